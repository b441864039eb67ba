// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TemporaryFile: a text for another program to read, in a folder of its own; both are removed at the end.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace cutecheck::cli {

class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view text, std::string name = "module.ptx") : name_(std::move(name)) {
    std::string pattern = (std::filesystem::temp_directory_path() / "cutecheck-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) return;
    folder_ = pattern;
    std::ofstream out(path(), std::ios::binary);
    out << text;
    out.flush();
    written_ = out.good();
  }
  ~TemporaryFile() {
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  bool written() const { return written_; }
  std::string path() const { return folder_ + "/" + name_; }

 private:
  std::string folder_, name_;
  bool written_ = false;
};

}  // namespace cutecheck::cli
