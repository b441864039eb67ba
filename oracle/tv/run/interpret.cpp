// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/interpret.h"

#include <llvm/ADT/APInt.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

#include <algorithm>

#include "oracle/tv/ir/shared_memory.h"
#include "oracle/tv/ir/unread.h"
#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/memory/lanes.h"
#include "oracle/tv/memory/run_lanes.h"

namespace cutecheck::oracle {

namespace {

using llvm::APInt;
using llvm::cast;
using llvm::dyn_cast;

class Machine {
 public:
  Machine(const llvm::Function& f, const RunKernel* kernel) : kernel_(kernel) {
    if (!kernel) return;
    memory_.emplace(f.getDataLayout(), *kernel);
    for (size_t k = 0; k < kernel->pointers.size(); ++k)
      if (kernel->pointers[k].address) shared_ = {dynamicShared(*f.getParent()), k};
    for (size_t k = 0; k < kernel->pointers.size(); ++k)
      memory_->forbid(k, forbiddenAccess(f, kernel->pointers[k].path, false), forbiddenAccess(f, kernel->pointers[k].path, true));
  }

  Run run(const llvm::Function& f, const std::map<std::vector<unsigned>, int64_t>& arguments, uint64_t stepLimit) {
    for (const llvm::Argument& argument : f.args()) {
      Cell c = blankCell(argument.getType());
      std::vector<unsigned> path{argument.getArgNo()};
      fill(c, path, arguments);
      if (std::optional<llvm::ConstantRange> range = argument.getRange()) limit(c, *range);
      if (argument.hasAttribute(llvm::Attribute::Alignment)) align(c, argument.getAttribute(llvm::Attribute::Alignment));
      const bool limited = argument.getRange().has_value() || argument.hasAttribute(llvm::Attribute::Alignment);
      if (limited && argument.hasAttribute(llvm::Attribute::NoUndef) && anyPoison(c))
        stop(Run::Status::kUndefined, "parameter " + std::to_string(argument.getArgNo()) + " is not what is promised");
      cells_[&argument] = std::move(c);
    }
    const llvm::BasicBlock* block = &f.getEntryBlock();
    const llvm::BasicBlock* from = nullptr;
    while (run_.status != Run::Status::kReturned && !stopped_) {
      const llvm::BasicBlock* next = nullptr;
      phis(*block, from);
      for (const llvm::Instruction& i : *block) {
        if (llvm::isa<llvm::PHINode>(i)) continue;
        if (stopped_) break;
        if (++steps_ > stepLimit) {
          unsupported("more than " + std::to_string(stepLimit) + " steps");
          break;
        }
        if (i.isTerminator()) {
          next = terminator(i);
        } else {
          Cell result = compute(i);
          cells_[&i] = std::move(result);
        }
      }
      from = block;
      if (next) block = next;
    }
    if (memory_) run_.accesses = std::move(memory_->accesses);
    run_.steps = steps_;
    return run_;
  }

 private:
  void stop(Run::Status status, std::string reason) {
    if (stopped_) return;
    stopped_ = true;
    run_.status = status;
    run_.reason = std::move(reason);
  }
  void undefined(const llvm::Instruction& i, const std::string& what) {
    stop(Run::Status::kUndefined, what + " in " + textOf(i));
  }
  void unsupported(std::string what) { stop(Run::Status::kUnsupported, std::move(what)); }

  static std::string pathOf(const std::vector<unsigned>& path) {
    std::string text;
    for (const unsigned index : path) text += (text.empty() ? "" : ".") + std::to_string(index);
    return text;
  }

  void fill(Cell& c, std::vector<unsigned>& path, const std::map<std::vector<unsigned>, int64_t>& arguments) {
    if (c.pointer) {
      for (size_t k = 0; kernel_ && k < kernel_->pointers.size(); ++k)
        if (kernel_->pointers[k].path == path) {
          c = pointerCell(k, 0);
          return;
        }
      c = tokenCell("pointer " + pathOf(path));  // into memory of which nothing is said
      return;
    }
    if (c.aggregate) {
      for (unsigned k = 0; k < c.fields.size(); ++k) {
        path.push_back(k);
        fill(c.fields[k], path, arguments);
        path.pop_back();
      }
      return;
    }
    auto at = arguments.find(path);
    if (at == arguments.end()) {
      const bool named = kernel_ && kernel_->values.contains(path);
      c = tokenCell(named ? kernel_->values.at(path) : "parameter " + pathOf(path));  // some value
      return;
    }
    c.poison = false;
    c.bits = APInt(64, static_cast<uint64_t>(at->second)).sextOrTrunc(c.bits.getBitWidth());
  }

  // Poison beyond what is promised. Of what is no number here nobody knows whether it is.
  void limit(Cell& c, const llvm::ConstantRange& range) {
    if (!c.poison && !c.token.empty()) unsupported("a range of what is no number: " + c.token);
    if (!c.poison && (c.bits.getBitWidth() != range.getBitWidth() || !range.contains(c.bits))) c.poison = true;
  }
  void align(Cell& c, const llvm::Attribute& a) {
    if (memory_ && c.pointer && !c.poison && !memory_->isAligned(c, a.getAlignment()->value())) c.poison = true;
  }

  static bool anyPoison(const Cell& c) {
    if (!c.aggregate) return c.poison;
    return std::ranges::any_of(c.fields, [](const Cell& field) { return anyPoison(field); });
  }
  static bool anyUndef(const Cell& c) {
    if (!c.aggregate) return c.undef;
    return std::ranges::any_of(c.fields, [](const Cell& field) { return anyUndef(field); });
  }

  // What a function promises of its end.
  void promiseReturn(const llvm::ReturnInst& ret, Cell& c) {
    const llvm::Function& f = *ret.getFunction();
    const llvm::AttributeList attributes = f.getAttributes();
    if (llvm::Attribute a = attributes.getRetAttr(llvm::Attribute::Range); a.isValid()) limit(c, a.getRange());
    if (llvm::Attribute a = attributes.getRetAttr(llvm::Attribute::Alignment); a.isValid()) align(c, a);
    for (const llvm::Argument& p : f.args()) {
      if (!p.hasAttribute(llvm::Attribute::Returned) || c.poison) continue;
      const Cell same = operand(&p);
      const bool place = c.pointer && same.pointer && c.object == same.object && c.offset == same.offset;
      const bool number = !c.pointer && !same.pointer && c.token == same.token &&
                          c.bits.getBitWidth() == same.bits.getBitWidth() && c.bits == same.bits;
      if (same.poison || !(place || number))
        undefined(ret, "another value than parameter " + std::to_string(p.getArgNo()) + " returned");
    }
  }

  // What a call promises of its arguments.
  void promiseArguments(const llvm::CallBase& call) {
    for (unsigned k = 0; k < call.arg_size(); ++k) {
      Cell c = operand(call.getArgOperand(k));
      for (const llvm::AttributeList& attributes : {call.getAttributes(), call.getCalledFunction()->getAttributes()}) {
        const llvm::Attribute a = attributes.getParamAttr(k, llvm::Attribute::Range);
        if (!a.isValid() || c.aggregate) continue;
        limit(c, a.getRange());
        limited_[{&call, k}] = c;
      }
      if (call.paramHasAttr(k, llvm::Attribute::NoUndef) && anyPoison(c)) undefined(call, "a poison argument");
    }
    const auto* assume = dyn_cast<llvm::AssumeInst>(&call);
    for (unsigned k = 0; assume && k < assume->getNumOperandBundles() && !stopped_; ++k)
      assumed(*assume, assume->getOperandBundleAt(k));
  }
  void assumed(const llvm::AssumeInst& i, const llvm::OperandBundleUse& b) {
    if (b.getTagName() == "ignore" || b.getTagName() == "cold") return;
    std::vector<Cell> x;
    for (const llvm::Use& use : b.Inputs) x.push_back(operand(use.get()));
    if (stopped_) return;
    if (b.getTagName() == "noundef") {
      if (std::ranges::any_of(x, anyPoison)) undefined(i, "poison that is assumed not to be");
      return;
    }
    const bool read = b.getTagName() == "align" && memory_ && readsAlign(b) && x[0].pointer;
    if (!read) return unsupported("operand bundle \"" + b.getTagName().str() + "\" in " + textOf(i));
    if (x[0].poison) return undefined(i, "a poison address that is assumed to be aligned");
    if (x.size() > 2) x[0].offset -= x[2].bits.getSExtValue();
    if (!memory_->isAligned(x[0], x[1].bits.getZExtValue()))
      undefined(i, "not aligned to " + llvm::toString(x[1].bits, 10, false) + ", as is assumed,");
  }

  // What a call promises of its result.
  void promiseResult(const llvm::CallBase& call, Cell& c) {
    if (call.getType()->isVoidTy() || stopped_) return;
    for (const llvm::AttributeList& attributes : {call.getAttributes(), call.getCalledFunction()->getAttributes()})
      if (llvm::Attribute a = attributes.getRetAttr(llvm::Attribute::Range); a.isValid() && !c.aggregate) limit(c, a.getRange());
    if (const llvm::MDNode* ranges = call.getMetadata(llvm::LLVMContext::MD_range); ranges && !c.aggregate)
      limit(c, llvm::getConstantRangeFromMetadata(*ranges));
    if (call.hasRetAttr(llvm::Attribute::NoUndef) && anyPoison(c)) undefined(call, "a result that is not what is promised");
  }

  void flatten(const Cell& c) {
    if (c.aggregate) {
      for (const Cell& field : c.fields) flatten(field);
      return;
    }
    if (!c.token.empty()) unsupported("a result that is no number: " + c.token);
    RunScalar number;
    if (!c.poison && c.pointer)
      number = c.offset;
    else if (!c.poison && c.bits.getBitWidth() <= 64)
      number = c.bits.getBitWidth() == 1 ? static_cast<int64_t>(c.bits.getZExtValue()) : c.bits.getSExtValue();
    run_.results.push_back(number);
    run_.places.push_back(!c.poison && c.pointer && memory_ ? memory_->nameOf(c) : std::string());
  }

  Cell operand(const llvm::Value* v) {
    if (auto at = lanes_.find(v); at != lanes_.end()) return at->second;
    if (auto at = cells_.find(v); at != cells_.end()) return at->second;
    if (const auto* c = dyn_cast<llvm::ConstantInt>(v); c && !c->getType()->isVectorTy()) return numberCell(c->getValue());
    if (const auto* c = dyn_cast<llvm::Constant>(v)) {
      if (shared_.first && c == shared_.first) return pointerCell(shared_.second, 0);
      if (const auto* gep = dyn_cast<llvm::GEPOperator>(c); gep && shared_.first) {
        std::optional<Cell> place = memory_->address(*gep, operand(gep->getPointerOperand()),
                                                     [&](const llvm::Value* index) { return operand(index); });
        if (place) return *place;
      }
      if (llvm::isa<llvm::PoisonValue>(c)) return blankCell(c->getType());
      if (llvm::isa<llvm::UndefValue>(c)) return undefCell(c->getType());
      if (const auto* f = kernel_ ? dyn_cast<llvm::ConstantFP>(c) : nullptr; f && !f->getType()->isVectorTy())
        return tokenCell("bits " + std::to_string(f->getValueAPF().bitcastToAPInt().getZExtValue()));
      bool fields = c->getType()->isAggregateType() || (kernel_ && c->getType()->isVectorTy());
      if (fields && (llvm::isa<llvm::ConstantAggregate>(c) || llvm::isa<llvm::ConstantAggregateZero>(c) ||
                                              llvm::isa<llvm::ConstantDataSequential>(c))) {
        Cell cell = blankCell(c->getType());
        for (unsigned k = 0; k < cell.fields.size(); ++k) cell.fields[k] = operand(c->getAggregateElement(k));
        return cell;
      }
    }
    unsupported("operand " + textOf(*v));
    return blankCell(v->getType());
  }

  std::vector<Cell> operands(const llvm::Instruction& i) {
    std::vector<Cell> x;
    const auto* call = dyn_cast<llvm::CallBase>(&i);
    unsigned count = call ? call->arg_size() : i.getNumOperands();
    for (unsigned k = 0; k < count; ++k) x.push_back(operand(i.getOperand(k)));
    return x;
  }

  // Phis read their operands all at once.
  void phis(const llvm::BasicBlock& block, const llvm::BasicBlock* from) {
    std::vector<std::pair<const llvm::Value*, Cell>> values;
    for (const llvm::PHINode& phi : block.phis()) values.emplace_back(&phi, operand(phi.getIncomingValueForBlock(from)));
    for (auto& [phi, cell] : values) cells_[phi] = std::move(cell);
  }

  const llvm::BasicBlock* terminator(const llvm::Instruction& i) {
    if (const auto* ret = dyn_cast<llvm::ReturnInst>(&i)) {
      if (ret->getFunction()->doesNotReturn()) undefined(i, "a return from a function that promises not to");
      if (ret->getReturnValue()) {
        Cell c = operand(ret->getReturnValue());
        promiseReturn(*ret, c);
        flatten(c);
        if (anyPoison(c)) run_.returned = ret;
        for (auto at = cells_.begin(); run_.returned && at != cells_.end(); ++at)
          if (anyPoison(at->second)) run_.poisoned.insert(at->first);
      }
      if (!stopped_) run_.status = Run::Status::kReturned;
      return nullptr;
    }
    if (const auto* branch = dyn_cast<llvm::BranchInst>(&i)) {
      if (branch->isUnconditional()) return branch->getSuccessor(0);
      Cell c = operand(branch->getCondition());
      if (!c.token.empty()) unsupported(textOf(i));
      if (c.poison) undefined(i, "branch on poison");
      return branch->getSuccessor(c.bits.isZero() ? 1 : 0);
    }
    if (const auto* s = dyn_cast<llvm::SwitchInst>(&i)) {
      Cell c = operand(s->getCondition());
      if (!c.token.empty()) unsupported(textOf(i));
      if (c.poison) undefined(i, "switch on poison");
      if (stopped_) return nullptr;
      for (const auto& branch : s->cases())
        if (branch.getCaseValue()->getValue() == c.bits) return branch.getCaseSuccessor();
      return s->getDefaultDest();
    }
    if (llvm::isa<llvm::UnreachableInst>(i)) {
      undefined(i, "unreachable reached");
    } else {
      unsupported(textOf(i));
    }
    return nullptr;
  }

  // Whether the instruction chooses between values of one lane by what was compared in data.
  bool choosesByData(const llvm::Instruction& i) {
    if (!llvm::isa<llvm::SelectInst>(i)) return false;
    const Cell c = operand(i.getOperand(0));
    if (!c.aggregate) return !c.token.empty();
    return std::ranges::any_of(c.fields, [](const Cell& lane) { return !lane.token.empty(); });
  }

  // Memory, vectors, floating point and registers.
  std::optional<Cell> kernelInstruction(const llvm::Instruction& i) {
    std::optional<Cell> result;
    if (const auto* allocation = dyn_cast<llvm::AllocaInst>(&i)) {
      result = memory_->allocate(*allocation);
    } else if (const auto* gep = dyn_cast<llvm::GEPOperator>(&i)) {
      result = memory_->address(*gep, operand(i.getOperand(0)), [&](const llvm::Value* v) { return operand(v); });
    } else if (const auto* load = dyn_cast<llvm::LoadInst>(&i); load && load->isSimple()) {
      result = memory_->load(i, *i.getType(), load->getAlign().value(), operand(load->getPointerOperand()));
    } else if (const auto* store = dyn_cast<llvm::StoreInst>(&i); store && store->isSimple()) {
      Cell value = operand(store->getValueOperand());
      memory_->store(i, *store->getValueOperand()->getType(), store->getAlign().value(), operand(store->getPointerOperand()),
                     value);
      result = Cell{};
    } else if (const auto* life = dyn_cast<llvm::LifetimeIntrinsic>(&i)) {
      memory_->lifetime(i, life->getIntrinsicID() == llvm::Intrinsic::lifetime_start, operand(i.getOperand(0)));
      result = Cell{};
    } else if (llvm::isa<llvm::PtrToIntInst>(i) && i.getType()->isIntegerTy()) {
      result = memory_->number(i, operand(i.getOperand(0)), i.getType()->getIntegerBitWidth());
    } else if (llvm::isa<llvm::IntToPtrInst>(i)) {
      result = memory_->place(i, operand(i.getOperand(0)));
    } else if (isBarrier(i)) {
      memory_->barrier(i);
      result = Cell{};
    } else if (const std::optional<Exchange> exchange = exchangeOf(i)) {
      result = memory_->exchange(i, *exchange, operand(i.getOperand(1)));
    } else if (const auto* call = dyn_cast<llvm::IntrinsicInst>(&i); call && !registerName(*call).empty()) {
      auto at = kernel_->registers.find(registerName(*call));
      if (at == kernel_->registers.end()) return std::nullopt;
      APInt bits = APInt(64, static_cast<uint64_t>(at->second)).sextOrTrunc(i.getType()->getIntegerBitWidth());
      const std::optional<llvm::ConstantRange> launch = launchRange(*i.getFunction(), at->first);
      if (launch && launch->getBitWidth() == bits.getBitWidth() && !launch->contains(bits))
        undefined(i, "a register out of the range that the launch is promised to have");
      result = numberCell(bits);
    } else if (const bool isOpen = !openWord(i).empty(); isOpen || isLaneMove(i) || !valueWord(i).empty() || choosesByData(i)) {
      std::vector<Cell> x = operands(i);
      // What is not chosen may be poison; of an open function no part is.
      if ((isOpen || llvm::isa<llvm::SelectInst>(i)) && std::ranges::any_of(x, anyPoison)) unsupported(textOf(i));
      result = lanesMoved(i, x, *kernel_->names);
    }
    if (memory_->trouble)
      stop(memory_->trouble->undefined ? Run::Status::kUndefined : Run::Status::kUnsupported, memory_->trouble->what);
    return memory_->trouble ? std::optional(blankCell(i.getType())) : result;
  }

  // One instruction on vectors of integers, lane by lane.
  Cell vectors(const llvm::Instruction& i) {
    return byLane(operands(i), [&](const std::vector<const Cell*>& lane) {
      for (size_t k = 0; k < lane.size(); ++k) lanes_[i.getOperand(static_cast<unsigned>(k))] = *lane[k];
      Cell result = computed(i, true);
      lanes_.clear();
      return result;
    });
  }

  Cell compute(const llvm::Instruction& i) {
    bool large = isTooLarge(*i.getType());
    for (const llvm::Value* v : i.operand_values()) large |= isTooLarge(*v->getType());
    const auto* call = dyn_cast<llvm::CallBase>(&i);
    if (large || (call && !llvm::isa<llvm::IntrinsicInst>(i))) {
      unsupported(textOf(i));
      return blankCell(i.getType());
    }
    if (call) promiseArguments(*call);
    if (stopped_) return blankCell(i.getType());
    Cell result = computed(i, false);
    if (call) promiseResult(*call, result);
    limited_.clear();
    return result;
  }

  // Whether an instruction looks into its operands.
  static bool computes(const llvm::Instruction& i) {
    return llvm::isa<llvm::BinaryOperator, llvm::CastInst, llvm::CmpInst, llvm::UnaryOperator>(i) ||
           (llvm::isa<llvm::CallInst>(i) && !llvm::isa<llvm::AssumeInst>(i));
  }

  Cell computed(const llvm::Instruction& i, bool lane) {
    if (isRelaxed(i)) {
      unsupported(textOf(i));
      return blankCell(i.getType());
    }
    // Of a lane they are asked of that lane alone.
    const bool looks =
        computes(i) && (lane || i.getType()->isIntegerTy() || (kernel_ && !valueWord(i).empty()));
    for (const llvm::Value* v : i.operand_values()) {
      if (!looks || llvm::isa<llvm::Function>(v) || !anyUndef(operand(v))) continue;
      unsupported("undef in " + textOf(i));
      return blankCell(lane ? i.getType()->getScalarType() : i.getType());
    }
    if (kernel_ && !lane) {
      if (std::optional<Cell> result = kernelInstruction(i)) return *result;
      bool integers = i.getType()->isIntOrIntVectorTy() && i.getType()->isVectorTy() && isLaneWise(i);
      if (integers) return vectors(i);
    }
    // A number that was loaded is no number that can be computed with, nor is one of which the meaning does not speak.
    for (const llvm::Value* v : i.operand_values()) {
      if (!computes(i) || llvm::isa<llvm::Function>(v)) continue;
      if (Cell c = operand(v); c.token.empty() && !c.pointer) continue;
      unsupported(textOf(i));
      return blankCell(lane ? i.getType()->getScalarType() : i.getType());
    }
    if (i.getType()->isIntegerTy() || lane || llvm::isa<llvm::CallInst>(i)) {
      if (llvm::isa<llvm::BinaryOperator>(i)) return binary(i);
      if (llvm::isa<llvm::CastInst>(i)) return convert(i);
      if (const auto* compare = dyn_cast<llvm::ICmpInst>(&i)) return relation(*compare);
      if (const auto* call = dyn_cast<llvm::IntrinsicInst>(&i)) return intrinsic(*call);
    }
    if (const auto* s = dyn_cast<llvm::SelectInst>(&i)) {
      Cell c = operand(s->getCondition());
      if (!s->getCondition()->getType()->isIntegerTy(1) || !c.token.empty() || c.undef) unsupported(textOf(i));
      if (c.poison) return blankCell(i.getType());
      return operand(c.bits.isZero() ? s->getFalseValue() : s->getTrueValue());
    }
    if (const auto* e = dyn_cast<llvm::ExtractValueInst>(&i)) {
      Cell c = operand(e->getAggregateOperand());
      for (unsigned k : e->indices()) {
        if (k >= c.fields.size()) {
          unsupported(textOf(i));
          return blankCell(i.getType());
        }
        Cell field = c.fields[k];
        c = std::move(field);
      }
      return c;
    }
    if (const auto* e = dyn_cast<llvm::InsertValueInst>(&i)) {
      Cell c = operand(e->getAggregateOperand());
      Cell* at = &c;
      for (unsigned k : e->indices()) {
        if (k >= at->fields.size()) {
          unsupported(textOf(i));
          return c;
        }
        at = &at->fields[k];
      }
      *at = operand(e->getInsertedValueOperand());
      return c;
    }
    if (const auto* f = dyn_cast<llvm::FreezeInst>(&i)) {
      Cell c = operand(f->getOperand(0));
      if (c.poison || c.aggregate) unsupported("freeze of poison in " + textOf(i));
      return c;
    }
    unsupported(textOf(i));
    return blankCell(i.getType());
  }

  Cell binary(const llvm::Instruction& i) {
    Cell a = operand(i.getOperand(0)), b = operand(i.getOperand(1));
    unsigned op = i.getOpcode();
    Cell poison = blankCell(i.getType()->getScalarType());
    bool division = op == llvm::Instruction::UDiv || op == llvm::Instruction::SDiv || op == llvm::Instruction::URem ||
                    op == llvm::Instruction::SRem;
    if (division && (b.poison || b.bits.isZero())) {
      undefined(i, b.poison ? "division by poison" : "division by zero");
      return poison;
    }
    const APInt &x = a.bits, &y = b.bits;
    const bool isSigned = op == llvm::Instruction::SDiv || op == llvm::Instruction::SRem;
    if (isSigned && (a.poison || x.isMinSignedValue()) && y.isAllOnes()) {
      undefined(i, "signed division overflow");
      return poison;
    }
    if (a.poison || b.poison) return poison;
    bool nsw = false, nuw = false;
    if (const auto* o = dyn_cast<llvm::OverflowingBinaryOperator>(&i)) {
      nsw = o->hasNoSignedWrap();
      nuw = o->hasNoUnsignedWrap();
    }
    bool exact = false;
    if (const auto* o = dyn_cast<llvm::PossiblyExactOperator>(&i)) exact = o->isExact();
    bool s = false, u = false;
    auto wrapping = [&](APInt result) { return (nsw && s) || (nuw && u) ? poison : numberCell(std::move(result)); };
    switch (op) {
      case llvm::Instruction::Add: (void)x.sadd_ov(y, s); return wrapping(x.uadd_ov(y, u));
      case llvm::Instruction::Sub: (void)x.ssub_ov(y, s); return wrapping(x.usub_ov(y, u));
      case llvm::Instruction::Mul: (void)x.smul_ov(y, s); return wrapping(x.umul_ov(y, u));
      case llvm::Instruction::UDiv: return exact && !x.urem(y).isZero() ? poison : numberCell(x.udiv(y));
      case llvm::Instruction::SDiv: return exact && !x.srem(y).isZero() ? poison : numberCell(x.sdiv(y));
      case llvm::Instruction::URem: return numberCell(x.urem(y));
      case llvm::Instruction::SRem: return numberCell(x.srem(y));
      case llvm::Instruction::And: return numberCell(x & y);
      case llvm::Instruction::Or:
        if (cast<llvm::PossiblyDisjointInst>(i).isDisjoint() && x.intersects(y)) return poison;
        return numberCell(x | y);
      case llvm::Instruction::Xor: return numberCell(x ^ y);
      default: break;
    }
    if (y.uge(x.getBitWidth())) return poison;
    unsigned n = static_cast<unsigned>(y.getZExtValue());
    APInt lost = x & APInt::getLowBitsSet(x.getBitWidth(), n);
    if (op == llvm::Instruction::LShr) return exact && !lost.isZero() ? poison : numberCell(x.lshr(n));
    if (op == llvm::Instruction::AShr) return exact && !lost.isZero() ? poison : numberCell(x.ashr(n));
    if (op == llvm::Instruction::Shl) {
      (void)x.sshl_ov(n, s);
      (void)x.ushl_ov(n, u);
      return wrapping(x.shl(n));
    }
    unsupported(textOf(i));
    return poison;
  }

  Cell convert(const llvm::Instruction& i) {
    Cell poison = blankCell(i.getType()->getScalarType());
    if (!i.getOperand(0)->getType()->isIntOrIntVectorTy()) {
      unsupported(textOf(i));
      return poison;
    }
    Cell a = operand(i.getOperand(0));
    if (a.poison) return poison;
    unsigned width = i.getType()->getScalarSizeInBits();
    if (const auto* z = dyn_cast<llvm::ZExtInst>(&i))
      return z->hasNonNeg() && a.bits.isNegative() ? poison : numberCell(a.bits.zext(width));
    if (llvm::isa<llvm::SExtInst>(i)) return numberCell(a.bits.sext(width));
    if (const auto* t = dyn_cast<llvm::TruncInst>(&i)) {
      if (t->hasNoSignedWrap() && !a.bits.isSignedIntN(width)) return poison;
      if (t->hasNoUnsignedWrap() && !a.bits.isIntN(width)) return poison;
      return numberCell(a.bits.trunc(width));
    }
    unsupported(textOf(i));
    return poison;
  }

  Cell relation(const llvm::ICmpInst& i) {
    Cell poison = blankCell(i.getType()->getScalarType());
    if (!i.getOperand(0)->getType()->isIntOrIntVectorTy()) {
      unsupported(textOf(i));
      return poison;
    }
    Cell a = operand(i.getOperand(0)), b = operand(i.getOperand(1));
    if (a.poison || b.poison) return poison;
    if (i.hasSameSign() && a.bits.isNegative() != b.bits.isNegative()) return poison;
    return numberCell(APInt(1, llvm::ICmpInst::compare(a.bits, b.bits, i.getPredicate()) ? 1 : 0));
  }

  // With what the call promises of it.
  Cell argument(const llvm::CallBase& call, unsigned k) {
    const auto at = limited_.find({&call, k});
    return at != limited_.end() ? at->second : operand(call.getArgOperand(k));
  }

  Cell intrinsic(const llvm::IntrinsicInst& i) {
    Cell poison = blankCell(i.getType()->getScalarType());
    llvm::Intrinsic::ID id = i.getIntrinsicID();
    if (id == llvm::Intrinsic::assume) {
      Cell c = argument(i, 0);
      if (!c.token.empty()) unsupported(textOf(i));
      if (c.poison || c.bits.isZero()) undefined(i, "a false assumption");
      return poison;
    }
    bool extremum = id == llvm::Intrinsic::smin || id == llvm::Intrinsic::smax || id == llvm::Intrinsic::umin ||
                    id == llvm::Intrinsic::umax;
    const bool turned = id == llvm::Intrinsic::fshl && !argument(i, 2).poison;
    bool known = extremum || id == llvm::Intrinsic::abs || id == llvm::Intrinsic::ctlz || turned;
    if (!i.getType()->isIntegerTy() || !known) {
      unsupported(textOf(i));
      return poison;
    }
    Cell a = argument(i, 0), b = argument(i, 1);
    if (a.poison || b.poison) return poison;
    const APInt &x = a.bits, &y = b.bits;
    switch (id) {
      case llvm::Intrinsic::smin: return numberCell(x.slt(y) ? x : y);
      case llvm::Intrinsic::smax: return numberCell(x.sgt(y) ? x : y);
      case llvm::Intrinsic::umin: return numberCell(x.ult(y) ? x : y);
      case llvm::Intrinsic::umax: return numberCell(x.ugt(y) ? x : y);
      case llvm::Intrinsic::fshl: {
        const uint64_t width = x.getBitWidth(), by = argument(i, 2).bits.urem(width);
        return numberCell(by == 0 ? x : x.shl(static_cast<unsigned>(by)) | y.lshr(static_cast<unsigned>(width - by)));
      }
      case llvm::Intrinsic::ctlz: return x.isZero() && !y.isZero() ? poison : numberCell(APInt(x.getBitWidth(), x.countl_zero()));
      default: return x.isMinSignedValue() && !y.isZero() ? poison : numberCell(x.abs());
    }
  }

  const RunKernel* kernel_;
  std::optional<RunMemory> memory_;
  std::pair<const llvm::GlobalVariable*, size_t> shared_{};  // and which pointer it is
  std::map<const llvm::Value*, Cell> cells_;
  std::map<std::pair<const llvm::CallBase*, unsigned>, Cell> limited_;  // arguments beyond their range
  std::map<const llvm::Value*, Cell> lanes_;  // while an instruction on vectors is taken apart
  Run run_;
  bool stopped_ = false;
  uint64_t steps_ = 0;
};

}  // namespace

Run interpret(const llvm::Function& f, const std::map<std::vector<unsigned>, int64_t>& arguments, const RunKernel* kernel,
              uint64_t stepLimit) {
  return Machine(f, kernel).run(f, arguments, stepLimit);
}

}  // namespace cutecheck::oracle
