// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/nvgpu/instruction_fields.h"

namespace cutecheck::oracle {

InstructionFields instructionFields(uint32_t word, bool blockScaled) {
  // Bits of the word, both ends among them, as the manual names them.
  const auto bits = [&](unsigned first, unsigned last) {
    return word >> first & (0xffffffffU >> (31 - (last - first)));
  };
  InstructionFields fields;
  fields.selector = bits(0, 1);
  fields.sparse = bits(2, 2);
  fields.formatA = bits(7, 9);
  fields.formatB = bits(10, 12);
  fields.negateA = bits(13, 13);
  fields.negateB = bits(14, 14);
  fields.mnMajorA = bits(15, 15);
  fields.mnMajorB = bits(16, 16);
  fields.n = 8 * bits(17, 22);
  fields.m = 16 * bits(24, 28);
  if (!blockScaled) {
    fields.saturate = bits(3, 3);
    fields.formatD = bits(4, 5);
    fields.shift = bits(30, 31);
    return fields;
  }

  fields.scaleB = bits(4, 5);
  fields.scaleFormat = bits(23, 23);
  fields.scaleA = bits(29, 30);
  fields.longK = bits(31, 31);
  return fields;
}

}  // namespace cutecheck::oracle
