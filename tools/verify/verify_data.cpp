// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "tools/answers/artifact.h"
#include "tools/answers/judge_lines.h"
#include "tools/verify/verify_subject.h"

namespace cutecheck::cli {

namespace {

std::string kindName(FileKind kind) {
  switch (kind) {
    case FileKind::kClaims:
      return "claims";
    case FileKind::kLayouts:
      return "layouts";
    case FileKind::kCalls:
      return "calls";
    case FileKind::kErrata:
      return "errata";
    case FileKind::kBugs:
      return "bugs";
    case FileKind::kVectors:
      return "vectors";
    default:
      return "seed";
  }
}

void add(const SubjectReport& report, size_t line, double seconds, VerifyRow& row) {
  row.evidence.lines.push_back({report, line, seconds});
  ++row.subjects;
  ++row.got[report.got];
  for (const std::string& by : report.derivations)
    if (std::find(row.derivations.begin(), row.derivations.end(), by) == row.derivations.end())
      row.derivations.push_back(by);
  row.onSolvers += report.restsOn.empty() ? 0 : 1;
  if (report.asExpected()) return;
  ++row.unexpected;
  row.status = worse(row.status, report.status);
  row.detail += row.path + ":" + std::to_string(line) + ": expected " + report.expected + ", got " +
                report.got + "\n  " + report.subject + "\n" + report.detail;
  if (!report.reproduce.empty()) row.detail += reproduceLine(report.reproduce);
}

}  // namespace

std::optional<VerifyRow> verifyData(const std::string& path, FileKind kind, const std::string& text,
                                    const std::function<bool()>& stop) {
  VerifyRow row;
  row.path = path;
  row.kind = kindName(kind);
  row.subjects = 0;
  StageClock clock;
  if (kind == FileKind::kArtifact)
    add(judgeArtifact(artifactTarget(path), text, path), 0, clock.take(), row);
  else
    judgeLines(kind, text, {stop, nullptr, [&](const SubjectReport& report, size_t line) {
                              add(report, line, clock.take(), row);
                            }});
  if (stop()) return std::nullopt;
  row.stages.push_back(std::to_string(row.subjects - row.unexpected) + " of " + std::to_string(row.subjects) +
                       " as expected");
  return row;
}

}  // namespace cutecheck::cli
