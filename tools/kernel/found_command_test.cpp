// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/ptx/found: kernels that were once answered falsely, each with its right answer, and beside it ones that differ
// in one place and have another.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

std::vector<std::string> splitAt(const std::string& text, char separator) {
  std::vector<std::string> all;
  std::istringstream stream(text);
  for (std::string one; std::getline(stream, one, separator);) all.push_back(one);
  return all;
}

// `\n` and `\t` in a cell are a line and a tab.
std::string unescaped(std::string text) {
  for (const auto& [from, to] : {std::pair{"\\n", "\n"}, std::pair{"\\t", "\t"}})
    for (size_t at = text.find(from); at != std::string::npos; at = text.find(from)) text.replace(at, 2, to);
  return text;
}

// The words of the command, its files read from the folder, or from changed copies.
std::vector<std::string> wordsOf(const std::string& folder, const std::vector<std::string>& cells,
                                 std::set<std::string>& named) {
  std::vector<std::string> words = splitAt(cells[0], ' ');
  std::vector<bool> made(cells.size());
  for (std::string& word : words) {
    if (!word.ends_with(".ptx") && !word.ends_with(".spec")) continue;
    named.insert(word);
    if (cells.size() == 3) {
      word = folder + word;
      continue;
    }
    std::string text = readAll(CUTECHECK_SOURCE_DIR "/" + folder + word);
    for (size_t i = 3; i < cells.size(); ++i) {
      const size_t arrow = cells[i].find(" => ");
      const std::string from = unescaped(cells[i].substr(0, arrow));
      const size_t at = text.find(from);
      if (arrow == std::string::npos || at == std::string::npos) continue;
      EXPECT_EQ(text.find(from, at + 1), std::string::npos) << cells[0] << ": " << from << " stands twice";
      text.replace(at, from.size(), unescaped(cells[i].substr(arrow + 4)));
      made[i] = true;
    }
    word = temporaryFile(word, text);
  }
  for (size_t i = 3; i < cells.size(); ++i) EXPECT_TRUE(made[i]) << cells[0] << ": " << cells[i];
  return words;
}

TEST(KernelFound, EachHasItsAnswer) {
  const std::string folder = "corpus/ptx/found/";
  std::istringstream table(readAll(CUTECHECK_SOURCE_DIR "/" + folder + "expected.tsv"));
  std::set<std::string> named;
  size_t rows = 0;
  for (std::string line; std::getline(table, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::vector<std::string> cells = splitAt(line, '\t');
    ASSERT_GE(cells.size(), 3U) << line;
    const Ran ran = run(wordsOf(folder, cells, named));
    EXPECT_EQ(std::to_string(ran.status), cells[1]) << line << "\n" << ran.out << ran.err;
    EXPECT_TRUE(contains(ran.out + ran.err, cells[2])) << line << "\n" << ran.out << ran.err;
    ++rows;
  }
  EXPECT_GT(rows, 100U);
  for (const auto& one : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/" + folder)) {
    const std::string name = one.path().filename().string();
    EXPECT_TRUE(name == "expected.tsv" || named.contains(name)) << name << " has no row";
  }
}

}  // namespace
}  // namespace cutecheck::cli
