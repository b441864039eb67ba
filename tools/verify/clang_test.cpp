// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/clang: functions of C, as clang writes them at -O0 and at -O2, against what they mean.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "tools/process/run_program.h"
#include "tools/process/subprocess.h"

namespace cutecheck::cli {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(CUTECHECK_SOURCE_DIR) / "corpus" / "clang";

std::string contents(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// What is not decided, and why (README.md beside them): by the file's name.
const std::set<std::string> kUndecided = {"by_case.O2", "by_case.fault-edit.O2", "floor_mod.O0", "floor_mod.O2"};

// A function of C, right or wrong by the edit that its file writes down, compiled.
struct Compiled {
  std::string name;  // "clamp.fault-edit.O2"
  bool wrong = false;
  std::string level;
  fs::path source, meaning, code;
};

std::vector<Compiled> all() {
  std::vector<Compiled> found;
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    if (entry.path().extension() != ".c") continue;
    const std::string stem = entry.path().stem().string();
    for (const bool wrong : {false, true})
      for (const char* level : {"O0", "O2"}) {
        const std::string name = stem + (wrong ? ".fault-edit." : ".") + level;
        found.push_back(
            {name, wrong, level, entry.path(), kFolder / (stem + ".meaning"), kFolder / (name + ".ll")});
      }
  }
  std::sort(found.begin(), found.end(), [](const Compiled& a, const Compiled& b) { return a.name < b.name; });
  return found;
}

// The source with its edit, `// wrong: A => B` in the first line, which finds A once.
std::string sourceOf(const Compiled& c) {
  std::string text = contents(c.source);
  const size_t end = text.find('\n'), arrow = text.find(" => ");
  const std::string begin = "// wrong: ";
  EXPECT_TRUE(text.starts_with(begin) && arrow < end) << c.source;
  const std::string from = text.substr(begin.size(), arrow - begin.size()),
                    to = text.substr(arrow + 4, end - arrow - 4);
  text = text.substr(end + 1);
  const size_t at = text.find(from);
  EXPECT_TRUE(at != std::string::npos && text.find(from, at + 1) == std::string::npos)
      << c.source << ": " << from;
  return c.wrong && at != std::string::npos ? text.replace(at, from.size(), to) : text;
}

// 0 Proved, 1 Refuted, 2 Unknown.
int verdictOf(const Compiled& c, const fs::path& code) {
  const Ran ran = run({"validate", code.string(), "--meaning", c.meaning.string()});
  EXPECT_LE(ran.status, 2) << c.name << ran.out << ran.err;
  return ran.status;
}

TEST(Clang, EachFunctionHasItsVerdict) {
  std::map<std::string, int> decided;  // by the function's name, of how many levels
  size_t proved = 0, refuted = 0;
  for (const Compiled& c : all()) {
    const bool open = kUndecided.contains(c.name);
    EXPECT_EQ(verdictOf(c, c.code), open ? 2 : c.wrong ? 1 : 0) << c.name;
    if (open) continue;
    ++(c.wrong ? refuted : proved);
    ++decided[c.name.substr(0, c.name.rfind('.'))];
  }
  const auto both = std::ranges::count_if(decided, [](const auto& one) { return one.second == 2; });
  std::cout << proved << " proved, " << refuted << " refuted, " << kUndecided.size() << " open; " << both
            << " functions of " << all().size() / 2 << " decided at both levels\n";
  EXPECT_EQ(all().size(), 18u * 4);
  EXPECT_EQ(all().size() / 2, 36u);
  EXPECT_EQ(both, 33);
}

// The code that is kept is what clang writes, behind a line with the verdict where that is open; other code, of another
// version, has the same verdict.
TEST(Clang, WhatIsCompiledNowHasTheSameVerdict) {
  if (!findProgram("clang-22")) GTEST_SKIP() << "clang-22 is not here";
  size_t same = 0, compared = 0;
  for (const Compiled& c : all()) {
    const std::string source = temporaryFile(c.name + ".c", sourceOf(c)), code = source + ".ll";
    const Ran ran =
        runShell("clang-22 -" + c.level + " -S -emit-llvm -Qn -x c - -o '" + code + "' < '" + source + "'");
    ASSERT_EQ(ran.status, 0) << c.name << ran.err;
    if (contents(c.code).ends_with(contents(code))) {
      ++same;
    } else if (!kUndecided.contains(c.name)) {
      EXPECT_EQ(verdictOf(c, code), c.wrong ? 1 : 0) << c.name;
      ++compared;
    }
  }
  std::cout << same << " as kept, " << compared << " validated anew\n";
  EXPECT_GT(same + compared, 60u);
}

}  // namespace
}  // namespace cutecheck::cli
