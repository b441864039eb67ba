// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// load_b8x256 and store_b8x256: registered, as the documents list them, to say what there is instead.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {
namespace {

template <typename OpT>
struct NoSuchShape : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor,
                                      mlir::ConversionPatternRewriter&) const override {
    return op.emitOpError(
        "names no shape of tcgen05: rows of 256 bits come in 16 lanes, as tmem_load and "
        "tmem_store of 16 DP, 256 bit");
  }
};

}  // namespace

void populateB8x256Patterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<NoSuchShape<cute_nvgpu::LoadB8x256Op>, NoSuchShape<cute_nvgpu::StoreB8x256Op>>(converter);
}

}  // namespace cutecheck::to_nvvm
