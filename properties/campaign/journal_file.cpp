// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/journal_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

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

Diagnostic refusal(const char* rule, const std::string& message) {
  return makeError(Code::kUsage, rule, message);
}

// The length of the complete lines, each of which `kind` takes; a file of another head is refused.
Expected<size_t> completeLines(const std::string& path, std::string_view text, const JournalKind& kind) {
  size_t kept = 0, number = 0;
  for (size_t end; (end = text.find('\n', kept)) != std::string_view::npos; kept = end + 1) {
    const std::string_view line = text.substr(kept, end - kept);
    if (++number > 1) {
      if (const std::optional<Diagnostic> refused = kind.take(line, number)) return *refused;
      continue;
    }
    if (const std::optional<Diagnostic> newer = kind.newer ? kind.newer(line) : std::nullopt) return *newer;
    if (line != kind.head) return refusal(kind.foreign, "'" + path + "' is " + kind.ofAnother);
  }
  if (number == 0 && !kind.head.starts_with(text))
    return refusal(kind.foreign, "'" + path + "' is " + kind.ofNone);
  return kept;
}

}  // namespace

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
  if (file < 0) return refusal(kind.unwritable, "cannot write the journal '" + path + "'");
  JournalFile journal(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0)
    return refusal(kind.held, "another process writes the journal '" + path + "'");
  const std::optional<std::string> text = wholeFile(file);
  if (!text) return refusal(kind.unwritable, "cannot read the journal '" + path + "'");
  CUTECHECK_TRY(kept, completeLines(path, *text, kind));
  const bool cut = kept == text->size() || ftruncate(file, static_cast<off_t>(kept)) == 0;
  if (!cut || (kept == 0 && !journal.append(kind.head)))
    return refusal(kind.unwritable, "cannot write the journal '" + path + "'");
  return journal;
}

bool JournalFile::append(const std::string& line) const {
  if (file_ < 0) return true;
  const std::string whole = line + "\n";
  return write(file_, whole.data(), whole.size()) == static_cast<ssize_t>(whole.size());
}

}  // namespace cutecheck::campaign
