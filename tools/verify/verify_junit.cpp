// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A test case for each file of a verify run.
#include "tools/report/junit.h"
#include "tools/verify/verify_report.h"

namespace cutecheck::cli {

namespace {

JunitCase caseOf(const ReportRow& entry) {
  const VerifyRow& row = entry.row;
  JunitCase one{.classname = row.kind, .name = row.path, .seconds = row.seconds};
  for (const std::string& stage : row.stages) one.told += stage + "\n";
  if (entry.fromJournal) one.told += "taken from the journal\n";
  if (!row.asExpected())
    one.failures.push_back(
        {outcomeName(row.status),
         std::to_string(row.unexpected) + " of " + std::to_string(row.subjects) + " not as expected",
         row.detail});
  return one;
}

}  // namespace

std::string reportJunit(const VerifyReport& report) {
  std::vector<JunitCase> cases;
  for (const ReportRow& row : report.rows) cases.push_back(caseOf(row));
  for (const ReportLeftOut& file : report.leftOut) {
    JunitCase one{.classname = "not verified", .name = file.file};
    (file.status == ExitStatus::kPassed ? one.skipped : one.error) = file.reason;
    cases.push_back(std::move(one));
  }
  // A run that verified nothing, or was cut off, must not look green.
  if (!report.isWhole())
    cases.push_back({.classname = "verify",
                     .name = "the_run_is_whole",
                     .error = report.rows.empty() ? "nothing was verified" : "interrupted"});
  return junitDocument("cutecheck verify", cases, report.seconds);
}

}  // namespace cutecheck::cli
