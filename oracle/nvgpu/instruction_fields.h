// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// instructionFields: what tcgen05.mma reads from the bits of an instruction descriptor.
//
// The hardware model that tests of instruction descriptors stand on, read off the word itself; nothing of
// core's encoder is used. Kinds with block scaling have other fields in [4,6), 23 and [29,32).
// Source: PTX ISA 9.0, "Instruction descriptor" of tcgen05, both tables.
#pragma once

#include <cstdint>

namespace cutecheck::oracle {

struct InstructionFields {
  uint32_t selector = 0, sparse = 0;
  uint32_t formatA = 0, formatB = 0;
  uint32_t negateA = 0, negateB = 0;
  uint32_t mnMajorA = 0, mnMajorB = 0;
  uint32_t n = 0, m = 0;  // rows and columns of D
  // Without block scaling.
  uint32_t saturate = 0, formatD = 0, shift = 0;
  // With it.
  uint32_t scaleFormat = 0, scaleA = 0, scaleB = 0, longK = 0;

  friend bool operator==(const InstructionFields&, const InstructionFields&) = default;
};

InstructionFields instructionFields(uint32_t word, bool blockScaled);

}  // namespace cutecheck::oracle
