// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/unroll.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Transforms/Utils/Cloning.h>
#include <llvm/Transforms/Utils/LoopUtils.h>
#include <llvm/Transforms/Utils/PromoteMemToReg.h>
#include <llvm/Transforms/Utils/ValueMapper.h>

#include <algorithm>
#include <map>
#include <vector>

#include "oracle/tv/ir/counted_loop.h"

namespace cutecheck::oracle {

namespace {

using llvm::BasicBlock;
using llvm::Loop;

using Turns = std::map<const BasicBlock*, uint64_t>;  // by the header

constexpr size_t kMostLoops = 500, kMostNested = 1000;

// Whether values are made of values deeper than that: LLVM descends into them where it counts turns.
bool nestedDeep(const llvm::Function& f) {
  std::map<const llvm::Value*, size_t> depths;
  for (const BasicBlock* block : llvm::ReversePostOrderTraversal<const llvm::Function*>(&f))
    for (const llvm::Instruction& i : *block) {
      size_t& depth = depths[&i];
      for (const llvm::Value* operand : i.operands())
        if (const auto at = depths.find(operand); at != depths.end()) depth = std::max(depth, at->second + 1);
      if (depth > kMostNested) return true;
    }
  return false;
}

// How often each loop turns, and all of them together; the problem where that cannot be said.
class Count {
 public:
  Count(llvm::Function& f, bool folds)
      : folds_(folds),
        dominators_(f),
        loops_(dominators_),
        assumptions_(f),
        known_(f.getParent()->getTargetTriple()),
        library_(known_, &f),
        evolution_(f, library_, assumptions_, dominators_, loops_) {
    for (const Loop* l : loops_) count(*l, 1);
  }

  Turns turns;
  uint64_t all = 0;
  std::string problem;

 private:
  void count(const Loop& l, uint64_t times) {
    if (!problem.empty()) return;
    const BasicBlock& header = *l.getHeader();
    uint64_t most = evolution_.getSmallConstantMaxTripCount(&l);
    const bool unknown = most == 0 || (most > kMaxTurns && !exact(l));
    if (unknown && folds_ && !l.getParentLoop()) {
      for (const Loop* inner : l) count(*inner, times);
      return;
    }
    if (unknown) {
      problem = loopName(header) + ", of run-time length";
      return;
    }
    all += most * times;
    if (all > kMaxTurns) {
      problem = loopName(header) + ": " + std::to_string(all) + " turns in all, over the limit of " + std::to_string(kMaxTurns);
      return;
    }
    for (const BasicBlock* block : l.blocks()) {
      const llvm::Instruction& end = *block->getTerminator();
      bool modelled = llvm::isa<llvm::BranchInst>(end) || llvm::isa<llvm::SwitchInst>(end);
      if (!modelled) problem = loopName(header) + " with " + textOf(end);
    }
    turns[&header] = most;
    for (const Loop* inner : l) count(*inner, times * most);
  }

  // Whether one of its exits is taken after a number of turns that is known, not just bounded by a type.
  bool exact(const Loop& l) {
    llvm::SmallVector<BasicBlock*, 4> exiting;
    l.getExitingBlocks(exiting);
    return std::any_of(exiting.begin(), exiting.end(),
                       [&](const BasicBlock* b) { return evolution_.getSmallConstantTripCount(&l, b) != 0; });
  }

  const bool folds_;
  llvm::DominatorTree dominators_;
  llvm::LoopInfo loops_;
  llvm::AssumptionCache assumptions_;
  llvm::TargetLibraryInfoImpl known_;
  llvm::TargetLibraryInfo library_;
  llvm::ScalarEvolution evolution_;
};

// One loop without loops inside, whose values leave it through phis alone, written out `turns` times.
class Writer {
 public:
  Writer(const Loop& l, uint64_t turns)
      : header_(*l.getHeader()), f_(*header_.getParent()), blocks_(l.getBlocks()), turns_(turns) {
    for (BasicBlock* b : blocks_)
      for (BasicBlock* to : llvm::successors(b)) {
        if (to == &header_) latches_.push_back(b);
        if (!l.contains(to)) exits_.emplace_back(b, to);
      }
  }

  void write() {
    BasicBlock* first = nullptr;  // the second turn's header
    BasicBlock* last = &header_;
    auto before = std::make_unique<llvm::ValueToValueMapTy>();
    for (uint64_t k = 1; k < turns_; ++k) {
      auto map = turn(k, *before);
      auto* header = llvm::cast<BasicBlock>(mapped(*map, &header_));
      // The first turn is what is copied: it stays as it is until the end.
      if (first)
        lead(*before, last, header);
      else
        first = header;
      last = header;
      before = std::move(map);
    }
    BasicBlock* beyond = BasicBlock::Create(f_.getContext(), "beyond." + header_.getName(), &f_);
    new llvm::UnreachableInst(f_.getContext(), beyond);
    if (first) lead(*before, last, beyond);
    lead(llvm::ValueToValueMapTy(), &header_, first ? first : beyond);
    for (llvm::PHINode& phi : header_.phis())
      for (const BasicBlock* latch : latches_) phi.removeIncomingValue(latch, false);
  }

 private:
  // What stands for a value in a turn; in the first one it is itself.
  static llvm::Value* mapped(const llvm::ValueToValueMapTy& map, llvm::Value* v) {
    llvm::Value* copy = map.lookup(v);
    return copy ? copy : v;
  }

  std::unique_ptr<llvm::ValueToValueMapTy> turn(uint64_t k, const llvm::ValueToValueMapTy& before) {
    auto map = std::make_unique<llvm::ValueToValueMapTy>();
    llvm::SmallVector<BasicBlock*, 8> copies;
    for (BasicBlock* b : blocks_) {
      copies.push_back(llvm::CloneBasicBlock(b, *map, "." + std::to_string(k + 1), &f_));
      (*map)[b] = copies.back();
    }
    // A turn begins with what the one before ended with.
    for (llvm::PHINode& phi : header_.phis()) {
      auto* copy = llvm::cast<llvm::PHINode>(mapped(*map, &phi));
      while (copy->getNumIncomingValues() > 0) copy->removeIncomingValue(0u, false);
      for (BasicBlock* latch : latches_)
        copy->addIncoming(mapped(before, phi.getIncomingValueForBlock(latch)),
                          llvm::cast<BasicBlock>(mapped(before, latch)));
    }
    for (BasicBlock* b : copies)
      for (llvm::Instruction& i : *b)
        if (b != copies.front() || !llvm::isa<llvm::PHINode>(i))
          llvm::RemapInstruction(&i, *map, llvm::RF_NoModuleLevelChanges | llvm::RF_IgnoreMissingLocals);
    for (const auto& [from, to] : exits_)
      for (llvm::PHINode& phi : to->phis())
        phi.addIncoming(mapped(*map, phi.getIncomingValueForBlock(from)),
                        llvm::cast<BasicBlock>(mapped(*map, from)));
    return map;
  }

  // A turn's way back leads to `to`.
  void lead(const llvm::ValueToValueMapTy& map, BasicBlock* header, BasicBlock* to) {
    for (BasicBlock* latch : latches_) {
      auto* from = llvm::cast<BasicBlock>(mapped(map, latch));
      llvm::Instruction& end = *from->getTerminator();
      for (unsigned s = 0; s < end.getNumSuccessors(); ++s)
        if (end.getSuccessor(s) == header) end.setSuccessor(s, to);
    }
  }

  BasicBlock& header_;
  llvm::Function& f_;
  std::vector<BasicBlock*> blocks_;  // the header first
  uint64_t turns_;
  std::vector<BasicBlock*> latches_;  // one for each edge
  std::vector<std::pair<BasicBlock*, BasicBlock*>> exits_;
};

// The first innermost loop that is to be written out; null where there is none.
Loop* nextOf(const std::vector<Loop*>& loops, const Turns& turns, bool folds) {
  for (Loop* l : loops) {
    if (Loop* inner = nextOf(l->getSubLoops(), turns, folds)) return inner;
    if (l->isInnermost() && (!folds || turns.contains(l->getHeader()))) return l;
  }
  return nullptr;
}

// Writes out the innermost loop of `f` that comes first, and says whether there was one.
bool unrollOne(llvm::Function& f, const Turns& turns, bool folds, std::string& problem) {
  llvm::DominatorTree dominators(f);
  llvm::LoopInfo loops(dominators);
  Loop* l = nextOf({loops.begin(), loops.end()}, turns, folds);
  if (!l) return false;
  const auto known = turns.find(l->getHeader());
  if (known == turns.end()) {
    problem = loopName(*l->getHeader()) + ", of unknown length";
    return false;
  }
  uint64_t count = known->second;
  uint64_t instructions = 0;
  for (const BasicBlock* b : l->blocks()) instructions += b->size();
  if (instructions * count > kMaxUnrolledInstructions) {
    problem = loopName(*l->getHeader()) + ": " + std::to_string(instructions * count) + " instructions, over the limit of " +
              std::to_string(kMaxUnrolledInstructions);
    return false;
  }
  llvm::formLCSSA(*l, dominators, &loops, nullptr);
  Writer(*l, count).write();
  return true;
}

// How often the loops of `f` turn. Counters in local memory are counted in a copy that keeps them in
// registers, with the same blocks in the same order: what is counted is shown elsewhere, and may be wrong.
Turns counted(llvm::Function& f, bool folds, uint64_t& all, std::string& problem) {
  std::vector<llvm::AllocaInst*> slots;
  llvm::ValueToValueMapTy map;
  const std::unique_ptr<llvm::Module> module =
      llvm::CloneModule(*f.getParent(), map, [&](const llvm::GlobalValue* v) { return v == &f; });
  auto& copy = *llvm::cast<llvm::Function>(map.lookup(&f));
  for (llvm::Instruction& i : copy.getEntryBlock())
    if (auto* slot = llvm::dyn_cast<llvm::AllocaInst>(&i); slot && llvm::isAllocaPromotable(slot))
      slots.push_back(slot);
  if (!slots.empty()) {
    llvm::DominatorTree dominators(copy);
    llvm::PromoteMemToReg(slots, dominators);
  }
  Count count(copy, folds);
  all = count.all;
  problem = count.problem;
  Turns turns;
  auto original = f.begin();
  for (const BasicBlock& block : copy) {
    if (original == f.end()) break;
    if (const auto at = count.turns.find(&block); at != count.turns.end()) turns[&*original] = at->second;
    ++original;
  }
  return turns;
}

}  // namespace

Unrolled::Unrolled(const llvm::Function& f, bool folds) {
  {
    // The tree asks for a function that may be changed, and changes nothing.
    llvm::DominatorTree dominators(const_cast<llvm::Function&>(f));
    const llvm::LoopInfo loops(dominators);
    if (loops.empty()) return;
    if (loops.getLoopsInPreorder().size() > kMostLoops) problem_ = "more than " + std::to_string(kMostLoops) + " loops";
    if (nestedDeep(f)) problem_ = "a loop beside values nested more than " + std::to_string(kMostNested) + " deep";
    if (!problem_.empty()) return;
  }
  llvm::ValueToValueMapTy map;
  module_ = llvm::CloneModule(*f.getParent(), map, [&](const llvm::GlobalValue* v) { return v == &f; });
  auto& copy = *llvm::cast<llvm::Function>(map.lookup(&f));
  llvm::stripDebugInfo(copy);
  const Turns turns = counted(copy, folds, turns_, problem_);
  if (!problem_.empty()) return;
  while (unrollOne(copy, turns, folds, problem_)) {
  }
  if (problem_.empty() && llvm::verifyFunction(copy))
    problem_ = "its loops: LLVM's verifier rejects them unrolled";
  if (problem_.empty()) function_ = &copy;
}

Unrolled::~Unrolled() = default;

}  // namespace cutecheck::oracle
