// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The golden kernels that are kept as text, line by line, for the tests that change them.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace cutecheck::ptx {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

inline Lines linesOf(const fs::path& path) {
  Lines lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

inline std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

inline std::vector<fs::path> kept() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/golden"))
    if (entry.path().extension() == ".ptx") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace cutecheck::ptx
