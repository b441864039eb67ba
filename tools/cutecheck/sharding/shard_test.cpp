// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// --shard and --journal of the commands, and the whole campaign with its workers killed.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

TEST(Shards, ARefusedShardIsAUsageError) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  for (const char* shard : {"2/2", "1", "x/2", "-1/2"})
    EXPECT_EQ(run({"check", claims, std::string("--shard=") + shard, "--journal", claims + ".j"}).status, 3)
        << shard;
  EXPECT_EQ(run({"check", claims, "--shard=0/2"}).status, 3) << "a shard without a journal";
  EXPECT_EQ(run({"check", temporaryFile("none.claims", "# nothing\n"), "--journal", claims + ".k"}).status,
            3);
}

TEST(Shards, AShardThatOwnsNothingIsDone) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const Ran idle = run({"check", claims, "--shard=1/2", "--journal", claims + ".j"});
  EXPECT_EQ(idle.status, 0) << idle.err;
  EXPECT_EQ(idle.out, "shard 1/2: 0 of 1 obligations, 0 from the journal\n");
}

TEST(Shards, AFileThatChangedIsAnotherCampaign) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string journal = claims + ".journal";
  EXPECT_EQ(run({"check", claims, "--journal", journal}).status, 0);
  std::ofstream(claims, std::ios::binary) << "expect Refuted: 4:1 == 5:1\n";
  const Ran changed = run({"check", claims, "--journal", journal});
  EXPECT_EQ(changed.status, 3) << changed.out;
  EXPECT_TRUE(contains(changed.err, "campaign_c3")) << changed.err;
}

// `check . --journal=j` may be started again; what is no journal is named so and stays.
TEST(Shards, JournalsInTheFolderAreNoInputs) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string folder = claims.substr(0, claims.rfind('/'));
  for (const char* shard : {"0/2", "1/2", "0/2", "1/2"})
    EXPECT_EQ(run({"check", folder, "--shard", shard, "--journal", folder + "/" + shard[0]}).status, 0)
        << shard;
  for (const char* command : {"check", "check", "verify"}) {
    const Ran again = run({command, folder, "--journal", folder + "/" + command});
    EXPECT_EQ(again.status, 0) << again.out << again.err;
    EXPECT_TRUE(contains(again.out, ": 1 of 1 obligations")) << again.out;
  }
  for (const char* taken : {"", "taken from the journal: 1 row\n"}) {
    const Ran verified = run({"verify", folder, "--resume", folder + "/rows"});
    EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
    EXPECT_TRUE(contains(verified.out, taken)) << verified.out;
  }
  const Ran own = run({"check", claims, "--journal", claims});
  EXPECT_EQ(own.status, 3);
  EXPECT_TRUE(contains(own.err, "a.claims' is no journal; name another file for --journal")) << own.err;
  EXPECT_EQ(readAll(claims), "expect Proved: 4:1 == 4:1\n");
  // A file of claims that holds a journal is an input all the same, and its lines are none.
  std::ofstream(folder + "/b.claims", std::ios::binary) << readAll(folder + "/check");
  EXPECT_EQ(run({"check", folder, "--journal", folder + "/other"}).status, 3);
  std::ofstream(folder + "/check", std::ios::app) << "junk\n";
  std::filesystem::remove(folder + "/b.claims");
  EXPECT_TRUE(contains(run({"check", folder, "--journal", folder + "/check"}).err, "line 3 of '"))
      << "the line is named";
}

TEST(Shards, ConformMergesToOneProcess) {
  const std::string folder = temporaryFile("x", "");
  const std::vector<std::string> conform = {"conform",
                                            "--subject",
                                            "python3 tools/adapters/naive.py --fault=carry",
                                            "--small=20",
                                            "--cases=5",
                                            "--law=composition_agrees",
                                            "--law=size_is_product"};
  const auto shard = [&](const std::string& part, const std::string& journal) {
    std::vector<std::string> arguments = conform;
    arguments.insert(arguments.end(), {"--shard", part, "--journal", journal});
    return run(arguments);
  };
  const Ran whole = shard("0/1", folder + ".whole");
  ASSERT_LE(whole.status, 1) << whole.err;
  const int first = shard("0/2", folder + ".0").status, second = shard("1/2", folder + ".1").status;
  EXPECT_EQ(std::max(first, second), whole.status);
  const Ran merged = run({"merge", folder + ".0", folder + ".1", "--out", folder + ".merged"});
  EXPECT_EQ(merged.status, whole.status) << merged.err;
  EXPECT_EQ(readAll(folder + ".merged"), readAll(folder + ".whole"));
}

// 64 shards, two at a time, each killed (SIGKILL) at random moments and started again until it is done.
TEST(Shards, KilledWorkersMergeToOneProcess) {
  const std::string out = temporaryFile("merged", "");
  const Ran killed = runShell(
      "CUTECHECK=" CUTECHECK_PROGRAM " tools/campaign/local --shards=64 --jobs=2 --kill=80 --seed=7 --out=" + out +
      " -- " CUTECHECK_CLAIM_CAMPAIGN " 6400 20260801 --block=20; echo rest $?");
  EXPECT_TRUE(contains(killed.out, "rest 0")) << killed.out;
  EXPECT_TRUE(contains(killed.out, "320 obligations, each once, from 64 journals")) << killed.out;
  EXPECT_FALSE(contains(killed.out, "kills: 0")) << killed.out;
  EXPECT_TRUE(contains(killed.out, "kills: ")) << killed.out;
  const std::string whole = out + ".whole";
  const Ran one =
      runShell(CUTECHECK_CLAIM_CAMPAIGN " 6400 20260801 --block=20 --journal=" + whole + "; echo rest $?");
  EXPECT_TRUE(contains(one.out, "rest 0")) << one.out;
  EXPECT_GT(readAll(whole).size(), 320u * 100u);
  EXPECT_EQ(readAll(out), readAll(whole));
}

}  // namespace
}  // namespace cutecheck::cli
