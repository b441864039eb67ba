// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/write_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace cutecheck::cli {

std::optional<std::string> notWritten(const std::string& file, const std::string& text) {
  errno = 0;
  std::ofstream out(file, std::ios::binary);
  out << text << std::flush;
  if (out) return std::nullopt;
  const int reason = errno;
  const std::filesystem::path folder = std::filesystem::path(file).parent_path();
  const std::string said = "cannot write " + file;
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) return said + ", which is a folder; name a file in it";
  if (!folder.empty() &&
      std::filesystem::status(folder, error).type() == std::filesystem::file_type::not_found)
    return said + ": there is no folder '" + folder.string() + "'; make it first, or leave it out";
  return reason == 0 ? said : said + ": " + std::strerror(reason);
}

}  // namespace cutecheck::cli
