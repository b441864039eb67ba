// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What instructions of tcgen05 touch: cells of tensor memory, and bytes of shared memory by their
// descriptors. Source: PTX ISA 9.0, "tcgen05.ld", "tcgen05.cp", "tcgen05.mma", "Instruction descriptor",
// "Matrix shape".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/nvgpu/operand_address.h"
#include "oracle/ptx/order/order_shared.h"
#include "oracle/ptx/order/tensor.h"
#include "oracle/ptx/order/values.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// The cells of a load or store of a warp, at `address` of block `block`.
std::vector<PtxCells> loadedCells(const PtxInstruction& instruction, uint64_t address, uint64_t block);
// Lanes that one of its parts has: 32, or 16.
uint64_t loadedLanes(const PtxInstruction& instruction);
// The cells that a copy from shared memory writes, or a shift moves.
std::vector<PtxCells> copiedCells(const PtxInstruction& instruction, uint64_t address, uint64_t block);

// An operand of a product or copy in shared memory: rows of so many bytes, under a descriptor.
struct PtxRows {
  uint64_t rows = 0, bytes = 32, elementBytes = 1;
  bool mnMajor = false;
};
PtxRows copiedRows(const PtxInstruction& instruction);
// Why nobody knows which bytes of an operand of tcgen05 this matrix descriptor names; nothing where it is
// known.
std::optional<std::string> notUnderstood(const PtxRows& rows, uint64_t descriptor);
// The runs of bytes that they have there. `align`: what the place of its variable is a
// multiple of; where the swizzle spans more, nobody knows which bytes of a row of 128 are read, and all of it
// is taken.
PtxRuns runsAt(uint64_t descriptor, const PtxRows& rows, uint64_t block, oracle::OperandArch arch,
               uint64_t align);

// A product, by its instruction descriptor.
struct PtxProduct {
  uint64_t group = 1, m = 128, n = 8;
  uint64_t columns = 8;  // of D
  bool spread = false;   // D, and A in tensor memory, have 16 of each 32 lanes (data path layouts C and F)
  PtxRows a, b;          // in each block
  uint64_t metadataAt = 0, metadataColumns = 1;  // columns of metadata, behind their address
};
PtxProduct productOf(const PtxInstruction& instruction, uint32_t word);
// These columns of the lanes that D, and A in tensor memory, have in a block.
std::vector<PtxCells> productCells(const PtxProduct& product, uint64_t block, uint64_t column,
                                   uint64_t columns);
// Why nobody knows what a product with this instruction descriptor touches; nothing where it is known.
std::optional<std::string> notUnderstood(const PtxInstruction& instruction, uint64_t word);

// Where operands of a product stand; 0 for those that it does not have, D being there always.
struct PtxProductOperands {
  size_t a = 1, b = 2, metadata = 0, word = 3, scaleA = 0, scaleB = 0, added = 0;
  bool tensorA = false;
};
PtxProductOperands operandsOf(const PtxInstruction& instruction);

// 1 or 2; 0 for an instruction that does not say.
uint64_t groupOf(const PtxInstruction& instruction);

}  // namespace cutecheck::ptx
