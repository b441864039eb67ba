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

}  // namespace

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
