// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/patterns.h"

#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {

Target targetNamed(llvm::StringRef name) {
  Target target{name.str()};
  if (!name.consume_front("sm_")) return target;
  target.specific = name.consume_back("a");
  target.family = !target.specific && name.consume_back("f");
  if (name.getAsInteger(10, target.number)) target.number = 0;
  return target;
}

mlir::LogicalResult requireTier(mlir::Operation* op, const Target& target, int tier) {
  if (target.number >= tier) return mlir::success();
  return op->emitOpError("needs sm_") << tier << " at least, but the target is " << target.name;
}

void populateAtomPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target) {
  populateSharedMemoryPatterns(converter, patterns);
  populateSm90WgmmaAtomPatterns(converter, patterns, target);
  populateWgmmaPatterns(converter, patterns, target);
  populateWgmmaDescriptorPatterns(converter, patterns, target);
  populateUmmaPatterns(converter, patterns, target);
  populateMbarrierPatterns(converter, patterns, target);
  populateBulkPatterns(converter, patterns, target);
  populateMmaSyncPatterns(converter, patterns, target);
  populateMatrixCopyPatterns(converter, patterns, target);
  populateAsyncCopyPatterns(converter, patterns, target);
  populateTmaPatterns(converter, patterns, target);
  populateTmemPatterns(converter, patterns, target);
}

}  // namespace cutecheck::to_nvvm
