// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Words of tensor memory as instructions reach them.
#pragma once

#include <optional>

#include "oracle/ptx/bytes/machine/operand.h"

namespace cutecheck::emulate {

// A register of 32 bits of a lane in tcgen05.ld and st: which row below the base lane, which column behind
// the base column. `half` is the immediate of 16x32bx2. Source: PTX ISA 9.0, "Tensor Memory and Register Data
// Movement" (matrix fragments).
struct TensorPlace {
  uint32_t row = 0, column = 0;
};
enum class TensorShape : uint8_t { k32x32b, k16x64b, k16x128b, k16x256b, k16x32bx2 };
std::optional<TensorShape> tensorShapeNamed(const std::string& word);
uint32_t registersOf(TensorShape shape);  // of .x1
TensorPlace placeOf(TensorShape shape, uint32_t lane, uint32_t reg);

// lane << 16 | column.
struct TensorAddress {
  uint32_t lane = 0, column = 0;
  static TensorAddress of(uint64_t address) {
    return {static_cast<uint32_t>(address >> 16 & 0xffff), static_cast<uint32_t>(address & 0xffff)};
  }
};

// The word, or nothing and an error: outside, or not allocated.
uint32_t* tensorWord(Machine& machine, const Thread& thread, Block& block, uint32_t lane, uint32_t column);

Expected<Act> tensorLoadStore(const Form& form);
Expected<Act> tensorCopyFromShared(const Form& form);
Expected<Act> tensorProduct(const Form& form);

// The blocks of a cta_group of `size` that the thread's block is of; empty, and an error, where one is
// missing.
std::vector<Block*> pairOf(Machine& machine, const Thread& thread, uint32_t size);
// 1 or 2; nothing where the instruction says none.
std::optional<uint32_t> groupOf(const Form& form);

}  // namespace cutecheck::emulate
