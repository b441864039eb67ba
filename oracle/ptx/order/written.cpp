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
    // Of a guard that is written anew the old value decided.
    for (auto& [reg, guard] : perhaps_)
      if (guard && guard->reg == one) guard.reset();
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
  const auto keep = [&](size_t one, const std::optional<Guard>& guard) {
    const auto [at, isNew] = perhaps_.try_emplace(one, guard);
    if (!isNew && at->second != guard) at->second.reset();
  };
  for (size_t one = 0; one < yes_.size(); ++one) {
    if (yes_[one] == other.yes_[one]) continue;
    yes_[one] = false;
    keep(one, std::nullopt);
  }
  for (const auto& [one, guard] : other.perhaps_)
    if (!yes_[one]) keep(one, perhaps_.contains(one) ? guard : std::nullopt);
  for (auto& [one, guard] : perhaps_)
    if (!other.perhaps_.contains(one)) guard.reset();
}

void PtxWritten::eitherWay(const PtxKernel& kernel, const PtxProgram& program, size_t branch,
                           const Read& read) {
  const size_t end = program.meeting[branch];
  std::map<size_t, PtxWritten> arriving;
  const auto arrive = [&](size_t at, const PtxWritten& with) {
    const auto [there, isNew] = arriving.try_emplace(at, with);
    if (!isNew) there->second.meet(with);
  };
  arrive(kernel.code[branch].target, *this);
  std::optional<PtxWritten> here = *this;
  // Whether what stands between is carried out where the branch is not taken, and only there.
  const PtxInstruction& self = kernel.code[branch];
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
    arrive(one.target, *here);
    if (!one.guarded) here.reset();
  }
  if (guarded && here) {
    for (size_t one = 0; one < yes_.size(); ++one)
      if (here->yes_[one] && !yes_[one])
        perhaps_.insert_or_assign(one, Guard{self.guard, !self.guardNegated});
    return;
  }
  if (const auto there = arriving.find(end); there != arriving.end()) {
    if (here) here->meet(there->second);
    if (!here) here = there->second;
  }
  if (here) *this = std::move(*here);
}

}  // namespace cutecheck::ptx
