// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/evidence/first_hour.md: what a new user typed is answered as its table says, and no longer as before.
#include <fstream>
#include <vector>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

// The cells of a line of a table; "\|" is a bar inside of one.
std::vector<std::string> tableCells(const std::string& line) {
  std::vector<std::string> cells;
  std::string cell;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == '|') {
      cell += line[++i];
    } else if (line[i] == '|') {
      cells.push_back(cell);
      cell.clear();
    } else {
      cell += line[i];
    }
  }
  if (!cells.empty()) cells.erase(cells.begin());
  return cells;
}

// What stands between backquotes.
std::vector<std::string> backquoted(const std::string& cell) {
  std::vector<std::string> texts;
  for (size_t at = cell.find('`'); at != std::string::npos;) {
    const size_t end = cell.find('`', at + 1);
    if (end == std::string::npos) break;
    texts.push_back(cell.substr(at + 1, end - at - 1));
    at = cell.find('`', end + 1);
  }
  return texts;
}

TEST(FirstHour, EachLineIsAnsweredAsItsTableSays) {
  std::ifstream in(sourcePath("docs/evidence/first_hour.md"));
  size_t rows = 0, absent = 0;
  bool commands = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) commands = line == "## Commands";
    if (!commands || !line.starts_with("| `")) continue;
    const std::vector<std::string> cells = tableCells(line);
    ASSERT_EQ(cells.size(), 3u) << line;
    const std::vector<std::string> typed = backquoted(cells[0]), now = backquoted(cells[2]);
    ASSERT_EQ(typed.size(), 1u) << line;
    ASSERT_FALSE(now.empty()) << line;
    const Ran ran = runShell("cutecheck " + typed[0]);
    for (const std::string& text : now) EXPECT_TRUE(contains(ran.out, text)) << typed[0] << "\nlacks " << text << "\n" << ran.out;
    for (const std::string& text : backquoted(cells[1])) {
      // A word that is in the new answer as well is no text of the old one.
      if (text.size() < 6) continue;
      ++absent;
      EXPECT_FALSE(contains(ran.out, text)) << typed[0] << "\nstill says " << text << "\n" << ran.out;
    }
    ++rows;
  }
  EXPECT_GE(rows, 25u);
  EXPECT_GE(absent, 15u);
}

// The reader of the table sees what it is to see.
TEST(FirstHour, ATableIsRead) {
  const std::vector<std::string> cells = tableCells(R"(| `a \| b` | was `c` and `d` | `e` |)");
  ASSERT_EQ(cells.size(), 3u);
  EXPECT_EQ(backquoted(cells[0]), std::vector<std::string>{"a | b"});
  EXPECT_EQ(backquoted(cells[1]), (std::vector<std::string>{"c", "d"}));
  EXPECT_TRUE(backquoted("none").empty());
  EXPECT_TRUE(backquoted("`open").empty());
}

}  // namespace
}  // namespace cutecheck::cli
