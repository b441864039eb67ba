// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/obligations.h"

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

std::string_view kindName(Obligation::Kind kind) {
  switch (kind) {
    case Obligation::Kind::kNoWrap: return "no wrap";
    case Obligation::Kind::kFlag: return "flag";
    case Obligation::Kind::kDefined: return "defined";
    case Obligation::Kind::kMeaning: return "meaning";
    case Obligation::Kind::kSign: return "sign";
    case Obligation::Kind::kRule: return "rule";
    case Obligation::Kind::kLoop:
      return "loop";
  }
  return "defined";
}

bool Obligations::settle(Obligation::Kind kind, const Term& path, const Term& condition, const std::string& what) {
  if (isTrue(condition) || isFalse(path)) return true;
  if (ended_) return false;
  // Where a choice of how a number is written fails at a sample, no solver has to find that.
  const bool chooses = kind == Obligation::Kind::kNoWrap || kind == Obligation::Kind::kSign;
  const bool refuted = chooses && decider_.refutedBySample(implies(path, condition));
  Obligation obligation{kind, what,
                        refuted ? Decision{Decision::Status::kFails, {}, {}, ""} : decider_.decide(path, condition, what, needed_)};
  bool holds = obligation.decision.status == Decision::Status::kHolds;
  if (obligation.decision.status == Decision::Status::kContradiction) ended_ = true;
  if (obligation.decision.model && replay_(*obligation.decision.model, what)) ended_ = true;
  all_.push_back(std::move(obligation));
  return holds;
}

}  // namespace cutecheck::oracle
