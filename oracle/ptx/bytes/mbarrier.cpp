// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in shared memory: arrivals, bytes and phases.
//
// A state is the number of the phase. A try_wait says once that the phase is not complete, and waits when it
// is asked again: programs must ask again. Source: PTX ISA 9.0, "mbarrier".
#include <utility>

#include "oracle/ptx/bytes/access.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/makers.h"

namespace cutecheck::emulate {

namespace {

struct Operands {
  SharedAddress barrier;
  std::optional<Source> count;
  std::optional<size_t> result;
  uint64_t window = 0;
};

// PTX ISA, "Tx-count operation".
bool isCountable(int64_t bytes) {
  constexpr int64_t kMost = (1 << 20) - 1;
  return bytes >= -kMost && bytes <= kMost;
}

Outcome initialise(Machine& machine, Thread& thread, uint64_t shared, uint64_t count) {
  constexpr uint64_t kMost = (1 << 20) - 1;
  uint8_t* bytes = machine.writable(thread, Space::kSharedCluster, shared, 8, 8);
  if (!bytes) return Outcome::kExit;
  // What bytes a barrier has nobody says, while it lives and behind it.
  if (DataWatch* data = machine.data()) data->clears(bytes, 8);
  if (count == 0 || count > kMost) return machine.fail(thread, "emulate_c5", "a count out of range");
  Block* block = machine.blockOf(thread, shared);
  block->barriers[shared & kOffsetMask] = {count, count, 0, 0};
  return Outcome::kNext;
}

Expected<Act> simple(const Form& form, const Operands& in) {
  const bool init = form.has("init"), forget = form.has("inval"), drop = form.has("arrive_drop");
  const bool expect = form.has("expect_tx"), complete = form.has("complete_tx");
  const bool arrives = form.has("arrive") || drop;
  if (!init && !forget && !expect && !complete && !arrives) return form.unknown();
  if ((init || expect || complete) && !in.count) return form.unknown();
  return Act([=](Machine& machine, Thread& thread) {
    const std::optional<uint64_t> at = in.barrier(machine, thread);
    if (!at) return Outcome::kExit;
    const uint64_t shared = *at;
    const uint64_t count = in.count ? (*in.count)(machine, thread) & lowBits(32) : 1;
    if (init) return initialise(machine, thread, shared, count);
    Mbarrier* barrier = machine.barrierAt(thread, shared);
    if (!barrier) return Outcome::kExit;
    if (forget) {
      machine.blockOf(thread, shared)->barriers.erase(shared & kOffsetMask);
      return Outcome::kNext;
    }
    if (in.result) thread.registers[*in.result] = barrier->phase;
    const auto bytes = static_cast<int64_t>(count);
    if ((expect || complete) && !isCountable(barrier->bytes + (expect ? bytes : -bytes)))
      return machine.fail(thread, "emulate_c9",
                          "a phase counts at most 1048575 bytes, expected or completed, at once");
    if (expect) machine.expectBytes(*barrier, bytes);
    if (complete) machine.completeBytes(*barrier, bytes);
    const uint64_t arrivals = expect ? 1 : count;
    if (drop) {
      if (arrivals > barrier->expected)
        return machine.fail(thread, "emulate_c5", "drops more than it expects");
      barrier->expected -= arrivals;
    }
    if (arrives && arrivals > barrier->pending)
      return machine.fail(thread, "emulate_c5", "more arrivals than the phase expects");
    if (arrives) machine.arrive(*barrier, arrivals);
    return Outcome::kNext;
  });
}

// Whether the branch behind the wait is .uni: lanes of a warp leave it together (PTX ISA, "bra").
bool leavesTogether(const Machine& machine, const Thread& thread) {
  const std::vector<ptx::PtxInstruction>& code = machine.program().kernel.code;
  return thread.at + 1 < code.size() && code[thread.at + 1].is("bra") && code[thread.at + 1].has("uni");
}

Expected<Act> wait(const Form& form) {
  const bool parity = form.has("parity"), blocks = form.has("try_wait");
  if (form.count() < 3) return form.unknown();
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(at, SharedAddress::make(form, form.operand(1)));
  CUTECHECK_TRY(phase, Source::make(form, form.operand(2)));
  if (to.size() != 1 || !to[0]) return form.unknown();
  return Act([=, target = *to[0]](Machine& machine, Thread& thread) {
    const std::optional<uint64_t> shared = at(machine, thread);
    if (!shared) return Outcome::kExit;
    if (!blocks) (void)machine.runNext();  // somebody who only tests must see it some day
    Mbarrier* barrier = machine.barrierAt(thread, *shared);
    if (!barrier || machine.failed()) return Outcome::kExit;
    const uint64_t asked = phase(machine, thread);
    if (parity && (asked & lowBits(32)) > 1)
      return machine.fail(thread, "emulate_c9",
                          "the parity of a phase is 0 or 1: PTX says nothing of another number");
    const bool complete = std::exchange(thread.leavesWait, false) ||
                          (parity ? (barrier->phase & 1) != (asked & 1) : barrier->phase != asked);
    if (complete && blocks && leavesTogether(machine, thread))
      for (Thread& other : groupOf(thread, 32))
        if (&other != &thread && !other.done && other.at == thread.at && at(machine, other) == shared &&
            phase(machine, other) == asked)
          other.leavesWait = true;
    if (!complete && blocks && thread.toldToAskAgain) return Outcome::kAgain;
    thread.toldToAskAgain = !complete && blocks;
    thread.registers[target] = complete ? 1 : 0;
    return Outcome::kNext;
  });
}

// mbarrier.OP... [d,] [address] [, count]
Expected<Act> mbarrier(const Form& form) {
  if (form.has("try_wait") || form.has("test_wait")) return wait(form);
  if (form.count() == 0) return form.unknown();
  Operands in{};
  size_t at = 0;
  if (form.operand(0).kind != ptx::PtxOperand::Kind::kAddress) {
    CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
    if (to.size() != 1) return form.unknown();
    in.result = to[0];
    at = 1;
  }
  if (at >= form.count()) return form.unknown();
  CUTECHECK_TRY(barrier, SharedAddress::make(form, form.operand(at)));
  in.barrier = barrier;
  if (at + 1 < form.count()) {
    CUTECHECK_TRY(count, Source::make(form, form.operand(at + 1)));
    in.count = count;
  }
  return simple(form, in);
}

}  // namespace

void addBarriers(Makers& makers) { makers["mbarrier"] = mbarrier; }

}  // namespace cutecheck::emulate
