// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the playground says: the value, its facts, a witness, a picture; or the refusal.
#include "tools/playground/answer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cutecheck::playground {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Playground, SaysTheValueItsFactsAndItsPicture) {
  const std::string said = answer("logical_divide((8,8):(8,1), <4,2>)", "");
  for (const char* part :
       {R"~("value":"((4,2),(2,4)):((8,32),(1,2))")~", R"~("kind":"layout")~", R"~(["size","64"])~",
        R"~(["injective","yes"])~", R"~(["bijective","onto [0, 64)"])~", R"~("witness":[])~", R"~("svg":"<svg )~"})
    EXPECT_THAT(said, HasSubstr(part));
  EXPECT_THAT(said, Not(HasSubstr("error")));
}

TEST(Playground, ShowsACollision) {
  EXPECT_THAT(answer("(4,4):(1,2)", ""), HasSubstr(R"~("witness":[2,4])~"));
  EXPECT_THAT(answer("(4,4):(1,4)", ""), HasSubstr(R"~("witness":[])~"));
}

TEST(Playground, ShowsWhereTwoLayoutsDiffer) {
  const std::string said = answer("(4,8):(8,1) == (4,8):(1,4)", "");
  EXPECT_THAT(said,
              HasSubstr(R"~("value":"false","kind":"truth","facts":[["at 1","8 and 1"]],"witness":[1])~"));
  EXPECT_THAT(said, HasSubstr(R"~("svg":"<svg )~"));
  EXPECT_THAT(answer("(4,8):(1,4) == 32:1", ""),
              HasSubstr(R"~("value":"true","kind":"truth","facts":[],"witness":[])~"));
  EXPECT_THAT(answer("4:1 == 8:1", ""), HasSubstr(R"~(["sizes","4 and 8"])~"));
}

TEST(Playground, RefusesByRuleAndWitness) {
  const std::string said = answer("(6,2):(11,2) o (3,2):(2,3)", "");
  EXPECT_THAT(said, HasSubstr(R"~("code":"kNotComposable","rule":"composition_c2","witness":[5])~"));
  EXPECT_THAT(answer("(4,8):(1,", ""), HasSubstr(R"~("code":"kSyntax")~"));
  EXPECT_THAT(answer("", ""), HasSubstr(R"~("code":"kSyntax")~"));
}

TEST(Playground, TakesNumbersForSymbols) {
  EXPECT_THAT(answer("(M,4):(4,1)", "M=2"), HasSubstr(R"~("value":"(2,4):(4,1)")~"));
  EXPECT_THAT(answer("(M,4):(4,1)", ""), HasSubstr(R"~("code":"kNotStatic")~"));
  EXPECT_THAT(answer("(M,4):(4,1)", "M"), HasSubstr(R"~("code":"kSyntax")~"));
}

TEST(Playground, SaysWhyThereIsNoPicture) {
  const std::string said = answer("(1024,1024):(1024,1)", "");
  EXPECT_THAT(said, HasSubstr(R"~("undrawn":")~"));
  EXPECT_THAT(said, HasSubstr(R"~(["size","1048576"])~"));
}

TEST(Playground, QuotesWhatWasTyped) {
  EXPECT_THAT(answer("\"<script>\\\n", ""), Not(HasSubstr("\n")));
  EXPECT_THAT(answer("size(\"", ""), HasSubstr("error"));
  EXPECT_THAT(answer("4,8:1,4", ""), HasSubstr("\"hint\":\"a tuple stands in parentheses"));
  EXPECT_THAT(answer("(M,8):(1,M)", ""), HasSubstr("\"hint\":\"write its number under Numbers for symbols"));
  EXPECT_THAT(answer("(M,8):(1,M)", "M==8"), HasSubstr("\"hint\":\"each symbol has its number behind one sign"));
  EXPECT_THAT(answer("(8,8):(1,8)", ""), Not(HasSubstr("hint")));
}

}  // namespace
}  // namespace cutecheck::playground
