// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/tuple_types.h"

#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

using mlir::Type;

Type tupleLike(Type like, const IntTuple& tree) {
  mlir::MLIRContext* context = like.getContext();
  if (mlir::isa<ShapeType>(like)) return ShapeType::get(context, tree);
  if (mlir::isa<StrideType>(like)) return StrideType::get(context, tree);
  if (mlir::isa<CoordType>(like)) return CoordType::get(context, tree);
  return IntTupleType::get(context, tree);
}

static TupleKind tupleKindOf(Type type) {
  return mlir::isa<StrideType>(type)  ? TupleKind::kStride
         : mlir::isa<CoordType>(type) ? TupleKind::kCoord
         : mlir::isa<ShapeType>(type) ? TupleKind::kShape
                                      : TupleKind::kIntTuple;
}

mixed::MixedTuple anyNumbers(const IntTuple& tree) {
  return mixed::MixedTuple::of(tree, mixed::Role::kStride);
}

size_t rankOf(Type type) {
  if (const IntTuple* tree = tupleOf(type)) return tree->rank();
  if (const auto layout = layoutOfValue(type)) return layout->rank();
  if (auto tile = mlir::dyn_cast<TileType>(type))
    return tile.getValue().isTuple() ? tile.getValue().modes().size() : 1;
  return 0;
}

Type modeOfType(Type type, size_t i) {
  if (i >= rankOf(type)) return {};
  if (const IntTuple* tree = tupleOf(type)) return tupleLike(type, tree->mode(i));
  if (const auto layout = layoutOfValue(type)) return withLayout(type, layout->mode(i));
  const Tiler& tiler = mlir::cast<TileType>(type).getValue();
  return tiler.isTuple() ? TileType::get(type.getContext(), tiler.modes()[i]) : type;
}

Type ofModes(Type like, llvm::ArrayRef<Type> modes) {
  if (tupleOf(like)) {
    std::vector<IntTuple> trees;
    for (Type mode : modes) {
      if (mode.getTypeID() != like.getTypeID()) return {};
      trees.push_back(*tupleOf(mode));
    }
    const IntTuple tree = IntTuple::tuple(std::move(trees));
    if (complaintAboutTuple(tree, tupleKindOf(like))) return {};
    return tupleLike(like, tree);
  }
  if (layoutOfValue(like)) {
    std::vector<Layout> layouts;
    for (Type mode : modes) {
      const auto layout = layoutOfValue(mode);
      if (!layout) return {};
      layouts.push_back(*layout);
    }
    // Valid parts may make a whole that is none: basis strides beside integers, too many leaves.
    const Layout whole = concat(layouts);
    if (complaintAboutLayout(whole)) return {};
    return withLayout(like, whole);
  }
  std::vector<Tiler> tilers;
  for (Type mode : modes) {
    const std::optional<Tiler> tiler = tilerOf(mode);
    if (!tiler) return {};
    tilers.push_back(*tiler);
  }
  return TileType::get(like.getContext(), Tiler::tuple(std::move(tilers)));
}

}  // namespace cutecheck::cute
