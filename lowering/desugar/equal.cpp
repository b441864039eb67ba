// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/desugar/equal.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace cutecheck::desugar {

using mlir::Value;
namespace arith = mlir::arith;

// The swizzle of a composed layout or of a pointer; none for what has none.
static Swizzle swizzleOf(mlir::Type type) {
  if (auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type)) return composed.getValue().swizzle;
  if (auto memref = mlir::dyn_cast<cute::MemRefType>(type)) return memref.getSwizzle();
  return {};
}

// What a view has of elements, and where; nothing for what has none.
static std::pair<mlir::Type, cute::MemorySpace> elementOf(mlir::Type type) {
  const auto memref = mlir::dyn_cast<cute::MemRefType>(type);
  return memref ? std::pair(memref.getElementType(), memref.getSpace())
                : std::pair(mlir::Type(), cute::MemorySpace::kGeneric);
}

// Where a view begins, as a number: 32 bits name a place of shared or of tensor memory.
static Value addressOf(mlir::RewriterBase& rewriter, Value view) {
  const auto type = mlir::cast<cute::MemRefType>(view.getType());
  const bool narrow =
      llvm::is_contained({cute::MemorySpace::kShared, cute::MemorySpace::kTensor}, type.getSpace());
  const Value begin = cute::GetIterOp::create(
      rewriter, view.getLoc(), mlir::TypeRange{cute::iteratorOf(type)}, mlir::ValueRange{view});
  return cute::PtrToIntOp::create(rewriter, view.getLoc(), rewriter.getIntegerType(narrow ? 32 : 64), begin);
}

void rewriteEqual(mlir::RewriterBase& rewriter, cute::EqualOp op) {
  const mlir::Location location = op.getLoc();
  Value lhs = op.getLhs(), rhs = op.getRhs();
  const mlir::Type left = lhs.getType(), right = rhs.getType();
  const auto same = [&](Value a, Value b) -> Value {
    return cute::TupleEqOp::create(rewriter, location, a, b)->getResult(0);
  };
  const auto decided = [&](bool equal) {
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, rewriter.getBoolAttr(equal));
  };
  if (cute::tupleOf(left)) return rewriter.replaceOp(op, same(lhs, rhs));
  if (mlir::isa<cute::SwizzleType, cute::TileType>(left)) {
    if (cute::isStatic(left) && cute::isStatic(right)) decided(left == right);
    return;
  }
  if (swizzleOf(left) != swizzleOf(right)) return decided(false);
  if (elementOf(left) != elementOf(right)) return decided(false);
  Value offsets, begins;
  if (mlir::isa<cute::ComposedLayoutType>(left)) {
    offsets = same(cute::ComposedGetOffsetOp::create(rewriter, location, lhs)->getResult(0),
                   cute::ComposedGetOffsetOp::create(rewriter, location, rhs)->getResult(0));
    lhs = cute::ComposedGetOuterOp::create(rewriter, location, lhs)->getResult(0);
    rhs = cute::ComposedGetOuterOp::create(rewriter, location, rhs)->getResult(0);
  } else if (mlir::isa<cute::MemRefType>(left)) {
    begins = arith::CmpIOp::create(rewriter, location, arith::CmpIPredicate::eq, addressOf(rewriter, lhs),
                                   addressOf(rewriter, rhs));
    lhs = cute::GetLayoutOp::create(rewriter, location, lhs);
    rhs = cute::GetLayoutOp::create(rewriter, location, rhs);
  }
  const Value leftShape = cute::GetShapeOp::create(rewriter, location, lhs),
              rightShape = cute::GetShapeOp::create(rewriter, location, rhs),
              leftStride = cute::GetStrideOp::create(rewriter, location, lhs),
              rightStride = cute::GetStrideOp::create(rewriter, location, rhs);
  const Value shapes = same(leftShape, rightShape), strides = same(leftStride, rightStride);
  Value all = arith::AndIOp::create(rewriter, location, shapes, strides);
  if (offsets) all = arith::AndIOp::create(rewriter, location, all, offsets);
  if (begins) all = arith::AndIOp::create(rewriter, location, all, begins);
  rewriter.replaceOp(op, all);
}

}  // namespace cutecheck::desugar
