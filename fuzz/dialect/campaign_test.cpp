// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Campaigns: what they count, that they go on after a crash and after an interruption, and that the checks
// can fail.
#include "fuzz/dialect/campaign.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

namespace cutecheck::fuzz {
namespace {

const std::vector<std::string> kSeeds = {
    "func.func @f(%l: !cute.layout<\"(4,8):(1,4)\">) -> !cute.layout<\"32:1\"> {\n"
    "  %r = cute.coalesce(%l) : (!cute.layout<\"(4,8):(1,4)\">) -> !cute.layout<\"32:1\">\n"
    "  return %r : !cute.layout<\"32:1\">\n}\n"};

CampaignResult ran(const CampaignOptions& options) {
  CampaignResult result;
  const auto error = runCampaign(options, kSeeds, [](const CampaignResult&, int64_t) {}, result);
  EXPECT_FALSE(error) << error->message;
  return result;
}

CampaignOptions options(MutantKind kind) {
  CampaignOptions o;
  o.kind = kind;
  o.mutants = 200;
  o.chunk = 80;
  return o;
}

TEST(DialectSession, StagesAreTold) {
  DialectSession session;
  EXPECT_EQ(session.check("func.func").stage, Stage::kRefused);
  EXPECT_EQ(session.check(kSeeds[0]).stage, Stage::kDesugared);
  EXPECT_EQ(session.check(session.bytecodeOf(kSeeds[0])).stage, Stage::kDesugared);
  std::string wrong = kSeeds[0];
  for (size_t at; (at = wrong.find("32:1")) != std::string::npos;) wrong.replace(at, 4, "16:2");
  EXPECT_EQ(session.check(wrong).stage, Stage::kParsed);
}

TEST(DialectCampaign, CountsEveryMutantOnceAndReachesEveryStage) {
  for (const MutantKind kind : {MutantKind::kText, MutantKind::kBytecode, MutantKind::kModules}) {
    const CampaignResult result = ran(options(kind));
    int64_t sum = 0;
    for (const int64_t n : result.reached) sum += n;
    EXPECT_EQ(sum, 200) << nameOf(kind);
    EXPECT_GT(result.reached[static_cast<size_t>(Stage::kDesugared)], 0) << nameOf(kind);
    EXPECT_EQ(result.findings, std::vector<std::string>()) << nameOf(kind);
  }
}

// The lines of a journal by their numbers, the head first.
std::map<int64_t, std::string> linesOf(const std::string& path) {
  std::map<int64_t, std::string> lines;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    lines[lines.empty() ? -1 : std::stoll(line.substr(line.find(':') + 1))] = line;
  return lines;
}

TEST(DialectCampaign, TheLinesOfItsShardsAreThoseOfOneProcess) {
  const std::string stem = testing::TempDir() + "dialect_shards_";
  std::map<int64_t, std::string> cut, whole;
  for (const char* part : {"0/1", "0/2", "1/2"}) {
    CampaignOptions o = options(MutantKind::kText);
    o.crashAt = 100;
    o.shard = {*campaign::parseShard(part), stem + part[0] + part[2]};
    std::filesystem::remove(o.shard.journal);
    std::vector<std::string> findings;
    const auto tally =
        runCampaignShard(o, kSeeds, [&](const std::string& finding) { findings.push_back(finding); });
    ASSERT_TRUE(tally.ok()) << tally.error().str();
    const bool crashes = std::string(part) != "0/2";  // mutant 100 is of chunk 1
    EXPECT_EQ(tally->status(), crashes ? 1 : 0) << part;
    EXPECT_EQ(findings.size(), crashes ? 1u : 0u) << part;
    (std::string(part) == "0/1" ? whole : cut).merge(linesOf(o.shard.journal));
  }
  EXPECT_EQ(whole.size(), 4u);
  EXPECT_EQ(cut, whole);
}

TEST(DialectCampaign, ACrashIsAFindingAndTheOthersRun) {
  CampaignOptions o = options(MutantKind::kText);
  o.crashAt = 100;
  const CampaignResult result = ran(o);
  ASSERT_EQ(result.findings.size(), 1u);
  EXPECT_TRUE(result.findings[0].starts_with("mutant 100: ")) << result.findings[0];
  int64_t sum = 0;
  for (const int64_t n : result.reached) sum += n;
  EXPECT_EQ(sum, 199);
}

TEST(DialectCampaign, GoesOnWhereItWasInterruptedAndCountsTheSame) {
  const std::string journal = testing::TempDir() + "dialect_campaign.journal";
  std::filesystem::remove(journal);
  CampaignOptions o = options(MutantKind::kText);
  o.journal = journal;
  const CampaignResult whole = ran(o);
  // The last line is torn.
  std::filesystem::resize_file(journal, std::filesystem::file_size(journal) - 6);
  const CampaignResult again = ran(o);
  EXPECT_EQ(again.resumed, 160);
  EXPECT_EQ(again.reached, whole.reached);
  EXPECT_EQ(ran(o).resumed, 200);
  o.seed = 7;
  CampaignResult other;
  EXPECT_TRUE(runCampaign(o, kSeeds, [](const CampaignResult&, int64_t) {}, other));
}

TEST(DialectCampaign, WithoutASeedNothingRuns) {
  CampaignResult result;
  EXPECT_TRUE(runCampaign(options(MutantKind::kText), {}, [](const CampaignResult&, int64_t) {}, result));
}

}  // namespace
}  // namespace cutecheck::fuzz
