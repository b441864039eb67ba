// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of which variable of shared memory a value is an address, as the checker of order and the proofs follow it: where the
// variables lie only the linker knows.
#pragma once

#include <array>
#include <cstdint>

#include "oracle/ptx/order/values.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// A number; an address of a variable, plus a number; or what another place of the variables would change in a way that is
// not followed.
using PtxPlace = uint32_t;
inline constexpr PtxPlace kPtxNowhere = 0, kPtxAnyPlace = ~PtxPlace{0};

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

// Of what the instruction computes from the operands behind its first, of these places and values.
PtxPlace ptxPlaceComputed(const PtxKernel& kernel, const PtxInstruction& instruction, const PtxComputation& computes,
                          const std::array<PtxPlace, 3>& places, const std::array<PtxValue, 3>& values);

}  // namespace cutecheck::ptx
