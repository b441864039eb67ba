// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations on layouts, by name.
#include "core/eval/operation_table.h"

#include "core/composition/complement.h"
#include "core/composition/composed_inverse.h"
#include "core/composition/composed_slice.h"
#include "core/composition/left_inverse.h"
#include "core/composition/right_inverse.h"
#include "core/composition/swizzle_composition.h"
#include "core/layout/basis.h"
#include "core/layout/coalesce.h"
#include "core/layout/crd2idx.h"
#include "core/layout/filter.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/layout/slice.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/thread_value/make_layout_tv.h"
#include "core/tiling/blocked_product.h"
#include "core/tiling/flat_divide.h"
#include "core/tiling/flat_product.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/logical_product.h"
#include "core/tiling/raked_product.h"
#include "core/tiling/tiled_divide.h"
#include "core/tiling/tiled_product.h"
#include "core/tiling/zipped_divide.h"
#include "core/tiling/zipped_product.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

// An image is written out in full, so it has a limit.
constexpr int64_t kMaxImage = 1 << 20;

Expected<Value> sizeOp(const Args& a, Domain) {
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return lift(size(composed->layout));
  if (const auto* tuple = std::get_if<IntTuple>(&a[0])) return lift(size(*tuple));
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return lift(size(layout));
}

Expected<Value> cosizeOp(const Args& a, Domain) {
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return lift(cosize(*composed));
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return lift(cosize(layout));
}

// crd2idx(coordinate, layout), crd2idx(coordinate, shape), crd2idx(coordinate, shape, stride).
Expected<Value> crd2idxOp(const Args& a, Domain) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  if (a.size() == 3) {
    CUTECHECK_TRY(shape, asIntTuple(a[1]));
    CUTECHECK_TRY(stride, asIntTuple(a[2]));
    CUTECHECK_TRY(layout, Layout::make(shape, stride));
    return lift(crd2idx(crd, layout));
  }
  if (const auto* layout = std::get_if<Layout>(&a[1])) return lift(crd2idx(crd, *layout));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  return lift(crd2idx(crd, shape));
}

Expected<Value> idx2crdOp(const Args& a, Domain) {
  CUTECHECK_TRY(index, asIntTuple(a[0]));
  if (const auto* layout = std::get_if<Layout>(&a[1]); layout && a.size() == 2)
    return lift(idx2crd(index, layout->shape(), layout->stride()));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  if (a.size() == 2) return lift(idx2crd(index, shape));
  CUTECHECK_TRY(stride, asIntTuple(a[2]));
  return lift(idx2crd(index, shape, stride));
}

// The offset of a coordinate: call(layout, coordinate).
Expected<Value> callOp(const Args& a, Domain) {
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) {
    CUTECHECK_TRY(crd, asIntTuple(a[1]));
    CUTECHECK_TRY(inner, crd2idx(crd, composed->layout));
    if (!inner.isInt() || !composed->offset.isInt()) return wrongKind("integer strides and offset", a[0]);
    CUTECHECK_TRY(offset, offsetAt(ComposedLayout{composed->swizzle, composed->offset, Layout::unchecked(1, 1)},
                                   inner.value()));
    return Value(IntTuple(offset));
  }
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(crd, asIntTuple(a[1]));
  return lift(crd2idx(crd, layout));
}

Expected<Value> imageOp(const Args& a, Domain) {
  const auto* composed = std::get_if<ComposedLayout>(&a[0]);
  Layout layout;
  if (composed) {
    layout = composed->layout;
  } else {
    CUTECHECK_TRY(read, asLayout(a[0]));
    layout = std::move(read);
  }
  CUTECHECK_TRY(count, size(layout));
  if (count > kMaxImage)
    return makeError(Code::kLimit, "image_c1", "an image of more than 2^20 offsets is over the limit");
  CUTECHECK_TRY(image, composed ? offsets(*composed, count) : offsets(layout, count));
  return Value(Image{std::move(image)});
}

template <auto kPlain, auto kByProfile>
Expected<Value> byProfileOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  if (a.size() == 1) return lift(kPlain(layout));
  CUTECHECK_TRY(profile, asIntTuple(a[1]));
  return lift(kByProfile(layout, profile));
}
Expected<Layout> coalescePlain(const Layout& a) { return coalesce(a); }
Expected<Layout> coalesceBy(const Layout& a, const IntTuple& p) { return coalesce(a, p); }
Expected<Layout> filterPlain(const Layout& a) { return filter(a); }
Expected<Layout> filterBy(const Layout& a, const IntTuple& p) { return filter(a, p); }

template <Expected<Layout> (*kUnary)(const Layout&)>
Expected<Value> unaryOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return lift(kUnary(layout));
}

// Of a layout, or of a shape beside a tuple.
Expected<Value> filterZerosOp(const Args& a, Domain) {
  if (a.size() == 2) {
    CUTECHECK_TRY(guide, asIntTuple(a[0]));
    CUTECHECK_TRY(shape, asIntTuple(a[1]));
    return lift(filterZeros(guide, shape));
  }
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return Value(filterZeros(layout));
}

template <Expected<Layout> (*kTiled)(const Layout&, const Tiler&)>
Expected<Value> tiledOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  return lift(kTiled(layout, tiler));
}

Expected<Value> compositionOp(const Args& a, Domain domain) {
  const auto* right = std::get_if<ComposedLayout>(&a[1]);
  const auto* rightSwizzle = std::get_if<Swizzle>(&a[1]);
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) {
    if (right) return lift(composition(*composed, *right, domain));
    if (rightSwizzle) return lift(composition(*composed, *rightSwizzle));
    CUTECHECK_TRY(tiler, asTiler(a[1]));
    return lift(composition(*composed, tiler, domain));
  }
  if (const auto* swizzle = std::get_if<Swizzle>(&a[0])) {
    if (right) return lift(composition(*swizzle, *right));
    if (rightSwizzle) return lift(composition(*swizzle, *rightSwizzle));
    CUTECHECK_TRY(inner, asLayout(a[1]));
    return Value(composition(*swizzle, inner));
  }
  CUTECHECK_TRY(outer, asLayout(a[0]));
  if (right) return lift(composition(outer, *right, domain));
  if (rightSwizzle) return lift(composition(outer, *rightSwizzle));
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  return lift(composition(outer, tiler, domain));
}

// right_inverse and left_inverse, of a swizzle and of a composed layout too.
template <Expected<Layout> (*kPlain)(const Layout&), Expected<ComposedLayout> (*kComposed)(const ComposedLayout&)>
Expected<Value> inverseOp(const Args& a, Domain) {
  if (const auto* swizzle = std::get_if<Swizzle>(&a[0])) return Value(inverse(*swizzle));
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return lift(kComposed(*composed));
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return lift(kPlain(layout));
}

Expected<Value> complementOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  if (a.size() == 1) return lift(complement(layout));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  CUTECHECK_TRY(cotarget, size(shape));
  return lift(complement(layout, cotarget));
}

template <Expected<Layout> (*kProduct)(const Layout&, const Layout&)>
Expected<Value> productOp(const Args& a, Domain) {
  CUTECHECK_TRY(block, asLayout(a[0]));
  CUTECHECK_TRY(tiler, asLayout(a[1]));
  return lift(kProduct(block, tiler));
}

Expected<Value> makeLayoutTvOp(const Args& a, Domain) {
  CUTECHECK_TRY(thr, asLayout(a[0]));
  CUTECHECK_TRY(val, asLayout(a[1]));
  CUTECHECK_TRY(tv, makeLayoutTv(thr, val));
  return Value(Pair{std::move(tv.tiler), std::move(tv.layout)});
}

Expected<Value> makeLayoutOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, asIntTuple(a[0]));
  if (a.size() == 1) return lift(compactLayout(shape));
  CUTECHECK_TRY(stride, asIntTuple(a[1]));
  return lift(Layout::make(shape, stride));
}

Expected<Value> makeIdentityLayoutOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, asIntTuple(a[0]));
  CUTECHECK_TRY(checked, compactLayout(shape));
  return Value(makeIdentityLayout(checked.shape()));
}

Expected<Value> sliceOp(const Args& a, Domain) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  if (const auto* tuple = std::get_if<IntTuple>(&a[1])) return lift(slice(crd, *tuple));
  if (const auto* composed = std::get_if<ComposedLayout>(&a[1])) return lift(slice(crd, *composed));
  CUTECHECK_TRY(layout, asLayout(a[1]));
  return lift(slice(crd, layout));
}

Expected<Value> sliceAndOffsetOp(const Args& a, Domain) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  if (const auto* composed = std::get_if<ComposedLayout>(&a[1])) {
    CUTECHECK_TRY(sliced, sliceAndOffset(crd, *composed));
    if (!sliced.plain) return Value(Pair{std::move(sliced.composed), IntTuple(0)});
    return Value(Pair{std::move(*sliced.plain), IntTuple(sliced.offset)});
  }
  CUTECHECK_TRY(layout, asLayout(a[1]));
  CUTECHECK_TRY(sliced, sliceAndOffset(crd, layout));
  return Value(Pair{std::move(sliced.layout), std::move(sliced.offset)});
}

}  // namespace

std::vector<Operation> layoutOperations() {
  return {
      {"blocked_product", "layout, layout -> layout", 2, 2, productOp<blockedProduct>},
      {"call", "layout, coordinate -> offset", 2, 2, callOp},
      {"coalesce", "layout [, profile] -> layout", 1, 2, byProfileOp<coalescePlain, coalesceBy>},
      {"coalesce_extended", "layout -> layout", 1, 1, unaryOp<coalesceExtended>},
      {"coalesce_profile", "layout, profile -> layout", 2, 2, byProfileOp<coalescePlain, coalesceBy>},
      {"complement", "layout [, shape] -> layout", 1, 2, complementOp},
      {"composed_call", "composed layout, coordinate -> offset", 2, 2, callOp},
      {"composed_cosize", "composed layout -> integer", 1, 1, cosizeOp},
      {"composed_image", "composed layout -> offsets", 1, 1, imageOp},
      {"composed_size", "composed layout -> integer", 1, 1, sizeOp},
      {"composition", "layout|composed layout|swizzle, the same|tiler -> the same", 2, 2, compositionOp},
      {"cosize", "layout -> integer", 1, 1, cosizeOp},
      {"crd2idx", "coordinate, layout|shape [, stride] -> offset", 2, 3, crd2idxOp},
      {"filter", "layout [, profile] -> layout", 1, 2, byProfileOp<filterPlain, filterBy>},
      {"filter_profile", "layout, profile -> layout", 2, 2, byProfileOp<filterPlain, filterBy>},
      {"filter_zeros", "layout|tuple [, shape] -> layout|shape", 1, 2, filterZerosOp},
      {"flat_divide", "layout, tiler -> layout", 2, 2, tiledOp<flatDivide>},
      {"flat_product", "layout, tiler -> layout", 2, 2, tiledOp<flatProduct>},
      {"hier_unzip_divide", "layout, tiler -> layout", 2, 2, tiledOp<zippedDivide>},
      {"hier_unzip_product", "layout, tiler -> layout", 2, 2, tiledOp<zippedProduct>},
      {"idx2crd", "index, shape|layout [, stride] -> coordinate", 2, 3, idx2crdOp},
      {"image", "layout -> offsets", 1, 1, imageOp},
      {"left_inverse", "layout|composed layout|swizzle -> the same", 1, 1, inverseOp<leftInverse, leftInverse>},
      {"logical_divide", "layout, tiler -> layout", 2, 2, tiledOp<logicalDivide>},
      {"logical_product", "layout, tiler -> layout", 2, 2, tiledOp<logicalProduct>},
      {"make_identity_layout", "shape -> layout", 1, 1, makeIdentityLayoutOp},
      {"make_layout", "shape [, stride] -> layout", 1, 2, makeLayoutOp},
      {"make_layout_tv", "thread layout, value layout -> shape,layout", 2, 2, makeLayoutTvOp},
      {"raked_product", "layout, layout -> layout", 2, 2, productOp<rakedProduct>},
      {"right_inverse", "layout|composed layout|swizzle -> the same", 1, 1, inverseOp<rightInverse, rightInverse>},
      {"size", "layout|shape -> integer", 1, 1, sizeOp},
      {"slice", "coordinate, layout|composed layout|tuple -> the same", 2, 2, sliceOp},
      {"slice_", "coordinate, tuple -> tuple", 2, 2, sliceOp},
      {"slice_and_offset", "coordinate, layout|composed layout -> layout|composed layout,offset", 2, 2, sliceAndOffsetOp},
      {"slice_layout", "coordinate, layout -> layout", 2, 2, sliceOp},
      {"tiled_divide", "layout, tiler -> layout", 2, 2, tiledOp<tiledDivide>},
      {"tiled_product", "layout, tiler -> layout", 2, 2, tiledOp<tiledProduct>},
      {"zipped_divide", "layout, tiler -> layout", 2, 2, tiledOp<zippedDivide>},
      {"zipped_product", "layout, tiler -> layout", 2, 2, tiledOp<zippedProduct>},
  };
}

}  // namespace cutecheck
