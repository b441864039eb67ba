// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_row.h"

#include <cstdio>

namespace cutecheck::cli {

namespace {

Expected<ExitStatus> statusFrom(int number) {
  for (ExitStatus status : {ExitStatus::kPassed, ExitStatus::kRefuted, ExitStatus::kUnknown,
                            ExitStatus::kBadInput, ExitStatus::kInconsistent}) {
    if (static_cast<int>(status) == number) return status;
  }
  return makeError(Code::kBadRequest, "verify_c4", "no row has status " + std::to_string(number));
}

}  // namespace

void fail(VerifyRow& row, ExitStatus status, std::string detail) {
  row.status = worse(row.status, status);
  row.unexpected = 1;
  row.detail += std::move(detail);
}

std::string toString(const VerifyRow& row) {
  std::string text = row.asExpected() ? "ok   " : "FAIL ";
  text += row.kind + std::string(row.kind.size() < 9 ? 9 - row.kind.size() : 1, ' ') + row.path + "  ";
  for (size_t i = 0; i < row.stages.size(); ++i) text += (i == 0 ? "" : "; ") + row.stages[i];
  char seconds[32];
  std::snprintf(seconds, sizeof seconds, "  %.2f s\n", row.seconds);
  return text + seconds + row.detail;
}

Json toJson(const VerifyRow& row) {
  Json json{{"file", row.path},
            {"kind", row.kind},
            {"status", static_cast<int>(row.status)},
            {"as_expected", row.asExpected()},
            {"subjects", row.subjects},
            {"unexpected", row.unexpected},
            {"got", Json(row.got)},
            {"on_solvers", row.onSolvers},
            {"stages", row.stages},
            {"assembled", Json(row.assembled)},
            {"skipped", Json(row.skipped)},
            {"seconds", row.seconds}};
  if (!row.detail.empty()) json["detail"] = row.detail;
  return json;
}

Expected<VerifyRow> rowFromJson(const Json& json) {
  const Diagnostic bad = makeError(Code::kBadRequest, "verify_c4", "not a row of verify");
  if (!json.is_object()) return bad;
  try {
    VerifyRow row;
    row.path = json.at("file").get<std::string>();
    row.kind = json.at("kind").get<std::string>();
    CUTECHECK_TRY(status, statusFrom(json.at("status").get<int>()));
    row.status = status;
    row.subjects = json.at("subjects").get<size_t>();
    row.unexpected = json.at("unexpected").get<size_t>();
    row.got = json.at("got").get<std::map<std::string, size_t>>();
    row.stages = json.at("stages").get<std::vector<std::string>>();
    row.assembled = json.at("assembled").get<std::map<std::string, size_t>>();
    row.skipped = json.at("skipped").get<std::map<std::string, size_t>>();
    row.onSolvers = json.value("on_solvers", size_t{0});
    row.seconds = json.at("seconds").get<double>();
    row.detail = json.value("detail", std::string());
    // A count of nothing, or a pass with failures, was not written by this program.
    if (row.subjects == 0 || row.unexpected > row.subjects || row.asExpected() != (row.unexpected == 0))
      return bad;
    return row;
  } catch (const Json::exception&) {
    return bad;
  }
}

}  // namespace cutecheck::cli
