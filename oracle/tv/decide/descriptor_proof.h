// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// proveDescriptor: the matrix descriptor that LLVM IR computes reads every element where its layout says.
//
//   for every pointer p that `alignment` allows, and every element (mn, k):
//     operandAddress(word(p), mn, k) == swizzle(p mod 2^18 + offset + bytes of layout(mn, k))
//
// word(p) is the emitted arithmetic itself (address_code.h), the left side the hardware model
// (oracle/nvgpu/operand_address.h), the right side where a store through the swizzled pointer puts the element.
// Bits of p above 2^18 name another block of the cluster; the descriptor must not take them.
#pragma once

#include <string>

#include "core/notation/layout.h"
#include "core/notation/swizzle.h"
#include "oracle/claims/verdict.h"
#include "oracle/nvgpu/operand_address.h"
#include "oracle/tv/ir/address_code.h"

namespace cutecheck::oracle {

struct DescriptorClaim {
  Layout layout;  // (mn, k), static: elements of one instruction's operand
  OperandShape shape;
  Swizzle swizzle;               // of byte addresses
  uint64_t alignment = 16;       // of the start, in bytes
  uint64_t offset = 0;           // of the tile behind the pointer, in bytes
  bool everyStart = false;       // enumerate all starts, not only those whose bits are apart
  uint64_t budget = 20'000'000;  // of the solver
};

// Proved by two solvers, Z3 and cvc5, each asked a query over bit-vectors in which start and element are symbols.
// First every element is evaluated at starts that set each bit of the address alone, together and at both ends
// (all starts where asked): that finds what is wrong sooner, and is no derivation. Refuted with the start and the element, replayed
// by evaluation. Pointers end where the operand would leave the window of 2^18 bytes that the field reaches.
//
// Fails with kBadRequest (descriptor_proof_c1) when the layout has not the two modes, is not static or leaves
// the window.
Expected<Answer> proveDescriptor(const AddressCode& word, const DescriptorClaim& claim);

}  // namespace cutecheck::oracle
