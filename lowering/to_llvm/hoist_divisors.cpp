// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/hoist_divisors.h"

#include <map>

#include "mlir/Analysis/CFGLoopInfo.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/IR/Dominance.h"

#include "lowering/to_llvm/fast_division.h"

namespace cutecheck::to_llvm {

#define GEN_PASS_DEF_HOISTDIVISORSPASS
#include "lowering/Passes.h.inc"
namespace {

namespace LLVM = mlir::LLVM;
using mlir::Block;
using mlir::Value;

// The one block from which `loop` is entered, or null.
Block* entryOf(const mlir::CFGLoop& loop) {
  Block* entry = nullptr;
  for (Block* before : loop.getHeader()->getPredecessors()) {
    if (loop.contains(before) || before == entry) continue;
    if (entry != nullptr) return nullptr;
    entry = before;
  }
  return entry;
}

bool isConstant(Value value) { return mlir::isa_and_nonnull<LLVM::ConstantOp>(value.getDefiningOp()); }

// Whether `loop`, entered from `entry`, counts between two constants.
bool hasKnownLength(const mlir::CFGLoop& loop, Block* entry) {
  Block* header = loop.getHeader();
  auto leave = mlir::dyn_cast<LLVM::CondBrOp>(header->getTerminator());
  auto compare = leave ? leave.getCondition().getDefiningOp<LLVM::ICmpOp>() : nullptr;
  if (!compare || !isConstant(compare.getRhs())) return false;
  const auto counter = mlir::dyn_cast<mlir::BlockArgument>(compare.getLhs());
  auto branch = mlir::dyn_cast<LLVM::BrOp>(entry->getTerminator());
  return counter && counter.getOwner() == header && branch &&
         isConstant(branch.getDestOperands()[counter.getArgNumber()]);
}

// Whether `op` may run where the module did not run it. LLVM's dialect calls divisions pure, yet one by 0,
// and a signed one by -1, is undefined behaviour, which a guard of the loop may exclude.
bool mayRunEarly(mlir::Operation* op) {
  if (!mlir::isPure(op)) return false;
  const bool isSigned = mlir::isa<LLVM::SDivOp, LLVM::SRemOp>(op);
  if (!isSigned && !mlir::isa<LLVM::UDivOp, LLVM::URemOp>(op)) return true;
  auto divisor = op->getOperand(1).getDefiningOp<LLVM::ConstantOp>();
  const auto by = divisor ? mlir::dyn_cast<mlir::IntegerAttr>(divisor.getValue()) : mlir::IntegerAttr();
  return by && !by.getValue().isZero() && !(isSigned && by.getValue().isAllOnes());
}

// Values that are computed from one another are looked at once each, and not beyond this number of them.
constexpr size_t kMostComputed = 256;

// Whether `value` is the same in every turn of `loop`: from outside, or computed without effects from what
// is. `fixed`: the values in the loop that are known to be.
bool isFixedIn(const mlir::CFGLoop& loop, Value value, llvm::SmallPtrSetImpl<void*>& fixed) {
  if (!loop.contains(value.getParentBlock()) || fixed.contains(value.getAsOpaquePointer())) return true;
  mlir::Operation* op = value.getDefiningOp();
  if (op == nullptr || !mayRunEarly(op) || fixed.size() >= kMostComputed) return false;
  if (!llvm::all_of(op->getOperands(), [&](Value operand) { return isFixedIn(loop, operand, fixed); }))
    return false;
  fixed.insert(value.getAsOpaquePointer());
  return true;
}

bool isFixedIn(const mlir::CFGLoop& loop, Value value) {
  llvm::SmallPtrSet<void*, 16> fixed;
  return isFixedIn(loop, value, fixed);
}

// Moves what computes `value` inside `loop` before `place`.
void moveOut(const mlir::CFGLoop& loop, Value value, mlir::Operation* place) {
  if (!loop.contains(value.getParentBlock())) return;
  mlir::Operation* op = value.getDefiningOp();
  for (Value operand : op->getOperands()) moveOut(loop, operand, place);
  op->moveBefore(place);
}

// Where `divisor` can be prepared for a use in `block`: before the outermost loop that does not change it,
// where that is long enough for all that is known. What computes it stands there then.
Block* placeFor(const mlir::CFGLoopInfo& loops, Block* block, Value divisor) {
  Block* place = nullptr;
  const mlir::CFGLoop* left = nullptr;
  for (const mlir::CFGLoop* loop = loops.getLoopFor(block); loop != nullptr; loop = loop->getParentLoop()) {
    if (!isFixedIn(*loop, divisor)) break;
    Block* entry = entryOf(*loop);
    if (entry != nullptr && !hasKnownLength(*loop, entry)) place = entry, left = loop;
  }
  if (place != nullptr) moveOut(*left, divisor, place->getTerminator());
  return place;
}

class Hoisting {
 public:
  explicit Hoisting(LLVM::LLVMFuncOp function)
      : function_(function), dominance_(function), loops_(dominance_.getDomTree(&function.getBody())) {}

  void run() {
    llvm::SmallVector<mlir::Operation*> divisions;
    function_.walk([&](mlir::Operation* op) {
      if (mlir::isa<LLVM::UDivOp, LLVM::URemOp>(op) && op->getResult(0).getType().isInteger(32))
        divisions.push_back(op);
    });
    for (mlir::Operation* division : divisions) replace(division);
  }

 private:
  void replace(mlir::Operation* division) {
    const Value n = division->getOperand(0), d = division->getOperand(1);
    if (isConstant(d)) return;
    Block* place = placeFor(loops_, division->getBlock(), d);
    if (place == nullptr) return;
    const FastDivisor divisor = prepared(place, d);
    mlir::OpBuilder builder(division);
    Value result = fastQuotient(builder, division->getLoc(), n, divisor);
    if (mlir::isa<LLVM::URemOp, LLVM::SRemOp>(division))
      result = fastRemainder(builder, division->getLoc(), n, result, divisor);
    division->getResult(0).replaceAllUsesWith(result);
    division->erase();
  }

  // The loop may run for no number at all, and then nothing says that the divisor is not 0, or that it is a
  // number: a division by poison is undefined behaviour, so it is frozen.
  const FastDivisor& prepared(Block* place, Value d) {
    const auto [slot, fresh] = prepared_.try_emplace({place, d.getAsOpaquePointer()});
    if (!fresh) return slot->second;
    mlir::OpBuilder builder(place->getTerminator());
    const mlir::Location location = d.getLoc();
    const Value one = LLVM::ConstantOp::create(builder, location, d.getType(), builder.getI32IntegerAttr(1));
    const Value frozen = LLVM::FreezeOp::create(builder, location, d).getResult();
    slot->second = fastDivisor(builder, location, LLVM::UMaxOp::create(builder, location, frozen, one));
    return slot->second;
  }

  LLVM::LLVMFuncOp function_;
  mlir::DominanceInfo dominance_;
  mlir::CFGLoopInfo loops_;
  std::map<std::pair<Block*, void*>, FastDivisor> prepared_;
};

struct HoistDivisorsPass : impl::HoistDivisorsPassBase<HoistDivisorsPass> {
  void runOnOperation() override {
    // A function of one block has no loops, and no tree of its blocks either.
    if (getOperation().getBody().getBlocks().size() > 1) Hoisting(getOperation()).run();
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createHoistDivisorsPass() { return std::make_unique<HoistDivisorsPass>(); }

}  // namespace cutecheck::to_llvm
