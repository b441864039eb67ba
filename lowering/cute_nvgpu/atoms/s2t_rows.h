// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tcgen05.cp: copies from shared memory to tensor memory, in every shape, to one warp's lanes or to several.
//
//   placement   (row, bit of the row, copy) to lane + 128 * bit: a row's bits lie in columns of 32
//   formats     elements of 6 or 4 bits in shared memory, sixteen of them in 128 bits, become 8 bits each
//
// Source: PTX ISA 9.0, "tcgen05.cp" and "Optional Decompression"; CuTe's SM100_UTCCP_* in
// corpus/layouts/copy_atoms.layouts.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/notation/layout.h"
#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

// Who gets a row: its own lane, or that lane of two or four warps.
enum class S2tBroadcast { kNone, kTwo0213, kTwo0123, kFour };
enum class S2tFormat { kPlain, kSixBits, kFourBits };

struct S2tCopyAtom {
  int64_t rows = 128, bits = 256;
  S2tBroadcast broadcast = S2tBroadcast::kNone;
  S2tFormat format = S2tFormat::kPlain;
  int64_t group = 1;  // blocks whose tensor memory is written
  bool operator==(const S2tCopyAtom&) const = default;
};

inline constexpr S2tBroadcast kS2tBroadcasts[] = {S2tBroadcast::kNone, S2tBroadcast::kTwo0213,
                                                  S2tBroadcast::kTwo0123, S2tBroadcast::kFour};
inline constexpr S2tFormat kS2tFormats[] = {S2tFormat::kPlain, S2tFormat::kSixBits, S2tFormat::kFourBits};
std::string_view spelled(S2tBroadcast broadcast);  // "none", "warpx2_02_13", "warpx2_01_23", "warpx4"
std::string_view spelled(S2tFormat format);        // "plain", "b6x16_p32", "b4x16_p64"

// Fails with kBadRequest for a shape (s2t_copy_c1), a broadcast that is not that shape's (s2t_copy_c2) or a
// group (s2t_copy_c3) that there is not.
Expected<S2tCopyAtom> checked(const S2tCopyAtom& atom);
std::vector<S2tCopyAtom> s2tCopyAtoms();

// Of a legal atom.
Layout s2tPlacement(const S2tCopyAtom& atom);
// The lanes that it writes as a view of tensor memory, in elements of that many bits: (elements of a row,
// lanes).
Layout s2tTile(const S2tCopyAtom& atom, int64_t elementBits);

}  // namespace cutecheck::cute_nvgpu
