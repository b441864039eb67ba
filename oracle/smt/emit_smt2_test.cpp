// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/emit_smt2.h"

#include <gtest/gtest.h>

#include "oracle/smt/cvc5.h"
#include "oracle/smt/process.h"

namespace cutecheck::oracle {
namespace {

std::string script(std::string_view claim, std::string_view where) {
  Expected<std::string> text = emitSmt2(makeClaim(claim, where).value());
  EXPECT_TRUE(text.ok());
  return text.ok() ? *text : "";
}

// What cvc5 answers, a line each.
std::vector<std::string> answers(const std::string& text) {
  Expected<Ran> ran =
      runProcess({*findExecutable("cvc5"), "--incremental", "--lang=smt2", "--rlimit-per=200000", "-"}, text,
                 std::chrono::milliseconds(60'000));
  std::vector<std::string> lines;
  std::string line;
  for (char c : ran.ok() ? ran->output : "") {
    if (c != '\n') line += c;
    if (c == '\n') lines.push_back(std::exchange(line, ""));
  }
  return lines;
}

TEST(EmitSmt2, ACommentSaysWhatUnsatMeans) {
  const std::string text = script("(M,4):(1,M) == 4*M:1", "M>0");
  for (const char* part : {"; (M,4):(1,M) == 4*M:1\n", "; where M > 0\n", "(set-logic ALL)", "; the premises",
                           "; unsat proves: (M,4):(1,M) == 4*M:1 (coordinates)", "(check-sat)"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST(EmitSmt2, AnotherSolverReadsAndAgrees) {
  if (!cvc5Version()) GTEST_SKIP() << "cvc5 is not installed";
  std::vector<std::string> all = answers(script("(M,4):(1,M) == 4*M:1", "M>0"));
  ASSERT_GE(all.size(), 4u);
  EXPECT_EQ(all[0], "sat");
  for (size_t i = 1; i < all.size(); ++i) EXPECT_EQ(all[i], "unsat") << i;
  // The twin: the sizes agree, the offsets do not.
  all = answers(script("(M,4):(4,1) == 4*M:1", "M>0"));
  ASSERT_GE(all.size(), 4u);
  EXPECT_EQ(all[0], "sat");
  EXPECT_EQ(all.back(), "sat");
}

TEST(EmitSmt2, RefusesWhatNoQuerySays) {
  EXPECT_FALSE(emitSmt2(makeClaim("covers((4,8):(8,2),32)").value()).ok());
}

}  // namespace
}  // namespace cutecheck::oracle
