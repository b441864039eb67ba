// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom.sm90.wgmma: the descriptors of its tiles, an accumulator, the fence, and the payload of the three.
//
// The fence stands between the descriptors and the payload: whoever makes instructions of payloads may move
// descriptors, and nothing across the fence. A payload that nothing takes is a dead struct.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/wgmma_instruction.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using cute_nvgpu::Major;
using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::Value;

struct Sm90WgmmaAtom : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomSm90WgmmaOp> {
  Sm90WgmmaAtom(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  LogicalResult matchAndRewrite(cute_nvgpu::AtomSm90WgmmaOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (failed(requireWgmma(op, target))) return mlir::failure();
    const mlir::Location location = op.getLoc();
    const cute_nvgpu::Sm90MmaType atom = op.getResult().getType().getAtom();
    const auto word = [&](mlir::TypedValue<cute::MemRefType> tile, Major major) -> Value {
      return cute_nvgpu::GmmaDescriptorOp::create(rewriter, location, rewriter.getI64Type(), tile,
                                                  major == Major::kMN);
    };
    const Value a = word(op.getA(), atom.getMajorA()), b = word(op.getB(), atom.getMajorB());
    const int64_t values = atom.getMmaValues(2);
    const auto registers =
        cute::MemRefType::get(op.getContext(), atom.getMmaElementType(2), cute::MemorySpace::kRegister, 16,
                              Layout::unchecked(IntTuple(values), IntTuple(1)));
    const Value accumulator =
        cute_nvgpu::RegisterAccumulatorOp::create(rewriter, location, registers, op.getShape());
    NVVM::WgmmaFenceAlignedOp::create(rewriter, location);
    rewriter.replaceOpWithNewOp<cute_nvgpu::AtomOp>(op, op.getResult().getType(), a, b, accumulator);
    return mlir::success();
  }

  Target target;
};

struct AtomOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = getTypeConverter()->convertType(op.getResult().getType());
    if (mlir::cast<LLVM::LLVMStructType>(type).getBody()[2] != adaptor.getAccumulator().getType())
      return op.emitOpError("expects an accumulator of register.accumulator, but got ")
             << op.getAccumulator().getType();
    Value payload = LLVM::PoisonOp::create(rewriter, op.getLoc(), type);
    for (const auto& [i, part] : llvm::enumerate(adaptor.getOperands()))
      payload = LLVM::InsertValueOp::create(rewriter, op.getLoc(), payload, part,
                                            llvm::ArrayRef<int64_t>{static_cast<int64_t>(i)});
    rewriter.replaceOp(op, payload);
    return mlir::success();
  }
};

}  // namespace

void populateSm90WgmmaAtomPatterns(const mlir::LLVMTypeConverter& converter,
                                   mlir::RewritePatternSet& patterns, const Target& target) {
  patterns.add<Sm90WgmmaAtom>(converter, target);
  patterns.add<AtomOpLowering>(converter);
}

}  // namespace cutecheck::to_nvvm
