// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines `op(arg, arg) -> result` and `op(arg, arg) -> kCode at witness`.
//
// The answer is that of the reference, judged by the post-condition, and then by the oracle, which computes
// the operation with an algebra of its own.
#include <charconv>

#include "core/notation/expression.h"
#include "core/notation/print.h"
#include "core/support/trimmed.h"
#include "tools/answers/answer.h"
#include "tools/answers/claim_answer.h"

namespace cutecheck::cli {

namespace {

constexpr std::string_view kArrow = " -> ";

Expected<Call> readCall(std::string_view text) {
  CUTECHECK_TRY(expression, parseExpression(text));
  if (expression.kind != Expression::Kind::kCall)
    return makeError(Code::kSyntax, "calls_c1", "an operation call is expected before ' -> '");
  Call call;
  call.op = expression.name;
  for (const Expression& argument : expression.children)
    call.args.emplace_back(text.substr(argument.begin, argument.end - argument.begin));
  return call;
}

Expected<ExpectedAnswer> readAnswer(std::string_view text) {
  ExpectedAnswer answer;
  if (text.empty() || text.front() != 'k') {
    answer.result = std::string(text);
    return answer;
  }
  const size_t at = text.find(" at ");
  answer.error = std::string(text.substr(0, at));
  if (at == std::string_view::npos) return answer;
  const std::string_view digits = text.substr(at + 4);
  int64_t witness = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), witness);
  if (error != std::errc() || end != digits.data() + digits.size())
    return makeError(Code::kSyntax, "calls_c2", "a witness coordinate is expected after ' at '");
  answer.witness = witness;
  return answer;
}

SubjectReport withSecondOpinion(const Call& call, SubjectReport report) {
  if (!report.asExpected()) return report;
  std::string claim;
  if (report.got == "result")
    claim = call.str() + " == " + report.expected;
  else if (report.got == "kNotComposable" && call.op == "composition")
    claim = "composable(" + call.args[0] + ", " + call.args[1] + ")";
  if (claim.empty()) return report;
  report.detail = contradiction(claim, report.got == "result");
  if (report.asExpected() && report.detail.empty()) return report;
  report.status = ExitStatus::kInconsistent;
  report.reproduce = "prove " + shellQuote(claim);
  return report;
}

}  // namespace

SubjectReport judgeCallLine(std::string_view line) {
  const size_t arrow = line.rfind(kArrow);
  if (arrow == std::string_view::npos)
    return malformed(line, makeError(Code::kSyntax, "calls_c1", "'call -> answer' is expected"));
  const Expected<Call> call = readCall(trimmed(line.substr(0, arrow)));
  if (!call.ok()) return malformed(line, call.error());
  const Expected<ExpectedAnswer> answer = readAnswer(trimmed(line.substr(arrow + kArrow.size())));
  if (!answer.ok()) return malformed(line, answer.error());
  return withSecondOpinion(*call, judgeCall(*call, *answer, Comparison::kExact));
}

}  // namespace cutecheck::cli
