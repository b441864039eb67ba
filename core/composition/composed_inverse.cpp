// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/composed_inverse.h"

#include <algorithm>

#include "core/composition/fitting_swizzle.h"
#include "core/composition/left_inverse.h"
#include "core/composition/right_inverse.h"
#include "core/layout/flat_modes.h"
#include "core/layout/swizzle_apply.h"

namespace cutecheck {
namespace {

constexpr Int128 kEnumerated = 1 << 20;

std::optional<Diagnostic> needsNoOffset(const ComposedLayout& a) {
  if (a.offset.isInt(0)) return std::nullopt;
  return makeError(Code::kNotComposable, "composed_inverse_c2",
                   "the offset " + std::string(a.offset.isInt() ? std::to_string(a.offset.value()) : "?") +
                       " would have to be subtracted behind the swizzle of the inverse");
}

Diagnostic tooMany() {
  return makeError(Code::kUndecided, "composed_inverse_c3",
                   "the search for an inverse over more than 2^20 offsets is over the budget");
}

// Does S map [0, size) to itself?
bool keepsPrefix(const Swizzle& s, int64_t size) {
  for (int64_t i = 0; i < size; ++i)
    if (*apply(s, i) >= size) return false;
  return true;
}

// The swizzle with S'(from(i)) = to(i) on [0, size).
template <typename From, typename To>
Expected<Swizzle> fit(int64_t size, From from, To to) {
  std::vector<std::pair<int64_t, int64_t>> pairs;
  int64_t largest = 0;
  for (int64_t i = 0; i < size; ++i) {
    const std::optional<Int128> x = from(i), y = to(i);
    const auto a = x ? narrow(*x) : std::nullopt, b = y ? narrow(*y) : std::nullopt;
    if (!a || !b || *a < 0 || *b < 0) return overflow("composed_inverse_c3", "an offset");
    pairs.emplace_back(*a, *b);
    largest |= *a | *b;
  }
  FittingSwizzle fitting(bitWidth(largest));
  for (size_t i = 0; i < pairs.size(); ++i)
    if (!fitting.restrict(pairs[i].first, pairs[i].second)) {
      Diagnostic error = makeError(Code::kNotComposable, "composed_inverse_c1",
                                   "no swizzle on the left of the inverse undoes the swizzle of this layout");
      error.witness = {static_cast<int64_t>(i)};
      return error;
    }
  return fitting.best();
}

}  // namespace

Expected<ComposedLayout> rightInverse(const ComposedLayout& a) {
  if (auto error = needsNoOffset(a)) return std::move(*error);
  CUTECHECK_TRY(plain, rightInverse(a.layout));
  CUTECHECK_TRY(modes, flatModes(plain, "right_inverse_c1"));
  const Swizzle& s = a.swizzle;
  if (s.bits == 0) return ComposedLayout{s, 0, std::move(plain)};
  auto size = sizeOf(modes);
  if (!size || *size > kEnumerated) return tooMany();
  while (!keepsPrefix(s, static_cast<int64_t>(*size))) {
    *size /= modes.back().extent;
    modes.pop_back();
  }
  CUTECHECK_TRY(swizzle, fit(static_cast<int64_t>(*size), [&](int64_t i) { return evaluateModes(modes, i); },
                             [&](int64_t i) { return evaluateModes(modes, *apply(s, i)); }));
  return ComposedLayout{swizzle, 0, fromModes(modes)};
}

Expected<ComposedLayout> leftInverse(const ComposedLayout& a) {
  if (auto error = needsNoOffset(a)) return std::move(*error);
  CUTECHECK_TRY(plain, leftInverse(a.layout));
  const Swizzle& s = a.swizzle;
  if (s.bits == 0) return ComposedLayout{s, 0, std::move(plain)};
  CUTECHECK_TRY(inverse, flatModes(plain, "left_inverse_c6"));
  CUTECHECK_TRY(modes, flatModes(a.layout, "left_inverse_c6"));
  const auto size = sizeOf(modes);
  if (!size || *size > kEnumerated) return tooMany();
  const auto back = [&](int64_t i) -> std::optional<Int128> {
    const auto offset = evaluateModes(modes, i);
    const auto at = offset ? narrow(*offset) : std::nullopt;
    if (!at) return std::nullopt;
    const Expected<int64_t> moved = apply(s, *at);
    return moved.ok() ? evaluateModes(inverse, *moved) : std::nullopt;
  };
  CUTECHECK_TRY(swizzle, fit(static_cast<int64_t>(*size), back, [](int64_t i) { return std::optional<Int128>(i); }));
  return ComposedLayout{swizzle, 0, std::move(plain)};
}

}  // namespace cutecheck
