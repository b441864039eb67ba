// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The turns of the threads of a warp: at the same time where that leaves the same, else one behind the other.
#include <algorithm>
#include <limits>

#include "oracle/ptx/bytes/machine/lanes.h"
#include "oracle/ptx/bytes/machine/limits.h"

namespace cutecheck::emulate {

namespace {

constexpr int kFewestLanes = 4;
constexpr uint32_t kTriesUndone = 3;

// Lanes that are at one place.
struct Part {
  size_t at = 0;
  uint32_t mask = 0;
  uint64_t steps = 0;  // beside those of each lane
};

// What a turn at the same time comes to: where each lane ends, or has to wait.
struct Turn {
  explicit Turn(size_t at, uint32_t mask) : parts{{at, mask, 0}} {}
  std::vector<Part> parts;
  std::array<size_t, kWarpLanes> at{};
  LaneWords steps{};
  uint64_t counted = 0;          // the most of `steps`
  uint32_t ended = 0, over = 0;  // that ended; whose turn is over
  std::vector<std::pair<size_t, uint32_t>> carriedOut;

  void counts(const Part& part) {
    for (uint32_t left = part.mask; left != 0; left &= left - 1) {
      uint64_t& one = steps[static_cast<size_t>(std::countr_zero(left))];
      one += part.steps;
      counted = std::max(counted, one);
    }
  }
  void stops(const Part& part, uint32_t mask, uint64_t more = 0) {
    for (uint32_t left = mask; left != 0; left &= left - 1) {
      const auto lane = static_cast<size_t>(std::countr_zero(left));
      at[lane] = part.at;
      steps[lane] += part.steps + more;
    }
  }
};

// Those lanes of which the guard holds.
uint32_t guarded(const Program::Guard& guard, const Lanes& lanes, uint32_t mask) {
  if (!guard.is) return mask;
  const uint64_t* const row = lanes.row(guard.reg);
  uint32_t is = 0;
  for (uint32_t lane = 0; lane < kWarpLanes; ++lane) is |= (row[lane] != 0 ? uint32_t{1} : 0) << lane;
  return mask & (guard.negated ? ~is : is);
}

// Runs the part that is furthest behind up to where another one is, or where it parts, waits or ends. False
// where the turn has to be undone.
bool runPart(const Program& program, Lanes& lanes, Turn& turn) {
  const auto least = std::min_element(turn.parts.begin(), turn.parts.end(),
                                      [](const Part& a, const Part& b) { return a.at < b.at; });
  Part part = *least;
  turn.parts.erase(least);
  size_t until = std::numeric_limits<size_t>::max();
  for (size_t i = 0; i < turn.parts.size();) {
    const Part other = turn.parts[i];
    if (other.at != part.at) {
      until = std::min(until, other.at);
      ++i;
      continue;
    }
    // They meet: from here on they are one.
    if (other.steps != part.steps) {
      turn.counts(part);
      turn.counts(other);
      part.steps = 0;
    }
    part.mask |= other.mask;
    turn.parts.erase(turn.parts.begin() + static_cast<int64_t>(i));
  }
  while (part.at < until) {
    if (part.at >= program.acts.size()) {
      turn.stops(part, part.mask);
      return true;
    }
    if (part.steps + turn.counted >= kTurn) {
      // Lanes that parted and met have different counts.
      if (turn.counted != 0) return false;
      turn.stops(part, part.mask);
      turn.over |= part.mask;
      return true;
    }
    const Act& act = program.acts[part.at];
    const uint32_t runs = guarded(program.guards[part.at], lanes, part.mask);
    if (runs == 0) {
      ++part.at, ++part.steps;
      continue;
    }
    if (act.target) {
      turn.carriedOut.emplace_back(part.at, runs);
      ++part.steps;
      if (runs == part.mask) {
        const bool back = *act.target <= part.at;
        part.at = *act.target;
        if (back && !turn.parts.empty()) break;
        continue;
      }
      turn.parts.push_back({*act.target, runs, part.steps});
      part.mask &= ~runs;
      ++part.at;
      break;
    }
    LanesOutcome outcome = LanesOutcome::kLeft;
    if (!act.ends && act.lanes) {
      lanes.carryOut(part.at, runs);
      outcome = act.lanes(lanes);
    }
    if (outcome == LanesOutcome::kUndo) return false;
    if (outcome == LanesOutcome::kDone) {
      turn.carriedOut.emplace_back(part.at, runs);
      ++part.at, ++part.steps;
      continue;
    }
    if (act.ends) {
      turn.carriedOut.emplace_back(part.at, runs);
      turn.ended |= runs;
    }
    turn.stops(part, runs, act.ends ? 1 : 0);
    part.mask &= ~runs;
    if (part.mask == 0) return true;
    ++part.at, ++part.steps;
  }
  turn.parts.push_back(part);
  return true;
}

}  // namespace

std::optional<bool> Machine::advanceTogether(std::span<Thread> warp, uint32_t mask) {
  const size_t start = warp[static_cast<size_t>(std::countr_zero(mask))].at;
  if (!lanes_) lanes_ = std::make_unique<Lanes>(*this);
  Lanes& lanes = *lanes_;
  const bool backwards = launch_.order == Order::kCopiesFirst;
  lanes.begin(warp, backwards);
  Turn turn(start, mask);
  const auto undone = [&]() -> std::optional<bool> {
    lanes.undo();
    ++tries_[start].undone;
    return std::nullopt;
  };
  while (!turn.parts.empty())
    if (!runPart(program_, lanes, turn)) return undone();
  lanes.carryOut(start, mask);
  // Each but the last has to wait where it is now: else it goes on before those behind it begin.
  if (!lanes.isPure()) {
    uint64_t coming = 0, leaving = 0;
    uint32_t left = mask;
    bool wait = true;
    lanes.each([&](uint32_t lane) {
      const uint32_t bit = uint32_t{1} << lane;
      left &= ~bit;
      if ((turn.ended & bit) != 0) {
        ++leaving;
        return;
      }
      ++coming;
      if (left == 0 || (turn.over & bit) != 0 || !wait) return;
      Thread& thread = warp[lane];
      const size_t at = turn.at[lane];
      if (at >= program_.acts.size() || !program_.acts[at].waits) {
        wait = false;
        return;
      }
      const size_t before = std::exchange(thread.at, at);
      const bool arrived = std::exchange(thread.arrived, false);
      wait = program_.acts[at].waits(*this, thread, coming, leaving);
      thread.at = before;
      thread.arrived = arrived;
    });
    if (!wait) return undone();
  }
  ++tries_[start].kept;
  for (const auto& [at, who] : turn.carriedOut) carriedOut_[at] += static_cast<uint64_t>(std::popcount(who));
  if (watched()) lanes.tell();
  bool moved = false;
  uint32_t went = 0;
  lanes.each([&](uint32_t lane) {
    if (fault_) return;
    went |= uint32_t{1} << lane;
    Thread& thread = warp[lane];
    const uint64_t steps = turn.steps[lane];
    const uint32_t bit = uint32_t{1} << lane;
    if (steps != 0) thread.arrived = false;
    thread.at = turn.at[lane];
    thread.steps += steps;
    steps_ += steps;
    moved = moved || steps != 0;
    if ((turn.ended & bit) != 0) thread.done = true, --thread.block->live;
    if ((turn.ended & bit) == 0 && (turn.over & bit) == 0) moved = advance(thread, kTurn - steps) || moved;
  });
  // Behind a fault nobody has a turn.
  if (fault_)
    for (const auto& [at, who] : turn.carriedOut)
      carriedOut_[at] -= static_cast<uint64_t>(std::popcount(who & ~went));
  return moved;
}

bool Machine::turnOfWarp(std::span<Thread> warp) {
  const bool backwards = launch_.order == Order::kCopiesFirst;
  bool moved = false;
  const auto lane = [&](size_t i) { return backwards ? warp.size() - 1 - i : i; };
  for (size_t i = 0; i < warp.size() && !fault_;) {
    Thread& first = warp[lane(i)];
    if (first.done) {
      ++i;
      continue;
    }
    // Those that follow it and are at the same place.
    uint32_t mask = 0;
    size_t end = i;
    for (; end < warp.size(); ++end) {
      const Thread& other = warp[lane(end)];
      if (other.done) continue;
      if (other.at != first.at) break;
      mask |= uint32_t{1} << lane(end);
    }
    bool together = data_ == nullptr && !launch_.oneByOne && std::popcount(mask) >= kFewestLanes &&
                    first.at < program_.acts.size() &&
                    (program_.acts[first.at].lanes || program_.acts[first.at].target) &&
                    steps_ + kWarpLanes * kTurn < kMostOfCluster;
    if (together) {
      const Tries& tries = tries_[first.at];
      together = tries.undone < kTriesUndone || tries.undone < tries.kept;
    }
    for (size_t j = i; together && j < end; ++j) together = warp[lane(j)].steps + kTurn < kMostSteps;
    if (together)
      if (const std::optional<bool> went = advanceTogether(warp, mask)) {
        moved = *went || moved;
        i = end;
        continue;
      }
    for (; i < end; ++i)
      if (Thread& thread = warp[lane(i)]; !thread.done && !fault_) moved = advance(thread, kTurn) || moved;
  }
  return moved;
}

}  // namespace cutecheck::emulate
