// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/promised.h"

#include <algorithm>
#include <cstdlib>

namespace cutecheck::mixed {

Number promisedNumber(const Number& a, const Number& b, Role role) {
  return Number::of(IntTuple::dynamic({std::max(a.width, b.width), 1}), role, nullptr);
}

namespace {

bool known(const Number& a, const Number& b) { return a.constant && b.constant; }

// The least integer that is not below a/b, for b >= 1.
Number ceiling(const Number& a, const Number& b) {
  if (b.is(1)) return a;
  if (!known(a, b)) return promisedNumber(a, b, Role::kExtent);
  return Number::of((*a.constant + *b.constant - 1) / *b.constant);
}
Number least(const Number& a, const Number& b) {
  if (!known(a, b)) return promisedNumber(a, b, Role::kExtent);
  return Number::of(std::min(*a.constant, *b.constant));
}
Number quotient(const Number& a, const Number& b) {
  if (b.is(1)) return a;
  if (!known(a, b)) return promisedNumber(a, b, Role::kExtent);
  return Number::of(*a.constant / *b.constant);
}
Number magnitude(const Number& a) {
  return a.constant ? Number::of(std::abs(*a.constant)) : promisedNumber(a, a, Role::kExtent);
}
// `a` with the sign of `b`.
Number signedAs(const Number& a, const Number& b) {
  if (!known(a, b)) return promisedNumber(a, b, Role::kStride);
  return Number::of(*b.constant < 0 ? -*a.constant : *a.constant);
}

Expected<FlatMode> step(Arithmetic& arithmetic, const Number& extent, const Number& stride,
                        const FlatMode& of) {
  CUTECHECK_TRY(product, arithmetic.multiply(stride, of.stride));
  return FlatMode{extent, product, product.is(0) ? std::vector<uint32_t>() : of.path};
}

Diagnostic uneven() {
  return makeError(Code::kNotComposable, "mixed_composition_c1",
                   "a mode of the right layout does not divide a mode of the left one");
}

// One mode of the right layout, taken by the modes of `a` one after the other; the last takes what is left.
Expected<MixedLayout> taken(Arithmetic& arithmetic, const std::vector<FlatMode>& a, Number extent,
                            Number stride) {
  if (stride.is(0)) return layoutOf({{extent, stride, {}}});
  std::vector<FlatMode> modes;
  for (size_t i = 0; i + 1 < a.size(); ++i) {
    const Number& room = a[i].extent;
    const Number size = magnitude(stride);
    if (known(room, size) && *size.constant % *room.constant != 0 && *size.constant >= *room.constant)
      return uneven();
    const Number next = signedAs(ceiling(size, room), stride);
    const Number fits = ceiling(room, size);
    if (!fits.is(1) && !extent.is(1)) {
      const Number here = least(fits, extent);
      if (known(extent, here) && *extent.constant % *here.constant != 0) return uneven();
      CUTECHECK_TRY(mode, step(arithmetic, here, stride, a[i]));
      modes.push_back(std::move(mode));
      extent = quotient(extent, here);
    }
    stride = next;
  }
  if (modes.empty() || !extent.is(1)) {
    CUTECHECK_TRY(last, step(arithmetic, extent, stride, a.back()));
    modes.push_back(std::move(last));
  }
  return layoutOf(modes);
}

}  // namespace

Expected<MixedLayout> promisedComposition(Arithmetic& arithmetic, const std::vector<FlatMode>& a,
                                          const MixedTuple& shape, const MixedTuple& stride) {
  if (!shape.isTuple()) return taken(arithmetic, a, shape.number(), stride.number());
  std::vector<MixedLayout> modes;
  for (size_t i = 0; i < shape.rank(); ++i) {
    CUTECHECK_TRY(mode, promisedComposition(arithmetic, a, shape.mode(i), stride.mode(i)));
    modes.push_back(std::move(mode));
  }
  return concatenated(modes);
}

Expected<MixedLayout> promisedComplement(Arithmetic& arithmetic, const MixedLayout& a,
                                         const Number& cotarget) {
  CUTECHECK_TRY(steps, flatExtended(arithmetic, a));
  std::erase_if(steps, [](const FlatMode& mode) { return mode.extent.is(1) || mode.stride.is(0); });
  const bool ordered = std::all_of(steps.begin(), steps.end(),
                                   [](const FlatMode& mode) { return mode.stride.constant.has_value(); });
  if (steps.size() > 1 && !ordered)
    return makeError(Code::kUndecided, "mixed_complement_c1", "a run-time leaf decides what is left out");
  if (ordered)
    std::sort(steps.begin(), steps.end(),
              [](const FlatMode& x, const FlatMode& y) { return *x.stride.constant < *y.stride.constant; });
  std::vector<FlatMode> rest;
  Number covered = Number::of(1);
  for (const FlatMode& mode : steps) {
    if (mode.stride.constant && *mode.stride.constant < 0)
      return makeError(Code::kNegativeStride, "mixed_complement_c2", "a stride is negative");
    if (known(mode.stride, covered) && *mode.stride.constant % *covered.constant != 0)
      return makeError(Code::kNoComplement, "mixed_complement_c4",
                       "a stride is no multiple of what the modes before it cover");
    const Number gap = quotient(mode.stride, covered);
    if (gap.is(0))
      return makeError(Code::kNotInjective, "mixed_complement_c3",
                       "a stride lies inside the modes before it");
    if (!gap.is(1)) rest.push_back({gap, covered, {}});
    CUTECHECK_TRY(end, arithmetic.multiply(mode.stride, mode.extent));
    covered = end;
  }
  const Number last = ceiling(cotarget, magnitude(covered));
  if (!last.is(1)) rest.push_back({last, covered, {}});
  return layoutOf(rest);
}

}  // namespace cutecheck::mixed
