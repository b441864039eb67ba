// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/evidence/status.md against what is there: its table of operations and the counts of laws.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/eval/operation.h"
#include "core/support/trimmed.h"
#include "properties/laws/law.h"

namespace cutecheck {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::stringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.emplace_back(trimmed(part, " "));
  return parts;
}

struct Row {
  std::vector<std::string> operations;
  std::vector<std::string> cells;  // spec, core, property, ...
};

// The rows of the table under `## Operations`.
std::vector<Row> operationRows(std::istream& status) {
  std::vector<Row> rows;
  bool inside = false;
  for (std::string line; std::getline(status, line);) {
    if (line.rfind("## ", 0) == 0) inside = line == "## Operations";
    if (!inside || line.rfind("| ", 0) != 0 || line.rfind("| operation ", 0) == 0) continue;
    std::vector<std::string> cells = split(line.substr(1), '|');
    rows.push_back({split(cells[0], ','), {cells.begin() + 1, cells.end()}});
  }
  return rows;
}

std::vector<Row> statusRows() {
  std::ifstream status(CUTECHECK_SOURCE_DIR "/docs/evidence/status.md");
  EXPECT_TRUE(status.is_open());
  return operationRows(status);
}

TEST(Status, NamesEveryOperationOnce) {
  std::multiset<std::string> named;
  for (const Row& row : statusRows()) named.insert(row.operations.begin(), row.operations.end());
  std::multiset<std::string> present;
  for (const Operation& op : operationTable()) present.emplace(op.name);
  EXPECT_GT(present.size(), 40u);
  EXPECT_EQ(named, present);
}

TEST(Status, CountsTheLawsOfEachOperation) {
  std::map<std::string, int> laws;
  for (const laws::Law& law : laws::allLaws()) ++laws[std::string(law.operation)];
  int counted = 0;
  for (const Row& row : statusRows()) {
    int expected = 0;
    for (const std::string& operation : row.operations) expected += laws[operation];
    counted += expected;
    const std::string& cell = row.cells[2];
    if (expected > 0) EXPECT_EQ(cell, std::to_string(expected)) << row.operations[0];
    if (expected == 0) EXPECT_EQ(cell.find_first_of("0123456789"), cell.find("2idx")) << row.operations[0];
  }
  EXPECT_GT(counted, 30);
}

TEST(Status, AMissingCellIsSeen) {
  std::stringstream status(
      "## Operations\n| operation | spec |\n|---|---|\n| size, cosize | yes | yes | 2 |\n## Systems\n"
      "| x | y |\n");
  const std::vector<Row> rows = operationRows(status);
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0].operations, (std::vector<std::string>{"size", "cosize"}));
  EXPECT_EQ(rows[0].cells[2], "2");
}

}  // namespace
}  // namespace cutecheck
