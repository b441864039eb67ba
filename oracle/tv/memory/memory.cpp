// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/memory/memory.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

#include "oracle/tv/reference/meaning_access.h"

namespace cutecheck::oracle {

namespace {

using Kind = Obligation::Kind;

constexpr uint64_t kMaxLocalBytes = 1 << 16;

// Whether all that is known of them is the same: of a struct, of each of its fields.
bool sameValue(const SymbolicValue& a, const SymbolicValue& b) {
  if (a.width != b.width || a.kind != b.kind || a.fields.size() != b.fields.size()) return false;
  if (a.isAggregate()) {
    for (size_t k = 0; k < a.fields.size(); ++k)
      if (!sameValue(a.fields[k], b.fields[k])) return false;
    return true;
  }
  const bool sameBits = a.bits == b.bits && a.asUnsigned == b.asUnsigned && a.source == b.source &&
                        a.sourceShift == b.sourceShift;
  return sameBits && a.term == b.term && a.fine == b.fine && a.opaque == b.opaque && a.object == b.object;
}

SymbolicValue poisoned(SymbolicValue v) {
  poisonUnless(v, truth(false));
  return v;
}

}  // namespace

bool hasLocalMemory(const llvm::Function& f) {
  return std::ranges::any_of(f.getEntryBlock(),
                             [](const llvm::Instruction& i) { return llvm::isa<llvm::AllocaInst>(i); });
}

std::string elementName(const llvm::Type& type) {
  if (type.isHalfTy()) return "f16";
  if (type.isBFloatTy()) return "bf16";
  if (type.isFloatTy()) return "f32";
  if (type.isDoubleTy()) return "f64";
  for (unsigned width : {8u, 16u, 32u, 64u})
    if (type.isIntegerTy(width)) return "i" + std::to_string(width);
  return {};
}

std::optional<Memory::Elements> Memory::elementsOf(llvm::Type& type) const {
  Elements e;
  llvm::Type* element = &type;
  if (auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(&type)) {
    element = vector->getElementType();
    e.count = vector->getNumElements();
    e.vector = true;
  } else {
    e.count = 1;
  }
  e.type = elementName(*element);
  // A struct is stored and loaded whole; what is in it no access of its own finds.
  if (type.isStructTy()) llvm::raw_string_ostream(e.type) << type;
  if (e.type.empty()) return std::nullopt;
  e.whole = type.isStructTy();
  e.bytes = layout_.getTypeStoreSize(element).getFixedValue();
  return e;
}

void Memory::enter(const std::vector<std::pair<const llvm::BasicBlock*, Term>>& edges) {
  bool first = true;
  for (const auto& [from, taken] : edges) {
    const auto& [other, dead] = atEnd_.at(from);
    if (first) {
      local_ = other;
      dead_ = dead;
      first = false;
      continue;
    }
    dead_.insert(dead.begin(), dead.end());
    // What only some of the paths have stored is poison on the others.
    for (const auto& [place, cell] : other) local_.emplace(place, Cell{cell.type, poisoned(cell.value), cell.bytes});
    for (auto& [place, cell] : local_) {
      auto match = other.find(place);
      SymbolicValue mine = match == other.end() ? poisoned(cell.value) : match->second.value;
      if (match != other.end() && match->second.type != cell.type) cell.type = "several types";
      else if (!sameValue(mine, cell.value)) cell.value = selected(taken, mine, cell.value);
    }
  }
}

std::optional<SymbolicValue> Memory::allocate(const llvm::AllocaInst& i) {
  std::optional<llvm::TypeSize> size = i.getAllocationSize(layout_);
  if (!size || size->isScalable() || size->getFixedValue() > kMaxLocalBytes) return std::nullopt;
  objects_.push_back({textOf(i), i.getAlign().value(), true, {}, {}, nullptr});
  localBytes_[objects_.size() - 1] = size->getFixedValue();
  // It begins to live where it is marked to.
  if (std::ranges::any_of(i.users(), [](const llvm::User* user) { return llvm::isa<llvm::LifetimeIntrinsic>(user); }))
    dead_.insert(objects_.size() - 1);
  return pointerValue(objects_.size() - 1, integer(0), truth(true));
}

bool Memory::lifetime(const llvm::LifetimeIntrinsic& i, const SymbolicValue& pointer) {
  const bool whole = pointer.isPointer() && pointer.object != SymbolicValue::kNoObject &&
                     objects_[pointer.object].local && isTrue(pointer.fine) && constantOf(pointer.term) == Int128(0);
  if (!whole) return false;
  std::erase_if(local_, [&](const auto& cell) { return cell.first.first == pointer.object; });
  if (i.getIntrinsicID() == llvm::Intrinsic::lifetime_start)
    dead_.erase(pointer.object);
  else
    dead_.insert(pointer.object);
  return true;
}

std::optional<SymbolicValue> Memory::address(
    const llvm::GEPOperator& i, const SymbolicValue& pointer,
    const std::function<std::optional<SymbolicValue>(const llvm::Value*)>& operand) {
  // Without its flags the address is a sum modulo 2^64; inbounds and the like speak of objects' sizes, which are
  // known of local memory alone.
  if (!pointer.isPointer() || layout_.getIndexSizeInBits(i.getPointerAddressSpace()) != 64) return std::nullopt;
  bool local = pointer.object != SymbolicValue::kNoObject && objects_[pointer.object].local;
  const bool flags = i.getNoWrapFlags() != llvm::GEPNoWrapFlags::none();
  if ((flags && !local) || i.getInRange()) return std::nullopt;
  // Where no index is negative or large, each sum on the way lies between two places inside, and no product wraps.
  if (flags && layout_.getTypeAllocSize(i.getSourceElementType()).getKnownMinValue() > kMaxLocalBytes) return std::nullopt;
  if (flags)
    for (const llvm::Use& index : i.indices()) {
      const std::optional<SymbolicValue> v = operand(index);
      const std::optional<Int128> number = v && v->isInteger() ? constantOf(v->term) : std::nullopt;
      if (number.value_or(-1) < 0 || *number > Int128(kMaxLocalBytes)) return std::nullopt;
    }
  llvm::SmallMapVector<llvm::Value*, llvm::APInt, 4> variable;
  llvm::APInt constant(64, 0);
  if (!i.collectOffset(layout_, 64, variable, constant)) return std::nullopt;
  Term sum = add(pointer.term, integer(constant.getSExtValue()));
  Term fine = pointer.fine;
  for (const auto& [index, scale] : variable) {
    std::optional<SymbolicValue> v = operand(index);
    if (!v || !v->isInteger()) return std::nullopt;
    sum = add(sum, multiply(v->term, integer(scale.getSExtValue())));
    fine = bothOf(fine, v->fine);
  }
  if (local) {
    std::optional<Int128> offset = constantOf(sum);
    if (!offset || *offset < 0 || *offset > Int128(localBytes_.at(pointer.object))) return std::nullopt;
    return pointerValue(pointer.object, sum, fine);
  }
  Term fits = within(sum, signedLow(64), signedHigh(64));
  if (!obligations_.settle(Kind::kNoWrap, bothOf(instructions_.path(), fine), fits, "an offset that fits 64 bits: " + textOf(i))) {
    Term half = integer(powerOfTwo(63));
    sum = subtract(remainderOf(add(sum, half), integer(powerOfTwo(64))), half);
  }
  return pointerValue(pointer.object, sum, fine);
}

std::optional<SymbolicValue> Memory::number(const llvm::Instruction& i, const SymbolicValue& pointer,
                                            unsigned width) {
  if (!pointer.isPointer() || pointer.object == SymbolicValue::kNoObject || width < 2 || width > 64)
    return std::nullopt;
  const Term& address = objects_[pointer.object].address;
  if (!address) return std::nullopt;
  const Term sum = add(address, pointer.term);
  const bool fits = obligations_.settle(Kind::kNoWrap, bothOf(instructions_.path(), pointer.fine),
                                        within(sum, 0, signedHigh(width)), "an address that fits: " + textOf(i));
  return fits ? std::optional(instructions_.known(width, sum, pointer.fine)) : std::nullopt;
}

// Whatever made the number, there is one piece of shared memory that it can be an address of.
std::optional<SymbolicValue> Memory::place(const llvm::Instruction& i, const SymbolicValue& number) {
  const auto shared = std::ranges::find_if(objects_, [](const MemoryObject& o) { return o.address != nullptr; });
  const bool modelled = number.isInteger() && shared != objects_.end() && i.getType()->isPointerTy() &&
                        i.getType()->getPointerAddressSpace() == 3;
  if (!modelled) return std::nullopt;
  const bool natural = obligations_.settle(Kind::kSign, bothOf(instructions_.path(), number.fine),
                                           isLessEqual(integer(0), number.term), "not negative: " + textOf(i));
  if (!natural) return std::nullopt;
  return pointerValue(static_cast<size_t>(shared - objects_.begin()), subtract(number.term, shared->address),
                      number.fine);
}

bool Memory::barrier(const llvm::Instruction& i) {
  const auto at = std::ranges::find_if(objects_, [](const MemoryObject& o) { return o.barrier; });
  if (at == objects_.end()) return false;
  accesses.push_back({&i,
                      0,
                      true,
                      static_cast<size_t>(at - objects_.begin()),
                      integer(0),
                      instructions_.path(),
                      "barrier",
                      integerValue(32, integer(0), truth(true), 0),
                      {}});
  return true;
}

std::optional<SymbolicValue> Memory::exchange(const llvm::Instruction& i, const Exchange& e,
                                              const SymbolicValue& given) {
  const auto at = std::ranges::find_if(objects_, [](const MemoryObject& o) { return o.lanes; });
  const std::string type = elementName(*i.getType());
  if (at == objects_.end() || inTurn_ || type.empty()) return std::nullopt;
  const auto object = static_cast<size_t>(at - objects_.begin());
  const Term offset = integer(e.number() * static_cast<int64_t>(elementBytes(type))),
             &path = instructions_.path();
  accesses.push_back({&i, 0, true, object, offset, path, type, given, {}});
  const Opaque found = OpaqueNode::load(accesses.size(), type);
  accesses.push_back({&i, 1, false, object, offset, path, type, {}, {}});
  return opaqueValue(found, truth(true));
}

bool Memory::reached(const llvm::Instruction& i, const SymbolicValue& pointer, uint64_t align) {
  if (!pointer.isPointer()) return false;
  std::string at = textOf(i);
  instructions_.require(pointer.fine, "the address is not poison: " + at);
  if (pointer.object == SymbolicValue::kNoObject || dead_.contains(pointer.object)) return false;
  const MemoryObject& object = objects_[pointer.object];
  const std::string& forbidden = llvm::isa<llvm::StoreInst>(i) ? object.noStore : object.noLoad;
  if (!forbidden.empty()) instructions_.require(truth(false), "allowed by " + forbidden + ": " + at);
  // What the object promises is all that is known of its address.
  if (align > object.align) {
    instructions_.require(truth(false), "aligned to " + std::to_string(align) + ", where " + object.name + " is aligned to " +
                                            std::to_string(object.align) + ": " + at);
  } else if (align > 1) {
    instructions_.require(isEqual(remainderOf(pointer.term, integer(Int128(align))), integer(0)),
                          "aligned to " + std::to_string(align) + ": " + at);
  }
  return true;
}

std::optional<SymbolicValue> Memory::load(const llvm::LoadInst& i, const SymbolicValue& pointer) {
  std::optional<Elements> e = elementsOf(*i.getType());
  if (!e || !i.isSimple() || !reached(i, pointer, i.getAlign().value())) return std::nullopt;
  bool local = objects_[pointer.object].local;
  std::optional<Int128> base = constantOf(pointer.term);
  if (local ? !base : e->whole) return std::nullopt;
  if (local && *base + Int128(e->count * e->bytes) > Int128(localBytes_.at(pointer.object)))
    instructions_.require(truth(false), "inside local memory: " + textOf(i));
  SymbolicValue loaded;
  for (unsigned k = 0; k < e->count; ++k) {
    SymbolicValue element;
    if (local) {
      auto at = local_.find({pointer.object, static_cast<uint64_t>(*base) + k * e->bytes});
      if (at == local_.end()) {
        std::optional<SymbolicValue> nothing = blankValue(*i.getType()->getScalarType(), true);
        if (!nothing || overlaps(pointer.object, static_cast<uint64_t>(*base) + k * e->bytes, {1, e->type, e->bytes, false, false}))
          return std::nullopt;
        element = *nothing;
      } else if (at->second.type == e->type) {
        element = at->second.value;
      } else {
        return std::nullopt;  // stored as something else
      }
    } else {
      Term offset = add(pointer.term, integer(Int128(k * e->bytes)));
      const bool integer = i.getType()->getScalarType()->isIntegerTy();
      const std::optional<LoadedNumber> number = integer && numbers_ && !inTurn_ ? numbers_(i, k, e->type) : std::nullopt;
      const Opaque loaded = OpaqueNode::load(accesses.size(), e->type, number ? number->second : nullptr);
      if (number) {
        const unsigned width = i.getType()->getScalarSizeInBits();
        element = integerValue(width, number->second, truth(true), allBits(width));
        element.opaque = loaded;
      } else {
        element = opaqueValue(loaded, truth(true));
      }
      accesses.push_back({&i,
                          k,
                          false,
                          pointer.object,
                          offset,
                          instructions_.path(),
                          e->type,
                          {},
                          number ? std::optional(number->first) : std::nullopt});
    }
    if (!e->vector) return element;
    loaded.fields.push_back(std::move(element));
  }
  return loaded;
}

bool Memory::overlaps(size_t object, uint64_t offset, const Elements& e) const {
  for (const auto& [place, cell] : local_) {
    uint64_t begin = place.second, end = begin + cell.bytes;
    if (place.first != object || end <= offset || offset + e.count * e.bytes <= begin) continue;
    if (cell.type != e.type || begin < offset || (begin - offset) % e.bytes != 0) return true;
  }
  return false;
}

bool Memory::store(const llvm::StoreInst& i, const SymbolicValue& pointer, const SymbolicValue& value) {
  std::optional<Elements> e = elementsOf(*i.getValueOperand()->getType());
  if (!e || !i.isSimple() || !reached(i, pointer, i.getAlign().value())) return false;
  bool local = objects_[pointer.object].local;
  std::optional<Int128> base = constantOf(pointer.term);
  if (!local && e->whole) return false;
  if (local && inTurn_) return false;  // what a turn finds there was left by the turn before
  if (local && (!base || *base + Int128(e->count * e->bytes) > Int128(localBytes_.at(pointer.object)))) return false;
  if (local && overlaps(pointer.object, static_cast<uint64_t>(*base), *e)) return false;
  for (unsigned k = 0; k < e->count; ++k) {
    const SymbolicValue& element = e->vector ? value.fields[k] : value;
    if (local) {
      local_[{pointer.object, static_cast<uint64_t>(*base) + k * e->bytes}] = {e->type, element, e->bytes};
    } else {
      Term offset = add(pointer.term, integer(Int128(k * e->bytes)));
      accesses.push_back({&i, k, true, pointer.object, offset, instructions_.path(), e->type, element, {}});
    }
  }
  return true;
}

}  // namespace cutecheck::oracle
