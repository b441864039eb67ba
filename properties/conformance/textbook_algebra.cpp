// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "properties/conformance/textbook_subject.h"
#include "properties/laws/call.h"

namespace cutecheck::run {
namespace {

using laws::Flat;

Diagnostic refusal(const char* why) { return makeError(Code::kNotComposable, "", why); }

int64_t ceilDiv(int64_t a, int64_t b) { return (a + b - 1) / b; }

// Inputs on which the textbook stays inside 64 bits.
std::optional<Flat> small(const Layout& a) {
  std::optional<Flat> f = laws::flat(a, 1 << 20);
  return f && laws::sizeOf(*f) <= (1 << 20) ? f : std::nullopt;
}

Diagnostic outside() { return makeError(Code::kUnknownOperation, "", "beyond the textbook"); }

// The indices of the modes, by ascending stride and then extent.
std::vector<size_t> byStride(const Flat& a) {
  std::vector<size_t> order;
  for (size_t i = 0; i < a.shape.size(); ++i) order.push_back(i);
  std::sort(order.begin(), order.end(), [&](size_t x, size_t y) {
    return std::pair(a.stride[x], a.shape[x]) < std::pair(a.stride[y], a.shape[y]);
  });
  return order;
}

}  // namespace

Expected<Layout> Textbook::coalesce(const Layout& a) const {
  if (!a.isStatic() || a.stride().hasBasis()) return outside();
  const std::optional<Flat> f = small(a);
  if (!f) return outside();
  Flat c;
  for (size_t i = 0; i < f->shape.size(); ++i) {
    const int64_t s = f->shape[i], d = f->stride[i];
    const bool keepsUnit = (has("coalesce.first_unit_kept") && i == 0) ||
                           (has("coalesce.last_unit_kept") && i + 1 == f->shape.size()) ||
                           (has("coalesce.unit_with_stride_kept") && d != 0);
    if (s == 1 && !keepsUnit) continue;
    if (!c.shape.empty()) {
      const int64_t s0 = c.shape.back(), d0 = c.stride.back();
      bool merges = s0 * d0 == d;
      if (has("coalesce.previous_stride_ignored")) merges = s0 == d;
      if (has("coalesce.next_extent_for_previous")) merges = s * d0 == d;
      if (has("coalesce.row_major")) merges = s * d == d0;
      if (has("coalesce.extent_less_one")) merges = (s0 - 1) * d0 == d;
      if (has("coalesce.at_least")) merges = s0 * d0 <= d && d0 > 0;
      if (has("coalesce.multiple")) merges = s0 * d0 != 0 && d % (s0 * d0) == 0 && d > 0;
      if (has("coalesce.zeros_apart")) merges = merges && d != 0;
      if (has("coalesce.equal_strides")) merges = merges || d == d0;
      if (has("coalesce.once")) merges = merges && c.shape.size() == 1 && i < 2;
      if (has("coalesce.negative_apart")) merges = merges && d >= 0;
      if (merges) {
        c.shape.back() = has("coalesce.extents_added") ? s0 + s : s0 * s;
        if (has("coalesce.second_stride")) c.stride.back() = d;
        continue;
      }
    }
    c.shape.push_back(s);
    c.stride.push_back(d);
  }
  if (has("coalesce.sorted")) {
    Flat sorted;
    for (const size_t i : byStride(c)) {
      sorted.shape.push_back(c.shape[i]);
      sorted.stride.push_back(c.stride[i]);
    }
    c = sorted;
  }
  if (has("coalesce.last_dropped") && c.shape.size() > 2) {
    c.shape.pop_back();
    c.stride.pop_back();
  }
  if (has("coalesce.unit_stride_one") && c.shape.empty()) return Layout::unchecked(1, 1);
  if (has("coalesce.tuple_of_one") && c.shape.size() == 1)
    return Layout::unchecked(IntTuple::tuple({c.shape[0]}), IntTuple::tuple({c.stride[0]}));
  return c.shape.empty() ? Layout() : laws::toLayout(c);
}

Expected<Layout> Textbook::filter(const Layout& a) const {
  const std::optional<Flat> f = small(a);
  if (!f) return outside();
  Flat kept;
  for (size_t i = 0; i < f->shape.size(); ++i) {
    if (f->stride[i] == 0 && !has("filter.zeros_kept") && !(has("filter.first_zero_kept") && i == 0))
      continue;
    if (has("filter.negative_dropped") && f->stride[i] < 0) continue;
    if (has("filter.stride_one_dropped") && f->stride[i] == 1 && f->shape.size() > 1) continue;
    kept.shape.push_back(f->shape[i]);
    kept.stride.push_back(f->stride[i]);
  }
  return kept.shape.empty() ? Layout() : coalesce(laws::toLayout(kept));
}

// One leaf extent:stride of B through the modes of A.
Expected<Layout> Textbook::leafComposition(const Layout& a, int64_t extent, int64_t stride) const {
  const Flat f = *small(a);
  if (stride < 0) return outside();
  if (stride == 0) return has("composition.zero_loses_extent") ? Layout() : Layout::unchecked(extent, 0);
  Flat r;
  int64_t rest = extent, step = stride;
  for (size_t i = 0; i + 1 < f.shape.size(); ++i) {
    const int64_t s = f.shape[i], d = f.stride[i];
    if (step == 0) break;
    const bool fits = has("composition.stride_unchecked") || step % s == 0 || s % step == 0;
    if (!fits) return refusal("a stride does not divide");
    int64_t taken = s / step;
    if (has("composition.stride_not_divided")) taken = s;
    if (taken < 1) taken = 1;
    if (!has("composition.extent_not_cut")) taken = std::min(taken, rest);
    if (rest % taken != 0 && !has("composition.extent_unchecked"))
      return refusal("an extent does not divide");
    if (taken > 1) {
      r.shape.push_back(taken);
      r.stride.push_back(has("composition.inner_step_lost") ? d : step * d);
    }
    rest /= taken;
    if (has("composition.rest_not_divided")) rest = extent;
    step = has("composition.step_rounded_down") ? step / s : ceilDiv(step, s);
    if (has("composition.step_kept")) step = stride;
  }
  const int64_t lastExtent = f.shape.back(), lastStride = f.stride.back();
  if (has("composition.last_bounded") && rest > lastExtent) rest = lastExtent;
  if (rest > 1 || r.shape.empty()) {
    r.shape.push_back(rest);
    r.stride.push_back(rest == 1 ? 0 : has("composition.last_step_lost") ? lastStride : step * lastStride);
  }
  if (has("composition.reversed")) {
    std::reverse(r.shape.begin(), r.shape.end());
    std::reverse(r.stride.begin(), r.stride.end());
  }
  return laws::toLayout(r);
}

Expected<IntTuple> Textbook::refined(const Layout& a, const IntTuple& shape, const IntTuple& stride,
                                            bool strides) const {
  if (shape.isLeaf()) {
    CUTECHECK_TRY(leaf, leafComposition(a, shape.value(), stride.value()));
    return strides ? leaf.stride() : leaf.shape();
  }
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < shape.rank(); ++i) {
    const size_t from = has("composition.first_mode_repeated") ? 0 : i;
    CUTECHECK_TRY(mode, refined(a, shape.mode(i),
                                stride.mode(from).isLeaf() == shape.mode(i).isLeaf() ? stride.mode(from)
                                                                                     : stride.mode(i),
                                strides));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<Layout> Textbook::composition(const Layout& a, const Layout& b) const {
  const std::optional<Flat> f = small(a), g = small(b);
  if (!f || !g) return outside();
  const Layout left = f->shape.empty() ? Layout::unchecked(1, 0) : a;
  if (has("composition.sides_swapped"))
    return laws::flat(b) ? leafComposition(b.rank() == 0 ? left : b, g->shape.empty() ? 1 : f->shape[0], 1)
                         : outside();
  CUTECHECK_TRY(shape, refined(left, b.shape(), b.stride(), false));
  CUTECHECK_TRY(stride, refined(left, b.shape(), b.stride(), true));
  Layout r = Layout::unchecked(std::move(shape), std::move(stride));
  if (has("composition.flattened"))
    return Layout::unchecked(IntTuple::tuple(leaves(r.shape())), IntTuple::tuple(leaves(r.stride())));
  if (has("composition.coalesced")) return coalesce(r);
  return r;
}

Expected<Layout> Textbook::compositionByMode(const Layout& a, const Tiler& b) const {
  if (b.isKeep()) return has("composition.keep_is_one") ? Layout() : a;
  if (b.isLayout()) return composition(a, b.layout());
  if (b.modes().size() > a.rank() && !has("composition.tiler_cut")) return makeError(Code::kRank, "", "");
  std::vector<Layout> modes;
  for (size_t i = 0; i < std::min(b.modes().size(), a.rank()); ++i) {
    const size_t from = has("composition.modes_from_the_right") ? a.rank() - 1 - i : i;
    CUTECHECK_TRY(mode, compositionByMode(a.mode(from), b.modes()[i]));
    modes.push_back(std::move(mode));
  }
  return concat(modes);
}

Expected<Layout> Textbook::complement(const Layout& a, int64_t cotarget) const {
  const std::optional<Flat> f = small(a);
  if (!f || cotarget > (1 << 20)) return outside();
  if (cotarget < 1) return makeError(Code::kOutOfDomain, "", "");
  Flat kept, r;
  for (size_t i = 0; i < f->shape.size(); ++i) {
    if (f->stride[i] < 0) return makeError(Code::kNegativeStride, "", "");
    if ((f->shape[i] == 1 && !has("complement.units_kept")) || f->stride[i] == 0) continue;
    kept.shape.push_back(f->shape[i]);
    kept.stride.push_back(f->stride[i]);
  }
  std::vector<size_t> order = byStride(kept);
  if (has("complement.unsorted")) std::sort(order.begin(), order.end());
  if (has("complement.by_extent"))
    std::sort(order.begin(), order.end(), [&](size_t x, size_t y) { return kept.shape[x] < kept.shape[y]; });
  if (has("complement.last_ignored") && order.size() > 1) order.pop_back();
  const auto push = [&](int64_t extent, int64_t stride) {
    if (extent == 1) return;
    r.shape.push_back(extent);
    r.stride.push_back(stride);
  };
  int64_t covered = 1;
  for (const size_t i : order) {
    const int64_t s = kept.shape[i], d = kept.stride[i];
    if (d % covered != 0 && !has("complement.gap_rounded_down") && !has("complement.gap_rounded_up"))
      return makeError(Code::kNoComplement, "", "");
    const int64_t gap = has("complement.gap_rounded_up") ? ceilDiv(d, covered) : d / covered;
    if (gap < 1) return makeError(Code::kNotInjective, "", "");
    push(has("complement.gap_one_less") ? std::max<int64_t>(gap - 1, 1) : gap,
         has("complement.stride_of_mode") ? d : covered);
    covered = has("complement.extent_forgotten") ? d + s : s * d;
    if (has("complement.cosize_for_reach")) covered = 1 + (s - 1) * d;
  }
  int64_t count = has("complement.floor") ? cotarget / covered : ceilDiv(cotarget, covered);
  if (has("complement.one_more")) count = cotarget / covered + 1;
  if (has("complement.cotarget_exclusive")) count = ceilDiv(cotarget - 1, covered);
  if (has("complement.of_size")) count = ceilDiv(cotarget, static_cast<int64_t>(laws::sizeOf(*f)));
  if (has("complement.rest_left_out")) count = 1;
  push(std::max<int64_t>(count, 1), covered);
  if (r.shape.empty()) return Layout();
  return has("complement.reversed") && r.shape.size() > 1
             ? laws::toLayout({{r.shape.rbegin(), r.shape.rend()}, {r.stride.rbegin(), r.stride.rend()}})
             : coalesce(laws::toLayout(r));
}

Expected<Layout> Textbook::rightInverse(const Layout& a) const {
  const std::optional<Flat> f = small(a);
  if (!f) return outside();
  const Flat c = laws::coalesced(*f);
  std::vector<int64_t> before;
  int64_t product = 1;
  for (const int64_t s : c.shape) {
    before.push_back(product);
    product *= s;
  }
  std::vector<size_t> order = byStride(c);
  if (has("right_inverse.unsorted")) std::sort(order.begin(), order.end());
  Flat r;
  int64_t reached = 1;
  for (const size_t i : order) {
    if (c.shape[i] == 1) continue;
    const int64_t d = has("right_inverse.sign_dropped") ? std::abs(c.stride[i]) : c.stride[i];
    if (d != reached) {
      if (has("right_inverse.stops_at_first_gap")) break;
      if (has("right_inverse.gaps_unchecked") && d > reached) {
      } else {
        continue;
      }
    }
    r.shape.push_back(c.shape[i]);
    r.stride.push_back(has("right_inverse.strides_of_a") ? d : before[i]);
    reached = has("right_inverse.reach_is_extent")   ? c.shape[i]
              : has("right_inverse.reach_is_stride") ? reached * c.shape[i] + d - d % 2
                                                     : reached * c.shape[i];
    if (has("right_inverse.one_mode")) break;
  }
  if (has("right_inverse.last_dropped") && r.shape.size() > 1) {
    r.shape.pop_back();
    r.stride.pop_back();
  }
  return r.shape.empty() ? Layout() : laws::toLayout(laws::coalesced(r));
}

// Shape from the quotients of the sorted strides, the extents' places as strides.
Expected<Layout> Textbook::leftInverse(const Layout& a) const {
  const std::optional<Flat> f = small(a);
  if (!f) return outside();
  Flat c = laws::coalesced(*f);
  for (size_t i = 0; i < c.shape.size(); ++i) {
    if (c.stride[i] < 0) return makeError(Code::kNegativeStride, "", "");
    if (c.stride[i] == 0 && c.shape[i] > 1) {
      if (!has("left_inverse.zeros_let_through")) return makeError(Code::kNotInjective, "", "");
    }
  }
  std::vector<int64_t> before;
  int64_t product = 1;
  for (const int64_t s : c.shape) {
    before.push_back(product);
    product *= s;
  }
  Flat r;
  int64_t built = 1, ends = 1;
  std::vector<size_t> order = byStride(c);
  if (has("left_inverse.unsorted")) std::sort(order.begin(), order.end());
  int64_t lastExtent = 1, lastPlace = 0;
  for (const size_t i : order) {
    if (c.shape[i] == 1 || c.stride[i] == 0) continue;
    if (c.stride[i] < ends && !has("left_inverse.overlap_unchecked"))
      return makeError(Code::kNotInjective, "", "");
    if (c.stride[i] % built != 0 && !has("left_inverse.divisibility_unchecked"))
      return makeError(Code::kNotDivisible, "", "");
    const int64_t gap = std::max<int64_t>(c.stride[i] / built, 1);
    if (gap > 1 || lastPlace > 0) {
      r.shape.push_back(gap);
      r.stride.push_back(has("left_inverse.place_of_next") ? before[i] : lastPlace);
    }
    built = c.stride[i];
    ends = c.stride[i] * c.shape[i];
    lastExtent = c.shape[i];
    lastPlace = before[i];
  }
  r.shape.push_back(has("left_inverse.last_extent_lost") ? 1 : lastExtent);
  r.stride.push_back(has("left_inverse.last_place_zero") ? 0 : lastPlace);
  for (size_t i = 0; i < r.shape.size(); ++i)
    if (r.shape[i] == 1) r.stride[i] = 0;
  return laws::toLayout(has("left_inverse.not_coalesced") ? r : laws::coalesced(r));
}

}  // namespace cutecheck::run
