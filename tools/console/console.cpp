// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/console/console.h"

#include "core/notation/foreign_place.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

ExitStatus Console::refuse(const Diagnostic& found, const Refusal& how) const {
  const bool rewritten = !how.given.empty() && how.given != how.text;
  const Diagnostic error = rewritten ? placedInGiven(found, how.given, how.text) : found;
  if (how.json) {
    Json answer = Json::object();
    if (how.file) answer["file"] = std::string(*how.file);
    answer["error"] = toJson(error);
    out << answerLine(answer);
  } else {
    err << renderDiagnostic(error, rewritten ? how.given : how.text);
  }
  err << how.reproduce;
  if (!how.json) hint(how.hint);
  return statusOf(error);
}

void Console::hint(std::string_view text) const {
  if (!text.empty()) err << "hint: " << text << '\n';
}

}  // namespace cutecheck::cli
