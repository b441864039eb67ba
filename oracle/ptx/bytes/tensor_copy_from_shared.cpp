// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tcgen05.cp: rows of 16 or 32 bytes from shared memory to lanes of tensor memory.
#include <cstring>

#include "core/nvgpu/matrix_descriptor.h"
#include "oracle/nvgpu/base_offset.h"
#include "oracle/nvgpu/operand_address.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/tensor_access.h"

namespace cutecheck::emulate {

namespace {

// Rows of a shape, their bytes, and the lanes that a row is copied to.
struct CopyShape {
  std::string_view name, spread;
  uint32_t rows, bytes;
  std::vector<uint32_t> (*lanes)(uint32_t row);
};

const std::vector<CopyShape>& copyShapes() {
  using Lanes = std::vector<uint32_t>;
  static const std::vector<CopyShape> all = {
      {"128x256b", "", 128, 32, [](uint32_t row) { return Lanes{row}; }},
      {"4x256b", "", 4, 32, [](uint32_t row) { return Lanes{32 * row}; }},
      {"128x128b", "", 128, 16, [](uint32_t row) { return Lanes{row}; }},
      {"64x128b", "warpx2::02_13", 64, 16, [](uint32_t row) { return Lanes{row, row + 64}; }},
      {"64x128b", "warpx2::01_23", 64, 16,
       [](uint32_t row) { return Lanes{row % 32 + row / 32 * 64, row % 32 + row / 32 * 64 + 32}; }},
      {"32x128b", "warpx4", 32, 16, [](uint32_t row) { return Lanes{row, row + 32, row + 64, row + 96}; }},
  };
  return all;
}

void carryOut(Machine& machine, Thread& thread, Block& block, const CopyShape& shape, uint64_t word,
              uint64_t to) {
  const Expected<MatrixDescriptor> descriptor = decodeMatrixDescriptor(word, MatrixArch::kSm100);
  if (!descriptor || descriptor->leadingAbsolute || descriptor->mode == SwizzleMode::k128BAtom32B) {
    machine.fail(thread, descriptor ? "emulate_c1" : "emulate_c7",
                 descriptor ? "a mode that the machine does not have" : descriptor.error().message);
    return;
  }
  if (const std::string wrong = oracle::wrongBaseOffset(word, oracle::OperandArch::kSm100); !wrong.empty()) {
    machine.fail(thread, "emulate_c7", wrong);
    return;
  }
  const TensorAddress base = TensorAddress::of(to);
  for (uint32_t row = 0; row < shape.rows; ++row)
    for (uint32_t column = 0; column < shape.bytes / 4; ++column) {
      const uint64_t at =
          oracle::operandAddress(word, {false, 1, oracle::OperandArch::kSm100}, row, 4 * column);
      if (at + 4 > block.shared.size()) {
        machine.fail(thread, "emulate_c2", "a row at " + std::to_string(at) + " is behind shared memory");
        return;
      }
      for (const uint32_t lane : shape.lanes(row)) {
        uint32_t* out = tensorWord(machine, thread, block, base.lane + lane, base.column + column);
        if (!out) return;
        if (DataWatch* data = machine.data())
          data->copies(machine, thread, reinterpret_cast<uint8_t*>(out), block.shared.data() + at, 4);
        std::memcpy(out, block.shared.data() + at, 4);
      }
    }
}

}  // namespace

// [tensor memory], descriptor; of a pair each block from its own shared memory
Expected<Act> tensorCopyFromShared(const Form& form) {
  const auto group = groupOf(form);
  const CopyShape* shape = nullptr;
  for (const CopyShape& one : copyShapes())
    if (form.has(one.name) && (one.spread.empty() || form.has(one.spread))) shape = &one;
  if (!group || !shape || form.count() != 2 || form.has("b8x16")) return form.unknown();
  CUTECHECK_TRY(to, Address::make(form, form.operand(0)));
  CUTECHECK_TRY(from, Source::make(form, form.operand(1)));
  return Act([=](Machine& machine, Thread& thread) {
    machine.later(Unit::kProduct,
                  [=, &machine, &thread, target = to(machine, thread), word = from(machine, thread)] {
                    for (Block* block : pairOf(machine, thread, *group))
                      carryOut(machine, thread, *block, *shape, word, target);
                  });
    return Outcome::kNext;
  });
}

}  // namespace cutecheck::emulate
