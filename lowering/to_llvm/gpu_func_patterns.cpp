// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// gpu.func and gpu.return: as func.func and func.return, with arguments and blocks of types that LLVM has.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

#include "lowering/to_llvm/standard_dialects.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::TypeConverter;
using mlir::gpu::GPUFuncOp;
using mlir::gpu::ReturnOp;

// A kernel stays one, under the name that cute-kernel-to-nvvm reads.
LogicalResult asFunc(GPUFuncOp op, GPUFuncOp::Adaptor, const TypeConverter& converter,
                     ConversionPatternRewriter& rewriter) {
  if (op.getNumWorkgroupAttributions() + op.getNumPrivateAttributions() > 0)
    return rewriter.notifyMatchFailure(op, "with memory of a workgroup or of a thread");
  const mlir::FunctionType type = op.getFunctionType();
  TypeConverter::SignatureConversion signature(type.getNumInputs());
  llvm::SmallVector<mlir::Type> results;
  if (failed(converter.convertSignatureArgs(type.getInputs(), signature)) ||
      failed(converter.convertTypes(type.getResults(), results)))
    return rewriter.notifyMatchFailure(op, "of types that LLVM does not have");
  auto function = mlir::func::FuncOp::create(
      rewriter, op.getLoc(), op.getName(), rewriter.getFunctionType(signature.getConvertedTypes(), results));
  for (const mlir::NamedAttribute& attribute : op->getDiscardableAttrs())
    if (attribute.getNameDialect() && attribute.getName() != mlir::gpu::GPUDialect::getKernelFuncAttrName())
      function->setAttr(attribute.getName(), attribute.getValue());
  if (op.getArgAttrsAttr()) function.setArgAttrsAttr(op.getArgAttrsAttr());
  if (op.isKernel()) function->setAttr("cute.kernel", rewriter.getUnitAttr());
  rewriter.inlineRegionBefore(op.getBody(), function.getBody(), function.end());
  if (failed(rewriter.convertRegionTypes(&function.getBody(), converter, &signature)))
    return rewriter.notifyMatchFailure(op, "with blocks of types that LLVM does not have");
  rewriter.eraseOp(op);
  return mlir::success();
}

LogicalResult asFunc(ReturnOp op, ReturnOp::Adaptor adaptor, const TypeConverter&,
                     ConversionPatternRewriter& rewriter) {
  rewriter.replaceOpWithNewOp<mlir::func::ReturnOp>(op, adaptor.getOperands());
  return mlir::success();
}

template <typename OpT>
struct ConvertGPUFuncSignature : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    return asFunc(op, adaptor, *this->getTypeConverter(), rewriter);
  }
};

}  // namespace

void populateGpuFuncPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<ConvertGPUFuncSignature<GPUFuncOp>, ConvertGPUFuncSignature<ReturnOp>>(converter);
}

}  // namespace cutecheck::to_llvm
