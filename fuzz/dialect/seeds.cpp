// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/seeds.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace cutecheck::fuzz {

std::vector<std::string> functionsOf(std::string_view file) {
  std::vector<std::string> functions;
  std::string aliases, function;
  std::istringstream lines{std::string(file)};
  const auto finish = [&] {
    if (!function.empty()) functions.push_back(aliases + function);
    function.clear();
  };
  for (std::string line; std::getline(lines, line);) {
    const size_t start = line.find_first_not_of(' ');
    if (line.starts_with("// -----")) {
      finish();
      aliases.clear();
      continue;
    }
    if (start == std::string::npos || line.compare(start, 2, "//") == 0) continue;
    if (line[0] == '!' || line[0] == '#') {
      finish();
      aliases += line + "\n";
      continue;
    }
    if (line.starts_with("func.func")) finish();
    function += line + "\n";
  }
  finish();
  return functions;
}

std::vector<std::string> seedsBelow(const std::vector<std::string>& paths) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (const std::string& path : paths) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) {
      files.emplace_back(path);
      continue;
    }
    for (fs::recursive_directory_iterator entry(path, error), end; !error && entry != end;
         entry.increment(error))
      if (entry->path().extension() == ".mlir") files.push_back(entry->path());
    if (error) return {};
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> seeds;
  for (const fs::path& file : files) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    for (std::string& function : functionsOf(text)) seeds.push_back(std::move(function));
  }
  return seeds;
}

}  // namespace cutecheck::fuzz
