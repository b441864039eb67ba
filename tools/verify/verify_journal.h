// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The journal of a long run: what is done is written down row by row, so that a run that was interrupted goes
// on where it stopped.
//
// A file of JSON lines. The first names the program that wrote it (version and a hash of its file); each
// other is one row, with a hash of what it was about (the file's bytes, a template's meaning, the settings).
// A row counts only while that hash is the same, and a journal only for the program that wrote it: a verdict
// of another build is no verdict of this one.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "properties/campaign/journal_file.h"
#include "tools/verify/verify_row.h"

namespace cutecheck::cli {

class VerifyJournal {
 public:
  // Without a journal: nothing is found, nothing written.
  VerifyJournal() = default;

  // Opens or begins the journal at `path`. Fails with kUsage when it cannot be written or another process
  // holds it (verify_c2) or another build wrote it (verify_c3), and with kBadRequest (verify_c4) when a line
  // is no row. A last line without its end, which a killed run may leave, is dropped.
  static Expected<VerifyJournal> open(const std::string& path);

  std::optional<VerifyRow> find(const std::string& path, const std::string& hash) const;

  // Writes the row at once. False when that failed.
  bool add(const VerifyRow& row, const std::string& hash);

 private:
  campaign::JournalFile file_;
  std::map<std::string, VerifyRow> rows_;  // by path and hash
};

// 64 bits of FNV-1a over all parts, each with its length, as 16 hexadecimal digits.
std::string contentHash(std::initializer_list<std::string_view> parts);

}  // namespace cutecheck::cli
