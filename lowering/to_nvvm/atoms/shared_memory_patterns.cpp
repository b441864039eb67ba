// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// arch.get_dyn_smem: the address of an external array of no size, which the driver places.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;

constexpr llvm::StringLiteral kSymbol = "cute_dynamic_smem";
constexpr uint64_t kSharedAlignment = 1024;

struct GetDynSmemOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::GetDynSmemOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute_nvgpu::GetDynSmemOp op, OpAdaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    auto module = op->getParentOfType<mlir::ModuleOp>();
    const unsigned space = cute::addressSpaceOf(cute::MemorySpace::kShared);
    auto global = module.lookupSymbol<LLVM::GlobalOp>(kSymbol);
    if (!global) {
      const mlir::OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(module.getBody());
      global = LLVM::GlobalOp::create(
          rewriter, op.getLoc(), LLVM::LLVMArrayType::get(rewriter.getI8Type(), 0),
          /*isConstant=*/false, LLVM::Linkage::External, kSymbol, mlir::Attribute(), kSharedAlignment, space);
    }
    rewriter.replaceOpWithNewOp<LLVM::AddressOfOp>(op, global);
    return mlir::success();
  }
};

}  // namespace

void populateSharedMemoryPatterns(const mlir::LLVMTypeConverter& converter,
                                  mlir::RewritePatternSet& patterns) {
  patterns.add<GetDynSmemOpLowering>(converter);
}

}  // namespace cutecheck::to_nvvm
