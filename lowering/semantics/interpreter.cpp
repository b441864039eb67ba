// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/interpreter.h"

#include <algorithm>
#include <numeric>

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/semantics/arithmetic.h"
#include "lowering/semantics/claims.h"
#include "lowering/semantics/computed.h"
#include "lowering/semantics/understood.h"

namespace cutecheck::meaning {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::success;
using mlir::Type;
using mlir::Value;

namespace {

constexpr size_t kLongestTerm = size_t{1} << 16;

size_t lengthOf(const TermTuple& value) {
  size_t length = 0;
  for (const Term& term : value.terms) length = std::max(length, term.size());
  return length;
}
size_t lengthOf(const TermLayout& value) {
  return std::max({lengthOf(value.shape), lengthOf(value.stride), value.operation.size()});
}
size_t lengthOf(const TermComposed& value) { return std::max(value.offset.size(), lengthOf(value.layout)); }
size_t lengthOf(const TermIterator& value) { return lengthOf(value.offset); }
size_t lengthOf(const TermView& value) { return std::max(lengthOf(value.iterator), lengthOf(value.layout)); }
size_t lengthOf(const TermStrided& value) {
  return std::max({lengthOf(value.base), value.index.size(), value.stride.size(), value.tiles.size()});
}
size_t lengthOf(const TermDescriptor& value) {
  return std::max(lengthOf(value.base), lengthOf(value.layout));
}
size_t lengthOf(const TermSwizzle& value) { return value.text.size(); }
size_t lengthOf(const KnownToType&) { return 0; }
size_t lengthOf(const Data& value) {
  size_t length = 0;
  for (const Term& term : value.elements) length = std::max(length, term.size());
  return length;
}
// What a view is made of was measured where it was made.
size_t lengthOf(const View&) { return 0; }
size_t lengthOf(const ViewLayout&) { return 0; }
size_t lengthOf(const ViewOffset& value) { return lengthOf(value.coord); }
size_t lengthOf(const ViewIterator& value) { return value.coord ? lengthOf(*value.coord) : 0; }

}  // namespace

bool Interpreter::isTooLong(const Meaning& meaning) {
  return std::visit([](const auto& value) { return lengthOf(value) > kLongestTerm; }, meaning);
}

LogicalResult Interpreter::refuseLength(Operation* op) {
  return op->emitError("not modelled by the reference semantics: '")
         << op->getName() << "' makes a term over the limit of " << kLongestTerm << " characters";
}

LogicalResult Interpreter::define(Operation* op, Meaning meaning) {
  bind(op->getResult(0), std::move(meaning));
  return success();
}

std::string Interpreter::swizzleText(Value swizzle) const {
  if (const auto* made = find<TermSwizzle>(swizzle)) return made->text;
  return toString(mlir::cast<cute::SwizzleType>(swizzle.getType()).getValue());
}

namespace {

// One operation at a time, each in its own words; `self` gives what the interpreter knows.
TermTuple sizeOf(const TermTuple& shape, llvm::ArrayRef<int32_t> path) {
  TermTuple mode = shape;
  for (const int32_t index : path) mode = mode.mode(static_cast<size_t>(index));
  return leafOf(product(mode.terms));
}

}  // namespace

template <typename OpT>
LogicalResult Interpreter::make(OpT op) {
  if (!cute::tupleOf(op.getResult().getType())) return interpretOther(op);
  std::vector<Term> dynamic;
  for (const Value operand : op.getScalars()) dynamic.push_back(scalar(operand));
  Meaning result = fromType(op.getResult().getType(), dynamic);
  addDivisors(*cute::tupleOf(op.getResult().getType()), *std::get_if<TermTuple>(&result), needs_);
  return define(op, std::move(result));
}

void Interpreter::claim(const std::string& text) {
  if (!llvm::is_contained(claims_, text)) claims_.push_back(text);
}

void Interpreter::writeShared(llvm::raw_ostream& out) const {
  for (const std::string& line : definitions_) out << "  let " << line << "\n";
  for (const std::string& line : premises_.lines()) out << "  premise " << line << "\n";
  // What is promised anyway needs no claim.
  for (const std::string& line : claims_)
    if (!llvm::is_contained(premises_.lines(), line)) out << "  claim " << line << "\n";
}

void Interpreter::claimType(Operation* op, Value result) {
  // What these make is promised or written there, not inferred.
  if (mlir::isa<cute::StaticOp, cute::MakeIntTupleOp, cute::MakeCoordOp, cute::MakeShapeOp,
                cute::MakeStrideOp>(op))
    return;
  const Type type = result.getType();
  std::vector<std::string> lines;
  if (const IntTuple* tree = cute::tupleOf(type)) {
    if (const auto* value = find<TermTuple>(result)) lines = claimsOf(*tree, *value);
  } else if (const auto layout = mlir::dyn_cast<cute::LayoutType>(type)) {
    if (const auto* value = find<TermLayout>(result)) lines = claimsOf(layout.getValue(), *value);
  } else if (const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type)) {
    if (const auto* value = find<TermComposed>(result)) {
      lines = claimsOf(composed.getValue().layout, value->layout);
      for (std::string& line : claimsOf(composed.getValue().offset, leafOf(value->offset)))
        lines.push_back(std::move(line));
    }
  }
  for (const std::string& line : lines) claim(line);
}

// With parts and groups of 2^up and 2^down elements: the field of the swizzle moves, and what falls inside a
// group moves no number of one.
static TermComposed recastComposed(const TermComposed& before, const TermLayout& layout, int64_t newBits,
                                   int64_t oldBits) {
  const int64_t common = std::gcd(newBits, oldBits), parts = oldBits / common, group = newBits / common;
  TermComposed after{before.swizzle, before.offset, layout};
  if (parts > 1) after.offset = binary(std::to_string(parts), "*", after.offset);
  if (group > 1) after.offset = binary(after.offset, "/", std::to_string(group));
  const Expected<Swizzle> swizzle = parseSwizzle(before.swizzle);
  if (!swizzle || swizzle->bits == 0) return after;
  Swizzle moved = *swizzle;
  for (int64_t n = parts; n > 1; n /= 2) ++moved.base;
  for (int64_t n = group; n > 1; n /= 2) {
    if (moved.base > 0)
      --moved.base;
    else if (moved.bits > 0)
      --moved.bits;
  }
  after.swizzle = toString(moved.bits == 0 ? Swizzle{} : moved);
  return after;
}

// A swizzle takes numbers of at least 0: so are all parts of the sum below it. Premises speak of the caller's
// numbers; what is computed from them must follow.
void Interpreter::needNatural(const TermComposed& composed, const Term& sum) {
  if (!isStraight()) return needs_.addNotNegative(leafOf(sum));
  needs_.addNotNegative(composed.layout.stride);
  needNotNegative(leafOf(composed.offset));
}

// Of a layout under a swizzle the same of the layout: S o n o L divided is S o n o (L divided); a slice adds
// the offset of its coordinate to n.
LogicalResult Interpreter::algebra(Operation* op) {
  const auto* composed = find<TermComposed>(op->getOperand(0));
  if (composed && !mlir::isa<cute::ComposedLayoutType>(op->getResult(0).getType())) return interpretOther(op);
  const auto* input = composed ? &composed->layout : find<TermLayout>(op->getOperand(0));
  if (!input) return interpretOther(op);
  const auto result = compute(op, *input);
  if (failed(result)) return mlir::failure();
  if (!composed) return define(op, TermLayout(*result));
  if (auto recast = mlir::dyn_cast<cute::RecastLayoutOp>(op))
    return define(op, recastComposed(*composed, *result, recast.getNewTypeBits(), recast.getOldTypeBits()));
  if (mlir::isa<cute::SliceOp>(op)) {
    const TermTuple& coord = tuple(op->getOperand(1));
    needInside(coord, composed->layout.shape);
    const Term fixed = crd2idx(coord, composed->layout).terms.front();
    const Term sum = composed->offset == "0" ? fixed : binary(composed->offset, "+", fixed);
    if (isStraight()) needNatural(*composed, sum);
    return define(op, TermComposed{composed->swizzle, sum, *result});
  }
  return define(op, TermComposed{composed->swizzle, composed->offset, *result});
}

Arguments Interpreter::argumentsOf(Operation* op, const TermLayout& input) {
  Arguments arguments;
  if (input.operation.empty()) {
    needs_.addExtents(input.shape);
    needReach(input);
  }
  if (mlir::isa<cute::FilterOp, cute::FilterZerosOp, cute::MakeLayoutLikeOp>(op))
    needs_.addNone(input.stride, {0});
  if (mlir::isa<cute::RightInverseOp>(op)) needs_.addNone(input.stride, endsOfChain(input));
  if (mlir::isa<cute::RecastLayoutOp>(op)) needs_.addNone(input.stride, {1});
  for (const Value operand : op->getOperands().drop_front()) {
    const auto* layout = find<TermLayout>(operand);
    const auto* tuple = find<TermTuple>(operand);
    arguments.push_back({mlir::dyn_cast<cute::TileType>(operand.getType()), layout, tuple});
    if (layout && layout->operation.empty()) {
      needs_.addExtents(layout->shape);
      needReach(*layout);
    }
    if (tuple && mlir::isa<cute::ComplementOp>(op)) needs_.addExtents(*tuple);
    if (tuple && arguments.size() == 1 && mlir::isa<cute::TileToShapeOp>(op)) needs_.addExtents(*tuple);
    if (arguments.back().tile && mlir::isa<cute::StencilDivideOp>(op))
      addWindowsInside(arguments.back(), input.shape, needs_);
  }
  return arguments;
}

mlir::FailureOr<TermLayout> Interpreter::compute(Operation* op, const TermLayout& input) {
  const Arguments arguments = argumentsOf(op, input);
  const std::optional<Term> operation = computed(op, input, arguments, premises_.lines());
  const std::optional<IntTuple> tree = treeOf(op->getResult(0).getType());
  if (!operation || !tree)
    return op->emitError("not modelled by the reference semantics: '")
           << op->getName() << "' of such operands";
  return defined(*operation, *tree);
}

TermLayout Interpreter::defined(const Term& operation, const IntTuple& tree) {
  const std::string name = "v" + std::to_string(definitions_.size());
  definitions_.push_back(name + " = " + operation);
  return computedLayout(name, tree);
}

LogicalResult Interpreter::interpret(Operation* op) {
  // No other operation of these dialects is read: none of its attributes is the cause.
  if (mlir::isa<mlir::func::CallOp>(op) ||
      (llvm::is_contained({"gpu", "llvm", "memref"}, op->getName().getDialectNamespace()) &&
       !isReadOfLlvm(op)))
    return Interpreter::interpretOther(op);
  if (const std::optional<std::string> promise = unreadAttribute(op))
    return op->emitError("not modelled by the reference semantics: '")
           << op->getName() << "' with " << *promise;
  if (failed(dispatch(op))) return mlir::failure();
  if (misread_)
    return op->emitError("not modelled by the reference semantics: '")
           << op->getName() << "' of a value that has no name in the notation";
  for (const Value result : op->getResults())
    if (const auto at = meanings_.find(result.getAsOpaquePointer());
        at != meanings_.end() && isTooLong(at->second))
      return refuseLength(op);
  obligeWidths(op);
  for (const Value result : op->getResults()) claimType(op, result);
  return success();
}

LogicalResult Interpreter::dispatch(Operation* op) {
  if (std::optional<Meaning> known = ofTrees(op)) return define(op, std::move(*known));
  return llvm::TypeSwitch<Operation*, LogicalResult>(op)
      .Case<cute::StaticOp>([&](auto o) { return define(o, fromType(o.getResult().getType(), {})); })
      .Case<cute::MakeIntTupleOp, cute::MakeCoordOp, cute::MakeShapeOp, cute::MakeStrideOp>(
          [&](auto o) { return make(o); })
      .Case<cute::MakeLayoutOp>([&](cute::MakeLayoutOp o) {
        if (!o.getShape()) return define(o, fromType(o.getResult().getType(), {}));
        needs_.addExtents(tuple(o.getShape()));
        return define(o, TermLayout{tuple(o.getShape()), tuple(o.getStride())});
      })
      .Case<cute::GetShapeOp>([&](cute::GetShapeOp o) {
        if (const auto* view = find<ViewLayout>(o.getInput())) return define(o, view->view.mapping->shape());
        return define(o, layout(o.getInput()).shape);
      })
      .Case<cute::GetStrideOp>([&](cute::GetStrideOp o) {
        if (!find<TermLayout>(o.getInput())) return interpretOther(o);
        return define(o, layout(o.getInput()).stride);
      })
      .Case<cute::GetScalarsOp>([&](cute::GetScalarsOp o) {
        const Type type = o.getInput().getType();
        std::vector<std::pair<IntTuple, Term>> all;
        const auto append = [&](const IntTuple& tree, const TermTuple& value) {
          for (const auto& [leaf, term] : llvm::zip_equal(leaves(tree), value.terms))
            if (!leaf.isUnderscore()) all.emplace_back(leaf, term);
        };
        if (const IntTuple* tree = cute::tupleOf(type)) {
          append(*tree, tuple(o.getInput()));
        } else if (find<TermLayout>(o.getInput())) {
          const Layout& value = mlir::cast<cute::LayoutType>(type).getValue();
          append(value.shape(), layout(o.getInput()).shape);
          append(value.stride(), layout(o.getInput()).stride);
        } else {
          return interpretOther(o);
        }
        unsigned next = 0;
        for (const auto& [leaf, term] : all)
          if (!o.getOnlyDynamic() || leaf.kind() == IntTuple::Kind::kDynamic)
            bind(o->getResult(next++), leafOf(term));
        return LogicalResult(success());
      })
      .Case<cute::FastDivmodCreateDivisorOp, cute::FastDivmodComputeOp, cute::FastDivmodDivideOp,
            cute::FastDivmodGetDivisorOp>([&](Operation* o) { return fastDivmod(o); })
      .Case<cute::SizeOp>([&](cute::SizeOp o) {
        if (const auto* view = find<ViewLayout>(o.getInput()))
          return define(o, sizeOf(view->view.mapping->shape(), o.getMode()));
        const bool isLayout = mlir::isa<cute::LayoutType>(o.getInput().getType());
        if (isLayout ? !find<TermLayout>(o.getInput()) : !find<TermTuple>(o.getInput()))
          return interpretOther(o);
        const TermTuple& shape = isLayout ? layout(o.getInput()).shape : tuple(o.getInput());
        needs_.addExtents(shape);
        if (isLayout && o.getMode().empty())
          return define(o, leafOf("size(" + layout(o.getInput()).text() + ")"));
        return define(o, sizeOf(shape, o.getMode()));
      })
      .Case<cute::Crd2IdxOp>([&](cute::Crd2IdxOp o) {
        const TermTuple& crd = tuple(o.getCoord());
        if (const auto* view = find<ViewLayout>(o.getTarget())) {
          view->view.mapping->needs(crd, needs_);
          return define(o, ViewOffset{view->view, crd});
        }
        if (const auto* composed = find<TermComposed>(o.getTarget())) {
          needs_.addExtents(composed->layout.shape);
          needInside(crd, composed->layout.shape);
          const Term inner = crd2idx(crd, composed->layout).terms.front();
          const Term sum = composed->offset == "0" ? inner : binary(composed->offset, "+", inner);
          needNatural(*composed, sum);
          return define(o, leafOf(swizzleApply(composed->swizzle, sum)));
        }
        const bool isLayout = mlir::isa<cute::LayoutType>(o.getTarget().getType());
        if ((isLayout && !find<TermLayout>(o.getTarget())) ||
            mlir::isa<cute::ComposedLayoutType>(o.getTarget().getType()))
          return interpretOther(o);
        const TermTuple& shape = isLayout ? layout(o.getTarget()).shape : tuple(o.getTarget());
        needs_.addExtents(shape);
        needInside(crd, shape);
        return define(o, isLayout ? crd2idx(crd, layout(o.getTarget())) : crd2idx(crd, shape));
      })
      .Case<cute::CompositionOp, cute::ComplementOp, cute::CoalesceOp, cute::LogicalDivideOp,
            cute::ZippedDivideOp, cute::SliceOp, cute::TiledDivideOp, cute::FlatDivideOp,
            cute::StencilDivideOp, cute::GroupModesOp, cute::SelectOp, cute::FlattenOp, cute::FilterOp,
            cute::FilterZerosOp, cute::RightInverseOp, cute::LeftInverseOp, cute::RecastLayoutOp,
            cute::LogicalProductOp, cute::ZippedProductOp, cute::TiledProductOp, cute::FlatProductOp,
            cute::BlockedProductOp, cute::RakedProductOp, cute::TileToShapeOp, cute::MakeLayoutLikeOp>(
          [&](auto o) { return algebra(o); })
      .Case<cute::MakeComposedLayoutOp>([&](cute::MakeComposedLayoutOp o) {
        if (!find<TermLayout>(o.getOuter()) || !mlir::isa<cute::SwizzleType>(o.getInner().getType()))
          return interpretOther(o);
        needs_.addExtents(layout(o.getOuter()).shape);
        return define(o, TermComposed{swizzleText(o.getInner()), tuple(o.getOffset()).terms.front(),
                                      layout(o.getOuter())});
      })
      .Case<cute::ApplySwizzleOp>([&](cute::ApplySwizzleOp o) {
        // Premises speak of the caller's numbers; what is computed from them must follow.
        needNotNegative(tuple(o.getIndex()));
        return define(o, leafOf(swizzleApply(swizzleText(o.getSwizzle()), scalar(o.getIndex()))));
      })
      .Case<cute::Idx2CrdOp>([&](cute::Idx2CrdOp o) {
        needs_.addExtents(tuple(o.getShape()));
        needs_.addNotNegative(tuple(o.getIndex()));
        return define(o, idx2crd(tuple(o.getIndex()), tuple(o.getShape())));
      })
      .Case<cute::ElemLessOp>([&](cute::ElemLessOp o) {
        return define(o, leafOf(elemLess(tuple(o.getLhs()), tuple(o.getRhs()))));
      })
      .Case<cute::GetLeavesOp>([&](cute::GetLeavesOp o) {
        const auto* value = find<TermTuple>(o.getInput());
        if (!value) return interpretOther(o);
        for (const auto& [result, term] : llvm::zip_equal(o->getResults(), value->terms))
          bind(result, leafOf(term));
        return LogicalResult(success());
      })
      .Case<cute::ToIntTupleOp, cute::ToShapeOp, cute::ToStrideOp, cute::ToCoordOp, cute::AssumeOp,
            cute::DerefineOp>([&](auto o) {
        const auto* value = find<TermTuple>(o->getOperand(0));
        if (!value) return interpretOther(o);
        // What assume promises is the author's word.
        if (const auto divided = mlir::dyn_cast<cute::DivisibleI32Type>(o->getResult(0).getType()))
          needs_.addDivisible(value->terms.front(), divided.getDiv());
        if (const auto divided = mlir::dyn_cast<cute::DivisibleI64Type>(o->getResult(0).getType()))
          needs_.addDivisible(value->terms.front(), divided.getDiv());
        return define(o, TermTuple(*value));
      })
      .Case<mlir::arith::ConstantOp>([&](mlir::arith::ConstantOp o) {
        const auto value = mlir::dyn_cast<mlir::IntegerAttr>(o.getValue());
        if (!value || (!value.getType().isSignlessInteger() && !value.getType().isIndex()))
          return interpretOther(o);
        if (value.getType().isInteger(1))
          return define(o, leafOf(value.getValue().isZero() ? "0 == 1" : "0 == 0"));
        if (value.getValue().getBitWidth() > 64) return interpretOther(o);
        // The lowest number of 64 bits is none with a sign in front.
        if (value.getValue().getBitWidth() == 64 && value.getValue().isMinSignedValue())
          return define(o, leafOf("(0 - 9223372036854775807) - 1"));
        return define(o, leafOf(llvm::toString(value.getValue(), 10, /*Signed=*/true)));
      })
      .Default([&](Operation* o) { return arithmetic(o); });
}

// Whether the signed number that `value` is of its type is known to be what it means: a register, a loaded
// number, a leaf of a parameter, what `arith` made, which was obliged to fit, and a part of a number that is
// not negative.
static bool isOfItsType(Operation* made, const Term& term, unsigned width) {
  if (mlir::isa<mlir::arith::ArithDialect, mlir::scf::SCFDialect>(made->getDialect())) return true;
  if (mlir::isa<cute::FastDivmodComputeOp, cute::FastDivmodDivideOp, cute::FastDivmodGetDivisorOp>(made))
    return true;
  if (const std::optional<int64_t> n = literalOf(term))
    return width == 64 || (*n >> (width - 1)) == (*n < 0 ? -1 : 0);
  return llvm::all_of(term, [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

// What reads a number of a machine reads its bits: elsewhere than in a result, which is compared at its
// width, the number must be the one that is meant, and one that nothing reads has to be a number of its type.
void Interpreter::obligeWidths(Operation* op) {
  for (const Value result : op->getResults()) {
    const unsigned width = widthOf(result.getType());
    const auto* value = width == 0 ? nullptr : find<TermTuple>(result);
    const bool read = result.use_empty() || !llvm::all_of(result.getUsers(), [](Operation* user) {
      return mlir::isa<mlir::func::ReturnOp>(user);
    });
    if (value && !value->isTuple() && read && !isOfItsType(op, value->terms.front(), width))
      oblige(fits(width, value->terms.front()));
  }
}

LogicalResult Interpreter::arithmetic(Operation* op) {
  if (!mlir::isa<mlir::arith::ArithDialect>(op->getDialect())) return interpretOther(op);
  std::vector<Term> operands;
  for (const Value operand : op->getOperands()) {
    const auto* value = find<TermTuple>(operand);
    if (!value || value->isTuple() || !operand.getType().isIntOrIndex()) return interpretOther(op);
    operands.push_back(value->terms.front());
  }
  const std::optional<Arithmetic> result = arithmeticOf(op, operands);
  if (!result) return interpretOther(op);
  for (const Term& condition : result->needs) oblige(condition);
  return define(op, leafOf(result->result));
}

// What is read of an operation whose operands are not.
static llvm::StringRef formsOf(Operation* op) {
  namespace arith = mlir::arith;
  if (mlir::isa<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp>(op))
    return " by an amount that is no constant below the width";
  if (mlir::isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op))
    return " of other operands than i1, or andi by a constant 2^k - 1";
  return mlir::isa<mlir::func::CallOp>(op) ? ", a call: write its body in its place" : "";
}

LogicalResult Interpreter::interpretOther(Operation* op) {
  if (auto constant = mlir::dyn_cast<mlir::arith::ConstantOp>(op))
    return op->emitError("not modelled by the reference semantics: a constant of type ")
           << constant.getType();
  return op->emitError("not modelled by the reference semantics: unsupported operation '")
         << op->getName() << "'" << formsOf(op) << "; see docs/reference/meaning.md for the supported ones";
}

}  // namespace cutecheck::meaning
