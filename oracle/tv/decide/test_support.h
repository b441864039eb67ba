// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files of the corpus, for the tests of this folder.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace cutecheck::oracle {

inline std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline std::filesystem::path validationCorpus() {
  return std::filesystem::path(CUTECHECK_SOURCE_DIR) / "corpus" / "validation";
}

// Templates (NAME.ll) or faulty twins (NAME.fault-WHAT.ll), in the order of their names.
inline std::vector<std::filesystem::path> irFiles(bool faulty) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(validationCorpus())) {
    bool twin = entry.path().filename().string().find(".fault-") != std::string::npos;
    if (entry.path().extension() == ".ll" && twin == faulty) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// The name before the first dot: of the template, for its twins.
inline std::string templateName(const std::filesystem::path& ir) {
  std::string name = ir.filename().string();
  return name.substr(0, name.find('.'));
}

// The meaning beside an IR file: that of the template for its twins, unless the fault is one of the meaning.
inline std::filesystem::path meaningOf(const std::filesystem::path& ir) {
  std::filesystem::path own = std::filesystem::path(ir).replace_extension(".meaning");
  return std::filesystem::exists(own) ? own : ir.parent_path() / (templateName(ir) + ".meaning");
}

}  // namespace cutecheck::oracle
