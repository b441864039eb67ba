// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/nvgpu/base_offset.h"

namespace cutecheck::oracle {

std::string wrongBaseOffset(uint64_t word, OperandArch arch) {
  const uint64_t base = baseOffsetOf(word);
  if (base == 0) return "";
  const std::string says = "the matrix descriptor says base offset " + std::to_string(base);
  const uint64_t code = arch == OperandArch::kSm90 ? word >> 62 : word >> 61;
  if (code == 0) return says + ", and without a swizzle it has none";
  // Rows of 128 bytes of a pattern: 8, 4 and 2 of swizzles over rows of 128, 64 and 32 bytes.
  const uint64_t rows = arch == OperandArch::kSm90 ? 16 >> code : code == 1 ? 8 : 16 >> code / 2;
  if (base % rows == 0)
    return says + ", and a pattern of " + std::to_string(128 * rows) +
           " bytes that begins there has base offset 0";
  const uint64_t start = (word & 0x3fff) << 4, row = start >> 7;
  if (row % rows == base % rows) return "";
  return says + ", and its start address " + std::to_string(start) + " would have " +
         std::to_string(row % rows);
}

}  // namespace cutecheck::oracle
