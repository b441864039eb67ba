// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mbarrier.init: nvvm.mbarrier.init, on a word of shared memory of its own where it is given none.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using mlir::Value;

constexpr int kMbarrierTier = 80;
constexpr uint64_t kBarrierAlignment = 8;

struct MbarrierInitOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::MbarrierInitOp> {
  MbarrierInitOpLowering(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  mlir::LogicalResult matchAndRewrite(cute_nvgpu::MbarrierInitOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    if (failed(requireTier(op, target, kMbarrierTier))) return mlir::failure();
    const Value pointer = adaptor.getPointer() ? adaptor.getPointer() : ownWord(op, rewriter);
    NVVM::MBarrierInitOp::create(rewriter, op.getLoc(), pointer, adaptor.getCount(), Value());
    rewriter.replaceOp(op, pointer);
    return mlir::success();
  }

  static Value ownWord(cute_nvgpu::MbarrierInitOp op, mlir::ConversionPatternRewriter& rewriter) {
    auto module = op->getParentOfType<mlir::ModuleOp>();
    std::string name;
    for (int number = 0; name.empty() || module.lookupSymbol(name); ++number)
      name = "cute_mbarrier_" + std::to_string(number);
    const unsigned space = cute::addressSpaceOf(cute::MemorySpace::kShared);
    const mlir::OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(module.getBody());
    auto global = LLVM::GlobalOp::create(rewriter, op.getLoc(), rewriter.getI64Type(), /*isConstant=*/false,
                                         LLVM::Linkage::Internal, name, mlir::Attribute(), kBarrierAlignment, space);
    // Shared memory holds nothing when a kernel begins.
    rewriter.createBlock(&global.getInitializerRegion());
    LLVM::ReturnOp::create(rewriter, op.getLoc(),
                           LLVM::UndefOp::create(rewriter, op.getLoc(), rewriter.getI64Type()).getResult());
    rewriter.setInsertionPoint(op);
    return LLVM::AddressOfOp::create(rewriter, op.getLoc(), global);
  }

  Target target;
};

}  // namespace

void populateMbarrierPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                              const Target& target) {
  patterns.add<MbarrierInitOpLowering>(converter, target);
}

}  // namespace cutecheck::to_nvvm
