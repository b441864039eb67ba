// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/decide.h"

#include "oracle/certificate/certificate_text.h"
#include "oracle/certificate/certify.h"
#include "oracle/claims/explain.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/rests_on.h"
#include "oracle/smt/emit_smt2.h"
#include "tools/answers/coordinates.h"

namespace cutecheck::cli {

namespace {

using oracle::Answer;
using oracle::Counterexample;

std::string join(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : std::string(separator)) + words[i];
  return text;
}

std::string assignmentText(const oracle::Assignment& assignment) {
  std::vector<std::string> words;
  for (const auto& [name, value] : assignment) words.push_back(name + " = " + std::to_string(value));
  return join(words, ", ");
}

Json toJson(const DecideOptions& options, const Counterexample& example) {
  Json json{{"assignment", Json(example.assignment)}, {"indices", example.indices}};
  json["coordinates"] = hierarchicalCoordinates(options.claim, example.assignment, example.indices);
  json["evaluated"] = Json::array();
  for (const oracle::Evaluation& step : example.evaluated)
    json["evaluated"].push_back({{"what", step.what}, {"value", step.value}});
  for (const oracle::Evaluation& way : example.steps)
    json["steps"].push_back({{"of", way.what}, {"values", way.value}});
  if (!example.note.empty()) json["note"] = example.note;
  return json;
}

Json toJson(const DecideOptions& options, const Answer& answer) {
  Json json{{"verdict", std::string(verdictName(answer.verdict))},
            {"claim", answer.claim},
            {"premises", answer.premises},
            {"implicit", answer.implicit}};
  json["derivations"] = Json::array();
  for (const oracle::Derivation& d : answer.derivations)
    json["derivations"].push_back(
        {{"decider", d.decider()}, {"engine", std::string(engineName(d.engine()))}, {"cost", d.cost}, {"goal", d.goal()}});
  if (const auto rests = restsOn(answer, oracle::RestsOf::kClaim); !rests.empty()) json["rests_on"] = rests;
  if (answer.counterexample) json["counterexample"] = toJson(options, *answer.counterexample);
  if (!answer.missing.empty()) json["missing"] = answer.missing;
  json["units"] = answer.units;
  json["samples"] = answer.samples;
  return json;
}

std::string render(const DecideOptions& options, const Counterexample& example) {
  std::string text = "counterexample\n";
  if (!example.assignment.empty()) text += "  with      " + assignmentText(example.assignment) + "\n";
  const std::vector<std::string> coordinates =
      hierarchicalCoordinates(options.claim, example.assignment, example.indices);
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

std::string render(const DecideOptions& options, const Answer& answer) {
  std::string text = std::string(verdictName(answer.verdict)) + ": " + answer.claim + "\n";
  if (!answer.premises.empty()) text += "where       " + join(answer.premises, ", ") + "\n";
  if (!answer.implicit.empty()) text += "implicit    " + join(answer.implicit, ", ") + "\n";
  for (const oracle::Derivation& d : answer.derivations) {
    text += "derived     by " + d.decider() + " (engine " + std::string(engineName(d.engine())) + ", cost " + std::to_string(d.cost) + ")";
    text += d.goal().empty() ? "\n" : ": " + d.goal() + "\n";
  }
  for (const std::string& rests : restsOn(answer, oracle::RestsOf::kClaim)) text += "rests on    " + rests + "\n";
  if (answer.counterexample) text += render(options, *answer.counterexample);
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

Decision decide(const DecideOptions& options) {
  oracle::Options oracleOptions;
  oracleOptions.strict = options.strict;
  if (options.budget > 0) oracleOptions.budget = static_cast<uint64_t>(options.budget);
  const Expected<Answer> answer = oracle::prove(options.claim, options.where, oracleOptions);
  if (!answer.ok()) {
    const Diagnostic& error = answer.error();
    // Errors of the premises count their bytes in the premises (oracle/claims/claim.h).
    const bool inPremises = error.rule == "premise_c1" || error.message.starts_with("in a premise");
    const std::string& text = inPremises ? options.where : options.claim;
    return {std::string(codeName(error.code)), cli::statusOf(error), renderDiagnostic(error, text),
            Json{{"error", cli::toJson(error)}}};
  }
  Decision decision{std::string(verdictName(answer->verdict)), statusOf(answer->verdict),
                    render(options, *answer), toJson(options, *answer)};
  if (options.nearest && answer->verdict == oracle::Verdict::kRefuted) {
    if (const auto premise = oracle::nearestPremise(options.claim, options.where, *answer)) {
      decision.text += "holds       where " + *premise + "\n";
      decision.json["holds_where"] = *premise;
    }
  }
  return decision;
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
  const bool disagrees = decision.status == ExitStatus::kInconsistent ||
                         decision.status == (holds ? ExitStatus::kRefuted : ExitStatus::kPassed);
  return disagrees ? "the oracle contradicts:\n" + decision.text : std::string();
}

}  // namespace cutecheck::cli
