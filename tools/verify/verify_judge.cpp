// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_judge.h"

#include <algorithm>

#include "oracle/claims/rests_on.h"
#include "oracle/tv/decide/validate.h"
#include "tools/verify/stated_place.h"

namespace cutecheck::cli {

namespace {

std::string plural(size_t count, const std::string& word) {
  return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

std::string inWords(const oracle::ValidationReport& report) {
  size_t obligations = 0, open = 0, accesses = 0;
  for (const oracle::FunctionReport& f : report.functions) {
    obligations += f.obligations.size();
    accesses += f.accesses;
    for (const oracle::ObligationReport& o : f.obligations) open += o.discharged ? 0 : 1;
  }
  std::string text =
      std::string(verdictName(report.verdict)) + ", " + plural(report.functions.size(), "function");
  if (accesses > 0) text += ", " + std::to_string(accesses) + " accesses";
  text += ", " + plural(obligations, "obligation");
  if (open > 0) text += " (" + std::to_string(open) + " open)";
  if (!report.undescribed.empty())
    text += ", " + plural(report.undescribed.size(), "function") + " without a meaning";
  return text;
}

std::string wanted(const std::string& expected, const std::string& got) {
  return "  expected " + expected + ", got " + got + "\n";
}

}  // namespace

void judgeRefusal(const Diagnostic& diagnostic, const std::optional<Expectation>& expected, VerifyRow& row) {
  const std::string code(codeName(diagnostic.code));
  ++row.got[code];
  row.stages.push_back("refused, " + diagnostic.rule);
  if (expected && expected->matches(diagnostic)) return;
  fail(row, statusOf(diagnostic),
       (expected ? wanted(expected->str(), code) : std::string()) + "error: " + diagnostic.str() + "\n");
}

bool judgeValidation(const std::string& llvmIr, const std::string& meaning, const Expectation& expected,
                     bool strict, VerifyRow& row, std::string_view module) {
  oracle::ValidationOptions options;
  options.strict = strict;
  StageClock clock;
  const Expected<oracle::ValidationReport> report = oracle::validate(llvmIr, meaning, options);
  if (!report.ok()) {
    judgeRefusal(module.empty() ? report.error() : placedInModule(report.error(), module, meaning), expected, row);
    return false;
  }
  const std::string verdict(verdictName(report->verdict));
  ++row.got[verdict];
  row.stages.push_back(inWords(*report));
  row.evidence.times.push_back({"proof", clock.take()});
  row.evidence.texts.push_back({"Derivations", oracle::toString(*report)});
  for (const oracle::FunctionReport& function : report->functions)
    for (const oracle::Derivation& d : function.answer.derivations) {
      const std::string by = d.decider() + " (" + std::string(engineName(d.engine())) + ")";
      if (std::find(row.derivations.begin(), row.derivations.end(), by) == row.derivations.end())
        row.derivations.push_back(by);
    }
  if (report->verdict == oracle::Verdict::kProved)
    for (const oracle::FunctionReport& function : report->functions)
      for (const std::string& rests : restsOn(function.answer, oracle::RestsOf::kKernel))
        row.restsOn.push_back("@" + function.name + ": " + rests);
  row.onSolvers = row.restsOn.empty() ? 0 : 1;
  if (verdict != expected.word) {
    // What is proved against the expectation is a failed expectation, as a refutation is.
    const auto status = static_cast<ExitStatus>(oracle::exitCode(report->verdict));
    fail(row, status == ExitStatus::kPassed ? ExitStatus::kRefuted : status,
         wanted(expected.str(), verdict) + oracle::toString(*report));
  }
  return report->verdict == oracle::Verdict::kProved;
}

void judgeMissingMeaning(const Diagnostic& reason, const Expectation& expected, VerifyRow& row) {
  ++row.got["Unknown"];
  // Where and what; the operation behind it is printed where the row fails.
  row.stages.push_back("Unknown: " + reason.message.substr(0, reason.message.find(" (see current")));
  if (expected.word != "Unknown")
    fail(row, ExitStatus::kUnknown, wanted(expected.str(), "Unknown") + renderDiagnostic(reason, {}));
}

}  // namespace cutecheck::cli
