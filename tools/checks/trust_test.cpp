// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/evidence/trust.md publishes breaks: each command of that table is run again, and must say what the
// page says it says now.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "tools/checks/source_tree.h"
#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

struct Break {
  int line = 0;
  std::string input, before, now, noticed;
};

// The rows of the table under the heading.
std::vector<Break> breaksOf(const SourceFile& page) {
  std::vector<Break> breaks;
  bool inside = false;
  for (size_t i = 0; i < page.lines.size(); ++i) {
    const std::string& line = page.lines[i];
    if (line.starts_with("#")) inside = line == "## Breaks that were found, and what notices each now";
    if (!inside || !line.starts_with("| ") || line.starts_with("| input ")) continue;
    std::vector<std::string> cells;
    std::stringstream stream(line.substr(1));
    for (std::string cell; std::getline(stream, cell, '|');)
      cells.push_back(cell.size() > 1 ? cell.substr(1, cell.find_last_not_of(' ')) : "");
    if (cells.size() == 4) breaks.push_back({static_cast<int>(i + 1), cells[0], cells[1], cells[2], cells[3]});
  }
  return breaks;
}

// The command that a cell begins with, or nothing.
std::string commandOf(const std::string& cell) {
  const size_t end = cell.find('`', 1);
  if (!cell.starts_with("`") || end == std::string::npos) return "";
  const std::string command = cell.substr(1, end - 1);
  for (const char* word : {"eval ", "prove ", "validate ", "verify ", "kernel "})
    if (command.starts_with(word)) return command;
  return "";
}

// The first word of a cell: a verdict.
std::string verdictOf(const std::string& cell) { return cell.substr(0, cell.find_first_of(" ,:;.(")); }

// What an output says: `Verdict: ...` of a claim or of a module, `Verdict  ...` of PTX, the counts of `verify`, or an error
// where it is refused.
bool says(const std::string& output, const std::string& verdict) {
  if (verdict == "refused") return output.starts_with("error: ");
  const std::string lines = "\n" + output;
  return lines.find("\n" + verdict + ":") != std::string::npos ||
         lines.find("\n" + verdict + "  ") != std::string::npos ||
         output.find("  " + verdict + " 1\n") != std::string::npos;
}

TEST(TrustPage, EachBreakSaysWhatStandsThere) {
#ifdef CUTECHECK_PROGRAM
  const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  const SourceFile* page = tree.find("docs/evidence/trust.md");
  ASSERT_TRUE(page);
  const bool lowers = runShell(std::string(CUTECHECK_PROGRAM) + " doctor --require=llvm").status == 0;
  size_t made = 0;
  for (const Break& one : breaksOf(*page)) {
    EXPECT_FALSE(one.before.empty() || one.noticed.empty()) << one.line;
    const std::string command = commandOf(one.input);
    const bool everywhere = command.starts_with("eval ") || command.starts_with("prove ") || command.starts_with("kernel ");
    if (command.empty() || (!lowers && !everywhere)) continue;
    ++made;
    const std::string output =
        runShell("cd '" CUTECHECK_SOURCE_DIR "' && " + std::string(CUTECHECK_PROGRAM) + " " + command).output;
    EXPECT_TRUE(says(output, verdictOf(one.now))) << page->path << ':' << one.line << ": " << command << "\n" << output;
  }
  EXPECT_GE(made, lowers ? 20u : 10u);
#else
  GTEST_SKIP() << "the command line is not part of this build";
#endif
}

TEST(TrustPage, AnotherVerdictIsSeen) {
  const SourceFile page{
      "docs/evidence/trust.md",
      {"| `prove '1 == 1'` | Proved | Proved | x |", "## Breaks that were found, and what notices each now",
       "| input | what it said | what it says now | what would notice it |", "|---|---|---|---|",
       "| `prove 'M <= 1'` | Proved | Refuted at `M = 2` | a test |",
       "| a kernel | Proved | Unknown | a test |"}};
  const std::vector<Break> breaks = breaksOf(page);
  ASSERT_EQ(breaks.size(), 2u);
  EXPECT_EQ(commandOf(breaks[0].input), "prove 'M <= 1'");
  EXPECT_EQ(commandOf(breaks[1].input), "");
  EXPECT_TRUE(says("Refuted: M <= 1\n", verdictOf(breaks[0].now)));
  EXPECT_FALSE(says("Proved: M <= 1\nRefuted by nobody\n", verdictOf(breaks[0].now)));
  EXPECT_TRUE(says("ok   order\norder     1 file   0.00 s  Refuted 1\n", "Refuted"));
  EXPECT_FALSE(says("order     1 file   0.00 s  kept 1\n", "Refuted"));
  EXPECT_TRUE(says("Refuted  k, in theory exact\n", "Refuted"));
  EXPECT_TRUE(says("error: kUsage [spec_c5]: 3 is no number\n", "refused"));
  EXPECT_FALSE(says("Proved  k\nerror: none\n", "refused"));
  EXPECT_FALSE(says("Proved  k: 1 elements\n  Refuted  by nobody\n", "Refuted"));
}

}  // namespace
}  // namespace cutecheck::checks
