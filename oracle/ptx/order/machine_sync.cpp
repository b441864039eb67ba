// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What threads of the machine wait for: barriers and phases.
#include <algorithm>
#include <array>
#include <numeric>

#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kWarpBarriers = uint64_t{1} << 48;
constexpr uint64_t kBlockBarriers = 16;
constexpr uint64_t kMostArrivals = (uint64_t{1} << 20) - 1;
constexpr size_t kEager = 64, kMostAsked = 4096;  // how often one asks for a phase at once, and at all

}  // namespace

// A barrier of the block by its number; on without waiting where it is an arrival alone.
bool PtxMachine::sync(Thread& thread, const PtxInstruction& instruction, bool waits) {
  const auto& operands = instruction.operands;
  const PtxDecoded& decoded = decoded_[thread.at - 1];
  // bar.red has a result before the number, and a predicate behind the count.
  const size_t first = decoded.hasResult ? 1 : 0;
  const size_t last = operands.size() - (decoded.hasResult && operands.size() > 2 ? 1 : 0);
  if (decoded.hasResult) set(thread, operands[0], std::nullopt);
  const PtxValue number = first < last ? valueOf(thread, operands[first]) : PtxValue(0);
  const bool counts = first + 1 < last;
  const PtxValue wanted = counts ? valueOf(thread, operands[first + 1]) : PtxValue(0);
  if (!number || !wanted) unknown(instruction, "the number of a barrier, or of its threads,");
  const uint64_t id = number.value_or(0);
  if (number && id >= kBlockBarriers)
    report_("order_c10", instruction.line,
            "there is no barrier " + std::to_string(id) + ": the numbers are 0 to 15");
  if (wanted && *wanted % kLanes != 0)
    report_("order_c10", instruction.line,
            "the count " + std::to_string(*wanted) + " of threads is no multiple of 32");
  if (!waits && (!counts || wanted == PtxValue(0)))
    report_("order_c10", instruction.line, "arrives at a barrier without a count of threads");
  else if (counts && wanted == PtxValue(0))
    doubt(instruction.line, "what a barrier with a count of 0 threads waits for is not decided");
  // Counts that cannot be are not held against the arrivals.
  const bool fits = wanted && *wanted > 0 && *wanted % kLanes == 0;
  Sync& at = syncs_[{thread.block, id}];
  const std::string reduces = operatorOf(instruction), other = at.reduces.value_or(reduces);
  if (other.empty() != reduces.empty())
    report_("order_c10", instruction.line, "bar.red and bar.sync or bar.arrive meet at one barrier");
  else if (other != reduces)
    doubt(instruction.line,
          "what bar.red gives where " + other + " and " + reduces + " meet at one barrier is not decided");
  at.reduces = reduces;
  const uint64_t whole = (threadCount_ + kLanes - 1) / kLanes * kLanes,
                 count = counts && fits ? *wanted : whole;
  if (at.arrived != 0 && (at.wants == Sync::Wants::kAll ? whole : at.count) != count)
    report_("order_c10", instruction.line, "threads meet at one barrier with different counts");
  // A count that one of them gives holds for the phase.
  const bool counted = at.arrived != 0 && at.wants == Sync::Wants::kCount;
  at.wants = (counts && fits) || counted ? Sync::Wants::kCount : Sync::Wants::kAll;
  if (counts && fits) at.count = *wanted;
  ++at.arrived;
  // Who could have come to the last phase in place of another decides by its speed who waits for whom.
  if ((at.wants == Sync::Wants::kCount || at.countedBefore) && !at.before.empty() &&
      at.behind.insert(clocks_.identity(thread.index)).second &&
      std::any_of(at.before.begin(), at.before.end(), [&](const auto& one) {
        return !clocks_.knows(thread.index, clocks_.releases(one.first), one.second);
      }))
    open_(instruction.line, "more threads than the count may come to one phase of the barrier: thread " +
                                std::to_string(thread.id) + " is not behind the phase before");
  at.arrivals.emplace_back(thread.index, clocks_.now(thread.index));
  const bool again = comesAgain(thread, at, instruction.line);
  if (decoded.aligned) {
    Sync::Lanes& lanes =
        at.warps
            .try_emplace(thread.id / kLanes,
                         Sync::Lanes{.place = thread.at, .first = thread.index, .steps = thread.trace.size()})
            .first->second;
    if (again && lanes.place != thread.at)
      lanes = {.place = thread.at, .first = thread.index, .steps = thread.trace.size()};
    else if (lanes.place != thread.at)
      report_("order_c10", instruction.line,
              "threads of one warp come to the barrier at different instructions: thread " +
                  std::to_string(thread.id));
    ++lanes.count;
  }
  clocks_.release(thread.index, at.channel);
  tensor_.arrive(thread.index, blockChannel(thread.block, id));
  if (waits) {
    at.waiting.push_back(thread.index);
    thread.waits = Waits::kSync;
  }
  if (!isComplete(thread.block, at)) return !waits;
  warpsAreWhole(thread.block, at);
  letOn(thread.block, id, at);
  return false;
}

// Lanes of a warp wait for those that their mask names, wherever each of them does.
bool PtxMachine::warpSync(Thread& thread, const PtxInstruction& instruction) {
  const PtxValue mask =
      instruction.operands.empty() ? std::nullopt : valueOf(thread, instruction.operands[0]);
  if (!mask) {
    unknown(instruction, "the mask of the lanes that wait");
    return true;
  }
  const uint64_t lanes = *mask & 0xffffffff, warp = thread.id / kLanes;
  if ((lanes >> thread.id % kLanes & 1) == 0) {
    report_("order_c10", instruction.line,
            "thread " + std::to_string(thread.id) +
                " waits for lanes of its warp, and its mask leaves itself out");
    return true;
  }
  const uint64_t id = kWarpBarriers | warp << 32 | lanes;
  Sync& at = syncs_[{thread.block, id}];
  at.wants = Sync::Wants::kLanes;
  at.count = lanes;
  at.warp = warp;
  ++at.arrived;
  clocks_.release(thread.index, at.channel);
  tensor_.arrive(thread.index, blockChannel(thread.block, id));
  at.waiting.push_back(thread.index);
  thread.waits = Waits::kSync;
  if (isComplete(thread.block, at)) letOn(thread.block, id, at);
  return false;
}

uint64_t PtxMachine::liveLanes(uint64_t block, uint64_t warp, uint64_t mask) const {
  uint64_t lanes = 0;
  for (uint64_t id = warp * kLanes; id < std::min((warp + 1) * kLanes, threadCount_); ++id)
    lanes += (mask >> id % kLanes & 1) != 0 && !threads_[block * threadCount_ + id].done ? 1 : 0;
  return lanes;
}

// Who has ended is waited for where all are, and not where a count is given.
bool PtxMachine::isComplete(uint64_t block, const Sync& at) const {
  switch (at.wants) {
    case Sync::Wants::kAll: {
      // Who arrived and then ended has arrived once.
      if (at.arrived < live_[block]) return false;
      std::set<size_t> ended;
      for (const auto& [index, number] : at.arrivals)
        if (threads_[index].done) ended.insert(index);
      return at.arrived >= live_[block] + ended.size();
    }
    case Sync::Wants::kCount:
      return at.arrived >= at.count || arrivalsOf(block, at) >= at.count;
    case Sync::Wants::kLanes:
      return at.arrived >= liveLanes(block, at.warp, at.count);
  }
  return false;
}

void PtxMachine::letOn(uint64_t block, uint64_t id, Sync& at) {
  namesNobody(block, at);
  tensor_.turn(blockChannel(block, id));
  PtxClocks::Channel channel = std::move(at.channel);
  clocks_.turn(channel, false);
  for (const size_t one : at.waiting) {
    threads_[one].waits = Waits::kNothing;
    if (one != running_) queue_.push_back(one);
    clocks_.acquire(one, channel);
    tensor_.meet(one, blockChannel(block, id));
  }
  auto before = std::move(at.arrivals);
  const bool counted = at.wants == Sync::Wants::kCount;
  at = {};
  at.before = std::move(before);
  at.countedBefore = counted;
}

bool PtxMachine::cluster(Thread& thread, const PtxInstruction& instruction, bool waits) {
  if (waits) {
    if (!thread.clusterArrived)
      report_("order_c15", instruction.line, "waits for the cluster without having arrived");
    else
      thread.waits = Waits::kCluster;
    thread.clusterArrived = false;
    return false;
  }
  if (thread.clusterArrived)
    report_("order_c15", instruction.line, "arrives twice without a wait for the cluster");
  if (!instruction.has("relaxed")) {
    clocks_.release(thread.index, clusterChannel_);
    tensor_.arrive(thread.index, kClusterChannel);
  } else {
    clocks_.arriveRelaxed(thread.index, clusterChannel_, PtxScope::kCluster);
  }
  thread.clusterArrived = true;
  thread.phase = clusterPhase_;
  ++clusterArrived_;
  turnCluster();
  return false;
}

// Threads that have ended are not waited for.
void PtxMachine::turnCluster() {
  uint64_t wanted = clusterEnded_;
  for (const uint64_t each : live_) wanted += each;
  if (clusterArrived_ == 0 || clusterArrived_ < wanted) return;
  clusterArrived_ = clusterEnded_ = 0;
  ++clusterPhase_;
  clocks_.turn(clusterChannel_, false);
  tensor_.turn(kClusterChannel);
}

void PtxMachine::turnBarrier(uint64_t at, PtxBarrier& barrier) {
  Phases& phases = channels_[at];
  const auto phase = static_cast<PtxClocks::Number>(barrier.phase);
  clocks_.tell(phases.near, barrier.component, phase);
  clocks_.turn(phases.near, true);
  if (!phases.far.isSilent()) clocks_.turn(phases.far, true);
  laps(phases, barrier);
  phaseIsOne(barrier);
  for (const size_t copy : barrier.ended)
    if (landed_.contains(copy)) shared_.copyEnds(copy, barrier.component, phase);
  tensor_.turn(at);
}

void PtxMachine::reaches(const Thread& thread, uint64_t address, size_t line) {
  const uint64_t block = address >> 24;
  if (block == thread.block || block >= kernel_.cluster) return;
  if (live_[block] == 0)
    report_("order_c24", line, "reaches shared memory of a block of the cluster that may have ended");
  uint32_t& begun = begun_[thread.index];
  if ((begun >> block & 1) == 0 &&
      clocks_.heardOf(thread.index, block * threadCount_, (block + 1) * threadCount_))
    begun |= uint32_t{1} << block;
  if ((begun >> block & 1) == 0)
    report_("order_c24", line,
            "thread " + std::to_string(thread.id) + " of block " + std::to_string(thread.block) +
                " reaches shared memory of block " + std::to_string(block) +
                " of the cluster, which may not have begun: no barrier of the cluster stands before");
}

void PtxMachine::reachesItself(const Thread& thread, uint64_t address, size_t line) {
  reaches(thread, address, line);
  const uint64_t block = address >> 24;
  if (block != thread.block && block < kernel_.cluster)
    remote_[{block, thread.index}] = {clocks_.now(thread.index), line};
}

// A block may end when its last thread does: one of them must know of each access by others.
void PtxMachine::blocksEnd() {
  for (const auto& [key, access] : remote_) {
    bool known = false;
    for (size_t i = 0; i < threadCount_ && !known; ++i)
      known = clocks_.knows(key.first * threadCount_ + i, clocks_.releases(key.second), access.first);
    if (known) continue;
    const std::string message = "reaches shared memory of block " + std::to_string(key.first) +
                                " of the cluster, and no thread of that block ends behind it";
    // A relaxed arrival tells of no memory, and is waited for all the same.
    const bool relaxes =
        std::any_of(decoded_.begin(), decoded_.end(), [](const PtxDecoded& one) { return one.relaxed; });
    if (relaxes)
      open_(access.second, message + " for certain");
    else
      report_("order_c24", access.second, message);
  }
  // A commit arrives later than its thread asks for that: some thread of that block must have met the phase.
  for (const CommitElsewhere& one : commitsElsewhere_) {
    const size_t first = (one.barrier >> 24) * threadCount_;
    bool met = false;
    for (size_t i = first; one.component && i < first + threadCount_ && i < threads_.size() && !met; ++i)
      met = clocks_.isBehindPhase(i, *one.component, one.phase);
    if (!met)
      open_(one.line,
            "a commit arrives at a barrier of block " + std::to_string(one.barrier >> 24) +
                " of the cluster, and no thread of that block meets its phase: the block may have ended");
  }
}

bool PtxMachine::phaseWait(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.hasResult) set(thread, instruction.operands[0], 1);
  if (decoded.addresses.empty()) {
    unknown(instruction, "the address of a barrier");
    return true;
  }
  const size_t at = decoded.addresses[0];
  PtxBarrier* const barrier = barrierAt(thread, instruction, instruction.operands[at]);
  const PtxValue phase = at + 1 < instruction.operands.size() ? valueOf(thread, instruction.operands[at + 1]) : std::nullopt;
  if (barrier == nullptr) return true;
  if (!phase) unknown(instruction, "the phase that is awaited");
  if (!instruction.has("parity"))
    asksForState(thread, instruction, at, *barrier);
  else if (phase && (*phase & 0xffffffff) > 1)
    unknown(instruction, "a wait for a parity other than 0 and 1");
  if (*valueOf(thread, instruction.operands[at]) >> 24 != thread.block)
    unknown(instruction, "what a wait for a barrier of another block orders");
  thread.acquires = !decoded.relaxed;
  // By a token the phase in which it was made is awaited.
  thread.parity = instruction.has("parity") ? phase.value_or(barrier->phase & 1) & 1 : phase.value_or(0) & 1;
  thread.barrier = *valueOf(thread, instruction.operands[at]);
  if (!waitsUntilComplete(thread, thread.at - 1)) {
    const bool matters = std::any_of(decoded.writes.begin(), decoded.writes.end(),
                                     [&](size_t one) { return program_.matters[one]; });
    return ask(thread, instruction, matters);
  }
  thread.waits = Waits::kPhase;
  if (!runnable(thread)) return false;
  meetPhase(thread, thread.barrier);
  thread.waits = Waits::kNothing;
  return true;
}

// A thread asks once whether a phase is complete, and goes on in any case: it knows nothing of others unless
// the answer is yes, and where the answer decides how it goes on the other answers are not tried. It is yes
// in every run where all arrivals happened before.
bool PtxMachine::ask(Thread& thread, const PtxInstruction& instruction, bool matters) {
  PtxBarrier* const asked = barriers_.find(thread.barrier);
  thread.waits = Waits::kPhase;
  const bool sure = asked != nullptr && runnable(thread) && isSureOf(thread, *asked);
  thread.waits = Waits::kNothing;
  if (sure) {
    open_(instruction.line, {"the answer is yes in every run", OpenReason::kOneAnswer});
    meetPhase(thread, thread.barrier);
    asked->asked.push_back(asked->waited.back());
    asked->waited.pop_back();
    return true;
  }
  open_(instruction.line, {"another run may see another answer", OpenReason::kOtherAnswer});
  if (!matters) {
    set(thread, instruction.operands[0], std::nullopt);
    return true;
  }
  open_(instruction.line,
        "the kernel goes on where this wait fails: not every way that threads may take is tried");
  thread.waits = Waits::kPhase;
  const bool complete = runnable(thread);
  thread.waits = Waits::kNothing;
  if (complete) {
    meetPhase(thread, thread.barrier);
    return true;
  }
  set(thread, instruction.operands[0], 0);
  if (++thread.asked <= kEager) return true;
  if (thread.asked > kMostAsked) {
    guess();
    leave(thread, instruction.line);
    return false;
  }
  thread.asks = true;
  return false;
}

bool PtxMachine::waitsUntilComplete(Thread& thread, size_t wait) {
  if (untilComplete_.contains(wait)) return true;
  const PtxDecoded& self = decoded_[wait];
  if (self.writes.size() != 1) return false;
  const size_t result = self.writes[0];
  constexpr size_t kMostSteps = 2048, kMostTurns = 16;
  using Old = std::vector<std::pair<size_t, PtxValue>>;
  Old journal;               // values before
  std::set<size_t> changed;  // registers that are written on the way
  const auto write = [&](size_t reg, PtxValue value) {
    changed.insert(reg);
    journal.emplace_back(reg, thread.registers[reg]);
    thread.registers[reg] = value;
  };
  const auto undo = [&](size_t to) {
    for (; journal.size() > to; journal.pop_back())
      thread.registers[journal.back().first] = journal.back().second;
  };
  std::vector<PtxValue> asked;
  for (const size_t one : self.reads) asked.push_back(thread.registers[one]);
  std::set<size_t> varies;  // registers that are not the same in each turn
  bool whatever = true;     // no register from outside has a part in it
  bool waits = false;
  for (size_t turn = 0; turn < kMostTurns && !waits; ++turn) {
    bool same = true, fails = false;
    size_t steps = 0;
    const size_t before = journal.size();
    for (const size_t one : varies) write(one, std::nullopt);
    write(result, 0);
    struct Fork {
      size_t at;
      std::vector<PtxValue> registers;
    };
    std::vector<Fork> forks;
    size_t at = wait + 1;
    while (!fails) {
      bool ends = false;
      if (at >= kernel_.code.size() || ++steps > kMostSteps) {
        fails = true;
        break;
      }
      if (at == wait) {
        // Each turn must find what this one found, and ask the same.
        for (const auto& [reg, old] :
             Old(journal.begin() + static_cast<std::ptrdiff_t>(before), journal.end())) {
          if (reg == result || varies.contains(reg)) continue;
          const auto first = std::find_if(journal.begin() + static_cast<std::ptrdiff_t>(before),
                                          journal.end(), [&](const auto& one) { return one.first == reg; });
          if (first->second == thread.registers[reg]) continue;
          varies.insert(reg);
          same = false;
        }
        for (size_t i = 0; i < self.reads.size(); ++i)
          if (!asked[i] || thread.registers[self.reads[i]] != asked[i]) fails = true;
        ends = true;
      } else {
        const PtxInstruction& one = kernel_.code[at];
        const PtxDecoded& decoded = decoded_[at];
        for (const size_t reg : decoded.reads) whatever &= changed.contains(reg) && !varies.contains(reg);
        const PtxValue guard = one.guarded ? thread.registers[one.guard] : PtxValue(1);
        const bool runs = !guard || (*guard != 0) != one.guardNegated;
        const bool computes = decoded.act == PtxAct::kCompute || decoded.act == PtxAct::kOther ||
                              decoded.act == PtxAct::kLoadGlobal || decoded.act == PtxAct::kLoadParameter;
        if (decoded.act == PtxAct::kBranch) {
          if (runs && one.target == PtxInstruction::kNoTarget) fails = true;
          if (!guard) forks.push_back({at + 1, thread.registers});
          at = runs ? one.target : at + 1;
        } else if (runs && (!computes || one.is("trap"))) {
          fails = true;  // a trap is an end that a wait which fails comes to
        } else {
          if (runs) {
            for (const size_t reg : decoded.writes) write(reg, thread.registers[reg]);
            if (guard && decoded.act == PtxAct::kCompute && !one.operands.empty()) {
              compute(thread, one, decoded);
            } else {
              for (const size_t reg : decoded.writes) thread.registers[reg] = std::nullopt;
            }
          }
          ++at;
        }
      }
      if (!ends) continue;
      if (forks.empty()) break;
      at = forks.back().at;
      // What the journal says of values before stays right: it holds the first ones.
      thread.registers = std::move(forks.back().registers);
      forks.pop_back();
    }
    undo(0);
    if (fails) break;
    waits = same;
  }
  for (const size_t one : self.reads) whatever &= !changed.contains(one);
  if (waits && whatever) untilComplete_.insert(wait);
  return waits;
}

void PtxMachine::barrierInit(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const size_t line = instruction.line;
  const PtxBytes at = decoded.addresses.empty()
                          ? PtxBytes{}
                          : bytesAt(thread, instruction.operands[decoded.addresses[0]], kPtxBarrierBytes);
  if (at.end == 0) return unknown(instruction, "the address of a barrier");
  const PtxValue count = instruction.operands.size() > 1 ? valueOf(thread, instruction.operands[1]) : PtxValue();
  if (!count) {
    unknown(instruction, "the count of arrivals of a barrier");
  } else if (*count == 0 || *count > kMostArrivals) {
    report_("order_c8", line,
            "the count of a barrier is 1 to " + std::to_string(kMostArrivals) + ", not " +
                std::to_string(*count));
  }
  if (at.begin % std::gcd(beginning_.alignmentAt(at.begin), kPtxBarrierBytes) != 0)
    report_("order_c8", line,
            "a barrier at an address that is no multiple of 8: " + std::to_string(at.begin & 0xffffff));
  else
    isAligned(instruction, at.begin, kPtxBarrierBytes);
  reachesItself(thread, at.begin, line);
  staysInside(thread, instruction, decoded, 0, at);
  if (const PtxBarrier* old = barriers_.find(at.begin)) {
    report_("order_c8", line, "initialises a barrier that is there: mbarrier.inval must stand between");
    endsBarrier(thread, *old, "initialises", line);
  } else {
    meetsBarrier(thread, at, "initialises a barrier on", line);
  }
  shared_.store(thread.index, at, PtxShared::Way::kOwn, line);
  tensor_.overwriteShared(thread.index, at, line);
  forgetSlots(at);
  PtxBarrier& barrier = barriers_.init(at.begin, count.value_or(1), thread.index);
  barrier.component = clocks_.component();
  barrier.made = clocks_.now(thread.index);
  channels_.erase(at.begin);
}

void PtxMachine::barrierForget(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.addresses.empty() || !valueOf(thread, instruction.operands[decoded.addresses[0]]))
    return unknown(instruction, "the address of a barrier");
  const PtxOperand& operand = instruction.operands[decoded.addresses[0]];
  if (const PtxBarrier* barrier = barrierAt(thread, instruction, operand))
    endsBarrier(thread, *barrier, "invalidates", instruction.line);
  const uint64_t at = *valueOf(thread, operand);
  shared_.store(thread.index, {at, at + kPtxBarrierBytes}, PtxShared::Way::kOwn, instruction.line);
  barriers_.forget(at);
}

void PtxMachine::barrierArrive(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.addresses.empty()) return unknown(instruction, "the address of a barrier");
  const size_t at = decoded.addresses[0];
  const bool arrives = decoded.act == PtxAct::kBarrierArrive;
  PtxBarrier* barrier = barrierAt(thread, instruction, instruction.operands[at]);
  if (barrier == nullptr) return;
  const PtxValue given =
      at + 1 < instruction.operands.size() ? valueOf(thread, instruction.operands[at + 1]) : std::nullopt;
  if (decoded.act == PtxAct::kBarrierComplete) {
    fallsInPhase(thread, *barrier, instruction.line, "what completes bytes");
    if (!given) unknown(instruction, "the count of bytes");
    staysCountable(barrier->completed + static_cast<int64_t>(given.value_or(0)), "completes",
                   instruction.line);
    atBarrier(*valueOf(thread, instruction.operands[at]), [&] {
      PtxBarriers::complete(*barrier, static_cast<int64_t>(given.value_or(0)), given.has_value());
    });
    return;
  }
  const bool bytes = instruction.opcode.find("expect_tx") != std::string::npos;
  if (at + 1 < instruction.operands.size() && !given)
    unknown(instruction, bytes ? "the count of bytes" : "the count of arrivals");
  if (given && *given > kMostArrivals)
    report_(bytes ? "order_c9" : "order_c10", instruction.line,
            "a count above " + std::to_string(kMostArrivals) + ": " + std::to_string(*given));
  if (!bytes && given && *given == 0)
    report_("order_c10", instruction.line, "arrives with a count of 0 arrivals");
  if (arrives) fallsInPhase(thread, *barrier, instruction.line, "an arrival");
  if (!arrives) extends(thread, *barrier, instruction.line, "what expects bytes");
  if (bytes) PtxBarriers::expect(*barrier, static_cast<int64_t>(given.value_or(0)));
  if (bytes) staysCountable(barrier->expected, "expects", instruction.line);
  const uint64_t phase = barrier->phase;
  const uint64_t arrivals = bytes ? 1 : given.value_or(1);
  if (arrives && PtxBarriers::splits(*barrier, arrivals))
    report_("order_c10", instruction.line,
            "arrives when the phase wants fewer: " + std::to_string(barrier->pending));
  // Threads of a warp that come together arrive in one phase.
  if (arrives) {
    const std::array<uint64_t, 4> together{*valueOf(thread, instruction.operands[at]), thread.at, thread.way,
                                           thread.block << 32 | thread.id / kLanes};
    const uint64_t first = arrivals_.try_emplace(together, phase).first->second;
    if (first != phase)
      report_("order_c10", instruction.line,
              "arrivals of one warp fall into two phases: thread " + std::to_string(thread.id) +
                  " arrives in phase " + std::to_string(phase) + ", others in phase " +
                  std::to_string(first));
  }
  // Who drops out is not counted from the next phase on.
  if (instruction.is("mbarrier.arrive_drop")) barrier->count -= std::min(barrier->count, arrivals);
  if (arrives) {
    const uint64_t address = *valueOf(thread, instruction.operands[at]);
    // An arrival that may not complete the phase must be before another one of the same phase.
    const bool quiet = instruction.has("noComplete");
    const auto completes = static_cast<int64_t>(arrivals) >= barrier->pending;
    std::erase_if(barrier->quiet, [&](const PtxBarrier::Quiet& one) {
      return clocks_.knows(thread.index, clocks_.releases(one.thread), one.number);
    });
    if (quiet) barrier->quiet.push_back({thread.index, clocks_.now(thread.index), instruction.line});
    if (quiet && completes && barrier->bytes == 0)
      report_("order_c10", instruction.line,
              "arrives with .noComplete, and completes the phase: thread " + std::to_string(thread.id));
    else if (completes)
      for (const PtxBarrier::Quiet& one : barrier->quiet)
        open_(one.line, "an arrival with .noComplete that may be the last of its phase");
    if (completes) barrier->quiet.clear();
    follows(thread, *barrier);
    tellBarrier(thread, address);
    atBarrier(address, [&] { PtxBarriers::arrive(*barrier, arrivals); });
  }
  if (decoded.hasResult && instruction.operands[0].kind == Kind::kRegister)
    givesState(thread, instruction.operands[0].reg, stateOf(*valueOf(thread, instruction.operands[at]), phase));
}

void PtxMachine::leave(Thread& thread, size_t line) {
  shared_.leave(thread.index, line);
  tensor_.leave(thread.index, line);
  thread.done = true;
  --live_[thread.block];
  // Those that wait for all wait for all that are left.
  for (auto& [key, at] : syncs_)
    if (!at.waiting.empty() && key.first == thread.block && isComplete(key.first, at)) {
      warpsAreWhole(key.first, at);
      letOn(key.first, key.second, at);
    }
  if (thread.clusterArrived && thread.phase == clusterPhase_) ++clusterEnded_;
  turnCluster();
}

void PtxMachine::stuck() {
  for (const Thread& thread : threads_) {
    if (thread.done) continue;
    const size_t line = kernel_.code[thread.at == 0 ? 0 : thread.at - 1].line;
    if (thread.waits == Waits::kSync) {
      report_("order_c10", line,
              "thread " + std::to_string(thread.id) + " waits at a barrier that too few threads reach");
    } else if (thread.waits == Waits::kCluster) {
      report_("order_c15", line, "waits for threads of the cluster that do not arrive");
    } else if (const PtxBarrier* barrier = barriers_.find(thread.barrier)) {
      if (barrier->pending <= 0 && barrier->bytes != 0)
        report_("order_c9", line, "waits for ever: " + missingBytes(barrier->bytes));
      else if (barrier->pending > 0)
        report_("order_c10", line,
                "waits for ever: " + std::to_string(barrier->pending) + " arrivals are missing");
      else
        report_("order_c10", line,
                "waits for ever: the phase is complete, and its parity is not the awaited one");
    }
  }
}

}  // namespace cutecheck::ptx
