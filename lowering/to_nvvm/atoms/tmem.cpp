// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/tmem.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::to_nvvm {

namespace {

// By the names that they have in common: what is added to them is gated too.
bool needsTensorMemory(mlir::Operation* op) {
  const llvm::StringRef name = op->getName().getStringRef();
  if (name.starts_with("nvvm.tcgen05.") && name != "nvvm.tcgen05.mma_smem_desc") return true;
  if (name.starts_with("cute_nvgpu.arch.sm100.") || name.starts_with("cute_nvgpu.arch.copy.SM100.tmem_") ||
      name == "cute_nvgpu.arch.copy.SM100.copy_s2t" || name == "cute_nvgpu.cp_async.s2t" ||
      name == "cute_nvgpu.atom.sm100.s2t_copy")
    return true;
  auto call = mlir::dyn_cast<cute::CopyAtomCallOp>(op);
  return call && mlir::isa<cute_nvgpu::TmemLoadType, cute_nvgpu::TmemStoreType, cute_nvgpu::S2tCopyType>(
                     cute::atomIn(call.getAtom().getType()));
}

}  // namespace

mlir::LogicalResult requireTensorMemory(mlir::ModuleOp module, const Target& target) {
  if (cute_nvgpu::hasTensorMemory(target.name)) return mlir::success();
  bool clean = true;
  module.walk([&](mlir::Operation* op) {
    if (!needsTensorMemory(op)) return;
    op->emitOpError(kNeedsTensorMemory) << target.name;
    clean = false;
  });
  return mlir::success(clean);
}

void populateTmemPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target) {
  if (!cute_nvgpu::hasTensorMemory(target.name)) return;
  populateTmemRetrievalPatterns(converter, patterns);
  populateTmemAllocationPatterns(converter, patterns);
  populateTmemCopyPatterns(converter, patterns);
  populateS2tPatterns(converter, patterns);
  populateB8x256Patterns(converter, patterns);
}

}  // namespace cutecheck::to_nvvm
