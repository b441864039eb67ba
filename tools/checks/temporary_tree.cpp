// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/checks/temporary_tree.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "oracle/smt/process.h"

namespace cutecheck::checks {
namespace fs = std::filesystem;

TemporaryTree::TemporaryTree() {
  std::string name = (fs::temp_directory_path() / "cutecheck-checks.XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder: " + name);
  root_ = name;
}

TemporaryTree::~TemporaryTree() {
  std::error_code ignored;
  fs::remove_all(root_, ignored);
}

void TemporaryTree::write(const std::string& path, const std::string& text, bool executable) const {
  const fs::path file = root_ / path;
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
  if (executable) fs::permissions(file, fs::perms::owner_exec, fs::perm_options::add);
}

CommandResult runShell(const std::string& command) {
  Expected<oracle::Ran> ran = oracle::runShellLine(command);
  if (!ran.ok()) return {};
  return {ran->status, std::move(ran->output)};
}

}  // namespace cutecheck::checks
