// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/machine.h"

#include <llvm/ADT/APFloat.h>
#include <llvm/ADT/APInt.h>
#include <llvm/IR/Attributes.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Metadata.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include "properties/kernel_adversary/machine_arithmetic.h"
#include "properties/kernel_adversary/reference.h"

namespace cutecheck::kernel_adversary {

namespace {

constexpr int kSteps = 100'000;
constexpr int kLocal = 1000;  // allocations of allocas begin here

class Machine : private Arithmetic {
 public:
  Machine(const llvm::Function& f, const Program& program, const Launch& launch, const Trace& allowed)
      : f_(f), layout_(f.getParent()->getDataLayout()), p_(program), launch_(launch), allowed_(allowed), memory_(program, launch) {}

  Trace run() {
    if (start()) walk();
    for (const auto& [place, byte] : memory_.written())
      if (place.first < kLocal) trace_.written.emplace(place, byte);
    return std::move(trace_);
  }

 private:
  // A pointer, then extent and stride of each leaf, in the order of the fields.
  bool fill(llvm::Type* type, const std::vector<Val>& leaves, size_t& next, Val& result) {
    if (const auto* s = llvm::dyn_cast<llvm::StructType>(type)) {
      result.kind = Val::Kind::kGroup;
      for (llvm::Type* t : s->elements()) {
        result.parts.emplace_back();
        if (!fill(t, leaves, next, result.parts.back())) return false;
      }
      return true;
    }
    if (next >= leaves.size()) return notKnown("a parameter of another form");
    result = leaves[next++];
    if (type->isPointerTy() != (result.kind == Val::Kind::kPointer)) return notKnown("a parameter of another form");
    if (type->isIntegerTy()) {
      const APInt wide = result.bits;
      result.bits = wide.sextOrTrunc(type->getIntegerBitWidth());
      if (result.bits.sext(64) != wide.sextOrTrunc(64)) return notKnown("a parameter that is too narrow");
    }
    return true;
  }

  bool start() {
    if (f_.isVarArg() || f_.arg_size() != p_.tensors.size() + p_.scalars.size()) return notKnown("other parameters");
    if (!launched()) return false;
    for (const llvm::Argument& argument : f_.args()) {
      const size_t i = argument.getArgNo();
      std::vector<Val> leaves;
      if (i < p_.tensors.size()) {
        Val pointer;
        pointer.kind = Val::Kind::kPointer;
        pointer.allocation = launch_.allocation[i];
        pointer.offset = launch_.start[i];
        pointer.via = static_cast<int>(i);
        leaves.push_back(pointer);
        for (size_t k = 0; k < launch_.extents[i].size(); ++k) {
          leaves.push_back(number(APInt(64, static_cast<uint64_t>(launch_.extents[i][k]))));
          leaves.push_back(number(APInt(64, static_cast<uint64_t>(launch_.strides[i][k]))));
        }
      } else {
        leaves.push_back(number(APInt(64, static_cast<uint64_t>(launch_.scalars[i - p_.tensors.size()]))));
      }
      Val value;
      size_t next = 0;
      if (!fill(argument.getType(), leaves, next, value)) return false;
      const llvm::AttributeSet attributes = f_.getAttributes().getParamAttrs(static_cast<unsigned>(i));
      if (!promised(attributes, value, "a parameter")) return false;
      const auto has = [&](llvm::Attribute::AttrKind kind) { return attributes.hasAttribute(kind); };
      const bool none = has(llvm::Attribute::ReadNone);
      if (has(llvm::Attribute::NoAlias)) noAlias_.insert(static_cast<int>(i));
      if (has(llvm::Attribute::ReadOnly) || none) readOnly_.insert(static_cast<int>(i));
      if (has(llvm::Attribute::WriteOnly) || none) writeOnly_.insert(static_cast<int>(i));
      values_[&argument] = std::move(value);
    }
    return true;
  }

  // A launch that the code's attributes exclude cannot be made.
  bool launched() {
    const auto numbers = [&](llvm::StringRef name) {
      std::vector<int64_t> result;
      if (!f_.hasFnAttribute(name)) return result;
      llvm::SmallVector<llvm::StringRef> words;
      f_.getFnAttribute(name).getValueAsString().split(words, ',');
      for (const llvm::StringRef word : words) {
        int64_t n = 0;
        if (!word.trim().getAsInteger(10, n)) result.push_back(n);
      }
      return result;
    };
    const auto of = [](const std::vector<int64_t>& v) { return v.empty() ? int64_t{0} : v[0]; };
    if (const int64_t n = of(numbers("nvvm.reqntid")); n != 0 && n != launch_.block) return undefined("another block is required");
    if (const int64_t n = of(numbers("nvvm.maxntid")); n != 0 && n < launch_.block) return undefined("a smaller block is required");
    return true;
  }

  uint64_t addressOf(const Val& pointer) const {
    const int at = pointer.allocation;
    return (at >= kLocal ? localAddress_.at(at) : Memory::address(p_, launch_, at)) + static_cast<uint64_t>(pointer.offset);
  }

  static bool isIn(const llvm::ConstantRange& range, const APInt& bits) {
    return range.getBitWidth() != bits.getBitWidth() || range.contains(bits);
  }

  // Attributes of a parameter or a result; what breaks them is poison, and with noundef undefined.
  bool promised(const llvm::AttributeSet& attributes, Val& value, const char* what) {
    bool broken = false;
    if (attributes.hasAttribute(llvm::Attribute::Range) && value.kind == Val::Kind::kBits && !value.poison)
      broken = broken || !isIn(attributes.getAttribute(llvm::Attribute::Range).getRange(), value.bits);
    if (value.kind == Val::Kind::kPointer && !value.poison) {
      if (const auto align = attributes.getAlignment()) broken = broken || addressOf(value) % align->value() != 0;
      if (attributes.hasAttribute(llvm::Attribute::NonNull)) broken = broken || addressOf(value) == 0;
    }
    if (broken) value.poison = true;
    if (attributes.hasAttribute(llvm::Attribute::NoUndef) && isPoison(value))
      return undefined(std::string(what) + " is poison and has noundef");
    return true;
  }

  bool metadata(const llvm::Instruction& i, Val& value) {
    bool broken = false;
    if (const llvm::MDNode* range = i.getMetadata(llvm::LLVMContext::MD_range);
        range && value.kind == Val::Kind::kBits && !value.poison)
      broken = broken || !llvm::getConstantRangeFromMetadata(*range).contains(value.bits);
    if (i.getMetadata(llvm::LLVMContext::MD_nonnull) && value.kind == Val::Kind::kPointer && !value.poison)
      broken = broken || addressOf(value) == 0;
    if (broken) value.poison = true;
    if (i.getMetadata(llvm::LLVMContext::MD_noundef) && isPoison(value)) return undefined("a value is poison and has !noundef");
    return true;
  }

  bool constant(const llvm::Constant* c, Val& v) {
    if (llvm::isa<llvm::UndefValue>(c)) {  // poison too
      v = poisonOf(c->getType());
      return true;
    }
    if (const auto* i = llvm::dyn_cast<llvm::ConstantInt>(c); i && !c->getType()->isVectorTy())
      return v = number(i->getValue()), true;
    if (const auto* x = llvm::dyn_cast<llvm::ConstantFP>(c); x && !c->getType()->isVectorTy())
      return v = number(x->getValueAPF().bitcastToAPInt()), true;
    unsigned count = 0;
    if (const auto* s = llvm::dyn_cast<llvm::StructType>(c->getType())) count = s->getNumElements();
    if (const auto* a = llvm::dyn_cast<llvm::ArrayType>(c->getType())) count = static_cast<unsigned>(a->getNumElements());
    if (const auto* w = llvm::dyn_cast<llvm::FixedVectorType>(c->getType())) count = w->getNumElements();
    if (count == 0) return notKnown("a constant of another kind");
    v.kind = Val::Kind::kGroup;
    for (unsigned k = 0; k < count; ++k) {
      const llvm::Constant* element = c->getAggregateElement(k);
      v.parts.emplace_back();
      if (!element || !constant(element, v.parts.back())) return notKnown("a constant of another kind");
    }
    return true;
  }

  bool get(const llvm::Value* value, Val& v) {
    if (const auto* c = llvm::dyn_cast<llvm::Constant>(value)) return constant(c, v);
    const auto at = values_.find(value);
    if (at == values_.end()) return notKnown("a value that was not computed");
    v = at->second;
    return true;
  }

  void walk() {
    const llvm::BasicBlock *previous = nullptr, *block = &f_.getEntryBlock();
    for (int steps = 0; block;) {
      // Phis read before any of them is written.
      std::vector<std::pair<const llvm::Value*, Val>> phis;
      for (const llvm::PHINode& phi : block->phis()) {
        Val v;
        if (!get(phi.getIncomingValueForBlock(previous), v)) return;
        phis.emplace_back(&phi, std::move(v));
      }
      for (auto& [phi, v] : phis) values_[phi] = std::move(v);
      const llvm::BasicBlock* next = nullptr;
      for (const llvm::Instruction& i : *block) {
        if (llvm::isa<llvm::PHINode>(i)) continue;
        if (++steps > kSteps) {
          notKnown("too many steps");
          return;
        }
        if (i.isTerminator()) {
          if (!terminator(i, next)) return;
          break;
        }
        Val result;
        if (!step(i, result)) return;
        if (!i.getType()->isVoidTy()) values_[&i] = std::move(result);
      }
      previous = block;
      block = next;
    }
    if (f_.hasFnAttribute(llvm::Attribute::NoReturn)) undefined("a noreturn function returns");
  }

  bool terminator(const llvm::Instruction& i, const llvm::BasicBlock*& next) {
    if (llvm::isa<llvm::ReturnInst>(i)) return i.getNumOperands() == 0 ? true : notKnown("a value is returned");
    if (llvm::isa<llvm::UnreachableInst>(i)) return undefined("unreachable is reached");
    const auto* branch = llvm::dyn_cast<llvm::BranchInst>(&i);
    if (!branch) return notKnown(std::string("terminator ") + i.getOpcodeName());
    if (branch->isUnconditional()) return next = branch->getSuccessor(0), true;
    Val condition;
    if (!get(branch->getCondition(), condition)) return false;
    if (condition.poison) return undefined("a branch on poison");
    next = branch->getSuccessor(condition.bits.isZero() ? 1 : 0);
    return true;
  }

  bool address(const llvm::GetElementPtrInst& i, Val& result) {
    if (i.getType()->isVectorTy()) return notKnown("a vector of pointers");
    if (!get(i.getPointerOperand(), result)) return false;
    const llvm::GEPNoWrapFlags flags = i.getNoWrapFlags();
    Int total = 0;
    bool poison = result.poison, wraps = false, negative = false;
    llvm::Type* type = i.getSourceElementType();
    bool first = true;
    for (const llvm::Use& use : i.indices()) {
      Val index;
      if (!get(use.get(), index)) return false;
      poison = poison || index.poison;
      const auto n = static_cast<Int>(index.bits.getSExtValue());
      if (first) {
        total += n * static_cast<Int>(layout_.getTypeAllocSize(type).getFixedValue());
      } else if (auto* s = llvm::dyn_cast<llvm::StructType>(type)) {
        const auto field = static_cast<unsigned>(n);
        total += static_cast<Int>(layout_.getStructLayout(s)->getElementOffset(field).getFixedValue());
        type = s->getElementType(field);
      } else {
        type = llvm::GetElementPtrInst::getTypeAtIndex(type, uint64_t{0});
        if (!type) return notKnown("an index into another type");
        total += n * static_cast<Int>(layout_.getTypeAllocSize(type).getFixedValue());
      }
      negative = negative || n < 0;
      first = false;
    }
    const auto offset = static_cast<int64_t>(total);
    if (total != offset) wraps = true;
    const auto moved = static_cast<int64_t>(static_cast<uint64_t>(result.offset) + static_cast<uint64_t>(offset));
    if (flags.hasNoUnsignedSignedWrap() && (wraps || static_cast<Int>(result.offset) + total != moved)) poison = true;
    if (flags.hasNoUnsignedWrap() && negative) poison = true;
    result.offset = moved;
    if (flags.isInBounds() && !isInside(result)) poison = true;
    result.poison = poison;
    return true;
  }

  // Of the least object that the program's accesses and the tensor's beginning allow.
  bool isInside(const Val& pointer) const {
    if (pointer.allocation >= kLocal) {
      const int64_t size = localSize_.at(pointer.allocation);
      return pointer.offset >= 0 && pointer.offset <= size;
    }
    int64_t low = INT64_MAX, high = INT64_MIN;
    const auto add = [&](int64_t from, int64_t to) {
      low = std::min(low, from);
      high = std::max(high, to);
    };
    for (size_t t = 0; t < launch_.start.size(); ++t)
      if (launch_.allocation[t] == pointer.allocation) add(launch_.start[t], launch_.start[t]);
    for (const auto& [place, times] : allowed_.read)
      if (place.first == pointer.allocation) add(place.second, place.second + 1);
    for (const auto& [place, byte] : allowed_.written)
      if (place.first == pointer.allocation) add(place.second, place.second + 1);
    return pointer.offset >= low && pointer.offset <= high;
  }

  bool mayAccess(const Val& pointer, uint64_t align, int64_t size, bool writes) {
    if (pointer.kind != Val::Kind::kPointer) return notKnown("an access through a number");
    if (pointer.poison) return undefined("an access through poison");
    if (pointer.allocation < 0) return undefined("an access through no pointer");
    if (addressOf(pointer) % align != 0) return undefined("an access that is not aligned");
    if (pointer.allocation >= kLocal) {
      if (pointer.offset < 0 || pointer.offset + size > localSize_.at(pointer.allocation))
        return undefined("an access outside of a local");
      return true;
    }
    const llvm::MemoryEffects effects = f_.getMemoryEffects();
    if (writes ? effects.onlyReadsMemory() : effects.onlyWritesMemory()) return undefined("an access that memory(...) excludes");
    if (effects.onlyAccessesInaccessibleMem()) return undefined("an access that memory(...) excludes");
    if (writes ? readOnly_.count(pointer.via) : writeOnly_.count(pointer.via))
      return undefined("an access that a parameter's attribute excludes");
    // What is written through a noalias parameter is not accessed in another way, and the other way round.
    for (int64_t k = 0; k < size; ++k) {
      const Memory::Place place{pointer.allocation, pointer.offset + k};
      if (writes && invariant_.count(place)) return undefined("a store to what !invariant.load read");
      if (noAlias_.empty()) continue;
      auto& users = users_[place];
      users.first.insert(pointer.via);
      users.second = users.second || writes;
      if (users.second && users.first.size() > 1)
        for (const int via : users.first)
          if (noAlias_.count(via)) return undefined("an access that noalias excludes");
    }
    return true;
  }

  bool load(llvm::Type* type, const Val& pointer, Val& v) {
    if (auto* w = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
      v.kind = Val::Kind::kGroup;
      const auto size = static_cast<int64_t>(layout_.getTypeStoreSize(w->getElementType()).getFixedValue());
      if (w->getElementType()->getPrimitiveSizeInBits() % 8 != 0) return notKnown("a vector of bits in memory");
      for (unsigned k = 0; k < w->getNumElements(); ++k) {
        Val at = pointer;
        at.offset += size * k;
        v.parts.emplace_back();
        if (!load(w->getElementType(), at, v.parts.back())) return false;
      }
      return true;
    }
    if (!type->isIntegerTy() && !type->isFloatingPointTy()) return notKnown("a load of another type");
    const unsigned width = static_cast<unsigned>(type->getPrimitiveSizeInBits().getFixedValue());
    if (width % 8 != 0 || width > 64) return notKnown("a load of another width");
    if (pointer.allocation < kLocal) trace_.loads.insert({{pointer.allocation, pointer.offset}, trace_.stores.size()});
    uint64_t bits = 0;
    for (unsigned k = 0; k < width / 8; ++k) {
      const Memory::Place place{pointer.allocation, pointer.offset + k};
      Byte byte;
      if (pointer.allocation >= kLocal) {
        const auto at = memory_.written().find(place);
        byte = at == memory_.written().end() ? Byte{0, true} : at->second;
      } else {
        byte = memory_.read(place);
        ++trace_.read[place];
      }
      v.poison = v.poison || byte.poison;
      bits |= static_cast<uint64_t>(byte.value) << (8 * k);
    }
    v.bits = APInt(width, bits);
    return true;
  }

  bool store(llvm::Type* type, const Val& pointer, const Val& v) {
    if (auto* w = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
      const auto size = static_cast<int64_t>(layout_.getTypeStoreSize(w->getElementType()).getFixedValue());
      for (unsigned k = 0; k < w->getNumElements(); ++k) {
        Val at = pointer;
        at.offset += size * k;
        if (!store(w->getElementType(), at, v.parts[k])) return false;
      }
      return true;
    }
    if (!type->isIntegerTy() && !type->isFloatingPointTy()) return notKnown("a store of another type");
    const unsigned width = static_cast<unsigned>(type->getPrimitiveSizeInBits().getFixedValue());
    if (width % 8 != 0 || width > 64) return notKnown("a store of another width");
    if (pointer.allocation < kLocal) trace_.stores.emplace_back(pointer.allocation, pointer.offset);
    for (unsigned k = 0; k < width / 8; ++k)
      memory_.write({pointer.allocation, pointer.offset + k},
                    {v.poison ? uint8_t{0} : static_cast<uint8_t>(v.bits.extractBitsAsZExtValue(8, 8 * k)), v.poison});
    return true;
  }

  bool assume(const llvm::CallInst& call) {
    Val condition;
    if (!get(call.getArgOperand(0), condition)) return false;
    if (condition.poison || condition.bits.isZero()) return undefined("an assumption that does not hold");
    for (unsigned k = 0; k < call.getNumOperandBundles(); ++k) {
      const llvm::OperandBundleUse bundle = call.getOperandBundleAt(k);
      const llvm::StringRef tag = bundle.getTagName();
      std::vector<Val> inputs;
      for (const llvm::Use& use : bundle.Inputs) {
        inputs.emplace_back();
        if (!get(use.get(), inputs.back())) return false;
      }
      if (tag == "ignore" || tag == "cold") continue;
      if (tag == "align" && inputs.size() >= 2) {
        uint64_t at = addressOf(inputs[0]);
        if (inputs.size() > 2) at -= inputs[2].bits.getZExtValue();
        if (isPoison(inputs[0]) || at % inputs[1].bits.getZExtValue() != 0)
          return undefined("an assumed alignment that does not hold");
      } else if (tag == "nonnull" && inputs.size() == 1) {
        if (isPoison(inputs[0]) || addressOf(inputs[0]) == 0) return undefined("an assumed pointer that is null");
      } else if (tag == "noundef" && inputs.size() == 1) {
        if (isPoison(inputs[0])) return undefined("an assumed value that is poison");
      } else if (tag == "separate_storage" && inputs.size() == 2) {
        if (inputs[0].allocation == inputs[1].allocation) return undefined("an assumed separation that does not hold");
      } else if (tag == "dereferenceable" && inputs.size() == 2) {
        // The object may hold what the program accesses and no more.
        const auto size = static_cast<int64_t>(inputs[1].bits.getZExtValue());
        Val end = inputs[0];
        end.offset += size;
        if (!isInside(inputs[0]) || !isInside(end)) return undefined("an assumed object that is smaller");
      } else {
        return notKnown("a bundle " + tag.str());
      }
    }
    return true;
  }

  bool call(const llvm::CallInst& c, Val& result) {
    const llvm::Function* callee = c.getCalledFunction();
    if (!callee) return notKnown("a call through a pointer");
    const llvm::StringRef name = callee->getName();
    if (callee->getIntrinsicID() == llvm::Intrinsic::assume) return assume(c);
    if (c.getNumOperandBundles() > 0) return notKnown("a bundle of a call");
    std::vector<Val> arguments;
    for (const llvm::Use& use : c.args()) {
      arguments.emplace_back();
      if (!get(use.get(), arguments.back())) return false;
    }
    for (unsigned k = 0; k < arguments.size(); ++k)
      if (!promised(callee->getAttributes().getParamAttrs(k), arguments[k], "an argument") ||
          !promised(c.getAttributes().getParamAttrs(k), arguments[k], "an argument"))
        return false;
    const auto both = [&](auto&& op) {
      result = lanes(arguments[0], arguments[1], [&](const Val& a, const Val& b) {
        Val r = a;
        r.poison = a.poison || b.poison;
        if (!r.poison) r.bits = op(a.bits, b.bits);
        return r;
      });
    };
    if (name == "llvm.nvvm.read.ptx.sreg.tid.x") {
      result = number(APInt(32, static_cast<uint64_t>(launch_.thread)));
    } else if (name == "llvm.nvvm.read.ptx.sreg.ctaid.x") {
      result = number(APInt(32, static_cast<uint64_t>(launch_.index)));
    } else if (name == "llvm.nvvm.read.ptx.sreg.ntid.x") {
      result = number(APInt(32, static_cast<uint64_t>(launch_.block)));
    } else {
      switch (callee->getIntrinsicID()) {
        case llvm::Intrinsic::maximum:
        case llvm::Intrinsic::minimum: {
          const bool most = callee->getIntrinsicID() == llvm::Intrinsic::maximum;
          if (!floating(c, most ? Kind::kFMaximum : Kind::kFMinimum, arguments[0], arguments[1], result)) return false;
          break;
        }
        case llvm::Intrinsic::smax: both([](const APInt& a, const APInt& b) { return llvm::APIntOps::smax(a, b); }); break;
        case llvm::Intrinsic::smin: both([](const APInt& a, const APInt& b) { return llvm::APIntOps::smin(a, b); }); break;
        case llvm::Intrinsic::umax: both([](const APInt& a, const APInt& b) { return llvm::APIntOps::umax(a, b); }); break;
        case llvm::Intrinsic::umin: both([](const APInt& a, const APInt& b) { return llvm::APIntOps::umin(a, b); }); break;
        case llvm::Intrinsic::abs:
          result = lanes(arguments[0], arguments[0], [&](const Val& a, const Val&) {
            Val r = a;
            r.bits = a.bits.abs();
            if (a.bits.isMinSignedValue() && arguments[1].bits.isOne()) r.poison = true;
            return r;
          });
          break;
        case llvm::Intrinsic::ctlz:
          result = arguments[0];
          if (result.bits.isZero() && arguments[1].bits.isOne()) result.poison = true;
          result.bits = APInt(result.bits.getBitWidth(), result.bits.countl_zero());
          break;
        default: return notKnown("a call of " + name.str());
      }
    }
    // What any of them makes poison, noundef of any other makes undefined: all once, then noundef of all.
    const llvm::AttributeSet declared = callee->getAttributes().getRetAttrs(), here = c.getAttributes().getRetAttrs();
    return metadata(c, result) && promised(declared, result, "a result") && promised(here, result, "a result") &&
           promised(declared, result, "a result") && metadata(c, result);
  }

  bool step(const llvm::Instruction& i, Val& result) {
    using Op = llvm::Instruction;
    std::vector<Val> o;
    const bool isCall = llvm::isa<llvm::CallInst>(i);
    if (!isCall)
      for (const llvm::Use& use : i.operands()) {
        o.emplace_back();
        if (!get(use.get(), o.back())) return false;
      }
    switch (i.getOpcode()) {
      case Op::FAdd: return floating(i, Kind::kFAdd, o[0], o[1], result);
      case Op::FSub: return floating(i, Kind::kFSub, o[0], o[1], result);
      case Op::FMul: return floating(i, Kind::kFMul, o[0], o[1], result);
      case Op::FDiv: return floating(i, Kind::kFDiv, o[0], o[1], result);
      case Op::FNeg: return floating(i, Kind::kFNeg, o[0], o[0], result);
      case Op::FCmp: return compareFloats(i, o[0], o[1], result);
      case Op::ICmp: return compare(llvm::cast<llvm::ICmpInst>(i), o[0], o[1], result);
      case Op::GetElementPtr: return address(llvm::cast<llvm::GetElementPtrInst>(i), result);
      case Op::Call: return call(llvm::cast<llvm::CallInst>(i), result);
      case Op::ExtractValue:
        result = o[0];
        for (const unsigned k : llvm::cast<llvm::ExtractValueInst>(i).indices()) {
          Val part = result.parts[k];
          result = std::move(part);
        }
        return true;
      case Op::InsertValue: {
        result = o[0];
        Val* at = &result;
        for (const unsigned k : llvm::cast<llvm::InsertValueInst>(i).indices()) at = &at->parts[k];
        *at = o[1];
        return true;
      }
      case Op::ExtractElement:
        if (o[1].poison || o[1].bits.uge(o[0].parts.size()))
          result = poisonOf(i.getType());
        else
          result = o[0].parts[o[1].bits.getZExtValue()];
        return true;
      case Op::InsertElement:
        result = o[0];
        if (o[2].poison || o[2].bits.uge(o[0].parts.size()))
          result = poisonOf(i.getType());
        else
          result.parts[o[2].bits.getZExtValue()] = o[1];
        return true;
      case Op::ShuffleVector: {
        const auto& shuffle = llvm::cast<llvm::ShuffleVectorInst>(i);
        result = poisonOf(i.getType());
        for (size_t k = 0; k < result.parts.size(); ++k) {
          const int from = shuffle.getMaskValue(static_cast<unsigned>(k));
          if (from < 0) continue;
          const auto n = static_cast<size_t>(from);
          result.parts[k] = n < o[0].parts.size() ? o[0].parts[n] : o[1].parts[n - o[0].parts.size()];
        }
        return true;
      }
      case Op::Select:
        if (o[0].kind == Val::Kind::kGroup) return notKnown("a select by lanes");
        if (o[0].poison)
          result = poisonOf(i.getType());
        else
          result = o[0].bits.isZero() ? o[2] : o[1];
        return true;
      case Op::Freeze:
        result = o[0];
        if (isPoison(result)) return notKnown("a freeze of poison");
        return true;
      case Op::Alloca: {
        const auto& a = llvm::cast<llvm::AllocaInst>(i);
        const auto count = llvm::dyn_cast<llvm::ConstantInt>(a.getArraySize());
        if (!count) return notKnown("an alloca of run-time size");
        result.kind = Val::Kind::kPointer;
        result.allocation = kLocal + static_cast<int>(localSize_.size());
        localSize_[result.allocation] =
            static_cast<int64_t>(layout_.getTypeAllocSize(a.getAllocatedType()).getFixedValue() * count->getZExtValue());
        localAddress_[result.allocation] =
            (uint64_t{1} << 60) + (static_cast<uint64_t>(localSize_.size()) << 24) + a.getAlign().value();
        return true;
      }
      case Op::Load: {
        const auto& l = llvm::cast<llvm::LoadInst>(i);
        if (!l.isSimple()) return notKnown("a volatile or atomic load");
        const auto size = static_cast<int64_t>(layout_.getTypeStoreSize(l.getType()).getFixedValue());
        if (!mayAccess(o[0], l.getAlign().value(), size, false) || !load(l.getType(), o[0], result)) return false;
        if (l.getMetadata(llvm::LLVMContext::MD_invariant_load)) {
          for (int64_t k = 0; k < size; ++k) {
            const Memory::Place place{o[0].allocation, o[0].offset + k};
            if (memory_.written().count(place) || allowed_.written.count(place))
              return undefined("an !invariant.load of what is written");
            invariant_.insert(place);
          }
        }
        return metadata(i, result);
      }
      case Op::Store: {
        const auto& s = llvm::cast<llvm::StoreInst>(i);
        if (!s.isSimple()) return notKnown("a volatile or atomic store");
        llvm::Type* type = s.getValueOperand()->getType();
        return mayAccess(o[1], s.getAlign().value(), static_cast<int64_t>(layout_.getTypeStoreSize(type).getFixedValue()), true) &&
               store(type, o[1], o[0]);
      }
      default: break;
    }
    if (const auto* b = llvm::dyn_cast<llvm::BinaryOperator>(&i)) return integer(*b, o[0], o[1], result);
    if (const auto* c = llvm::dyn_cast<llvm::CastInst>(&i)) return cast(*c, o[0], result);
    return notKnown(std::string("instruction ") + i.getOpcodeName());
  }

  const llvm::Function& f_;
  const llvm::DataLayout& layout_;
  const Program& p_;
  const Launch& launch_;
  const Trace& allowed_;
  Memory memory_;
  std::map<const llvm::Value*, Val> values_;
  std::map<int, int64_t> localSize_;
  std::map<int, uint64_t> localAddress_;
  std::set<int> noAlias_, readOnly_, writeOnly_;
  std::set<Memory::Place> invariant_;
  std::map<Memory::Place, std::pair<std::set<int>, bool>> users_;
};

}  // namespace

Trace execute(const llvm::Function& function, const Program& program, const Launch& launch, const Trace& allowed) {
  return Machine(function, program, launch, allowed).run();
}

}  // namespace cutecheck::kernel_adversary
