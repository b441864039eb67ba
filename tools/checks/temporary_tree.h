// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A small tree of files in a fresh folder, removed with the object: what the negative twins of the
// repository checks are built from.
#pragma once

#include <filesystem>
#include <string>

namespace cutecheck::checks {

class TemporaryTree {
 public:
  TemporaryTree();
  ~TemporaryTree();
  TemporaryTree(const TemporaryTree&) = delete;
  TemporaryTree& operator=(const TemporaryTree&) = delete;

  const std::filesystem::path& root() const { return root_; }
  // Writes a file, its folders too; `executable` sets the owner's x bit.
  void write(const std::string& path, const std::string& text, bool executable = false) const;

 private:
  std::filesystem::path root_;
};

// What a shell command wrote (both streams) and its exit status.
struct CommandResult {
  int status = -1;
  std::string output;
};
CommandResult runShell(const std::string& command);

}  // namespace cutecheck::checks
