// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A result for each subject of a verify run that is not as expected, at its line where that is known.
#include "tools/report/sarif.h"
#include "tools/verify/verify_journal.h"
#include "tools/verify/verify_report.h"

namespace cutecheck::cli {

namespace {

std::string sentenceOf(ExitStatus status) {
  switch (status) {
    case ExitStatus::kRefuted:
      return "What is stated is refuted, or the code does not do what it means.";
    case ExitStatus::kUnknown:
      return "What is stated was not decided within the budget.";
    case ExitStatus::kInconsistent:
      return "Two methods of cutecheck disagree.";
    default:
      return "The input was refused, or could not be read.";
  }
}

struct Finding {
  ExitStatus status;
  std::string file;
  size_t line;
  std::string subject, message;
};

void add(const Finding& finding, SarifLog& log) {
  Json entry = log.result(outcomeName(finding.status), sentenceOf(finding.status));
  entry["level"] = finding.status == ExitStatus::kUnknown ? "warning" : "error";
  entry["message"] = {{"text", finding.message}};
  entry["locations"] = Json::array({{{"physicalLocation", sarifPlace(finding.file, finding.line)}}});
  entry["partialFingerprints"] = {
      {"cutecheck/v1", contentHash({outcomeName(finding.status), finding.file, finding.subject})}};
  log.add(std::move(entry));
}

void add(const VerifyRow& row, SarifLog& log) {
  if (row.asExpected()) return;
  size_t told = 0;
  for (const EvidenceLine& line : row.evidence.lines) {
    const SubjectReport& report = line.report;
    if (report.asExpected()) continue;
    ++told;
    std::string message =
        "expected " + report.expected + ", got " + report.got + ": " + report.subject + "\n" + report.detail;
    if (!report.reproduce.empty()) message += reproduceLine(report.reproduce);
    add({report.status, row.path, line.line, report.subject, message}, log);
  }
  if (told == 0) add({row.status, row.path, 1, row.kind, row.detail}, log);
}

}  // namespace

std::string reportSarif(const VerifyReport& report) {
  SarifLog log;
  for (const ReportRow& row : report.rows) add(row.row, log);
  for (const ReportLeftOut& file : report.leftOut)
    if (file.status != ExitStatus::kPassed) add({file.status, file.file, 1, "", file.reason}, log);
  return log.text("cutecheck verify", report.isWhole());
}

}  // namespace cutecheck::cli
