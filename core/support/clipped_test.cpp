// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/clipped.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

TEST(Clipped, WhatFitsIsAsItWas) {
  EXPECT_EQ(clipped(""), "");
  EXPECT_EQ(clipped(std::string(kQuoted, 'a')), std::string(kQuoted, 'a'));
}

TEST(Clipped, WhatDoesNotFitSaysSo) {
  EXPECT_EQ(clipped(std::string(kQuoted + 1, 'a')), std::string(kQuoted, 'a') + "...");
  EXPECT_EQ(clipped("abcdef", 3), "abc...");
}

TEST(Clipped, NoCharacterIsCut) {
  EXPECT_EQ(clipped("a\u00e4b", 2), "a...");
  EXPECT_EQ(clipped("a\u00e4b", 3), "a\u00e4...");
}

}  // namespace
}  // namespace cutecheck
