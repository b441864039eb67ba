// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Branches, ends, and what threads of a block, warp or cluster do together.
#include <algorithm>
#include <bit>

#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/makers.h"

namespace cutecheck::emulate {

Expected<Act> nothing(const Form&) {
  Act act = [](Machine&, Thread&) { return Outcome::kNext; };
  act.lanes = [](Lanes&) { return LanesOutcome::kDone; };
  return act;
}

namespace {

Expected<Act> branch(const Form& form) {
  const size_t target = form.instruction.target;
  if (target == ptx::PtxInstruction::kNoTarget) return form.unknown("no such label");
  Act act = [target](Machine&, Thread& thread) {
    thread.at = target;
    return Outcome::kJumped;
  };
  act.target = target;
  return act;
}

Expected<Act> leave(const Form&) {
  Act act = [](Machine&, Thread&) { return Outcome::kExit; };
  act.ends = true;
  return act;
}

Expected<Act> trap(const Form&) {
  return Act([](Machine& machine, Thread& thread) {
    return machine.fail(thread, "emulate_c11", "trap ends the launch with an error");
  });
}

// What happens then is undefined (PTX ISA, "bar.warp.sync", "shfl.sync").
void leavesItselfOut(Machine& machine, const Thread& lane) {
  machine.fail(lane, "emulate_c8",
               "lane " + std::to_string(lane.id % 32) + " carries it out, and the membermask leaves it out");
}

// All lanes of the warp come, and operand `mask` of each names them.
Expected<Act> lanesTogether(const Form& form, size_t mask, Together work) {
  CUTECHECK_TRY(members, Source::make(form, form.operand(mask)));
  return together(32, [members = std::move(members), work = std::move(work)](Machine& machine, std::span<Thread> warp) {
    const uint64_t all = lowBits(static_cast<int>(warp.size()));
    for (const Thread& lane : warp)
      if ((members(machine, lane) >> (lane.id % 32) & 1) == 0) return leavesItselfOut(machine, lane);
    for (const Thread& lane : warp) {
      if ((all & ~members(machine, lane)) == 0) continue;
      machine.fail(lane, "emulate_c10", "its membermask names a part of the warp");
      return;
    }
    work(machine, warp);
  });
}

// bar.sync, bar.arrive, barrier.sync; barrier.cluster.
Expected<Act> clusterBarrier(const Form& form) {
  if (form.has("arrive"))
    return Act([](Machine& machine, Thread& thread) {
      if (thread.clusterArrived) return machine.fail(thread, "emulate_c5", "a second arrival without a wait");
      thread.clusterArrived = true;
      thread.clusterSeen = machine.clusterSync().phase;
      ++machine.clusterSync().arrived;
      return Outcome::kNext;
    });
  if (!form.has("wait")) return form.unknown();
  return Act([](Machine& machine, Thread& thread) {
    Sync& sync = machine.clusterSync();
    if (!thread.clusterArrived) return machine.fail(thread, "emulate_c5", "a wait without an arrival");
    if (sync.phase == thread.clusterSeen && sync.arrived >= machine.awaitedThreads()) {
      if (machine.data() != nullptr && sync.arrived < machine.threads())
        machine.data()->assumes("a barrier of a cluster does not wait for threads that have ended");
      ++sync.phase;
      sync.arrived = 0;
    }
    if (sync.phase == thread.clusterSeen) return Outcome::kAgain;
    thread.clusterArrived = false;
    return Outcome::kNext;
  });
}

// bar.warp.sync mask: lanes wait for those that their mask names, wherever in the code each of them does,
// with the same mask (PTX ISA, "bar.warp.sync").
Expected<Act> warpBarrier(const Form& form) {
  if (form.count() != 1) return form.unknown();
  CUTECHECK_TRY(members, Source::make(form, form.operand(0)));
  return Act([members](Machine& machine, Thread& thread) {
    const uint64_t mask = members(machine, thread) & lowBits(32);
    if ((mask >> (thread.id % 32) & 1) == 0) {
      leavesItselfOut(machine, thread);
      return Outcome::kExit;
    }
    thread.arrived = true;
    thread.seen = mask;
    std::vector<Thread*> together;
    for (Thread& lane : groupOf(thread, 32)) {
      if ((mask >> (lane.id % 32) & 1) == 0) continue;
      if (lane.done)
        return machine.fail(thread, "emulate_c10",
                            "the membermask names lane " + std::to_string(lane.id % 32) +
                                ", which has ended: PTX does not say that it is not waited for");
      const bool comes =
          lane.arrived && lane.seen == mask && machine.program().kernel.code[lane.at].is("bar.warp.sync");
      if (!comes) return Outcome::kAgain;
      together.push_back(&lane);
    }
    for (Thread* const lane : together) {
      lane->arrived = false;
      if (lane == &thread) continue;
      machine.carriesOut(*lane);
      ++lane->at;
    }
    return Outcome::kNext;
  });
}

// Of a count that is stated: a warp counts as 32 when all of it have come that have not ended, or never were.
uint64_t arrivalsOf(const Block& block, const Sync& sync) {
  uint64_t arrived = sync.arrived;
  for (size_t first = 0; first < block.threads.size(); first += 32) {
    const std::span<const Thread> warp = groupOf(block.threads[first], 32);
    const auto came = [&](const Thread& one) { return one.id < sync.who.size() && sync.who[one.id]; };
    const auto count = static_cast<uint64_t>(std::ranges::count_if(warp, came));
    if (count != 0 && std::ranges::all_of(warp, [&](const Thread& one) { return one.done || came(one); }))
      arrived += 32 - count;
  }
  return arrived;
}

Expected<Act> blockBarrier(const Form& form) {
  if (form.has("cluster")) return clusterBarrier(form);
  if (form.has("warp")) return warpBarrier(form);
  const bool waits = form.has("sync");
  if (!waits && !form.has("arrive")) return form.unknown();
  if (form.has("red") || form.count() < 1) return form.unknown();
  CUTECHECK_TRY(number, Source::make(form, form.operand(0)));
  std::optional<Source> count;
  if (form.count() > 1) {
    CUTECHECK_TRY(one, Source::make(form, form.operand(1)));
    count = one;
  }
  Act act = [=](Machine& machine, Thread& thread) {
    const uint64_t id = number(machine, thread), all = (thread.block->threads.size() + 31) / 32 * 32,
                   wanted = count ? (*count)(machine, thread) : all;
    if (id > 15) return machine.fail(thread, "emulate_c5", "a block has barriers 0 to 15");
    if (count && (wanted % 32 != 0 || wanted == 0))
      return machine.fail(thread, "emulate_c5", "a count that is no multiple of 32");
    Sync& sync = thread.block->syncs[id];
    // Where no count is stated, all that have not ended are waited for.
    const auto completes = [&] {
      // Only an arrival or an end changes what comes.
      if (sync.arrived == sync.arrivedThen && thread.block->live == sync.liveThen) return false;
      sync.arrivedThen = sync.arrived, sync.liveThen = thread.block->live;
      const uint64_t awaited = sync.ofAll ? thread.block->live : *sync.counted;
      if (sync.arrived < awaited && (sync.ofAll || arrivalsOf(*thread.block, sync) < awaited)) return false;
      if (sync.ofAll && thread.block->live < thread.block->threads.size() && machine.data() != nullptr)
        machine.data()->assumes(
            "a barrier of all threads of a block does not wait for those that have ended");
      sync = {.phase = sync.phase + 1};
      return true;
    };
    if (!thread.arrived) {
      const uint64_t phase = sync.phase;
      if (sync.counted.value_or(wanted) != wanted)
        return machine.fail(thread, "emulate_c5", "threads come to one barrier with different counts");
      sync.counted = wanted;
      sync.ofAll = sync.ofAll && !count;
      ++sync.arrived;
      sync.who.resize(thread.block->threads.size());
      sync.who[thread.id] = true;
      if (completes() || !waits) return Outcome::kNext;
      thread.arrived = true;
      thread.seen = phase;
      return Outcome::kAgain;
    }
    if (sync.phase == thread.seen && !completes()) return Outcome::kAgain;
    thread.arrived = false;
    return Outcome::kNext;
  };
  if (!waits) return act;
  // Those that waited here when the turn began, and need not any more.
  act.lanes = [number](Lanes& lanes) {
    bool go = lanes.isFirst();
    lanes.each([&](uint32_t lane) {
      Thread& thread = lanes.warp()[lane];
      const uint64_t id = number(lanes.machine(), thread);
      go = go && thread.arrived && id <= 15 && thread.block->syncs[id].phase != thread.seen;
    });
    return go ? LanesOutcome::kDone : LanesOutcome::kLeft;
  };
  act.waits = [number, count](const Machine& machine, Thread& thread, uint64_t coming, uint64_t leaving) {
    const uint64_t id = number(machine, thread);
    if (id > 15 || count) return false;
    const Sync& sync = thread.block->syncs[id];
    return sync.ofAll &&
           sync.counted.value_or((thread.block->threads.size() + 31) / 32 * 32) ==
               (thread.block->threads.size() + 31) / 32 * 32 &&
           sync.arrived + coming < thread.block->live - leaving;
  };
  return act;
}

// elect.sync d|p, mask: the lane that the launch says.
Expected<Act> elect(const Form& form) {
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  if (to.size() != 2 || !to[1]) return form.unknown();
  return lanesTogether(form, 1, [=](Machine& machine, std::span<Thread> warp) {
    const uint32_t leader = machine.launch().elected % static_cast<uint32_t>(warp.size());
    for (Thread& thread : warp) {
      if (to[0]) thread.registers[*to[0]] = leader;
      thread.registers[*to[1]] = thread.id % 32 == leader ? 1 : 0;
    }
  });
}

// shfl.sync.MODE.b32 d[|p], a, b, c, mask of a whole warp.
Expected<Act> shuffle(const Form& form) {
  if (form.count() != 5) return form.unknown();
  for (size_t i = 1; i < 5; ++i)
    if (!fitsType({i == 1 ? 'b' : 'u', 32, 1}, form.operand(i), false)) return form.unknown("a value does not fit its type");
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(value, Source::make(form, form.operand(1)));
  CUTECHECK_TRY(by, Source::make(form, form.operand(2)));
  CUTECHECK_TRY(clamp, Source::make(form, form.operand(3)));
  const bool up = form.has("up"), down = form.has("down"), bfly = form.has("bfly");
  if (to.empty() || up + down + bfly + form.has("idx") != 1) return form.unknown();
  return lanesTogether(form, 4, [=](Machine& machine, std::span<Thread> warp) {
    std::vector<uint64_t> values;
    for (const Thread& thread : warp) values.push_back(value(machine, thread));
    for (Thread& thread : warp) {
      const uint64_t lane = thread.id % 32, b = by(machine, thread) & 31, c = clamp(machine, thread);
      const uint64_t segment = c >> 8 & 31, most = (lane & segment) | (c & 31 & ~segment),
                     least = lane & segment;
      uint64_t from = up ? lane - b : down ? lane + b : bfly ? lane ^ b : least | (b & ~segment);
      // For "up" the limit is below: lanes of a negative number are large.
      const bool valid = up ? static_cast<int64_t>(from) >= static_cast<int64_t>(most) : from <= most;
      if (!valid) from = lane;
      if (from >= warp.size()) from = lane;
      if (to[0]) thread.registers[*to[0]] = values[from] & lowBits(32);
      if (to.size() > 1 && to[1]) thread.registers[*to[1]] = valid ? 1 : 0;
    }
  });
}

Expected<Act> warpOnly(const Form&) {
  return together(32, [](Machine&, std::span<Thread>) {});
}

Expected<Act> vote(const Form& form) {
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(value, Source::make(form, form.operand(1)));
  if (to.size() != 1 || !to[0]) return form.unknown();
  const bool any = form.has("any"), all = form.has("all"), ballot = form.has("ballot");
  if (!any && !all && !ballot) return form.unknown();
  return lanesTogether(form, 2, [=](Machine& machine, std::span<Thread> warp) {
    uint64_t bits = 0;
    for (const Thread& thread : warp)
      bits |= (value(machine, thread) != 0 ? uint64_t{1} : 0) << (thread.id % 32);
    const uint64_t answer = ballot ? bits
                            : any  ? (bits != 0 ? 1 : 0)
                                   : (bits == lowBits(static_cast<int>(warp.size())) ? 1 : 0);
    for (Thread& thread : warp) thread.registers[*to[0]] = answer;
  });
}

}  // namespace

void addControl(Makers& makers) {
  makers["bra"] = branch;
  makers["ret"] = leave;
  makers["exit"] = leave;
  makers["trap"] = trap;
  makers["bar"] = blockBarrier;
  makers["barrier"] = blockBarrier;
  makers["elect"] = elect;
  makers["shfl"] = shuffle;
  makers["vote"] = vote;
  makers["setmaxnreg"] = warpOnly;
  // Threads run one by one, and every write is seen at once.
  for (const char* name : {"fence", "membar", "nanosleep", "griddepcontrol"}) makers[name] = nothing;
}

}  // namespace cutecheck::emulate
