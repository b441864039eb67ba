// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/emulate/shared_operand.h"

#include <cstring>

namespace cutecheck::emulate {

int64_t operandBitAt(const MatrixDescriptor& descriptor, const OperandShape& shape, int64_t mn, int64_t k) {
  const int bits = shape.padded ? 8 : bitsOf(shape.element);
  const int64_t bit = operandBit(descriptor, {shape.major, bits}, mn, k);
  if (!shape.padded) return bit;
  return bit / 128 * 128 + bit % 128 / 8 * bitsOf(shape.element);
}

std::optional<Matrix> readOperand(Machine& machine, const Thread& thread, Block& block, uint64_t word,
                                  MatrixArch arch, const OperandShape& shape) {
  const auto refuse = [&](const std::string& why) -> std::optional<Matrix> {
    machine.fail(thread, "emulate_c7", why);
    return std::nullopt;
  };
  const Expected<MatrixDescriptor> descriptor = decodeMatrixDescriptor(word, arch);
  if (!descriptor) return refuse(descriptor.error().message);
  if (descriptor->leadingAbsolute) return refuse("an absolute leading address");
  if (descriptor->mode == SwizzleMode::k128BAtom32B && shape.major != Major::kMn)
    return refuse("the atom of 32 bytes is of MN-major operands");
  const int width = bitsOf(shape.element);
  Matrix made(shape.mn, shape.k);
  for (uint64_t mn = 0; mn < shape.mn; ++mn)
    for (uint64_t k = 0; k < shape.k; ++k) {
      const int64_t bit = operandBitAt(*descriptor, shape, static_cast<int64_t>(mn), static_cast<int64_t>(k));
      const auto byte = static_cast<uint64_t>(bit / 8);
      const auto bytes = static_cast<uint64_t>((bit % 8 + width + 7) / 8);
      if (byte + bytes > block.shared.size())
        return refuse("an operand at " + std::to_string(byte) + " is behind shared memory");
      uint64_t bits = 0;
      std::memcpy(&bits, block.shared.data() + byte, bytes);
      made.at(mn, k) = valueOf(shape.element, bits >> (bit % 8));
    }
  return made;
}

}  // namespace cutecheck::emulate
