// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// size, cosize, idx2crd, layout_eval, tuple_product, tuple_product_each, increment_coord; recast_layout,
// right_inverse, the products, tile_to_shape, filter; make_layout_like, make_ordered_layout,
// make_identity_layout: numbers and layouts that the engine computes from run-time leaves.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/cosize.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/filter_zeros.h"
#include "lowering/algebra/idx2crd.h"
#include "lowering/algebra/recast_layout.h"
#include "lowering/algebra/right_inverse.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/tiling/logical_product.h"
#include "lowering/algebra/tiling/tile_to_shape.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/layout_order.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using mixed::Arithmetic;
using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Number;
using mixed::Role;
using Tuple = Expected<MixedTuple>;
using Answer = Expected<MixedLayout>;

// The operands of the operation being lowered, as numbers.
struct Operands {
  mlir::Operation* op;
  mlir::ValueRange values;
  mlir::OpBuilder& builder;

  mlir::Type type(size_t i) const { return op->getOperand(i).getType(); }
  bool isLayout(size_t i) const { return mlir::isa<cute::LayoutType>(type(i)); }
  // Of a composed layout its layout.
  MixedLayout layout(size_t i) const { return mixedLayoutIn(builder, op->getLoc(), type(i), values[i]); }
  mixed::MixedComposed composed(size_t i) const {
    return mixedComposed(builder, op->getLoc(), mlir::cast<cute::ComposedLayoutType>(type(i)), values[i]);
  }
  MixedTuple tuple(size_t i, Role role) const {
    return mixedTuple(builder, op->getLoc(), type(i), values[i], role);
  }
};

Tuple tupleAnswer(cute::SizeOp op, Arithmetic& m, const Operands& o) {
  MixedTuple mode = o.isLayout(0) ? o.layout(0).shape : o.tuple(0, Role::kExtent);
  for (const int32_t index : op.getMode()) mode = mode.mode(static_cast<size_t>(index));
  CUTECHECK_TRY(size, mixed::size(m, mode));
  return MixedTuple::leaf(size);
}
Tuple tupleAnswer(cute::CosizeOp op, Arithmetic& m, const Operands& o) {
  MixedLayout mode = o.layout(0);
  for (const int32_t index : op.getMode()) mode = mixed::modeOf(mode, static_cast<size_t>(index));
  CUTECHECK_TRY(cosize, mixed::cosize(m, mode));
  return MixedTuple::leaf(cosize);
}
Tuple tupleAnswer(cute::Idx2CrdOp, Arithmetic& m, const Operands& o) {
  return mixed::idx2crd(m, o.tuple(0, Role::kCoordinate), o.tuple(1, Role::kExtent));
}
Tuple tupleAnswer(cute::LayoutEvalOp, Arithmetic& m, const Operands& o) {
  const MixedTuple coord = o.tuple(0, Role::kCoordinate);
  if (const auto type = mlir::dyn_cast<cute::LayoutCompositionType>(o.type(1)))
    return mixed::crd2idx(m, coord, mixedComposition(o.builder, o.op->getLoc(), type, o.values[1]));
  return o.isLayout(1) ? mixed::crd2idx(m, coord, o.layout(1)) : mixed::crd2idx(m, coord, o.composed(1));
}
Tuple tupleAnswer(cute::TupleProductOp, Arithmetic& m, const Operands& o) {
  CUTECHECK_TRY(product, mixed::size(m, o.tuple(0, Role::kStride)));
  return MixedTuple::leaf(product);
}
Tuple tupleAnswer(cute::TupleProductEachOp, Arithmetic& m, const Operands& o) {
  const MixedTuple input = o.tuple(0, Role::kStride);
  std::vector<MixedTuple> products;
  for (size_t i = 0; i < input.rank(); ++i) {
    CUTECHECK_TRY(product, mixed::size(m, input.mode(i)));
    products.push_back(MixedTuple::leaf(product));
  }
  return input.isTuple() ? MixedTuple::tuple(products) : products.front();
}
// What a leaf holds with the carry is its remainder by the extent and the next carry; the last is not
// reduced.
Tuple tupleAnswer(cute::IncrementCoordOp, Arithmetic& m, const Operands& o) {
  const MixedTuple coord = o.tuple(0, Role::kCoordinate), shape = o.tuple(1, Role::kExtent);
  std::vector<Number> next = coord.numbers();
  Number carry = Number::of(1);
  for (size_t i = 0; i < next.size() && !carry.is(0); ++i) {
    CUTECHECK_TRY(sum, m.add(next[i], carry));
    next[i] = sum;
    if (i + 1 == next.size()) break;
    CUTECHECK_TRY(reduced, m.remainder(sum, shape.numbers()[i]));
    CUTECHECK_TRY(carried, m.divide(sum, shape.numbers()[i]));
    next[i] = reduced;
    carry = carried;
  }
  return MixedTuple::withNumbers(coord.type(), next);
}

template <typename OpT>
struct TupleAnswerOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    if (mlir::isa<cute::ComposedLayoutType, cute::LayoutCompositionType>(op->getOperand(0).getType()))
      return rewriter.notifyMatchFailure(op, "of a composed layout");
    if (mlir::isa<cute::StridedIterType>(op->getOperand(0).getType()))
      return rewriter.notifyMatchFailure(op, "of a descriptor iterator whose get_iter is not known");
    EmittingBuilder emit(rewriter, op.getLoc());
    Arithmetic arithmetic(emit);
    const Tuple answer = tupleAnswer(op, arithmetic, Operands{op, adaptor.getOperands(), rewriter});
    if (!answer) return op.emitOpError(answer.error().message);
    rewriter.replaceOp(op, packResult(rewriter, op.getLoc(), op->getResult(0).getType(), *answer));
    return mlir::success();
  }
};

template <typename OpT, Answer (*product)(Arithmetic&, const MixedLayout&, const MixedLayout&)>
struct ProductAnswer {
  using Op = OpT;
  static Answer answer(OpT, Arithmetic& m, const Operands& o) { return product(m, o.layout(0), o.layout(1)); }
};

struct TileToShape {
  using Op = cute::TileToShapeOp;
  static Answer answer(Op op, Arithmetic& m, const Operands& o) {
    if (op->getNumOperands() > 3)
      return makeError(Code::kUndecided, "construct_patterns_c1", "paddings are known to types");
    std::vector<int64_t> order;
    if (op->getNumOperands() == 3)
      for (size_t i = 0; i < cute::tupleOf(o.type(2))->rank(); ++i)
        order.push_back(cute::tupleOf(o.type(2))->mode(i).value());
    return mixed::tileToShape(m, o.layout(0), o.tuple(1, Role::kExtent), order);
  }
};

struct Filter {
  using Op = cute::FilterOp;
  static Answer answer(Op, Arithmetic& m, const Operands& o) {
    return mixed::coalesce(m, mixed::filterZeros(o.layout(0)));
  }
};
// The shape with the strides of its leaves.
MixedLayout strided(const MixedTuple& shape, const std::vector<Number>& strides) {
  return {shape, MixedTuple::withNumbers(shape.type(), strides)};
}
struct RecastLayout {
  using Op = cute::RecastLayoutOp;
  static Answer answer(Op op, Arithmetic& m, const Operands& o) {
    return mixed::recastLayout(m, o.layout(0), op.getNewTypeBits(), op.getOldTypeBits());
  }
  static Expected<mixed::MixedComposed> composedAnswer(Op op, Arithmetic& m, const Operands& o) {
    return mixed::recastLayout(m, o.composed(0), op.getNewTypeBits(), op.getOldTypeBits());
  }
};
struct RightInverse {
  using Op = cute::RightInverseOp;
  static Answer answer(Op, Arithmetic& m, const Operands& o) { return mixed::rightInverse(m, o.layout(0)); }
};
struct MakeOrderedLayout {
  using Op = cute::MakeOrderedLayoutOp;
  static Answer answer(Op, Arithmetic& m, const Operands& o) {
    const MixedTuple shape = o.tuple(0, Role::kExtent);
    CUTECHECK_TRY(ordered, mixed::orderedLayout(m, shape.numbers(),
                                                *cute::spreadOrder(shape.type(), *cute::tupleOf(o.type(1)))));
    return strided(shape, ordered.stride.numbers());
  }
};
struct MakeLayoutLike {
  using Op = cute::MakeLayoutLikeOp;
  static Answer answer(Op, Arithmetic& m, const Operands& o) {
    const MixedLayout like = o.layout(0);
    std::vector<Number> kept = like.shape.numbers();
    const std::vector<IntTuple> strides = leaves(like.stride.type());
    for (size_t i = 0; i < kept.size(); ++i)
      if (strides[i].isInt(0)) kept[i] = Number::of(1);
    CUTECHECK_TRY(ordered, mixed::orderedLayout(m, kept, cute::orderOf(strides)));
    return strided(like.shape, ordered.stride.numbers());
  }
};
struct MakeIdentityLayout {
  using Op = cute::MakeIdentityLayoutOp;
  static Answer answer(Op op, Arithmetic&, const Operands& o) {
    const auto type = mlir::cast<cute::LayoutType>(op->getResult(0).getType());
    return MixedLayout{o.tuple(0, Role::kExtent), MixedTuple::of(type.getValue().stride(), Role::kStride)};
  }
};

template <typename Rule>
struct LayoutAnswerOpLowering : mlir::ConvertOpToLLVMPattern<typename Rule::Op> {
  using OpT = typename Rule::Op;
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    EmittingBuilder emit(rewriter, op.getLoc());
    Arithmetic arithmetic(emit);
    const Operands operands{op, adaptor.getOperands(), rewriter};
    if constexpr (requires { Rule::composedAnswer(op, arithmetic, operands); }) {
      if (const auto type = mlir::dyn_cast<cute::ComposedLayoutType>(op->getResult(0).getType())) {
        const auto answer = Rule::composedAnswer(op, arithmetic, operands);
        if (!answer) return op.emitOpError(answer.error().message);
        rewriter.replaceOp(op, packComposed(rewriter, op.getLoc(), type, answer->layout, answer->offset));
        return mlir::success();
      }
    }
    mlir::Type input = op->getOperand(0).getType(), result = op->getResult(0).getType();
    // What a composed layout has beside its layout stays; recast changes it.
    const bool composed = mlir::isa<cute::ComposedLayoutType, cute::LayoutCompositionType>(input);
    if (composed ? input.getTypeID() != result.getTypeID() || mlir::isa<cute::RecastLayoutOp>(op)
                 : !mlir::isa<cute::LayoutType>(result) ||
                       (!mlir::isa<cute::LayoutType>(input) && !cute::tupleOf(input)))
      return rewriter.notifyMatchFailure(op, "not of a layout");
    const Answer answer = Rule::answer(op, arithmetic, operands);
    if (!answer) return op.emitOpError(answer.error().message);
    const mlir::Value packed =
        packLike(rewriter, op.getLoc(), result, *answer, composed ? input : result, adaptor.getOperands()[0]);
    if (!packed)
      return op.emitOpError("is not lowered to the result that is written: another tree is computed");
    rewriter.replaceOp(op, packed);
    return mlir::success();
  }
};

}  // namespace

void populateTupleAnswerPatterns(const mlir::LLVMTypeConverter& converter,
                                 mlir::RewritePatternSet& patterns) {
  using namespace cute;
  patterns
      .add<TupleAnswerOpLowering<SizeOp>, TupleAnswerOpLowering<CosizeOp>, TupleAnswerOpLowering<Idx2CrdOp>,
           TupleAnswerOpLowering<LayoutEvalOp>, TupleAnswerOpLowering<TupleProductOp>,
           TupleAnswerOpLowering<TupleProductEachOp>, TupleAnswerOpLowering<IncrementCoordOp>>(converter);
}

void populateLayoutAnswerPatterns(const mlir::LLVMTypeConverter& converter,
                                  mlir::RewritePatternSet& patterns) {
  using namespace cute;
  patterns.add<LayoutAnswerOpLowering<RecastLayout>, LayoutAnswerOpLowering<RightInverse>,
               LayoutAnswerOpLowering<ProductAnswer<LogicalProductOp, mixed::logicalProduct>>,
               LayoutAnswerOpLowering<ProductAnswer<ZippedProductOp, mixed::logicalProduct>>,
               LayoutAnswerOpLowering<ProductAnswer<TiledProductOp, mixed::tiledProduct>>,
               LayoutAnswerOpLowering<ProductAnswer<FlatProductOp, mixed::flatProduct>>,
               LayoutAnswerOpLowering<ProductAnswer<BlockedProductOp, mixed::blockedProduct>>,
               LayoutAnswerOpLowering<ProductAnswer<RakedProductOp, mixed::rakedProduct>>,
               LayoutAnswerOpLowering<TileToShape>, LayoutAnswerOpLowering<Filter>,
               LayoutAnswerOpLowering<MakeOrderedLayout>, LayoutAnswerOpLowering<MakeLayoutLike>,
               LayoutAnswerOpLowering<MakeIdentityLayout>>(converter);
}

}  // namespace cutecheck::to_llvm
