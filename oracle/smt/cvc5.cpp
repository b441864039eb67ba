// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/cvc5.h"

#include <charconv>

#include "oracle/smt/process.h"
#include "oracle/smt/smtlib.h"
#include "oracle/smt/time_limit.h"

namespace cutecheck::oracle {

namespace {

constexpr std::string_view kNoProgram = "no program named cvc5 on PATH";

std::string_view lineOf(std::string_view text, size_t& at) {
  if (at >= text.size()) return {};
  const size_t end = std::min(text.find('\n', at), text.size());
  std::string_view line = text.substr(at, end - at);
  at = end + 1;
  return line;
}

uint64_t unitsIn(std::string_view statistics) {
  constexpr std::string_view kKey = "\"resource::resourceUnitsUsed\" ";
  const size_t at = statistics.find(kKey);
  uint64_t units = 0;
  if (at != std::string_view::npos)
    std::from_chars(statistics.data() + at + kKey.size(), statistics.data() + statistics.size(), units);
  return units;
}

void readModel(std::string_view answer, const std::vector<std::string>& names, Solved& solved) {
  Expected<std::vector<std::optional<int64_t>>> values = readValues(answer);
  if (!values || values->size() != names.size()) {
    solved.fits = false;
    return;
  }
  for (size_t i = 0; i < names.size(); ++i) {
    if ((*values)[i]) {
      solved.model[names[i]] = *(*values)[i];
    } else {
      solved.fits = false;
    }
  }
}

}  // namespace

std::optional<std::string> cvc5Version() {
  const std::optional<std::string> program = findExecutable("cvc5");
  if (!program) return std::nullopt;
  Expected<Ran> ran = runProcess({*program, "--version"}, "", std::chrono::milliseconds(20'000));
  constexpr std::string_view kMarker = "cvc5 version ";
  const size_t at = ran.ok() ? ran->output.find(kMarker) : std::string::npos;
  if (at == std::string::npos) return std::nullopt;
  const size_t begin = at + kMarker.size();
  return ran->output.substr(begin, ran->output.find_first_of(" \n", begin) - begin);
}

Solved solveByCvc5(const std::vector<Term>& assertions, uint64_t budget, Numbers numbers) {
  // Over the reals a model means nothing.
  return solveScriptByCvc5(
      assertionsInSmtlib(assertions, numbers),
      numbers == Numbers::kIntegers ? variablesOf(assertions) : std::vector<std::string>{}, budget);
}

Solved solveScriptByCvc5(const std::string& text, const std::vector<std::string>& names, uint64_t budget) {
  Solved solved;
  solved.engine = Engine::kCvc5;
  const std::optional<std::string> program = findExecutable("cvc5");
  if (!program) {
    solved.reason = kNoProgram;
    return solved;
  }
  std::string script = "(set-logic ALL)\n" + text + "(check-sat)\n(get-info :all-statistics)\n";
  if (!names.empty()) {
    script += "(get-value (";
    for (const std::string& name : names) script += quotedSymbol(name) + " ";
    script += "))\n";
  }
  // Units end a query, and the clock one whose units take long, as it does for Z3.
  // By the wall it may take twice what is left: the machine may be busy.
  const auto longest = std::min(TimeLimit::query(), std::max(2 * TimeLimit::left, Milliseconds(1)));
  const Milliseconds begin = ofChildren();
  Expected<Ran> ran =
      // It ends itself, too, where nobody is left to end it.
      runProcess({*program, "--lang=smt2", "--produce-models", "--rlimit=" + std::to_string(budget),
                  "--tlimit=" + std::to_string(2 * longest.count()), "-"},
                 script, longest);
  TimeLimit::spend(ofChildren() - begin);
  if (!ran) {
    solved.reason = ran.error().message;
    return solved;
  }
  size_t at = 0;
  const std::string_view output = ran->output, verdict = lineOf(output, at), statistics = lineOf(output, at);
  solved.units = unitsIn(statistics);
  // An answer counts that the program came to the end of: not one of a process that was ended, or complains.
  const bool whole = !ran->stopped && ran->status == 0;
  // It looks at its limit now and then only; a small query may be over before.
  if (solved.units > budget) {
    solved.reason = "max. resource limit exceeded";
  } else if (whole && verdict == "sat") {
    solved.status = Solved::Status::kSat;
    if (!names.empty()) readModel(at < output.size() ? output.substr(at) : std::string_view(), names, solved);
  } else if (whole && verdict == "unsat") {
    solved.status = Solved::Status::kUnsat;
  } else {
    solved.byTheClock = ran->stopped;
    solved.reason = verdict == "unknown"
                        ? (solved.units >= budget ? "max. resource limit exceeded" : "incomplete")
                    : ran->stopped ? "ended by the clock"
                                   : "cvc5 ended with status " + std::to_string(ran->status) + ": " +
                                         std::string(verdict.substr(0, 200));
  }
  return solved;
}

}  // namespace cutecheck::oracle
