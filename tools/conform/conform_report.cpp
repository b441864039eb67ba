// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_report.h"

#include <algorithm>
#include <cstdio>

namespace cutecheck::cli {

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string sentenceOf(const FailureGroup& group) {
  const laws::Law* law = laws::findLaw(group.law);
  return law != nullptr ? std::string(law->sentence) : std::string();
}

void writeGroup(const ConformResult& result, const FailureGroup& group, std::ostream& out) {
  out << className(group.kind) << ": " << group.law << ", " << group.count
      << (group.count == 1 ? " time" : " times");
  if (!group.known.empty()) out << " (known: " << group.known << ")";
  out << '\n';
  if (const std::string sentence = sentenceOf(group);
      !sentence.empty() && group.kind != FailureClass::kBroken && !group.detail.starts_with("invalid: "))
    out << "  law      " << sentence << '\n';
  out << "  input    " << group.input << '\n' << "  because  " << group.detail << '\n';
  for (size_t i = 0; i + 1 < group.exchange.size(); i += 2)
    out << "  "
        << (group.exchange[i] == "reference" ? "reference" : "asked    " + group.exchange[i] + "\n  answered")
        << ' ' << group.exchange[i + 1] << '\n';
  out << "  " << reproduceFailure(result, group) << '\n';
}

std::string plural(int64_t n, const char* noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

int64_t lawsChecked(const Findings& findings) {
  return std::count_if(findings.laws.begin(), findings.laws.end(),
                       [](const auto& entry) { return entry.second.checked > 0; });
}

}  // namespace

int64_t ConformResult::fresh(FailureClass kind) const {
  return std::count_if(findings.groups.begin(), findings.groups.end(), [kind](const auto& entry) {
    return entry.second.kind == kind && entry.second.known.empty();
  });
}

ExitStatus ConformResult::status() const {
  if (interrupted) return ExitStatus::kInterrupted;
  if (findings.checked() == 0) return ExitStatus::kBadInput;
  if (fresh(FailureClass::kBroken) + fresh(FailureClass::kWrong) > 0) return ExitStatus::kRefuted;
  const bool more =
      fresh(FailureClass::kRefusesMore) + fresh(FailureClass::kConvention) > 0 || !stopped.empty();
  return strict && more ? ExitStatus::kRefuted : ExitStatus::kPassed;
}

std::string reproduceFailure(const ConformResult& result, const FailureGroup& group) {
  if (laws::findLaw(group.law) == nullptr && !group.exchange.empty())
    return "reproduce: printf '%s\\n' " + shellQuote(group.exchange.front()) + " | " + result.subject;
  return "reproduce: cutecheck conform --subject " + shellQuote(result.subject) + " --law " + group.law +
         " --input " + shellQuote(group.input);
}

void writeText(const ConformResult& result, std::ostream& out) {
  const std::vector<FailureGroup> groups = result.findings.sorted();
  for (const FailureGroup& group : groups) writeGroup(result, group, out);
  for (const KnownFailure& known : result.stopped)
    out << "stopped: " << known.str() << "; remove it from the baseline (" << known.reason << ")\n";
  for (const std::string& operation : result.givenUp)
    out << "given up: " << operation << " misbehaved " << RemoteSubject::kPatience
        << " times and was not asked again\n";
  if (!result.lacking.empty()) out << "not in the subject: " << joined(result.lacking) << '\n';
  if (!result.unjudged.empty()) out << "no law for: " << joined(result.unjudged) << '\n';
  const int64_t known =
      std::count_if(groups.begin(), groups.end(), [](const FailureGroup& g) { return !g.known.empty(); });
  char seconds[32];
  std::snprintf(seconds, sizeof seconds, "%.1f", result.seconds);
  out << result.described << ": " << plural(lawsChecked(result.findings), "law") << ", "
      << result.findings.checked() << " checks, " << plural(result.requests, "request") << ", "
      << plural(result.restarts, "restart") << ", seed " << result.seed << ", " << seconds << " s";
  if (result.resumed > 0) out << ", " << plural(result.resumed, "unit") << " from the journal";
  out << '\n'
      << result.fresh(FailureClass::kBroken) << " broken, " << result.fresh(FailureClass::kWrong)
      << " wrong, " << result.fresh(FailureClass::kRefusesMore) << " refuse more, "
      << result.fresh(FailureClass::kConvention) << " differ in convention, " << known << " known"
      << (result.interrupted ? "; interrupted" : "") << '\n';
  if (result.findings.checked() == 0) out << "error: kEmpty: no law was applicable, so nothing was checked\n";
}

void writeJson(const ConformResult& result, std::ostream& out) {
  for (const FailureGroup& group : result.findings.sorted()) {
    Json line = toJson(group);
    line["reproduce"] = reproduceFailure(result, group);
    out << answerLine(line);
  }
  Json stopped = Json::array(), laws = Json::object();
  for (const KnownFailure& known : result.stopped)
    stopped.push_back(
        {{"law", known.law}, {"class", known.kind}, {"cause", known.cause}, {"reason", known.reason}});
  for (const auto& [name, count] : result.findings.laws)
    laws[name] = {
        {"checked", count.checked}, {"not_applicable", count.notApplicable}, {"failed", count.failed}};
  Json summary{{"subject", result.subject},
               {"described", result.described},
               {"seed", result.seed},
               {"checked", result.findings.checked()},
               {"requests", result.requests},
               {"restarts", result.restarts},
               {"broken", result.fresh(FailureClass::kBroken)},
               {"wrong", result.fresh(FailureClass::kWrong)},
               {"refuses_more", result.fresh(FailureClass::kRefusesMore)},
               {"differs_in_convention", result.fresh(FailureClass::kConvention)},
               {"stopped", std::move(stopped)},
               {"given_up", result.givenUp},
               {"lacking", result.lacking},
               {"unjudged", result.unjudged},
               {"interrupted", result.interrupted},
               {"laws", std::move(laws)}};
  if (result.findings.checked() == 0)
    summary["error"] =
        toJson(makeError(Code::kEmpty, "conform_c6", "no law was applicable, so nothing was checked"));
  out << answerLine(Json{{"summary", std::move(summary)}});
}

}  // namespace cutecheck::cli
