// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_ptx/back_end_guard.h"

#include <thread>

#include <gtest/gtest.h>

#include "llvm/Support/ErrorHandling.h"

namespace cutecheck::ptx {
namespace {

TEST(BackEndGuard, WorkThatEndsIsNotStopped) {
  bool done = false;
  EXPECT_EQ(stoppedBy([&] { done = true; }), std::nullopt);
  EXPECT_TRUE(done);
}

TEST(BackEndGuard, AFatalErrorIsItsFirstLine) {
  bool after = false;
  const auto stop = stoppedBy([&] {
    llvm::report_fatal_error("no such thing\nmore about it");
    after = true;
  });
  EXPECT_EQ(stop, "no such thing");
  EXPECT_FALSE(after);
  EXPECT_EQ(stoppedBy([] {}), std::nullopt) << "the next work is not stopped by the last one's error";
}

TEST(BackEndGuard, ASignalHasItsNumber) {
  EXPECT_EQ(stoppedBy([] { std::abort(); }), "signal 6");
}

TEST(BackEndGuard, EachThreadHasItsOwnReason) {
  std::optional<std::string> one, two;
  std::thread first([&] { one = stoppedBy([] { llvm::report_fatal_error("one"); }); });
  std::thread second([&] { two = stoppedBy([] { llvm::report_fatal_error("two"); }); });
  first.join();
  second.join();
  EXPECT_EQ(one, "one");
  EXPECT_EQ(two, "two");
}

TEST(BackEndGuardDeathTest, OutsideTheGuardAnErrorEndsTheProcessAsBefore) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(
      {
        (void)stoppedBy([] {});
        llvm::report_fatal_error("not guarded");
      },
      "LLVM ERROR: not guarded");
}

}  // namespace
}  // namespace cutecheck::ptx
