// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/shrink.h"

#include <functional>

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

// Every term that is `whole` with one part replaced by something smaller.
void smaller(const Term& whole, const std::function<void(Term)>& take) {
  const std::function<void(const Term&, const std::function<void(Term)>&)> walk =
      [&](const Term& t, const std::function<void(Term)>& put) {
        if (!t.is(Kind::kRelation))
          for (const Term& part : t.parts) put(part);
        if (t.is(Kind::kNumber) && t.value != 0) {
          if (t.value > 2) put(Term::number(t.value / 2)), put(Term::number(2));
          if (t.value != 1) put(Term::number(1));
          put(Term::number(t.value > 0 ? t.value - 1 : t.value + 1));
        } else if (t.is(Kind::kSymbol) && t.value > 1) {
          put(Term::symbol(t.name));
        } else if (!t.is(Kind::kNumber) && !t.is(Kind::kRelation) && !t.is(Kind::kKeep) &&
                   (!t.is(Kind::kSymbol) || t.name.size() == 1)) {
          put(Term::number(1));
          put(Term::number(2));
          if (!t.is(Kind::kSymbol)) put(Term::symbol("M"));
          if (t.is(Kind::kCall)) put(Term::layout(Term::symbol("M"), Term::number(1)));
        }
        // Lists and layouts lose a mode.
        if ((t.is(Kind::kTuple) || t.is(Kind::kTiler)) && t.parts.size() > 1) {
          for (size_t i = 0; i < t.parts.size(); ++i) {
            Term less = t;
            less.parts.erase(less.parts.begin() + static_cast<std::ptrdiff_t>(i));
            put(std::move(less));
          }
        }
        if (t.is(Kind::kLayout) && t.parts[0].is(Kind::kTuple) && t.parts[1].is(Kind::kTuple) &&
            t.parts[0].parts.size() == t.parts[1].parts.size()) {
          for (size_t i = 0; i < t.parts[0].parts.size() && t.parts[0].parts.size() > 1; ++i) {
            Term less = t;
            for (Term& side : less.parts)
              side.parts.erase(side.parts.begin() + static_cast<std::ptrdiff_t>(i));
            put(std::move(less));
          }
          if (t.parts[0].parts.size() == 1) put(Term::layout(t.parts[0].parts[0], t.parts[1].parts[0]));
        }
        for (size_t i = 0; i < t.parts.size(); ++i)
          walk(t.parts[i], [&](Term part) {
            Term changed = t;
            changed.parts[i] = std::move(part);
            put(std::move(changed));
          });
      };
  walk(whole, take);
}

}  // namespace

Case shrunk(Case found, Finding finding, const JudgeOptions& options, uint64_t seed, size_t tries) {
  found.follows.clear();  // of the claim as it was
  bool progress = true;
  while (progress && tries > 0) {
    progress = false;
    std::vector<Case> candidates;
    for (size_t i = 0; i < found.premises.size(); ++i) {
      Case less = found;
      less.premises.erase(less.premises.begin() + static_cast<std::ptrdiff_t>(i));
      candidates.push_back(std::move(less));
      smaller(found.premises[i], [&](Term premise) {
        Case changed = found;
        changed.premises[i] = std::move(premise);
        candidates.push_back(std::move(changed));
      });
    }
    smaller(found.claim, [&](Term claim) {
      Case changed = found;
      changed.claim = std::move(claim);
      candidates.push_back(std::move(changed));
    });
    const size_t now = (textOf(found.claim) + textOf(found.premises)).size();
    for (Case& candidate : candidates) {
      if ((textOf(candidate.claim) + textOf(candidate.premises)).size() > now ||
          candidate.claim.size() + 1 > found.claim.size() + 2)
        continue;
      if (candidate.claim == found.claim && candidate.premises == found.premises) continue;
      if (tries == 0) break;
      --tries;
      if (judge(candidate, options, seed).finding != finding) continue;
      found = std::move(candidate);
      progress = true;
      break;
    }
  }
  return found;
}

}  // namespace cutecheck::adversary
