// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// retrieve_tmem_ptr with a number of columns: of a kernel's retrievals of one slot the first allocates, the
// others are its pointer.
//
// A pointer may be used where its retrieval dominates. So the first has to dominate the others, and must run
// once and for all threads, as warp 0 allocates and the others wait for it: in the kernel's own body, in no
// loop. Another order is refused; to allocate where a branch did not would be another kernel.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/IR/Dominance.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using cute_nvgpu::RetrieveTmemPtrOp;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

constexpr int32_t kWarp = 32;

bool isInLoop(mlir::Block* block) {
  llvm::SmallVector<mlir::Block*> open(block->succ_begin(), block->succ_end());
  llvm::SmallPtrSet<mlir::Block*, 8> seen;
  while (!open.empty()) {
    mlir::Block* next = open.pop_back_val();
    if (next == block) return true;
    if (seen.insert(next).second) open.append(next->succ_begin(), next->succ_end());
  }
  return false;
}

LogicalResult shareSlot(mlir::FunctionOpInterface function, llvm::ArrayRef<RetrieveTmemPtrOp> all) {
  const mlir::DominanceInfo dominance(function);
  const auto isFirst = [&](RetrieveTmemPtrOp one) {
    return llvm::all_of(all, [&](RetrieveTmemPtrOp other) {
      return one == other || dominance.properlyDominates(one.getOperation(), other.getOperation());
    });
  };
  const auto* found = llvm::find_if(all, isFirst);
  if (found == all.end())
    return RetrieveTmemPtrOp(all[0]).emitOpError(
        "expects one retrieval of the slot that stands before all others of it: no pointer "
        "of one branch is another's, and a slot is allocated once");
  RetrieveTmemPtrOp first = *found;
  const mlir::PostDominanceInfo after(function);
  if (first->getParentOp() != function || isInLoop(first->getBlock()) ||
      !after.postDominates(first->getBlock(), &function.getFunctionBody().front()))
    return first.emitOpError(
        "expects the allocation in the body of the kernel, where every thread comes once");
  for (RetrieveTmemPtrOp other : all) {
    if (other == first) continue;
    if (other.getColumns() != first.getColumns())
      return other.emitOpError("expects the number of columns that the slot was allocated with");
    mlir::OpBuilder builder(other);
    Value pointer = first.getResult();
    if (pointer.getType() != other.getResult().getType())
      pointer =
          cute::RecastIterOp::create(builder, other.getLoc(), mlir::TypeRange{other.getResult().getType()},
                                     mlir::ValueRange{pointer})
              ->getResult(0);
    other.getResult().replaceAllUsesWith(pointer);
    other.erase();
  }
  return mlir::success();
}

// Threads of a block, counted from 0.
Value numberOfThread(ConversionPatternRewriter& rewriter, Location location) {
  const mlir::Type i32 = rewriter.getI32Type();
  const Value x = NVVM::ThreadIdXOp::create(rewriter, location, i32);
  const Value y = NVVM::ThreadIdYOp::create(rewriter, location, i32);
  const Value z = NVVM::ThreadIdZOp::create(rewriter, location, i32);
  const Value width = NVVM::BlockDimXOp::create(rewriter, location, i32);
  const Value height = NVVM::BlockDimYOp::create(rewriter, location, i32);
  const Value rows =
      LLVM::AddOp::create(rewriter, location, y, LLVM::MulOp::create(rewriter, location, z, height));
  return LLVM::AddOp::create(rewriter, location, x, LLVM::MulOp::create(rewriter, location, rows, width));
}

struct RetrieveTmemPtrOpLowering : mlir::ConvertOpToLLVMPattern<RetrieveTmemPtrOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(RetrieveTmemPtrOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const Location location = op.getLoc();
    if (op.getColumns()) allocate(rewriter, location, op);
    // Each retrieval without columns reads the word again: what another allocation left there is seen.
    const Value address =
        LLVM::LoadOp::create(rewriter, location, rewriter.getI32Type(), adaptor.getSlot(), 4);
    rewriter.replaceOpWithNewOp<LLVM::IntToPtrOp>(
        op, getTypeConverter()->convertType(op.getResult().getType()), address);
    return mlir::success();
  }

 private:
  static void allocate(ConversionPatternRewriter& rewriter, Location location, RetrieveTmemPtrOp op) {
    const Value warp = LLVM::ConstantOp::create(rewriter, location, rewriter.getI32IntegerAttr(kWarp));
    const Value allocates = LLVM::ICmpOp::create(rewriter, location, LLVM::ICmpPredicate::ult,
                                                 numberOfThread(rewriter, location), warp);
    mlir::scf::IfOp::create(rewriter, location, allocates, [&](mlir::OpBuilder& builder, Location inside) {
      cute_nvgpu::AllocTmemOp::create(builder, inside, op.getColumns(), op.getSlot(), false);
      cute_nvgpu::RelinquishTmemAllocPermitOp::create(builder, inside, false);
      mlir::scf::YieldOp::create(builder, inside);
    });
    NVVM::Tcgen05FenceOp::create(rewriter, location, NVVM::Tcgen05FenceKind::BEFORE_THREAD_SYNC);
    NVVM::Barrier0Op::create(rewriter, location);
    NVVM::Tcgen05FenceOp::create(rewriter, location, NVVM::Tcgen05FenceKind::AFTER_THREAD_SYNC);
  }
};

}  // namespace

LogicalResult shareTensorPointers(mlir::ModuleOp module) {
  bool sound = true;
  module.walk([&](mlir::FunctionOpInterface function) {
    llvm::MapVector<Value, llvm::SmallVector<RetrieveTmemPtrOp>> slots;
    function.walk([&](RetrieveTmemPtrOp op) {
      if (op.getColumns()) slots[op.getSlot()].push_back(op);
    });
    for (const auto& [slot, all] : slots) sound &= succeeded(shareSlot(function, all));
  });
  return mlir::success(sound);
}

void populateTmemRetrievalPatterns(const mlir::LLVMTypeConverter& converter,
                                   mlir::RewritePatternSet& patterns) {
  patterns.add<RetrieveTmemPtrOpLowering>(converter);
}

}  // namespace cutecheck::to_nvvm
