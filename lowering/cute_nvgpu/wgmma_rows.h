// wgmma: which atoms there are, and which element of A and D each thread of the warpgroup holds.
//
//   D = A B + D; D in registers, B in shared memory, A in either
//   TV layouts   (thread, value) to an index of the tile, counted with M fastest
//
// Source: PTX ISA 9.0, "wgmma.mma_async", "Register Fragments and Shared Memory Matrix Layouts"; the layouts
// as CuTe's mma_traits_sm90_gmma.hpp writes them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/expected.h"
#include "core/layout.h"

namespace cutecheck::cute_nvgpu {

inline constexpr int64_t kWarpgroup = 128;
inline constexpr int64_t kWgmmaRows = 64;  // M of every atom

enum class Major { kK, kMN };
std::string_view spelled(Major major);  // "k", "mn"

struct WgmmaAtom {
  std::array<int64_t, 3> shape = {};  // M, N, K
  Major majorA = Major::kK, majorB = Major::kK;
  std::string a, b, d;      // elements as in mma_sync_rows.h
  bool registersA = false;  // A in registers, "rs"; else "ss"
  bool operator==(const WgmmaAtom&) const = default;
};

// Fails with kBadRequest, by field: wgmma_c1 for A's elements, wgmma_c2 for B's beside them, wgmma_c3 for
// D's, wgmma_c4 for M and K, wgmma_c5 for N, wgmma_c6 for the majors, wgmma_c7 for A in registers.
Expected<WgmmaAtom> checked(const WgmmaAtom& atom);

// Of A in registers: elements of `bits` bits; of D: N columns.
Layout wgmmaLayoutA(int64_t bits);
Layout wgmmaLayoutD(int64_t n);

// A choice of legal atoms: every pair of types with N of 8 and 32, the majors, other N, and A in
// registers.
std::vector<WgmmaAtom> wgmmaAtoms();

}  // namespace cutecheck::cute_nvgpu
