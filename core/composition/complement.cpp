// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exact complement.
//
// Let F be the length of the interval [0,F) already covered, with F = 1 at the start. While F is
// short of the cotarget, offset F itself must be the stride of the next mode, of A or of R: every
// sum that reaches F uses a mode beyond those that made [0,F), the least such stride is <= F, and
// one below F would repeat an offset. So the chain is forced up to the cotarget: a mode of A with
// stride F is taken, and a mode of A with a stride d above F needs a mode d/F : F of R.
//
// Beyond the cotarget there is a choice. CuTe goes on to fill the gaps of A to its last mode; that
// answer is taken where it satisfies the post-condition (`followAll`). Otherwise the least R is
// (`leastChain`): it stops as soon as the cotarget is covered, and what A has left over must keep
// gaps of at least F.
#include "core/composition/complement.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/layout/collision.h"
#include "core/layout/filter.h"
#include "core/layout/flat_modes.h"
#include "core/layout/size.h"

namespace cutecheck {
namespace {

constexpr int64_t kImageBudget = 1 << 20;

enum class Gap : uint8_t { kWide, kNarrow, kUndecided };

// Are any two different coordinates of the modes (sorted by stride) at least `gap` apart?
Gap gapAtLeast(std::span<const Mode> modes, Int128 gap) {
  Int128 reach = 0;
  bool separated = true;
  for (const Mode& m : modes) {
    separated &= m.stride - reach >= gap;
    const auto next = checkedAdd(reach, Int128{m.stride} * (m.extent - 1));
    if (!next) return Gap::kUndecided;
    reach = *next;
  }
  if (separated) return Gap::kWide;
  const auto size = sizeOf(modes);
  if (!size || *size > kImageBudget) return Gap::kUndecided;
  std::vector<Int128> image{0};
  for (const Mode& m : modes) {
    const size_t count = image.size();
    for (int64_t c = 1; c < m.extent; ++c)
      for (size_t i = 0; i < count; ++i) image.push_back(image[i] + Int128{m.stride} * c);
  }
  std::sort(image.begin(), image.end());
  for (size_t i = 1; i < image.size(); ++i)
    if (image[i] - image[i - 1] < gap) return Gap::kNarrow;
  return Gap::kWide;
}

// The modes that decide, as `a` has them; false where a leaf is no integer.
bool filteredModes(const Layout& a, ModeList& modes) {
  return eachLeaf(a.shape(), a.stride(), [&](int64_t extent, int64_t stride) {
    if (extent != 1 && stride != 0) modes.push_back({extent, stride});
    return true;
  });
}

Diagnostic refuse(const Layout& a, Int128 offset, const char* why) {
  ModeList filtered;
  if (auto pair = filteredModes(a, filtered) ? leastCollision(filtered) : std::nullopt) {
    Diagnostic error = makeError(Code::kNotInjective, "complement_c2",
                                 "two coordinates of the filtered layout share an offset");
    error.witness = std::move(*pair);
    return error;
  }
  Diagnostic error = makeError(Code::kNoComplement, "complement_c1", why);
  if (const auto witness = narrow(offset)) error.witness = {*witness};
  return error;
}

// complement_r3:
// Makes `result` R through every mode of A; false when A comes back into what is covered, or leaves a hole
// below the cotarget. Each stride of the result is at least the reach of all smaller modes, hence injective.
bool followAll(std::span<const Mode> sorted, int64_t cotarget, ModeList& result) {
  Int128 covered = 1;
  bool whole = true;  // no hole below `covered`
  for (const Mode& m : sorted) {
    if (m.stride < covered) return false;
    // complement_r1, complement_r2
    const auto low = static_cast<int64_t>(covered);  // at most the stride
    const int64_t extent = m.stride / low;
    whole &= m.stride == extent * low || extent * low >= cotarget;
    if (!whole) return false;
    if (extent > 1) result.push_back({extent, low});
    covered = Int128{m.stride} * m.extent;
  }
  if (covered >= cotarget) return true;
  // complement_r4, complement_r5
  const auto low = static_cast<int64_t>(covered);
  const bool round = cotarget % low != 0;
  const int64_t count = cotarget / low + (round ? 1 : 0);
  if (count > 1) result.push_back({count, low});
  return true;
}

// The least R, or why there is none.
Expected<ModeList> leastChain(const Layout& a, std::span<const Mode> sorted, int64_t cotarget) {
  ModeList result;
  Int128 covered = 1;
  size_t next = 0;
  while (covered < cotarget) {
    const auto stride = static_cast<int64_t>(covered);
    if (next == sorted.size() || sorted[next].stride >= cotarget) {
      const auto count = static_cast<int64_t>(ceilDiv(cotarget, covered));
      result.push_back({count, stride});
      covered *= count;
      break;
    }
    const Mode& m = sorted[next];
    if (m.stride < covered)
      return refuse(a, m.stride, "a mode begins inside the interval that smaller strides cover");
    if (m.stride % covered != 0)
      return refuse(a, covered, "a stride is no multiple of the interval that smaller strides cover");
    if (m.stride > covered) result.push_back({m.stride / stride, stride});
    covered = Int128{m.stride} * m.extent;
    ++next;
  }
  const auto rest = sorted.subspan(next);
  switch (gapAtLeast(rest, covered)) {
    case Gap::kWide:
      return result;
    case Gap::kNarrow:
      return refuse(a, rest[0].stride, "the modes beyond the covered interval come back into it");
    case Gap::kUndecided:
      break;
  }
  return makeError(
      Code::kUndecided, "complement_c4",
      "the strides beyond the cotarget interleave over more than 2^20 offsets, which is over the budget");
}

}  // namespace

Expected<Layout> complement(const Layout& a, int64_t cotarget) {
  if (cotarget < 1) return makeError(Code::kOutOfDomain, "complement_c5", "the cotarget must be at least 1");
  ModeList sorted;
  if (!filteredModes(a, sorted)) return flatModes(a, "complement_c6").error();
  std::sort(sorted.begin(), sorted.end(), [](const Mode& x, const Mode& y) { return x.stride < y.stride; });
  if (!sorted.empty() && sorted[0].stride < 0)
    return makeError(Code::kNegativeStride, "complement_c3", "complement needs non-negative strides");

  ModeList all;
  if (followAll(sorted, cotarget, all)) return fromModes(all);
  CUTECHECK_TRY(least, leastChain(a, sorted, cotarget));
  return fromModes(least);
}

Expected<Layout> complement(const Layout& a) {
  CUTECHECK_TRY(extent, cosize(filterZeros(a)));
  return complement(a, extent);
}

}  // namespace cutecheck
