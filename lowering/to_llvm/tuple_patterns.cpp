// tuple_add, tuple_sub, tuple_mul, tuple_div, tuple_mod, shape_div, ceil_div, tuple_product, equal, tuple_eq.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/CuteOps.h"
#include "lowering/mixed/shape_div.h"
#include "lowering/mixed/size.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mixed::Arithmetic;
using mixed::MixedTuple;
using mixed::Number;
using Answer = Expected<MixedTuple>;

template <typename Leaf>
Answer leafByLeaf(const MixedTuple& a, const MixedTuple& b, Leaf leaf) {
  std::vector<Number> numbers;
  for (size_t i = 0; i < a.numbers().size(); ++i) {
    CUTECHECK_TRY(number, leaf(a.numbers()[i], b.numbers()[i]));
    numbers.push_back(number);
  }
  return MixedTuple::withNumbers(a.type(), numbers);
}

Answer answer(cute::TupleAddOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) { return m.add(x, y); });
}
Answer answer(cute::TupleSubOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) -> Expected<Number> {
    CUTECHECK_TRY(negative, m.multiply(y, Number::of(-1)));
    return m.add(x, negative);
  });
}
Answer answer(cute::TupleMulOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) { return m.multiply(x, y); });
}
Answer answer(cute::TupleDivOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) { return m.divide(x, y); });
}
Answer answer(cute::TupleModOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return leafByLeaf(a, b, [&](const Number& x, const Number& y) { return m.remainder(x, y); });
}
Answer answer(cute::ShapeDivOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
  return mixed::shapeDiv(m, a, b);
}
Answer answer(cute::CeilDivOp, Arithmetic& m, const MixedTuple& a, const MixedTuple& b) {
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
    const Answer result = answer(op, arithmetic, mixedTuple(rewriter, location, lhs, adaptor.getLhs(), role),
                                 mixedTuple(rewriter, location, rhs, adaptor.getRhs(), rightRole));
    if (!result) return op.emitOpError(result.error().message);
    rewriter.replaceOp(op, packResult(rewriter, location, op.getResult().getType(), *result));
    return mlir::success();
  }
};

struct TupleProductOpLowering : mlir::ConvertOpToLLVMPattern<cute::TupleProductOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::TupleProductOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    EmittingBuilder emit(rewriter, op.getLoc());
    Arithmetic arithmetic(emit);
    const auto product = mixed::size(arithmetic, mixedTuple(rewriter, op.getLoc(), op.getInput().getType(),
                                                            adaptor.getInput(), mixed::Role::kStride));
    if (!product) return op.emitOpError(product.error().message);
    rewriter.replaceOp(
        op, packResult(rewriter, op.getLoc(), op.getResult().getType(), MixedTuple::leaf(*product)));
    return mlir::success();
  }
};

// Same trees, same basis paths and underscores, same numbers: what the types decide is decided here.
bool sameForm(const std::vector<IntTuple>& a, const std::vector<IntTuple>& b) {
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i].path() != b[i].path() || a[i].isUnderscore() != b[i].isUnderscore()) return false;
    if (a[i].kind() == IntTuple::Kind::kInt && b[i].kind() == IntTuple::Kind::kInt && a[i] != b[i])
      return false;
  }
  return true;
}

template <typename OpT>
struct EqualOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const IntTuple *left = cute::tupleOf(op.getLhs().getType()),
                   *right = cute::tupleOf(op.getRhs().getType());
    if (!left || !right) return rewriter.notifyMatchFailure(op, "not of tuples");
    mlir::Value all = LLVM::ConstantOp::create(
        rewriter, location, rewriter.getI1Type(),
        rewriter.getBoolAttr(congruent(*left, *right) && sameForm(leaves(*left), leaves(*right))));
    if (!congruent(*left, *right)) {
      rewriter.replaceOp(op, all);
      return mlir::success();
    }
    const auto of = [&](mlir::Value before, mlir::Value after) {
      return mixedTuple(rewriter, location, before.getType(), after, mixed::Role::kStride);
    };
    const MixedTuple a = of(op.getLhs(), adaptor.getLhs()), b = of(op.getRhs(), adaptor.getRhs());
    EmittingBuilder emit(rewriter, location);
    Arithmetic arithmetic(emit);
    for (const auto& [x, y] : llvm::zip_equal(a.numbers(), b.numbers())) {
      if (x.constant && y.constant) continue;
      const int width = std::max(x.width, y.width);
      const mlir::Value same =
          LLVM::ICmpOp::create(rewriter, location, LLVM::ICmpPredicate::eq,
                               mlir::Value::getFromOpaquePointer(arithmetic.materialize(x, width)),
                               mlir::Value::getFromOpaquePointer(arithmetic.materialize(y, width)));
      all = LLVM::AndOp::create(rewriter, location, all, same);
    }
    rewriter.replaceOp(op, all);
    return mlir::success();
  }
};

}  // namespace

void populateTuplePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  using mixed::Role;
  patterns
      .add<TupleOpLowering<cute::TupleAddOp, Role::kStride>, TupleOpLowering<cute::TupleSubOp, Role::kStride>,
           TupleOpLowering<cute::TupleMulOp, Role::kStride>, TupleOpLowering<cute::TupleDivOp, Role::kStride>,
           TupleOpLowering<cute::TupleModOp, Role::kStride>, TupleOpLowering<cute::ShapeDivOp, Role::kExtent>,
           TupleOpLowering<cute::CeilDivOp, Role::kExtent>, TupleProductOpLowering,
           EqualOpLowering<cute::EqualOp>, EqualOpLowering<cute::TupleEqOp>>(converter);
}

}  // namespace cutecheck::to_llvm
