// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/report/junit.h"

#include <algorithm>
#include <cstdio>

namespace cutecheck::cli {

namespace {

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

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

std::string time(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", seconds);
  return attribute("time", text);
}

std::string caseElement(const JunitCase& one) {
  std::string text = "    <testcase" + attribute("classname", one.classname) + attribute("name", one.name) +
                     (one.seconds ? time(*one.seconds) : "") + ">\n";
  for (const JunitFailure& failure : one.failures)
    text += "      <failure" + attribute("type", failure.type) + attribute("message", failure.message) + ">" +
            escaped(failure.text) + "</failure>\n";
  if (!one.error.empty()) text += "      <error" + attribute("message", one.error) + "/>\n";
  if (!one.skipped.empty()) text += "      <skipped" + attribute("message", one.skipped) + "/>\n";
  if (!one.told.empty()) text += "      <system-out>" + escaped(one.told) + "</system-out>\n";
  return text + "    </testcase>\n";
}

}  // namespace

std::string junitDocument(std::string_view suite, const std::vector<JunitCase>& cases, double seconds) {
  const auto count = [&cases](auto&& is) {
    return std::to_string(std::count_if(cases.begin(), cases.end(), is));
  };
  const std::string counts =
      attribute("tests", std::to_string(cases.size())) +
      attribute("failures", count([](const JunitCase& one) { return !one.failures.empty(); })) +
      attribute("errors", count([](const JunitCase& one) { return !one.error.empty(); })) +
      attribute("skipped", count([](const JunitCase& one) { return !one.skipped.empty(); }));
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" + counts + ">\n  <testsuite" +
                     attribute("name", suite) + counts + time(seconds) + ">\n";
  for (const JunitCase& one : cases) text += caseElement(one);
  return text + "  </testsuite>\n</testsuites>\n";
}

}  // namespace cutecheck::cli
