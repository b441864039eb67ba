// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/reference/verdicts.md: each example is run again and must print what the page shows.
#include <fstream>
#include <regex>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

struct Example {
  std::string command, shown;
};

// Blocks of four-space lines whose first line begins with "$ cutecheck".
std::vector<Example> examples() {
  std::ifstream in(sourcePath("docs/reference/verdicts.md"));
  std::vector<Example> found;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("    $ cutecheck ")) {
      found.push_back({line.substr(6), ""});
      inside = true;
    } else if (inside && line.starts_with("    ")) {
      found.back().shown += line.substr(4) + "\n";
    } else {
      inside = false;
    }
  }
  return found;
}

// What a query costs may change with the solver's release; what it says may not, nor the samples of a claim
// that asks no solver.
std::string withoutCosts(const std::string& text) {
  static const std::regex cost("cost [0-9]+|[1-9][0-9]* (solver )?units(, [0-9]+ samples)?");
  return std::regex_replace(text, cost, "#");
}

TEST(VerdictsPage, EachExamplePrintsWhatIsShown) {
  const std::vector<Example> all = examples();
  ASSERT_GE(all.size(), 6u);
  for (const Example& example : all) {
    const Ran again = runShell(example.command + "; echo \"exit $?\"");
    EXPECT_EQ(withoutCosts(again.out), withoutCosts(example.shown)) << example.command;
  }
}

TEST(VerdictsPage, ShowsEachVerdict) {
  std::string shown;
  for (const Example& example : examples()) shown += example.shown;
  for (const char* word :
       {"Proved: ", "Refuted: ", "Unknown: ", "kVacuous", "kSyntax", "exit 0", "exit 1", "exit 2", "exit 3"})
    EXPECT_NE(shown.find(word), std::string::npos) << word;
}

TEST(VerdictsPage, OnlyCostsAreLeftOut) {
  EXPECT_EQ(withoutCosts("cost 12) spent 7 solver units, 9 samples"),
            withoutCosts("cost 3) spent 4 solver units, 5 samples"));
  EXPECT_NE(withoutCosts("M = 2"), withoutCosts("M = 3"));
  EXPECT_NE(withoutCosts("spent 0 solver units, 9 samples"), withoutCosts("spent 0 solver units, 5 samples"));
}

// The line "spent" of an answer in a page.
std::string spentOf(const std::string& page, const std::string& verdict) {
  std::ifstream in(sourcePath(page));
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    inside |= line.ends_with(verdict);
    if (const size_t at = line.find("spent "); inside && at != std::string::npos) return line.substr(at);
  }
  return {};
}

TEST(VerdictsPage, TheReadmeSpendsTheSame) {
  for (const char* verdict : {"Proved: coalesce((M,N):(1,M)) == M*N:1", "Refuted: (M,N):(N,1) == M*N:1"})
    EXPECT_EQ(spentOf("README.md", verdict), spentOf("docs/reference/verdicts.md", verdict)) << verdict;
}

}  // namespace
}  // namespace cutecheck::cli
