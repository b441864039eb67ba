// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/shared_memory.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

namespace cutecheck::oracle {

const llvm::GlobalVariable* dynamicShared(const llvm::Module& m) {
  const llvm::GlobalVariable* found = nullptr;
  for (const llvm::GlobalVariable& g : m.globals()) {
    if (g.getAddressSpace() != 3) continue;
    const auto* array = llvm::dyn_cast<llvm::ArrayType>(g.getValueType());
    if (found || g.hasInitializer() || !g.hasExternalLinkage() || !array || array->getNumElements() != 0)
      return nullptr;
    found = &g;
  }
  return found;
}

// PTX ISA, `barrier.cta.sync.aligned`: without a count of threads all of the block take part, and `aligned`
// that all threads of a warp execute it together.
bool isBarrier(const llvm::Instruction& i) {
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&i);
  if (!call || call->getCalledFunction()->getName() != "llvm.nvvm.barrier.cta.sync.aligned.all") return false;
  const auto* number = llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(0));
  return number && number->isZero();
}

}  // namespace cutecheck::oracle
