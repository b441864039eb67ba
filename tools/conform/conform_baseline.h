// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Known failures: a file of JSON lines, each with the reason why it is tolerated.
//
//   {"law": "composition_agrees", "class": "wrong", "cause": "at #: expected #, got #", "reason": "issue 7"}
//
// `cause` may be left out: then every failure of that law and class is known. Blank lines and lines that
// begin with # count for nothing. A failure that is in the file does not fail the run; an entry that fits no
// failure of a run is told, so that the file does not outlive its faults.
#pragma once

#include <string>
#include <vector>

#include "tools/conform/conform_findings.h"

namespace cutecheck::cli {

struct KnownFailure {
  std::string law, kind, cause, reason;
  bool met = false;

  bool fits(const FailureGroup& group) const;
  std::string str() const;  // "composition_agrees (wrong): at #: expected #, got #"
};

// Fails with kBadRequest (conform_c5) when a line has no law, no known class or no reason.
Expected<std::vector<KnownFailure>> readBaseline(const std::string& path);

// Writes the reason into each group that is known, and marks the entries that were met.
void applyBaseline(std::vector<KnownFailure>& baseline, Findings& findings);

// The line that makes this failure known, its reason to be filled in.
std::string baselineLine(const FailureGroup& group);

}  // namespace cutecheck::cli
