// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The files of a checkout, read once: what the repository checks look at.
//
// Only the folders of the project are read, not the whole working directory, so that a build folder
// or an editor's files beside them never decide a check.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::checks {

struct SourceFile {
  std::string path;  // from the root, with '/'
  std::vector<std::string> lines;
  bool executable = false;

  bool isCpp() const { return path.ends_with(".h") || path.ends_with(".cpp"); }
  bool isCMake() const { return path.ends_with("CMakeLists.txt") || path.ends_with(".cmake"); }
  // A script is known by its first line.
  bool isScript() const { return !lines.empty() && lines.front().starts_with("#!"); }
  // Tests, and the headers that only tests include.
  bool isTest() const { return path.ends_with("_test.cpp") || path.ends_with("test_support.h"); }
};

struct SourceTree {
  std::vector<SourceFile> files;  // sorted by path

  const SourceFile* find(std::string_view path) const;
};

// Reads the project's folders and top-level files under `root`.
SourceTree readSourceTree(const std::filesystem::path& root);

// One broken rule, printed as a compiler prints an error.
struct Violation {
  std::string path;
  int line = 0;
  std::string message;
};
std::string describe(const std::vector<Violation>& violations);

}  // namespace cutecheck::checks
