// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck merge: the whole of a campaign, or a refusal.
#include <cstdio>
#include <fstream>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// A campaign of nine lines in three shards, and the same by one process.
class Merge : public testing::Test {
 protected:
  void SetUp() override {
    std::string lines = "# claims\n\nexpect Refuted: 4:1 == 5:1\nexpect Proved: (M,2):(1,M) == M*2:1\n";
    for (int i = 2; i < 9; ++i)
      lines += "expect Proved: " + std::to_string(i) + ":1 == " + std::to_string(i) + ":1\n";
    claims_ = temporaryFile("a.claims", lines);
    folder_ = claims_.substr(0, claims_.rfind('/') + 1);
    for (int i = 0; i < 3; ++i) {
      journals_.push_back(folder_ + std::to_string(i) + ".journal");
      const Ran ran =
          run({"check", claims_, "--shard", std::to_string(i) + "/3", "--journal", journals_.back()});
      ASSERT_EQ(ran.status, 0) << ran.out << ran.err;
    }
  }

  Ran merge(std::vector<std::string> journals) {
    journals.insert(journals.begin(), "merge");
    journals.insert(journals.end(), {"--out", out()});
    return run(journals);
  }
  std::string out() const { return folder_ + "merged"; }

  void expectRefused(const std::vector<std::string>& journals, const std::string& rule) {
    std::remove(out().c_str());
    const Ran refused = merge(journals);
    EXPECT_EQ(refused.status, 3) << refused.out;
    EXPECT_TRUE(contains(refused.err, rule)) << refused.err;
    EXPECT_FALSE(std::ifstream(out()).is_open()) << "nothing is written";
  }

  std::string claims_, folder_;
  std::vector<std::string> journals_;
};

TEST_F(Merge, IsTheJournalOfOneProcessInWhateverOrder) {
  const std::string whole = folder_ + "whole.journal";
  ASSERT_EQ(run({"check", claims_, "--journal", whole}).status, 0);
  const Ran merged = merge({journals_[2], journals_[0], journals_[1]});
  EXPECT_EQ(merged.status, 0) << merged.err;
  EXPECT_EQ(merged.out, "check: 9 obligations, each once, from 3 journals\n  9 as expected\n");
  EXPECT_EQ(readAll(out()), readAll(whole));
  EXPECT_TRUE(contains(readAll(out()), "\"verdict\":\"Proved\",\"derivations\":[\"")) << readAll(out());
  EXPECT_EQ(merge({whole}).status, 0) << "a single journal is a campaign too";
}

TEST_F(Merge, C1RefusesWhatIsNoJournal) {
  write(folder_ + "empty", "");
  expectRefused({journals_[0], folder_ + "empty"}, "merge_c1");
  expectRefused({claims_}, "merge_c1");
  expectRefused({folder_ + "absent"}, "merge_c1");
}

TEST_F(Merge, C2RefusesATornLineWhichResumingMends) {
  const std::string text = readAll(journals_[1]);
  write(journals_[1], text.substr(0, text.size() - 9));
  expectRefused(journals_, "merge_c2");
  EXPECT_EQ(run({"check", claims_, "--shard=1/3", "--journal", journals_[1]}).status, 0);
  EXPECT_EQ(readAll(journals_[1]), text);
  EXPECT_EQ(merge(journals_).status, 0);
}

TEST_F(Merge, C3RefusesOtherVersionsSeedsAndCampaigns) {
  const std::string text = readAll(journals_[1]);
  write(journals_[1], replaced(text, "\"z3\":\"", "\"z3\":\"9"));
  expectRefused(journals_, "versions differ");
  write(journals_[1], replaced(text, "\"program\":\"", "\"program\":\"0"));
  expectRefused(journals_, "program differ");
  const std::string line = text.substr(text.find('\n'));
  write(journals_[1], text.substr(0, text.find('\n')) + replaced(line, "\"seed\":0", "\"seed\":1"));
  expectRefused(journals_, "merge_c3");
  write(journals_[1], text.substr(0, text.find('\n')) + replaced(line, "cutecheck 0", "cutecheck 9"));
  expectRefused(journals_, "merge_c3");
}

TEST_F(Merge, C4RefusesWhatStandsTwice) {
  expectRefused({journals_[0], journals_[1], journals_[2], journals_[1]}, "merge_c4");
}

TEST_F(Merge, C5RefusesWhatIsMissing) {
  expectRefused({journals_[0], journals_[2]}, "merge_c5");
  EXPECT_TRUE(contains(merge({journals_[0], journals_[2]}).err, "3 of 9 obligations are in no journal"));
}

TEST_F(Merge, C6RefusesAnIdThatIsNotOfTheEnumeration) {
  write(journals_[1], replaced(readAll(journals_[1]), "a.claims:", "b.claims:"));
  expectRefused(journals_, "merge_c6");
}

TEST_F(Merge, C7RefusesToWriteWhereItCannot) {
  std::vector<std::string> arguments = {"merge",      journals_[0], journals_[1],
                                        journals_[2], "--out",      folder_ + "no/such"};
  const Ran refused = run(arguments);
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.err, "merge_c7")) << refused.err;
}

TEST_F(Merge, TheWorstObligationIsTheStatus) {
  const std::string claims =
      temporaryFile("b.claims", "expect Proved: 4:1 == 4:1\nexpect Proved: 4:1 == 5:1\n");
  const std::string journal = claims + ".journal";
  const Ran ran = run({"check", claims, "--journal", journal});
  EXPECT_EQ(ran.status, 1) << ran.out;
  EXPECT_TRUE(contains(ran.out, "expected Proved, got Refuted")) << ran.out;
  EXPECT_EQ(merge({journal}).status, 1);
}

}  // namespace
}  // namespace cutecheck::cli
