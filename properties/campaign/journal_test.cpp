// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/journal.h"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "properties/campaign/run_shard.h"

namespace cutecheck::campaign {
namespace {

Enumeration ten() {
  Enumeration e{"test", {}, fingerprint({"inputs"}), 7, "none", {{"test", "1"}}};
  for (int k = 0; k < 10; ++k) e.ids.push_back("case \"" + std::to_string(k) + "\"\n\x80");
  return e;
}

std::string freshPath(const std::string& name) {
  const std::string path = testing::TempDir() + "campaign_" + name;
  std::remove(path.c_str());
  return path;
}

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::optional<Result> pass(size_t number) {
  return Result{0, "passed", {"one", "two"}, std::to_string(number)};
}

// One process with a fresh journal.
std::string whole() {
  const std::string path = freshPath("whole");
  EXPECT_TRUE(runShard(ten(), {{}, path}, pass).ok());
  return contents(path);
}

TEST(CampaignJournal, AKillAtAnyByteLosesAtMostTheTornLine) {
  const std::string full = whole();
  const std::string path = freshPath("torn");
  size_t resumed = 0;
  for (size_t length = 0; length <= full.size(); length += 7) {
    std::ofstream(path, std::ios::binary) << full.substr(0, length);
    const auto tally = runShard(ten(), {{}, path}, pass);
    ASSERT_TRUE(tally.ok()) << tally.error().str();
    EXPECT_EQ(contents(path), full) << "cut after " << length;
    EXPECT_EQ(tally->done, 10u);
    resumed += tally->resumed;
  }
  EXPECT_GT(resumed, 100u) << "something was taken from the journal";
}

TEST(CampaignJournal, WhatIsDoneIsNotDoneAgain) {
  const std::string path = freshPath("again");
  std::vector<size_t> worked;
  const auto work = [&](size_t number) {
    worked.push_back(number);
    return pass(number);
  };
  ASSERT_TRUE(runShard(ten(), {{1, 3}, path}, work).ok());
  ASSERT_TRUE(runShard(ten(), {{1, 3}, path}, work).ok());
  EXPECT_EQ(worked, (std::vector<size_t>{1, 4, 7}));
}

TEST(CampaignJournal, C1AFolderIsNoJournal) {
  const auto tally = runShard(ten(), {{}, testing::TempDir()}, pass);
  ASSERT_FALSE(tally.ok());
  EXPECT_EQ(tally.error().rule, "campaign_c1");
}

TEST(CampaignJournal, C2TwoProcessesCannotHoldOne) {
  const std::string path = freshPath("held");
  const auto first = Journal::open(path, ten(), {});
  ASSERT_TRUE(first.ok());
  const auto second = Journal::open(path, ten(), {});
  ASSERT_FALSE(second.ok());
  EXPECT_EQ(second.error().rule, "campaign_c2");
}

TEST(CampaignJournal, C3RefusesAnotherCampaignOrShardAndLeavesItAlone) {
  const std::string path = freshPath("other");
  ASSERT_TRUE(runShard(ten(), {{0, 2}, path}, pass).ok());
  const std::string before = contents(path);
  std::vector<Enumeration> others(5, ten());
  others[0].seed = 8;
  others[1].versions[0].second = "2";
  others[2].ids.back() = "another";
  others[3].inputs = fingerprint({"other inputs"});
  others[4].budget = "more";
  for (const Enumeration& other : others) {
    const auto refused = runShard(other, {{0, 2}, path}, pass);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().rule, "campaign_c3");
  }
  const auto shard = runShard(ten(), {{1, 2}, path}, pass);
  ASSERT_FALSE(shard.ok());
  EXPECT_EQ(shard.error().rule, "campaign_c3");
  EXPECT_EQ(contents(path), before);
  EXPECT_TRUE(runShard(ten(), {{0, 2}, path}, pass).ok()) << "the twin: its own campaign and shard";
}

TEST(RunShard, C4NothingIsNoCampaignButAShardMayOwnNothing) {
  Enumeration none = ten();
  none.ids.clear();
  const auto empty = runShard(none, {{}, freshPath("none")}, pass);
  ASSERT_FALSE(empty.ok());
  EXPECT_EQ(empty.error().rule, "campaign_c4");
  const auto idle = runShard(ten(), {{11, 12}, freshPath("idle")}, pass);
  ASSERT_TRUE(idle.ok());
  EXPECT_EQ(idle->owned, 0u);
  EXPECT_EQ(idle->status(), 0);
}

TEST(RunShard, C5AnIdStandsOnce) {
  Enumeration twice = ten();
  twice.ids[3] = twice.ids[2];
  const auto refused = runShard(twice, {{}, freshPath("twice")}, pass);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().rule, "campaign_c5");
}

TEST(CampaignJournal, TheDetailsAreReadAsTheyWereWritten) {
  std::string all = "\",\"detail\":\"";
  for (int byte = 1; byte < 256; ++byte) all += static_cast<char>(byte);
  const std::string path = freshPath("details");
  const auto work = [&](size_t n) {
    return std::optional(Result{0, "x", {}, n == 3 ? all : n == 4 ? "\\" : ""});
  };
  ASSERT_TRUE(runShard(ten(), {{}, path}, work).ok());
  std::vector<std::string> expected(10);
  expected[3] = all;
  expected[4] = "\\";
  EXPECT_EQ(detailsOf(path), expected);
  EXPECT_EQ(detailOf("{\"number\":1,\"detail\":\"torn"), std::nullopt);
  EXPECT_EQ(detailOf(ten().headLine()), std::nullopt);
}

TEST(RunShard, TheWorstIsTheStatusAlsoFromTheJournal) {
  const std::string path = freshPath("worst");
  const auto work = [](size_t n) { return std::optional(Result{n == 2 ? 2 : n == 4 ? 1 : 0, "x", {}, ""}); };
  for (int turn = 0; turn < 2; ++turn) {
    const auto tally = runShard(ten(), {{}, path}, work);
    ASSERT_TRUE(tally.ok());
    EXPECT_EQ(tally->status(), 1);
    EXPECT_EQ(tally->resumed, turn == 0 ? 0u : 10u);
  }
  const auto stopped = runShard(ten(), {{}, freshPath("stop")}, work, [] { return true; });
  ASSERT_TRUE(stopped.ok());
  EXPECT_EQ(stopped->status(), 130);
}

}  // namespace
}  // namespace cutecheck::campaign
