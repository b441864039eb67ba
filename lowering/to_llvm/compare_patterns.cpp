// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// equal, tuple_eq, elem_less.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using LLVM::ICmpPredicate;
using mixed::MixedTuple;
using mixed::Number;
using mlir::Value;

// Same trees, same basis paths and underscores, same numbers: what the types decide is decided here.
bool sameForm(const std::vector<IntTuple>& a, const std::vector<IntTuple>& b) {
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i].path() != b[i].path() || a[i].isUnderscore() != b[i].isUnderscore()) return false;
    if (a[i].kind() == IntTuple::Kind::kInt && b[i].kind() == IntTuple::Kind::kInt && a[i] != b[i])
      return false;
  }
  return true;
}

// Both operands, leaf beside leaf.
struct Leaves {
  mlir::OpBuilder& builder;
  mlir::Location location;
  MixedTuple lhs, rhs;

  Value known(bool value) const {
    return LLVM::ConstantOp::create(builder, location, builder.getI1Type(), builder.getBoolAttr(value));
  }
  Value compared(ICmpPredicate predicate, const Number& a, const Number& b) const {
    EmittingBuilder emit(builder, location);
    mixed::Arithmetic arithmetic(emit);
    const int width = std::max(a.width, b.width);
    return LLVM::ICmpOp::create(builder, location, predicate,
                                Value::getFromOpaquePointer(arithmetic.materialize(a, width)),
                                Value::getFromOpaquePointer(arithmetic.materialize(b, width)));
  }
  Value both(Value a, Value b) const { return LLVM::AndOp::create(builder, location, a, b); }
};

Value equal(const Leaves& leaves) {
  const IntTuple &left = leaves.lhs.type(), &right = leaves.rhs.type();
  const bool congruentTrees = congruent(left, right);
  Value all = leaves.known(congruentTrees && sameForm(cutecheck::leaves(left), cutecheck::leaves(right)));
  if (!congruentTrees) return all;
  for (const auto& [x, y] : llvm::zip_equal(leaves.lhs.numbers(), leaves.rhs.numbers()))
    if (!x.constant || !y.constant) all = leaves.both(all, leaves.compared(ICmpPredicate::eq, x, y));
  return all;
}

ICmpPredicate lessPredicate() { return ICmpPredicate::slt; }

Value less(const Leaves& leaves) {
  Value all;
  for (const auto& [a, b] : llvm::zip_equal(leaves.lhs.numbers(), leaves.rhs.numbers())) {
    const Value leaf = a.constant && b.constant ? leaves.known(*a.constant < *b.constant)
                                                : leaves.compared(lessPredicate(), a, b);
    all = all ? leaves.both(all, leaf) : leaf;
  }
  return all ? all : leaves.known(true);
}

// What has tuples for operands and a truth value for a result.
template <typename OpT>
struct CompareOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
    if (!cute::tupleOf(lhs) || !cute::tupleOf(rhs)) return rewriter.notifyMatchFailure(op, "not of tuples");
    const Leaves leaves{rewriter, location,
                        mixedTuple(rewriter, location, lhs, adaptor.getLhs(), mixed::Role::kStride),
                        mixedTuple(rewriter, location, rhs, adaptor.getRhs(), mixed::Role::kStride)};
    rewriter.replaceOp(op, std::is_same_v<OpT, cute::ElemLessOp> ? less(leaves) : equal(leaves));
    return mlir::success();
  }
};

}  // namespace

void populateComparePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<CompareOpLowering<cute::EqualOp>, CompareOpLowering<cute::TupleEqOp>,
               CompareOpLowering<cute::ElemLessOp>>(converter);
}

}  // namespace cutecheck::to_llvm
