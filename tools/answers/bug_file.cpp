// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines of *.bug and *.jsonl: JSON objects that hold a call or a claim, and its right answer.
//
//   {"id", "origin", "op", "args", "expect": {"result"} | {"error", "witness"?}, "domain"?, "wrong"?,
//   "note"?}
//   {"id", "origin", "expr", "expect": {"result"} | {"error", "witness"?}, ...}
//   {"id", "origin", "claim", "where"?, "expect": {"verdict"}}
// A vector is the first form with "result" or "error" in the object itself.
#include "tools/answers/answer.h"
#include "tools/answers/claim_answer.h"

namespace cutecheck::cli {

namespace {

SubjectReport badLine(std::string_view line, std::string message) {
  return malformed(line, makeError(Code::kSyntax, "bug_c1", std::move(message)));
}

std::optional<std::string> stringField(const Json& json, const char* key) {
  const auto field = json.find(key);
  if (field == json.end() || !field->is_string()) return std::nullopt;
  return field->get<std::string>();
}

std::optional<Call> readCall(const Json& json) {
  const std::optional<std::string> op = stringField(json, "op");
  const auto args = json.find("args");
  if (!op || args == json.end() || !args->is_array()) return std::nullopt;
  Call call;
  call.op = *op;
  if (stringField(json, "domain") == "strict") call.domain = Domain::kStrict;
  for (const Json& arg : *args) {
    if (!arg.is_string()) return std::nullopt;
    call.args.push_back(arg.get<std::string>());
  }
  return call;
}

std::optional<ExpectedAnswer> readAnswer(const Json& json) {
  ExpectedAnswer answer;
  answer.result = stringField(json, "result");
  const std::optional<std::string> error = stringField(json, "error");
  if (answer.result.has_value() == error.has_value()) return std::nullopt;
  answer.error = error.value_or("");
  const auto witness = json.find("witness");
  if (witness != json.end()) {
    if (!witness->is_number_integer()) return std::nullopt;
    answer.witness = witness->get<int64_t>();
  }
  return answer;
}

}  // namespace

SubjectReport judgeBugLine(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return badLine(line, "a JSON object is expected");
  const auto expect = json.find("expect");
  const std::optional<std::string> id = stringField(json, "id");
  if (!id || expect == json.end() || !expect->is_object())
    return badLine(line, "`id` and `expect` are expected");
  if (!stringField(json, "origin")) return badLine(line, "`origin` is expected");

  SubjectReport report;
  if (const std::optional<std::string> claim = stringField(json, "claim")) {
    const std::optional<std::string> verdict = stringField(*expect, "verdict");
    if (!verdict) return badLine(line, "`expect` of a claim holds a `verdict`");
    report = judgeClaim(*claim, stringField(json, "where").value_or(""), *verdict);
  } else {
    const std::optional<std::string> expression = stringField(json, "expr");
    const std::optional<Call> call = readCall(json);
    const std::optional<ExpectedAnswer> answer = readAnswer(*expect);
    if (!answer || !(expression || call))
      return badLine(line, "`expr`, or `op` and `args`, and either `result` or `error` are expected");
    report =
        expression ? judgeExpression(*expression, *answer) : judgeCall(*call, *answer, Comparison::kExact);
  }
  report.subject = *id + ": " + report.subject;
  return report;
}

SubjectReport judgeVectorLine(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return badLine(line, "a JSON object is expected");
  const std::optional<Call> call = readCall(json);
  const std::optional<ExpectedAnswer> answer = readAnswer(json);
  if (!call || !answer) return badLine(line, "`op`, `args` and either `result` or `error` are expected");
  return judgeCall(*call, *answer, Comparison::kFunction);
}

}  // namespace cutecheck::cli
