// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"
#include "core/layout/slice.h"
#include "core/layout/swizzle_apply.h"
#include "core/thread_value/make_layout_tv.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/raked_product.h"
#include "core/tiling/zipped_divide.h"
#include "properties/conformance/textbook_subject.h"
#include "properties/laws/call.h"
#include "properties/laws/functions.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::run {
namespace {

using laws::Flat;

Diagnostic outside() { return makeError(Code::kUnknownOperation, "", "beyond the textbook"); }

std::optional<Flat> small(const Layout& a) {
  std::optional<Flat> f = laws::flat(a, 1 << 20);
  return f && laws::sizeOf(*f) <= (1 << 20) ? f : std::nullopt;
}

// The modes the other way round.
Layout turned(const Layout& a) {
  std::vector<Layout> modes = laws::modesOf(a);
  std::reverse(modes.begin(), modes.end());
  return a.shape().isLeaf() ? a : concat(modes);
}

Expected<laws::TvAnswer> tvOf(const Layout& thr, const Layout& val) {
  CUTECHECK_TRY(tv, cutecheck::makeLayoutTv(thr, val));
  return laws::TvAnswer{std::move(tv.tiler), std::move(tv.layout)};
}

int64_t sizeOf(const Layout& a) { return static_cast<int64_t>(*laws::sizeOf(a.shape())); }

}  // namespace

Expected<int64_t> Textbook::size(const Layout& a) const {
  const std::optional<Flat> f = small(a);
  if (!f) return outside();
  int64_t product = 1, largest = 1;
  for (const int64_t s : f->shape) {
    product = has("size.sum") ? product + s : product * s;
    largest = std::max(largest, s);
  }
  if (has("size.rank")) return static_cast<int64_t>(a.rank());
  return has("size.largest") ? largest : product;
}

Expected<int64_t> Textbook::cosize(const Layout& a) const {
  const std::optional<Flat> f = small(a);
  if (!f) return outside();
  int64_t last = 0, widest = 0;
  for (size_t i = 0; i < f->shape.size(); ++i) {
    const int64_t extent = has("cosize.whole_extents") ? f->shape[i] : f->shape[i] - 1;
    const int64_t reach =
        extent *
        (has("cosize.signed") || has("cosize.positive_only") ? f->stride[i] : std::abs(f->stride[i]));
    last += has("cosize.positive_only") ? std::max<int64_t>(reach, 0) : reach;
    widest = std::max(widest, reach);
  }
  if (has("cosize.size")) return sizeOf(a);
  if (has("cosize.widest_mode")) return widest + 1;
  return has("cosize.last_offset") ? last : last + 1;
}

Expected<IntTuple> Textbook::crd2idx(const IntTuple& crd, const Layout& a) const {
  if (!crd.isInt() || crd.value() < 0 || !small(a)) return cutecheck::crd2idx(crd, a);
  const Flat f = *small(a);
  int64_t rest = crd.value(), sum = 0;
  const size_t n = f.shape.size();
  for (size_t k = 0; k < n; ++k) {
    const size_t i = has("crd2idx.row_major") ? n - 1 - k : k;
    const bool last = k + 1 == n && !has("crd2idx.last_reduced");
    const int64_t digit = last ? rest : rest % f.shape[i];
    sum += digit * (has("crd2idx.strides_shifted") && i > 0 ? f.stride[i - 1] : f.stride[i]);
    if (!has("crd2idx.not_divided")) rest /= f.shape[i];
  }
  return IntTuple(sum);
}

Expected<IntTuple> Textbook::idx2crd(const IntTuple& index, const IntTuple& shape) const {
  if (!index.isInt() || index.value() < 0) return cutecheck::idx2crd(index, shape);
  std::vector<IntTuple> digits;
  int64_t rest = index.value();
  const std::vector<IntTuple> extents = leaves(shape);
  for (size_t i = 0; i < extents.size(); ++i) {
    const int64_t s = extents[i].value();
    const bool last = i + 1 == extents.size() && !has("idx2crd.last_reduced");
    digits.emplace_back(last ? rest : has("idx2crd.extent_less_one") && s > 1 ? rest % (s - 1) : rest % s);
    rest = has("idx2crd.rounded_up") ? (rest + s - 1) / s : rest / s;
    if (has("idx2crd.not_divided")) rest = index.value();
  }
  if (has("idx2crd.reversed")) std::reverse(digits.begin(), digits.end());
  if (has("idx2crd.flattened")) return IntTuple::tuple(std::move(digits));
  return withLeaves(shape, digits);
}

Expected<Layout> Textbook::logicalDivide(const Layout& a, const Tiler& tiler) const {
  if (tiler.isKeep()) return cutecheck::logicalDivide(a, tiler);
  if (tiler.isTuple()) {
    if (tiler.modes().size() > a.rank() && !has("logical_divide.tiler_cut"))
      return makeError(Code::kRank, "", "");
    std::vector<Layout> modes;
    for (size_t i = 0; i < a.rank(); ++i) {
      if (i >= tiler.modes().size()) {
        if (!has("logical_divide.tail_dropped")) modes.push_back(a.mode(i));
        continue;
      }
      CUTECHECK_TRY(mode, logicalDivide(a.mode(i), tiler.modes()[i]));
      modes.push_back(std::move(mode));
    }
    return concat(modes);
  }
  const Layout& b = tiler.layout();
  if (!small(a) || !small(b)) return outside();
  int64_t cotarget = sizeOf(a);
  if (has("logical_divide.cosize_for_size")) cotarget = static_cast<int64_t>(laws::cosizeOf(*small(a)));
  if (has("logical_divide.size_of_tile")) cotarget = sizeOf(b);
  if (has("logical_divide.one_less")) cotarget = std::max<int64_t>(cotarget - 1, 1);
  if (has("logical_divide.twice")) cotarget *= 2;
  if (has("logical_divide.rest_rounded_down"))
    cotarget = std::max<int64_t>(cotarget / sizeOf(b) * sizeOf(b), 1);
  CUTECHECK_TRY(rest, cutecheck::complement(b, cotarget));
  const Layout tile =
      has("logical_divide.tile_made_dense") ? Layout::unchecked(sizeOf(b), sizeOf(b) == 1 ? 0 : 1) : b;
  const Layout both = has("logical_divide.rest_first") ? concat({rest, tile}) : concat({tile, rest});
  if (has("logical_divide.not_composed")) return both;
  return cutecheck::composition(a, both);
}

Expected<Layout> Textbook::logicalProduct(const Layout& a, const Layout& b) const {
  const std::optional<Flat> f = small(a), g = small(b);
  if (!f || !g) return outside();
  for (const int64_t d : f->stride)
    if (d < 0) return outside();
  int64_t cotarget = sizeOf(a) * static_cast<int64_t>(laws::cosizeOf(*g));
  if (has("logical_product.size_of_tiler")) cotarget = sizeOf(a) * sizeOf(b);
  if (has("logical_product.cosize_of_tiler")) cotarget = static_cast<int64_t>(laws::cosizeOf(*g));
  if (has("logical_product.size_of_block")) cotarget = sizeOf(a);
  CUTECHECK_TRY(rest, cutecheck::complement(a, cotarget));
  if (has("logical_product.block_scaled")) {
    std::vector<IntTuple> strides;
    for (const IntTuple& d : leaves(b.stride())) strides.emplace_back(d.value() * sizeOf(a));
    return concat({a, Layout::unchecked(b.shape(), withLeaves(b.shape(), strides))});
  }
  const bool dense = has("logical_product.tiler_made_dense");
  CUTECHECK_TRY(copies, cutecheck::composition(
                            rest, dense ? Layout::unchecked(sizeOf(b), sizeOf(b) == 1 ? 0 : 1) : b));
  return has("logical_product.copies_first") ? concat({copies, a}) : concat({a, copies});
}

Expected<Layout> Textbook::zippedDivide(const Layout& a, const Tiler& tiler) const {
  CUTECHECK_TRY(right, cutecheck::zippedDivide(a, tiler));
  if (right.rank() != 2) return right;
  if (has("zipped_divide.rests_first")) return concat({right.mode(1), right.mode(0)});
  if (has("zipped_divide.tile_alone")) return concat({right.mode(0), Layout()});
  if (has("zipped_divide.modes_turned")) return concat({turned(right.mode(0)), right.mode(1)});
  if (has("zipped_divide.rests_turned")) return concat({right.mode(0), turned(right.mode(1))});
  return right;
}

Expected<Layout> Textbook::rakedProduct(const Layout& block, const Layout& tiler) const {
  CUTECHECK_TRY(right, cutecheck::rakedProduct(block, tiler));
  if (has("raked_product.modes_turned")) return turned(right);
  if (has("raked_product.first_mode_alone")) return concat({right.mode(0)});
  if (has("raked_product.pairs_turned")) {
    std::vector<Layout> modes;
    for (const Layout& mode : laws::modesOf(right)) modes.push_back(turned(mode));
    return concat(modes);
  }
  return right;
}

Expected<laws::TvAnswer> Textbook::makeLayoutTv(const Layout& thr, const Layout& val) const {
  CUTECHECK_TRY(right, tvOf(thr, val));
  if (has("make_layout_tv.value_first")) right.layout = turned(right.layout);
  if (has("make_layout_tv.sides_swapped")) return tvOf(val, thr);
  if (has("make_layout_tv.tile_turned") && right.tiler.isTuple()) {
    const std::vector<IntTuple> modes = right.tiler.modes();
    right.tiler = IntTuple::tuple({modes.rbegin(), modes.rend()});
  }
  if (has("make_layout_tv.tile_is_its_size"))
    right.tiler = IntTuple(static_cast<int64_t>(*laws::sizeOf(right.tiler)));
  return right;
}

Expected<laws::SliceAnswer> Textbook::sliceAndOffset(const IntTuple& crd, const Layout& a) const {
  CUTECHECK_TRY(sliced, cutecheck::sliceAndOffset(crd, a));
  laws::SliceAnswer right{std::move(sliced.layout), std::move(sliced.offset)};
  if (!right.offset.isInt()) return right;
  if (has("slice.offset_twice")) right.offset = IntTuple(2 * right.offset.value());
  if (has("slice.offset_negated")) right.offset = IntTuple(-right.offset.value());
  if (has("slice.offset_positive") && right.offset.value() < 0) right.offset = IntTuple(0);
  if (has("slice.modes_turned")) right.layout = turned(right.layout);
  if (has("slice.whole_layout")) right.layout = a;
  return right;
}

Expected<int64_t> Textbook::swizzleApply(const Swizzle& s, int64_t x) const {
  if (x < 0 || laws::reach(s) > 40) return cutecheck::apply(s, x);
  int bits = s.bits, base = s.base, shift = s.shift;
  if (has("swizzle_apply.mask_too_narrow") && bits > 0) --bits;
  if (has("swizzle_apply.mask_too_wide")) ++bits;
  if (has("swizzle_apply.base_off_by_one")) ++base;
  if (has("swizzle_apply.base_ignored")) base = 0;
  if (has("swizzle_apply.shift_off_by_one")) shift += shift < 0 ? -1 : 1;
  if (has("swizzle_apply.sign_dropped")) shift = std::abs(shift);
  if (has("swizzle_apply.sign_turned")) shift = -shift;
  const int64_t field = (int64_t{1} << bits) - 1;
  const int64_t source = x & (field << (base + std::max(shift, 0)));
  const int64_t moved = shift >= 0 ? source >> shift : source << -shift;
  if (has("swizzle_apply.or_for_xor")) return x | moved;
  if (has("swizzle_apply.added")) return x + moved;
  if (has("swizzle_apply.replaced")) return (x & ~(field << (base - std::min(shift, 0)))) | moved;
  if (has("swizzle_apply.identity_at_shift_zero") && shift == 0) return x;
  return x ^ moved;
}

Expected<Value> TextbookSubject::call(std::string_view operation, const std::vector<Value>& args,
                                      Domain domain) const {
  using laws::function;
  static constexpr laws::Function<Textbook> kFunctions[] = {
      {"coalesce", function<&Textbook::coalesce>},
      {"complement", function<&Textbook::complement>},
      {"composition", function<&Textbook::composition>},
      {"composition", function<&Textbook::compositionByMode>},
      {"cosize", function<&Textbook::cosize>},
      {"crd2idx", function<&Textbook::crd2idx>},
      {"filter", function<&Textbook::filter>},
      {"idx2crd", function<&Textbook::idx2crd>},
      {"left_inverse", function<&Textbook::leftInverse>},
      {"logical_divide", function<&Textbook::logicalDivide>},
      {"logical_product", function<&Textbook::logicalProduct>},
      {"make_layout_tv", function<&Textbook::makeLayoutTv>},
      {"raked_product", function<&Textbook::rakedProduct>},
      {"right_inverse", function<&Textbook::rightInverse>},
      {"size", function<&Textbook::size>},
      {"slice_and_offset", function<&Textbook::sliceAndOffset>},
      {"swizzle_apply", function<&Textbook::swizzleApply>},
      {"zipped_divide", function<&Textbook::zippedDivide>},
  };
  if (domain == Domain::kStrict) return outside();
  if (auto answer = laws::answerFrom(kFunctions, textbook_, operation, args)) return *std::move(answer);
  return CoreSubject::call(operation, args, domain);
}

}  // namespace cutecheck::run
