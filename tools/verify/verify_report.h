// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The report of `cutecheck verify --report DIR`: what a run found, as a page to read and as files to process.
//
// report.html is one page that stands alone (report_page.h); report.json, report.xml (JUnit) and report.sarif
// (SARIF 2.1.0) hold the same rows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/report/sarif.h"
#include "tools/verify/verify_pictures.h"
#include "tools/verify/verify_row.h"

namespace cutecheck::cli {

struct ReportRow {
  VerifyRow row;
  std::string source;
  bool fromJournal = false;  // then the row has no evidence
  RowPictures pictures{};
};

struct ReportLeftOut {
  std::string file, reason;
  ExitStatus status = ExitStatus::kPassed;
};

struct VerifyReport {
  std::vector<ReportRow> rows{};
  std::vector<ReportLeftOut> leftOut{};
  Json settings = Json::object();  // targets, strict, ptxas
  Json summary = Json::object();   // as the last line of --json
  ExitStatus status = ExitStatus::kPassed;
  double seconds = 0;

  // Nothing was interrupted, and something was verified.
  bool isWhole() const;
};

// Makes the folder. Fails with kUsage (verify_c7) when it cannot be written to.
std::optional<Diagnostic> prepareReport(const std::string& folder);
// Writes the four files. Fails as prepareReport.
std::optional<Diagnostic> writeReport(const VerifyReport& report, const std::string& folder);

// With `texts` also sources, IR, PTX and pictures, which the page shows.
Json reportJson(const VerifyReport& report, bool texts);
std::string reportJunit(const VerifyReport& report);
std::string reportSarif(const VerifyReport& report);

}  // namespace cutecheck::cli
