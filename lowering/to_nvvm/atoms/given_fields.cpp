// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/given_fields.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/dialect/atom.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"

namespace cutecheck::to_nvvm {
namespace {

using mlir::Operation;
using mlir::Value;

constexpr llvm::StringLiteral kBarrier = "barrier", kMetadataWord = "metadata word";
constexpr llvm::StringLiteral kMap = "tma_descriptor_ptr", kPolicy = "cache_policy";

// One field, on all ways from where an atom is made to a call.
class Ways {
 public:
  explicit Ways(llvm::StringRef field) : field_(field) {}

  // Whether the atom comes on some way from where it was made without the field.
  bool missing(Value atom) {
    if (!seen_.insert(atom).second) return false;
    if (const auto argument = mlir::dyn_cast<mlir::BlockArgument>(atom)) return missingOf(argument);
    const unsigned i = mlir::cast<mlir::OpResult>(atom).getResultNumber();
    return llvm::TypeSwitch<Operation*, bool>(atom.getDefiningOp())
        .Case<cute::MakeAtomOp, cute::AtomOp>([](auto) { return true; })
        .Case<cute::MakeTiledCopyOp, cute::MakeTiledMmaOp>([&](auto op) { return missing(op.getAtom()); })
        .Case<cute_nvgpu::AtomSetValueOp>(
            [&](auto op) { return op.getField() != field_ && missing(op.getAtom()); })
        .Case<cute_nvgpu::AtomWithMbarrierOp>(
            [&](auto op) { return field_ != kBarrier && missing(op.getAtom()); })
        .Case<cute_nvgpu::AtomWithMetadataOp>(
            [&](auto op) { return field_ != kMetadataWord && missing(op.getAtom()); })
        .Case<cute_nvgpu::MakeExecTmaOp>(
            [&](auto op) { return field_ == kMap ? missing(op.getSource()) : field_ != kPolicy; })
        .Case<mlir::arith::SelectOp>(
            [&](auto op) { return missing(op.getTrueValue()) || missing(op.getFalseValue()); })
        .Case<mlir::scf::ForOp>(
            [&](auto op) { return missing(op.getInitArgs()[i]) || missing(op.getYieldedValues()[i]); })
        .Case<mlir::scf::IfOp>([&](auto op) {
          return missing(op.thenYield().getOperand(i)) || missing(op.elseYield().getOperand(i));
        })
        .Case<mlir::scf::WhileOp>([&](auto op) { return missing(op.getConditionOp().getArgs()[i]); })
        .Case<mlir::func::CallOp>([&](auto op) { return missingOf(op, i); })
        // Nobody knows what it hands on.
        .Default([](Operation*) { return true; });
  }

 private:
  bool missingOf(mlir::func::CallOp call, unsigned result) {
    auto callee =
        mlir::SymbolTable::lookupNearestSymbolFrom<mlir::func::FuncOp>(call, call.getCalleeAttr());
    bool found = !callee || callee.isExternal();
    if (!found)
      callee->walk(
          [&](mlir::func::ReturnOp returned) { found = found || missing(returned.getOperand(result)); });
    return found;
  }
  bool missingOf(mlir::BlockArgument argument) {
    mlir::Block* block = argument.getOwner();
    if (auto loop = mlir::dyn_cast<mlir::scf::ForOp>(block->getParentOp())) {
      const unsigned before = loop.getNumInductionVars(), i = argument.getArgNumber();
      return i >= before &&
             (missing(loop.getInitArgs()[i - before]) || missing(loop.getYieldedValues()[i - before]));
    }
    if (auto loop = mlir::dyn_cast<mlir::scf::WhileOp>(block->getParentOp())) {
      const unsigned i = argument.getArgNumber();
      if (block == loop.getAfterBody()) return missing(loop.getConditionOp().getArgs()[i]);
      return missing(loop.getInits()[i]) || missing(loop.getYieldOp().getOperand(i));
    }
    // Of an operation that is not followed nobody knows what its regions begin with.
    if (block->isEntryBlock() && !mlir::isa<mlir::FunctionOpInterface>(block->getParentOp())) return true;
    for (auto from = block->pred_begin(); from != block->pred_end(); ++from) {
      auto branch = mlir::dyn_cast<mlir::BranchOpInterface>((*from)->getTerminator());
      if (!branch) return true;
      const mlir::SuccessorOperands given = branch.getSuccessorOperands(from.getSuccessorIndex());
      const Value value = given[argument.getArgNumber()];
      if (value && missing(value)) return true;
    }
    return false;
  }

  llvm::StringRef field_;
  llvm::SmallPtrSet<Value, 8> seen_;
};

// What a call reads of its atom, and what gives it.
struct Needed {
  llvm::StringRef field;
  std::string what, giver;
};

Needed byName(llvm::StringRef field, llvm::StringRef what) {
  return {field, what.str(), "cute_nvgpu.atom.set_value <" + field.str() + ">"};
}

llvm::SmallVector<Needed> neededBy(mlir::Type atom, bool prefetch) {
  llvm::SmallVector<Needed> needed;
  if (mlir::isa<cute_nvgpu::BulkCopyG2SType, cute_nvgpu::BulkCopyS2SType, cute_nvgpu::BulkReduceS2SType>(
          atom))
    needed.push_back({kBarrier, "barrier", "cute_nvgpu.atom.with_mbarrier"});
  const auto load = mlir::dyn_cast<cute_nvgpu::TmaLoadType>(atom);
  if (load || mlir::isa<cute_nvgpu::TmaStoreType, cute_nvgpu::TmaReduceType>(atom)) {
    needed.push_back({kMap, "tensor map", "cute_nvgpu.atom.make_exec_tma"});
    needed.push_back({kPolicy, "cache policy", "cute_nvgpu.atom.make_exec_tma"});
  }
  if (load && !prefetch) {
    needed.push_back(byName("tma_bar", "barrier"));
    if (load.getMulticast()) needed.push_back(byName("mcast_mask", "mask of blocks"));
  }
  if (const auto mma = mlir::dyn_cast<cute_nvgpu::Sm90MmaType>(atom); mma && mma.getVariant().sparse())
    needed.push_back({kMetadataWord, "metadata", "cute_nvgpu.atom.with_metadata"});
  if (const auto umma = cute_nvgpu::ummaAtomOf(atom)) {
    if (umma->sparse) needed.push_back(byName("metadata", "metadata"));
    if (cute_nvgpu::isBlockScaled(*umma)) {
      needed.push_back(byName("sf_a", "scale factors of A"));
      needed.push_back(byName("sf_b", "scale factors of B"));
    }
  }
  return needed;
}

// By an operation on its atom, which is operand 0.
llvm::SmallVector<Needed> neededBy(Operation* op) {
  const mlir::Type atom = op->getNumOperands() > 0 ? cute::atomIn(op->getOperand(0).getType()) : mlir::Type();
  return llvm::TypeSwitch<Operation*, llvm::SmallVector<Needed>>(op)
      .Case<cute::CopyAtomCallOp, cute::MmaAtomCallOp>([&](auto) { return neededBy(atom, false); })
      .Case<cute::PrefetchAtomCallOp>([&](auto) { return neededBy(atom, true); })
      .Case<cute_nvgpu::AtomGetValueOp>([&](auto get) -> llvm::SmallVector<Needed> {
        // Those that an atom has from its beginning.
        if (llvm::is_contained({"accum_c", "neg_a", "neg_b"}, get.getField())) return {};
        return {byName(get.getField(), get.getField())};
      })
      .Default([](Operation*) { return llvm::SmallVector<Needed>(); });
}

}  // namespace

mlir::LogicalResult requireGivenFields(mlir::ModuleOp module) {
  bool given = true;
  module.walk([&](Operation* op) {
    for (const Needed& one : neededBy(op)) {
      if (!Ways(one.field).missing(op->getOperand(0))) continue;
      op->emitOpError("needs the ") << one.what << " of its atom, which nothing gave it: expects "
                                    << one.giver << " between the atom and this operation";
      given = false;
      return;
    }
  });
  return mlir::success(given);
}

}  // namespace cutecheck::to_nvvm
