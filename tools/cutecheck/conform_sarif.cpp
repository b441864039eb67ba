// SARIF 2.1.0, for code scanning: a rule for each law, a result for each group of failures.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include "tools/cutecheck/conform_report.h"

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
  Json rules = Json::array(), results = Json::array();
  std::vector<std::string> ids;
  const std::string file = fileOf(result.subject);
  for (const FailureGroup& group : result.findings.sorted()) {
    size_t index = static_cast<size_t>(std::find(ids.begin(), ids.end(), group.law) - ids.begin());
    if (index == ids.size()) {
      ids.push_back(group.law);
      const laws::Law* law = laws::findLaw(group.law);
      rules.push_back(
          {{"id", group.law},
           {"shortDescription",
            {{"text", law != nullptr ? std::string(law->sentence) : "The answer of the reference."}}}});
    }
    Json entry{
        {"ruleId", group.law},
        {"ruleIndex", index},
        {"level", levelOf(group)},
        {"message",
         {{"text", std::string(className(group.kind)) + " on " + group.input + ": " + group.detail + "\n" +
                       reproduceFailure(result, group)}}},
        {"locations",
         Json::array(
             {{{"physicalLocation", {{"artifactLocation", {{"uri", file}}}, {"region", {{"startLine", 1}}}}},
               {"logicalLocations", Json::array({{{"name", group.operation}, {"kind", "function"}}})}}})},
        {"partialFingerprints", {{"cutecheck/v1", group.key()}}},
        {"occurrenceCount", group.count}};
    if (!group.known.empty())
      entry["suppressions"] = Json::array({{{"kind", "external"}, {"justification", group.known}}});
    results.push_back(std::move(entry));
  }
  const Json log{
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs",
       Json::array({{{"tool",
                      {{"driver",
                        {{"name", "cutecheck conform"},
                         {"version", CUTECHECK_VERSION},
                         {"rules", std::move(rules)}}}}},
                     {"invocations", Json::array({{{"executionSuccessful",
                                                    !result.interrupted && result.findings.checked() > 0}}})},
                     {"results", std::move(results)}}})}};
  return log.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cutecheck::cli
