// docs/report.md: its commands are run, and print what the page shows.
#include <fstream>
#include <regex>

#include <gtest/gtest.h>

#include "tools/cutecheck/run_program.h"

namespace cutecheck::cli {
namespace {

std::string withoutTimes(const std::string& text) {
  static const std::regex time(" +[0-9]+\\.[0-9]{2} s");
  return std::regex_replace(text, time, " #");
}

TEST(ReportPage, EachExamplePrintsWhatIsShown) {
  const std::string folder = temporaryFile("x", "") + ".report", shownFolder = "build/report";
  std::ifstream in(sourcePath("docs/report.md"));
  std::vector<std::pair<std::string, std::string>> examples;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    inside = line.starts_with("    $ ") || (inside && line.starts_with("    "));
    if (!inside) continue;
    if (line.starts_with("    $ "))
      examples.emplace_back(line.substr(6), "");
    else
      examples.back().second += line.substr(4) + "\n";
  }
  ASSERT_EQ(examples.size(), 2u);
  for (auto& [command, shown] : examples) {
    const size_t at = command.find(shownFolder);
    ASSERT_NE(at, std::string::npos);
    command.replace(at, shownFolder.size(), "'" + folder + "'");
    EXPECT_EQ(withoutTimes(runShell(command + "; echo \"exit $?\"").out), withoutTimes(shown)) << command;
  }
}

}  // namespace
}  // namespace cutecheck::cli
