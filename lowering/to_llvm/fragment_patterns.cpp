// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_fragment.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "core/support/integers.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;

// 1 plus the largest offset, strides being static and not negative.
std::optional<int64_t> elementsOf(const Layout& layout) {
  Int128 largest = 0;
  const std::vector<IntTuple> extents = leaves(layout.shape()), strides = leaves(layout.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (strides[i].value() < 0) return std::nullopt;
    largest += Int128{extents[i].value() - 1} * strides[i].value();
    // A thread has 255 registers of 32 bits (PTX ISA, "Register State Space"); beyond is a mistake.
    if (largest >= 65536) return std::nullopt;
  }
  return static_cast<int64_t>(largest) + 1;
}

// A stack slot in the entry block, which the back end promotes to registers.
struct MakeFragmentOpLowering : mlir::ConvertOpToLLVMPattern<cute::MakeFragmentOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::MakeFragmentOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const cute::MemRefType view = op.getResult().getType();
    const std::optional<int64_t> elements = elementsOf(view.getLayout());
    if (!elements)
      return op.emitOpError("expects at most 65536 elements and no negative stride, but got ") << view;
    mlir::Value slot;
    {
      mlir::OpBuilder::InsertionGuard guard(rewriter);
      mlir::Region* body = op->getParentRegion();
      while (!mlir::isa<mlir::FunctionOpInterface>(body->getParentOp())) body = body->getParentRegion();
      rewriter.setInsertionPointToStart(&body->front());
      const mlir::Value one =
          LLVM::ConstantOp::create(rewriter, location, rewriter.getI32Type(), rewriter.getI32IntegerAttr(1));
      slot = LLVM::AllocaOp::create(rewriter, location, LLVM::LLVMPointerType::get(op.getContext()),
                                    LLVM::LLVMArrayType::get(storedElement(view.getElementType()), *elements),
                                    one, static_cast<unsigned>(view.getAlignment()));
    }
    rewriter.replaceOp(op, makeView(rewriter, location, view, slot, adaptor.getLayout()));
    return mlir::success();
  }
};

}  // namespace

void populateFragmentPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<MakeFragmentOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
