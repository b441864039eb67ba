// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operands in shared memory, element by element at the address that a matrix descriptor says.
#pragma once

#include "core/nvgpu/matrix_descriptor.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/product.h"

namespace cutecheck::emulate {

enum class Major : uint8_t { kK, kMn };

struct OperandShape {
  Element element = Element::kF16;
  Major major = Major::kK;
  uint64_t mn = 0, k = 0;
  // Elements below a byte, 16 of them in 16 bytes: the first bytes hold them, the others nothing.
  bool padded = false;
};

// The operand that `word` names in the shared memory of `block`; nothing, and an error of the machine, where
// the word is no descriptor or an address is outside. `places`: where each element was read, row by row.
std::optional<Matrix> readOperand(Machine& machine, const Thread& thread, Block& block, uint64_t word,
                                  MatrixArch arch, const OperandShape& shape,
                                  std::vector<DataPlace>* places = nullptr);

// The bit of shared memory where element (mn, k) begins, with the modes of SM100 too.
uint64_t operandBitAt(uint64_t word, MatrixArch arch, const OperandShape& shape, uint64_t mn, uint64_t k);

}  // namespace cutecheck::emulate
