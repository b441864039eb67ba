// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who may use a barrier in shared memory, and in which of its phases.
#include <algorithm>
#include <string>
#include <utility>

#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

PtxBarrier* PtxMachine::barrierAt(Thread& thread, const PtxInstruction& instruction,
                                  const PtxOperand& operand) {
  const PtxValue address = valueOf(thread, operand);
  if (!address) {
    unknown(instruction, "the address of a barrier");
    return nullptr;
  }
  reachesItself(thread, *address, instruction.line);
  PtxBarrier* const barrier =
      usedBarrier(thread, *address, instruction.line, "uses a barrier that is not initialised");
  if (barrier == nullptr) return nullptr;
  barrier->uses[thread.index] = clocks_.now(thread.index);
  if (decoded_[thread.at - 1].act != PtxAct::kBarrierWait)
    barrier->changes[thread.index] = clocks_.now(thread.index);
  return barrier;
}

PtxBarrier* PtxMachine::usedBarrier(const Thread& thread, uint64_t address, size_t line,
                                    const char* missing) {
  PtxBarrier* const barrier = barriers_.find(address);
  if (barrier == nullptr)
    report_("order_c8", line, missing);
  else if (!clocks_.knows(thread.index, clocks_.releases(barrier->owner), barrier->made) &&
           !clocks_.knowsInits(thread.index, barrier->owner, barrier->made))
    report_("order_c8", line, "no barrier of the block between the initialisation and another thread's use");
  return barrier;
}

PtxBarrier* PtxMachine::signalledBarrier(const Thread& thread, uint64_t address, size_t line,
                                         const char* does) {
  PtxBarrier* const barrier =
      usedBarrier(thread, address, line, (std::string(does) + " a barrier that is not initialised").c_str());
  if (barrier == nullptr) return nullptr;
  // Known to whom begins it: a fence behind a barrier of the block is too late for others.
  if (!clocks_.knowsFenced(thread.index, barrier->owner, barrier->made) &&
      !clocks_.knowsInits(thread.index, barrier->owner, barrier->made))
    report_("order_c8", line,
            std::string("no fence between the initialisation of a barrier and what ") + does + " it");
  barrier->signals[thread.index] = clocks_.now(thread.index);
  return barrier;
}

void PtxMachine::fallsInPhase(const Thread& thread, const PtxBarrier& barrier, size_t line,
                              const char* what) {
  if (clocks_.isBehindPhase(thread.index, barrier.component, static_cast<PtxClocks::Number>(barrier.phase)))
    return;
  open_(line, std::string(what) + " may fall into another phase of its barrier: thread " +
                  std::to_string(thread.id) + " is not behind the phase before");
}

void PtxMachine::extends(const Thread& thread, PtxBarrier& barrier, size_t line, const char* what) {
  fallsInPhase(thread, barrier, line, what);
  barrier.more.push_back({thread.index, clocks_.now(thread.index), line});
}

void PtxMachine::follows(const Thread& thread, PtxBarrier& barrier) const {
  std::erase_if(barrier.more, [&](const PtxBarrier::Quiet& one) {
    return clocks_.isBehind(thread.index, one.thread, one.number);
  });
}

void PtxMachine::phaseIsOne(PtxBarrier& barrier) {
  for (const PtxBarrier::Quiet& one : std::exchange(barrier.more, {}))
    open_(one.line, "a phase may be complete before thread " + std::to_string(one.thread % threadCount_) +
                        " has it wait for more: no arrival of the phase stands behind");
  for (const Flight& one : flights_)
    if (barriers_.find(one.barrier) == &barrier)
      open_(one.line,
            "a phase is complete before all that began in it has arrived, and which is there is not decided");
}

void PtxMachine::meetsOnlyPhase(const Thread& thread, const PtxBarrier& barrier, size_t line) {
  if (barrier.phase < 2 || clocks_.isBehindPhase(thread.index, barrier.component,
                                                 static_cast<PtxClocks::Number>(barrier.phase - 1)))
    return;
  open_(line, "a wait may meet the phase of the same parity before: thread " + std::to_string(thread.id) +
                  " is not behind the phase between");
}

bool PtxMachine::isSureOf(const Thread& thread, const PtxBarrier& barrier) const {
  return barrier.signals.empty() && barrier.copies.empty() && !barrier.late &&
         std::all_of(barrier.changes.begin(), barrier.changes.end(), [&](const auto& one) {
           return one.first == thread.index ||
                  clocks_.knows(thread.index, clocks_.releases(one.first), one.second);
         });
}

void PtxMachine::endsBarrier(const Thread& thread, const PtxBarrier& barrier, const char* does, size_t line) {
  const auto meets = [&](size_t user) {
    report_("order_c8", line,
            std::string(does) + " a barrier that thread " + std::to_string(user % threadCount_) +
                " may still use: no barrier orders the two");
  };
  const auto used = std::find_if(barrier.uses.begin(), barrier.uses.end(), [&](const auto& one) {
    return !clocks_.knows(thread.index, clocks_.releases(one.first), one.second);
  });
  if (used != barrier.uses.end()) meets(used->first);
  // Who began a copy, or committed, is done with the barrier when the phase that counts that is complete.
  const auto signalled = std::find_if(barrier.signals.begin(), barrier.signals.end(), [&](const auto& one) {
    return !clocks_.knows(thread.index, clocks_.releases(one.first), one.second) &&
           !clocks_.isBehind(thread.index, one.first, one.second);
  });
  if (used == barrier.uses.end() && signalled != barrier.signals.end()) meets(signalled->first);
  if (!barrier.copies.empty())
    report_("order_c8", line, std::string(does) + " a barrier on which a copy still completes");
  if (barrier.late && !clocks_.isBehindPhase(thread.index, barrier.component,
                                             static_cast<PtxClocks::Number>(*barrier.late + 1)))
    open_(line, std::string(does) +
                    " a barrier at which a commit, or an arrival behind copies, may still come: thread " +
                    std::to_string(thread.id) + " is not behind that phase");
}

bool PtxMachine::holdsBarrier(const PtxBytes& bytes) {
  auto& all = barriers_.all();
  if (all.empty() || bytes.end <= bytes.begin) return false;
  const uint64_t from = bytes.begin < kPtxBarrierBytes ? 0 : bytes.begin - kPtxBarrierBytes + 1;
  const auto found = all.lower_bound(from);
  return found != all.end() && found->first < bytes.end;
}

void PtxMachine::rowsMeetBarrier(const PtxBytes& bytes, size_t line) {
  if (holdsBarrier(bytes))
    open_(line, "an operand has bytes of a barrier, or of a row of 128 around it: which is not decided");
}

void PtxMachine::meetsBarrier(const Thread& thread, const PtxBytes& bytes, const char* does, size_t line) {
  if (!holdsBarrier(bytes)) return;
  report_("order_c8", line,
          "thread " + std::to_string(thread.id) + " " + does +
              " bytes of a barrier, which only instructions of mbarrier may touch");
}

}  // namespace cutecheck::ptx
