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

// PTX ISA, `shfl.sync`: the clamp holds the last lane of a segment in its low 5 bits, of `up` the first one,
// and above them the bits of a lane that say its segment: none, of segments of 32 lanes.
std::optional<Exchange> exchangeOf(const llvm::Instruction& i) {
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&i);
  llvm::StringRef name = call ? call->getCalledFunction()->getName() : "";
  if (!name.consume_front("llvm.nvvm.shfl.sync.") || !name.consume_back(".f32")) return std::nullopt;
  const auto constant = [&](unsigned k) { return llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(k)); };
  const auto *mask = constant(0), *distance = constant(2), *clamp = constant(3);
  if (!mask || !distance || !clamp || !mask->isMinusOne() || distance->getValue().uge(Exchange::kLanes))
    return std::nullopt;
  if (clamp->getValue() != (name == "up" ? 0 : Exchange::kLanes - 1)) return std::nullopt;
  return exchangeNamed(std::string_view(name), static_cast<unsigned>(distance->getZExtValue()));
}

}  // namespace cutecheck::oracle
