// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/errata/errata_judge.h"

#include "core/eval/evaluate.h"
#include "core/notation/layout_descriptor.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/support/trimmed.h"
#include "oracle/claims/prove.h"
#include "tools/answers/foreign_text.h"

namespace cutecheck::cli {

namespace {

struct Stated {
  enum class Truth { kTrue, kFalse, kOpen, kNotRun } truth = Truth::kOpen;
  std::string evidence;  // why it is false, or open
};

Stated truth(bool holds, std::string evidence) {
  return {holds ? Stated::Truth::kTrue : Stated::Truth::kFalse, holds ? "" : std::move(evidence)};
}

std::string code(const std::string& text) { return "`" + text + "`"; }

std::string printed(const Expected<Value>& value) {
  return value.ok() ? toString(*value) : std::string(codeName(value.error().code));
}

// The sides of a relation that is false, computed where they are not literals already.
std::string sides(const Expression& relation) {
  std::string text;
  for (const Expression& side : relation.children) {
    const std::string written = toString(side), value = printed(evaluate(side));
    if (written == value) continue;
    text += (text.empty() ? "" : ", ") + code(written) + " is " + code(value);
  }
  return text;
}

Stated stateDescriptor(const std::string& text) {
  const Expected<LayoutDescriptor> parsed = parseLayoutDescriptor(text);
  return truth(parsed.ok(), code(text) + " is refused" + (parsed.ok() ? "" : ": " + parsed.error().message));
}

Stated stateExpression(const std::string& statement) {
  constexpr std::string_view kDescriptor = "descriptor: ", kArrow = " -> ";
  if (statement.starts_with(kDescriptor)) return stateDescriptor(statement.substr(kDescriptor.size()));
  const size_t arrow = statement.find(kArrow);
  const std::string text(trimmed(std::string_view(statement).substr(0, arrow)));
  const Expected<Expression> expression = parseExpression(text);
  if (!expression.ok()) return {Stated::Truth::kOpen, code(text) + ": " + expression.error().str()};
  const Expected<Value> value = evaluate(*expression);
  if (arrow != std::string::npos) {
    const std::string wanted(trimmed(std::string_view(statement).substr(arrow + kArrow.size())));
    return truth(printed(value) == wanted, code(text) + " is " + code(printed(value)));
  }
  if (!value.ok()) {
    // Where an operation refuses, nothing that is said of its result is so.
    const bool usage = value.error().code == Code::kUsage || value.error().code == Code::kUnknownOperation;
    if (usage || value.error().code == Code::kUndecided || value.error().code == Code::kNotStatic)
      return {Stated::Truth::kOpen, code(text) + ": " + value.error().str()};
    return truth(false, code(text) + ": " + value.error().str());
  }
  const bool* holds = std::get_if<bool>(&*value);
  if (!holds) return {Stated::Truth::kOpen, code(text) + " is " + printed(value) + ", no relation"};
  const bool relation = expression->kind == Expression::Kind::kRelation;
  return truth(*holds, relation ? sides(*expression) : code(text) + " is false");
}

std::string placeOf(const oracle::Counterexample& found) {
  std::string text = oracle::numbersOf(found.assignment);
  for (const oracle::Evaluation& side : found.evaluated)
    text += (text.empty() ? "" : ", ") + code(side.what) + " is " + side.value;
  return text;
}

Stated stateClaim(const std::string& statement) {
  constexpr std::string_view kWhere = " where ";
  const size_t where = statement.rfind(kWhere);
  const std::string claim = statement.substr(0, where);
  const std::string premises = where == std::string::npos ? "" : statement.substr(where + kWhere.size());
  const Expected<oracle::Answer> answer = oracle::prove(claim, premises);
  if (!answer.ok()) return {Stated::Truth::kOpen, code(claim) + ": " + answer.error().str()};
  if (answer->verdict == oracle::Verdict::kProved) return truth(true, "");
  if (answer->verdict == oracle::Verdict::kRefuted && answer->counterexample)
    return truth(false, placeOf(*answer->counterexample));
  return {Stated::Truth::kOpen, code(claim) + " is " + std::string(verdictName(answer->verdict))};
}

Stated stateForeign(const std::optional<ForeignAnswer>& answer, const std::string& tool) {
  if (!answer) return {Stated::Truth::kNotRun, ""};
  return truth(answer->accepted, tool + ": " + answer->message);
}

Stated state(ErrataCheck check, const std::string& statement) {
  switch (check) {
    case ErrataCheck::kEnumerate:
      return stateExpression(statement);
    case ErrataCheck::kProve:
      return stateClaim(statement);
    case ErrataCheck::kMlir:
      return stateForeign(askMlirOpt(statement), "mlir-opt");
    case ErrataCheck::kPtxas:
      return stateForeign(askPtxas(statement), "ptxas");
    case ErrataCheck::kDevice:
    case ErrataCheck::kReading:
      break;
  }
  return {Stated::Truth::kNotRun, ""};
}

}  // namespace

ErrataOutcome judgeErrata(const ErrataRecord& record) {
  ErrataOutcome outcome;
  size_t held = 0, ran = 0;
  for (const std::string& statement : record.says) {
    const Stated stated = state(record.check, statement);
    if (stated.truth == Stated::Truth::kNotRun) continue;
    ++ran;
    held += stated.truth == Stated::Truth::kTrue ? 1 : 0;
    if (stated.truth == Stated::Truth::kOpen) outcome.trouble += stated.evidence + "\n";
    if (stated.truth == Stated::Truth::kFalse && !stated.evidence.empty())
      outcome.evidence += (outcome.evidence.empty() ? "" : "; ") + stated.evidence;
  }
  for (const std::string& statement : record.instead) {
    const Stated stated = state(record.check, statement);
    if (stated.truth == Stated::Truth::kFalse || stated.truth == Stated::Truth::kOpen)
      outcome.trouble +=
          "false: " + statement + (stated.evidence.empty() ? "" : " (" + stated.evidence + ")") + "\n";
  }
  if (ran == record.says.size() && ran > 0)
    outcome.verdict = held == ran ? "holds" : held == 0 ? "contradicted" : "in part";
  return outcome;
}

SubjectReport reportErrata(const ErrataRecord& record, const ErrataOutcome& outcome) {
  SubjectReport report;
  report.subject = record.id + ": " + record.claim;
  report.expected = record.verdict;
  report.got = outcome.verdict.value_or(record.check == ErrataCheck::kReading ? "read" : "not run");
  report.detail = outcome.trouble;
  if (!outcome.trouble.empty()) report.status = ExitStatus::kUnknown;
  if (!outcome.verdict || *outcome.verdict == record.verdict) return report;
  report.status = ExitStatus::kRefuted;
  report.detail +=
      "the verdict has changed" + (outcome.evidence.empty() ? "" : ": " + outcome.evidence) + "\n";
  return report;
}

SubjectReport judgeErrataLine(std::string_view line) {
  const Expected<ErrataRecord> record = readErrata(line);
  return record.ok() ? reportErrata(*record, judgeErrata(*record)) : malformed(line, record.error());
}

}  // namespace cutecheck::cli
