// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/minimise.h"

#include <functional>

#include "oracle/claims/replay.h"
#include "oracle/decide/assignments.h"

namespace cutecheck::oracle {

namespace {

// Brings `number` nearer to 0 in steps of `step` while `breaks` says so; halves first, single steps last.
void lower(int64_t& number, int64_t step, int& tries, const std::function<bool()>& breaks) {
  int64_t by = number / step / 2;
  if (by == 0) by = number / step;
  while (number != 0 && by != 0 && tries > 0) {
    const int64_t before = number;
    number -= by * step;
    --tries;
    if (breaks()) {
      const int64_t left = number / step;
      if (abs128(left) < abs128(by)) by = left;
      continue;
    }
    number = before;
    by /= 2;
  }
}

}  // namespace

Counterexample minimised(const Claim& claim, const Goal& goal, Counterexample found) {
  const auto breaks = [&] {
    if (!satisfies(claim, found.assignment)) return false;
    const Replayed seen = replay(goal, found.assignment, found.indices);
    return seen.violated && !seen.undefined;
  };
  if (goal.kind == Goal::Kind::kCovers || goal.kind == Goal::Kind::kComposable || !breaks()) return found;
  int tries = kMostTries;
  for (int round = 0; round < 3; ++round) {
    for (auto& [name, value] : found.assignment) lower(value, claim.symbols.at(name), tries, breaks);
    for (int64_t& index : found.indices) lower(index, 1, tries, breaks);
  }
  return found;
}

SmallModels minimised(const Claim& claim, SmallModels found, int64_t limit) {
  if (!found.counterexample) return found;
  Assignment at = found.counterexample->assignment;
  const auto breaks = [&] {
    if (!satisfies(claim, at)) return false;
    SmallModels smaller = searchSmallModels(claim, {at}, limit);
    if (!smaller.counterexample) return false;
    smaller.assignments = found.assignments;
    smaller.points += found.points;
    found = std::move(smaller);
    return true;
  };
  int tries = kMostTries / 4;
  for (int round = 0; round < 2; ++round)
    for (auto& [name, value] : at) lower(value, claim.symbols.at(name), tries, breaks);
  return found;
}

}  // namespace cutecheck::oracle
