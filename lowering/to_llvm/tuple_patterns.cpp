// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tuple_div, tuple_mod, shape_div, ceil_div; tuple_add, tuple_sub, tuple_mul.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/algebra/add_offset.h"
#include "lowering/algebra/shape_div.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

using mixed::Arithmetic;
using mixed::MixedTuple;
using mixed::Number;
using Tuple = Expected<MixedTuple>;

template <typename Leaf>
Tuple leafByLeaf(const MixedTuple& a, const MixedTuple& b, Leaf leaf) {
  std::vector<Number> numbers;
  for (size_t i = 0; i < a.numbers().size(); ++i) {
    CUTECHECK_TRY(number, leaf(a.numbers()[i], b.numbers()[i]));
    numbers.push_back(number);
  }
  return MixedTuple::withNumbers(a.type(), numbers);
}

Tuple answer(cute::TupleAddOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return mixed::tupleAdd(m, a, b);
}
Tuple answer(cute::TupleSubOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return mixed::tupleSub(m, a, b);
}
Tuple answer(cute::TupleMulOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) { return m.multiply(x, y); });
}
Tuple answer(cute::TupleDivOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) { return m.divide(x, y); });
}
Tuple answer(cute::TupleModOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) { return m.remainder(x, y); });
}
Tuple answer(cute::ShapeDivOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return mixed::shapeDiv(m, a, b);
}
Tuple answer(cute::CeilDivOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return mixed::ceilDiv(m, a, b);
}

template <typename OpT, mixed::Role role>
struct TupleOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
    // A divisor is at least 1.
    constexpr bool divides = std::is_same_v<OpT, cute::TupleDivOp> || std::is_same_v<OpT, cute::TupleModOp>;
    constexpr mixed::Role rightRole = divides ? mixed::Role::kExtent : role;
    if (!cute::tupleOf(lhs) || !cute::tupleOf(rhs)) return rewriter.notifyMatchFailure(op, "not of tuples");
    EmittingBuilder emit(rewriter, location);
    Arithmetic arithmetic(emit);
    const Tuple result = answer(op, arithmetic, mixedTuple(rewriter, location, lhs, adaptor.getLhs(), role),
                                 mixedTuple(rewriter, location, rhs, adaptor.getRhs(), rightRole));
    if (!result) return op.emitOpError(result.error().message);
    rewriter.replaceOp(op, packResult(rewriter, location, op.getResult().getType(), *result));
    return mlir::success();
  }
};

// Coordinate arithmetic, a divisor at least 1.
struct TiledDivOpLowering : TupleOpLowering<cute::TupleDivOp, mixed::Role::kStride> {
  using TupleOpLowering::TupleOpLowering;
};
struct TiledModOpLowering : TupleOpLowering<cute::TupleModOp, mixed::Role::kStride> {
  using TupleOpLowering::TupleOpLowering;
};
struct ShapeDivOpLowering : TupleOpLowering<cute::ShapeDivOp, mixed::Role::kExtent> {
  using TupleOpLowering::TupleOpLowering;
};
struct CeilDivOpLowering : TupleOpLowering<cute::CeilDivOp, mixed::Role::kExtent> {
  using TupleOpLowering::TupleOpLowering;
};

}  // namespace

void populateTupleDivPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<TiledDivOpLowering, TiledModOpLowering, ShapeDivOpLowering, CeilDivOpLowering>(converter);
}

void populateTuplePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  using mixed::Role;
  patterns
      .add<TupleOpLowering<cute::TupleAddOp, Role::kStride>, TupleOpLowering<cute::TupleSubOp, Role::kStride>,
           TupleOpLowering<cute::TupleMulOp, Role::kStride>>(converter);
}

}  // namespace cutecheck::to_llvm
