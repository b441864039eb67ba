// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The patterns of tensor memory: fifteen, registered together where the target has it, and none elsewhere.
#include <gtest/gtest.h>

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/PatternMatch.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::lowering {
namespace {

size_t patternsOf(const char* target) {
  mlir::MLIRContext context;
  context.loadDialect<mlir::LLVM::LLVMDialect, cute_nvgpu::CuteNvgpuDialect>();
  const mlir::LLVMTypeConverter converter(&context);
  mlir::RewritePatternSet patterns(&context);
  to_nvvm::populateTmemPatterns(converter, patterns, to_nvvm::targetNamed(target));
  return patterns.getNativePatterns().size();
}

TEST(TmemBank, HasFifteenPatternsWhereThereIsTensorMemory) {
  for (const char* target : {"sm_100a", "sm_100f", "sm_101a", "sm_103a", "sm_103f", "sm_110a"})
    EXPECT_EQ(patternsOf(target), 15U) << target;
}

TEST(TmemBank, HasNoneElsewhere) {
  for (const char* target : {"sm_90a", "sm_100", "sm_120a", "sm_121f", "sm_80", "nothing"})
    EXPECT_EQ(patternsOf(target), 0U) << target;
}

}  // namespace
}  // namespace cutecheck::lowering
