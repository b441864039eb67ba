// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// loop_turns: a loop of run-time length, executed once, in any turn k (counted_loop.h says what its form suggests).
//
// Shown, and refused by name where it is not: what the loop begins with is no poison; where k is one of the turns, what the
// turn leaves is what turn k + 1 begins with; and the loop goes on exactly where there is a turn k + 1. By induction the loop then
// takes as many turns as are said, each with what is said of it.
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "oracle/tv/ir/counted_loop.h"
#include "oracle/tv/run/execute.h"

namespace cutecheck::oracle {

// For the executor of one function (execute.cpp).
template <typename Executor>
class LoopTurns {
 public:
  LoopTurns(Executor& executor, const llvm::Loop& loop) : e_(executor), whole_(loop), which_(e_.execution_.folds.loops.size()) {}

  // False where the execution ends.
  bool run() {
    std::string problem;
    std::optional<CountedLoop> counted = countedLoop(whole_, problem);
    if (counted && which_ >= e_.kernel_->turns.size())
      problem = loopName(*whole_.getHeader()) + ", of run-time length, for which the meaning has no fold";
    if (!problem.empty()) return refuse(problem);
    loop_ = std::move(*counted);
    e_.edges_[{loop_.latch, loop_.header}] = truth(false);
    if (!e_.enter(*loop_.header)) return false;
    entered_ = e_.reached_[loop_.header];
    if (isFalse(entered_)) {
      for (const llvm::BasicBlock* block : loop_.blocks) e_.reached_[block] = entered_;
      return true;
    }
    if (begins() && anyTurn() && turnBehind()) {
      leave();
      return true;
    }
    e_.execution_.guessed = true;
    return false;
  }

 private:
  bool refuse(const std::string& what) {
    e_.refuse(what);
    return false;
  }

  // Whether a condition that the loop rests on holds where `path` does.
  bool shown(const Term& path, const Term& condition, const std::string& what) {
    const std::string name = loopName(*loop_.header) + ", of run-time length";
    return e_.obligations_.settle(Obligation::Kind::kLoop, path, condition, what + ": " + name) ||
           refuse(name + ": not shown: " + what);
  }

  // What the first turn begins with, and how many there are.
  bool begins() {
    for (const llvm::PHINode& phi : loop_.header->phis()) {
      const std::optional<SymbolicValue> v = e_.operand(&phi);
      if (!v || !(phi.getType()->isIntegerTy() ? v->isInteger() && v->term : v->isOpaque())) return refuse(textOf(phi));
      if (!shown(entered_, v->fine, "not poison, what it begins with in " + textOf(phi))) return false;
      first_[&phi] = *v;
    }
    count_ = turns();
    if (!count_)
      return refuse(loopName(*loop_.header) +
                    ", of run-time length, whose way out compares no counter with what stays: " + textOf(*loop_.condition));
    if (!shown(entered_, isLessEqual(count_, integer(e_.kernel_->turns[which_].most)), "no more turns than are counted"))
      return false;
    return loop_.atHeader() || shown(entered_, isLessEqual(integer(1), count_), "a turn is taken");
  }

  // How many turns it takes, as its comparison suggests; null where that is not understood.
  Term turns() {
    using P = llvm::CmpInst::Predicate;
    for (const CountedLoop::Counter& counter : loop_.counters) {
      for (const unsigned side : {0u, 1u}) {
        const llvm::Value *counted = loop_.condition->getOperand(side), *bound = loop_.condition->getOperand(1 - side);
        const bool next = counted == counter.phi->getIncomingValueForBlock(loop_.latch);
        if ((counted != counter.phi && !next) || counter.step == 0) continue;
        const auto* made = llvm::dyn_cast<llvm::Instruction>(bound);
        if (made && whole_.contains(made)) continue;
        P relation = side == 0 ? loop_.condition->getPredicate() : loop_.condition->getSwappedPredicate();
        if (!loop_.stays) relation = llvm::CmpInst::getInversePredicate(relation);
        const std::optional<SymbolicValue> limit = e_.operand(bound);
        if (!limit || !limit->isInteger() || !limit->term) return nullptr;
        const bool up = counter.step > 0;
        const int64_t step = up ? counter.step : -counter.step;
        const bool strict =
            relation == P::ICMP_NE || relation == (up ? P::ICMP_SLT : P::ICMP_SGT) || relation == (up ? P::ICMP_ULT : P::ICMP_UGT);
        const bool equal = relation == (up ? P::ICMP_SLE : P::ICMP_SGE) || relation == (up ? P::ICMP_ULE : P::ICMP_UGE);
        if (!strict && !equal) continue;
        const Term from = add(first_.at(counter.phi).term, integer(next ? counter.step : 0));
        // The steps that lead from there to the limit, rounded up.
        const Term distance =
            add(up ? subtract(limit->term, from) : subtract(from, limit->term), integer(equal ? 1 : 0));
        const Term steps = step == 1 ? distance : quotientOf(add(distance, integer(step - 1)), integer(step));
        return add(steps, integer(loop_.atHeader() ? 0 : 1));
      }
    }
    return nullptr;
  }

  Term counterAt(const CountedLoop::Counter& c, const Term& turn) const {
    return add(first_.at(c.phi).term, multiply(integer(c.step), turn));
  }

  // The blocks of the loop in turn k; the header, where it decides, also behind the last turn.
  bool anyTurn() {
    const Term& k = e_.kernel_->turns[which_].index;
    e_.execution_.folds.loops.push_back({k, count_});
    carried_ = e_.execution_.folds.carried.size();
    for (const CountedLoop::Counter& c : loop_.counters)
      e_.values_[c.phi] = e_.instructions_.known(first_.at(c.phi).width, counterAt(c, k), truth(true));
    for (size_t at = 0; at < loop_.data.size(); ++at) {
      e_.values_[loop_.data[at]] =
          opaqueValue(OpaqueNode::carried(elementName(*loop_.data[at]->getType()), carried_ + at), truth(true));
      e_.execution_.folds.carried.push_back({which_, first_.at(loop_.data[at]).opaque, nullptr});
    }
    const Term turn = bothOf(entered_, isLess(k, count_));
    const Term behind = eitherOf(isLessEqual(k, integer(0)), isLessEqual(k, count_));
    e_.reached_[loop_.header] = loop_.atHeader() ? bothOf(entered_, behind) : turn;
    for (const llvm::BasicBlock* to : llvm::successors(loop_.header))
      if (loop_.atHeader() && whole_.contains(to)) e_.edges_[{loop_.header, to}] = turn;
    e_.instructions_.enter(e_.reached_[loop_.header]);
    const size_t accesses = e_.memory_->accesses.size();
    e_.memory_->turn(true);
    bool goesOn = e_.instructions(*loop_.header);
    for (size_t at = 1; at < loop_.blocks.size() && goesOn; ++at)
      goesOn = e_.enter(*loop_.blocks[at]) && e_.instructions(*loop_.blocks[at]);
    e_.memory_->turn(false);
    for (size_t at = accesses; at < e_.memory_->accesses.size(); ++at) e_.memory_->accesses[at].fold = which_;
    return goesOn;
  }

  // What turn k + 1 begins with, and whether there is one.
  bool turnBehind() {
    const Term& k = e_.kernel_->turns[which_].index;
    const Term next = add(k, integer(1)), last = e_.reached_[loop_.latch];
    const std::optional<SymbolicValue> stays = e_.operand(loop_.condition);
    if (!stays || !stays->isTruth()) return refuse(textOf(*loop_.condition));
    const Term again = loop_.stays ? stays->term : notOf(stays->term);
    if (!shown(e_.reached_[loop_.exiting], truthEqual(again, isLess(loop_.atHeader() ? k : next, count_)),
               "as many turns as its counter says"))
      return false;
    for (const CountedLoop::Counter& c : loop_.counters) {
      const std::optional<SymbolicValue> v = e_.operand(c.phi->getIncomingValueForBlock(loop_.latch));
      if (!v || !v->isInteger() || !v->term) return refuse(textOf(*c.phi));
      if (!shown(last, v->fine, "not poison, what a turn makes of " + textOf(*c.phi))) return false;
      if (!shown(last, isEqual(v->term, counterAt(c, next)), "a turn adds a number in " + textOf(*c.phi))) return false;
    }
    for (size_t at = 0; at < loop_.data.size(); ++at) {
      const std::optional<SymbolicValue> v = e_.operand(loop_.data[at]->getIncomingValueForBlock(loop_.latch));
      if (!v || !v->isOpaque()) return refuse(textOf(*loop_.data[at]));
      if (!shown(last, v->fine, "not poison, what a turn makes of " + textOf(*loop_.data[at]))) return false;
      e_.execution_.folds.carried[carried_ + at].next = v->opaque;
    }
    return true;
  }

  // Behind the loop nothing of a turn is known but what leaves the last one.
  void leave() {
    for (const llvm::BasicBlock* block : loop_.blocks) {
      e_.reached_[block] = entered_;
      for (const llvm::Instruction& i : *block) e_.values_.erase(&i);
    }
    e_.edges_[{loop_.exiting, loop_.exit}] = entered_;
    const Term taken = loop_.atHeader() ? choose(isLess(integer(0), count_), count_, integer(0)) : count_;
    const auto leaves = [&](const llvm::PHINode* phi) -> const llvm::Value* {
      const llvm::Value* value = loop_.atHeader() ? phi : phi->getIncomingValueForBlock(loop_.latch);
      const auto* made = llvm::dyn_cast<llvm::Instruction>(value);
      return made && whole_.contains(made) ? value : nullptr;
    };
    for (const CountedLoop::Counter& c : loop_.counters)
      if (const llvm::Value* value = leaves(c.phi))
        e_.values_[value] = e_.instructions_.known(value->getType()->getIntegerBitWidth(), counterAt(c, taken), truth(true));
    for (size_t at = 0; at < loop_.data.size(); ++at)
      if (const llvm::Value* value = leaves(loop_.data[at]))
        e_.values_[value] = opaqueValue(OpaqueNode::folded(elementName(*value->getType()), carried_ + at), truth(true));
  }

  Executor& e_;
  const llvm::Loop& whole_;
  const size_t which_;  // among the loops of run-time length, and the folds
  CountedLoop loop_;
  Term entered_, count_;
  std::map<const llvm::PHINode*, SymbolicValue> first_;
  size_t carried_ = 0;
};

}  // namespace cutecheck::oracle
