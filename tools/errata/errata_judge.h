// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running the statements of one claim of a document.
#pragma once

#include <optional>
#include <string>

#include "tools/answers/subject.h"
#include "tools/errata/errata_record.h"

namespace cutecheck::cli {

struct ErrataOutcome {
  // The verdict that the statements have now; nothing when they were not run: `reading`, `device`, or no
  // tool.
  std::optional<std::string> verdict;
  std::string evidence;  // of what is false: what it is instead, or where it fails
  std::string trouble;   // a statement that could not be decided, or an `instead` that is not true
};

ErrataOutcome judgeErrata(const ErrataRecord& record);

// The outcome held against the record's own verdict.
SubjectReport reportErrata(const ErrataRecord& record, const ErrataOutcome& outcome);

}  // namespace cutecheck::cli
