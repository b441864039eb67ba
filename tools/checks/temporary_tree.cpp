// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/checks/temporary_tree.h"

#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

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
  CommandResult result;
  FILE* pipe = popen(("{ " + command + "\n} 2>&1 </dev/null").c_str(), "r");
  if (!pipe) return result;
  char buffer[4096];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) result.output.append(buffer, n);
  const int status = pclose(pipe);
  if (WIFEXITED(status)) result.status = WEXITSTATUS(status);
  return result;
}

}  // namespace cutecheck::checks
