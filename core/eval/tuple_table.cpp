// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations on integer tuples, profiles and swizzles, by name.
#include "core/eval/operation_table.h"
#include "core/layout/crd2crd.h"
#include "core/tuple/profile.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

template <Expected<int64_t> (*kFold)(const IntTuple&)>
Expected<Value> foldOp(const Args& a, Domain) {
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  return lift(kFold(tuple));
}

template <Expected<IntTuple> (*kBinary)(const IntTuple&, const IntTuple&)>
Expected<Value> binaryOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, asIntTuple(a[0]));
  CUTECHECK_TRY(y, asIntTuple(a[1]));
  return lift(kBinary(x, y));
}

Expected<Value> innerProductOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, asIntTuple(a[0]));
  CUTECHECK_TRY(y, asIntTuple(a[1]));
  return lift(innerProduct(x, y));
}

Expected<Value> signumOp(const Args& a, Domain) {
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  return lift(signum(tuple));
}

Expected<Value> prefixProductOp(const Args& a, Domain) {
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  if (a.size() == 1) return lift(prefixProduct(tuple));
  CUTECHECK_TRY(first, asIntTuple(a[1]));
  return lift(prefixProduct(tuple, first));
}

// crd2crd(coordinate, to [, from]).
Expected<Value> crd2crdOp(const Args& a, Domain) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  CUTECHECK_TRY(to, asIntTuple(a[1]));
  if (a.size() == 2) return lift(crd2crd(crd, to));
  CUTECHECK_TRY(from, asIntTuple(a[2]));
  return lift(crd2crd(crd, to, from));
}

// The tuple itself, or the shape of a layout.
Expected<IntTuple> shapeOf(const Value& v) {
  if (const auto* tuple = std::get_if<IntTuple>(&v)) return *tuple;
  if (const auto* composed = std::get_if<ComposedLayout>(&v)) return composed->layout.shape();
  CUTECHECK_TRY(layout, asLayout(v));
  return layout.shape();
}

Expected<Value> shapeOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, shapeOf(a[0]));
  return Value(std::move(shape));
}

// Of a composed layout that of the layout inside; of a shape that of its layout.
Expected<Value> strideOp(const Args& a, Domain) {
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return Value(composed->layout.stride());
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return Value(layout.stride());
}

Expected<Value> rankOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, shapeOf(a[0]));
  return Value(IntTuple(static_cast<int64_t>(shape.rank())));
}

Expected<Value> depthOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, shapeOf(a[0]));
  return Value(IntTuple(static_cast<int64_t>(depth(shape))));
}

Expected<Value> flattenOp(const Args& a, Domain) {
  if (const auto* layout = std::get_if<Layout>(&a[0])) return Value(flatten(*layout));
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  return Value(flatten(tuple));
}

Expected<Value> getOp(const Args& a, Domain) {
  CUTECHECK_TRY(i, asInteger(a[1]));
  if (const auto* tuple = std::get_if<IntTuple>(&a[0])) return lift(get(*tuple, i));
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return lift(get(*composed, i));
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return lift(get(layout, i));
}

Expected<Value> concatOp(const Args& a, Domain) {
  std::vector<Layout> modes;
  for (const Value& v : a) {
    CUTECHECK_TRY(mode, asLayout(v));
    modes.push_back(std::move(mode));
  }
  return Value(concat(modes));
}

Expected<Value> hasNoneOp(const Args& a, Domain) {
  CUTECHECK_TRY(tuple, asIntTuple(a[0]));
  return Value(tuple.hasUnderscore());
}

// The number of offsets that a swizzle permutes among themselves: 2^(B + M + |S|).
Expected<Value> swizzleSizeOp(const Args& a, Domain) {
  const auto* swizzle = std::get_if<Swizzle>(&a[0]);
  if (!swizzle) return wrongKind("a swizzle", a[0]);
  const int bits = swizzle->bits + swizzle->base + (swizzle->shift < 0 ? -swizzle->shift : swizzle->shift);
  return Value(IntTuple(int64_t{1} << bits));
}

constexpr size_t kAnyNumber = 64;

}  // namespace

std::vector<Operation> tupleOperations() {
  return {
      {"composed_get", "composed layout, mode -> composed layout", 2, 2, getOp},
      {"concat", "layout, ... -> layout", 1, kAnyNumber, concatOp},
      {"crd2crd", "coordinate, shape [, from shape] -> coordinate", 2, 3, crd2crdOp},
      {"depth", "layout|tuple -> integer", 1, 1, depthOp},
      {"elem_scale", "tuple, tuple -> tuple", 2, 2, binaryOp<elemScale>},
      {"flatten", "layout|tuple -> layout|tuple", 1, 1, flattenOp},
      {"get", "layout|tuple, mode -> layout|tuple", 2, 2, getOp},
      {"has_none", "coordinate -> boolean", 1, 1, hasNoneOp},
      {"inner_product", "tuple, tuple -> integer", 2, 2, innerProductOp},
      {"prefix_product", "tuple [, first] -> tuple", 1, 2, prefixProductOp},
      {"product", "tuple -> integer", 1, 1, foldOp<product>},
      {"rank", "layout|tuple -> integer", 1, 1, rankOp},
      {"shape", "layout|composed layout|tuple -> tuple", 1, 1, shapeOp},
      {"signum", "tuple -> tuple", 1, 1, signumOp},
      {"stride", "layout|composed layout -> tuple", 1, 1, strideOp},
      {"sum", "tuple -> integer", 1, 1, foldOp<sum>},
      {"swizzle_cosize", "swizzle -> integer", 1, 1, swizzleSizeOp},
      {"swizzle_size", "swizzle -> integer", 1, 1, swizzleSizeOp},
      {"tuple_add", "tuple, tuple -> tuple", 2, 2, binaryOp<tupleAdd>},
      {"tuple_max", "tuple -> integer", 1, 1, foldOp<tupleMax>},
      {"tuple_min", "tuple -> integer", 1, 1, foldOp<tupleMin>},
      {"tuple_sub", "tuple, tuple -> tuple", 2, 2, binaryOp<tupleSub>},
  };
}

}  // namespace cutecheck
