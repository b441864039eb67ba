// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/coordinate_operations.h"

#include "core/notation/print.h"
#include "oracle/algebra/coordinate.h"

namespace cutecheck::oracle {

namespace {

IntTuple leafOf(const Polynomial& p) { return IntTuple::symbolic(p.scalar()); }

// The digits of an index in a shape, the last leaf not reduced.
IntTuple digits(const IntTuple& shape, Polynomial& rest, size_t& left) {
  if (shape.isLeaf()) {
    if (--left == 0) return leafOf(rest);
    const Polynomial extent = Polynomial::of(scalarOf(shape)), digit = remainder(rest, extent);
    rest = quotient(rest, extent);
    return leafOf(digit);
  }
  std::vector<IntTuple> modes;
  for (const IntTuple& mode : shape.modes()) modes.push_back(digits(mode, rest, left));
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> spread(Operations& operations, const Expression& e, const Polynomial& index,
                          const IntTuple& shape) {
  if (!operations.facts().nonNegative(index)) {
    if (index.constant())
      return errorAt(e, Code::kOutOfDomain, "idx2crd_c5", "the index " + index.str() + " is negative");
    (void)operations.lack(e.name, e.name + "(..)", index.str() + " >= 0");
  }
  size_t left = leaves(shape).size();
  Polynomial rest = index;
  return digits(shape, rest, left);
}

// (index / d) % s of each leaf, 0 where s is 1.
Expected<IntTuple> byStrides(Operations& operations, const Expression& e, const IntTuple& shape,
                             const IntTuple& stride, const Polynomial& index) {
  if (shape.isLeaf() != stride.isLeaf() || (!shape.isLeaf() && shape.rank() != stride.rank()))
    return errorAt(e, Code::kNotCongruent, "idx2crd_c1", "shape and stride have different trees");
  if (shape.isLeaf()) {
    const Polynomial extent = Polynomial::of(scalarOf(shape));
    if (extent.is(1)) return leafOf(Polynomial(0));
    if (stride.hasBasis() || (stride.kind() != IntTuple::Kind::kInt && stride.kind() != IntTuple::Kind::kSymbolic))
      return errorAt(e, Code::kUsage, "claim_c1", "expected a stride");
    CUTECHECK_TRY(divisor, operations.denoter().positive(scalarOf(stride), e));
    return leafOf(remainder(quotient(index, Polynomial::of(divisor)), extent));
  }
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < shape.rank(); ++i) {
    CUTECHECK_TRY(mode, byStrides(operations, e, shape.mode(i), stride.mode(i), index));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> idx2crd(Operations& operations, const Expression& e) {
  Denoter& denoter = operations.denoter();
  CUTECHECK_TRY(scalar, denoter.integer(e.children[0]));
  CUTECHECK_TRY(shape, denoter.shape(e.children[1]));
  const Polynomial index = operations.facts().normal(Polynomial::of(scalar));
  if (e.children.size() == 2) return spread(operations, e, index, shape);
  CUTECHECK_TRY(stride, denoter.coordinate(e.children[2]));
  if (!operations.facts().nonNegative(index)) {
    CUTECHECK_TRY(undecided, spread(operations, e, index, shape));
    return undecided;
  }
  return byStrides(operations, e, shape, stride, index);
}

Expected<IntTuple> crd2crd(Operations& operations, const Expression& e) {
  Denoter& denoter = operations.denoter();
  CUTECHECK_TRY(from, denoter.coordinate(e.children[0]));
  CUTECHECK_TRY(shape, denoter.shape(e.children[1]));
  CUTECHECK_TRY(crd, Coordinate::of(from));
  if (e.children.size() == 2) {
    if (crd.kind == Coordinate::Kind::kInteger) return spread(operations, e, crd.value, shape);
    return errorAt(e, Code::kRank, "crd2crd_c2", "a tuple needs the shape of which it is a coordinate");
  }
  CUTECHECK_TRY(own, denoter.shape(e.children[2]));
  Expected<Sliced> at = sliceAt(crd, countedForm(own), operations.facts());
  if (!at && at.error().code == Code::kUndecided) {
    (void)operations.lack("crd2crd", "crd2crd(..)", at.error().message);
    return spread(operations, e, Polynomial::of(denoter.lacking(0)), shape);
  }
  if (!at || !at->kept.empty())
    return errorAt(e, Code::kRank, "crd2crd_c1", "the coordinate and its shape have different trees");
  return spread(operations, e, operations.facts().normal(at->offset), shape);
}

}  // namespace

bool isCoordinateOperation(const Expression& e) {
  return e.kind == Expression::Kind::kCall && (e.name == "idx2crd" || e.name == "crd2crd");
}

Expected<IntTuple> coordinateOperation(Operations& operations, const Expression& e) {
  if (e.children.size() < 2 || e.children.size() > 3)
    return errorAt(e, Code::kUsage, "claim_c2", e.name + " takes two or three arguments");
  return e.name == "idx2crd" ? idx2crd(operations, e) : crd2crd(operations, e);
}

}  // namespace cutecheck::oracle
