// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// gmma.descriptor, make_gmma_smem_desc and what moves and takes descriptors: arithmetic on addresses alone.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute_nvgpu/smem_desc.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/constant.h"
#include "lowering/to_nvvm/atoms/wgmma_instruction.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
using cute_nvgpu::Major;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

// The address is in the low word, and an addition of 32 bits never carries out of it.
Value advanced(ConversionPatternRewriter& rewriter, Location location, Value word, Value units) {
  const mlir::Type i32 = rewriter.getI32Type(), i64 = rewriter.getI64Type();
  const Value low = LLVM::TruncOp::create(rewriter, location, i32, word);
  const Value sum = LLVM::AddOp::create(rewriter, location, low, units);
  const Value high = LLVM::AndOp::create(rewriter, location, word,
                                         constant(rewriter, location, i64, int64_t{0xffffffff} << 32));
  return LLVM::OrOp::create(rewriter, location, high, LLVM::ZExtOp::create(rewriter, location, i64, sum));
}

// What a static layout has at `number`, counted with the first mode fastest.
Value offsetAt(ConversionPatternRewriter& rewriter, Location location, const Layout& layout, Value number) {
  const mlir::Type i32 = rewriter.getI32Type();
  Value sum = constant(rewriter, location, i32, 0);
  int64_t before = 1;
  const std::vector<IntTuple> extents = leaves(layout.shape()), strides = leaves(layout.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (extents[i].value() > 1) {
      Value along =
          LLVM::UDivOp::create(rewriter, location, number, constant(rewriter, location, i32, before));
      along = LLVM::URemOp::create(rewriter, location, along,
                                   constant(rewriter, location, i32, extents[i].value()));
      along = LLVM::MulOp::create(rewriter, location, along,
                                  constant(rewriter, location, i32, strides[i].value()));
      sum = LLVM::AddOp::create(rewriter, location, sum, along);
    }
    before *= extents[i].value();
  }
  return sum;
}

struct GmmaDescriptorOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::GmmaDescriptorOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::GmmaDescriptorOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const cute::MemRefType tile = op.getTile().getType();
    const auto word =
        descriptorWord(op, rewriter, cute_nvgpu::operandOf(tile, op.getMn() ? Major::kMN : Major::kK),
                       tile.getAlignment(), to_llvm::iteratorOf(rewriter, op.getLoc(), adaptor.getTile()));
    if (failed(word)) return mlir::failure();
    rewriter.replaceOp(op, *word);
    return mlir::success();
  }
};

struct MakeGmmaSmemDescOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::MakeGmmaSmemDescOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::MakeGmmaSmemDescOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const cute::PtrType pointer = op.getPointer().getType();
    const auto word =
        descriptorWord(op, rewriter,
                       cute_nvgpu::firstTile(pointer, mlir::cast<cute::LayoutType>(op.getLayout()).getValue(),
                                             op.getMn() ? Major::kMN : Major::kK),
                       pointer.getAlignment(), adaptor.getPointer());
    if (failed(word)) return mlir::failure();
    rewriter.replaceOp(op, *word);
    return mlir::success();
  }
};

struct AdvanceSmemDescOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AdvanceSmemDescOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AdvanceSmemDescOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, advanced(rewriter, op.getLoc(), adaptor.getDescriptor(), adaptor.getUnits()));
    return mlir::success();
  }
};

struct SmemDescAtOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::SmemDescAtOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::SmemDescAtOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const Value units =
        offsetAt(rewriter, op.getLoc(), op.getView().getType().getLayout(), adaptor.getNumber());
    rewriter.replaceOp(op, advanced(rewriter, op.getLoc(), adaptor.getView(), units));
    return mlir::success();
  }
};

struct WgmmaOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::WgmmaOp> {
  WgmmaOpLowering(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}
  LogicalResult matchAndRewrite(cute_nvgpu::WgmmaOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (failed(requireWgmma(op, target))) return mlir::failure();
    const WgmmaOperands operands = {{adaptor.getA()}, adaptor.getB(), adaptor.getAdd(), {}};
    emitWgmma(rewriter, op.getLoc(), mlir::cast<cute_nvgpu::Sm90MmaType>(op.getAtom()).atom(), operands,
              op.getD(), op.getD());
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

}  // namespace

void populateWgmmaDescriptorPatterns(const mlir::LLVMTypeConverter& converter,
                                     mlir::RewritePatternSet& patterns, const Target& target) {
  patterns.add<GmmaDescriptorOpLowering, MakeGmmaSmemDescOpLowering, AdvanceSmemDescOpLowering,
               SmemDescAtOpLowering>(converter);
  patterns.add<WgmmaOpLowering>(converter, target);
}

}  // namespace cutecheck::to_nvvm
