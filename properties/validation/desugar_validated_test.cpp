// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cute-desugar preserves meaning: of each operation that it rewrites, with leaves that run time knows, the
// code of the desugared is proved to compute what the original means.
#include "properties/validation/desugar_modules.h"

#include <gtest/gtest.h>

#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

TEST(DesugarValidated, WhatIsRewrittenIsProved) {
  size_t proved = 0;
  const std::vector<SugarCase> cases = sugarCases();
  for (const SugarCase& c : cases) {
    const Validated v = verdictOf(c.module);
    EXPECT_EQ(v.verdict, Verdict::kProved) << c.name << "\n" << v.report;
    proved += v.verdict == Verdict::kProved;
  }
  std::printf("%zu of %zu rewritten functions proved, for all values of their leaves\n", proved,
              cases.size());
  EXPECT_GE(cases.size(), 41u);
}

// The twin: the code of a view that begins elsewhere or is laid out otherwise is refuted, with a witness.
TEST(DesugarValidated, AnotherPlaceOrLayoutIsRefuted) {
  size_t refuted = 0;
  for (const SugarCase& c : sugarCases()) {
    const Validated v = verdictOf(c.module, [](std::string meaning) {
      const size_t result = meaning.find("  result 0 "), equals = meaning.find(" == ", result);
      const size_t end = meaning.find('\n', equals);
      std::string line = meaning.substr(result, end - result);
      const bool pointer = line.find(" ptr ") != std::string::npos,
                 truth = line.find(" i1 ") != std::string::npos;
      const std::string stated = meaning.substr(equals + 4, end - equals - 4);
      line = line.substr(0, equals - result + 4) + (pointer ? stated.substr(0, stated.size() - 1) + " + 4]"
                                                    : truth ? "not(" + stated + ")"
                                                            : "(" + stated + ") + 1");
      return meaning.replace(result, end - result, line);
    });
    EXPECT_EQ(v.verdict, Verdict::kRefuted) << c.name << "\n" << v.report;
    EXPECT_TRUE(v.witnessed) << c.name;
    refuted += v.verdict == Verdict::kRefuted;
  }
  std::printf("%zu with a wrong meaning refuted\n", refuted);
}

}  // namespace
}  // namespace cutecheck::run
