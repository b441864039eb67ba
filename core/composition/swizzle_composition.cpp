// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/swizzle_composition.h"

#include <algorithm>

#include "core/composition/fitting_swizzle.h"
#include "core/layout/flat_modes.h"
#include "core/layout/swizzle_apply.h"

namespace cutecheck {
namespace {

constexpr Int128 kEnumerated = 1 << 20;

Diagnostic noSwizzle(const char* rule, Int128 x, const char* why) {
  Diagnostic error = makeError(Code::kNotComposable, rule, why);
  if (const auto witness = narrow(x)) error.witness = {*witness};
  return error;
}

// swizzle_apply_r2:
// A(2^b) for the bits of [0, 2^count), when A is linear over F2 there: no two of the values share a bit.
// Then A(x) is the xor, and the sum, of A(2^b) over the bits of x.
std::optional<std::vector<int64_t>> bitImages(std::span<const Mode> modes, int count) {
  std::vector<int64_t> images;
  // Digits of the index must be groups of its bits.
  for (size_t i = 0; i + 1 < modes.size(); ++i)
    if ((modes[i].extent & (modes[i].extent - 1)) != 0) return std::nullopt;
  int64_t taken = 0;
  for (int b = 0; b < count; ++b) {
    const auto value = evaluateModes(modes, Int128{1} << b);
    const auto narrowed = value ? narrow(*value) : std::nullopt;
    if (!narrowed || *narrowed < 0 || (*narrowed & taken) != 0) return std::nullopt;
    taken |= *narrowed;
    images.push_back(*narrowed);
  }
  return images;
}

Diagnostic negative(Int128 x) {
  Diagnostic error = makeError(Code::kOutOfDomain, "swizzle_composition_c3",
                               "a swizzle needs an offset that is not negative");
  if (const auto witness = narrow(x)) error.witness = {*witness};
  return error;
}

Diagnostic tooMany() {
  return makeError(
      Code::kUndecided, "swizzle_composition_c4",
      "the layout is not linear over F2, and a search over more than 2^20 coordinates is over the budget");
}

constexpr const char* kNoneFits = "no single swizzle on the left does what the one on the right does";

// S' with S'(A(y)) = A(S(y)) for y = L(c), each c in turn.
Expected<Swizzle> byEnumeration(std::span<const Mode> modes, const Swizzle& s, std::span<const Mode> right,
                                int64_t size) {
  std::vector<std::pair<int64_t, int64_t>> pairs;
  int64_t largest = 0;
  for (int64_t c = 0; c < size; ++c) {
    const auto inner = evaluateModes(right, c);
    const auto y = inner ? narrow(*inner) : std::nullopt;
    if (!y) return overflow("swizzle_composition_c4", "an offset");
    if (*y < 0) return negative(c);
    const Expected<int64_t> moved = apply(s, *y);
    const auto from = evaluateModes(modes, *y), to = evaluateModes(modes, *moved);
    const auto a = from ? narrow(*from) : std::nullopt, b = to ? narrow(*to) : std::nullopt;
    if (!a || !b) return overflow("swizzle_composition_c4", "an offset");
    if (*a < 0 || *b < 0) return negative(c);
    pairs.emplace_back(*a, *b);
    largest |= *a | *b;
  }
  FittingSwizzle fitting(bitWidth(largest));
  for (size_t c = 0; c < pairs.size(); ++c)
    if (!fitting.restrict(pairs[c].first, pairs[c].second))
      return noSwizzle("swizzle_composition_c2", static_cast<Int128>(c), kNoneFits);
  return fitting.best();
}

// The same where A is linear over F2 on 2^count = size coordinates and those that S leads to: the bits decide.
Expected<Swizzle> byBits(const std::vector<int64_t>& images, const Swizzle& s, int count) {
  int64_t largest = 0;
  for (int64_t image : images) largest |= image;
  FittingSwizzle fitting(bitWidth(largest));
  for (int b = 0; b < count; ++b) {
    const int64_t moved = *apply(s, int64_t{1} << b);
    int64_t to = 0;
    for (size_t i = 0; i < images.size(); ++i)
      if ((moved >> i) & 1) to |= images[i];
    if (!fitting.restrict(images[static_cast<size_t>(b)], to))
      return noSwizzle("swizzle_composition_c2", Int128{1} << b, kNoneFits);
  }
  return fitting.best();
}

// L is [0, size(A)) when there is none.
Expected<Swizzle> leftSwizzle(const Layout& a, const Swizzle& s, const Layout* inner) {
  CUTECHECK_TRY(modes, flatModes(a, "swizzle_composition_c4"));
  const auto size = sizeOf(modes);
  if (inner) {
    CUTECHECK_TRY(right, flatModes(*inner, "swizzle_composition_c4"));
    const auto count = sizeOf(right);
    if (count && *count <= kEnumerated) return byEnumeration(modes, s, right, static_cast<int64_t>(*count));
    // More offsets than are looked at: they stay inside A, or nothing is said.
    const auto most = count ? evaluateModes(right, *count - 1) : std::nullopt;
    const bool negative = std::any_of(right.begin(), right.end(), [](const Mode& m) { return m.stride < 0; });
    if (negative || !most || !size || *most >= *size) return tooMany();
  }
  if (size && *size <= kEnumerated)
    return byEnumeration(modes, s, ModeList{{static_cast<int64_t>(*size), 1}}, static_cast<int64_t>(*size));
  const int top = s.bits + s.base + (s.shift < 0 ? -s.shift : s.shift);
  if (size && narrow(*size) && (*size & (*size - 1)) == 0) {
    const int count = bitWidth(static_cast<int64_t>(*size)) - 1;
    const bool leaves = s.bits > 0 && s.shift < 0 && top > count && s.base < count;
    if (const auto images = bitImages(modes, leaves ? top : count)) return byBits(*images, s, count);
  }
  return tooMany();
}

bool isIdentity(const Swizzle& s) { return s.bits == 0; }

Expected<int64_t> offsetOf(const ComposedLayout& a) {
  if (!a.offset.isInt())
    return makeError(Code::kNotStatic, "swizzle_composition_c5",
                     "the offset of the composed layout is not a static integer");
  return a.offset.value();
}

// S1 o n o (S' o m o R).
Expected<ComposedLayout> join(const ComposedLayout& a, ComposedLayout right) {
  CUTECHECK_TRY(n, offsetOf(a));
  CUTECHECK_TRY(m, offsetOf(right));
  if (n != 0 && !isIdentity(right.swizzle))
    return makeError(
        Code::kNotComposable, "swizzle_composition_c6",
        "an offset stands between two swizzles that move bits, so that the result is not one swizzle");
  const auto sum = narrow(Int128{n} + m);
  if (!sum) return overflow("swizzle_composition_c5", "the sum of the offsets");
  CUTECHECK_TRY(swizzle, composition(a.swizzle, right.swizzle));
  return ComposedLayout{swizzle, *sum, std::move(right.layout)};
}

}  // namespace

Expected<Swizzle> composition(const Swizzle& a, const Swizzle& b) {
  constexpr int kBits = 62;
  // The field so far: source bits [low, low + count), each moved by `distance`.
  int low = 0, count = 0, distance = 0;
  for (int bit = 0; bit < kBits; ++bit) {
    const int64_t unit = int64_t{1} << bit;
    const int64_t inner = *apply(b, unit);
    int64_t added = *apply(a, inner) ^ unit;
    if (added == 0) continue;
    const int target = bitWidth(added) - 1;
    const bool single = added == int64_t{1} << target;
    const int moved = target - bit;
    const bool continues = count == 0 || (bit == low + count && moved == distance);
    if (!single || !continues || count + 1 > (moved < 0 ? -moved : moved))
      return noSwizzle("swizzle_composition_c1", unit, "the two swizzles together are linear over F2 but no single swizzle");
    if (count == 0) {
      low = bit;
      distance = moved;
    }
    ++count;
  }
  if (count == 0) return Swizzle{};
  return Swizzle{count, distance < 0 ? low + distance : low, -distance};
}

Expected<ComposedLayout> composition(const Layout& a, const Swizzle& b) {
  CUTECHECK_TRY(swizzle, leftSwizzle(a, b, nullptr));
  return ComposedLayout{swizzle, 0, a};
}

Expected<ComposedLayout> composition(const Layout& a, const ComposedLayout& b, Domain domain) {
  CUTECHECK_TRY(offset, offsetOf(b));
  CUTECHECK_TRY(inner, composition(a, b.layout, domain));
  if (offset == 0) {
    if (domain == Domain::kStrict && !isIdentity(b.swizzle))
      return makeError(Code::kUsage, "swizzle_composition_c7",
                       "strict composition takes no swizzle on the right");
    CUTECHECK_TRY(swizzle, leftSwizzle(a, b.swizzle, &b.layout));
    return ComposedLayout{swizzle, 0, std::move(inner)};
  }
  // A(n + L(c)) = A(n) + A(L(c)) says that A composes with the layout that counts n and L as two modes.
  if (!isIdentity(b.swizzle))
    return makeError(Code::kNotComposable, "swizzle_composition_c5", "an offset stands between the layout and the swizzle");
  const Layout withOffset = concat({b.layout, Layout::unchecked(2, offset)});
  CUTECHECK_TRY(both, composition(a, withOffset, domain));
  CUTECHECK_TRY(at, flatModes(both.mode(1), "swizzle_composition_c5"));
  return ComposedLayout{Swizzle{}, at[0].stride, both.mode(0)};
}

Expected<ComposedLayout> composition(const Swizzle& a, const ComposedLayout& b) {
  CUTECHECK_TRY(swizzle, composition(a, b.swizzle));
  return ComposedLayout{swizzle, b.offset, b.layout};
}

Expected<ComposedLayout> composition(const ComposedLayout& a, const Swizzle& b) {
  CUTECHECK_TRY(right, composition(a.layout, b));
  return join(a, std::move(right));
}

Expected<ComposedLayout> composition(const ComposedLayout& a, const ComposedLayout& b, Domain domain) {
  CUTECHECK_TRY(right, composition(a.layout, b, domain));
  return join(a, std::move(right));
}

Expected<ComposedLayout> composition(const ComposedLayout& a, const Tiler& b, Domain domain) {
  CUTECHECK_TRY(inner, composition(a.layout, b, domain));
  return ComposedLayout{a.swizzle, a.offset, std::move(inner)};
}

}  // namespace cutecheck
