// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The journal of `cutecheck conform --resume`: a line of JSON for each finished unit of the plan.
//
// The first line says what was run: version, subject, its description, seed, sizes and laws. A journal of
// another run is refused; a last line without its end, which a killed run may leave, is dropped.
#pragma once

#include <map>
#include <string>

#include "properties/campaign/journal_file.h"
#include "tools/conform/conform_findings.h"

namespace cutecheck::cli {

class ConformJournal {
 public:
  // Without a journal: nothing is found, nothing written.
  ConformJournal() = default;

  // Opens or begins the journal at `path`. Fails with kUsage when it cannot be written, is held by another
  // process or belongs to another run (conform_c3), and with kBadRequest when a line is no row (conform_c4).
  static Expected<ConformJournal> open(const std::string& path, const Json& head);

  // What the unit of that name found; nothing when it was not done.
  const Findings* find(const std::string& unit) const;

  // Writes the unit down at once. False when that failed.
  bool add(const std::string& unit, const Findings& findings);

 private:
  campaign::JournalFile file_;
  std::map<std::string, Findings> units_;
};

}  // namespace cutecheck::cli
