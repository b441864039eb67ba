// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/counted_loop.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include "oracle/tv/ir/ir_module.h"
#include "oracle/tv/ir/shared_memory.h"

namespace cutecheck::oracle {

namespace {

using llvm::dyn_cast;
using llvm::isa;

// What a turn adds to an integer; nothing where that is no number.
std::optional<int64_t> stepOf(const llvm::PHINode& phi, const llvm::BasicBlock& latch) {
  const auto* next = dyn_cast<llvm::BinaryOperator>(phi.getIncomingValueForBlock(&latch));
  if (!next || (next->getOpcode() != llvm::Instruction::Add && next->getOpcode() != llvm::Instruction::Sub)) return std::nullopt;
  const bool sum = next->getOpcode() == llvm::Instruction::Add;
  for (unsigned k : {0u, 1u}) {
    const auto* number = dyn_cast<llvm::ConstantInt>(next->getOperand(1 - k));
    if (next->getOperand(k) != &phi || !number || (!sum && k == 1) || number->getValue().isMinSignedValue()) continue;
    return sum ? number->getSExtValue() : -number->getSExtValue();
  }
  return std::nullopt;
}

}  // namespace

std::string loopName(const llvm::BasicBlock& header) {
  return "a loop through block " + (header.hasName() ? "%" + header.getName().str() : "of " + textOf(header.front()));
}

std::optional<CountedLoop> countedLoop(const llvm::Loop& loop, std::string& problem) {
  CountedLoop counted;
  const auto refuse = [&](const std::string& what) {
    problem = loopName(*loop.getHeader()) + ", of run-time length, " + what;
    return std::nullopt;
  };
  counted.header = loop.getHeader();
  counted.latch = loop.getLoopLatch();
  counted.exiting = loop.getExitingBlock();
  counted.exit = loop.getExitBlock();
  if (!loop.isInnermost()) return refuse("around another loop");
  if (!counted.latch) return refuse("with several ways back");
  if (!counted.exiting || !counted.exit) return refuse("with several ways out, or none");
  if (counted.exiting != counted.header && counted.exiting != counted.latch) return refuse("whose way out is in its middle");
  counted.branch = dyn_cast<llvm::BranchInst>(counted.exiting->getTerminator());
  if (!counted.branch || !counted.branch->isConditional()) return refuse("with another end than a branch");
  counted.condition = dyn_cast<llvm::ICmpInst>(counted.branch->getCondition());
  if (!counted.condition || !loop.contains(counted.condition)) return refuse("whose way out is by no comparison of integers in it");
  counted.stays = loop.contains(counted.branch->getSuccessor(0));
  llvm::ReversePostOrderTraversal<const llvm::Function*> order(counted.header->getParent());
  for (const llvm::BasicBlock* block : order)
    if (loop.contains(block)) counted.blocks.push_back(block);
  if (counted.blocks.empty() || counted.blocks.front() != counted.header) return refuse("that is not entered at its header");
  for (const llvm::BasicBlock* block : counted.blocks) {
    for (const llvm::Instruction& i : *block) {
      const bool calls = isa<llvm::CallBase>(i) && !isa<llvm::IntrinsicInst>(i);
      const auto* store = dyn_cast<llvm::StoreInst>(&i);
      const bool exchanges = isBarrier(i) || (store && store->getPointerAddressSpace() == 3);
      if ((i.mayWriteToMemory() && !exchanges) || calls || isa<llvm::AllocaInst>(i))
        return refuse("with " + textOf(i));
    }
    if (!isa<llvm::BranchInst>(block->getTerminator())) return refuse("with " + textOf(*block->getTerminator()));
  }
  for (const llvm::PHINode& phi : counted.header->phis()) {
    if (phi.getType()->isIntegerTy() && !phi.getType()->isIntegerTy(1)) {
      const std::optional<int64_t> step = stepOf(phi, *counted.latch);
      if (!step) return refuse("that carries an integer to which it adds no number: " + textOf(phi));
      counted.counters.push_back({&phi, *step});
    } else if (phi.getType()->isFloatingPointTy()) {
      counted.data.push_back(&phi);
    } else {
      return refuse("that carries what is neither an integer nor a number of floating point: " + textOf(phi));
    }
  }
  return counted;
}

}  // namespace cutecheck::oracle
