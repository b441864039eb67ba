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

}  // namespace cutecheck::ptx
