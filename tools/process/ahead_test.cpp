// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/ahead.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace cutecheck::cli {
namespace {

using Numbers = Ahead<size_t>;

const Numbers::Stop kNever = [] { return false; };

TEST(Ahead, GivesAnswersInTheirOrder) {
  for (const size_t threads : {0, 1, 3, 100}) {
    Numbers squares(50, threads, [](size_t i, const Numbers::Stop&) {
      std::this_thread::sleep_for(std::chrono::microseconds(i % 7 * 100));
      return i * i;
    });
    for (size_t i = 0; i < 50; ++i) EXPECT_EQ(squares.take(kNever), i * i) << threads;
  }
}

TEST(Ahead, WorksSideBySide) {
  // Each waits for the other: one thread alone would wait for ever.
  std::atomic<int> begun = 0;
  Numbers both(2, 2, [&begun](size_t i, const Numbers::Stop&) {
    ++begun;
    while (begun < 2) std::this_thread::yield();
    return i;
  });
  EXPECT_EQ(both.take(kNever), 0u);
  EXPECT_EQ(both.take(kNever), 1u);
}

TEST(Ahead, LeavesBehindWhatIsInWorkWhenNobodyWaits) {
  const auto left = std::make_shared<std::promise<bool>>();
  std::future<bool> wasTold = left->get_future();
  {
    Numbers endless(5, 1, [left](size_t i, const Numbers::Stop& stop) {
      while (!stop()) std::this_thread::yield();
      left->set_value(true);
      return i;
    });
    EXPECT_EQ(endless.take([] { return true; }), std::nullopt);
  }
  EXPECT_TRUE(wasTold.get());
}

TEST(Ahead, ThrowsWhereTheAnswerIsTaken) {
  Numbers faulty(2, 2, [](size_t i, const Numbers::Stop&) {
    return i == 0 ? i : throw std::runtime_error("no answer");
  });
  EXPECT_EQ(faulty.take(kNever), 0u);
  EXPECT_THROW((void)faulty.take(kNever), std::runtime_error);
}

}  // namespace
}  // namespace cutecheck::cli
