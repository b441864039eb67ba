// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/rests_on.h"

#include <algorithm>
#include <map>
#include <set>

namespace cutecheck::oracle {

namespace {

// What the goal rests on; empty where it is shown without a solver.
std::string reasonOf(const std::vector<const Derivation*>& own, RestsOf what) {
  std::set<std::string> asked;
  bool certified = false;
  for (const Derivation* d : own) {
    if (!d->restsOnSolver() && (what == RestsOf::kKernel || d->byChecker())) return "";
    if (!d->restsOnSolver()) continue;
    certified = certified || d->method() == Method::kCertificate;
    if (d->method() != Method::kCertificate) asked.insert(std::string(engineName(d->engine())) + "'s answer");
  }
  if (certified) return "z3's answers to the questions of a certificate";
  std::string text;
  for (const std::string& answer : asked) text += (text.empty() ? "" : " and ") + answer;
  return text + ", no certificate";
}

struct Counted {
  std::map<std::string, size_t> reasons;
  size_t goals = 0;
};

// A goal counts in each case: what shows it in one shows nothing in another.
void count(const Answer& answer, RestsOf what, Counted& counted) {
  for (const Answer& one : answer.cases) count(one, what, counted);
  if (!answer.cases.empty()) return;
  std::map<std::string, std::vector<const Derivation*>> goals;
  for (const Derivation& d : answer.derivations) goals[d.goal()].push_back(&d);
  for (const auto& [goal, own] : goals)
    if (const std::string reason = reasonOf(own, what); !reason.empty()) ++counted.reasons[reason];
  counted.goals += goals.size();
}

}  // namespace

std::vector<std::string> restsOn(const Answer& answer, RestsOf what) {
  if (answer.verdict != Verdict::kProved) return {};
  Counted counted;
  count(answer, what, counted);
  std::vector<std::string> lines;
  for (const auto& [reason, goals] : counted.reasons)
    lines.push_back(reason + ": " + std::to_string(goals) + " of " + std::to_string(counted.goals) +
                    (counted.goals == 1 ? " goal" : " goals"));
  return lines;
}

}  // namespace cutecheck::oracle
