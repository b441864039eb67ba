// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/answer.h"

#include "core/eval/evaluate.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "tools/facts/flat_layout.h"
#include "tools/facts/postcondition.h"

namespace cutecheck::cli {

namespace {

std::optional<int64_t> sizeOf(const Layout& layout) {
  const std::optional<FlatLayout> flat = flatten(layout);
  return flat ? flat->size() : std::nullopt;
}

bool sameFunction(const Layout& a, const Layout& b) {
  if (a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (sizeOf(a.mode(i)) != sizeOf(b.mode(i))) return false;
  const auto left = offsets(a, kMaxJudged), right = offsets(b, kMaxJudged);
  return left && right && *left == *right;
}

// As written; or, for layouts of kFunction, the same sizes of the top-level modes and the same offsets.
bool sameAnswer(const Value& got, const std::string& expected, Comparison comparison) {
  if (toString(got) == expected) return true;
  const Expected<Value> want = parseValue(expected);
  if (!want.ok()) return false;
  const Layout* left = std::get_if<Layout>(&*want);
  const Layout* right = std::get_if<Layout>(&got);
  if (left != nullptr && right != nullptr && comparison == Comparison::kFunction)
    return sameFunction(*left, *right);
  return toString(*want) == toString(got);
}

SubjectReport fail(SubjectReport report, Domain domain, std::string detail) {
  report.status = report.got == "kUndecided" ? ExitStatus::kUnknown : ExitStatus::kRefuted;
  report.detail = std::move(detail);
  report.reproduce = "eval ";
  if (domain == Domain::kStrict) report.reproduce += "--domain=strict ";
  report.reproduce += shellQuote(report.subject);
  return report;
}

// The report on what was answered; the post-condition is not yet judged.
SubjectReport compare(const std::string& subject, const Expected<Value>& got, const ExpectedAnswer& expected,
                      Comparison comparison, Domain domain) {
  SubjectReport report;
  report.subject = subject;
  report.expected = expected.str();
  if (got.ok()) {
    report.got = "result";
    if (expected.result && sameAnswer(*got, *expected.result, comparison)) return report;
    return fail(std::move(report), domain, "answered: " + toString(*got) + "\n");
  }
  const Diagnostic& error = got.error();
  report.got = std::string(codeName(error.code));
  const std::string refused = "refused: " + error.str() + "\n";
  if (expected.result || report.got != expected.error) return fail(std::move(report), domain, refused);
  const bool sameWitness =
      !expected.witness || (!error.witness.empty() && error.witness[0] == *expected.witness);
  return sameWitness ? report : fail(std::move(report), domain, refused + "another witness was expected\n");
}

}  // namespace

std::string ExpectedAnswer::str() const {
  if (result) return *result;
  return error + (witness ? " at " + std::to_string(*witness) : "");
}

std::string Call::str() const {
  std::string text = op + "(";
  for (size_t i = 0; i < args.size(); ++i) text += (i == 0 ? "" : ", ") + args[i];
  return text + ")";
}

SubjectReport judgeCall(const Call& call, const ExpectedAnswer& expected, Comparison comparison) {
  const Expected<Value> got = evaluateCall(call.op, call.args, call.domain);
  SubjectReport report = compare(call.str(), got, expected, comparison, call.domain);
  if (!got.ok() || !report.asExpected()) return report;

  std::vector<Value> operands;
  for (const std::string& arg : call.args) {
    Expected<Value> operand = parseValue(arg);
    if (!operand.ok()) return report;  // an operand that is still to be computed has no rule to judge by
    operands.push_back(*std::move(operand));
  }
  const PostconditionResult judged = judge(call.op, operands, *got);
  if (judged.judgement == Judgement::kViolated)
    return fail(std::move(report), call.domain, "the answer is wrong: " + judged.reason + "\n");
  return report;
}

SubjectReport judgeExpression(const std::string& expression, const ExpectedAnswer& expected) {
  const auto compute = [&]() -> Expected<Value> {
    CUTECHECK_TRY(parsed, parseExpression(expression));
    return evaluate(parsed);
  };
  return compare(expression, compute(), expected, Comparison::kExact, Domain::kExtendLast);
}

}  // namespace cutecheck::cli
