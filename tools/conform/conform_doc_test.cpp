// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/user/conform.md: each command is run, and what the page shows of its answer is in it.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

// The blocks between lines of three backquotes.
std::vector<std::string> blocks() {
  std::ifstream in(sourcePath("docs/user/conform.md"));
  std::vector<std::string> found;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line == "```") {
      inside = !inside;
      if (inside) found.emplace_back();
    } else if (inside) {
      found.back() += line + "\n";
    }
  }
  return found;
}

// The page names the program where tools/quickstart builds it.
std::string hereBuilt(std::string command) {
  const std::string there = "build/release/bin/cutecheck";
  for (size_t at = 0; (at = command.find(there, at)) != std::string::npos; at += sizeof CUTECHECK_PROGRAM - 1)
    command.replace(at, there.size(), CUTECHECK_PROGRAM);
  return command;
}

TEST(ConformPage, EachCommandRunsAndAnswersAsShown) {
  std::vector<Ran> runs;
  for (const std::string& block : blocks()) {
    if (!block.starts_with("$ ")) continue;
    runs.push_back(runShell(hereBuilt(block.substr(2))));
  }
  ASSERT_EQ(runs.size(), 3u);
  EXPECT_EQ(runs[0].status, 0) << runs[0].out;
  EXPECT_EQ(runs[1].status, 0) << runs[1].out;
  EXPECT_EQ(runs[2].status, 1) << runs[2].out;
  size_t shown = 0;
  for (const std::string& block : blocks()) {
    if (!block.starts_with("wrong: ")) continue;
    ++shown;
    EXPECT_NE(runs[2].out.find(block), std::string::npos) << block << "is not in\n" << runs[2].out;
  }
  EXPECT_EQ(shown, 1u);
}

TEST(ConformPage, ItsExchangesAreThoseOfTheBatchForm) {
  size_t asked = 0;
  for (const std::string& block : blocks()) {
    std::istringstream lines(block);
    for (std::string request, answer; std::getline(lines, request) && std::getline(lines, answer);) {
      if (!request.starts_with("{\"id\"") || request.find("\"args\"") == std::string::npos) continue;
      ++asked;
      const std::string got = run({"eval", "--batch"}, request + "\n").out;
      for (const char* part : {"\"3:2\"", "kNotComposable", "[3]"})
        EXPECT_EQ(answer.find(part) == std::string::npos, got.find(part) == std::string::npos)
            << request << got;
    }
  }
  EXPECT_EQ(asked, 2u);
}

}  // namespace
}  // namespace cutecheck::cli
