// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A result for each subject of a verify run that is not as expected, at its line where that is known.
#include <algorithm>

#include "tools/report/sarif.h"
#include "tools/verify/verify_journal.h"
#include "tools/verify/verify_report.h"

namespace cutecheck::cli {

namespace {

void add(ExitStatus status, const std::string& file, size_t line, const std::string& subject, const std::string& message,
         SarifLog& log) {
  log.add(SarifFinding{status, file, line, message, contentHash({outcomeName(status), file, subject})});
}

void add(const VerifyRow& row, SarifLog& log) {
  if (row.asExpected()) return;
  size_t told = 0;
  for (const EvidenceLine& line : row.evidence.lines) {
    const SubjectReport& report = line.report;
    if (report.asExpected()) continue;
    ++told;
    const std::string message =
        unexpectedText(report.expected, report.got, report.subject, report.detail, report.reproduce);
    add(report.status, row.path, line.line, report.subject, message, log);
  }
  if (told == 0) add(row.status, row.path, 1, row.kind, row.detail, log);
}

}  // namespace

std::string reportSarif(const VerifyReport& report) {
  SarifLog log;
  for (const ReportRow& row : report.rows) add(row.row, log);
  for (const ReportLeftOut& file : report.leftOut)
    if (file.status != ExitStatus::kPassed) add(file.status, file.file, 1, "", file.reason, log);
  // What was refused or could not be read was not verified: the run is not successful, whatever else was
  // found.
  const auto bad = [](const auto& one) { return one.status == ExitStatus::kBadInput; };
  const bool refused =
      std::any_of(report.leftOut.begin(), report.leftOut.end(), bad) ||
      std::any_of(report.rows.begin(), report.rows.end(), [&](const ReportRow& row) { return bad(row.row); });
  return log.text("cutecheck verify", report.isWhole() && !refused);
}

}  // namespace cutecheck::cli
