// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/conformance/distorted_subject.h"

#include <algorithm>

namespace cutecheck::run {
namespace {

// The last leaf of `t` plus one.
IntTuple lastPlusOne(const IntTuple& t) {
  std::vector<IntTuple> flat = leaves(t);
  if (flat.empty() || !flat.back().isInt()) return t;
  flat.back() = IntTuple(flat.back().value() + 1);
  return withLeaves(t, flat);
}

Layout appended(const Layout& a, const Layout& mode) {
  std::vector<Layout> modes;
  for (size_t i = 0; i < a.rank(); ++i) modes.push_back(a.mode(i));
  modes.push_back(mode);
  return concat(modes);
}

Layout reversed(const Layout& a) {
  std::vector<Layout> modes;
  for (size_t i = a.rank(); i > 0; --i) modes.push_back(a.mode(i - 1));
  return modes.size() == 1 ? a : concat(modes);
}

}  // namespace

Layout DistortedSubject::bend(const Layout& a) const {
  switch (distortion_) {
    case Distortion::kStrideOff:
      return Layout::unchecked(a.shape(), lastPlusOne(a.stride()));
    case Distortion::kSizeOff:
      return appended(a, Layout::unchecked(IntTuple(2), IntTuple(1)));
    case Distortion::kPadded:
      return appended(a, Layout());
    case Distortion::kUnordered:
      return reversed(a);
    default:
      return a;
  }
}

template <typename T, typename Bend>
Expected<T> DistortedSubject::answer(Expected<T> right, T accepted, Bend bend) const {
  if (distortion_ == Distortion::kRefuses) return makeError(Code::kNotComposable, "", "refused");
  if (right.ok()) return bend(*right);
  if (distortion_ == Distortion::kAccepts) return accepted;
  Diagnostic error = right.error();
  if (distortion_ == Distortion::kWitnessLate)
    for (int64_t& index : error.witness) ++index;
  return error;
}

Expected<Layout> DistortedSubject::layout(Expected<Layout> right) const {
  return answer(std::move(right), Layout(), [this](const Layout& a) { return bend(a); });
}

Expected<int64_t> DistortedSubject::number(Expected<int64_t> right) const {
  const int64_t error = distortion_ == Distortion::kStrideOff ? 1 : 0;
  return answer(std::move(right), int64_t{0}, [error](int64_t value) { return value + error; });
}

Expected<IntTuple> DistortedSubject::tuple(Expected<IntTuple> right) const {
  return answer(std::move(right), IntTuple(0), [this](const IntTuple& t) {
    if (distortion_ == Distortion::kStrideOff) return lastPlusOne(t);
    if (distortion_ != Distortion::kUnordered || t.isLeaf()) return t;
    std::vector<IntTuple> flat = leaves(t);
    std::reverse(flat.begin(), flat.end());
    return withLeaves(t, flat);
  });
}

Expected<int64_t> DistortedSubject::size(const Layout& a) const { return number(CoreSubject::size(a)); }
Expected<int64_t> DistortedSubject::cosize(const Layout& a) const { return number(CoreSubject::cosize(a)); }

Expected<IntTuple> DistortedSubject::crd2idx(const IntTuple& crd, const Layout& a) const {
  return tuple(CoreSubject::crd2idx(crd, a));
}

Expected<IntTuple> DistortedSubject::idx2crd(const IntTuple& index, const IntTuple& shape) const {
  return tuple(CoreSubject::idx2crd(index, shape));
}

Expected<Layout> DistortedSubject::coalesce(const Layout& a) const {
  // Only layouts of rank 2 or more are bent, so that two layouts of one function can differ in form.
  return a.rank() > 1 ? layout(CoreSubject::coalesce(a)) : CoreSubject::coalesce(a);
}

Expected<Layout> DistortedSubject::coalesceExtended(const Layout& a) const {
  return layout(CoreSubject::coalesceExtended(a));
}

Expected<Layout> DistortedSubject::filter(const Layout& a) const { return layout(CoreSubject::filter(a)); }

Expected<Layout> DistortedSubject::composition(const Layout& a, const Layout& b, laws::Reach reach) const {
  return layout(CoreSubject::composition(a, b, reach));
}

Expected<Layout> DistortedSubject::composition(const Layout& a, const Tiler& b) const {
  return layout(CoreSubject::composition(a, b));
}

Expected<Layout> DistortedSubject::complement(const Layout& a, int64_t cotarget) const {
  return layout(CoreSubject::complement(a, cotarget));
}

Expected<Layout> DistortedSubject::logicalDivide(const Layout& a, const Tiler& tiler) const {
  return layout(CoreSubject::logicalDivide(a, tiler));
}

Expected<Layout> DistortedSubject::zippedDivide(const Layout& a, const Tiler& tiler) const {
  return layout(CoreSubject::zippedDivide(a, tiler));
}

Expected<Layout> DistortedSubject::logicalProduct(const Layout& block, const Layout& tiler) const {
  return layout(CoreSubject::logicalProduct(block, tiler));
}

Expected<Layout> DistortedSubject::rakedProduct(const Layout& block, const Layout& tiler) const {
  return layout(CoreSubject::rakedProduct(block, tiler));
}

Expected<Layout> DistortedSubject::rightInverse(const Layout& a) const {
  return layout(CoreSubject::rightInverse(a));
}
Expected<Layout> DistortedSubject::leftInverse(const Layout& a) const {
  return layout(CoreSubject::leftInverse(a));
}

Expected<laws::TvAnswer> DistortedSubject::makeLayoutTv(const Layout& thr, const Layout& val) const {
  return answer(CoreSubject::makeLayoutTv(thr, val), laws::TvAnswer{}, [this](const laws::TvAnswer& tv) {
    const bool wrongTile = distortion_ == Distortion::kStrideOff;
    return laws::TvAnswer{wrongTile ? lastPlusOne(tv.tiler) : tv.tiler, bend(tv.layout)};
  });
}

Expected<laws::SliceAnswer> DistortedSubject::sliceAndOffset(const IntTuple& crd, const Layout& a) const {
  return answer(CoreSubject::sliceAndOffset(crd, a), laws::SliceAnswer{},
                [this](const laws::SliceAnswer& s) { return laws::SliceAnswer{bend(s.layout), s.offset}; });
}

Expected<int64_t> DistortedSubject::swizzleApply(const Swizzle& swizzle, int64_t x) const {
  return number(CoreSubject::swizzleApply(swizzle, x));
}

Expected<Value> DistortedSubject::call(std::string_view operation, const std::vector<Value>& args) const {
  if (distortion_ == Distortion::kOtherNames && operation.starts_with("hier_")) return Value(Layout());
  return bent(CoreSubject::call(operation, args));
}

Expected<Value> DistortedSubject::bent(Expected<Value> right) const {
  return answer(std::move(right), Value(Layout()), [this](const Value& value) -> Value {
    if (const auto* truth = std::get_if<bool>(&value))
      return distortion_ == Distortion::kStrideOff ? !*truth : *truth;
    if (const auto* tuple = std::get_if<IntTuple>(&value))
      return distortion_ == Distortion::kStrideOff ? lastPlusOne(*tuple) : *tuple;
    if (const auto* plain = std::get_if<Layout>(&value)) return bend(*plain);
    if (const auto* composed = std::get_if<ComposedLayout>(&value))
      return ComposedLayout{composed->swizzle, composed->offset, bend(composed->layout)};
    if (const auto* swizzle = std::get_if<Swizzle>(&value))
      return distortion_ == Distortion::kStrideOff ? Swizzle{swizzle->bits, swizzle->base + 1, swizzle->shift}
                                                   : *swizzle;
    const auto* pair = std::get_if<Pair>(&value);
    const auto* moved = pair ? std::get_if<Layout>(&pair->first) : nullptr;
    const auto* tiled = pair && !moved ? std::get_if<Layout>(&pair->second) : nullptr;
    if (tiled) return Value(Pair{pair->first, bend(*tiled)});
    return moved ? Value(Pair{bend(*moved), pair->second}) : value;
  });
}

Expected<Value> DistortedSubject::read(std::string_view text) const { return bent(CoreSubject::read(text)); }

Expected<Layout> DistortedSubject::parse(std::string_view text) const {
  return layout(CoreSubject::parse(text));
}

}  // namespace cutecheck::run
