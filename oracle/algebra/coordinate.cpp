// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/coordinate.h"

#include <algorithm>

namespace cutecheck::oracle {

Coordinate Coordinate::integer(Polynomial value) {
  Coordinate c;
  c.kind = Kind::kInteger;
  c.value = std::move(value);
  return c;
}

Coordinate Coordinate::tuple(std::vector<Coordinate> modes) {
  Coordinate c;
  c.kind = Kind::kTuple;
  c.modes = std::move(modes);
  return c;
}

Expected<Coordinate> Coordinate::of(const IntTuple& t) {
  if (t.isUnderscore()) return keep();
  if (t.hasBasis()) return makeError(Code::kBasisStride, "claim_c4", "a coordinate cannot have basis elements");
  if (t.kind() == IntTuple::Kind::kInt || t.kind() == IntTuple::Kind::kSymbolic)
    return integer(Polynomial::of(scalarOf(t)));
  if (!t.isTuple()) return makeError(Code::kUsage, "claim_c1", "a coordinate must consist of integers and _");
  std::vector<Coordinate> modes;
  for (const IntTuple& mode : t.modes()) {
    CUTECHECK_TRY(inner, of(mode));
    modes.push_back(std::move(inner));
  }
  return tuple(std::move(modes));
}

Coordinate keepAll(const Form& form) {
  if (form.isLeaf) return Coordinate::keep();
  return Coordinate::tuple(std::vector<Coordinate>(form.rank()));
}

namespace {

Expected<Polynomial> offsetOf(const Polynomial& index, const Form& form, const Facts& facts) {
  const std::vector<Mode> modes = leavesOf(form);
  if (modes.empty()) return Polynomial(0);
  if (modes.size() > 1 && !facts.nonNegative(index))
    return makeError(Code::kUndecided, "slice_c1", index.str() + " >= 0");
  Polynomial offset(0), rest = index;
  for (size_t k = 0; k + 1 < modes.size(); ++k) {
    offset = offset + remainder(rest, modes[k].extent) * modes[k].stride;
    rest = quotient(rest, modes[k].extent);
  }
  return offset + rest * modes.back().stride;
}

Form counted(const IntTuple& shape, Polynomial& stride) {
  if (shape.isLeaf()) {
    const Form leaf(Polynomial::of(scalarOf(shape)), stride);
    stride = stride * leaf.leaf.extent;
    return leaf;
  }
  std::vector<Form> modes;
  for (const IntTuple& mode : shape.modes()) modes.push_back(counted(mode, stride));
  return Form::tuple(std::move(modes));
}

}  // namespace

Form countedForm(const IntTuple& shape) {
  Polynomial stride(1);
  return counted(shape, stride);
}

bool staysInside(const Coordinate& coordinate, const Form& form, const Facts& facts) {
  if (coordinate.kind == Coordinate::Kind::kKeep) return true;
  if (coordinate.kind == Coordinate::Kind::kInteger)
    return facts.nonNegative(coordinate.value) && facts.holds(coordinate.value, Relation::kLess, sizeOf(form));
  const size_t rank = std::min(coordinate.modes.size(), form.rank());
  for (size_t i = 0; i < rank; ++i)
    if (!staysInside(coordinate.modes[i], form.mode(i), facts)) return false;
  return true;
}

Expected<Sliced> sliceAt(const Coordinate& coordinate, const Form& form, const Facts& facts) {
  Sliced sliced;
  if (coordinate.kind == Coordinate::Kind::kKeep) {
    sliced.kept = {form};
    sliced.whole = true;
    return sliced;
  }
  if (coordinate.kind == Coordinate::Kind::kInteger) {
    CUTECHECK_TRY(offset, offsetOf(coordinate.value, form, facts));
    sliced.offset = offset;
    return sliced;
  }
  if (form.isLeaf || coordinate.modes.size() != form.rank())
    return makeError(Code::kRank, "slice_c1", "the coordinate and the layout have different trees");
  for (size_t i = 0; i < form.rank(); ++i) {
    CUTECHECK_TRY(inner, sliceAt(coordinate.modes[i], form.mode(i), facts));
    sliced.kept.insert(sliced.kept.end(), inner.kept.begin(), inner.kept.end());
    sliced.offset = sliced.offset + inner.offset;
  }
  return sliced;
}

}  // namespace cutecheck::oracle
