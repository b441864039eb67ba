// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/written.h"

#include <algorithm>
#include <utility>

namespace cutecheck::ptx {

PtxWritten::Is PtxWritten::of(size_t one, const PtxInstruction& reader) const {
  if (yes_[one]) return Is::kYes;
  const auto at = perhaps_.find(one);
  if (at == perhaps_.end()) return Is::kNo;
  const bool same = reader.guarded && at->second == Guard{reader.guard, reader.guardNegated};
  return same ? Is::kYes : Is::kPerhaps;
}

void PtxWritten::write(const PtxInstruction& by, const Registers& all, bool certain) {
  for (const size_t one : all) {
    changes(one);
    if (yes_[one]) continue;
    const auto at = perhaps_.find(one);
    const Guard own{by.guard, by.guardNegated};
    const bool otherWay = at != perhaps_.end() && by.guarded && at->second == Guard{own.reg, !own.negated};
    if (certain || otherWay) {
      yes_[one] = true;
      perhaps_.erase(one);
    } else if (at == perhaps_.end()) {
      const bool keeps = by.guarded && by.guard != one;
      perhaps_.emplace(one, keeps ? std::optional(own) : std::nullopt);
    } else if (at->second != own) {
      at->second.reset();
    }
  }
}

void PtxWritten::meet(const PtxWritten& other) {
  for (size_t one = 0; one < yes_.size(); ++one) {
    const auto own = perhaps_.find(one);
    const auto its = other.perhaps_.find(one);
    const bool ownIs = yes_[one] || own != perhaps_.end(),
               itsIs = other.yes_[one] || its != other.perhaps_.end();
    if ((!ownIs && !itsIs) || (yes_[one] && other.yes_[one])) continue;
    // Under its guard it is written on the one way; on the other it is, too, or in any case.
    std::optional<Guard> guard;
    if (ownIs && itsIs) guard = yes_[one] ? its->second : own->second;
    if (ownIs && itsIs && !yes_[one] && !other.yes_[one] && own->second != its->second) guard.reset();
    yes_[one] = false;
    perhaps_.insert_or_assign(one, guard);
  }
}

// Of a guard that is written anew the old value decided.
void PtxWritten::changes(size_t guard) {
  for (auto& [one, under] : perhaps_)
    if (under && under->reg == guard) under.reset();
}

void PtxWritten::holds(const Guard& guard) {
  for (auto at = perhaps_.begin(); at != perhaps_.end();) {
    const bool is = at->second == guard;
    if (is) yes_[at->first] = true;
    at = is ? perhaps_.erase(at) : std::next(at);
  }
}

void PtxWritten::eitherWay(const PtxKernel& kernel, const PtxProgram& program, size_t branch,
                           const Read& read) {
  const size_t end = program.meeting[branch];
  std::map<size_t, PtxWritten> arriving;
  const auto arrive = [&](size_t at, const PtxWritten& with) {
    const auto [there, isNew] = arriving.try_emplace(at, with);
    if (!isNew) there->second.meet(with);
  };
  // The way from a branch to where it leads; `from` goes on behind it.
  const auto take = [&](const PtxInstruction& by, size_t at, PtxWritten& from) {
    PtxWritten taken = from;
    if (by.guarded) taken.holds({by.guard, by.guardNegated}), from.holds({by.guard, !by.guardNegated});
    if (by.target > at) arrive(by.target, taken);
  };
  const PtxInstruction& self = kernel.code[branch];
  std::optional<PtxWritten> here = *this;
  take(self, branch, *here);
  // Where a loop comes again what is written between may be another guard.
  bool loops = false;
  for (size_t at = branch + 1; at < end; ++at)
    loops |= leadsBack(kernel.code[at], program.decoded[at], at);
  for (size_t at = branch + 1; loops && at < end; ++at)
    for (const size_t one : program.decoded[at].writes) {
      here->changes(one);
      for (auto& [target, taken] : arriving)
        if (target < end) taken.changes(one);
    }
  // Whether what stands between is carried out where the branch is not taken, and only there.
  bool guarded = self.guarded && self.target == end;
  for (size_t at = branch + 1; at < end; ++at) {
    if (const auto there = arriving.find(at); there != arriving.end()) {
      if (here) here->meet(there->second);
      if (!here) here = there->second;
    }
    if (!here) continue;
    const PtxInstruction& one = kernel.code[at];
    const PtxDecoded& decoded = program.decoded[at];
    for (const size_t reg : decoded.reads)
      if (here->of(reg, one) != Is::kYes) read(one, reg);
    here->write(one, decoded.writes, !one.guarded);
    guarded = guarded && decoded.act != PtxAct::kBranch && !std::ranges::count(decoded.writes, self.guard);
    if (decoded.act != PtxAct::kBranch) continue;
    take(one, at, *here);
    if (!one.guarded) here.reset();
  }
  if (guarded && here) {
    for (size_t at = branch + 1; at < end; ++at)
      for (const size_t one : program.decoded[at].writes) changes(one);
    for (size_t one = 0; one < yes_.size(); ++one)
      if (here->yes_[one] && !yes_[one])
        perhaps_.insert_or_assign(one, Guard{self.guard, !self.guardNegated});
    for (const auto& [one, guard] : here->perhaps_)
      if (!yes_[one]) perhaps_.try_emplace(one);
    return;
  }
  if (const auto there = arriving.find(end); there != arriving.end()) {
    if (here) here->meet(there->second);
    if (!here) here = there->second;
  }
  if (here) *this = std::move(*here);
}

}  // namespace cutecheck::ptx
