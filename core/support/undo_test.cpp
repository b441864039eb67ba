// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/undo.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace cutecheck {
namespace {

// undoAll is the last thing that a process does, so each case is a process.
TEST(UndoDeathTest, TheNewestIsUndoneFirst) {
  EXPECT_EXIT(
      {
        const Undo first([] { std::fputs("first ", stderr); });
        {
          const Undo ended([] { std::fputs("ended ", stderr); });
        }
        const Undo second([] { std::fputs("second ", stderr); });
        undoAll();
        std::_Exit(3);
      },
      testing::ExitedWithCode(3), "^second first $");
}

TEST(UndoDeathTest, NothingIsKeptBehindIt) {
  EXPECT_EXIT(
      {
        undoAll();
        std::atomic<bool> made = false;
        std::thread([&] {
          const Undo late([] {});
          made = true;
        }).detach();
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        std::_Exit(made ? 1 : 0);
      },
      testing::ExitedWithCode(0), "");
}

TEST(Undo, WhatIsEndedIsForgotten) {
  int undone = 0;
  {
    const Undo one([&] { ++undone; });
  }
  EXPECT_EQ(undone, 0);
}

}  // namespace
}  // namespace cutecheck
