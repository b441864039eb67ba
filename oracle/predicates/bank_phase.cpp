// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/predicates/bank_phase.h"

#include <algorithm>
#include <map>
#include <set>

#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

Scalar number(int64_t v) { return ScalarNode::constant(v); }

Function layout(const std::vector<std::pair<int64_t, int64_t>>& modes) {
  std::vector<Function> parts;
  for (const auto& [extent, stride] : modes) parts.push_back(Function::mode(number(extent), number(stride)));
  return Function::parallel(std::move(parts));
}

Function after(const Function& first, std::vector<Function> rest) {
  std::vector<Function> parts =
      first.kind == Function::Kind::kChain ? first.parts : std::vector<Function>{first};
  parts.insert(parts.end(), rest.begin(), rest.end());
  return Function::chain(std::move(parts));
}

}  // namespace

std::vector<Function> unitOf(const Access& access) {
  return {layout({{1, access.elt}}), layout({{access.unit(), 0}, {1, 1}})};
}

std::vector<Function> bankOf(const Access& access) {
  int64_t row = access.lanes();
  return {layout({{1, access.elt}}), layout({{access.unit(), 0}, {row, 1}, {1, 0}})};
}

Expected<Phase> phaseOf(const Function& offsets, const Access& access) {
  CUTECHECK_TRY(f, Concrete::make(offsets));
  Phase phase;
  std::map<Int128, std::set<Int128>> banks;
  for (int64_t lane = 0; lane < f.size(); ++lane) {
    std::optional<Int128> offset = f.at(lane);
    std::optional<Int128> byte = offset ? checkedMul(*offset, access.elt) : std::nullopt;
    if (!byte || *byte < 0)
      return makeError(Code::kOutOfDomain, "conflict_free_c4",
                       "lane " + std::to_string(lane) + " has no address at or above 0");
    phase.units.push_back(*byte / access.unit());
    banks[phase.units.back() % access.lanes()].insert(phase.units.back());
  }
  phase.shared = std::set<Int128>(phase.units.begin(), phase.units.end()).size() < phase.units.size();
  for (const auto& [bank, units] : banks) {
    if (static_cast<int64_t>(units.size()) <= phase.degree) continue;
    phase.degree = static_cast<int64_t>(units.size());
    phase.bank = static_cast<int64_t>(bank) * (access.unit() / 4);
    phase.lanes.clear();
    for (size_t lane = 0; lane < phase.units.size(); ++lane)
      if (units.count(phase.units[lane]) > 0) phase.lanes.push_back(static_cast<int64_t>(lane));
  }
  return phase;
}

Expected<Goal> phaseGoal(const Function& offsets, int64_t firstLane, const Access& access, std::string text) {
  CUTECHECK_TRY(phase, phaseOf(offsets, access));
  Goal goal;
  goal.text = std::move(text);
  goal.firstLane = firstLane;
  if (phase.degree > 1) {
    goal.remark = std::to_string(phase.degree) + "-way bank conflict: lanes";
    for (int64_t lane : phase.lanes)
      goal.remark += (lane == phase.lanes[0] ? " " : ",") + std::to_string(firstLane + lane);
    goal.remark += " all use bank " + std::to_string(phase.bank) + ", in " + std::to_string(phase.degree) +
                   " different words";
  }
  goal.numbers = true;
  if (!phase.shared) {
    goal.kind = Goal::Kind::kInjective;
    goal.f.meaning = after(offsets, bankOf(access));
    goal.f.text = "bank of lane";
    return goal;
  }
  // Lanes may share a word: of two lanes, the distance in units is no multiple of the row but 0.
  const Function units = after(offsets, unitOf(access));
  goal.kind = Goal::Kind::kDisjoint;
  goal.f.meaning = Function::parallel({units, after(units, {layout({{1, -1}})})});
  goal.f.text = "distance of two lanes in units of " + std::to_string(access.unit()) + " bytes";
  const auto [least, most] = std::minmax_element(phase.units.begin(), phase.units.end());
  const std::optional<int64_t> rows = narrow((*most - *least) / access.lanes() + 1);
  if (!rows) return makeError(Code::kOverflow, "conflict_free_c4", "an address leaves 64 bits");
  goal.g.meaning = layout({{*rows, access.lanes()}});
  goal.g.text = "whole rows of banks";
  goal.laneCount = static_cast<int64_t>(phase.units.size());
  return goal;
}

}  // namespace cutecheck::oracle
