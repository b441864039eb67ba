// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor memory: which tcgen05.ld, tcgen05.st and tcgen05.alloc there are, and which bit of tensor memory a
// thread's bit is.
//
//   address      lane << 16 | column: 128 lanes of 512 columns of 32 bits
//   elements     a view of tensor memory counts elements: of 32 bits a column is one, of 16 bits two, and the
//                same column of the next lane is 65536 columns on
//   TV layouts   (thread, bit of the thread) to a bit of the tile, lane by lane, each lane's columns together
//
// Source: PTX ISA 9.0, "Tensor Memory" and "tcgen05.ld", "tcgen05.st", "tcgen05.alloc"; the layouts as in
// corpus/layouts/copy_atoms.layouts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/layout.h"
#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

inline constexpr int64_t kTmemLanes = 128, kTmemColumns = 512, kTmemColumnBits = 32;
inline constexpr int64_t kTmemLaneColumns = 1 << 16;  // from a column to that of the next lane

// sm_100, sm_101, sm_103 and sm_110, of one architecture (a) or of a family (f).
bool hasTensorMemory(std::string_view target);

// A copy of one warp between tensor memory and its registers.
struct TmemCopyAtom {
  int64_t lanes = 32, bits = 32;  // 32x32, 16x32 (two of them), 16x64, 16x128, 16x256
  int64_t repeat = 1;             // of the bits, along a lane
  bool halves = false;            // two elements of 16 bits in a register, each in a column of its own
  bool operator==(const TmemCopyAtom&) const = default;
};

// Fails with kBadRequest for a shape (tmem_copy_c1) or a repeat (tmem_copy_c2) that there is not.
Expected<TmemCopyAtom> checked(const TmemCopyAtom& atom);
std::vector<TmemCopyAtom> tmemCopyAtoms();

// Of a legal atom:
int64_t rowBits(const TmemCopyAtom& atom);       // of a lane, as registers hold them
int64_t columnsOf(const TmemCopyAtom& atom);     // that it reaches
int64_t registersOf(const TmemCopyAtom& atom);   // of 32 bits, a thread's
std::string ptxShape(const TmemCopyAtom& atom);  // "16x32bx2"
Layout tmemRegisters(const TmemCopyAtom& atom);  // the TV layout
// The tile in elements of that many bits, as a view of tensor memory lays them: (elements of a lane, lanes).
// Fails with kBadRequest (tmem_copy_c3) for elements that the copy does not move.
Expected<Layout> tmemTile(const TmemCopyAtom& atom, int64_t elementBits);
// From the first half of 16x32bx2 to the second, in columns.
int64_t halfOffset(const TmemCopyAtom& atom);

// Fails with kBadRequest (tmem_alloc_c1) for another number than 32, 64, 128, 256 or 512.
Expected<int64_t> tmemAllocation(int64_t columns);

}  // namespace cutecheck::cute_nvgpu
