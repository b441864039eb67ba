// JUnit XML, as CI systems read it: a test case for each law, a failure for each new cause.
#include <set>

#include "tools/cutecheck/conform_report.h"

namespace cutecheck::cli {

namespace {

// XML text; what XML cannot hold becomes '?'.
std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default: {
        const auto byte = static_cast<unsigned char>(c);
        out += (byte < 0x20 && c != '\n' && c != '\t') || byte >= 0x7f ? '?' : c;
      }
    }
  }
  return out;
}

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
  return escaped(text + reproduceFailure(result, group) + "\n");
}

}  // namespace

std::string junitXml(const ConformResult& result) {
  std::set<std::string> names;
  for (const auto& [name, count] : result.findings.laws) names.insert(name);
  for (const auto& [key, group] : result.findings.groups) names.insert(group.law);
  std::string cases;
  int64_t failures = 0, skipped = 0;
  for (const std::string& name : names) {
    const laws::Law* law = laws::findLaw(name);
    std::string failed, told;
    std::string operation = law != nullptr ? std::string(law->operation) : name;
    for (const FailureGroup& group : result.findings.sorted()) {
      if (group.law != name) continue;
      if (law == nullptr) operation = group.operation;
      if (fails(result, group))
        failed += "      <failure type=\"" + escaped(className(group.kind)) + "\" message=\"" +
                  escaped(group.input + ": " + group.detail) + "\">" + body(result, group) + "</failure>\n";
      else
        told += body(result, group);
    }
    const auto count = result.findings.laws.find(name);
    const bool unchecked =
        law != nullptr && (count == result.findings.laws.end() || count->second.checked == 0);
    cases +=
        "    <testcase classname=\"" + escaped(operation) + "\" name=\"" + escaped(name) + "\">\n" + failed;
    if (failed.empty() && unchecked) cases += "      <skipped message=\"not applicable to the subject\"/>\n";
    if (!told.empty()) cases += "      <system-out>" + told + "</system-out>\n";
    cases += "    </testcase>\n";
    failures += failed.empty() ? 0 : 1;
    skipped += failed.empty() && unchecked ? 1 : 0;
  }
  // A run that checked nothing must not look green.
  const int64_t errors = result.findings.checked() == 0 ? 1 : 0;
  if (errors > 0)
    cases +=
        "    <testcase classname=\"conform\" name=\"something_is_checked\">\n"
        "      <error message=\"no law was applicable\"/>\n    </testcase>\n";
  const std::string counts = " tests=\"" + std::to_string(static_cast<int64_t>(names.size()) + errors) +
                             "\" failures=\"" + std::to_string(failures) + "\" errors=\"" +
                             std::to_string(errors) + "\" skipped=\"" + std::to_string(skipped) + "\"";
  char time[32];
  std::snprintf(time, sizeof time, "%.3f", result.seconds);
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" + counts +
         ">\n  <testsuite name=\"cutecheck conform " + escaped(result.subject) + "\"" + counts + " time=\"" +
         time + "\">\n" + cases + "  </testsuite>\n</testsuites>\n";
}

}  // namespace cutecheck::cli
