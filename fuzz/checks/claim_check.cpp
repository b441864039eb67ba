// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/checks/claim_check.h"

#include "fuzz/checks/checks.h"
#include "fuzz/checks/claim_judge.h"
#include "oracle/claims/prove.h"

namespace cutecheck::fuzz {
namespace {

using Word = ClaimOutcome::Word;

// Small claims need little; what needs more may stay Unknown here.
constexpr uint64_t kBudget = 20'000;

std::string valuesText(const ClaimInput& input, const SymbolValues& values) {
  std::string text;
  if (input.names(0)) text += " M = " + std::to_string(values[0]);
  if (input.names(1)) text += " N = " + std::to_string(values[1]);
  return text.empty() ? "" : " at" + text;
}

std::string wrongProof(const ClaimInput& input) {
  bool any = false;
  for (const SymbolValues& values : triedValues(input)) {
    const Truth truth = truthAt(input, values);
    if (truth == Truth::kFails) return "is Proved and fails" + valuesText(input, values);
    if (truth == Truth::kRefused) return "is Proved where core refuses" + valuesText(input, values);
    any = any || truth != Truth::kOutside;
  }
  return any || !isBounded(input) ? "" : "is Proved of nothing";
}

std::string wrongRefutation(const ClaimInput& input, const oracle::Answer& answer, bool& judged) {
  SymbolValues values{};
  constexpr const char* kNames[kClaimSymbols] = {"M", "N"};
  if (!answer.counterexample) return "is Refuted without a counterexample";
  for (size_t s = 0; s < kClaimSymbols; ++s) {
    if (!input.names(s)) continue;
    const auto at = answer.counterexample->assignment.find(kNames[s]);
    if (at == answer.counterexample->assignment.end()) return "is Refuted without a value for a symbol";
    values[s] = at->second;
  }
  switch (truthAt(input, values)) {
    case Truth::kHolds:
      return "is Refuted and holds" + valuesText(input, values);
    case Truth::kOutside:
      return "is Refuted outside the premises" + valuesText(input, values);
    case Truth::kNotJudged:
      judged = false;
      return "";
    case Truth::kFails:
    case Truth::kRefused:
      return "";
  }
  return "";
}

// Whether every assignment that is tried has this truth.
bool everywhere(const ClaimInput& input, Truth truth, bool& judged) {
  for (const SymbolValues& values : triedValues(input)) {
    const Truth here = truthAt(input, values);
    if (here == Truth::kNotJudged) judged = false;
    if (here != truth && here != Truth::kOutside && here != Truth::kNotJudged) return false;
  }
  return true;
}

std::string wrongError(const ClaimInput& input, const Diagnostic& error, ClaimOutcome& outcome) {
  if (error.code == Code::kVacuous) {
    outcome.word = Word::kVacuous;
    return everywhere(input, Truth::kOutside, outcome.judged) ? "" : "is vacuous although premises are met";
  }
  outcome.word = Word::kNoAnswer;
  if (everywhere(input, Truth::kRefused, outcome.judged)) return "";
  return "has no answer, although core has one: " + error.str();
}

}  // namespace

ClaimOutcome outcomeOfClaim(std::string_view bytes) {
  const ClaimInput input = decodeClaim(bytes);
  const std::string claim = input.claim(), premises = input.premises();
  ClaimOutcome outcome;
  outcome.symbolic = input.names(0) || input.names(1);
  outcome.claim = claim + (premises.empty() ? "" : " where " + premises);
  oracle::Options options;
  options.budget = kBudget;
  const Expected<oracle::Answer> answer = oracle::prove(claim, premises, options);
  if (!answer) {
    outcome.finding = wrongError(input, answer.error(), outcome);
  } else {
    switch (answer->verdict) {
      case oracle::Verdict::kProved:
        outcome.word = Word::kProved;
        outcome.finding = wrongProof(input);
        break;
      case oracle::Verdict::kRefuted:
        outcome.word = Word::kRefuted;
        outcome.finding = wrongRefutation(input, *answer, outcome.judged);
        break;
      case oracle::Verdict::kUnknown:
        outcome.word = Word::kUnknown;
        break;
      case oracle::Verdict::kInconsistent:
        outcome.finding = "is Inconsistent: " + (answer->missing.empty() ? "" : answer->missing[0]);
        break;
    }
  }
  if (!outcome.finding.empty()) outcome.finding = outcome.claim + " " + outcome.finding;
  return outcome;
}

std::string checkClaim(std::string_view bytes) { return outcomeOfClaim(bytes).finding; }

}  // namespace cutecheck::fuzz
