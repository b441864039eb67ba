// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/function.h"

#include "oracle/terms/polynomial.h"

namespace cutecheck::oracle {

Function Function::mode(Scalar extent, Scalar stride) {
  Function f;
  f.kind = Kind::kMode;
  f.extent = std::move(extent);
  f.stride = std::move(stride);
  return f;
}

Function Function::parallel(std::vector<Function> parts) {
  Function f;
  f.parts = std::move(parts);
  return f;
}

Function Function::chain(std::vector<Function> parts) {
  Function f;
  f.kind = Kind::kChain;
  for (Function& part : parts) {
    if (part.kind == Kind::kChain)
      f.parts.insert(f.parts.end(), part.parts.begin(), part.parts.end());
    else
      f.parts.push_back(std::move(part));
  }
  return f;
}

Function Function::shiftBy(Scalar shift) {
  Function f;
  f.kind = Kind::kShift;
  f.shift = std::move(shift);
  return f;
}

Function Function::swizzled(Swizzle swizzle) {
  Function f;
  f.kind = Kind::kSwizzle;
  f.swizzle = swizzle;
  return f;
}

Scalar sizeOf(const Function& f) {
  if (f.kind == Function::Kind::kMode) return f.extent;
  if (f.kind == Function::Kind::kChain) return sizeOf(f.parts.front());
  Scalar size;
  for (const Function& part : f.parts) {
    Scalar s = sizeOf(part);
    size = size ? ScalarNode::binary(ScalarNode::Op::kMul, size, s) : s;
  }
  return size ? size : ScalarNode::constant(1);
}

std::vector<Function> flatParts(const Function& f) {
  if (f.kind != Function::Kind::kParallel) return {f};
  std::vector<Function> flat;
  for (const Function& part : f.parts)
    for (Function& inner : flatParts(part)) flat.push_back(std::move(inner));
  return flat;
}

Scalar scalarOf(const IntTuple& leaf) {
  if (leaf.hasBasis()) return Polynomial::beyond().scalar();
  if (leaf.kind() == IntTuple::Kind::kSymbolic) return leaf.scalar();
  return leaf.kind() == IntTuple::Kind::kInt ? ScalarNode::constant(leaf.value()) : Polynomial::beyond().scalar();
}

Function functionOf(const Layout& layout) {
  std::vector<IntTuple> extents = leaves(layout.shape()), strides = leaves(layout.stride());
  std::vector<Function> modes;
  for (size_t i = 0; i < extents.size(); ++i)
    modes.push_back(Function::mode(scalarOf(extents[i]), scalarOf(strides[i])));
  return Function::parallel(std::move(modes));
}

}  // namespace cutecheck::oracle
