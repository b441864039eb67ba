// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/artifact.h"

#include <filesystem>

#include "fuzz/checks/checks.h"

namespace cutecheck::cli {

namespace {

const fuzz::Target* findTarget(std::string_view name) {
  for (const fuzz::Target& target : fuzz::targets()) {
    if (target.name == name) return &target;
  }
  return nullptr;
}

}  // namespace

bool isArtifactTarget(std::string_view name) { return findTarget(name) != nullptr; }

std::string artifactTarget(std::string_view path) {
  const std::string directory = std::filesystem::path(path).parent_path().filename().string();
  return isArtifactTarget(directory) ? directory : "";
}

SubjectReport judgeArtifact(std::string_view target, std::string_view bytes, const std::string& file) {
  SubjectReport report;
  report.subject = std::string(target) + " on " + std::to_string(bytes.size()) + " bytes of " + file;
  report.expected = "holds";
  report.got = "holds";
  report.detail = findTarget(target)->check(bytes);
  if (report.detail.empty()) return report;
  report.detail += "\n";
  report.got = "fails";
  report.status = ExitStatus::kRefuted;
  report.reproduce = "repro --target " + std::string(target) + " " + shellQuote(file);
  return report;
}

}  // namespace cutecheck::cli
