// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/memory/run_memory.h"

#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

#include "oracle/tv/reference/meaning_access.h"

namespace cutecheck::oracle {

namespace {

// Of an element or a struct; empty for other types.
std::string spelled(const llvm::Type& type) {
  if (type.isStructTy()) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return text;
  }
  for (unsigned width : {8u, 16u, 32u, 64u})
    if (type.isIntegerTy(width)) return "i" + std::to_string(width);
  if (type.isHalfTy()) return "f16";
  if (type.isBFloatTy()) return "bf16";
  if (type.isFloatTy()) return "f32";
  return type.isDoubleTy() ? "f64" : std::string();
}

}  // namespace

std::string contentOf(const Cell& c) {
  if (c.poison) return "poison";
  if (!c.token.empty()) return c.token;
  return c.pointer ? "a pointer" : "bits " + std::to_string(c.bits.getZExtValue());
}

Cell blankCell(const llvm::Type* type) {
  Cell c;
  if (type->isIntegerTy()) c.bits = llvm::APInt(type->getIntegerBitWidth(), 0);
  c.pointer = type->isPointerTy();
  c.aggregate = type->isAggregateType() || type->isVectorTy();
  if (isTooLarge(*type)) return c;  // refused where it is used
  uint64_t count = 0;
  if (const auto* s = llvm::dyn_cast<llvm::StructType>(type)) count = s->getNumElements();
  if (const auto* a = llvm::dyn_cast<llvm::ArrayType>(type)) count = a->getNumElements();
  if (const auto* v = llvm::dyn_cast<llvm::FixedVectorType>(type)) count = v->getNumElements();
  for (unsigned i = 0; i < count; ++i) c.fields.push_back(blankCell(type->getContainedType(type->isStructTy() ? i : 0)));
  return c;
}

Cell undefCell(const llvm::Type* type) {
  Cell c = blankCell(type);
  c.undef = true;
  for (unsigned k = 0; k < c.fields.size(); ++k) c.fields[k] = undefCell(type->getContainedType(type->isStructTy() ? k : 0));
  return c;
}

void RunMemory::forbid(size_t pointer, std::string load, std::string store) {
  objects_[pointer].noLoad = std::move(load);
  objects_[pointer].noStore = std::move(store);
}

bool RunMemory::isAligned(const Cell& pointer, uint64_t bytes) const {
  return bytes <= objects_[pointer.object].align && pointer.offset % static_cast<int64_t>(bytes) == 0;
}

RunMemory::RunMemory(const llvm::DataLayout& layout, const RunKernel& kernel) : layout_(layout), kernel_(kernel) {
  for (const RunPointer& p : kernel.pointers)
    objects_.push_back({p.name, p.align, 0, false, {}, {}, false, p.address, p.barrier, p.lanes});
}

bool RunMemory::fail(bool undefined, std::string what) {
  if (!trouble) trouble = Trouble{undefined, std::move(what)};
  return false;
}

std::optional<Cell> RunMemory::allocate(const llvm::AllocaInst& i) {
  std::optional<llvm::TypeSize> size = i.getAllocationSize(layout_);
  if (!size || size->isScalable()) {
    fail(false, textOf(i));
    return std::nullopt;
  }
  const bool marked =
      std::ranges::any_of(i.users(), [](const llvm::User* user) { return llvm::isa<llvm::LifetimeIntrinsic>(user); });
  objects_.push_back(
      {textOf(i), i.getAlign().value(), size->getFixedValue(), true, {}, {}, marked, {}, false, false});
  return pointerCell(objects_.size() - 1, 0);
}

void RunMemory::lifetime(const llvm::Instruction& i, bool begins, const Cell& pointer) {
  if (!pointer.pointer || pointer.poison || pointer.offset != 0 || !objects_[pointer.object].local) {
    fail(false, textOf(i));
    return;
  }
  objects_[pointer.object].dead = !begins;
  std::erase_if(local_, [&](const auto& stored) { return stored.first.first == pointer.object; });
}

std::optional<Cell> RunMemory::address(const llvm::GEPOperator& i, const Cell& pointer,
                                       const std::function<Cell(const llvm::Value*)>& operand) {
  llvm::SmallMapVector<llvm::Value*, llvm::APInt, 4> variable;
  llvm::APInt offset(64, 0);
  bool modelled = pointer.pointer && layout_.getIndexSizeInBits(i.getPointerAddressSpace()) == 64 &&
                  i.collectOffset(layout_, 64, variable, offset);
  bool flags = i.getNoWrapFlags() != llvm::GEPNoWrapFlags::none();
  if (!modelled || i.getInRange() || (flags && !pointer.poison && !objects_[pointer.object].local)) {
    fail(false, textOf(i));
    return std::nullopt;
  }
  bool poison = pointer.poison;
  for (const auto& [index, scale] : variable) {
    Cell c = operand(index);
    if (!c.token.empty() || c.pointer) {  // a number that was loaded
      fail(false, textOf(i));
      return std::nullopt;
    }
    poison |= c.poison;
    if (!c.poison) offset += c.bits.sextOrTrunc(64) * scale;
  }
  Cell result = pointerCell(pointer.object, 0);
  result.poison = poison;
  result.undef = pointer.undef;
  if (!poison) result.offset = (llvm::APInt(64, static_cast<uint64_t>(pointer.offset)) + offset).getSExtValue();
  return result;
}

std::optional<Cell> RunMemory::number(const llvm::Instruction& i, const Cell& pointer, unsigned width) {
  // Poison is in no object.
  if (pointer.pointer && pointer.poison && !pointer.undef) return blankCell(i.getType());
  const bool known = pointer.pointer && !pointer.poison;
  const std::optional<int64_t> address = known ? objects_[pointer.object].address : std::nullopt;
  const llvm::APInt sum(64, static_cast<uint64_t>(address.value_or(0) + pointer.offset));
  if (address && width <= 64 && sum.isIntN(width)) return numberCell(sum.trunc(width));
  fail(false, textOf(i));
  return std::nullopt;
}

std::optional<Cell> RunMemory::place(const llvm::Instruction& i, const Cell& number) {
  const auto shared = std::ranges::find_if(objects_, [](const Object& o) { return o.address.has_value(); });
  const bool modelled = shared != objects_.end() && i.getType()->getPointerAddressSpace() == 3 &&
                        !number.pointer && !number.undef && number.token.empty();
  if (modelled && number.poison) return blankCell(i.getType());
  if (modelled && number.bits.getActiveBits() < 63)
    return pointerCell(static_cast<size_t>(shared - objects_.begin()),
                       static_cast<int64_t>(number.bits.getZExtValue()) - *shared->address);
  fail(false, textOf(i));
  return std::nullopt;
}

void RunMemory::barrier(const llvm::Instruction& i) {
  const auto at = std::ranges::find_if(objects_, [](const Object& o) { return o.barrier; });
  if (at == objects_.end()) {
    fail(false, textOf(i));
    return;
  }
  accesses.push_back({&i, 0, true, at->name, 0, "barrier", "bits 0"});
  ++stores_;
}

std::optional<Cell> RunMemory::exchange(const llvm::Instruction& i, const Exchange& e, const Cell& given) {
  const auto at = std::ranges::find_if(objects_, [](const Object& o) { return o.lanes; });
  const std::string type = spelled(*i.getType());
  if (at == objects_.end() || type.empty()) {
    fail(false, textOf(i));
    return std::nullopt;
  }
  const int64_t offset = e.number() * static_cast<int64_t>(elementBytes(type));
  accesses.push_back({&i, 0, true, at->name, offset, type, contentOf(given)});
  ++stores_;
  accesses.push_back({&i, 1, false, at->name, offset, type, {}});
  return tokenCell(loadToken(at->name, offset, type, stores_));
}

bool RunMemory::mayAccess(const llvm::Instruction& i, uint64_t align, const Cell& pointer, uint64_t bytes, bool store) {
  if (!pointer.pointer) return fail(false, textOf(i));
  if (pointer.poison) return fail(true, "the address is poison in " + textOf(i));
  const Object& object = objects_[pointer.object];
  if (object.dead) return fail(false, "local memory beyond its lifetime: " + textOf(i));
  const std::string& forbidden = store ? object.noStore : object.noLoad;
  if (!forbidden.empty()) return fail(true, "not allowed by " + forbidden + ": " + textOf(i));
  // An object is aligned as promised and no better: some caller's is.
  bool aligned = isAligned(pointer, align);
  if (!aligned)
    return fail(true, "not aligned to " + std::to_string(align) + " (" + object.name + " + " + std::to_string(pointer.offset) +
                          " bytes, " + object.name + " aligned to " + std::to_string(object.align) + ") in " + textOf(i));
  bool outside = object.local && (pointer.offset < 0 || static_cast<uint64_t>(pointer.offset) + bytes > object.bytes);
  return outside ? fail(true, "beyond local memory in " + textOf(i)) : true;
}

// Elements and vectors of them; of local memory structs, too, as a whole.
bool RunMemory::isModelled(const llvm::Type& type, const std::string& element, const Cell& pointer) const {
  if (element.empty()) return false;
  return !type.isStructTy() || (pointer.pointer && !pointer.poison && objects_[pointer.object].local);
}

std::optional<Cell> RunMemory::load(const llvm::Instruction& i, llvm::Type& type, uint64_t align, const Cell& pointer) {
  std::string element = spelled(*type.getScalarType());
  uint64_t bytes = element.empty() ? 1 : layout_.getTypeStoreSize(type.getScalarType()).getFixedValue();
  Cell result = undefCell(&type);
  bool vector = type.isVectorTy();
  unsigned count = vector ? static_cast<unsigned>(result.fields.size()) : 1;
  if (!isModelled(type, element, pointer)) fail(false, textOf(i));
  if (trouble || !mayAccess(i, align, pointer, bytes * count, false)) return std::nullopt;
  for (unsigned k = 0; k < count; ++k) {
    Cell& lane = vector ? result.fields[k] : result;
    int64_t offset = pointer.offset + static_cast<int64_t>(k * bytes);
    if (!objects_[pointer.object].local) {
      const std::string& name = objects_[pointer.object].name;
      lane = tokenCell(loadToken(name, offset, element, stores_));
      if (std::optional<Cell> known = number(i, *type.getScalarType(), element, pointer, offset)) lane = *known;
      accesses.push_back({&i, k, false, name, offset, element, {}});
      continue;
    }
    for (const auto& [place, stored] : local_) {
      bool apart = place.first != pointer.object || place.second >= offset + static_cast<int64_t>(bytes) ||
                   place.second + static_cast<int64_t>(stored.bytes) <= offset;
      if (apart) continue;
      if (place.second != offset || stored.type != element) {
        fail(false, "local memory read as another type: " + textOf(i));
        return std::nullopt;
      }
      lane = stored.value;
    }
  }
  return result;
}

std::optional<Cell> RunMemory::number(const llvm::Instruction& i, const llvm::Type& type, const std::string& element,
                                      const Cell& pointer, int64_t offset) {
  if (!kernel_.numbers || !type.isIntegerTy()) return std::nullopt;
  const auto bytes = static_cast<int64_t>(layout_.getTypeStoreSize(const_cast<llvm::Type*>(&type)).getFixedValue());
  const std::string& name = objects_[pointer.object].name;
  for (const RunAccess& a : accesses)
    if (a.store && a.pointer == name && a.offset < offset + bytes && offset < a.offset + 8)
      fail(false, "a number loaded where something may have been stored: " + textOf(i));
  const auto at = kernel_.loaded.find({name, offset, element});
  if (at != kernel_.loaded.end())
    return numberCell(llvm::APInt(64, static_cast<uint64_t>(at->second)).trunc(type.getIntegerBitWidth()));
  // What no line loads may hold 0, unless it holds a part of what a line loads.
  for (const auto& [place, value] : kernel_.loaded) {
    const auto& [pointer_, begin, width] = place;
    if (pointer_ == name && begin < offset + bytes &&
        offset < begin + static_cast<int64_t>(elementBytes(width)))
      fail(false, "a part of a number that is loaded: " + textOf(i));
  }
  return numberCell(llvm::APInt(type.getIntegerBitWidth(), 0));
}

bool RunMemory::store(const llvm::Instruction& i, llvm::Type& type, uint64_t align, const Cell& pointer, const Cell& value) {
  std::string element = spelled(*type.getScalarType());
  if (!isModelled(type, element, pointer)) return fail(false, textOf(i));
  uint64_t bytes = layout_.getTypeStoreSize(type.getScalarType()).getFixedValue();
  unsigned count = type.isVectorTy() ? static_cast<unsigned>(value.fields.size()) : 1;
  if (!mayAccess(i, align, pointer, bytes * count, true)) return false;
  bool local = objects_[pointer.object].local;
  for (unsigned k = 0; k < count; ++k) {
    const Cell& lane = type.isVectorTy() ? value.fields[k] : value;
    int64_t offset = pointer.offset + static_cast<int64_t>(k * bytes);
    if (!local) {
      accesses.push_back({&i, k, true, objects_[pointer.object].name, offset, element, contentOf(lane)});
      continue;
    }
    for (const auto& [place, stored] : local_) {
      bool apart = place.first != pointer.object || place.second >= offset + static_cast<int64_t>(bytes) ||
                   place.second + static_cast<int64_t>(stored.bytes) <= offset;
      if (!apart && (place.second != offset || stored.bytes != bytes))
        return fail(false, "local memory written over in parts: " + textOf(i));
    }
    local_[{pointer.object, offset}] = {element, bytes, lane};
  }
  if (!local) stores_ += count;
  return true;
}

}  // namespace cutecheck::oracle
