// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/random_types.h"

#include "core/notation/composed_layout.h"
#include "lowering/cute/dialect/CuteDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "properties/generators/random_layout.h"

namespace cutecheck::fuzz {
namespace {

using generators::Random;

IntTuple loosened(Random& random, const IntTuple& tuple) {
  std::vector<IntTuple> out;
  for (const IntTuple& leaf : leaves(tuple)) {
    if (!leaf.isInt() || !random.oneIn(3)) {
      out.push_back(leaf);
      continue;
    }
    const int64_t div = leaf.value() > 1 && random.oneIn(2) ? leaf.value() : 1;
    out.push_back(IntTuple::dynamic({random.oneIn(3) ? 64 : 32, div}));
  }
  return withLeaves(tuple, out);
}

Layout randomLayoutOf(Random& random, bool dynamic) {
  const Layout layout = generators::randomLayout(random);
  if (!dynamic) return layout;
  return Layout::unchecked(loosened(random, layout.shape()), loosened(random, layout.stride()));
}

// A type of the kind, or null where what was drawn breaks its rules.
mlir::Type drawn(mlir::MLIRContext& context, Random& random, Kind kind, bool dynamic) {
  const Layout layout = randomLayoutOf(random, dynamic);
  const auto complain = [&] { return mlir::emitError(mlir::UnknownLoc::get(&context)); };
  const mlir::Type element = mlir::Float32Type::get(&context);
  switch (kind) {
    case Kind::kLayout:
      return cute::LayoutType::getChecked(complain, &context, layout);
    case Kind::kTile:
      return cute::TileType::getChecked(complain, &context, generators::randomTiler(random, layout));
    case Kind::kShape:
      return cute::ShapeType::getChecked(complain, &context, layout.shape());
    case Kind::kStride:
      return cute::StrideType::getChecked(complain, &context, layout.stride());
    case Kind::kCoord:
      return cute::CoordType::getChecked(
          complain, &context,
          generators::randomCoordinate(random, generators::randomLayout(random).shape(), true));
    case Kind::kIntTuple:
      return cute::IntTupleType::getChecked(
          complain, &context, random.oneIn(2) ? IntTuple(random.between(0, 40)) : layout.shape());
    case Kind::kView:
      return cute::MemRefType::getChecked(complain, &context, element, cute::MemorySpace::kGlobal,
                                          int64_t{16}, layout);
    case Kind::kPointer:
      return cute::PtrType::getChecked(complain, &context, element, cute::MemorySpace::kGlobal, int64_t{16});
    case Kind::kSwizzle:
      return cute::SwizzleType::getChecked(complain, &context, Swizzle{3, 4, 3});
    default:
      return cute::ComposedLayoutType::getChecked(complain, &context,
                                                  ComposedLayout{Swizzle{2, 3, 3}, IntTuple(0), layout});
  }
}

}  // namespace

Kind kindOf(mlir::Type type) {
  if (mlir::isa<cute::LayoutType>(type)) return Kind::kLayout;
  if (mlir::isa<cute::TileType>(type)) return Kind::kTile;
  if (mlir::isa<cute::ShapeType>(type)) return Kind::kShape;
  if (mlir::isa<cute::StrideType>(type)) return Kind::kStride;
  if (mlir::isa<cute::CoordType>(type)) return Kind::kCoord;
  if (mlir::isa<cute::IntTupleType>(type)) return Kind::kIntTuple;
  if (mlir::isa<cute::MemRefType, cute::CoordTensorType>(type)) return Kind::kView;
  if (mlir::isa<cute::PtrType>(type)) return Kind::kPointer;
  if (mlir::isa<cute::SwizzleType>(type)) return Kind::kSwizzle;
  if (mlir::isa<cute::ComposedLayoutType>(type)) return Kind::kComposed;
  return Kind::kAny;
}

mlir::Type randomType(mlir::MLIRContext& context, Random& random, Kind kind, bool dynamic) {
  while (true)
    if (const mlir::Type type = drawn(context, random, kind, dynamic)) return type;
}

}  // namespace cutecheck::fuzz
