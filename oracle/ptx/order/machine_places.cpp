// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of which variable of shared memory a value is an address. Where the variables lie nobody says but the linker: a value is
// known where it is an address plus a number, or a number that does not depend on where the variables lie.
#include <algorithm>

#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
using Op = PtxComputation::Op;

// 0 is a number. An address has its variable's, and 1, in the lowest 25 bits; then how far it is shifted to the right; the
// highest bit where it is generic, for there the window of shared memory begins elsewhere.
constexpr uint32_t kNowhere = 0, kShiftAt = 25, kVariable = (uint32_t{1} << kShiftAt) - 1, kMostShift = 62, kGeneric = uint32_t{1} << 31;

uint32_t shiftOf(uint32_t place) { return (place & ~kGeneric) >> kShiftAt; }

uint64_t lowest(uint64_t width) { return width >= 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1; }

}  // namespace

uint32_t PtxMachine::placeOf(const Thread& thread, const PtxOperand& operand) const {
  switch (operand.kind) {
    case Kind::kRegister:
      return thread.places[operand.reg];
    case Kind::kName:
      return operand.means == PtxOperand::Means::kShared ? static_cast<uint32_t>(operand.number) + 1 : kNowhere;
    case Kind::kNumber:
      return kNowhere;
    case Kind::kAddress:
      return operand.parts.empty() ? kNowhere : placeOf(thread, operand.parts[0]);
    case Kind::kList:
      for (const PtxOperand& part : operand.parts)
        if (placeOf(thread, part) != kNowhere) return kAnyPlace;
      return kNowhere;
  }
  return kAnyPlace;
}

uint32_t PtxMachine::placeMade(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) const {
  if (decoded.act == PtxAct::kShuffle) return thread.shuffledPlace;
  if (decoded.act == PtxAct::kMapa) return placeOf(thread, instruction.operands[1]);
  if (decoded.act != PtxAct::kCompute) return kNowhere;
  const std::vector<PtxOperand>& operands = instruction.operands;
  const auto place = [&](size_t i) { return i < operands.size() ? placeOf(thread, operands[i]) : kNowhere; };
  const uint32_t a = place(1), b = place(2), c = place(3);
  if (a == kNowhere && b == kNowhere && c == kNowhere && operands.size() <= 4) return kNowhere;
  const bool any = a == kAnyPlace || b == kAnyPlace || c == kAnyPlace;
  if (any || operands.size() > 4 || operands[0].kind == Kind::kList) return kAnyPlace;
  const PtxComputation& computes = decoded.computes;
  const uint32_t of = a != kNowhere ? a : b;
  const auto aligned = kernel_.alignments.find((of & kVariable) - 1);
  const uint64_t fixed = of == kNowhere || aligned == kernel_.alignments.end() ? 1 : aligned->second;  // the lowest bits of it
  if (shiftOf(a) != 0 || shiftOf(b) != 0 || shiftOf(c) != 0) {
    const bool passes = computes.op == Op::kMov || computes.op == Op::kCvt || computes.op == Op::kShr || computes.op == Op::kAnd;
    if (!passes) return kAnyPlace;
  }
  switch (computes.op) {
    case Op::kMov:
      return a;
    case Op::kShr: {
      const PtxValue by = valueOf(thread, operands[2]);
      if (b != kNowhere || !by || *by + shiftOf(a) > kMostShift) return kAnyPlace;
      return a + (static_cast<uint32_t>(*by) << kShiftAt);
    }
    case Op::kBfe: {
      const PtxValue at = valueOf(thread, operands[2]), count = operands.size() > 3 ? valueOf(thread, operands[3]) : std::nullopt;
      const bool low = at && count && b == kNowhere && c == kNowhere && *at + *count < 64 && uint64_t{1} << (*at + *count) <= fixed;
      return low ? kNowhere : kAnyPlace;
    }
    case Op::kCvta:
      return instruction.has("to") ? a & ~kGeneric : a | kGeneric;
    case Op::kCvt:
      return computes.width >= 32 && computes.toWidth >= 32 ? a : kAnyPlace;
    case Op::kAdd:
      return a == kNowhere ? b : b == kNowhere ? a : kAnyPlace;
    case Op::kSub:
      return b == kNowhere ? a : a == b ? kNowhere : kAnyPlace;
    case Op::kMad:
      return a == kNowhere && b == kNowhere ? c : kAnyPlace;
    case Op::kSelp: {
      const PtxValue which = operands.size() > 3 ? valueOf(thread, operands[3]) : std::nullopt;
      return c != kNowhere || !which ? kAnyPlace : *which != 0 ? a : b;
    }
    case Op::kMin:
    case Op::kMax:
      return a == b ? a : kAnyPlace;
    case Op::kSetp:
      return a == b && c == kNowhere ? kNowhere : kAnyPlace;
    case Op::kAnd:
    case Op::kOr:
    case Op::kXor: {
      // Bits below what the variable's address is a multiple of are those of the number that is added.
      if (a != kNowhere && b != kNowhere) return kAnyPlace;
      const PtxValue known = valueOf(thread, operands[a == kNowhere ? 1 : 2]);
      if (!known) return kAnyPlace;
      const uint64_t bits = *known & lowest(computes.width);
      if (bits < (fixed >> shiftOf(of))) return computes.op == Op::kAnd ? kNowhere : of;
      // An address of shared memory itself has 32 bits.
      const uint64_t cleared = ~bits & lowest((of & kGeneric) != 0 ? computes.width : std::min(computes.width, 32U));
      const bool down = computes.op == Op::kAnd && shiftOf(of) == 0 && cleared < fixed;
      return down ? of : kAnyPlace;
    }
    default:
      return kAnyPlace;
  }
}

bool PtxMachine::guardDependsOnPlace(const Thread& thread, const PtxInstruction& instruction) const {
  return instruction.guarded && thread.places[instruction.guard] == kAnyPlace;
}

bool PtxMachine::addressDependsOnPlace(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) const {
  return std::any_of(decoded.addresses.begin(), decoded.addresses.end(),
                     [&](size_t one) { return placeOf(thread, instruction.operands[one]) == kAnyPlace; });
}

}  // namespace cutecheck::ptx
