// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A rule for each law, a result for each group of failures.
#include <filesystem>
#include <sstream>

#include "tools/conform/conform_report.h"
#include "tools/report/sarif.h"

namespace cutecheck::cli {

namespace {

// A result needs a file: the first word of the command that is one, else its first word.
std::string fileOf(const std::string& command) {
  std::istringstream words(command);
  std::string first;
  for (std::string word; words >> word;) {
    if (first.empty()) first = word;
    std::error_code error;
    if (word.find('/') != std::string::npos && std::filesystem::path(word).is_relative() &&
        std::filesystem::is_regular_file(word, error))
      return word;
  }
  return std::filesystem::path(first).filename().string();
}

const char* levelOf(const FailureGroup& group) {
  if (group.kind == FailureClass::kBroken || group.kind == FailureClass::kWrong) return "error";
  return group.kind == FailureClass::kRefusesMore ? "warning" : "note";
}

}  // namespace

std::string sarif(const ConformResult& result) {
  SarifLog log;
  const std::string file = fileOf(result.subject);
  for (const FailureGroup& group : result.findings.sorted()) {
    const laws::Law* law = laws::findLaw(group.law);
    Json entry =
        log.result(group.law, law != nullptr ? std::string(law->sentence) : "The answer of the reference.");
    entry["level"] = levelOf(group);
    entry["message"] = {{"text", std::string(className(group.kind)) + " on " + group.input + ": " +
                                     group.detail + "\n" + reproduceFailure(result, group)}};
    entry["locations"] = Json::array(
        {{{"physicalLocation", sarifPlace(file, 1)},
          {"logicalLocations", Json::array({{{"name", group.operation}, {"kind", "function"}}})}}});
    entry["partialFingerprints"] = {{"cutecheck/v1", group.key()}};
    entry["occurrenceCount"] = group.count;
    if (!group.known.empty())
      entry["suppressions"] = Json::array({{{"kind", "external"}, {"justification", group.known}}});
    log.add(std::move(entry));
  }
  return log.text("cutecheck conform", !result.interrupted && result.findings.checked() > 0);
}

}  // namespace cutecheck::cli
