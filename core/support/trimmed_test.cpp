// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/trimmed.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

TEST(Trimmed, WhatStandsAtBothEndsIsGone) {
  EXPECT_EQ(trimmed(" \t\r\n a b \n"), "a b");
  EXPECT_EQ(trimmed("a"), "a");
  EXPECT_EQ(trimmed(" \n"), "");
  EXPECT_EQ(trimmed(""), "");
}

TEST(Trimmed, NothingElseIs) {
  EXPECT_EQ(trimmed("\ta\n", " "), "\ta\n");
  EXPECT_EQ(trimmed(" \ta ", " "), "\ta");
  EXPECT_EQ(trimmed("\v a"), "\v a");
}

}  // namespace
}  // namespace cutecheck
