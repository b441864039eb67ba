// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// local_tile, local_partition and partition with run-time leaves; for cute-expand also slices of layouts and
// the parts of tiled copies: the engine's answer, as values of cute and arith.
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/tiling/local_partition.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/algebra_inference.h"
#include "lowering/cute/infer/partition.h"
#include "lowering/cute/infer/partition_slots.h"
#include "lowering/desugar/expansion.h"
#include "lowering/desugar/patterns.h"

namespace cutecheck::desugar {
namespace {

using mlir::LogicalResult;
using mlir::OpRewritePattern;
using mlir::PatternRewriter;
using mlir::Value;

Value layoutIn(PatternRewriter& rewriter, mlir::Location location, Value source) {
  return cute::iteratorOf(source.getType()) ? Value(cute::GetLayoutOp::create(rewriter, location, source))
                                            : source;
}

bool isPlain(mlir::Type type) { return mlir::isa<cute::LayoutType>(type) || cute::iteratorOf(type); }

// Whether the engine's answer is what was written, up to widths that make_view may narrow. A layout has no
// such place: its written type has to be the answer's.
bool fits(mlir::Type input, mlir::Type written, const mixed::MixedLayout& answer) {
  const Layout layout = Layout::unchecked(answer.shape.type(), answer.stride.type());
  if (mlir::isa<cute::LayoutType>(input)) return written == cute::LayoutType::get(input.getContext(), layout);
  return cute::compatibleViews(cute::LayoutType::get(input.getContext(), layout),
                               cute::LayoutType::get(input.getContext(), *cute::layoutOfValue(written)));
}

// The part that `take` makes of `input` at the coordinate `place`: first of its type, which must be what was
// written, then of its values.
template <typename Take>
LogicalResult expandPart(mlir::Operation* op, PatternRewriter& rewriter, Value input, Value place,
                         const Take& take) {
  mixed::FoldingBuilder folding;
  mixed::Arithmetic types(folding);
  const auto typed = take(types, mixed::MixedLayout::of(*cute::layoutOfValue(input.getType())), {});
  if (!typed || !fits(input.getType(), op->getResult(0).getType(), typed->layout)) return mlir::failure();
  const mlir::Location location = op->getLoc();
  ArithBuilder builder(rewriter, location);
  mixed::Arithmetic arithmetic(builder);
  const auto layout = numbersOf(rewriter, location, layoutIn(rewriter, location, input));
  const auto made = take(arithmetic, layout, scalarsOf(rewriter, location, place));
  if (!made) return op->emitOpError(made.error().message);
  replaceByPart(rewriter, op, input, arithmetic, made->offset, made->layout);
  return mlir::success();
}

struct ExpandLocalTile : OpRewritePattern<cute::LocalTileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::LocalTileOp op, PatternRewriter& rewriter) const override {
    const auto tiler = cute::tilerOf(op.getTiler().getType());
    if (!isPlain(op.getInput().getType()) || !tiler) return mlir::failure();
    const IntTuple& coord = *cute::tupleOf(op.getCoord().getType());
    const auto part = [&](mixed::Arithmetic& arithmetic, const mixed::MixedLayout& layout,
                          const std::vector<mixed::Handle>& handles) {
      return mixed::localTile(arithmetic, layout, *tiler,
                              mixed::MixedTuple::of(coord, mixed::Role::kCoordinate, handles));
    };
    return expandPart(op, rewriter, op.getInput(), op.getCoord(), part);
  }
};

struct ExpandLocalPartition : OpRewritePattern<cute::LocalPartitionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::LocalPartitionOp op, PatternRewriter& rewriter) const override {
    const auto threads = mlir::dyn_cast<cute::LayoutType>(op.getTiler().getType());
    if (!isPlain(op.getInput().getType()) || !threads) return mlir::failure();
    const IntTuple& index = *cute::tupleOf(op.getIndex().getType());
    const auto profile = op.getTargetProfile() ? mlir::cast<cute::CoordType>(op.getTargetProfile().getType())
                                               : cute::CoordType();
    const auto part = [&](mixed::Arithmetic& arithmetic, mixed::MixedLayout layout,
                          const std::vector<mixed::Handle>& handles) -> Expected<mixed::Part> {
      if (profile) {
        CUTECHECK_TRY(merged, mixed::coalesce(arithmetic, layout, profile.getValue()));
        layout = std::move(merged);
      }
      return mixed::localPartition(
          arithmetic, layout, threads.getValue(),
          mixed::Number::of(index, mixed::Role::kCoordinate, handles.empty() ? nullptr : handles.front()));
    };
    return expandPart(op, rewriter, op.getInput(), op.getIndex(), part);
  }
};

struct ExpandSlice : OpRewritePattern<cute::SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::SliceOp op, PatternRewriter& rewriter) const override {
    const auto input = mlir::dyn_cast<cute::LayoutType>(op.getInput().getType());
    if (!input) return mlir::failure();
    const IntTuple& coord = op.getCoord().getType().getValue();
    const auto typed = mixed::slice(coord, mixed::MixedLayout::of(input.getValue()));
    if (!typed || !fits(input, op.getResult().getType(), *typed)) return mlir::failure();
    ArithBuilder builder(rewriter, op.getLoc());
    mixed::Arithmetic arithmetic(builder);
    const auto made = mixed::slice(coord, numbersOf(rewriter, op.getLoc(), op.getInput()));
    if (!made) return op.emitOpError(made.error().message);
    rewriter.replaceOp(op, layoutFrom(rewriter, op.getLoc(), arithmetic, *made));
    return mlir::success();
  }
};

template <typename OpT>
struct ExpandPartition : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    ArithBuilder builder(rewriter, location);
    mixed::Arithmetic arithmetic(builder);
    const auto layout = numbersOf(rewriter, location, layoutIn(rewriter, location, op.getView()));
    const std::vector<mixed::Handle> thread = scalarsOf(rewriter, location, op.getThread());
    const auto made =
        mixed::partition(arithmetic, cute::tiledCopyOf(op.getTiledCopy().getType()), layout,
                         mixed::Number::of(op.getThread().getType().getValue(), mixed::Role::kCoordinate,
                                           thread.empty() ? nullptr : thread.front()));
    if (!made) return op.emitOpError(made.error().message);
    replaceByPart(rewriter, op, op.getView(), arithmetic, made->offset, made->layout);
    return mlir::success();
  }
};

// Of the input divided by the tiler the place in every tile. Further operands bind atoms: what an atom makes
// of a part is not known here, and such a partition is left as it is.
struct ExpandPartitionSlots : OpRewritePattern<cute::PartitionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::PartitionOp op, PatternRewriter& rewriter) const override {
    constexpr size_t kWithModes = 4;
    const mlir::OperandRange slots = op.getSlots();
    const auto tiler = cute::partitionTiler(slots.getTypes());
    if (slots.size() > kWithModes || !isPlain(slots[0].getType()) || !tiler ||
        !cute::isStatic(slots[1].getType()))
      return mlir::failure();
    const IntTuple coord = IntTuple::tuple({*cute::tupleOf(slots[2].getType()), IntTuple::underscore()});
    const auto part = [&](mixed::Arithmetic& arithmetic, const mixed::MixedLayout& layout,
                          const std::vector<mixed::Handle>& handles) -> Expected<mixed::Part> {
      CUTECHECK_TRY(divided, mixed::zippedDivide(arithmetic, layout, *tiler));
      CUTECHECK_TRY(kept, mixed::slice(coord, divided));
      CUTECHECK_TRY(
          offset, mixed::crd2idx(arithmetic, mixed::MixedTuple::of(coord, mixed::Role::kCoordinate, handles),
                                 divided));
      return mixed::Part{offset, kept};
    };
    return expandPart(op, rewriter, slots[0], slots[2], part);
  }
};

}  // namespace

void populateLocalParts(mlir::RewritePatternSet& patterns) {
  patterns.add<ExpandLocalTile, ExpandLocalPartition, ExpandPartitionSlots>(patterns.getContext());
}

void populateExpansion(mlir::RewritePatternSet& patterns) {
  patterns.add<ExpandSlice, ExpandPartition<cute::TiledCopyPartitionSOp>,
               ExpandPartition<cute::TiledCopyPartitionDOp>>(patterns.getContext());
}

}  // namespace cutecheck::desugar
