// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/claim_answer.h"

#include <cctype>
#include <set>

#include "oracle/certificate/certificate_text.h"
#include "oracle/certificate/certify.h"
#include "oracle/claims/explain.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/rests_on.h"
#include "oracle/claims/work_limit.h"
#include "oracle/smt/emit_smt2.h"
#include "tools/answers/coordinates.h"
#include "tools/answers/premise_symbols.h"
#include "tools/help/foreign_hint.h"

namespace cutecheck::cli {

namespace {

using oracle::Answer;
using oracle::Counterexample;

std::string join(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : std::string(separator)) + words[i];
  return text;
}

Json toJson(const Expression& claim, const Counterexample& example) {
  Json json{{"assignment", Json(example.assignment)}, {"indices", example.indices}};
  json["coordinates"] = hierarchicalCoordinates(claim, example.assignment, example.indices);
  json["evaluated"] = Json::array();
  for (const oracle::Evaluation& step : example.evaluated)
    json["evaluated"].push_back({{"what", step.what}, {"value", step.value}});
  for (const oracle::Evaluation& way : example.steps)
    json["steps"].push_back({{"of", way.what}, {"values", way.value}});
  if (!example.note.empty()) json["note"] = example.note;
  return json;
}

Json toJson(const Expression& claim, const Answer& answer) {
  Json json{{"verdict", std::string(verdictName(answer.verdict))},
            {"claim", answer.claim},
            {"premises", answer.premises},
            {"implicit", answer.implicit}};
  json["derivations"] = Json::array();
  for (const oracle::Derivation& d : answer.derivations)
    json["derivations"].push_back({{"decider", d.decider()},
                                   {"engine", std::string(engineName(d.engine()))},
                                   {"cost", d.cost},
                                   {"goal", d.goal()}});
  for (const Answer& one : answer.cases)
    json["cases"].push_back({{"claim", one.claim}, {"where", join(one.premises, ", ")}});
  if (const auto rests = restsOn(answer, oracle::RestsOf::kClaim); !rests.empty()) json["rests_on"] = rests;
  if (answer.counterexample) json["counterexample"] = toJson(claim, *answer.counterexample);
  if (!answer.missing.empty()) json["missing"] = answer.missing;
  json["units"] = answer.units;
  json["samples"] = answer.samples;
  return json;
}

std::string render(const Expression& claim, const Counterexample& example) {
  std::string text = "counterexample\n";
  if (!example.assignment.empty()) text += "  with      " + oracle::numbersOf(example.assignment) + "\n";
  const std::vector<std::string> coordinates =
      hierarchicalCoordinates(claim, example.assignment, example.indices);
  for (size_t i = 0; i < example.indices.size(); ++i) {
    text += "  at        " + std::to_string(example.indices[i]);
    if (i < coordinates.size() && !coordinates[i].empty()) text += " = " + coordinates[i];
    text += "\n";
  }
  for (const oracle::Evaluation& step : example.evaluated)
    text += "  " + step.what + " = " + step.value + "\n";
  for (const oracle::Evaluation& way : example.steps)
    text += "  steps of " + way.what + " = " + way.value + "\n";
  if (!example.note.empty()) text += "  because   " + example.note + "\n";
  return text;
}

// What was derived, case by case: of a case the premises that it adds, or the claim that it shows instead.
std::string renderDerivations(const Answer& answer, const Answer& whole) {
  std::string text;
  for (const Answer& one : answer.cases) text += renderDerivations(one, whole);
  if (!answer.cases.empty()) return text;
  if (&answer != &whole) {
    const size_t own = answer.claim == whole.claim ? whole.premises.size() : answer.premises.size();
    const std::vector<std::string> added(answer.premises.begin() + static_cast<std::ptrdiff_t>(own), answer.premises.end());
    text += "case        " + (added.empty() ? answer.claim + ", which follows" : join(added, ", ")) + "\n";
  }
  std::set<std::string> said;  // of equal parts of a claim each has the same
  for (const oracle::Derivation& d : answer.derivations) {
    std::string line = "derived     by " + d.decider() + " (engine " + std::string(engineName(d.engine())) +
                       ", cost " + std::to_string(d.cost) + ")";
    line += d.goal().empty() ? "\n" : ": " + d.goal() + "\n";
    if (said.insert(line).second) text += line;
  }
  return text;
}

std::string render(const Expression& claim, const Answer& answer) {
  std::string text = std::string(verdictName(answer.verdict)) + ": " + answer.claim + "\n";
  text += premiseLine("where", answer.premises) + premiseLine("implicit", answer.implicit);
  text += renderDerivations(answer, answer);
  for (const std::string& rests : restsOn(answer, oracle::RestsOf::kClaim))
    text += "rests on    " + rests + "\n";
  if (answer.counterexample) text += render(claim, *answer.counterexample);
  for (const std::string& missing : answer.missing) text += "missing     " + missing + "\n";
  text += "spent       " + std::to_string(answer.units) + " solver units, " + std::to_string(answer.samples) +
          " samples\n";
  return text;
}

ExitStatus statusOf(oracle::Verdict verdict) {
  switch (verdict) {
    case oracle::Verdict::kProved:
      return ExitStatus::kPassed;
    case oracle::Verdict::kRefuted:
      return ExitStatus::kRefuted;
    case oracle::Verdict::kUnknown:
      return ExitStatus::kUnknown;
    case oracle::Verdict::kInconsistent:
      return ExitStatus::kInconsistent;
  }
  return ExitStatus::kInconsistent;
}

}  // namespace

std::string premiseLine(std::string label, const std::vector<std::string>& premises) {
  if (premises.empty()) return "";
  label.resize(12, ' ');
  return label + join(premises, ", ") + "\n";
}

std::string_view Decision::word() const {
  return answer.ok() ? oracle::verdictName(answer->verdict) : codeName(answer.error().code);
}

ExitStatus Decision::status() const {
  return answer.ok() ? statusOf(answer->verdict) : cli::statusOf(answer.error());
}

namespace {

// Beyond these the queries of one claim take minutes to be written: 256 modes of a layout, and its strides.
constexpr size_t kMostLeaves = 512, kMostSymbols = 32;

void countLeaves(const Expression& e, size_t& leaves, std::set<std::string>& symbols) {
  if (e.children.empty()) ++leaves;
  if (e.kind == Expression::Kind::kSymbol) symbols.insert(e.name);
  for (const Expression& child : e.children) countLeaves(child, leaves, symbols);
}

// SM80_16x8x16_F32F16F16F32_TN: no size has such a name.
bool isAtomName(std::string_view name) {
  return name.starts_with("SM") && name.size() > 5 && std::isdigit(static_cast<unsigned char>(name[2])) != 0 &&
         name.find('_') != std::string_view::npos;
}

// A claim that is not decided soon, whatever it says, and one that says nothing of what it names.
std::optional<Diagnostic> notMeant(const std::string& claim) {
  const Expected<Expression> parsed = parseExpression(claim);
  if (!parsed.ok()) return std::nullopt;
  size_t leaves = 0;
  std::set<std::string> symbols;
  countLeaves(*parsed, leaves, symbols);
  for (const std::string& name : symbols)
    if (isAtomName(name))
      return makeError(Code::kUsage, "claim_c1",
                       name + " is the name of an atom, and would be read as a symbol, any integer; cutecheck help " + name +
                           " has its layouts");
  const bool numbers = leaves > kMostLeaves;
  if (!numbers && symbols.size() <= kMostSymbols) return std::nullopt;
  return makeError(
      Code::kLimit, "claim_c8",
      "a claim has at most " + std::to_string(numbers ? kMostLeaves : kMostSymbols) +
          (numbers ? " numbers and symbols, and this has " : " different symbols, and this has ") +
          std::to_string(numbers ? leaves : symbols.size()) +
          (numbers ? "; coalesce the layout first, cutecheck eval 'coalesce(L)', or claim it of a part"
                   : "; give some of them numbers, or one symbol to those that are equal"));
}

}  // namespace

Decision decide(const DecideOptions& options) {
  if (const auto glued = help::gluedOption(options.claim))
    return {.answer = *glued, .refusedText = options.claim};
  if (const auto error = notMeant(options.claim)) return {.answer = *error, .refusedText = {}};
  oracle::Options oracleOptions;
  oracleOptions.strict = options.strict;
  if (options.budget > 0) oracleOptions.budget = static_cast<uint64_t>(options.budget);
  const auto read = [&] {
    const oracle::WorkLimit reading(oracleOptions.work);
    return oracle::readClaim(options.claim, options.where);
  }();
  if (const auto* error = std::get_if<oracle::ClaimError>(&read)) {
    const bool inPremises = error->text == oracle::ClaimText::kPremises;
    return {.answer = error->diagnostic,
            .refusedText = inPremises ? options.where : options.claim,
            .refusedIn = error->text};
  }
  const oracle::Claim& claim = std::get<oracle::Claim>(read);
  if (const auto misspelt = misspeltSymbol(claim.expression, claim.premises))
    return {.answer = *misspelt, .refusedText = options.where, .refusedIn = oracle::ClaimText::kPremises};
  Decision decision{.answer = oracle::prove(claim, oracleOptions), .claim = claim.expression};
  if (!decision.answer.ok()) decision.refusedText = options.claim;
  for (const size_t k : unrelatedPremises(claim.expression, claim.premises))
    decision.unrelated.push_back(claim.premiseTexts[k] + ": the claim has no symbol " +
                                 unknownSymbols(claim.expression, claim.premises[k]));
  if (options.nearest && decision.is(oracle::Verdict::kRefuted))
    decision.holdsWhere = oracle::nearestPremise(options.claim, options.where, *decision.answer);
  if (options.nearest && decision.is(oracle::Verdict::kUnknown))
    decision.holdsWhere = oracle::settlingPremise(options.claim, options.where, *decision.answer);
  return decision;
}

std::string toText(const Decision& decision) {
  if (!decision.answer.ok()) return renderDiagnostic(decision.answer.error(), decision.refusedText);
  std::string text = render(decision.claim, *decision.answer);
  for (const std::string& premise : decision.unrelated) text += "unrelated   " + premise + "\n";
  const bool open = decision.is(oracle::Verdict::kUnknown);
  if (decision.holdsWhere) text += (open ? "settled     where " : "holds       where ") + *decision.holdsWhere + "\n";
  return text;
}

Json toJson(const Decision& decision) {
  if (!decision.answer.ok()) return Json{{"error", cli::toJson(decision.answer.error())}};
  Json json = toJson(decision.claim, *decision.answer);
  if (!decision.unrelated.empty()) json["unrelated"] = decision.unrelated;
  if (decision.holdsWhere) json["holds_where"] = *decision.holdsWhere;
  return json;
}

Expected<std::string> smt2Of(const DecideOptions& options) {
  CUTECHECK_TRY(claim, oracle::makeClaim(options.claim, options.where));
  return oracle::emitSmt2(claim);
}

Expected<std::string> certificateOf(const DecideOptions& options) {
  CUTECHECK_TRY(claim, oracle::makeClaim(options.claim, options.where));
  CUTECHECK_TRY(certificate, oracle::certify(claim));
  return oracle::toText(certificate);
}

std::string proveArguments(const DecideOptions& options) {
  std::string arguments = "prove " + shellQuote(options.claim);
  if (!options.where.empty()) arguments += " --where " + shellQuote(options.where);
  if (options.strict) arguments += " --strict";
  if (options.budget > 0) arguments += " --budget " + std::to_string(options.budget);
  return arguments;
}

std::string contradiction(const std::string& claim, bool holds) {
  const Decision decision = decide({.claim = claim});
  const bool disagrees = decision.is(oracle::Verdict::kInconsistent) ||
                         decision.is(holds ? oracle::Verdict::kRefuted : oracle::Verdict::kProved);
  return disagrees ? "the oracle contradicts:\n" + toText(decision) : std::string();
}

}  // namespace cutecheck::cli
