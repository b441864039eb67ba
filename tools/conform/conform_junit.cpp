// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A test case for each law, a failure for each new cause.
#include <set>

#include "tools/conform/conform_report.h"
#include "tools/report/junit.h"

namespace cutecheck::cli {

namespace {

// Whether the run fails because of this group.
bool fails(const ConformResult& result, const FailureGroup& group) {
  if (!group.known.empty()) return false;
  return result.strict || group.kind == FailureClass::kBroken || group.kind == FailureClass::kWrong;
}

std::string body(const ConformResult& result, const FailureGroup& group) {
  std::string text = std::string(className(group.kind)) + ", " + std::to_string(group.count) +
                     " times\ninput: " + group.input + "\nbecause: " + group.detail + "\n";
  for (size_t i = 0; i + 1 < group.exchange.size(); i += 2)
    text += group.exchange[i] + " -> " + group.exchange[i + 1] + "\n";
  if (!group.known.empty()) text += "known: " + group.known + "\n";
  return text + reproduceFailure(result, group) + "\n";
}

}  // namespace

std::string junitXml(const ConformResult& result) {
  std::set<std::string> names;
  for (const auto& [name, count] : result.findings.laws) names.insert(name);
  for (const auto& [key, group] : result.findings.groups) names.insert(group.law);
  std::vector<JunitCase> cases;
  for (const std::string& name : names) {
    const laws::Law* law = laws::findLaw(name);
    JunitCase one{law != nullptr ? std::string(law->operation) : name, name};
    for (const FailureGroup& group : result.findings.sorted()) {
      if (group.law != name) continue;
      if (law == nullptr) one.classname = group.operation;
      if (fails(result, group))
        one.failures.push_back(
            {std::string(className(group.kind)), group.input + ": " + group.detail, body(result, group)});
      else
        one.told += body(result, group);
    }
    const auto count = result.findings.laws.find(name);
    const bool unchecked =
        law != nullptr && (count == result.findings.laws.end() || count->second.checked == 0);
    if (one.failures.empty() && unchecked) one.skipped = "not applicable to the subject";
    cases.push_back(std::move(one));
  }
  // A run that checked nothing must not look green.
  if (result.findings.checked() == 0)
    cases.push_back(
        {.classname = "conform", .name = "something_is_checked", .error = "no law was applicable"});
  return junitDocument("cutecheck conform " + result.subject, cases, result.seconds);
}

}  // namespace cutecheck::cli
