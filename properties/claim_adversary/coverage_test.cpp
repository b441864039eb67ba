// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// That each name of the language is drawn at each position, in the kept campaigns and by the generator as it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "properties/claim_adversary/record.h"

namespace cutecheck::adversary {
namespace {

constexpr uint64_t kLeast = 200, kOf = 1'000'000;

using Key = std::pair<std::string, std::string>;  // name and position

// Draws of each cell, for each campaign (kind and seed) that has cells.
std::map<Key, std::map<Key, uint64_t>> cellsOf(std::istream& in) {
  std::map<Key, std::map<Key, uint64_t>> all;
  for (std::string row; std::getline(in, row);) {
    std::vector<std::string> words;
    std::istringstream split(row);
    for (std::string word; std::getline(split, word, '\t');) words.push_back(word);
    if (words.size() == 9 && words[0] == "cell") all[{words[1], words[2]}][{words[3], words[4]}] = std::stoull(words[5]);
  }
  return all;
}

// The cells with fewer draws than `least`, and those that are no cells of the language.
std::string rare(const std::map<Key, uint64_t>& cells, uint64_t least) {
  std::string out;
  std::set<Key> known;
  for (const std::string& name : allNames()) {
    for (size_t p = 0; p < kPositions; ++p) {
      const Key key{name, positionName(static_cast<Position>(p))};
      known.insert(key);
      const auto at = cells.find(key);
      if (at == cells.end() || at->second < least) out += name + " at " + key.second + "\n";
    }
  }
  for (const auto& [key, drawn] : cells)
    if (!known.contains(key)) out += key.first + " at " + key.second + " is no cell\n";
  return out;
}

TEST(Coverage, EachCellOfTheKeptCampaignsIsDrawn) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/campaigns/claims.tsv");
  const auto campaigns = cellsOf(in);
  ASSERT_FALSE(campaigns.empty());
  for (const auto& [campaign, cells] : campaigns)
    EXPECT_EQ(rare(cells, kLeast), "") << campaign.first << ", seed " << campaign.second;
}

TEST(Coverage, ACellThatIsMissingOrUnknownIsSeen) {
  std::map<Key, uint64_t> cells;
  for (const std::string& name : allNames())
    for (size_t p = 0; p < kPositions; ++p) cells[{name, positionName(static_cast<Position>(p))}] = kLeast;
  EXPECT_EQ(rare(cells, kLeast), "");
  cells[{"complement", "stride"}] = kLeast - 1;
  cells.erase({"<=", "tiler"});
  cells[{"frobnicate", "side"}] = kLeast;
  EXPECT_EQ(rare(cells, kLeast), "<= at tiler\ncomplement at stride\nfrobnicate at side is no cell\n");
}

// The kept draws are those of the generator as it is: a share of them again, with half the rate for chance.
TEST(Coverage, TheGeneratorDrawsEachCell) {
  constexpr uint64_t kDraws = 100'000;
  Coverage coverage;
  for (uint64_t k = 0; k < kDraws; ++k) coverage.add(drawCase(1, k), Said::kVacuous, "");
  std::map<Key, uint64_t> cells;
  for (const std::string& name : allNames())
    for (size_t p = 0; p < kPositions; ++p) {
      const auto position = static_cast<Position>(p);
      cells[{name, positionName(position)}] = coverage.at(name, position).drawn;
    }
  EXPECT_EQ(rare(cells, kDraws * kLeast / kOf / 2), "");
}

TEST(Record, ACampaignReplacesItsOwnRowsAndTheDrawsOfItsSeed) {
  Summary all;
  all.cases = 1;
  all.coverage.add(drawCase(1, 0), Said::kVacuous, "");
  using Kind = Campaign::Kind;
  const auto rows = [](const std::string& text, const std::string& prefix) {
    size_t count = 0;
    std::istringstream in(text);
    for (std::string row; std::getline(in, row);) count += row.starts_with(prefix);
    return count;
  };
  const size_t table = allNames().size() * kPositions;
  std::string record = withRows("", {Kind::kDrawn, 1, 0}, all);
  record = withRows(record, {Kind::kDrawn, 2, 0}, all);
  EXPECT_EQ(rows(record, "cell\tdrawn\t1\t"), table);
  record = withRows(withRows(record, {Kind::kPlain, 1, 0}, all), {Kind::kPlain, 1, 0}, all);
  EXPECT_EQ(rows(record, "cell\tdrawn\t1\t"), 0u);
  EXPECT_EQ(rows(record, "cell\tdrawn\t2\t"), table);
  EXPECT_EQ(rows(record, "cell\tplain\t1\t"), table);
  record = withRows(record, {Kind::kSolved, 1, 5}, all);
  EXPECT_EQ(rows(record, "cell\t"), 2 * table);
  EXPECT_EQ(rows(record, "campaign\t"), 3u);
  EXPECT_EQ(withSection("# no heading\n", {Kind::kPlain, 1, 0}, all), std::nullopt);
  const auto page = withSection("### Without solvers, seed 1\n\nold\n\n### next\n", {Kind::kPlain, 1, 0}, all);
  ASSERT_TRUE(page.has_value());
  EXPECT_EQ(page->find("old"), std::string::npos);
  EXPECT_NE(page->find("### next"), std::string::npos);
  EXPECT_EQ(page->find("units of work"), std::string::npos);
  EXPECT_NE(withSection(*page, {Kind::kPlain, 1, 0, 7}, all)->find("A claim may spend 7 units of work."), std::string::npos);
}

}  // namespace
}  // namespace cutecheck::adversary
