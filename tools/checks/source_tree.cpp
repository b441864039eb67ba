// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/checks/source_tree.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace cutecheck::checks {
namespace fs = std::filesystem;
namespace {

constexpr const char* kFolders[] = {".ci", "cmake", "core", "corpus", "docs", "fuzz",
                                    "lowering", "oracle", "properties", "tools"};

SourceFile readFile(const fs::path& root, const fs::path& path) {
  SourceFile file;
  file.path = path.lexically_relative(root).generic_string();
  file.executable = (fs::status(path).permissions() & fs::perms::owner_exec) != fs::perms::none;
  std::ifstream in(path, std::ios::binary);
  for (std::string line; std::getline(in, line);) file.lines.push_back(line);
  return file;
}

}  // namespace

const SourceFile* SourceTree::find(std::string_view path) const {
  auto at = std::find_if(files.begin(), files.end(), [&](const SourceFile& f) { return f.path == path; });
  return at == files.end() ? nullptr : &*at;
}

SourceTree readSourceTree(const fs::path& root) {
  SourceTree tree;
  for (const auto& entry : fs::directory_iterator(root)) {
    if (entry.is_regular_file()) tree.files.push_back(readFile(root, entry.path()));
  }
  for (const char* folder : kFolders) {
    if (!fs::is_directory(root / folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.is_regular_file()) tree.files.push_back(readFile(root, entry.path()));
    }
  }
  std::sort(tree.files.begin(), tree.files.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return tree;
}

std::string describe(const std::vector<Violation>& violations) {
  std::string text;
  for (const Violation& v : violations) {
    text += v.path + ':' + std::to_string(v.line) + ": " + v.message + '\n';
  }
  return text;
}

}  // namespace cutecheck::checks
