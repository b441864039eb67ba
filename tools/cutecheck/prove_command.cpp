// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/prove_command.h"

#include <fstream>

#include "tools/console/report.h"

namespace cutecheck::cli {

namespace {

std::optional<Diagnostic> write(const Expected<std::string>& text, const std::string& file) {
  if (!text.ok()) return text.error();
  std::ofstream out(file, std::ios::binary);
  out << *text << std::flush;
  if (!out) return makeError(Code::kUsage, "prove_c1", "cannot write " + file);
  return std::nullopt;
}

}  // namespace

ExitStatus proveCommand(const DecideOptions& options, const ProveFiles& files, bool json, Console& console) {
  if (!files.smt2.empty()) {
    if (const auto error = write(smt2Of(options), files.smt2)) {
      if (json)
        console.out << answerLine(Json{{"error", toJson(*error)}});
      else
        console.err << renderDiagnostic(*error, options.claim);
      return ExitStatus::kBadInput;
    }
  }
  DecideOptions asked = options;
  asked.nearest = true;
  Decision decision = decide(asked);
  if (!files.certificate.empty() && decision.status == ExitStatus::kPassed) {
    if (const auto error = write(certificateOf(options), files.certificate)) {
      decision.status = statusOf(*error);
      decision.text += renderDiagnostic(*error, {});
      decision.json["error"] = toJson(*error);
    }
  }
  if (json)
    console.out << answerLine(decision.json);
  else if (decision.verdict.starts_with("k"))  // an error code: nothing was decided
    console.err << decision.text;
  else
    console.out << decision.text;
  if (decision.status != ExitStatus::kPassed) console.err << reproduceLine(proveArguments(options));
  return decision.status;
}

}  // namespace cutecheck::cli
