// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The file under every journal of a long run: a head line that says what was run, then a line for each part
// of it that is done.
//
// A line is appended by one write, so that a process killed at any moment leaves complete lines and at most
// one torn one, which the next process with this file cuts off. Two processes cannot hold one file. A file
// that is no journal of this run is refused and left as it is.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::campaign {

// How one kind of journal is read, and what its errors are called.
struct JournalKind {
  std::string head;  // the first line, without its end
  const char* unwritable = "campaign_c1";
  const char* held = "campaign_c2";  // by another process
  const char* foreign = "campaign_c3";
  std::string ofAnother{};  // what the path is where the first line is another one
  std::string ofNone{};     // where it is no journal at all
  // What is wrong with a first line beside that it is another one, if something is: a newer format.
  std::function<std::optional<Diagnostic>(std::string_view first)> newer{};
  // Takes one of the other lines, numbered as in the file; what it answers refuses the file.
  std::function<std::optional<Diagnostic>(std::string_view line, size_t number)> take{};
};

// Whether the text begins as a journal of cutecheck does, of whatever run, build and format.
bool isJournal(std::string_view text);

// Whether the file at `path` does; false of what cannot be read.
bool isJournalFile(const std::string& path);

// "cannot write the journal 'x': No space left on device": of the write that has just failed, by errno.
std::string unwrittenJournal(const std::string& path);

class JournalFile {
 public:
  // Of no file: what is appended is dropped.
  JournalFile() = default;

  // Opens or begins the file. Fails with kUsage by the kind's three rules, and as its functions do.
  static Expected<JournalFile> open(const std::string& path, const JournalKind& kind);

  JournalFile(JournalFile&& other) noexcept;
  JournalFile& operator=(JournalFile&& other) noexcept;
  ~JournalFile();

  // Writes the line, given without its end, at once; false when that failed, with errno.
  bool append(const std::string& line) const;

 private:
  explicit JournalFile(int file) : file_(file) {}

  int file_ = -1;
};

}  // namespace cutecheck::campaign
