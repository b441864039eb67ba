// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/collect.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

#include "core/support/nearest_name.h"

namespace cutecheck::cli {

namespace fs = std::filesystem;

namespace {

constexpr uintmax_t kMaxFileBytes = uintmax_t{64} << 20;

// How a path that leads nowhere was probably meant: the name in its folder that is nearest.
std::string repairOf(const std::string& path) {
  if (path.find('\\') != std::string::npos) {
    std::string other = path;
    std::replace(other.begin(), other.end(), '\\', '/');
    if (other.size() > 2 && other[1] == ':')
      other = std::string("/mnt/") + static_cast<char>(std::tolower(static_cast<unsigned char>(other[0]))) + other.substr(2);
    return "; folders are separated by / here, and drive C: of Windows is /mnt/c in WSL: '" + other + "'";
  }
  if (path.find_first_of("*?") != std::string::npos)
    return "; a pattern in quotes is not expanded here: leave the quotes out, or name the folder";
  const fs::path wanted(path), folder = wanted.has_parent_path() ? wanted.parent_path() : fs::path(".");
  std::error_code error;
  std::vector<std::string> names;
  for (fs::directory_iterator it(folder, error); !error && it != fs::directory_iterator(); it.increment(error))
    names.push_back(it->path().filename().string());
  if (error) return "; there is no folder '" + folder.string() + "'";
  std::sort(names.begin(), names.end());
  const std::string name = wanted.filename().string();
  const std::string near(nearestName(name, std::vector<std::string_view>(names.begin(), names.end()),
                                     std::min<size_t>(3, name.size() / 4)));
  return near.empty() ? "; its folder is '" + folder.string() + "', and has no such name"
                      : ", did you mean '" + (wanted.has_parent_path() ? (folder / near).string() : near) + "'?";
}

Diagnostic unreadable(const std::string& path, const std::error_code& error) {
  if (error == std::errc::no_such_file_or_directory)
    return makeError(Code::kUsage, "check_c3",
                     path == "-" ? "'-' names no file here; standard input is /dev/stdin"
                                 : "'" + path + "' does not exist" + repairOf(path));
  return makeError(Code::kUsage, "check_c3", "cannot read '" + path + "': " + error.message());
}

}  // namespace

Expected<std::vector<std::string>> collectFiles(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) return unreadable(path, std::make_error_code(std::errc::no_such_file_or_directory));
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
  if (files.empty() && !paths.empty())
    return makeError(Code::kEmpty, "check_c5", "'" + paths.front() + "' has no file");
  return files;
}

Expected<std::string> readFile(const std::string& path) {
  constexpr size_t kPart = 1 << 16;
  const auto reason = [] { return std::error_code(errno, std::generic_category()); };
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return unreadable(path, reason());
  std::string text, part(kPart, '\0');
  while (text.size() <= kMaxFileBytes) {
    const ssize_t got = ::read(file, part.data(), part.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      const std::error_code error = got < 0 ? reason() : std::error_code();
      ::close(file);
      return error ? Expected<std::string>(unreadable(path, error)) : Expected<std::string>(std::move(text));
    }
    text.append(part, 0, static_cast<size_t>(got));
  }
  ::close(file);
  return makeError(Code::kLimit, "check_c4", "'" + path + "' is larger than 64 MiB");
}

}  // namespace cutecheck::cli
