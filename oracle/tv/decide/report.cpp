// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a validation is printed.
#include <algorithm>
#include <map>

#include "oracle/claims/rests_on.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kListed = 24;  // derivations; more are counted

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

std::string counted(size_t n, const std::string& what) { return std::to_string(n) + " " + what + (n == 1 ? "" : "s"); }

void print(const FunctionReport& f, std::string& out) {
  const Answer& a = f.answer;
  auto line = [&](const std::string& text) { out += "  " + text + "\n"; };
  out += std::string(verdictName(a.verdict)) + " " + a.claim + "\n";
  if (!a.premises.empty()) line("premises: " + joined(a.premises));
  if (!a.implicit.empty()) line("implicit: " + joined(a.implicit));
  size_t open = 0;
  std::map<std::string, size_t> kinds;
  for (const ObligationReport& o : f.obligations) {
    ++kinds[o.kind];
    if (!o.discharged) ++open;
  }
  // Of a Proved what was left open is of values that nothing observes.
  const std::string state = open != 0 && a.verdict == Verdict::kProved ? " not needed" : " not discharged";
  std::vector<std::string> parts;
  for (const auto& [kind, n] : kinds) parts.push_back(std::to_string(n) + " " + kind);
  line(counted(f.instructions, "instruction") + ", " + counted(f.obligations.size(), "obligation") +
       (parts.empty() ? "" : " (" + joined(parts) + ")") + ", " + std::to_string(open) + state);
  for (const ObligationReport& o : f.obligations)
    if (!o.discharged)
      line(state.substr(1) + ": " + o.text + (o.reason.empty() ? "" : " (" + o.reason + ")"));
  if (f.accesses > 0)
    line(std::to_string(f.accesses) + (f.accesses == 1 ? " access paired, " : " accesses paired, ") +
         counted(f.questions, "question") + " asked, " + std::to_string(f.differentQuestions) +
         " of them different");
  if (f.places > 0) line(counted(f.places, "place") + " in shared memory enumerated, thread by thread");
  if (f.launches > 0)
    line(std::to_string(f.launches) +
         (f.launches == 1 ? " launch executed as a whole" : " launches executed as a whole"));
  if (f.claims > 0) line(counted(f.claims, "claim") + " shown");
  std::map<std::string, std::pair<size_t, uint64_t>> deciders;
  for (const Derivation& d : a.derivations) {
    if (a.derivations.size() <= kListed)
      line("derivation: " + d.goal() + " by " + d.decider() + (d.cost == 0 ? "" : " (" + std::to_string(d.cost) + ")"));
    ++deciders[d.decider()].first;
    deciders[d.decider()].second += d.cost;
  }
  if (a.derivations.size() > kListed)
    for (const auto& [decider, n] : deciders)
      line("derivations: " + counted(n.first, "goal") + " by " + decider +
           (n.second == 0 ? "" : " (" + std::to_string(n.second) + ")"));
  for (const std::string& rests : restsOn(a, RestsOf::kKernel)) line("rests on: " + rests);
  for (const std::string& reason : a.missing) line("missing: " + reason);
  if (a.counterexample) {
    line("witness: " + numbersOf(a.counterexample->assignment));
    line("replayed: " + a.counterexample->note);
    for (const Evaluation& e : a.counterexample->evaluated) line("  " + e.what + " = " + e.value);
  }
  line(counted(a.samples, "execution") + " compared, " + std::to_string(a.units) + " solver units");
}

}  // namespace

std::string toString(const ValidationReport& report) {
  std::string out;
  for (const FunctionReport& f : report.functions) print(f, out);
  if (!report.undescribed.empty()) out += "not described by the meaning: @" + joined(report.undescribed) + "\n";
  out += std::string(verdictName(report.verdict)) + ": " + counted(report.functions.size(), "function") + " validated\n";
  return out;
}

}  // namespace cutecheck::oracle
