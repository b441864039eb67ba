// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of which variable of shared memory a value is an address, as the checker of order and the proofs follow it: where the
// variables lie only the linker knows.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "oracle/ptx/order/values.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// A number; an address of a variable, plus a number, in the thread's own block or in the one to which mapa
// moved it; or what another place of the variables would change in a way that is not followed.
using PtxPlace = uint64_t;
inline constexpr PtxPlace kPtxNowhere = 0, kPtxAnyPlace = ~PtxPlace{0};

// What mapa makes of an address: one of the block of this rank. `own`: the rank of the thread's block.
PtxPlace ptxMapped(PtxPlace place, uint64_t rank, uint64_t own);
// The block in which the address lies, by its rank: arithmetic moves none into another.
uint64_t ptxBlockOf(PtxPlace place, uint64_t own);
inline constexpr const char* kPtxMovedByArithmetic =
    "arithmetic moves the address of a variable of shared memory into another block: where that lies mapa "
    "alone says";

// Memory that the text does not place: the pointer that the n-th parameter holds stands in the middle of
// (n + 1) times kPtxPointers and the next one; from kPtxParameters on lie the parameters of many bytes, so far
// apart that none reaches the next, from kPtxLocal on the thread's own memory.
inline constexpr uint64_t kPtxPointers = uint64_t{1} << 40, kPtxParameters = uint64_t{1} << 56,
                          kPtxApart = uint64_t{1} << 34, kPtxLocal = uint64_t{1} << 58;
struct PtxGlobal {
  size_t parameter;
  int64_t offset;  // in bytes behind the pointer
  static std::optional<uint64_t> pointerOf(size_t parameter) {
    const uint64_t at = (parameter + 1) * kPtxPointers + kPtxPointers / 2;
    return at < kPtxParameters ? std::optional(at) : std::nullopt;
  }
  // Whose pointer it is near; of what is far from each nothing.
  static std::optional<PtxGlobal> at(uint64_t address) {
    constexpr auto kHalf = static_cast<int64_t>(kPtxPointers / 2);
    const int64_t offset = static_cast<int64_t>(address % kPtxPointers) - kHalf;
    if (address < kPtxPointers || address >= kPtxParameters || offset < -kHalf / 2 || offset >= kHalf / 2)
      return std::nullopt;
    return PtxGlobal{address / kPtxPointers - 1, offset};
  }
  // Whether a step from one address to another one leaves the memory of a pointer.
  static bool leaves(uint64_t from, uint64_t to) {
    const std::optional<PtxGlobal> a = at(from), b = at(to);
    return a.has_value() != b.has_value() || (a && a->parameter != b->parameter);
  }
};

// Shared memory of one run: of each variable, by the text's own address, what it is a multiple of, where it lies, and its
// bytes, where they are known.
struct PtxLayout {
  struct Variable {
    uint64_t align = 1, at = 0;
    std::optional<uint64_t> bytes;
    bool begins = false;  // its .align says less: it is where shared memory begins
  };
  std::map<uint64_t, Variable> variables;
  // Of the variable in which an address of this run lies; of none 0, which everything divides.
  uint64_t alignmentAt(uint64_t address) const;
  const Variable* find(PtxPlace place) const;
};
// As the text lays it out, of what the kernel names. `begins`: arrays of no extent, where there is nothing else, are where
// shared memory begins, at a multiple of 1024, whatever their .align says.
PtxLayout ptxLayoutOf(const PtxKernel& kernel, bool begins);

// The kernel with its one variable of shared memory so many bytes behind a multiple of `cycle`, which then is
// known.
PtxKernel ptxWithSharedAt(const PtxKernel& kernel, uint64_t bytes, uint64_t cycle);

// Whether a load or a store may use it: a number, or an address that was not shifted.
bool ptxIsAddress(PtxPlace place);

// `ofRegister` gives the place of a register by its number.
template <typename F>
PtxPlace ptxPlaceOf(const PtxOperand& operand, const F& ofRegister) {
  using Kind = PtxOperand::Kind;
  switch (operand.kind) {
    case Kind::kRegister:
      return ofRegister(operand.reg);
    case Kind::kName:
      return operand.means == PtxOperand::Means::kShared ? static_cast<PtxPlace>(operand.number) + 1 : kPtxNowhere;
    case Kind::kNumber:
      return kPtxNowhere;
    case Kind::kAddress:
      return operand.parts.empty() ? kPtxNowhere : ptxPlaceOf(operand.parts[0], ofRegister);
    case Kind::kList:
      for (const PtxOperand& part : operand.parts)
        if (ptxPlaceOf(part, ofRegister) != kPtxNowhere) return kPtxAnyPlace;
      return kPtxNowhere;
  }
  return kPtxAnyPlace;
}

// Of what the instruction computes from the operands behind its first, of these places and values. `layout`: where the
// variables lie in this run, and what is known of their alignment.
PtxPlace ptxPlaceComputed(const PtxLayout& layout, const PtxInstruction& instruction, const PtxComputation& computes,
                          const std::array<PtxPlace, 3>& places, const std::array<PtxValue, 3>& values);

// What `and` of an address of shared memory and a number makes that clears the bit of the odd block of a
// pair: the same address in the even one (kEvenByMask). `own`: the rank of the thread's block. kPtxAnyPlace
// of all else.
PtxPlace ptxPlaceInEvenBlock(const PtxLayout& layout, const PtxComputation& computes,
                             const std::array<PtxPlace, 3>& places, const std::array<PtxValue, 3>& values,
                             uint64_t own);

// The variable of a place that is none of the two above, by the text's own address.
uint64_t ptxVariableOf(PtxPlace place);

// Whether a value is the base of a matrix descriptor wherever the variables lie: (address >> 4) in its lowest 14 bits, of an
// address in the variable, and else numbers.
bool ptxIsDescriptor(const PtxLayout& layout, PtxPlace place, uint64_t value);

}  // namespace cutecheck::ptx
