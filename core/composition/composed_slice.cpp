// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// S(x) - x depends on x modulo 2^h alone, h the end of the swizzle's field. So S moves the offsets m + y as a whole exactly
// when S(x) - x is one number on the residues of m + y, and those are few, whatever the size of
// the slice: at most 2^h.
#include "core/composition/composed_slice.h"

#include <algorithm>
#include <numeric>

#include "core/layout/flat_modes.h"
#include "core/layout/swizzle_apply.h"

namespace cutecheck {
namespace {

constexpr int kMostBits = 20;

// The residues of first + sum x_k*d_k modulo 2^bits.
std::vector<bool> residues(std::span<const Mode> modes, int64_t first, int bits) {
  const int64_t modulus = int64_t{1} << bits, mask = modulus - 1;
  std::vector<bool> reached(static_cast<size_t>(modulus));
  reached[static_cast<size_t>(first & mask)] = true;
  for (const Mode& m : modes) {
    const int64_t step = m.stride & mask;
    if (step == 0 || m.extent == 1) continue;
    // Twice around each cycle of adding `step`: a residue is reached when one before it was, at most extent - 1 steps back.
    const int64_t cycles = std::gcd(step, modulus), period = modulus / cycles;
    std::vector<bool> longer(reached.size());
    for (int64_t start = 0; start < cycles; ++start) {
      int64_t r = start, since = m.extent;
      for (int64_t i = 0; i < 2 * period; ++i, r = (r + step) & mask) {
        since = reached[static_cast<size_t>(r)] ? 0 : std::min(since + 1, m.extent);
        if (since < m.extent) longer[static_cast<size_t>(r)] = true;
      }
    }
    reached = std::move(longer);
  }
  return reached;
}

// S(m + y) - (m + y) when it is one number for all offsets y of the modes.
std::optional<int64_t> commonMove(const Swizzle& s, std::span<const Mode> modes, int64_t m) {
  const int bits = s.bits == 0 ? 0 : s.bits + s.base + (s.shift < 0 ? -s.shift : s.shift);
  Int128 least = m, most = m;
  for (const Mode& mode : modes) (mode.stride < 0 ? least : most) += Int128{mode.stride} * (mode.extent - 1);
  if (bits > kMostBits || least < 0 || !narrow(most)) return std::nullopt;
  const std::vector<bool> reached = residues(modes, m, bits);
  std::optional<int64_t> move;
  for (size_t r = 0; r < reached.size(); ++r) {
    if (!reached[r]) continue;
    const auto x = static_cast<int64_t>(r);
    const int64_t here = *apply(s, x) - x;
    if (move && *move != here) return std::nullopt;
    move = here;
  }
  return move;
}

}  // namespace

Expected<ComposedLayout> slice(const IntTuple& crd, const ComposedLayout& a) {
  CUTECHECK_TRY(inner, sliceAndOffset(crd, a.layout));
  if (!inner.offset.isInt() || !a.offset.isInt())
    return makeError(Code::kNotStatic, "composed_slice_c2",
                     "the offset of the slice is not a static integer");
  const auto offset = narrow(Int128{a.offset.value()} + inner.offset.value());
  if (!offset) return overflow("composed_slice_c1", "the offset of the slice");
  return ComposedLayout{a.swizzle, *offset, std::move(inner.layout)};
}

Expected<ComposedSlice> sliceAndOffset(const IntTuple& crd, const ComposedLayout& a) {
  CUTECHECK_TRY(composed, slice(crd, a));
  CUTECHECK_TRY(modes, flatModes(composed.layout, "composed_slice_c2"));
  const int64_t m = composed.offset.value();
  const auto move = commonMove(a.swizzle, modes, m);
  if (!move) return ComposedSlice{std::move(composed), std::nullopt, 0};
  Layout plain = composed.layout;
  return ComposedSlice{std::move(composed), std::move(plain), m + *move};
}

}  // namespace cutecheck
