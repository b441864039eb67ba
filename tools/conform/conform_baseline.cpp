// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_baseline.h"

#include <sstream>

#include "core/support/trimmed.h"
#include "tools/answers/collect.h"
#include "tools/answers/file_format.h"
#include "tools/answers/subject.h"

namespace cutecheck::cli {

bool KnownFailure::fits(const FailureGroup& group) const {
  return law == group.law && kind == className(group.kind) && (cause.empty() || cause == group.cause);
}

std::string KnownFailure::str() const {
  return law + " (" + kind + ")" + (cause.empty() ? "" : ": " + cause);
}

Expected<std::vector<KnownFailure>> readBaseline(const std::string& path) {
  CUTECHECK_TRY(text, readFile(path));
  std::vector<KnownFailure> baseline;
  std::istringstream lines(text);
  size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (const auto refused = formatRefusal(trimmed(line), kBaselineFormat)) return *refused;
    if (trimmed(line).empty() || trimmed(line).front() == '#') continue;
    const auto fail = [&](const std::string& why) {
      return makeError(Code::kBadRequest, "conform_c5",
                       "line " + std::to_string(number) + " of '" + path + "': " + why);
    };
    const Json json = Json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (!json.is_object()) return fail("no JSON object");
    const auto get = [&](const char* key) {
      const auto field = json.find(key);
      return field != json.end() && field->is_string() ? field->get<std::string>() : std::string();
    };
    KnownFailure known{get("law"), get("class"), get("cause"), get("reason")};
    if (known.law.empty()) return fail("`law` is missing");
    if (!classNamed(known.kind)) return fail("`class` is missing or unknown");
    if (trimmed(known.reason).empty()) return fail("`reason` is missing");
    baseline.push_back(std::move(known));
  }
  return baseline;
}

void applyBaseline(std::vector<KnownFailure>& baseline, Findings& findings) {
  for (auto& [key, group] : findings.groups) {
    for (KnownFailure& known : baseline) {
      if (!known.fits(group)) continue;
      known.met = true;
      if (group.known.empty()) group.known = known.reason;
    }
  }
}

std::string baselineLine(const FailureGroup& group) {
  return dump(Json{{"law", group.law},
                   {"class", std::string(className(group.kind))},
                   {"cause", group.cause},
                   {"reason", ""}});
}

}  // namespace cutecheck::cli
