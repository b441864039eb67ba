// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mma.sync: which atoms there are, and which element of A, B, C and D each thread of the warp holds.
//
//   D = A B + C;   A is M by K, B is K by N, C and D are M by N
//   TV layouts     (thread, value) to an index of the tile, counted with M (of B: N) fastest, then K (of C:
//   N)
//
// The elements of a thread fill its registers in the order of their value index, the lowest bits first.
// Nothing here knows MLIR: the verifier of the types, the lowering and the list of golden variants read one
// table. Source: PTX ISA 9.0, "Matrix multiply-accumulate operation using mma instruction"; the layouts as in
// corpus/layouts/mma_atoms.layouts.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

inline constexpr int64_t kWarp = 32;

// What stands behind the types of an atom.
enum class MmaVariant {
  kPlain,
  kSaturate,  // integers: D is clamped to 32 bits
  kXorPopc,   // of bits: D counts the bits that differ
  kAndPopc    // of bits: D counts the bits that are both set
};
std::string_view spelled(MmaVariant variant);  // "", "satfinite", "xor_popc", "and_popc"

struct MmaSyncAtom {
  std::array<int64_t, 3> shape = {};  // M, N, K
  // As types print: f16 bf16 tf32 f64 i8 ui8 i4 ui4 i1 f8E4M3FN f8E5M2; of D also f32 and i32. ui is
  // unsigned.
  std::string a, b, d;
  MmaVariant variant = MmaVariant::kPlain;
  bool operator==(const MmaSyncAtom&) const = default;
};

// What the table says of an atom's shape.
struct MmaSyncShape {
  std::array<int64_t, 3> shape;
  const char *tvA, *tvB, *tvC;
  int tier;   // 80: sm_80 on, 89: sm_89 on
  bool nvvm;  // nvvm.mma.sync of MLIR 22 has it; else the instruction is written as inline PTX
};

// The row of a legal atom. Fails, naming the field, with kBadRequest: mma_sync_c1 for A's elements,
// mma_sync_c2 for B's beside A's, mma_sync_c3 for D's, mma_sync_c4 for the shape, mma_sync_c5 for the
// variant.
Expected<MmaSyncShape> mmaSyncShape(const MmaSyncAtom& atom);

// Every legal atom, in the order of the table.
std::vector<MmaSyncAtom> mmaSyncAtoms();

// Bits of an element, 0 for no name of one.
int64_t bitsOfElement(std::string_view element);
// What PTX calls it: "f16", "s8", "e4m3".
std::string_view ptxElement(std::string_view element);

// "16x8x16".
std::string toString(const std::array<int64_t, 3>& shape);

}  // namespace cutecheck::cute_nvgpu
