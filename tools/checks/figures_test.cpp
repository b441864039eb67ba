// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each figure of README.md, status.md and trust.md is kept by a test, a record or a count (figures.tsv).
#include <gtest/gtest.h>

#include "tools/checks/figures.h"

namespace cutecheck::checks {
namespace {

TEST(Figures, EachIsKept) {
  const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  const SourceFile* list = tree.find("tools/checks/figures.tsv");
  ASSERT_TRUE(list);
  size_t figures = 0;
  for (const char* page : {"README.md", "docs/evidence/status.md", "docs/evidence/trust.md"}) {
    ASSERT_TRUE(tree.find(page)) << page;
    figures += figuresOf(*tree.find(page)).size();
  }
  EXPECT_GE(figures, 150u);
  const std::vector<Violation> found = unkeptFigures(tree, list->lines);
  EXPECT_TRUE(found.empty()) << describe(found);
}

std::vector<std::string> complaints(const std::string& line, const std::string& row) {
  const SourceTree tree{{{"README.md", {line, "```", "77", "```"}},
                         {"a/one_test.cpp", {"TEST(One, Two) {", "  EXPECT_EQ(count(), 1'250);"}},
                         {"corpus/record.tsv", {"# 9 rows", "1250\t3", "7\t4"}}}};
  std::vector<std::string> said;
  for (const Violation& one : unkeptFigures(tree, {"# page, text, kind, keeper", row})) said.push_back(one.message);
  return said;
}

TEST(Figures, AFigureThatIsKeptIsNoFinding) {
  for (const char* keeper : {"test\tOne.Two", "record\tcorpus/record.tsv", "bound\tof the format"})
    EXPECT_EQ(complaints("There are 1,250 words.", "README.md\tThere are 1,250 words\t" + std::string(keeper)),
              std::vector<std::string>{})
        << keeper;
  EXPECT_EQ(complaints("2 rows", "README.md\t2 rows\tcount\tcorpus/* ^[0-9]"), std::vector<std::string>{});
}

TEST(Figures, AChangedFigureIsSeen) {
  for (const char* keeper : {"test\tOne.Two", "record\tcorpus/record.tsv"}) {
    // The row changed with the page: its keeper has another figure.
    EXPECT_EQ(complaints("There are 1,251 words.", "README.md\tThere are 1,251 words\t" + std::string(keeper)).size(), 1u);
    // The page alone changed: the row matches nothing, and the figure has none.
    EXPECT_EQ(complaints("There are 1,251 words.", "README.md\tThere are 1,250 words\t" + std::string(keeper)).size(), 2u);
  }
  EXPECT_EQ(complaints("3 rows", "README.md\t3 rows\tcount\tcorpus/* ^[0-9]").size(), 1u);
}

TEST(Figures, AKeeperThatIsNotThereIsSeen) {
  for (const char* keeper : {"test\tOne.Three", "test\tOne", "record\tcorpus/gone.tsv", "bound", "guess\tsomebody"})
    EXPECT_GE(complaints("There are 1,250 words.", "README.md\tThere are 1,250 words\t" + std::string(keeper)).size(), 1u)
        << keeper;
}

TEST(Figures, CodeAndNamesHoldNoFigures) {
  const SourceFile page{"README.md", {"`4:1` of [12](a#13) composition_r5, SM90, f16, 3.25 and 1,250, 7 %", "```", "8", "```"}};
  std::vector<std::string> digits;
  for (const Figure& figure : figuresOf(page)) digits.push_back(figure.digits);
  EXPECT_EQ(digits, (std::vector<std::string>{"12", "3.25", "1250", "7"}));
}

TEST(Figures, ATableIsKeptByTheTestThatReadsThePage) {
  const SourceTree tree{{{"README.md", {"## Table", "| a | 5 |", "## Other", "| b | 6 |"}},
                         {"a/one_test.cpp", {"// README.md", "TEST(One, Two) {"}}}};
  const std::vector<Violation> found = unkeptFigures(tree, {"README.md\t## Table\ttest\tOne.Two"});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].line, 4);
}

}  // namespace
}  // namespace cutecheck::checks
