// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folders of kernels with a table of their answers, and beside each ones that differ in one place and have
// another: corpus/ptx/found, which were once answered falsely; forms, as compilers write them; clang,
// compiled from the sources there; pairs, a plain and an optimised kernel that compute the same, and edits of
// the optimised one.
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

struct Folder {
  const char* name;
  size_t rows;  // more than these
  const char* table = "expected";
  const char* begins = nullptr;  // the files of the folder that need a row; else all
};

class KernelFound : public testing::TestWithParam<Folder> {};

TEST_P(KernelFound, EachHasItsAnswer) {
  const std::string folder = std::string("corpus/ptx/") + GetParam().name + "/";
  std::istringstream table(readAll(CUTECHECK_SOURCE_DIR "/" + folder + GetParam().table + ".tsv"));
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
  EXPECT_GT(rows, GetParam().rows);
  for (const auto& one : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/" + folder)) {
    const std::string name = one.path().filename().string();
    const bool isSource = name.ends_with(".cu") || name.ends_with(".h");
    if (GetParam().begins != nullptr && !name.starts_with(GetParam().begins)) continue;
    EXPECT_TRUE(name.ends_with(".tsv") || isSource || named.contains(name)) << name << " has no row";
    if (name.ends_with(".cu")) EXPECT_TRUE(named.contains(name.substr(0, name.size() - 3) + ".ptx")) << name;
  }
}

INSTANTIATE_TEST_SUITE_P(Folders, KernelFound, testing::Values(Folder{"found", 100}, Folder{"forms", 18}, Folder{"clang", 20}),
                         [](const auto& one) { return std::string(one.param.name); });
INSTANTIATE_TEST_SUITE_P(Pairs, KernelFound,
                         testing::Values(Folder{"pairs", 12, "matmul", "matmul"},
                                         Folder{"pairs", 12, "halves", "halves"},
                                         Folder{"pairs", 14, "conv", "conv"},
                                         Folder{"pairs", 20, "attention", "attention"}),
                         [](const auto& one) { return std::string(one.param.table); });
// The pairs at sizes that take longer.
INSTANTIATE_TEST_SUITE_P(LargePairs, KernelFound, testing::Values(Folder{"pairs", 3, "large"}),
                         [](const auto& one) { return std::string(one.param.table); });

}  // namespace
}  // namespace cutecheck::cli
