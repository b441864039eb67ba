// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/recheck_command.h"

#include "oracle/certificate/certificate_check.h"
#include "oracle/certificate/certificate_text.h"
#include "tools/answers/claim_answer.h"
#include "tools/answers/collect.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

namespace {

ExitStatus refused(const Diagnostic& error, const std::string& text, const std::string& file, bool json,
                   Console& console) {
  if (!json) console.err << file << ": ";
  return console.refuse(error, {.json = json, .text = text, .file = file});
}

ExitStatus recheckFile(const std::string& file, bool json, Console& console) {
  const Expected<std::string> text = readFile(file);
  if (!text.ok()) return refused(text.error(), "", file, json, console);
  const Expected<oracle::Certificate> certificate = oracle::parseCertificate(*text);
  if (!certificate.ok()) return refused(certificate.error(), *text, file, json, console);
  const Expected<oracle::Rechecked> checked = oracle::recheckCertificate(*certificate);
  if (!checked.ok()) return refused(checked.error(), certificate->claim, file, json, console);
  const char* verdict = checked->holds ? "Proved" : "Unknown";
  if (json) {
    Json answer{{"file", file},
                {"verdict", verdict},
                {"claim", certificate->claim},
                {"where", certificate->where},
                {"implicit", checked->implicit},
                {"goals", checked->goals},
                {"steps", checked->steps},
                {"lemmas", checked->lemmas},
                {"on_solvers", checked->asked},
                {"units", checked->units}};
    if (!checked->holds) answer["missing"] = Json::array({checked->reason});
    console.out << answerLine(answer);
  } else {
    console.out << verdict << ": " << certificate->claim << '\n';
    if (!certificate->where.empty()) console.out << "where       " << certificate->where << '\n';
    console.out << premiseLine("implicit", checked->implicit);
    if (checked->holds)
      console.out << "checked     " << checked->goals << " goals, " << checked->steps << " steps, "
                  << checked->lemmas << " lemmas proved for all integers\n";
    else
      console.out << "missing     " << checked->reason << '\n';
    if (checked->holds && checked->asked > 0)
      console.out << "rests on    z3's answers to questions of " << checked->asked << " of "
                  << checked->goals + checked->lemmas << " goals and lemmas\n";
    console.out << "spent       " << checked->units << " solver units\n";
  }
  if (!checked->holds) console.err << reproduceLine("recheck " + shellQuote(file));
  return checked->holds ? ExitStatus::kPassed : ExitStatus::kUnknown;
}

}  // namespace

ExitStatus recheckCommand(const RecheckOptions& options, Console& console) {
  ExitStatus status = ExitStatus::kPassed;
  for (const std::string& file : options.files) {
    if (console.stop()) return ExitStatus::kInterrupted;
    status = worse(status, recheckFile(file, options.json, console));
  }
  return status;
}

}  // namespace cutecheck::cli
