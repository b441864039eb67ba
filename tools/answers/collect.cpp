// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/collect.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace cutecheck::cli {

namespace fs = std::filesystem;

namespace {

constexpr uintmax_t kMaxFileBytes = uintmax_t{64} << 20;

Diagnostic unreadable(const std::string& path, const std::error_code& error) {
  return makeError(Code::kUsage, "check_c3", "cannot read '" + path + "': " + error.message());
}

}  // namespace

Expected<std::vector<std::string>> collectFiles(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) return makeError(Code::kUsage, "check_c3", "'" + path + "' does not exist");
    if (!fs::is_directory(status)) {
      files.push_back(path);
      continue;
    }
    std::vector<std::string> found;
    fs::recursive_directory_iterator it(path, error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
      if (it->path().filename().string().starts_with('.')) {
        it.disable_recursion_pending();
        continue;
      }
      std::error_code typeError;
      if (it->is_regular_file(typeError) || it->is_symlink(typeError)) found.push_back(it->path().string());
    }
    if (error) return unreadable(path, error);
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

Expected<std::string> readFile(const std::string& path) {
  std::error_code error;
  const uintmax_t bytes = fs::file_size(path, error);
  if (error) return unreadable(path, error);
  if (bytes > kMaxFileBytes)
    return makeError(Code::kLimit, "check_c4", "'" + path + "' is larger than 64 MiB");
  std::ifstream in(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  if (in.bad() || text.size() != bytes) return unreadable(path, std::make_error_code(std::errc::io_error));
  return text;
}

}  // namespace cutecheck::cli
