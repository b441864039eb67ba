// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/desugar/unroll.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/Matchers.h"

namespace cutecheck::desugar {

// More copies of a body than any tile of registers asks for, and more operations than one nest of loops and
// one module may grow to: what is longer stays a loop.
static constexpr int64_t kMaxTrips = 1024;
static constexpr int64_t kMaxOperations = int64_t{1} << 15, kMaxOfModule = int64_t{1} << 17;

// Those inside `loop`.
static int64_t operationsIn(mlir::scf::ForOp loop) {
  int64_t count = 0;
  loop.getBody()->walk([&](mlir::Operation*) { ++count; });
  return count;
}

namespace {

// The turns of a loop between constants, in so many bits that nothing wraps.
struct Turns {
  llvm::APInt count;
  bool productFits;  // count * step, the bounds and the end fit the counter as signed numbers
  bool endFits;      // low + count * step, at which the loop ends, fits the counter as it is compared
};

// Nothing where a bound is not known, or the step is not positive.
std::optional<Turns> turnsOf(mlir::scf::ForOp loop) {
  unsigned width = 0;
  const auto constant = [&](mlir::Value value) -> std::optional<llvm::APInt> {
    llvm::APInt number;
    if (!mlir::matchPattern(value, mlir::m_ConstantInt(&number))) return std::nullopt;
    width = number.getBitWidth();
    return loop.getUnsignedCmp() ? number.zext(2 * width + 2) : number.sext(2 * width + 2);
  };
  const auto low = constant(loop.getLowerBound()), high = constant(loop.getUpperBound()),
             step = constant(loop.getStep());
  if (!low || !high || !step || !step->isStrictlyPositive()) return std::nullopt;
  const llvm::APInt one(low->getBitWidth(), 1);
  const llvm::APInt count =
      high->sle(*low) ? llvm::APInt(low->getBitWidth(), 0) : (*high - *low + *step - one).udiv(*step);
  const llvm::APInt product = count * *step, end = *low + product;
  const auto isSigned = [&](const llvm::APInt& number) { return number.isSignedIntN(width); };
  return Turns{count,
               isSigned(*low) && isSigned(*high) && isSigned(*step) && isSigned(product) && isSigned(end),
               loop.getUnsignedCmp() ? end.isIntN(width) : isSigned(end)};
}

// The loop as one that counts its turns from 0: its counter does not pass the last turn, and what was its
// counter is computed in each turn.
mlir::scf::ForOp countedFromZero(mlir::scf::ForOp loop, const llvm::APInt& turns) {
  namespace arith = mlir::arith;
  mlir::OpBuilder builder(loop);
  const mlir::Location location = loop.getLoc();
  const mlir::Value low = loop.getLowerBound(), step = loop.getStep();
  const mlir::Type type = low.getType();
  const unsigned width = std::max(64U, type.isIndex() ? 0U : type.getIntOrFloatBitWidth());
  const mlir::Type wide = builder.getIntegerType(width);
  const auto number = [&](const llvm::APInt& value) -> mlir::Value {
    return arith::ConstantOp::create(builder, location,
                                     builder.getIntegerAttr(wide, value.zextOrTrunc(width)));
  };
  const llvm::APInt zero(width, 0), one(width, 1);
  const mlir::Value from = number(zero), to = number(turns), by = number(one);
  auto counted = mlir::scf::ForOp::create(builder, location, from, to, by, loop.getInitArgs(), nullptr,
                                          /*unsignedCmp=*/true);
  mlir::Block& body = *counted.getBody();
  body.clear();
  builder.setInsertionPointToStart(&body);
  mlir::Value turn = counted.getInductionVar();
  if (type.isIndex())
    turn = arith::IndexCastOp::create(builder, location, type, turn);
  else if (type != wide)
    turn = arith::TruncIOp::create(builder, location, type, turn);
  const mlir::Value moved = arith::MulIOp::create(builder, location, turn, step);
  llvm::SmallVector<mlir::Value> arguments = {arith::AddIOp::create(builder, location, low, moved)};
  llvm::append_range(arguments, counted.getRegionIterArgs());
  for (const auto& [was, is] : llvm::zip_equal(loop.getBody()->getArguments(), arguments))
    was.replaceAllUsesWith(is);
  body.getOperations().splice(body.end(), loop.getBody()->getOperations());
  counted->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  loop.replaceAllUsesWith(counted.getResults());
  loop.erase();
  return counted;
}

}  // namespace

// Innermost first, so that an outer body is copied with its inner loops gone.
mlir::LogicalResult unrollKnownLoops(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::scf::ForOp> loops;
  module.walk([&](mlir::scf::ForOp loop) { loops.push_back(loop); });
  int64_t left = kMaxOfModule;
  for (mlir::scf::ForOp loop : loops) {
    llvm::APInt step;
    if (mlir::matchPattern(loop.getStep(), mlir::m_ConstantInt(&step)) &&
        (step.isZero() || (step.isNegative() && !loop.getUnsignedCmp())))
      return loop.emitError("the step of a loop must be at least 1, and is ") << step.getSExtValue();
    const std::optional<Turns> turns = turnsOf(loop);
    if (!turns) continue;
    const bool few = turns->count.ule(kMaxTrips);
    const int64_t grows = few ? static_cast<int64_t>(turns->count.getZExtValue()) * operationsIn(loop) : 0;
    const bool unrolls = few && grows <= kMaxOperations && grows <= left;
    // MLIR's unrolling multiplies in the counter's type; a loop that stays compares its end with the bound.
    if (unrolls ? !turns->productFits : !turns->endFits) loop = countedFromZero(loop, turns->count);
    if (!unrolls) continue;
    left -= grows;
    if (failed(mlir::loopUnrollFull(loop))) return loop.emitError("could not be unrolled");
  }
  return mlir::success();
}

}  // namespace cutecheck::desugar
