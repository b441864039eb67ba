// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The result of `cutecheck conform` as text, JSON, JUnit XML and SARIF.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "tools/conform/conform_baseline.h"
#include "tools/conform/conform_findings.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct ConformResult {
  std::string subject;    // the command
  std::string described;  // its program and version, as it says
  uint64_t seed = 0;
  Findings findings;                  // after the baseline
  std::vector<KnownFailure> stopped;  // entries of the baseline that nothing fitted
  std::vector<std::string> lacking;   // operations with laws that the subject does not have
  std::vector<std::string> unjudged;  // operations of the subject that no law speaks about
  std::vector<std::string> givenUp;   // operations that misbehaved too often
  int64_t requests = 0, restarts = 0;
  int64_t resumed = 0;  // units taken from the journal
  double seconds = 0;
  bool interrupted = false;
  bool strict = false;

  // How many groups of that kind are not in the baseline.
  int64_t fresh(FailureClass kind) const;
  // 1 when an answer is wrong or the subject broke (with `strict`, for any new failure or stopped entry); 3
  // when nothing was checked; 130 when interrupted.
  ExitStatus status() const;
};

void writeText(const ConformResult& result, std::ostream& out);
// A line for each failure, then one with the counts.
void writeJson(const ConformResult& result, std::ostream& out);
// One test case for each law and each operation that broke.
std::string junitXml(const ConformResult& result);
// SARIF 2.1.0.
std::string sarif(const ConformResult& result);

// The arguments of cutecheck, or a shell line, that repeat one failure.
std::string reproduceFailure(const ConformResult& result, const FailureGroup& group);

}  // namespace cutecheck::cli
