// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/promises and corpus/bounds: each module has the verdict that its first lines say, for the reason that they say.
#include <gtest/gtest.h>

#include <iostream>

#include "oracle/tv/decide/test_support.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

// What follows "; KEY: " in the text; empty where no line does.
std::string said(const std::string& text, const std::string& key) {
  const std::string begin = "; " + key + ": ";
  const size_t at = text.find(begin);
  if (at == std::string::npos) return {};
  const size_t from = at + begin.size();
  return text.substr(from, text.find('\n', from) - from);
}

// What the report says of the function: what is missing, or what the counterexample shows.
std::string reasonsOf(const FunctionReport& f) {
  std::string reasons;
  for (const std::string& missing : f.answer.missing) reasons += missing + "\n";
  if (f.answer.counterexample) reasons += f.answer.counterexample->note;
  return reasons;
}

TEST(PromisesCorpus, EachHasItsVerdictForItsReason) {
  std::map<std::string, size_t> counts;
  std::vector<std::filesystem::path> modules;
  for (const char* folder : {"promises", "bounds"})
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(CUTECHECK_SOURCE_DIR) / "corpus" / folder))
      if (entry.path().extension() == ".ll") modules.push_back(entry.path());
  for (const std::filesystem::path& module : modules) {
    const std::string text = contents(module);
    const std::string expected = said(text, "expect"), because = said(text, "because");
    ASSERT_FALSE(expected.empty()) << module;
    Expected<ValidationReport> report = validate(text, contents(meaningOf(module)));
    ++counts[expected];
    // The formula alone may fail to decide; it must not prove what is refuted, or not read.
    ValidationOptions alone;
    alone.samples = 0;
    alone.enumerationLimit = 0;
    Expected<ValidationReport> formula = validate(text, contents(meaningOf(module)), alone);
    if (expected != "Proved" && formula.ok()) EXPECT_NE(formula->verdict, Verdict::kProved) << module;
    if (expected.starts_with("k")) {  // a code: refused
      ASSERT_FALSE(report.ok()) << module << "\n" << toString(*report);
      const std::string refusal = report.error().str();
      EXPECT_TRUE(refusal.starts_with(expected.substr(0, expected.find(' ')) + " ")) << module << ": " << refusal;
      EXPECT_NE(refusal.find(because), std::string::npos) << module << ": " << refusal;
      continue;
    }
    ASSERT_TRUE(report.ok()) << module << ": " << report.error().str();
    EXPECT_EQ(verdictName(report->verdict), expected) << module << "\n" << toString(*report);
    EXPECT_NE(reasonsOf(report->functions[0]).find(because), std::string::npos)
        << module << " should say '" << because << "':\n" << toString(*report);
  }
  for (const char* verdict : {"Proved", "Refuted", "Unknown"}) EXPECT_GE(counts[verdict], 25u) << verdict;
  for (const auto& [verdict, count] : counts) std::cout << count << " " << verdict << "\n";
}

}  // namespace
}  // namespace cutecheck::oracle
