// Campaigns: what they count, that they go on after a crash and after an interruption, and that the checks
// can fail.
#include "fuzz/dialect/campaign.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

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
