// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/write_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/support/undo.h"

namespace cutecheck::cli {

namespace {

namespace fs = std::filesystem;

constexpr mode_t kEverybody = 0666;  // less what the user's mask takes

// Writes all of it and closes the descriptor; the errno, or 0.
int writeAll(int file, std::string_view text) {
  int reason = 0;
  while (!text.empty() && reason == 0) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written >= 0)
      text.remove_prefix(static_cast<size_t>(written));
    else if (errno != EINTR)
      reason = errno;
  }
  return ::close(file) != 0 && reason == 0 ? errno : reason;
}

int writeAt(const std::string& path, std::string_view text) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kEverybody);
  return file < 0 ? errno : writeAll(file, text);
}

std::string besideOf(const std::string& path) { return path + ".part" + std::to_string(::getpid()); }

// A new file beside `path`, with the permissions of the one that is there.
int openBeside(const std::string& path, const struct stat& old, bool isThere) {
  const int file = ::open(besideOf(path).c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kEverybody);
  if (file >= 0 && isThere) (void)::fchmod(file, old.st_mode & 07777);
  return file;
}

// Whether a file may be writable, and yet there is no place for one beside it.
bool takesNoNewFile(int reason) {
  return reason == EACCES || reason == EPERM || reason == EROFS || reason == EBUSY || reason == ENAMETOOLONG;
}

// The file, where it can be replaced by one beside it. Not what is no file, an open one that /dev names, or a
// link to none.
std::optional<std::string> replaceable(const std::string& path, const struct stat& old, bool isThere) {
  std::error_code error;
  if (!isThere) return fs::is_symlink(path, error) ? std::nullopt : std::optional(path);
  if (!S_ISREG(old.st_mode) || path.starts_with("/dev/") || path.starts_with("/proc/")) return std::nullopt;
  const fs::path real = fs::canonical(path, error);
  return error ? std::nullopt : std::optional(real.string());
}

int writeRegular(const std::string& path, std::string_view text) {
  struct stat old{};
  const bool isThere = ::stat(path.c_str(), &old) == 0;
  const std::optional<std::string> real = replaceable(path, old, isThere);
  if (!real) return writeAt(path, text);
  if (isThere && ::access(path.c_str(), W_OK) != 0) return errno;
  const std::string part = besideOf(*real);
  const Undo undo([part] { ::unlink(part.c_str()); });
  const int file = openBeside(*real, old, isThere);
  int reason = file < 0 ? errno : writeAll(file, text);
  if (reason == 0 && std::rename(part.c_str(), real->c_str()) != 0) reason = errno;
  if (reason != 0 && file >= 0) ::unlink(part.c_str());
  return reason != 0 && takesNoNewFile(reason) ? writeAt(path, text) : reason;
}

}  // namespace

std::string cannotWrite(const std::string& file, int reason) {
  const fs::path folder = fs::path(file).parent_path();
  const std::string said = "cannot write " + file;
  std::error_code error;
  if (fs::is_directory(file, error)) return said + ", which is a folder; name a file in it";
  if (!folder.empty() && fs::status(folder, error).type() == fs::file_type::not_found)
    return said + ": there is no folder '" + folder.string() + "'; make it first, or leave it out";
  return said + ": " + std::strerror(reason);
}

std::optional<std::string> notWritten(const std::string& file, std::string_view text) {
  const int reason = writeRegular(file, text);
  return reason == 0 ? std::nullopt : std::optional(cannotWrite(file, reason));
}

std::optional<std::string> notWritable(const std::string& file) {
  struct stat old{};
  int reason = 0;
  if (::stat(file.c_str(), &old) == 0) {
    reason = S_ISDIR(old.st_mode) ? EISDIR : ::access(file.c_str(), W_OK) != 0 ? errno : 0;
  } else if (const int made = openBeside(file, old, false); made >= 0) {
    ::close(made);
    ::unlink(besideOf(file).c_str());
  } else {
    reason = errno;
  }
  return reason == 0 ? std::nullopt : std::optional(cannotWrite(file, reason));
}

}  // namespace cutecheck::cli
