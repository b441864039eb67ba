// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/evidence/status.md on the engine of lowering/algebra, against the laws, the obligations and what
// campaigns recorded.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "properties/differential/mixed/mixed_laws.h"
#include "properties/differential/mixed/mixed_proofs.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

using Cells = std::vector<std::string>;

Cells split(const std::string& line, char separator) {
  Cells cells;
  std::stringstream stream(line);
  for (std::string cell; std::getline(stream, cell, separator);) {
    const size_t begin = cell.find_first_not_of(' ');
    cells.push_back(begin == std::string::npos ? ""
                                               : cell.substr(begin, cell.find_last_not_of(' ') - begin + 1));
  }
  return cells;
}

// The rows of the table under `## Engine`, by their first cell.
std::map<std::string, Cells> statusRows(std::istream& status) {
  std::map<std::string, Cells> rows;
  bool inside = false;
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("## ")) inside = line == "## Engine";
    if (!inside || !line.starts_with("| ") || line.starts_with("| operation ")) continue;
    Cells cells = split(line.substr(1), '|');
    const std::string name = cells.front();
    rows[name] = {cells.begin() + 1, cells.end()};
  }
  return rows;
}

// Whether each of the six has a number above 0 for laws, proofs and runs, and one for refusals.
std::string firstEmpty(const std::map<std::string, Cells>& rows) {
  for (const std::string& family : provedFamilies()) {
    const auto row = rows.find(family);
    if (row == rows.end() || row->second.size() != 4) return family;
    for (size_t i = 0; i < 4; ++i) {
      const std::string& cell = row->second[i];
      if (cell.empty() || cell.find_first_not_of("0123456789") != std::string::npos) return family;
      if (i != 2 && cell == "0") return family;
    }
  }
  return "";
}

// corpus/campaigns/mixed.tsv: (kind, family) -> the numbers.
std::map<std::pair<std::string, std::string>, Cells> recorded() {
  std::map<std::pair<std::string, std::string>, Cells> rows;
  std::ifstream file(CUTECHECK_SOURCE_DIR "/corpus/campaigns/mixed.tsv");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    const Cells cells = split(line, '\t');
    if (cells.size() > 2) rows[{cells[0], cells[1]}] = {cells.begin() + 2, cells.end()};
  }
  return rows;
}

std::map<std::string, Cells> statusFile() {
  std::ifstream status(CUTECHECK_SOURCE_DIR "/docs/evidence/status.md");
  return statusRows(status);
}

TEST(EngineStatus, HasNoEmptyCell) { EXPECT_EQ(firstEmpty(statusFile()), ""); }

TEST(EngineStatus, AnEmptyCellIsSeen) {
  std::string table = "## Engine\n| operation | laws | proofs | refused | runs |\n|---|---|---|---|---|\n";
  for (const std::string& family : provedFamilies()) table += "| " + family + " | 3 | 4 | 0 | 5 |\n";
  std::stringstream whole(table);
  EXPECT_EQ(firstEmpty(statusRows(whole)), "");
  for (const char* cells : {"| 4 |  | 0 | 5 |", "| 3 | 4 | 0 | 0 |", "| 3 | 4 | 5 |"}) {
    std::stringstream broken(table + "| swizzle " + cells + "\n");
    EXPECT_EQ(firstEmpty(statusRows(broken)), "swizzle") << cells;
  }
}

TEST(EngineStatus, CountsTheLawsThatTheEngineIsUnder) {
  std::map<std::string, int> laws;
  for (const laws::Law* law : engineLaws(Leaves::kStatic)) {
    const LawRun run = runOnEngine(*law, Leaves::kStatic, {211 * law->smallStride, 200, 0}, settings().seed);
    laws[std::string(familyOf(law->operation))] += run.tally.checked > 0;
  }
  const auto rows = statusFile();
  ASSERT_EQ(firstEmpty(rows), "");
  for (const std::string& family : provedFamilies())
    EXPECT_EQ(rows.at(family).at(0), std::to_string(laws[family])) << family;
}

TEST(EngineStatus, HasTheProofsOfTheLastCampaignOfAllObligations) {
  const auto rows = statusFile();
  ASSERT_EQ(firstEmpty(rows), "");
  const auto campaign = recorded();
  for (const std::string& family : provedFamilies()) {
    ASSERT_TRUE(campaign.contains({"proofs", family})) << family;
    const Cells& numbers = campaign.at({"proofs", family});
    EXPECT_EQ(numbers.at(0), std::to_string(obligationsOf(family).size())) << family;
    EXPECT_EQ(rows.at(family).at(1), numbers.at(1)) << family;
    EXPECT_EQ(rows.at(family).at(2), numbers.at(2)) << family;
    EXPECT_EQ(std::stoll(numbers.at(1)) + std::stoll(numbers.at(2)), std::stoll(numbers.at(0))) << family;
  }
}

TEST(EngineStatus, HasTheRunsOfTheLastFuzzCampaign) {
  const auto rows = statusFile();
  ASSERT_EQ(firstEmpty(rows), "");
  const auto campaign = recorded();
  for (const std::string& family : provedFamilies()) {
    ASSERT_TRUE(campaign.contains({"fuzz", family})) << family;
    const Cells& numbers = campaign.at({"fuzz", family});
    EXPECT_EQ(rows.at(family).at(3), numbers.at(0)) << family;
    EXPECT_EQ(numbers.back(), "0") << family << " has wrong answers";
  }
}

}  // namespace
}  // namespace cutecheck::run
