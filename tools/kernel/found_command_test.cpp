// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/ptx/found: kernels that were once answered falsely, each with its right answer.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

TEST(KernelFound, EachHasItsAnswer) {
  const std::string folder = "corpus/ptx/found/";
  std::istringstream table(readAll(CUTECHECK_SOURCE_DIR "/" + folder + "expected.tsv"));
  std::set<std::string> named;
  size_t rows = 0;
  for (std::string line; std::getline(table, line);) {
    if (line.empty() || line[0] == '#') continue;
    const size_t first = line.find('\t'), second = line.find('\t', first + 1);
    ASSERT_NE(second, std::string::npos) << line;
    std::vector<std::string> words;
    std::istringstream command(line.substr(0, first));
    for (std::string word; command >> word;) {
      const bool isFile = word.ends_with(".ptx") || word.ends_with(".spec");
      if (isFile) named.insert(word);
      words.push_back(isFile ? folder + word : word);
    }
    const Ran ran = run(words);
    EXPECT_EQ(std::to_string(ran.status), line.substr(first + 1, second - first - 1)) << line << "\n" << ran.out << ran.err;
    EXPECT_TRUE(contains(ran.out, line.substr(second + 1))) << line << "\n" << ran.out;
    ++rows;
  }
  EXPECT_GT(rows, 40U);
  for (const auto& one : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/" + folder)) {
    const std::string name = one.path().filename().string();
    EXPECT_TRUE(name == "expected.tsv" || named.contains(name)) << name << " has no row";
  }
}

}  // namespace
}  // namespace cutecheck::cli
