// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/report/report_rules.h"

#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "tools/draw/svg_reader.h"

namespace cutecheck::cli {

namespace {

using Json = nlohmann::json;
using Words = std::set<std::string>;

struct Form {
  Words required, optional, children;
};

const std::map<std::string, Form>& junitForms() {
  static const std::map<std::string, Form> forms = {
      {"testsuites", {{}, {"name", "tests", "failures", "errors", "skipped", "time"}, {"testsuite"}}},
      {"testsuite",
       {{"name", "tests", "failures", "errors"},
        {"skipped", "time", "timestamp", "hostname", "id", "package"},
        {"properties", "testcase", "system-out", "system-err"}}},
      {"testcase",
       {{"name", "classname"},
        {"time", "file", "line"},
        {"failure", "error", "skipped", "system-out", "system-err"}}},
      {"failure", {{}, {"type", "message"}, {}}},
      {"error", {{}, {"type", "message"}, {}}},
      {"skipped", {{}, {"message"}, {}}},
      {"system-out", {}},
      {"system-err", {}}};
  return forms;
}

void checkForm(const draw::Element& element, std::vector<std::string>& faults) {
  const auto form = junitForms().find(element.name);
  if (form == junitForms().end()) return faults.push_back("no element is called " + element.name);
  const auto& [required, optional, children] = form->second;
  for (const std::string& name : required)
    if (!element.attributes.contains(name)) faults.push_back(element.name + " has no " + name);
  for (const auto& [name, value] : element.attributes)
    if (!required.contains(name) && !optional.contains(name)) faults.push_back(element.name + " has " + name);
  for (const draw::Element& child : element.children) {
    if (!children.contains(child.name)) faults.push_back(child.name + " in " + element.name);
    checkForm(child, faults);
  }
}

bool has(const draw::Element& element, const std::string& child) {
  for (const draw::Element& one : element.children)
    if (one.name == child) return true;
  return false;
}

void checkCounts(const draw::Element& suite, std::vector<std::string>& faults) {
  std::map<std::string, int> counts = {{"tests", 0}, {"failures", 0}, {"errors", 0}, {"skipped", 0}};
  for (const draw::Element& one : suite.children) {
    if (one.name != "testcase") continue;
    ++counts["tests"];
    counts["failures"] += has(one, "failure");
    counts["errors"] += has(one, "error");
    counts["skipped"] += has(one, "skipped");
    if (has(one, "skipped") && (has(one, "failure") || has(one, "error")))
      faults.push_back(one.attribute("name") + " is skipped and failed");
  }
  for (const auto& [name, count] : counts)
    if (suite.attributes.contains(name) && suite.attribute(name) != std::to_string(count))
      faults.push_back("not " + suite.attribute(name) + " " + name);
  if (counts["tests"] == 0) faults.push_back("a suite without a test case");
}

class SarifRules {
 public:
  explicit SarifRules(std::vector<std::string>& faults) : faults_(faults) {}

  void log(const Json& log) {
    if (text(log, "version", "the log") && log["version"] != "2.1.0") fault("another version");
    if (!array(log, "runs", "the log")) return;
    for (const Json& one : log["runs"]) run(one);
  }

 private:
  void fault(const std::string& what) { faults_.push_back(what); }
  bool is(bool good, const std::string& what) {
    if (!good) fault(what);
    return good;
  }
  static const Json& in(const Json& json, const char* key) {
    static const Json none;
    return json.is_object() && json.contains(key) ? json[key] : none;
  }
  bool text(const Json& json, const char* key, const std::string& of) {
    return is(in(json, key).is_string() && !in(json, key).get_ref<const std::string&>().empty(),
              of + " has no text " + key);
  }
  bool array(const Json& json, const char* key, const std::string& of) {
    return is(in(json, key).is_array(), of + " has no array " + key);
  }

  void run(const Json& run) {
    const Json& driver = in(in(run, "tool"), "driver");
    text(driver, "name", "tool.driver");
    for (const Json& rule : in(driver, "rules")) {
      text(rule, "id", "a rule");
      text(in(rule, "shortDescription"), "text", "a rule's description");
    }
    for (const Json& one : in(run, "invocations"))
      is(in(one, "executionSuccessful").is_boolean(), "an invocation does not say whether it succeeded");
    if (!array(run, "results", "a run")) return;
    for (const Json& one : run["results"]) result(one, in(driver, "rules"));
  }

  void result(const Json& result, const Json& rules) {
    text(in(result, "message"), "text", "a result's message");
    text(result, "ruleId", "a result");
    const Json& index = in(result, "ruleIndex");
    if (!index.is_null())
      is(index.is_number_unsigned() && index.get<size_t>() < rules.size() &&
             rules[index.get<size_t>()]["id"] == in(result, "ruleId"),
         "a rule's index leads elsewhere");
    const Json& level = in(result, "level");
    is(level.is_null() || Words{"none", "note", "warning", "error"}.contains(level.get<std::string>()),
       "no such level");
    for (const Json& place : in(result, "locations")) {
      const Json& physical = in(place, "physicalLocation");
      if (text(in(physical, "artifactLocation"), "uri", "a location"))
        is(physical["artifactLocation"]["uri"].get<std::string>().find_first_of(" <>\"\\^`{|}") ==
               std::string::npos,
           "a location that is no URI");
      const Json& line = in(in(physical, "region"), "startLine");
      is(line.is_number_unsigned() && line.get<size_t>() >= 1, "a region without its line");
    }
    for (const auto& [name, value] : in(result, "partialFingerprints").items())
      is(value.is_string(), "a fingerprint is no text: " + name);
  }

  std::vector<std::string>& faults_;
};

}  // namespace

std::vector<std::string> junitFaults(const std::string& text) {
  std::vector<std::string> faults;
  const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  if (!text.starts_with(head)) return {"no XML declaration"};
  std::string error;
  const draw::Element root = draw::readXml(text.substr(head.size()), error);
  if (!error.empty()) return {error};
  if (root.name != "testsuites") faults.push_back("its root is " + root.name);
  checkForm(root, faults);
  if (root.children.empty()) faults.emplace_back("no suite");
  for (const draw::Element& suite : root.children) checkCounts(suite, faults);
  return faults;
}

std::vector<std::string> sarifFaults(const std::string& text) {
  std::vector<std::string> faults;
  const Json log = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!log.is_object()) return {"no JSON object"};
  SarifRules(faults).log(log);
  return faults;
}

}  // namespace cutecheck::cli
