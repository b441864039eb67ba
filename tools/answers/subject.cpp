// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/subject.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/support/nearest_name.h"
#include "core/support/trimmed.h"
#include "tools/answers/artifact.h"

namespace cutecheck::cli {

FileKind kindOf(std::string_view pathText) {
  const std::filesystem::path path(pathText);
  const std::string extension = path.extension().string();
  for (const std::filesystem::path& part : path.parent_path())
    if (part == "golden" && extension != ".md") return FileKind::kGolden;
  if (extension == ".claims") return FileKind::kClaims;
  if (extension == ".layouts") return FileKind::kLayouts;
  if (extension == ".calls") return FileKind::kCalls;
  if (extension == ".errata") return FileKind::kErrata;
  if (extension == ".bug") return FileKind::kBugs;
  if (extension == ".jsonl") return FileKind::kVectors;
  for (const char* beside : {".md", ".tsv", ".svg", ".c", ".cu", ".h", ".mutants"})
    if (extension == beside) return FileKind::kDocumentation;
  if (extension == ".mlir") return FileKind::kModule;
  if (extension == ".ll") return FileKind::kTemplate;
  if (extension == ".ptx") return FileKind::kPtx;
  if (extension == ".spec") return FileKind::kSpecification;
  if (extension == ".cert") return FileKind::kCertificate;
  if (extension == ".meaning") return FileKind::kMeaning;
  const std::string folder = path.parent_path().filename().string();
  if (isArtifactTarget(folder)) return FileKind::kArtifact;
  if (folder.starts_with("dialect_")) return FileKind::kReplayed;
  return FileKind::kUnknown;
}

std::string_view leftTo(FileKind kind) {
  switch (kind) {
    case FileKind::kDocumentation:
      return "documentation";
    case FileKind::kSpecification:
      return "specification: cutecheck kernel prove";
    case FileKind::kCertificate:
      return "certificate: cutecheck recheck";
    case FileKind::kGolden:
      return "golden: cutecheck golden --check";
    case FileKind::kReplayed:
      return "input of the dialect: its fuzz target's replay";
    default:
      return "";
  }
}

bool isStray(const std::string& file, const std::vector<std::string>& named) {
  static constexpr std::array<std::string_view, 3> kInputs = {".claims", ".layouts", ".calls"};
  return std::find(named.begin(), named.end(), file) == named.end() &&
         nearestName(std::filesystem::path(file).extension().string(), kInputs, 2).empty();
}

std::string noSubject(FileKind kind, std::string_view text) {
  std::string reason = trimmed(text).empty() ? "the file is empty" : "holds no subject";
  if (kind == FileKind::kClaims) reason += "; a line is such as `expect Proved: injective((4,8):(1,4))`";
  if (kind == FileKind::kLayouts) reason += "; a line is such as `tile | (4,8):(1,4) | size(32) injective`";
  return reason;
}

Json toJson(const SubjectReport& report, const std::string& file, size_t line) {
  Json json{{"file", file},
            {"line", line},
            {"subject", report.subject},
            {"expected", report.expected},
            {"got", report.got},
            {"as_expected", report.asExpected()}};
  if (!report.detail.empty()) json["detail"] = report.detail;
  if (!report.reproduce.empty()) json["reproduce"] = "cutecheck " + report.reproduce;
  return json;
}

SubjectReport malformed(std::string_view line, Diagnostic diagnostic) {
  SubjectReport report;
  report.subject = std::string(line);
  report.expected = "a line of the file's format";
  report.got = std::string(codeName(diagnostic.code));
  report.status = ExitStatus::kBadInput;
  report.detail = renderDiagnostic(diagnostic, line);
  return report;
}

}  // namespace cutecheck::cli
