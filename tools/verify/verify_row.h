// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One row of `cutecheck verify`: a module, a template or a data file, and what came of it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/console/exit_status.h"
#include "tools/console/report.h"
#include "tools/verify/verify_evidence.h"

namespace cutecheck::cli {

struct VerifyRow {
  std::string path;
  std::string kind;  // "module", "template", "claims", "layouts", "calls", "bugs", "vectors", "seed"
  ExitStatus status = ExitStatus::kPassed;  // kPassed when all is as expected
  size_t subjects = 1, unexpected = 0;      // 1 for code; the lines of a data file
  std::map<std::string, size_t> got;        // verdicts and codes, with their counts
  std::vector<std::string> stages;  // "Proved, 2 functions, 7 obligations", "sm_90a: 32 registers", ...
  std::map<std::string, size_t> assembled;  // of PTX by target: how often ptxas took it
  std::map<std::string, size_t> skipped;    // what could not be tried, by reason
  std::string detail;                       // lines; empty when as expected
  double seconds = 0;
  std::vector<std::string> derivations{};  // "DECIDER (ENGINE)", each once; in no JSON of a row
  VerifyEvidence evidence{};               // the same

  std::vector<std::string> restsOn{};      // of code: oracle/claims/rests_on.h
  size_t onSolvers = 0;  // subjects that are Proved on a solver's word

  bool asExpected() const { return status == ExitStatus::kPassed; }
};

// A row of one subject that was not as expected.
void fail(VerifyRow& row, ExitStatus status, std::string detail);

// "ok   module    a.mlir  Proved, ...; sm_90a: ...  0.12 s\n", and the detail under a failure.
std::string toString(const VerifyRow& row);

Json toJson(const VerifyRow& row);
// Fails with kBadRequest (verify_c4) when the object is not a row.
Expected<VerifyRow> rowFromJson(const Json& json);

}  // namespace cutecheck::cli
