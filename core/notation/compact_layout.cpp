// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prefix products over static, symbolic and `?` extents.
#include "core/notation/compact_layout.h"

#include <array>
#include <optional>
#include <span>

#include "core/support/integers.h"

namespace cutecheck {
namespace {

// The product of the extents to the left: a static factor times symbols, or a `?`.
class Product {
 public:
  void multiply(const IntTuple& extent) {
    switch (extent.kind()) {
      case IntTuple::Kind::kInt:
        scale(extent.value());
        return;
      case IntTuple::Kind::kDynamic:
        dynamic_ = true;
        if (extent.dynamicLeaf().width == 64) width_ = 64;
        scale(extent.dynamicLeaf().div);
        return;
      default:
        ++symbols_;
        if (symbols_ > kMaxSymbolicExtents) return;
        symbolic_ = symbolic_ ? ScalarNode::binary(ScalarNode::Op::kMul, symbolic_, extent.scalar())
                              : extent.scalar();
    }
  }

  Expected<IntTuple> stride() const {
    if (dynamic_) return IntTuple::dynamic({width_, factor_});
    if (overflow_) return makeError(Code::kOverflow, "compact_layout_c1", "a stride leaves 64 bits");
    if (symbols_ > kMaxSymbolicExtents)
      return makeError(Code::kLimit, "compact_layout_c2",
                       "more than " + std::to_string(kMaxSymbolicExtents) + " symbolic extents in a stride");
    if (!symbolic_) return IntTuple(factor_);
    if (factor_ == 1) return IntTuple::symbolic(symbolic_);
    const std::optional<Scalar> scaled = product(factor_, symbolic_);
    if (!scaled) return makeError(Code::kOverflow, "compact_layout_c1", "a stride leaves 64 bits");
    return IntTuple::symbolic(*scaled);
  }

 private:
  void scale(int64_t extent) {
    const auto next = narrow(Int128{factor_} * extent);
    // For a `?` the factor is a divisor, and a smaller one stays true.
    if (next)
      factor_ = *next;
    else
      overflow_ = true;
  }

  // factor * (a * b) as ((factor * a) * b), which prints without parentheses; a number in front is part of
  // the factor, as it is for whoever reads the text. Nothing where that leaves 64 bits.
  static std::optional<Scalar> product(int64_t factor, const Scalar& s) {
    if (s->op() == ScalarNode::Op::kConstant) {
      const auto whole = narrow(Int128{factor} * s->value());
      return whole ? std::optional<Scalar>(ScalarNode::constant(*whole)) : std::nullopt;
    }
    if (s->op() != ScalarNode::Op::kMul)
      return ScalarNode::binary(ScalarNode::Op::kMul, ScalarNode::constant(factor), s);
    const std::optional<Scalar> front = product(factor, s->lhs());
    if (!front) return std::nullopt;
    return ScalarNode::binary(ScalarNode::Op::kMul, *front, s->rhs());
  }

  int64_t factor_ = 1;
  bool overflow_ = false;
  bool dynamic_ = false;
  int width_ = 32;
  size_t symbols_ = 0;
  Scalar symbolic_;
};

// `at(i)` is the i-th of `count` extents, `set` keeps its stride.
template <typename At, typename Set>
std::optional<Diagnostic> prefixProducts(size_t count, const At& at, const Set& set) {
  Product before;
  for (size_t i = 0; i < count; ++i) {
    const IntTuple extent = at(i);
    if (extent.isInt(1)) continue;
    Expected<IntTuple> stride = before.stride();
    if (!stride.ok()) return std::move(stride).error();
    set(i, *std::move(stride));
    before.multiply(extent);
  }
  return std::nullopt;
}

}  // namespace

Expected<Layout> compactLayout(const IntTuple& shape) {
  // Validates the extents before anything is multiplied.
  CUTECHECK_TRY(valid, Layout::make(shape, shape));
  if (shape.isPlain()) {
    // The strides of static extents are static.
    std::array<int64_t, IntTuple::kPlainLeaves> strides{};
    const std::span<const int64_t> extents = shape.ints();
    if (auto error = prefixProducts(
            extents.size(), [&](size_t k) { return IntTuple(extents[k]); },
            [&](size_t k, const IntTuple& stride) { strides[k] = stride.value(); }))
      return *std::move(error);
    return Layout::make(shape, withInts(shape, std::span(strides).first(extents.size())));
  }
  const std::vector<IntTuple> extents = leaves(shape);
  std::vector<IntTuple> strides(extents.size(), IntTuple(0));
  if (auto error = prefixProducts(
          extents.size(), [&](size_t k) { return extents[k]; },
          [&](size_t k, IntTuple stride) { strides[k] = std::move(stride); }))
    return *std::move(error);
  return Layout::make(shape, withLeaves(shape, strides));
}

}  // namespace cutecheck
