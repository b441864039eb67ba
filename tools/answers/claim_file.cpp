// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines `expect VERDICT: claim [where premise, premise]`.
#include <algorithm>
#include <array>
#include <cctype>

#include "core/support/nearest_name.h"
#include "core/support/trimmed.h"
#include "oracle/claims/rests_on.h"
#include "tools/answers/claim_answer.h"
#include "tools/answers/text_fault.h"
#include "tools/explain/refusal_hint.h"
#include "tools/help/hint.h"

namespace cutecheck::cli {

namespace {

constexpr std::string_view kExpect = "expect ";
constexpr std::string_view kWhere = " where ";
constexpr std::array<std::string_view, 5> kVerdicts = {"proved", "refuted", "unknown", "inconsistent",
                                                       "vacuous"};

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

// What other programs call a verdict: "Proved" of pass; empty where it is none of them.
std::string_view verdictMeant(std::string_view word) {
  const std::string name = lower(word);
  for (const std::string_view yes : {"true", "pass", "passed", "ok", "valid", "holds", "yes", "proof",
                                     "success", "proven", "prove", "sat"})
    if (name == yes) return "Proved";
  for (const std::string_view no :
       {"false", "fail", "failed", "fails", "invalid", "no", "wrong", "refute", "disproved", "unsat"})
    if (name == no) return "Refuted";
  for (const std::string_view code : {"error", "refused", "usage", "bad"})
    if (name == code) return "kUsage";
  static constexpr std::array<std::string_view, 5> kNames = {"Proved", "Refuted", "Unknown", "Vacuous",
                                                             "Inconsistent"};
  return nearestName(word, kNames, 3);
}

// A verdict, or the name of an error code; `vacuous` stands for kVacuous.
bool isVerdict(std::string_view word) {
  const std::string name = lower(word);
  return std::find(kVerdicts.begin(), kVerdicts.end(), name) != kVerdicts.end() ||
         (word.size() > 1 && word[0] == 'k' && std::isupper(static_cast<unsigned char>(word[1])) != 0);
}

bool sameVerdict(std::string_view expected, std::string_view got) {
  const std::string want = lower(expected), have = lower(got);
  return want == have || (want == "vacuous" && have == "kvacuous");
}

// What an answer rests on, and where it is refuted.
void tell(const oracle::Answer& answer, SubjectReport& report) {
  for (const oracle::Derivation& d : answer.derivations) {
    const std::string by = d.decider() + " (" + std::string(oracle::engineName(d.engine())) + ")";
    if (std::find(report.derivations.begin(), report.derivations.end(), by) == report.derivations.end())
      report.derivations.push_back(by);
  }
  report.restsOn = oracle::restsOn(answer, oracle::RestsOf::kClaim);
  if (answer.counterexample) report.bindings = oracle::numbersOf(answer.counterexample->assignment);
}

// How what was meant is written, as `prove` says it.
std::string hintLine(const Decision& decision) {
  if (decision.answer.ok()) return {};
  const Diagnostic& error = decision.answer.error();
  std::string hint = help::hintOf(error, decision.refusedText);
  if (hint.empty()) hint = hintOfRefusal(error, decision.refusedText);
  return hint.empty() ? hint : "hint: " + hint + "\n";
}

}  // namespace

SubjectReport judgeClaim(const std::string& claim, const std::string& where, const std::string& expected) {
  SubjectReport report;
  report.subject = claim + (where.empty() ? "" : " where " + where);
  report.expected = expected;
  if (!isVerdict(expected))
    return malformed(
        report.subject,
        makeError(Code::kSyntax, "claims_c2",
                  "'" + expected +
                      "' is not a verdict: Proved, Refuted, Unknown, Vacuous, Inconsistent, or the code "
                      "of a refusal such as kNotComposable" +
                      (verdictMeant(expected).empty()
                           ? ""
                           : "; did you mean " + std::string(verdictMeant(expected)) + "?")));
  const DecideOptions options{.claim = claim, .where = where};
  const Decision decision = decide(options);
  report.got = std::string(decision.word());
  report.account = toText(decision);
  report.refusedIn = decision.refusedIn;
  if (decision.answer.ok()) tell(*decision.answer, report);
  if (sameVerdict(expected, report.got)) return report;
  // A verdict other than the expected one fails even when the verdict itself is Proved.
  report.status = worse(decision.status(), ExitStatus::kUnknown);
  if (decision.is(oracle::Verdict::kProved)) report.status = ExitStatus::kRefuted;
  report.detail = report.account + hintLine(decision);
  report.reproduce = proveArguments(options);
  return report;
}

namespace {

// Why a line is none of `expect VERDICT: claim`, and how it is written.
std::string repairOfLine(std::string_view line) {
  if (std::string fault = textFault(line); !fault.empty()) return fault;
  const std::string_view first = line.substr(0, line.find(' '));
  // expect: Proved CLAIM, and check CLAIM: the claim is what stands behind these words.
  if (first == "expect:" || first == "expect:Proved" || lower(first) == "prove" || lower(first) == "check" ||
      lower(first) == "claim" || lower(first) == "proved") {
    std::string_view claim = trimmed(line.substr(first.size()));
    std::string_view word = claim.substr(0, claim.find(' '));
    const bool stated =
        isVerdict(word) || isVerdict(word.substr(0, word.size() - (word.ends_with(':') ? 1 : 0)));
    if (stated) claim = trimmed(claim.substr(word.size()));
    if (word.ends_with(':')) word.remove_suffix(1);
    return "write expect " + std::string(stated ? word : "Proved") + ": " + std::string(claim);
  }
  if (first == "expects" || first == "expected" || lower(first) == "assert" ||
      (first != "expect" && lower(first) == "expect"))
    return "the first word is expect, not " + std::string(first);
  if (first == "expect") {
    const std::string_view rest = trimmed(line.substr(kExpect.size()));
    const std::string_view word = rest.substr(0, rest.find(' '));
    if (isVerdict(word))
      return "a colon is missing: expect " + std::string(word) + ": " +
             std::string(trimmed(rest.substr(word.size()), " -=>,;"));
    return "a colon and a blank stand behind the verdict: expect Proved: injective((4,8):(1,4))";
  }
  if (first.ends_with(':') && isVerdict(first.substr(0, first.size() - 1)))
    return "the first word is expect: expect " + std::string(trimmed(line));
  const size_t last = line.rfind(' ');
  if (last != std::string_view::npos && isVerdict(trimmed(line.substr(last))))
    return "the verdict stands first: expect " + std::string(trimmed(line.substr(last))) + ": " +
           std::string(trimmed(line.substr(0, last)));
  return "the verdict that is expected stands first: expect Proved: " + std::string(trimmed(line));
}

}  // namespace

SubjectReport judgeClaimLine(std::string_view line) {
  const size_t colon = line.find(": ");
  if (line.substr(0, kExpect.size()) != kExpect || colon == std::string_view::npos) {
    SubjectReport report =
        malformed(line, makeError(Code::kSyntax, "claims_c1", "'expect VERDICT: claim' is expected"));
    report.detail += "hint: " + repairOfLine(line) + "\n";
    return report;
  }
  const std::string_view verdict = trimmed(line.substr(kExpect.size(), colon - kExpect.size()));
  const std::string_view rest = line.substr(colon + 2);
  const size_t where = rest.rfind(kWhere);
  const std::string_view claim = trimmed(rest.substr(0, where));
  const std::string_view premises =
      where == std::string_view::npos ? std::string_view() : trimmed(rest.substr(where + kWhere.size()));
  return judgeClaim(std::string(claim), std::string(premises), std::string(verdict));
}

}  // namespace cutecheck::cli
