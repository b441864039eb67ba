// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck explain: its steps are what eval says, its two values differ, and what it offers works.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

Json answer(const std::string& expression) {
  const Ran ran = run({"explain", expression, "--json"});
  EXPECT_FALSE(ran.out.empty()) << ran.err;
  return Json::parse(ran.out, nullptr, false);
}

std::string evaluated(const std::string& expression) {
  const std::string out = run({"eval", expression}).out;
  return out.substr(0, out.find('\n'));
}

TEST(Explain, EachStepIsWhatEvalSays) {
  size_t steps = 0;
  for (const std::string expression :
       {"coalesce(zipped_divide((8,8):(8,1), <4,2>))", "size((4,8)) + 2*cosize(4:3)",
        "S<3,3,3> o 0 o ((8,64):(64,1) o 8:1)", "logical_product((2,2):(1,2), complement(4:2, 16))",
        "right_inverse((4,8):(8,1)) o (8:1 o 4:2)", "flat_divide((10,8):(8,1), <4,3>)"}) {
    const Json json = answer(expression);
    ASSERT_GE(json["steps"].size(), 1u) << expression;
    for (const Json& step : json["steps"]) {
      EXPECT_EQ(evaluated(step["call"]), step["result"].get<std::string>()) << expression;
      ++steps;
    }
  }
  EXPECT_EQ(answer("coalesce(zipped_divide((8,8):(8,1), <4,2>))")["steps"].back()["result"],
            evaluated("coalesce(zipped_divide((8,8):(8,1), <4,2>))"));
  EXPECT_GE(steps, 12u);
}

// The truth is evaluated again; the other number is never it; and each offer is a call that eval answers.
TEST(Explain, ARefusalHasBothValuesAndWhatWorks) {
  struct Row {
    const char *a, *b;
    int64_t at, truth, layout;
  };
  for (const Row& row : {Row{"(6,2):(11,2)", "(3,2):(2,3)", 5, 13, 77},
                         Row{"(4,6,8):(2,3,5)", "6:3", 3, 8, 13}, Row{"(4,3):(3,1)", "5:1", 4, 1, 12}}) {
    const Json json = answer(std::string(row.a) + " o " + row.b);
    EXPECT_EQ(json["error"]["rule"], "composition_c2");
    EXPECT_EQ(json["differ"]["at"], row.at);
    EXPECT_EQ(json["differ"]["value"], row.truth);
    EXPECT_EQ(json["differ"]["layout_gives"], row.layout);
    const std::string inner = evaluated("call(" + std::string(row.b) + ", " + std::to_string(row.at) + ")");
    EXPECT_EQ(evaluated("call(" + std::string(row.a) + ", " + inner + ")"), std::to_string(row.truth));
    ASSERT_EQ(json["nearest"].size(), 3u);
    for (const Json& one : json["nearest"]) {
      EXPECT_EQ(evaluated(one["call"]), one["result"].get<std::string>());
      EXPECT_EQ(
          run({"prove", one["call"].get<std::string>() + " == " + one["result"].get<std::string>()}).status,
          0);
    }
  }
}

TEST(Explain, ADivideSaysTileRestAndOverhang) {
  const Ran over = run({"explain", "zipped_divide((10,8):(8,1), <4,2>)"});
  EXPECT_EQ(over.status, 0);
  EXPECT_TRUE(contains(over.out, "mode 0: 3 tiles of 4 cover 12 of 10: 2 coordinates overhang")) << over.out;
  EXPECT_FALSE(contains(run({"explain", "zipped_divide((8,8):(8,1), <4,2>)"}).out, "overhang"));
  EXPECT_TRUE(contains(run({"explain", "zipped_divide((8,8):(8,1), <3,4>)"}).out,
                       "3 tiles of 3 cover 9 of 8: 1 coordinate overhangs"));
  EXPECT_TRUE(contains(run({"explain", "(4,8:(1,4)"}).err, "hint: the '(' at byte 0 is not closed"));
  const Ran refused = run({"explain", "zipped_divide((6,4):(4,1), 8:1)"});
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.out, "A = (6,4):(4,1), B = (8,3):(1,8)")) << refused.out;
  EXPECT_TRUE(contains(refused.out, "zipped_divide((6,4):(4,1),6:1) = (6,4):(4,1)    (8 -> 6 in argument 2)"))
      << refused.out;
}

TEST(Explain, AnInnerRefusalIsTheInnerCallsAndIsShownWhereItWasTyped) {
  const Ran ran = run({"explain", "coalesce(Layout<Shape<_6,_2>,Stride<_11,_2>>{} o 5:3)"});
  EXPECT_EQ(ran.status, 3);
  const std::string indent(51, ' ');
  EXPECT_TRUE(contains(ran.err, "  coalesce(Layout<Shape<_6,_2>,Stride<_11,_2>>{} o 5:3)\n" + indent + "^"))
      << ran.err;
  EXPECT_TRUE(contains(ran.out, "(6,2):(11,2) o 6:3 = (2,3):(33,2)")) << ran.out;
}

TEST(Explain, WhatIsNoExpressionOrHasSymbolsIsRefused) {
  EXPECT_EQ(answer("(4")["error"]["code"], "kSyntax");
  EXPECT_EQ(answer("size(M:1)")["error"]["code"], "kNotStatic");
  EXPECT_EQ(run({"explain", "size(M:1)", "--with", "M=7"}).out, "1  size(7:1) = 7\n");
  EXPECT_EQ(run({"explain", "size(M:1)", "--with", "M=7,M=8"}).status, 3);
  EXPECT_EQ(run({"explain", "size(M:1)", "--with", "M=7,M=7"}).status, 0);
  const Ran value = run({"explain", "4:1"});
  EXPECT_EQ(value.status, 3);
  EXPECT_TRUE(contains(value.err, "4:1 is a value without an operation")) << value.err;
  EXPECT_EQ(run({"explain", "4:1 == 4:2"}).status, 1);
  // Nothing near works where there is no such operation.
  EXPECT_TRUE(answer("nope(4:1)")["nearest"].empty());
}

}  // namespace
}  // namespace cutecheck::cli
