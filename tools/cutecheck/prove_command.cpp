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
      (void)console.refuse(*error, {.json = json, .text = options.claim});
      return ExitStatus::kBadInput;
    }
  }
  DecideOptions asked = options;
  asked.nearest = true;
  const Decision decision = decide(asked);
  ExitStatus status = decision.status();
  std::optional<Diagnostic> uncertified;
  if (!files.certificate.empty() && decision.is(oracle::Verdict::kProved))
    uncertified = write(certificateOf(options), files.certificate);
  if (uncertified) status = statusOf(*uncertified);
  if (json) {
    Json answer = toJson(decision);
    if (uncertified) answer["error"] = toJson(*uncertified);
    console.out << answerLine(answer);
  } else {
    // Of an error nothing was decided.
    (decision.answer.ok() ? console.out : console.err) << toText(decision);
    if (uncertified) console.out << renderDiagnostic(*uncertified, {});
  }
  if (status != ExitStatus::kPassed) console.err << reproduceLine(proveArguments(options));
  return status;
}

}  // namespace cutecheck::cli
