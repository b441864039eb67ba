// The runs shown in README.md are real: each `$ command` of a code block is run again, and its output
// must be what stands below it, but for the solver's effort.
#include <gtest/gtest.h>

#include <regex>
#include <string>
#include <vector>

#include "tools/checks/source_tree.h"
#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

struct ShownRun {
  std::string command;
  std::string output;
};

std::vector<ShownRun> shownRuns(const SourceFile& document) {
  std::vector<ShownRun> runs;
  bool inBlock = false, inRun = false;
  for (const std::string& line : document.lines) {
    if (line.starts_with("```")) {
      inBlock = !inBlock;
      inRun = false;
    } else if (inBlock && line.starts_with("$ ")) {
      runs.push_back({line.substr(2), ""});
      inRun = true;
    } else if (inRun) {
      runs.back().output += line + '\n';
    }
  }
  return runs;
}

// Effort and sample counts follow the version of the solver; blank lines separate runs.
std::string comparable(const std::string& text) {
  static const std::regex effort("(cost |spent +|units, )[0-9]+"), blanks("\n+$");
  return std::regex_replace(std::regex_replace(text, effort, "$1N"), blanks, "\n");
}

TEST(Readme, ShowsRealRuns) {
#ifndef CUTECHECK_PROGRAM
  GTEST_SKIP() << "the command line is not part of this build";
#else
  const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  const SourceFile* readme = tree.find("README.md");
  ASSERT_TRUE(readme);
  const std::string written = "build/release/bin/cutecheck";
  const std::vector<ShownRun> runs = shownRuns(*readme);
  ASSERT_GE(runs.size(), 3u);
  for (const ShownRun& run : runs) {
    ASSERT_TRUE(run.command.starts_with(written)) << run.command;
    const CommandResult result =
        runShell("cd '" CUTECHECK_SOURCE_DIR "' && '" CUTECHECK_PROGRAM "'" + run.command.substr(written.size()));
    EXPECT_EQ(comparable(result.output), comparable(run.output)) << run.command;
  }
#endif
}

TEST(Readme, AnotherOutputIsSeen) {
  const SourceFile document{"README.md", {"$ outside", "```", "$ one", "cost 5", "", "$ two", "2", "```", "3"}};
  const std::vector<ShownRun> runs = shownRuns(document);
  ASSERT_EQ(runs.size(), 2u);
  EXPECT_EQ(runs[0].command, "one");
  EXPECT_EQ(comparable(runs[0].output), comparable("cost 7\n"));
  EXPECT_NE(comparable(runs[0].output), comparable("at 7\n"));
  EXPECT_EQ(runs[1].output, "2\n");
}

}  // namespace
}  // namespace cutecheck::checks
