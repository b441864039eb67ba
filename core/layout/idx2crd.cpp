// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/idx2crd.h"

#include "core/support/integers.h"

namespace cutecheck {
namespace {

Diagnostic rankError(size_t index, const IntTuple& shape) {
  return makeError(Code::kRank, "idx2crd_c1",
                   "an index of rank " + std::to_string(index) + " does not pair with a shape of rank " +
                       (shape.isTuple() ? std::to_string(shape.rank()) : std::string("1 (an integer)")));
}

std::optional<Diagnostic> checkShape(const IntTuple& shape) {
  for (const IntTuple& leaf : leaves(shape))
    if (!leaf.isInt() || leaf.value() < 1)
      return makeError(Code::kInvalidExtent, "idx2crd_c3",
                       "a shape must consist of positive static integers");
  return std::nullopt;
}

}  // namespace

Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape) {
  if (auto error = checkShape(shape)) return std::move(*error);
  if (index.isTuple()) {
    if (!shape.isTuple() || shape.rank() != index.rank()) return rankError(index.rank(), shape);
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < index.rank(); ++i) {
      CUTECHECK_TRY(mode, idx2crd(index.mode(i), shape.mode(i)));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (!index.isInt()) return makeError(Code::kNotStatic, "idx2crd_c4", "an index must be a static integer");
  if (index.value() < 0) return makeError(Code::kOutOfDomain, "idx2crd_c5", "an index must not be negative");
  int64_t rest = index.value();
  std::vector<IntTuple> digits = leaves(shape);
  for (size_t i = 0; i < digits.size(); ++i) {
    const int64_t extent = digits[i].value();
    const bool last = i + 1 == digits.size();
    digits[i] = IntTuple(last ? rest : rest % extent);
    rest /= extent;
  }
  return withLeaves(shape, digits);
}

Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape, const IntTuple& stride) {
  if (auto error = checkShape(shape)) return std::move(*error);
  if (!congruent(shape, stride))
    return makeError(Code::kNotCongruent, "idx2crd_c1", "shape and stride have different trees");
  if (index.isTuple()) {
    if (!shape.isTuple() || shape.rank() != index.rank()) return rankError(index.rank(), shape);
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < index.rank(); ++i) {
      CUTECHECK_TRY(mode, idx2crd(index.mode(i), shape.mode(i), stride.mode(i)));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (!index.isInt()) return makeError(Code::kNotStatic, "idx2crd_c4", "an index must be a static integer");
  const std::vector<IntTuple> extents = leaves(shape);
  std::vector<IntTuple> digits = leaves(stride);
  for (size_t i = 0; i < digits.size(); ++i) {
    if (!digits[i].isInt())
      return makeError(Code::kBasisStride, "idx2crd_c4", "the strides must be static integers");
    const int64_t extent = extents[i].value(), d = digits[i].value();
    if (extent == 1) {
      digits[i] = IntTuple(0);
      continue;
    }
    if (d == 0)
      return makeError(Code::kDivisionByZero, "idx2crd_c2", "stride 0 over an extent above 1 has no inverse");
    const Int128 quotient = Int128{index.value()} / d;
    digits[i] = IntTuple(static_cast<int64_t>(quotient % extent));
  }
  return withLeaves(shape, digits);
}

}  // namespace cutecheck
