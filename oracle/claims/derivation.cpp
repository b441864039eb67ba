// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// When a goal counts as derived, and when its derivations suffice for Proved.
#include "oracle/claims/verdict.h"

#include <algorithm>
#include <set>

#include "oracle/claims/goal.h"
#include "oracle/smt/solver.h"

namespace cutecheck::oracle {

bool isSolver(Engine engine) { return engine == Engine::kZ3 || engine == Engine::kCvc5; }

std::optional<Derivation> Derivation::of(const Solved& solved, Method method, std::string goal) {
  if (solved.status != Solved::Status::kUnsat) return std::nullopt;
  constexpr size_t kOfNoClaim = 1;
  return Derivation(method, solved.engine, solved.units, std::move(goal), true, kOfNoClaim);
}

bool Derivation::byChecker() const {
  // The steps of a radix order are the solver's, the order is not.
  if (isSolver(engine_)) return method_ != Method::kRadixSteps;
  return method_ == Method::kEnumeration || method_ == Method::kCertificate;
}

void Derivation::record(Attempt& attempt, const Goal& goal, size_t premises, bool asked) {
  if (attempt.outcome != Attempt::Outcome::kProved) return;
  attempt.derivation = Derivation(attempt.method, attempt.engine, attempt.cost, goal.text, asked, premises);
  attempt.derivation->statement_ = fingerprintOf(goal);
}

bool suffices(const std::vector<Derivation>& derivations, bool strict) {
  // The certificate of a structural argument is that argument, checked: with it, one engine. One whose steps a
  // solver discharged is that solver's word.
  const auto counted = [](const Derivation& d) {
    if (d.method() != Method::kCertificate) return d.engine();
    return d.restsOnSolver() ? Engine::kZ3 : Engine::kStructural;
  };
  std::set<Engine> engines;
  std::set<std::pair<Method, Engine>> methods;
  for (const Derivation& d : derivations) {
    engines.insert(counted(d));
    methods.emplace(d.method(), d.engine());
  }
  const bool checked = std::any_of(derivations.begin(), derivations.end(),
                                   [](const Derivation& d) { return d.byChecker(); });
  if (!checked) return false;
  const size_t found = strict ? engines.size() : methods.size();
  return found >= 2;
}

}  // namespace cutecheck::oracle
