// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TemporaryFile: a text for another program to read, in a folder of its own; both are removed at the end,
// also at a signal's.
#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "core/support/undo.h"

namespace cutecheck::cli {

class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view text, std::string name = "module.ptx") : name_(std::move(name)) {
    std::string pattern = (std::filesystem::temp_directory_path() / "cutecheck-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) return;
    folder_ = pattern;
    undo_.emplace([folder = folder_] { remove(folder); });
    std::ofstream out(path(), std::ios::binary);
    out << text;
    out.flush();
    written_ = out.good();
  }
  ~TemporaryFile() {
    undo_.reset();
    if (!folder_.empty()) remove(folder_);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  bool written() const { return written_; }
  std::string path() const { return folder_ + "/" + name_; }

 private:
  static void remove(const std::string& folder) {
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
  }

  std::string folder_, name_;
  std::optional<Undo> undo_;
  bool written_ = false;
};

}  // namespace cutecheck::cli
