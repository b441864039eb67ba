// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/console/console.h"

#include "tools/console/report.h"

namespace cutecheck::cli {

ExitStatus Console::refuse(const Diagnostic& error, const Refusal& how) const {
  if (how.json) {
    Json answer = Json::object();
    if (how.file) answer["file"] = std::string(*how.file);
    answer["error"] = toJson(error);
    out << answerLine(answer);
  } else {
    err << renderDiagnostic(error, how.text);
  }
  err << how.reproduce;
  return statusOf(error);
}

}  // namespace cutecheck::cli
