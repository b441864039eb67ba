// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opaque values of the machine: states that arrivals at a barrier give, and addresses of global memory. Its numbers stand for
// others, so that no branch and no address of shared memory may be made of them.
#include <algorithm>
#include <array>

#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
using Op = PtxComputation::Op;

bool isPointer(const PtxOperand& operand) {
  return operand.means == PtxOperand::Means::kParameter || operand.means == PtxOperand::Means::kLocal;
}

}  // namespace

uint8_t PtxMachine::opaqueMade(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) const {
  const uint8_t guard = instruction.guarded && (thread.origins[instruction.guard] & kOpaque) != 0 ? kOfOpaque : uint8_t{0};
  const auto made = [&](unsigned origins) { return static_cast<uint8_t>(guard | origins); };
  if (decoded.act == PtxAct::kShuffle) return made(thread.shuffledOrigins & kOpaque);
  // What else gives a value gives one that is not known, or a number.
  if (decoded.act != PtxAct::kCompute && decoded.act != PtxAct::kMapa) return guard;
  const std::vector<PtxOperand>& operands = instruction.operands;
  uint8_t all = 0;
  std::array<uint8_t, 3> of{};
  for (size_t i = 1; i < operands.size(); ++i) {
    uint8_t one = originsOf(thread, operands[i]) & kOpaque;
    if (isPointer(operands[i])) one |= kGlobal;
    all |= one;
    if (i <= of.size()) of[i - 1] = one;
  }
  if (all == 0) return guard;
  const auto [a, b, c] = of;
  if (all == kTensor) {
    // Of one address another one of tensor memory: whether it lies there each run with other columns shows.
    const bool one =
        (a == kTensor ? 1 : 0) + (b == kTensor ? 1 : 0) + (c == kTensor ? 1 : 0) == 1 && operands.size() <= 4;
    using enum PtxComputation::Op;
    const Op op = decoded.act == PtxAct::kCompute ? decoded.computes.op : kNone;
    // Columns are the lowest 16 bits; those above them are of lanes, and the same wherever the columns are.
    const PtxValue by = operands.size() == 3 ? valueOf(thread, operands[2]) : std::nullopt;
    const bool shifts = op == kShr && a == kTensor && by && operands[2].kind == Kind::kNumber;
    const bool masks = op == kAnd && a == kTensor && by && operands[2].kind == Kind::kNumber;
    if ((shifts && *by >= 16) || (masks && (*by & 0xffff) == 0)) return guard;
    const bool moves = shifts || (op == kMov && operands[1].kind != Kind::kList);
    const bool sums = op == kAdd || (op == kSub && b == 0) || op == kAnd || op == kOr || op == kXor;
    const bool chooses = op == kSelp && c == 0 && valueOf(thread, operands[3]);
    return made(one && (moves || sums || (op == kMad && c == kTensor) || chooses) ? kTensor : kOfOpaque);
  }
  const bool single = operands[0].kind == Kind::kRegister && operands.size() <= 4;
  // As long as it stays near the pointer that it is made of.
  const auto moved = [&](size_t of) {
    std::array<PtxValue, 3> values{};
    for (size_t i = 0; i < values.size() && i + 1 < operands.size(); ++i)
      values[i] = valueOf(thread, operands[i + 1]);
    const PtxValue to = computed(decoded.computes, values.data(), operands.size() - 1), &from = values[of];
    return made(from && to && PtxGlobal::leaves(*from, *to) ? kOfOpaque : kGlobal);
  };
  switch (single && decoded.act == PtxAct::kCompute ? decoded.computes.op : Op::kNone) {
    case Op::kMov:
      return made(operands[1].kind == Kind::kList ? kOfOpaque : a);
    case Op::kCvta:
      return made(a == kGlobal ? kGlobal : kOfOpaque);
    case Op::kAdd:
      return a == kGlobal && b == 0 ? moved(0) : a == 0 && b == kGlobal ? moved(1) : made(kOfOpaque);
    case Op::kSub:
      return a == kGlobal && b == 0 ? moved(0) : made(kOfOpaque);
    case Op::kMad:
      return a == 0 && b == 0 && c == kGlobal ? moved(2) : made(kOfOpaque);
    case Op::kSelp: {
      const PtxValue which = valueOf(thread, operands[3]);
      return made(c != 0 || !which ? kOfOpaque : *which != 0 ? a : b);
    }
    default:
      return made(kOfOpaque);
  }
}

bool PtxMachine::isOpaque(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded, bool decides) const {
  using enum PtxAct;
  if (decides && instruction.guarded && (thread.origins[instruction.guard] & kOpaque) != 0) return true;
  if (!isOrdered(decoded.act) && !asksOfOperands(instruction)) return false;
  // What is stored decides nothing; a state that is awaited is looked at there.
  const bool accesses = decoded.act >= kStoreShared && decoded.act <= kAtomicGeneric;
  const bool waits = decoded.act == kBarrierWait && !instruction.has("parity");
  const uint8_t taken = instruction.is("tcgen05") ? kTensor : 0;
  for (size_t i = decoded.hasResult ? 1 : 0; i < instruction.operands.size(); ++i) {
    const auto origins = static_cast<uint8_t>(originsOf(thread, instruction.operands[i]) & ~taken);
    if (instruction.operands[i].kind == Kind::kAddress ? (origins & (kState | kOfOpaque | kTensor)) != 0
                                                       : !accesses && !waits && (origins & kOpaque) != 0)
      return true;
  }
  return false;
}

void PtxMachine::asksForState(const Thread& thread, const PtxInstruction& instruction, size_t at, const PtxBarrier& barrier) {
  const PtxOperand* const state = at + 1 < instruction.operands.size() ? &instruction.operands[at + 1] : nullptr;
  const PtxValue value = state == nullptr ? std::nullopt : valueOf(thread, *state);
  const PtxValue where = valueOf(thread, instruction.operands[at]);
  const bool isOne = value && where && (originsOf(thread, *state) & kOpaque) == kState &&
                     (*value == stateOf(*where, barrier.phase) ||
                      (barrier.phase > 0 && *value == stateOf(*where, barrier.phase - 1)));
  if (isOne) return;
  unknown(instruction, "whether what is awaited is a state of this barrier, of this phase or the one before,");
}

}  // namespace cutecheck::ptx
