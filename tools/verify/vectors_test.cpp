// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/vectors: the answers through the batch form, and an explanation for each difference from pycute.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/answers/answer.h"
#include "tools/answers/vector_classes.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

std::vector<nlohmann::json> readVectors() {
  std::vector<nlohmann::json> rows;
  for (const auto& entry : std::filesystem::directory_iterator(sourcePath("corpus/vectors"))) {
    if (entry.path().extension() != ".jsonl") continue;
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) rows.push_back(nlohmann::json::parse(line));
  }
  return rows;
}

// The table under `## Differences from pycute`, without its head.
std::vector<std::string> writtenTable(std::istream& in) {
  std::vector<std::string> lines;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) inside = line == "## Differences from pycute";
    if (inside && line.starts_with("| ") && !line.starts_with("| class |")) lines.push_back(line);
  }
  return lines;
}

// The differences without a class.
size_t unexplained(const std::vector<nlohmann::json>& rows) {
  size_t count = 0;
  for (const nlohmann::json& row : rows)
    count += row.contains("pycute") && row.value("class", "").empty() ? 1 : 0;
  return count;
}

TEST(Vectors, EachDifferenceFromPycuteIsExplained) {
  const std::vector<nlohmann::json> rows = readVectors();
  ASSERT_GE(rows.size(), 3487u);
  EXPECT_EQ(unexplained(rows), 0u);
}

// docs/reference/spec.md lists every class with its count, an example, and what enumeration says of it.
TEST(Vectors, TheSpecificationListsTheClassesAsTheyAre) {
  std::ifstream in(sourcePath("docs/reference/spec.md"));
  const std::vector<std::string> written = writtenTable(in), table = classTable(readVectors());
  std::string whole;
  for (const std::string& line : table) whole += line + "\n";
  EXPECT_GT(table.size(), 20u);
  EXPECT_EQ(written, table) << "the table is\n" << whole;
}

TEST(Vectors, AnUnexplainedDifferenceIsCounted) {
  EXPECT_EQ(
      unexplained(
          {{{"pycute", "3:0"}, {"class", ""}}, {{"pycute", "3:0"}}, {{"pycute", "3:0"}, {"class", "x"}}}),
      2u);
}

// Two rows of a class count as two, and the shorter one is shown with the coordinate that tells the answers
// apart.
TEST(Vectors, ATableIsMadeOfItsRows) {
  const nlohmann::json row{
      {"op", "composition"}, {"args", {"1:1", "3:1"}}, {"result", "3:1"}, {"pycute", "3:0"}, {"class", "x"}};
  nlohmann::json longer = row;
  longer["args"] = {"(1):(1)", "3:1"};
  const std::vector<std::string> lines = classTable({longer, row});
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0], "| x | 2 | `composition(1:1, 3:1)` | `3:0` | `3:1` | at 1: 1, not 0 |");
}

TEST(Vectors, BatchAnswersAreThoseOfTheFiles) {
  const std::vector<nlohmann::json> rows = readVectors();
  std::string requests;
  for (size_t i = 0; i < rows.size(); ++i)
    requests += nlohmann::json{{"op", rows[i]["op"]}, {"args", rows[i]["args"]}, {"id", i}}.dump() + "\n";
  const Ran batch = run({"eval", "--batch"}, requests);
  ASSERT_EQ(batch.status, 0);
  std::istringstream lines(batch.out);
  size_t number = 0, same = 0;
  for (std::string line; std::getline(lines, line); ++number) {
    ASSERT_LT(number, rows.size());
    const nlohmann::json answer = nlohmann::json::parse(line);
    const nlohmann::json& row = rows[number];
    EXPECT_EQ(answer["id"], number);
    const bool asWritten = row.contains("result")
                               ? row["result"] == answer.value("result", "")
                               : answer.contains("error") && answer["error"]["code"] == row["error"];
    // Another text may be the same function: that is judged where the files are.
    same += asWritten || judgeVectorLine(row.dump()).asExpected() ? 1 : 0;
    EXPECT_TRUE(asWritten || row.contains("result")) << row << "\n" << line;
  }
  EXPECT_EQ(number, rows.size());
  EXPECT_EQ(same, rows.size());
}

}  // namespace
}  // namespace cutecheck::cli
