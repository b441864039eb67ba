// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// get, select, flatten, append_to_rank, prepend_to_rank, dice of tuples, layouts and composed layouts; the
// conversions between kinds of tuple. No number is computed: leaves move. (Layouts are flattened by the
// secondary registrar.)
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using mixed::MixedLayout;
using mixed::MixedTuple;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::OpBuilder;
using mlir::Value;

// A tuple, or a layout as two tuples of one tree. Of a composed layout it is the tree of its layout.
struct Tree {
  std::vector<MixedTuple> parts;

  size_t rank() const { return parts.front().rank(); }
  Tree mode(size_t i) const {
    Tree result;
    for (const MixedTuple& part : parts) result.parts.push_back(part.mode(i));
    return result;
  }
  static Tree of(const std::vector<Tree>& modes) {
    Tree result;
    for (size_t p = 0; p < modes.front().parts.size(); ++p) {
      std::vector<MixedTuple> part;
      for (const Tree& mode : modes) part.push_back(mode.parts[p]);
      result.parts.push_back(MixedTuple::tuple(part));
    }
    return result;
  }
};

std::optional<Tree> treeOf(OpBuilder& builder, Location location, mlir::Type type, Value value) {
  if (cute::tupleOf(type)) return Tree{{mixedTuple(builder, location, type, value, mixed::Role::kStride)}};
  if (!mlir::isa<cute::LayoutType, cute::ComposedLayoutType, cute::LayoutCompositionType>(type))
    return std::nullopt;
  const MixedLayout layout = mixedLayoutIn(builder, location, type, value);
  return Tree{{layout.shape, layout.stride}};
}

std::optional<Tree> answer(cute::GetOp op, const Tree& input, const std::optional<Tree>&) {
  Tree mode = input;
  for (const int32_t index : op.getMode()) mode = mode.mode(static_cast<size_t>(index));
  return mode;
}
std::optional<Tree> answer(cute::SelectOp op, const Tree& input, const std::optional<Tree>&) {
  std::vector<Tree> modes;
  for (const int32_t index : op.getMode()) modes.push_back(input.mode(static_cast<size_t>(index)));
  return modes.empty() ? std::nullopt : std::optional(Tree::of(modes));
}
// The leaves are those of the operand, in their order.
template <typename OpT>
std::optional<Tree> sameLeaves(OpT op, const Tree& input) {
  const IntTuple* tree = cute::tupleOf(op->getResult(0).getType());
  if (!tree) return std::nullopt;
  return Tree{{MixedTuple::withNumbers(*tree, input.parts[0].numbers())}};
}
std::optional<Tree> answer(cute::FlattenOp op, const Tree& input, const std::optional<Tree>&) {
  // What fills a layout is its leaves, whatever their tree.
  return input.parts.size() > 1 ? std::optional(input) : sameLeaves(op, input);
}
std::optional<Tree> answer(cute::ToIntTupleOp op, const Tree& input, const std::optional<Tree>&) {
  return sameLeaves(op, input);
}
std::optional<Tree> answer(cute::ToShapeOp op, const Tree& input, const std::optional<Tree>&) {
  return sameLeaves(op, input);
}
std::optional<Tree> answer(cute::ToStrideOp op, const Tree& input, const std::optional<Tree>&) {
  return sameLeaves(op, input);
}
std::optional<Tree> answer(cute::ToCoordOp op, const Tree& input, const std::optional<Tree>&) {
  return sameLeaves(op, input);
}

std::optional<Tree> ranked(const Tree& input, const std::optional<Tree>& element, int64_t rank, bool behind) {
  if (static_cast<int64_t>(input.rank()) == rank) return input;
  if (!element || element->parts.size() != input.parts.size()) return std::nullopt;
  std::vector<Tree> modes;
  for (size_t i = 0; i < input.rank(); ++i) modes.push_back(input.mode(i));
  const size_t missing = static_cast<size_t>(rank) - modes.size();
  modes.insert(behind ? modes.end() : modes.begin(), missing, *element);
  return Tree::of(modes);
}
std::optional<Tree> answer(cute::AppendToRankOp op, const Tree& input, const std::optional<Tree>& element) {
  return ranked(input, element, static_cast<int32_t>(op.getRank()), true);
}
std::optional<Tree> answer(cute::PrependToRankOp op, const Tree& input, const std::optional<Tree>& element) {
  return ranked(input, element, static_cast<int32_t>(op.getRank()), false);
}

void appendFixed(const IntTuple& coord, const Tree& tree, std::vector<Tree>& parts) {
  if (coord.isLeaf()) {
    if (!coord.isUnderscore()) parts.push_back(tree);
    return;
  }
  for (size_t i = 0; i < coord.rank(); ++i) appendFixed(coord.mode(i), tree.mode(i), parts);
}
std::optional<Tree> answer(cute::DiceOp op, const Tree& input, const std::optional<Tree>&) {
  const IntTuple& coord = *cute::tupleOf(op->getOperand(1).getType());
  std::vector<Tree> parts;
  appendFixed(coord, input, parts);
  if (coord.isLeaf() && parts.size() == 1) return parts.front();
  return parts.empty() ? std::nullopt : std::optional(Tree::of(parts));
}

// The value of `type` with the leaves of `tree`; the offset of a composed layout is that of operand 0.
Value packTree(mlir::Operation* op, Value input, mlir::Type type, const Tree& tree, OpBuilder& builder) {
  const Location location = op->getLoc();
  if (cute::tupleOf(type)) return packResult(builder, location, type, tree.parts[0]);
  const MixedLayout layout{tree.parts[0], tree.parts[1]};
  if (const auto plain = mlir::dyn_cast<cute::LayoutType>(type))
    return packLayout(builder, location, plain, layout);
  if (const auto composition = mlir::dyn_cast<cute::LayoutCompositionType>(type)) {
    auto parts = mixedComposition(
        builder, location, mlir::cast<cute::LayoutCompositionType>(op->getOperand(0).getType()), input);
    parts.outer = layout;
    return packComposition(builder, location, composition, parts);
  }
  const auto from = mlir::cast<cute::ComposedLayoutType>(op->getOperand(0).getType());
  return packComposed(builder, location, mlir::cast<cute::ComposedLayoutType>(type), layout,
                      mixedComposed(builder, location, from, input).offset);
}

template <typename OpT>
struct TreeOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    mlir::Type from = op->getOperand(0).getType(), type = op->getResult(0).getType();
    const auto read = [&](size_t i) {
      return treeOf(rewriter, op.getLoc(), op->getOperand(i).getType(), adaptor.getOperands()[i]);
    };
    const std::optional<Tree> input = read(0);
    // The answer is of the operand's kind, or a tuple of another one.
    if (!input || (cute::tupleOf(from) ? !cute::tupleOf(type) : from.getTypeID() != type.getTypeID()))
      return rewriter.notifyMatchFailure(op, "of neither tuples nor layouts");
    const auto tree = answer(op, *input, op->getNumOperands() > 1 ? read(1) : std::nullopt);
    if (!tree) return rewriter.notifyMatchFailure(op, "the leaves are not those of one kind");
    rewriter.replaceOp(op, packTree(op, adaptor.getOperands()[0], type, *tree, rewriter));
    return mlir::success();
  }
};

}  // namespace

void populateTreePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  using namespace cute;
  patterns.add<TreeOpLowering<GetOp>, TreeOpLowering<SelectOp>, TreeOpLowering<FlattenOp>,
               TreeOpLowering<ToIntTupleOp>, TreeOpLowering<ToShapeOp>, TreeOpLowering<ToStrideOp>,
               TreeOpLowering<ToCoordOp>, TreeOpLowering<AppendToRankOp>, TreeOpLowering<PrependToRankOp>,
               TreeOpLowering<DiceOp>>(converter);
}

}  // namespace cutecheck::to_llvm
