// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/foreign/page.h"

#include <algorithm>
#include <cstdio>

namespace cutecheck::foreign {

namespace {

std::string tenths(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", seconds);
  return text;
}

size_t count(const Judged& one, const auto& which) {
  return static_cast<size_t>(std::count_if(one.edits.begin(), one.edits.end(), which));
}

// Of a reason what stands before its first colon but the rule's: a rule, or words.
std::string ruleOf(const Answer& answer) {
  if (answer.verdict == "Proved") return "";
  const size_t end = answer.reason.find(':');
  const std::string first = answer.reason.substr(0, end);
  const bool isRule = end != std::string::npos && first.find(' ') == std::string::npos;
  return isRule ? first : answer.verdict == "Refuted" ? "by terms" : "the terms differ";
}

}  // namespace

std::string pageOf(const std::vector<Judged>& all, const std::string& version, const std::string& compiler) {
  std::string text = "CUTLASS " + version + ", nvcc " + compiler +
                     ".\n\n| kernel | order | prove | elements | seconds | edits | told apart | of these "
                     "Refuted | Proved | other edits Proved | Refuted | Unknown |\n"
                     "|---|---|---|---|---|---|---|---|---|---|---|---|\n";
  size_t edits = 0, told = 0, refuted = 0, wrong = 0;
  for (const Judged& one : all) {
    const auto is = [](bool apart, const char* verdict) {
      return [apart, verdict](const JudgedEdit& edit) {
        return edit.told == apart && edit.prove.verdict == verdict;
      };
    };
    const size_t toldHere = count(one, [](const JudgedEdit& edit) { return edit.told; });
    edits += one.edits.size(), told += toldHere, refuted += count(one, is(true, "Refuted")),
        wrong += count(one, is(true, "Proved"));
    const auto verdict = [](const Answer& answer) {
      const std::string rule = ruleOf(answer);
      return answer.verdict + (answer.verdict == "kept" || rule.empty() ? "" : ", " + rule);
    };
    text += "| " + one.kernel.name + " | " + verdict(one.order) + " | " + verdict(one.prove) + " | " +
            std::to_string(one.elements) + " | " + tenths(one.prove.seconds) + " | " +
            std::to_string(one.edits.size()) + " | " + std::to_string(toldHere);
    for (const auto& [apart, name] :
         {std::pair{true, "Refuted"}, {true, "Proved"}, {false, "Proved"}, {false, "Refuted"}})
      text += " | " + std::to_string(count(one, is(apart, name)));
    text +=
        " | " +
        std::to_string(count(one, [](const JudgedEdit& edit) { return edit.prove.verdict == "Unknown"; })) +
        " |\n";
  }
  text += "\n" + std::to_string(edits) + " edits, " + std::to_string(told) +
          " of them told apart by a run on bytes: " + std::to_string(refuted) + " Refuted, " +
          std::to_string(wrong) + " Proved.\n";
  if (edits == 0) return text;
  text += "\n| kernel | edit | a run on bytes | answer |\n|---|---|---|---|\n";
  for (const Judged& one : all)
    for (const JudgedEdit& edit : one.edits) {
      const std::string rule = ruleOf(edit.prove);
      text += "| " + one.kernel.name + " | " + edit.what + " | " + (edit.told ? "differs" : "the same") +
              " | " + edit.prove.verdict + (rule.empty() ? "" : ", " + rule) + " |\n";
    }
  return text;
}

}  // namespace cutecheck::foreign
