// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SARIF 2.1.0, for code scanning: rules, and results that break them.
#pragma once

#include <string>
#include <vector>

#include "tools/console/exit_status.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

// What is not as it was expected to be, at a line of a file.
struct SarifFinding {
  ExitStatus status = ExitStatus::kRefuted;
  std::string file;
  size_t line = 1;
  std::string message;
  std::string fingerprint{};  // the same for the same finding in another run; may be empty
};

// "Refuted", "Unknown", "Inconsistent", "BadInput" or "Passed".
std::string outcomeName(ExitStatus status);

// The message about a subject whose answer is another than expected.
std::string unexpectedText(const std::string& expected, const std::string& got, const std::string& subject,
                           const std::string& detail, const std::string& reproduce);

class SarifLog {
 public:
  // A result of rule `id`, which `sentence` says; the members "ruleId" and "ruleIndex" come first.
  Json result(const std::string& id, const std::string& sentence);
  void add(Json result) { results_.push_back(std::move(result)); }
  void add(const SarifFinding& finding);

  // The document; `successful` when the run went to its end, checked something, and refused nothing that it
  // was given.
  std::string text(const std::string& tool, bool successful) const;

 private:
  std::vector<std::string> ids_;
  Json rules_ = Json::array(), results_ = Json::array();
};

// The one place of a result: a file as SARIF wants it, a relative reference or a file URI, and a line of it,
// counted from 1.
Json sarifPlace(const std::string& path, size_t line);

}  // namespace cutecheck::cli
