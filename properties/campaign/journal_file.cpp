// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/journal_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

namespace cutecheck::campaign {

namespace {

std::optional<std::string> wholeFile(int file) {
  std::string text;
  char buffer[1 << 16];
  for (off_t at = 0;;) {
    const ssize_t got = pread(file, buffer, sizeof buffer, at);
    if (got < 0) return std::nullopt;
    if (got == 0) return text;
    text.append(buffer, static_cast<size_t>(got));
    at += got;
  }
}

constexpr std::string_view kBegin = "{\"journal\":\"cutecheck ";

Diagnostic refusal(const char* rule, const std::string& message) {
  return makeError(Code::kUsage, rule, message);
}

// The length of the complete lines, each of which `kind` takes; a file of another head is refused.
Expected<size_t> completeLines(const std::string& path, std::string_view text, const JournalKind& kind) {
  const auto refused = [&] {
    return refusal(kind.foreign, "'" + path + "' is " + (isJournal(text) ? kind.ofAnother : kind.ofNone));
  };
  size_t kept = 0, number = 0;
  for (size_t end; (end = text.find('\n', kept)) != std::string_view::npos; kept = end + 1) {
    const std::string_view line = text.substr(kept, end - kept);
    if (++number > 1) {
      if (const std::optional<Diagnostic> refused = kind.take(line, number)) return *refused;
      continue;
    }
    if (const std::optional<Diagnostic> newer = kind.newer ? kind.newer(line) : std::nullopt) return *newer;
    if (line != kind.head) return refused();
  }
  if (number == 0 && !kind.head.starts_with(text)) return refused();
  return kept;
}

}  // namespace

bool isJournal(std::string_view text) { return text.starts_with(kBegin); }

bool isJournalFile(const std::string& path) {
  std::string begin(kBegin.size(), '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return file.gcount() == static_cast<std::streamsize>(begin.size()) && isJournal(begin);
}

std::string unwrittenJournal(const std::string& path) {
  const std::string reason = std::strerror(errno);
  struct stat found{};
  const bool isFolder = stat(path.c_str(), &found) == 0 && S_ISDIR(found.st_mode);
  const std::string said = "cannot write the journal '" + path + "'",
                    folder = path.substr(0, path.rfind('/') + 1);
  if (isFolder) return said + ", which is a folder; name a file in it";
  if (!folder.empty() && stat(folder.c_str(), &found) != 0)
    return said + ": there is no folder '" + folder + "'; make it first";
  return said + ": " + reason;
}

JournalFile::JournalFile(JournalFile&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

JournalFile& JournalFile::operator=(JournalFile&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

JournalFile::~JournalFile() {
  if (file_ >= 0) close(file_);
}

Expected<JournalFile> JournalFile::open(const std::string& path, const JournalKind& kind) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return refusal(kind.unwritable, unwrittenJournal(path));
  JournalFile journal(file);
  struct stat found{};
  if (fstat(file, &found) != 0 || !S_ISREG(found.st_mode))
    return refusal(kind.unwritable, "the journal '" + path + "' must be a file, which a run can read again");
  if (flock(file, LOCK_EX | LOCK_NB) != 0)
    return refusal(kind.held, "another process writes the journal '" + path + "'");
  const std::optional<std::string> text = wholeFile(file);
  if (!text)
    return refusal(kind.unwritable, "cannot read the journal '" + path + "': " + std::strerror(errno));
  CUTECHECK_TRY(kept, completeLines(path, *text, kind));
  const bool cut = kept == text->size() || ftruncate(file, static_cast<off_t>(kept)) == 0;
  if (!cut || (kept == 0 && !journal.append(kind.head)))
    return refusal(kind.unwritable, unwrittenJournal(path));
  return journal;
}

bool JournalFile::append(const std::string& line) const {
  if (file_ < 0) return true;
  const std::string whole = line + "\n";
  const ssize_t written = write(file_, whole.data(), whole.size());
  // A part of a line is what a full device takes; the rest has the reason.
  return written == static_cast<ssize_t>(whole.size()) ||
         (written >= 0 && write(file_, whole.data() + written, whole.size() - static_cast<size_t>(written)) ==
                              static_cast<ssize_t>(whole.size()) - written);
}

}  // namespace cutecheck::campaign
