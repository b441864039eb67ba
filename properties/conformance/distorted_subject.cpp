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

// 1:0, or 0, or both.
Value leastAnswer(std::string_view operation) {
  constexpr std::string_view kNumbers[] = {"size", "cosize", "crd2idx", "idx2crd", "swizzle_apply"};
  if (std::find(std::begin(kNumbers), std::end(kNumbers), operation) != std::end(kNumbers)) return IntTuple(0);
  if (operation == "make_layout_tv") return Pair{IntTuple(0), Layout()};
  if (operation == "slice_and_offset") return Pair{Layout(), IntTuple(0)};
  return Layout();
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

IntTuple DistortedSubject::bend(const IntTuple& t) const {
  if (distortion_ == Distortion::kStrideOff) return lastPlusOne(t);
  if (distortion_ != Distortion::kUnordered || t.isLeaf()) return t;
  std::vector<IntTuple> flat = leaves(t);
  std::reverse(flat.begin(), flat.end());
  return withLeaves(t, flat);
}

// Of a layout and its offset the layout, of a tile and its layout both.
Value DistortedSubject::bend(const Pair& pair) const {
  const auto *first = std::get_if<Layout>(&pair.first), *second = std::get_if<Layout>(&pair.second);
  if (first) return Pair{bend(*first), pair.second};
  if (!second) return pair;
  const auto* tile = std::get_if<IntTuple>(&pair.first);
  const bool wrongTile = tile && distortion_ == Distortion::kStrideOff;
  return wrongTile ? Pair{lastPlusOne(*tile), bend(*second)} : Pair{pair.first, bend(*second)};
}

Value DistortedSubject::bend(const Value& value) const {
  const bool off = distortion_ == Distortion::kStrideOff;
  if (const auto* truth = std::get_if<bool>(&value)) return off ? !*truth : *truth;
  if (const auto* tuple = std::get_if<IntTuple>(&value)) return bend(*tuple);
  if (const auto* plain = std::get_if<Layout>(&value)) return bend(*plain);
  if (const auto* composed = std::get_if<ComposedLayout>(&value))
    return ComposedLayout{composed->swizzle, composed->offset, bend(composed->layout)};
  if (const auto* swizzle = std::get_if<Swizzle>(&value))
    return off ? Swizzle{swizzle->bits, swizzle->base + 1, swizzle->shift} : *swizzle;
  const auto* pair = std::get_if<Pair>(&value);
  return pair ? bend(*pair) : value;
}

Expected<Value> DistortedSubject::answer(Expected<Value> right, const Value& accepted) const {
  if (distortion_ == Distortion::kRefuses) return makeError(Code::kNotComposable, "", "refused");
  if (right.ok()) return bend(*right);
  if (distortion_ == Distortion::kAccepts) return accepted;
  Diagnostic error = right.error();
  if (distortion_ == Distortion::kWitnessLate)
    for (int64_t& index : error.witness) ++index;
  return error;
}

Expected<Value> DistortedSubject::call(std::string_view operation, const std::vector<Value>& args,
                                       Domain domain) const {
  if (distortion_ == Distortion::kOtherNames && operation.starts_with("hier_")) return Value(Layout());
  Expected<Value> right = CoreSubject::call(operation, args, domain);
  // Only layouts of rank 2 or more are bent, so that two layouts of one function can differ in form.
  const auto* layout = operation == "coalesce" ? std::get_if<Layout>(&args[0]) : nullptr;
  if (layout && layout->rank() < 2) return right;
  return answer(std::move(right), leastAnswer(operation));
}

Expected<Value> DistortedSubject::read(std::string_view text, laws::TextOf what) const {
  return answer(CoreSubject::read(text, what), Value(Layout()));
}

}  // namespace cutecheck::run
