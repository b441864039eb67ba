// The operations that arrange elements and tiles, by name.
#include "core/operation_rows.h"

#include "core/compact_layout.h"
#include "core/coshape.h"
#include "core/domain_offset.h"
#include "core/local_partition.h"
#include "core/local_tile.h"
#include "core/max_common_layout.h"
#include "core/nullspace.h"
#include "core/ordered_layout.h"
#include "core/tile_to_shape.h"
#include "core/with_shape.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

template <auto kUnary>
Expected<Value> unaryOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return lift(kUnary(layout));
}

template <auto kBinary>
Expected<Value> binaryOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, asLayout(a[0]));
  CUTECHECK_TRY(y, asLayout(a[1]));
  return lift(kBinary(x, y));
}

// The layout that a shape gets, or its strides alone.
template <Expected<Layout> (*kMake)(const IntTuple&), bool kStrides>
Expected<Value> shapedOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, asIntTuple(a[0]));
  CUTECHECK_TRY(layout, kMake(shape));
  return kStrides ? Value(layout.stride()) : Value(std::move(layout));
}

template <bool kStrides>
Expected<Value> orderedOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, asIntTuple(a[0]));
  CUTECHECK_TRY(order, asIntTuple(a[1]));
  CUTECHECK_TRY(layout, makeOrderedLayout(shape, order));
  return kStrides ? Value(layout.stride()) : Value(std::move(layout));
}

Expected<Value> withShapeOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  return lift(withShape(layout, shape));
}

Expected<Value> moved(Expected<SliceAndOffset> answer) {
  if (!answer.ok()) return std::move(answer).error();
  return Value(Pair{std::move(answer->layout), std::move(answer->offset)});
}

Expected<Value> domainOffsetOp(const Args& a, Domain) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  CUTECHECK_TRY(layout, asLayout(a[1]));
  return moved(domainOffset(crd, layout));
}

// (layout, tiler, coordinate [, projection]).
Expected<Value> localTileOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  CUTECHECK_TRY(crd, asIntTuple(a[2]));
  if (a.size() == 3) return moved(localTile(layout, tiler, crd));
  CUTECHECK_TRY(projection, asIntTuple(a[3]));
  return moved(localTile(layout, tiler, crd, projection));
}

// (layout, layout of threads, index [, projection]).
Expected<Value> localPartitionOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(tile, asLayout(a[1]));
  CUTECHECK_TRY(index, asInteger(a[2]));
  if (a.size() == 3) return moved(localPartition(layout, tile, index));
  CUTECHECK_TRY(projection, asIntTuple(a[3]));
  return moved(localPartition(layout, tile, index, projection));
}

// (block, shape [, order]), of a layout or the layout of a composed one.
Expected<Value> tileToShapeOp(const Args& a, Domain) {
  const auto* composed = std::get_if<ComposedLayout>(&a[0]);
  Layout block;
  if (composed) {
    block = composed->layout;
  } else {
    CUTECHECK_TRY(read, asLayout(a[0]));
    block = std::move(read);
  }
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  Expected<Layout> tiled = Layout();
  if (a.size() == 2) {
    tiled = tileToShape(block, shape);
  } else {
    CUTECHECK_TRY(order, asIntTuple(a[2]));
    tiled = tileToShape(block, shape, order);
  }
  if (!composed || !tiled.ok()) return lift(std::move(tiled));
  return Value(ComposedLayout{composed->swizzle, composed->offset, std::move(tiled).value()});
}

}  // namespace

std::vector<Operation> arrangementOperations() {
  return {
      {"compact_col_major", "shape -> stride", 1, 1, shapedOp<compactLayout, true>},
      {"compact_order", "shape, order -> stride", 2, 2, orderedOp<true>},
      {"compact_row_major", "shape -> stride", 1, 1, shapedOp<rowMajorLayout, true>},
      {"coprofile", "layout -> tuple", 1, 1, unaryOp<coprofile>},
      {"coshape", "layout -> shape", 1, 1, unaryOp<coshape>},
      {"domain_offset", "coordinate, layout -> layout,offset", 2, 2, domainOffsetOp},
      {"local_partition", "layout, thread layout, index [, projection] -> layout,offset", 3, 4, localPartitionOp},
      {"local_tile", "layout, tiler, coordinate [, projection] -> layout,offset", 3, 4, localTileOp},
      {"make_fragment_like", "layout|shape -> layout", 1, 1, unaryOp<makeFragmentLike>},
      {"make_layout_left", "shape -> layout", 1, 1, shapedOp<compactLayout, false>},
      {"make_layout_like", "layout -> layout", 1, 1, unaryOp<makeLayoutLike>},
      {"make_layout_right", "shape -> layout", 1, 1, shapedOp<rowMajorLayout, false>},
      {"make_ordered_layout", "shape, order -> layout", 2, 2, orderedOp<false>},
      {"max_common_layout", "layout, layout -> layout", 2, 2, binaryOp<maxCommonLayout>},
      {"max_common_vector", "layout, layout -> integer", 2, 2, binaryOp<maxCommonVector>},
      {"nullspace", "layout -> layout", 1, 1, unaryOp<nullspace>},
      {"tile_to_shape", "layout, shape [, order] -> layout", 2, 3, tileToShapeOp},
      {"with_shape", "layout, shape -> layout", 2, 2, withShapeOp},
  };
}

}  // namespace cutecheck
