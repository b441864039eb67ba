// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/report/sarif.h"

#include <algorithm>
#include <cstdio>

namespace cutecheck::cli {

namespace {

// A path as a URI: what is no character of one is percent-encoded.
std::string uriOf(const std::string& path) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@";
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    char code[4];
    std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
    uri += kPlain.find(c) != std::string_view::npos ? std::string(1, c) : code;
  }
  return uri;
}

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

}  // namespace

std::string outcomeName(ExitStatus status) {
  switch (status) {
    case ExitStatus::kPassed:
      return "Passed";
    case ExitStatus::kRefuted:
      return "Refuted";
    case ExitStatus::kUnknown:
      return "Unknown";
    case ExitStatus::kInconsistent:
      return "Inconsistent";
    default:
      return "BadInput";
  }
}

std::string unexpectedText(const std::string& expected, const std::string& got, const std::string& subject,
                           const std::string& detail, const std::string& reproduce) {
  return "expected " + expected + ", got " + got + ": " + subject + "\n" + detail +
         (reproduce.empty() ? "" : reproduceLine(reproduce));
}

Json sarifPlace(const std::string& path, size_t line) {
  return {{"artifactLocation", {{"uri", uriOf(path)}}},
          {"region", {{"startLine", std::max<size_t>(line, 1)}}}};
}

Json SarifLog::result(const std::string& id, const std::string& sentence) {
  const auto index = static_cast<size_t>(std::find(ids_.begin(), ids_.end(), id) - ids_.begin());
  if (index == ids_.size()) {
    ids_.push_back(id);
    rules_.push_back({{"id", id}, {"shortDescription", {{"text", sentence}}}});
  }
  return {{"ruleId", id}, {"ruleIndex", index}};
}

void SarifLog::add(const SarifFinding& finding) {
  Json entry = result(outcomeName(finding.status), sentenceOf(finding.status));
  entry["level"] = finding.status == ExitStatus::kUnknown ? "warning" : "error";
  entry["message"] = {{"text", finding.message}};
  entry["locations"] = Json::array({{{"physicalLocation", sarifPlace(finding.file, finding.line)}}});
  if (!finding.fingerprint.empty()) entry["partialFingerprints"] = {{"cutecheck/v1", finding.fingerprint}};
  add(std::move(entry));
}

std::string SarifLog::text(const std::string& tool, bool successful) const {
  const Json driver{{"name", tool}, {"version", CUTECHECK_VERSION}, {"rules", rules_}};
  const Json log{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                 {"version", "2.1.0"},
                 {"runs", Json::array({{{"tool", {{"driver", driver}}},
                                        {"invocations", Json::array({{{"executionSuccessful", successful}}})},
                                        {"results", results_}}})}};
  return log.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cutecheck::cli
