// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/expected.h"

#include <gtest/gtest.h>

#include <set>

namespace cutecheck {
namespace {

Expected<int> half(int n) {
  if (n % 2 != 0) return makeError(Code::kNotDivisible, "half_c1", "odd");
  return n / 2;
}

Expected<int> quarter(int n) {
  CUTECHECK_TRY(once, half(n));
  CUTECHECK_TRY(twice, half(once));
  return twice;
}

TEST(Expected, HoldsAValueOrADiagnostic) {
  ASSERT_TRUE(half(4).ok());
  EXPECT_EQ(*half(4), 2);
  ASSERT_FALSE(half(3).ok());
  EXPECT_EQ(half(3).error().code, Code::kNotDivisible);
}

TEST(Expected, TryReturnsTheFirstDiagnostic) {
  ASSERT_TRUE(quarter(8).ok());
  EXPECT_EQ(*quarter(8), 2);
  ASSERT_FALSE(quarter(6).ok());
  EXPECT_EQ(quarter(6).error().rule, "half_c1");
}

TEST(Expected, DiagnosticPrintsOnOneLine) {
  Diagnostic d = makeError(Code::kNotComposable, "composition_c2", "a carry");
  EXPECT_EQ(d.str(), "kNotComposable [composition_c2]: a carry");
  d.witness = {3, 5};
  EXPECT_EQ(d.str(), "kNotComposable [composition_c2] at 3, 5: a carry");
  d.position = 7;
  EXPECT_EQ(d.str(), "kNotComposable [composition_c2] at 3, 5 at byte 7: a carry");
  EXPECT_EQ(makeError(Code::kEmpty, "", "nothing").str(), "kEmpty: nothing");
}

TEST(Expected, EveryCodeHasItsOwnName) {
  std::set<std::string_view> names;
  const int last = static_cast<int>(Code::kEmpty);
  for (int code = 0; code <= last; ++code) names.insert(codeName(static_cast<Code>(code)));
  EXPECT_EQ(names.size(), static_cast<size_t>(last) + 1);
  EXPECT_EQ(codeName(Code::kSyntax), "kSyntax");
  EXPECT_EQ(codeName(Code::kEmpty), "kEmpty");
}

}  // namespace
}  // namespace cutecheck
