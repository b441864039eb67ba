// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/fold_offsets.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/IR/Iterators.h"

#include "lowering/to_llvm/offset_sum.h"

namespace cutecheck::to_llvm {

#define GEN_PASS_DEF_FOLDOFFSETSPASS
#include "lowering/Passes.h.inc"
namespace {

namespace LLVM = mlir::LLVM;
using mlir::Value;

// The one index, of 64 bits or constant, of a plain step: `value` where it is not null, else `constant`.
struct Step {
  Value value;
  int64_t constant = 0;
};

std::optional<Step> stepOf(LLVM::GEPOp gep) {
  if (!gep || gep.getIndices().size() != 1 || gep.getNoWrapFlags() != LLVM::GEPNoWrapFlags::none)
    return std::nullopt;
  const auto index = gep.getIndices()[0];
  if (auto constant = mlir::dyn_cast<mlir::IntegerAttr>(index)) return Step{{}, constant.getInt()};
  const Value value = mlir::cast<Value>(index);
  return value.getType().isInteger(64) ? std::optional(Step{value}) : std::nullopt;
}

// Longer sums are left as they are: they are no address of a tile, and each look at one costs its square.
constexpr size_t kMostProducts = 64;

bool append(const Step& step, OffsetSum& sum) {
  if (!step.value) {
    sum.push_back({step.constant, {}});
    return true;
  }
  return appendProducts(step.value, sum) && sum.size() <= kMostProducts;
}

// Whether a step holds `n` as a constant of its own: LLVM::GEPArg keeps no more bits, and says nothing.
bool isImmediate(int64_t n) {
  return llvm::isInt<LLVM::kGEPConstantBitWidth>(n);
}

// Where a chain of steps that nobody else looks at begins, and the sum of them.
struct Chain {
  Value base;
  OffsetSum sum;
};

std::optional<Chain> chainOf(LLVM::GEPOp last) {
  const auto step = stepOf(last);
  Chain chain;
  if (!step || !append(*step, chain.sum)) return std::nullopt;
  chain.base = last.getBase();
  for (;;) {
    auto before = chain.base.getDefiningOp<LLVM::GEPOp>();
    const auto earlier = stepOf(before);
    if (!earlier || !before->hasOneUse() || before->getBlock() != last->getBlock() ||
        before.getElemType() != last.getElemType())
      return chain;
    if (!append(*earlier, chain.sum)) return std::nullopt;
    chain.base = before.getBase();
  }
}

void fold(LLVM::GEPOp gep) {
  const std::optional<Chain> chain = chainOf(gep);
  if (!chain) return;
  OffsetSum sum = collected(chain->sum);
  if (!commonFactor(sum)) return;
  mlir::OpBuilder builder(gep);
  const mlir::Location location = gep.getLoc();
  const auto constant = llvm::find_if(sum, [](const Product& p) { return p.factors.empty(); });
  std::optional<int64_t> last;
  if (constant != sum.end() && isImmediate(constant->coefficient)) {
    last = constant->coefficient;
    sum.erase(constant);
  }
  const auto stepped = [&](Value from, LLVM::GEPArg by) -> Value {
    return LLVM::GEPOp::create(builder, location, gep.getType(), gep.getElemType(), from, {by});
  };
  Value result = stepped(chain->base, emitSum(builder, location, sum));
  if (last) result = stepped(result, static_cast<int32_t>(*last));
  gep.replaceAllUsesWith(result);
}

// From the last operation to the first, so that what only dead ones use dies with them.
void eraseDead(LLVM::LLVMFuncOp function) {
  function.walk<mlir::WalkOrder::PostOrder, mlir::ReverseIterator>([](mlir::Operation* op) {
    if (mlir::isOpTriviallyDead(op)) op->erase();
  });
}

struct FoldOffsetsPass : impl::FoldOffsetsPassBase<FoldOffsetsPass> {
  void runOnOperation() override {
    eraseDead(getOperation());
    llvm::SmallVector<LLVM::GEPOp> steps;
    getOperation().walk([&](LLVM::GEPOp gep) { steps.push_back(gep); });
    for (LLVM::GEPOp gep : llvm::reverse(steps)) fold(gep);
    eraseDead(getOperation());
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createFoldOffsetsPass() { return std::make_unique<FoldOffsetsPass>(); }

}  // namespace cutecheck::to_llvm
