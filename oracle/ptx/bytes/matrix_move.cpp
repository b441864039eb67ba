// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ldmatrix and stmatrix: matrices of 8 by 8 elements of 16 bits between shared memory and a warp.
#include <cstring>

#include "oracle/ptx/bytes/access.h"
#include "oracle/ptx/bytes/makers.h"

namespace cutecheck::emulate {

namespace {

// Lanes 8 i to 8 i + 7 have the addresses of the rows of matrix i. A lane holds two elements of each: of row
// lane / 4 columns 2 (lane % 4) and the next, transposed the same with rows and columns exchanged.
Expected<Act> matrixMove(const Form& form) {
  const bool load = form.words()[0] == "ldmatrix", transposed = form.has("trans");
  if (!form.has("m8n8") || form.last() != "b16" || form.count() != 2) return form.unknown();
  const size_t list = load ? 0 : 1;
  CUTECHECK_TRY(registers, registersOf(form, form.operand(list)));
  CUTECHECK_TRY(rows, SharedAddress::make(form, form.operand(1 - list)));
  if (registers.size() > 4 || !form.has("x" + std::to_string(registers.size()))) return form.unknown();
  return together(32, [=](Machine& machine, std::span<Thread> warp) {
    if (warp.size() != 32) {
      machine.fail(warp[0], "emulate_c10", "its warp has fewer than 32 threads");
      return;
    }
    // A register may be both: all addresses are read before anything is written.
    std::array<std::array<uint8_t*, 8>, 4> rowsOf{};
    for (size_t matrix = 0; matrix < registers.size(); ++matrix) {
      if (!registers[matrix]) continue;
      for (size_t row = 0; row < 8; ++row) {
        Thread& lane = warp[8 * matrix + row];
        const std::optional<uint64_t> at = rows(machine, lane);
        rowsOf[matrix][row] = at ? machine.writable(lane, Space::kShared, *at, 16, 16) : nullptr;
        if (!rowsOf[matrix][row]) return;
        machine.accesses(lane, Space::kShared, *at, 16);
      }
    }
    for (size_t matrix = 0; matrix < registers.size(); ++matrix) {
      if (!registers[matrix]) continue;
      const std::array<uint8_t*, 8>& begin = rowsOf[matrix];
      for (size_t lane = 0; lane < 32; ++lane)
        for (size_t half = 0; half < 2; ++half) {
          const size_t outer = lane / 4, inner = lane % 4 * 2 + half;
          uint8_t* element = transposed ? begin[inner] + 2 * outer : begin[outer] + 2 * inner;
          uint64_t& held = warp[lane].registers[*registers[matrix]];
          auto value = static_cast<uint16_t>(held >> (16 * half));
          if (!load) {
            std::memcpy(element, &value, 2);
            continue;
          }
          std::memcpy(&value, element, 2);
          const uint64_t mask = uint64_t{0xffff} << (16 * half);
          held = (held & ~mask & 0xffffffff) | uint64_t{value} << (16 * half);
        }
    }
  });
}

}  // namespace

void addMatrixMoves(Makers& makers) {
  makers["ldmatrix"] = matrixMove;
  makers["stmatrix"] = matrixMove;
}

}  // namespace cutecheck::emulate
