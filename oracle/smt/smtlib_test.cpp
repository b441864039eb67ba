// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/smtlib.h"

#include <gtest/gtest.h>

namespace cutecheck::oracle {
namespace {

TEST(Smtlib, TermsAreWrittenAndSharedOnesOnce) {
  Term x = variable("i!"), sum = x + integer(-3);
  EXPECT_EQ(
      assertionsInSmtlib({less(sum, sum), conjunction({}), disjunction({less(x, x)})}, Numbers::kIntegers),
      "(declare-const |i!| Int)\n"
      "(define-fun t!0 () Int (+ |i!| (- 3)))\n"
      "(assert (< t!0 t!0))\n"
      "(assert true)\n"
      "(assert (< |i!| |i!|))\n");
  EXPECT_EQ(assertionsInSmtlib({equals(variable("x"), integer(2))}, Numbers::kReals),
            "(declare-const |x| Real)\n(assert (= |x| 2.0))\n");
}

TEST(Smtlib, DeepSharingStaysSmall) {
  Term x = variable("x");
  for (int i = 0; i < 60; ++i) x = x + x;  // 2^60 occurrences
  EXPECT_LT(assertionsInSmtlib({less(x, x)}, Numbers::kIntegers).size(), 4000u);
}

TEST(Smtlib, VariablesInOrderOfOccurrence) {
  Term x = variable("x"), y = variable("y");
  EXPECT_EQ(variablesOf({less(y, x), less(x, y)}), (std::vector<std::string>{"y", "x"}));
}

TEST(Smtlib, ValuesAreRead) {
  EXPECT_FALSE(readValues("((r (/ 3 2)))").ok());  // no integer, nor one negated
  auto values = readValues("((x 5) (|a b| (- 3)) (big 36893488147419103232))\n");
  ASSERT_TRUE(values.ok());
  ASSERT_EQ(values->size(), 3u);
  EXPECT_EQ((*values)[0], 5);
  EXPECT_EQ((*values)[1], -3);
  EXPECT_FALSE((*values)[2].has_value());
}

TEST(Smtlib, WhatIsNoAnswerIsRefused) {
  for (const char* text : {"", "(", "((x 5)", "((x", "(error \"no model\")", "((x (- 5))", "x", "((x 5) y)"})
    EXPECT_FALSE(readValues(text).ok()) << text;
  EXPECT_TRUE(readValues("()").ok());
}

}  // namespace
}  // namespace cutecheck::oracle
