// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// child: each way in which a process can end is told apart from the others.
#include "properties/campaign/child.h"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <string>

namespace cutecheck::campaign {
namespace {

using How = Ended::How;

TEST(Child, TellsAllOfALongText) {
  const std::string text(size_t{1} << 20, 'x');
  const Ended ended = inChild([&](const Tell& tell) { tell(text); });
  EXPECT_TRUE(ended.whole());
  EXPECT_TRUE(ended.told == text);
}

TEST(Child, ASignalAndAnExitStatusAreToldApart) {
  const Ended killed = inChild([](const Tell& tell) {
    tell("begun");
    std::raise(SIGKILL);
  });
  EXPECT_EQ(killed.how, How::kSignal);
  EXPECT_EQ(killed.status, SIGKILL);
  EXPECT_EQ(killed.told, "begun");
  EXPECT_FALSE(killed.whole());
  const Ended left = inChild([](const Tell&) { std::_Exit(7); });
  EXPECT_EQ(left.how, How::kExited);
  EXPECT_EQ(left.status, 7);
  EXPECT_FALSE(left.whole());
}

void spinForever() {
  for (volatile bool more = true; more;) {
  }
}

TEST(Child, ProcessorTimeEndsIt) {
  const Ended ended = inChild([](const Tell&) { spinForever(); }, {.processorSeconds = 1});
  EXPECT_EQ(ended.how, How::kSignal);
  EXPECT_TRUE(ended.status == SIGKILL || ended.status == SIGXCPU) << ended.status;
}

TEST(Child, OneThatStandsIsKilledAndOneThatTakesItsTimeIsNot) {
  Shared<std::atomic<int64_t>> at;
  ASSERT_TRUE(at);
  const auto place = [&] { return std::optional<int64_t>(*at); };
  const Ended ended = inChild(
      [&](const Tell&) {
        *at = 5;
        spinForever();
      },
      {.standSeconds = 1, .place = place});
  EXPECT_EQ(ended.how, How::kHung);
  EXPECT_EQ(*at, 5);
  const Ended slow =
      inChild([](const Tell&) { spinForever(); },
              {.processorSeconds = 2, .standSeconds = 1, .place = [] { return std::optional<int64_t>(); }});
  EXPECT_EQ(slow.how, How::kSignal);
}

TEST(Child, JobsAreCountedAndBegunAnew) {
  Shared<std::atomic<int>> runs;
  ASSERT_TRUE(runs);
  const auto job = [&](size_t number) {
    if (number == 1 && (*runs)++ == 0) std::raise(SIGKILL);
    return static_cast<int>(number);
  };
  const Jobs lost = sideBySide(3, job);
  EXPECT_EQ(lost.lost, 1u);
  EXPECT_EQ(lost.worst, 2);
  *runs = 0;
  const Jobs again = sideBySide(3, job, true);
  EXPECT_EQ(again.lost, 0u);
  EXPECT_EQ(*runs, 2);
}

}  // namespace
}  // namespace cutecheck::campaign
