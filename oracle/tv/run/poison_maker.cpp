// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/poison_maker.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>

namespace cutecheck::oracle {

namespace {

bool beginsWith(const std::vector<unsigned>& path, llvm::ArrayRef<unsigned> indices) {
  return path.size() >= indices.size() && std::equal(indices.begin(), indices.end(), path.begin());
}

// Of the scalar at `path` of a value the operand that holds it, and where in that; null where the value is
// made here.
const llvm::Value* heldBy(const llvm::Value& v, std::vector<unsigned>& path) {
  if (const auto* in = llvm::dyn_cast<llvm::InsertValueInst>(&v)) {
    if (!beginsWith(path, in->getIndices())) return in->getAggregateOperand();
    path.erase(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(in->getNumIndices()));
    return in->getInsertedValueOperand();
  }
  if (const auto* out = llvm::dyn_cast<llvm::ExtractValueInst>(&v)) {
    path.insert(path.begin(), out->idx_begin(), out->idx_end());
    return out->getAggregateOperand();
  }
  return nullptr;
}

}  // namespace

std::string poisonMaker(const Run& run, const std::vector<unsigned>& where) {
  if (!run.returned) return "";
  const auto* ret = llvm::cast<llvm::ReturnInst>(run.returned);
  const auto isPoison = [&](const llvm::Value* v) {
    return llvm::isa<llvm::PoisonValue>(v) || run.poisoned.contains(v);
  };
  std::vector<unsigned> path = where;
  const llvm::Value *at = ret->getReturnValue(), *user = ret;
  std::set<const llvm::Value*> seen;
  while (at != nullptr && seen.insert(at).second) {
    const llvm::Value* next = heldBy(*at, path);
    const auto* instruction = llvm::dyn_cast<llvm::Instruction>(at);
    if (!next && instruction)
      for (const llvm::Value* operand : instruction->operand_values())
        if (!next && isPoison(operand)) next = operand;
    if (!next || !isPoison(next)) break;
    user = at, at = next;
  }
  if (llvm::isa<llvm::Argument>(at) && isPoison(at)) return "it is a parameter, " + textOf(*at);
  const bool made = llvm::isa<llvm::Instruction>(at) && isPoison(at);
  const char* how = made                               ? " makes it"
                    : llvm::isa<llvm::PoisonValue>(at) ? " takes it from the text"
                                                       : " promises what does not hold";
  return textOf(made ? *at : *user) + how;
}

}  // namespace cutecheck::oracle
