// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// copy_atom_call of universal copies and mma_atom_call of universal FMAs: loads, stores and one computation.
// Calls of other atoms are theirs to lower.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

// All elements of the source, then all of the destination, in the order of their coordinates.
LogicalResult call(cute::CopyAtomCallOp op, ConversionPatternRewriter& rewriter) {
  const auto atom = mlir::dyn_cast<cute_nvgpu::UniversalCopyType>(cute::atomIn(op.getAtom().getType()));
  if (!atom) return rewriter.notifyMatchFailure(op, "not a universal copy");
  const auto type = mlir::VectorType::get({atom.getAtomValues()}, atom.getAtomElementType());
  const Value all = cute::MemRefLoadVecOp::create(rewriter, op.getLoc(), type, op.getSrcMemory());
  cute::MemRefStoreVecOp::create(rewriter, op.getLoc(), all, op.getDstMemory());
  rewriter.eraseOp(op);
  return mlir::success();
}

bool isComputed(mlir::Type type) { return type.isF16() || type.isBF16() || type.isF32() || type.isF64(); }

// a * b + c: of floats one rounding, a and b widened to the type of c before; of integers of one type modulo
// their width. Null where it is neither.
Value multiplyAdd(ConversionPatternRewriter& rewriter, Location location, Value a, Value b, Value c) {
  const mlir::Type type = c.getType();
  if (type.isInteger() && a.getType() == type && b.getType() == type)
    return LLVM::AddOp::create(rewriter, location, LLVM::MulOp::create(rewriter, location, a, b), c);
  const auto widened = [&](Value value) -> Value {
    if (!isComputed(value.getType()) || !isComputed(type)) return {};
    if (value.getType() == type) return value;
    if (value.getType().getIntOrFloatBitWidth() >= type.getIntOrFloatBitWidth()) return {};
    return LLVM::FPExtOp::create(rewriter, location, type, value);
  };
  const Value x = widened(a), y = widened(b);
  return x && y ? Value(LLVM::FMAOp::create(rewriter, location, x, y, c)) : Value();
}

LogicalResult call(cute::MmaAtomCallOp op, ConversionPatternRewriter& rewriter) {
  const Location location = op.getLoc();
  if (!mlir::isa<cute_nvgpu::UniversalFmaType>(cute::atomIn(op.getAtom().getType())))
    return rewriter.notifyMatchFailure(op, "not a universal FMA");
  const Value first =
      cute::StaticOp::create(rewriter, location, cute::CoordType::get(op.getContext(), IntTuple(int64_t{0})));
  const auto load = [&](mlir::TypedValue<cute::MemRefType> view) -> Value {
    return cute::MemRefLoadOp::create(rewriter, location, view.getType().getElementType(), view, first);
  };
  const Value sum = multiplyAdd(rewriter, location, load(op.getA()), load(op.getB()), load(op.getC()));
  if (!sum) return rewriter.notifyMatchFailure(op, "of types that are not multiplied");
  cute::MemRefStoreOp::create(rewriter, location, op.getD(), first, sum);
  rewriter.eraseOp(op);
  return mlir::success();
}

template <typename OpT>
struct AtomCallOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    return call(op, rewriter);
  }
};

}  // namespace

void populateAtomCallPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<AtomCallOpLowering<cute::CopyAtomCallOp>, AtomCallOpLowering<cute::MmaAtomCallOp>>(converter);
}

}  // namespace cutecheck::to_llvm
