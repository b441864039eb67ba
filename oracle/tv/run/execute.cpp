// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/execute.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/PostDominators.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

#include "oracle/tv/ir/instructions.h"
#include "oracle/tv/ir/shared_memory.h"
#include "oracle/tv/ir/unread.h"
#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/memory/lanes.h"
#include "oracle/tv/run/loop_turns.h"
#include "oracle/tv/terms/fast_division.h"

namespace cutecheck::oracle {

namespace {

using llvm::dyn_cast;
using llvm::isa;

constexpr size_t kMaxDepth = 1000;

class Executor {
  friend class LoopTurns<Executor>;

 public:
  Executor(const llvm::Function& f, Obligations& obligations, const Intervals& intervals, const KernelSymbols* kernel)
      : f_(f), obligations_(obligations), instructions_(obligations, intervals), divisions_(f), kernel_(kernel) {
    if (!kernel) return;
    std::vector<MemoryObject> objects;
    for (const KernelSymbols::Pointer& p : kernel->pointers) {
      objects.push_back(p.object);
      objects.back().noLoad = forbiddenAccess(f, p.path, false);
      objects.back().noStore = forbiddenAccess(f, p.path, true);
      if (p.object.address) shared_ = objects.size() - 1;
    }
    memory_.emplace(instructions_, obligations, f.getDataLayout(), std::move(objects), kernel->numbers);
  }

  Execution run(const llvm::Function& f, const std::map<std::vector<unsigned>, Term>& parameters) {
    for (const llvm::Argument& argument : f.args()) {
      std::optional<SymbolicValue> v = blankValue(*argument.getType(), kernel_ != nullptr);
      const std::string at = "parameter " + std::to_string(argument.getArgNo());
      const bool isAligned = argument.hasAttribute(llvm::Attribute::Alignment);
      std::vector<unsigned> path{argument.getArgNo()};
      if (v) fill(*v, path, parameters);
      const bool isUnnamed = isAligned && (!v || (v->isPointer() && v->object == SymbolicValue::kNoObject));
      if (isUnnamed) refuse("the attribute align of " + at + ", which no line names");
      if (!v) continue;  // refused where it is used
      if (std::optional<llvm::ConstantRange> range = argument.getRange()) instructions_.limit(*v, *range, at);
      if (isAligned) align(*v, argument.getAttribute(llvm::Attribute::Alignment));
      // A parameter that is poison is undefined behaviour where it must not be, whatever reads it.
      const bool limited = !isUnnamed && (argument.getRange().has_value() || isAligned);
      if (limited && argument.hasAttribute(llvm::Attribute::NoUndef)) instructions_.requireFine(*v, at + " is not poison");
      values_[&argument] = std::move(*v);
    }
    // The trees ask for a function that may be changed, and change nothing.
    dominators_.recalculate(const_cast<llvm::Function&>(f));
    after_.recalculate(const_cast<llvm::Function&>(f));
    if (kernel_ && !kernel_->turns.empty()) loops_.analyze(dominators_);
    llvm::ReversePostOrderTraversal<const llvm::Function*> order(&f);
    for (const llvm::BasicBlock* block : order) {
      const llvm::Loop* loop = loops_.getLoopFor(block);
      if (loop && loop->getHeader() != block) continue;  // executed with its header
      if (loop ? !LoopTurns<Executor>(*this, *loop).run() : !enter(*block) || !instructions(*block)) break;
    }
    return finish();
  }

 private:
  Execution finish() {
    execution_.undischarged = std::move(instructions_.undischarged);
    if (memory_) execution_.accesses = std::move(memory_->accesses);
    return std::move(execution_);
  }

  // The instructions of a block that was entered; false where the execution ends.
  bool instructions(const llvm::BasicBlock& block) {
    if (isFalse(reached_[&block])) return true;  // a turn that a loop never takes: its values are nobody's
    for (const llvm::Instruction& i : block) {
      if (!isa<llvm::PHINode>(i)) instruction(i);
      ++execution_.instructions;
      if (!execution_.unsupported.empty() || obligations_.ended()) return false;
    }
    if (memory_) memory_->leave(block);
    return true;
  }

  void fill(SymbolicValue& v, std::vector<unsigned>& path, const std::map<std::vector<unsigned>, Term>& parameters) {
    if (v.isPointer()) {
      for (size_t k = 0; k < kernel_->pointers.size(); ++k)
        if (kernel_->pointers[k].path == path) v = pointerValue(k, integer(0), truth(true));
      execution_.guessed |= v.object == SymbolicValue::kNoObject;
      return;
    }
    if (v.isOpaque()) {
      if (const auto at = kernel_->values.find(path); at != kernel_->values.end()) v = opaqueValue(at->second, truth(true));
      else
        execution_.guessed = true;  // some value, and here none: what needs one is not shown, and not wrong
      return;
    }
    if (v.width == 0) {
      for (unsigned k = 0; k < v.fields.size(); ++k) {
        path.push_back(k);
        fill(v.fields[k], path, parameters);
        path.pop_back();
      }
      return;
    }
    auto at = parameters.find(path);
    if (at == parameters.end()) return void(execution_.guessed = true);
    v.fine = truth(true);
    v.term = v.isTruth() ? notOf(isEqual(at->second, integer(0))) : at->second;
    v.bits = allBits(v.width);
  }

  // A pointer that is not so aligned is poison. What the meaning promises is all that is known of it.
  void align(SymbolicValue& v, const llvm::Attribute& a) {
    if (v.isPointer()) v.fine = bothOf(v.fine, aligned(v, a.getAlignment()->value()));
  }
  Term aligned(const SymbolicValue& v, uint64_t bytes) const {
    if (v.object == SymbolicValue::kNoObject || memory_->objects()[v.object].align < bytes) return truth(bytes == 1);
    return isEqual(remainderOf(v.term, integer(Int128(bytes))), integer(0));
  }

  // What the function promises of its end.
  void promiseReturn(const llvm::ReturnInst& ret, SymbolicValue& v) {
    const std::string at = textOf(ret);
    if (std::optional<llvm::Attribute> a = resultAttribute(llvm::Attribute::Range)) instructions_.limit(v, a->getRange(), at);
    if (std::optional<llvm::Attribute> a = resultAttribute(llvm::Attribute::Alignment)) align(v, *a);
    for (const llvm::Argument& p : f_.args()) {
      if (!p.hasAttribute(llvm::Attribute::Returned)) continue;
      std::optional<SymbolicValue> same = operand(&p);
      if (!same) return;
      Term equal = truth(false);
      if (v.isPointer() && same->isPointer()) equal = v.object == same->object ? isEqual(v.term, same->term) : truth(false);
      if (v.width != 0 && v.width == same->width)
        equal = v.isTruth() ? truthEqual(v.term, same->term) : isEqual(v.term, same->term);
      instructions_.require(implies(v.fine, bothOf(same->fine, equal)),
                            "parameter " + std::to_string(p.getArgNo()) + " is returned: " + at);
    }
  }
  std::optional<llvm::Attribute> resultAttribute(llvm::Attribute::AttrKind kind) const {
    const llvm::Attribute a = f_.getAttributes().getRetAttr(kind);
    return a.isValid() ? std::optional(a) : std::nullopt;
  }

  // What an assumption's bundles say; false where one is not read.
  bool assumed(const llvm::AssumeInst& i) {
    for (unsigned k = 0; k < i.getNumOperandBundles(); ++k) {
      const llvm::OperandBundleUse b = i.getOperandBundleAt(k);
      if (b.getTagName() == "ignore" || b.getTagName() == "cold") continue;
      std::vector<SymbolicValue> x;
      for (const llvm::Use& use : b.Inputs) {
        std::optional<SymbolicValue> v = operand(use.get());
        if (!v) return false;
        x.push_back(std::move(*v));
      }
      if (b.getTagName() == "noundef") {
        for (const SymbolicValue& v : x) instructions_.requireFine(v, "not poison, as noundef says: " + textOf(i));
        continue;
      }
      if (b.getTagName() != "align" || x.size() < 2 || !x[0].isPointer()) return false;
      if (x.size() > 2) x[0].term = subtract(x[0].term, x[2].term);
      instructions_.require(bothOf(x[0].fine, aligned(x[0], llvm::cast<llvm::ConstantInt>(b.Inputs[1])->getZExtValue())),
                            "aligned, as is assumed: " + textOf(i));
    }
    return true;
  }

  void refuse(const std::string& what) {
    if (execution_.unsupported.empty()) execution_.unsupported = what;
  }

  std::optional<SymbolicValue> operand(const llvm::Value* v) {
    if (auto at = values_.find(v); at != values_.end()) return at->second;
    const auto* c = dyn_cast<llvm::Constant>(v);
    std::optional<SymbolicValue> result = c ? sharedPlace(*c) : std::nullopt;
    if (c && !result) result = constant(*c);
    if (!result) refuse("operand " + textOf(*v));
    return result;
  }

  // The block's shared memory, or an address in it that is a constant.
  std::optional<SymbolicValue> sharedPlace(const llvm::Constant& c) {
    if (!shared_) return std::nullopt;
    if (&c == dynamicShared(*f_.getParent())) return pointerValue(*shared_, integer(0), truth(true));
    const auto* gep = dyn_cast<llvm::GEPOperator>(&c);
    const auto* base = gep ? dyn_cast<llvm::Constant>(gep->getPointerOperand()) : nullptr;
    const std::optional<SymbolicValue> pointer = base ? sharedPlace(*base) : std::nullopt;
    return pointer ? memory_->address(*gep, *pointer, [&](const llvm::Value* v) { return operand(v); })
                   : std::nullopt;
  }

  std::optional<SymbolicValue> constant(const llvm::Constant& c) {
    if (const auto* number = dyn_cast<llvm::ConstantInt>(&c)) {
      if (number->getType()->isVectorTy() || number->getBitWidth() > 64) return std::nullopt;
      if (number->getBitWidth() == 1) return truthValue(truth(number->isOne()), truth(true));
      return integerValue(number->getBitWidth(), integer(number->getSExtValue()), truth(true), number->getZExtValue());
    }
    if (const auto* number = kernel_ ? dyn_cast<llvm::ConstantFP>(&c) : nullptr; number && !c.getType()->isVectorTy()) {
      std::string type = elementName(*c.getType());
      if (type.empty()) return std::nullopt;
      return opaqueValue(OpaqueNode::constant(type, number->getValueAPF().bitcastToAPInt().getZExtValue()), truth(true));
    }
    std::optional<SymbolicValue> v = blankValue(*c.getType(), kernel_ != nullptr);
    // undef stands for any value, and no meaning allows any value: read like poison.
    if (!v || isa<llvm::UndefValue>(c)) return v;
    if (v->isPointer()) return std::nullopt;
    if (!isa<llvm::ConstantAggregate>(c) && !isa<llvm::ConstantAggregateZero>(c) && !isa<llvm::ConstantDataSequential>(c))
      return std::nullopt;
    for (unsigned k = 0; k < v->fields.size(); ++k) {
      std::optional<SymbolicValue> field = constant(*c.getAggregateElement(k));
      if (!field) return std::nullopt;
      v->fields[k] = std::move(*field);
    }
    return v;
  }

  // The condition under which the edge is taken.
  Term edge(const llvm::BasicBlock& from, const llvm::BasicBlock& to) {
    if (const auto at = edges_.find({&from, &to}); at != edges_.end()) return at->second;
    Term taken = truth(false);
    if (isFalse(reached_[&from])) return taken;
    const llvm::Instruction& end = *from.getTerminator();
    if (const auto* branch = dyn_cast<llvm::BranchInst>(&end)) {
      if (branch->isUnconditional()) return reached_[&from];
      Term condition = conditions_[&end];
      if (branch->getSuccessor(0) == &to) taken = eitherOf(taken, condition);
      if (branch->getSuccessor(1) == &to) taken = eitherOf(taken, notOf(condition));
    } else if (const auto* s = dyn_cast<llvm::SwitchInst>(&end)) {
      const Term& number = conditions_[&end];
      Term none = truth(true);
      for (const auto& branch : s->cases()) {
        Term is = isEqual(number, integer(branch.getCaseValue()->getSExtValue()));
        none = bothOf(none, notOf(is));
        if (branch.getCaseSuccessor() == &to) taken = eitherOf(taken, is);
      }
      if (s->getDefaultDest() == &to) taken = eitherOf(taken, none);
    }
    return bothOf(reached_[&from], taken);
  }

  bool enter(const llvm::BasicBlock& block) {
    std::vector<std::pair<const llvm::BasicBlock*, Term>> edges;
    if (&block == &block.getParent()->getEntryBlock()) {
      reached_[&block] = truth(true);
    } else {
      Term reached = truth(false);
      for (const llvm::BasicBlock* from : llvm::predecessors(&block)) {
        if (edges_.contains({from, &block}) && isFalse(edges_.at({from, &block}))) continue;  // the way back of a loop
        if (reached_.find(from) == reached_.end()) {
          // Met before one of its predecessors: a cycle, or an edge from a block that nothing reaches.
          if (!reachable(*from)) continue;
          refuse("a loop through block " + blockName(block));
          return false;
        }
        bool repeated = false;
        for (const auto& known : edges) repeated |= known.first == from;
        if (repeated) continue;
        Term taken = edge(*from, block);
        if (isFalse(taken)) continue;
        if (edges.size() == kMaxDepth) return tooDeep(block.front());
        edges.emplace_back(from, taken);
        reached = eitherOf(reached, taken);
      }
      reached_[&block] = edges.empty() ? reached : rejoined(block, reached);
      if (edges.empty()) return true;
      if (depthOf(reached_[&block]) > kMaxDepth) return tooDeep(block.front());
    }
    instructions_.enter(reached_[&block]);
    if (memory_) memory_->enter(edges);
    const auto deep = [&](const SymbolicValue& v) { return depthOf(v) > kMaxDepth; };
    if (memory_ && edges.size() > 1 && memory_->anyLocal(deep)) return tooDeep(block.front());
    for (const llvm::PHINode& phi : block.phis()) {
      if (isRelaxed(phi)) refuse(textOf(phi));
      std::optional<SymbolicValue> v;
      for (const auto& [from, taken] : edges) {
        std::optional<SymbolicValue> incoming = operand(phi.getIncomingValueForBlock(from));
        if (!incoming) return true;
        v = v ? selected(taken, *incoming, *v) : *incoming;
      }
      if (v && deep(*v)) return tooDeep(phi);
      if (v) values_[&phi] = *v;
    }
    return true;
  }

  bool tooDeep(const llvm::Instruction& i) {
    refuse("a value of terms nested more than " + std::to_string(kMaxDepth) + " deep: " + textOf(i) +
           "; make it in fewer steps, or in a loop of run-time length");
    return false;
  }

  // A block that every path from a block before it meets again is reached when that one is: what was decided between
  // them is forgotten, lest conditions double at every join.
  Term rejoined(const llvm::BasicBlock& block, const Term& reached) {
    const auto* node = dominators_.getNode(&block);
    const llvm::BasicBlock* before = node && node->getIDom() ? node->getIDom()->getBlock() : nullptr;
    return before && after_.dominates(&block, before) ? reached_[before] : reached;
  }

  static bool reachable(const llvm::BasicBlock& block) {
    llvm::ReversePostOrderTraversal<const llvm::Function*> order(block.getParent());
    for (const llvm::BasicBlock* other : order)
      if (other == &block) return true;
    return false;
  }

  static std::string blockName(const llvm::BasicBlock& block) {
    return block.hasName() ? "%" + block.getName().str() : "of " + textOf(block.front());
  }

  void instruction(const llvm::Instruction& i) {
    const Term& path = reached_[i.getParent()];
    std::optional<SymbolicValue> result;
    if (const auto* ret = dyn_cast<llvm::ReturnInst>(&i)) {
      Execution::Return returned{path, {}};
      if (ret->getReturnValue()) {
        std::optional<SymbolicValue> v = operand(ret->getReturnValue());
        if (!v) return;
        promiseReturn(*ret, *v);
        flatten(*v, returned.results);
      }
      if (f_.doesNotReturn()) instructions_.require(truth(false), "noreturn: the function does not return");
      execution_.returns.push_back(std::move(returned));
      return;
    }
    if (isa<llvm::BranchInst>(i) || isa<llvm::SwitchInst>(i)) {
      const auto* branch = dyn_cast<llvm::BranchInst>(&i);
      if (branch && branch->isUnconditional()) return;
      std::optional<SymbolicValue> c = operand(branch ? branch->getCondition() : i.getOperand(0));
      if (!c) return;
      if (!branch && llvm::cast<llvm::SwitchInst>(i).getNumCases() > kMaxDepth) return void(tooDeep(i));
      if (!c->term) return refuse(textOf(i));  // on a value that no term stands for: one loaded, one of many parts
      instructions_.require(c->fine, "a branch is not on poison: " + textOf(i));
      conditions_[&i] = !branch && c->isTruth() ? choose(c->term, integer(-1), integer(0)) : c->term;
      return;
    }
    if (isa<llvm::UnreachableInst>(i)) {
      instructions_.require(truth(false), "unreachable is not reached");
      return;
    }
    if (divisions_.idle(i)) return idle(i);
    result = compute(i);
    if (result && depthOf(*result) > kMaxDepth) {
      tooDeep(i);
    } else if (result) {
      values_[&i] = std::move(*result);
    } else {
      refuse(textOf(i));
    }
  }

  // Whoever reads a term descends into it. What was met before is not measured again.
  size_t depthOf(const Term& t) {
    if (!t || t->operands.empty()) return 0;
    if (const auto at = depths_.find(t); at != depths_.end()) return at->second;
    size_t depth = 0;
    for (const Term& operand : t->operands) depth = std::max(depth, depthOf(operand) + 1);
    return depths_[t] = depth;
  }
  size_t depthOf(const Opaque& value) {
    if (!value || (value->operands.empty() && !value->term)) return 0;
    if (const auto at = opaqueDepths_.find(value); at != opaqueDepths_.end()) return at->second;
    size_t depth = depthOf(value->term);
    for (const Opaque& operand : value->operands) depth = std::max(depth, depthOf(operand) + 1);
    return opaqueDepths_[value] = depth;
  }
  size_t depthOf(const SymbolicValue& v) {
    size_t depth = std::max({depthOf(v.term), depthOf(v.fine), depthOf(v.asUnsigned), depthOf(v.opaque)});
    for (const SymbolicValue& field : v.fields) depth = std::max(depth, depthOf(field));
    return depth;
  }

  // Of a step that is not read, what would be undefined is.
  void idle(const llvm::Instruction& i) {
    if (i.getOpcode() != llvm::Instruction::UDiv) return;
    const llvm::Value* by = divisions_.dividesBy(i);
    if (!by) return refuse(textOf(i));
    if (std::optional<SymbolicValue> divisor = operand(by)) instructions_.requireDivisor(i, *divisor);
  }

  // A quotient that is computed by multiplication.
  std::optional<SymbolicValue> quotient(const llvm::Instruction& i, const FastDivision& division) {
    const std::optional<SymbolicValue> a = operand(division.dividend), b = operand(division.divisor);
    if (!a || !b) return std::nullopt;
    bool proved = true;
    for (const ProvedRule& rule : provedFastDivisionRules()) {
      proved = proved && rule.decision.status == Decision::Status::kHolds;
      if (!rulesNoted_) obligations_.note({Obligation::Kind::kRule, rule.text, rule.decision});
    }
    rulesNoted_ = true;
    return proved ? instructions_.quotient(i, *a, *b) : std::nullopt;
  }

  // Instructions that only kernels may have; nothing, too, for those that every function may have.
  std::optional<SymbolicValue> kernelInstruction(const llvm::Instruction& i, const std::vector<SymbolicValue>& x) {
    if (const auto* allocation = dyn_cast<llvm::AllocaInst>(&i)) return memory_->allocate(*allocation);
    if (const auto* gep = dyn_cast<llvm::GEPOperator>(&i))
      return memory_->address(*gep, x[0], [&](const llvm::Value* v) { return operand(v); });
    if (const auto* load = dyn_cast<llvm::LoadInst>(&i)) return memory_->load(*load, x[0]);
    if (const auto* store = dyn_cast<llvm::StoreInst>(&i))
      return memory_->store(*store, x[1], x[0]) ? std::optional(SymbolicValue{}) : std::nullopt;
    if (const auto* life = dyn_cast<llvm::LifetimeIntrinsic>(&i))
      return memory_->lifetime(*life, x[0]) ? std::optional(SymbolicValue{}) : std::nullopt;
    if (isa<llvm::PtrToIntInst>(i) && i.getType()->isIntegerTy())
      return memory_->number(i, x[0], i.getType()->getIntegerBitWidth());
    if (isa<llvm::IntToPtrInst>(i)) return memory_->place(i, x[0]);
    if (isBarrier(i)) return memory_->barrier(i) ? std::optional(SymbolicValue{}) : std::nullopt;
    if (const std::optional<Exchange> exchange = exchangeOf(i)) return memory_->exchange(i, *exchange, x[1]);
    if (!openWord(i).empty()) return openValue(i, x);
    if (const auto* call = dyn_cast<llvm::IntrinsicInst>(&i); call && valueWord(i).empty()) {
      const std::string name = registerName(*call);
      auto at = kernel_->registers.find(name);
      if (name.empty() || at == kernel_->registers.end()) return std::nullopt;
      return instructions_.reading(i, at->second);
    }
    if (std::optional<SymbolicValue> moved = moveLanes(i, x)) return moved;
    return valueOperation(i, x);
  }

  // One instruction on vectors, lane by lane.
  std::optional<SymbolicValue> byLane(const llvm::Instruction& i, const std::vector<SymbolicValue>& x) {
    SymbolicValue result;
    for (size_t lane = 0; lane < x.back().fields.size(); ++lane) {
      std::vector<SymbolicValue> scalars;
      for (const SymbolicValue& v : x) scalars.push_back(v.isAggregate() ? v.fields[lane] : v);
      std::optional<SymbolicValue> value = onScalars(i, scalars);
      if (!value) return std::nullopt;
      result.fields.push_back(std::move(*value));
    }
    return result;
  }

  std::optional<SymbolicValue> compute(const llvm::Instruction& i) {
    if (isRelaxed(i)) return std::nullopt;
    if (const FastDivision* division = divisions_.quotient(i)) return quotient(i, *division);
    if (const llvm::Value* put = divisions_.field(i)) return operand(put);
    std::vector<SymbolicValue> x;
    unsigned count = i.getNumOperands();
    if (const auto* call = dyn_cast<llvm::CallInst>(&i)) {
      if (!isa<llvm::IntrinsicInst>(i)) return std::nullopt;
      count = call->arg_size();
    }
    for (unsigned k = 0; k < count; ++k) {
      if (!blankValue(*i.getOperand(k)->getType(), kernel_ != nullptr)) return std::nullopt;
      std::optional<SymbolicValue> v = operand(i.getOperand(k));
      if (!v) return std::nullopt;
      x.push_back(std::move(*v));
    }
    instructions_.promiseArguments(i, x);
    if (const auto* assume = dyn_cast<llvm::AssumeInst>(&i); assume && !assumed(*assume)) return std::nullopt;
    std::optional<SymbolicValue> result = i.getType()->isVectorTy() && isLaneWise(i) ? byLane(i, x) : onScalars(i, x);
    const auto* call = dyn_cast<llvm::IntrinsicInst>(&i);
    if (result) instructions_.promiseResult(i, *result, call ? launchRange(f_, registerName(*call)) : std::nullopt);
    return result;
  }

  std::optional<SymbolicValue> onScalars(const llvm::Instruction& i, std::vector<SymbolicValue> x) {
    if (kernel_)
      if (std::optional<SymbolicValue> v = kernelInstruction(i, x)) return v;
    // A number that was loaded is no number that can be computed with.
    bool moves = isa<llvm::SelectInst>(i) || isa<llvm::InsertValueInst>(i) || isa<llvm::ExtractValueInst>(i);
    for (const SymbolicValue& v : x)
      if (!moves && (v.isOpaque() || v.isPointer())) return std::nullopt;
    if (isa<llvm::BinaryOperator>(i)) return instructions_.binary(i, x[0], x[1]);
    if (isa<llvm::ICmpInst>(i)) return instructions_.compare(i, x[0], x[1]);
    if (isa<llvm::CastInst>(i)) return instructions_.convert(i, x[0]);
    if (isa<llvm::IntrinsicInst>(i)) return instructions_.intrinsic(i, x);
    if (isa<llvm::SelectInst>(i)) {
      if (!x[0].isTruth()) return std::nullopt;
      SymbolicValue v = selected(x[0].term, x[1], x[2]);
      poisonUnless(v, x[0].fine);
      return v;
    }
    if (isa<llvm::FreezeInst>(i)) {
      // Any value may come out where poison goes in; only a value that is fine is modelled.
      bool fine = x[0].width != 0 && isTrue(x[0].fine);
      return fine ? std::optional(x[0]) : std::nullopt;
    }
    if (const auto* e = dyn_cast<llvm::ExtractValueInst>(&i)) {
      const SymbolicValue* at = &x[0];
      for (unsigned k : e->indices()) at = &at->fields[k];
      return *at;
    }
    if (const auto* e = dyn_cast<llvm::InsertValueInst>(&i)) {
      SymbolicValue* at = &x[0];
      for (unsigned k : e->indices()) at = &at->fields[k];
      *at = x[1];
      return x[0];
    }
    return std::nullopt;
  }

  const llvm::Function& f_;
  Obligations& obligations_;
  llvm::DominatorTree dominators_;
  llvm::PostDominatorTree after_;
  llvm::LoopInfo loops_;  // of run-time length
  Instructions instructions_;
  FastDivisions divisions_;
  bool rulesNoted_ = false;
  const KernelSymbols* kernel_;
  std::optional<Memory> memory_;
  std::optional<size_t> shared_;  // the object that is the block's shared memory
  Execution execution_;
  std::map<const llvm::Value*, SymbolicValue> values_;
  std::map<const llvm::BasicBlock*, Term> reached_;
  std::map<const llvm::Instruction*, Term> conditions_;
  std::map<std::pair<const llvm::BasicBlock*, const llvm::BasicBlock*>, Term> edges_;  // into, out of and back through loops
  std::map<Term, size_t> depths_;
  std::map<Opaque, size_t> opaqueDepths_;
};

}  // namespace

Execution execute(const llvm::Function& f, const std::map<std::vector<unsigned>, Term>& parameters,
                  Obligations& obligations, const Intervals& intervals, const KernelSymbols* kernel) {
  return Executor(f, obligations, intervals, kernel).run(f, parameters);
}

}  // namespace cutecheck::oracle
