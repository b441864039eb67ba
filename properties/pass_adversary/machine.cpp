// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/pass_adversary/machine.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/IR/SymbolTable.h"

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::pass_adversary {

namespace LLVM = mlir::LLVM;

namespace {
constexpr int64_t kMostSteps = 200000;
constexpr int kDeepest = 32;

std::vector<Datum> valuesOf(llvm::DenseMap<mlir::Value, Datum>& values, mlir::OperandRange operands) {
  std::vector<Datum> result;
  for (const mlir::Value operand : operands) result.push_back(values[operand]);
  return result;
}
}  // namespace

Memory::Byte Memory::at(uint64_t address) const {
  const auto found = written.find(address);
  if (found != written.end()) return found->second;
  const uint64_t mixed = (address ^ address >> 29) * 0x9e3779b97f4a7c15U;
  return {static_cast<uint8_t>(mixed >> 56), false};
}

unsigned bytesOfType(mlir::Type type) {
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
    return static_cast<unsigned>(vector.getNumElements()) * bytesOfType(vector.getElementType());
  if (mlir::isa<LLVM::LLVMPointerType, cute::PtrType>(type)) return 8;
  if (auto array = mlir::dyn_cast<LLVM::LLVMArrayType>(type))
    return static_cast<unsigned>(array.getNumElements()) * bytesOfType(array.getElementType());
  return type.isIntOrFloat() ? (type.getIntOrFloatBitWidth() + 7) / 8 : 0;
}

Outcome execute(mlir::ModuleOp module, llvm::StringRef function, std::vector<Datum> arguments) {
  return Machine(module).run(function, std::move(arguments));
}

Outcome Machine::run(llvm::StringRef function, std::vector<Datum> arguments) {
  mlir::Operation* found = mlir::SymbolTable::lookupSymbolIn(module_, function);
  if (!found) {
    stop(End::kUnsupported, "no function " + function.str());
    return std::move(out_);
  }
  out_.results = call(found, std::move(arguments));
  return std::move(out_);
}

std::vector<Datum> Machine::call(mlir::Operation* function, std::vector<Datum> arguments) {
  if (++depth_ > kDeepest) stop(End::kLong, "calls");
  auto callee = mlir::dyn_cast<mlir::FunctionOpInterface>(function);
  if (!callee || callee.getFunctionBody().empty()) stop(End::kUnsupported, "a call of what has no body");
  if (stopped()) return {};
  std::vector<Datum> results = runRegion(callee.getFunctionBody(), std::move(arguments));
  --depth_;
  return results;
}

// From block to block, until a terminator hands values to what owns the region.
std::vector<Datum> Machine::runRegion(mlir::Region& region, std::vector<Datum> arguments) {
  mlir::Block* block = &region.front();
  while (!stopped()) {
    if (block->getNumArguments() != arguments.size()) {
      stop(End::kUnsupported, "block arguments");
      break;
    }
    for (const auto& [i, argument] : llvm::enumerate(arguments)) values_[block->getArgument(i)] = argument;
    for (mlir::Operation& op : block->without_terminator()) {
      if (++steps_ > kMostSteps) stop(End::kLong, "steps");
      if (stopped()) return {};
      step(op);
    }
    if (stopped()) return {};
    mlir::Operation* last = block->getTerminator();
    if (++steps_ > kMostSteps) stop(End::kLong, "steps");
    const auto jump = [&](mlir::Block* to, mlir::OperandRange with) {
      arguments = valuesOf(values_, with);
      block = to;
    };
    if (auto branch = mlir::dyn_cast<LLVM::BrOp>(last)) {
      jump(branch.getDest(), branch.getDestOperands());
    } else if (auto branch = mlir::dyn_cast<mlir::cf::BranchOp>(last)) {
      jump(branch.getDest(), branch.getDestOperands());
    } else if (last->getNumSuccessors() == 2) {
      const Datum& condition = get(last->getOperand(0));
      if (condition.poison) return undefined(last, "branch on poison"), std::vector<Datum>{};
      auto both = mlir::cast<mlir::BranchOpInterface>(last);
      const unsigned taken = condition.bits.isZero() ? 1 : 0;
      std::vector<Datum> with;
      const mlir::SuccessorOperands operands = both.getSuccessorOperands(taken);
      for (unsigned i = 0; i < operands.size(); ++i) with.push_back(get(operands[i]));
      arguments = std::move(with);
      block = last->getSuccessor(taken);
    } else if (mlir::isa<LLVM::UnreachableOp>(last)) {
      undefined(last, "reached");
    } else if (last->getNumSuccessors() == 0) {
      return valuesOf(values_, last->getOperands());
    } else {
      stop(End::kUnsupported, last->getName().getStringRef().str());
    }
  }
  return {};
}

void Machine::step(mlir::Operation& op) {
  if (control(op) || integer(op) || aggregate(op) || memoryOf(op) || cute(op)) return;
  stop(End::kUnsupported, op.getName().getStringRef().str());
}

bool Machine::control(mlir::Operation& op) {
  if (auto each = mlir::dyn_cast<mlir::scf::ForOp>(op)) {
    const Datum &low = get(each.getLowerBound()), &high = get(each.getUpperBound()),
                &by = get(each.getStep());
    if (low.poison || high.poison || by.poison) return undefined(&op, "a bound is poison"), true;
    if (!by.bits.isStrictlyPositive()) return undefined(&op, "a step below 1"), true;
    std::vector<Datum> carried = valuesOf(values_, each.getInitArgs());
    llvm::APInt i = low.bits;
    const llvm::APInt end = high.bits, step = by.bits;
    while (!stopped() && i.slt(end)) {
      std::vector<Datum> arguments = {Datum::of(i)};
      arguments.insert(arguments.end(), carried.begin(), carried.end());
      carried = runRegion(each.getRegion(), std::move(arguments));
      bool over = false;
      i = i.sadd_ov(step, over);
      if (over) break;
    }
    if (!stopped())
      for (unsigned r = 0; r < op.getNumResults(); ++r) set(op, r, carried[r]);
    return true;
  }
  if (auto choice = mlir::dyn_cast<mlir::scf::IfOp>(op)) {
    const Datum& condition = get(choice.getCondition());
    if (condition.poison) return undefined(&op, "branch on poison"), true;
    mlir::Region& taken = condition.bits.isZero() ? choice.getElseRegion() : choice.getThenRegion();
    if (taken.empty()) return true;
    const std::vector<Datum> results = runRegion(taken, {});
    if (!stopped())
      for (unsigned r = 0; r < op.getNumResults(); ++r) set(op, r, results[r]);
    return true;
  }
  const auto callee = op.getAttrOfType<mlir::FlatSymbolRefAttr>("callee");
  if (!callee || !mlir::isa<mlir::func::CallOp, LLVM::CallOp>(op)) return false;
  mlir::Operation* function = mlir::SymbolTable::lookupSymbolIn(module_, callee.getValue());
  if (!function) return stop(End::kUnsupported, "a call of nothing"), true;
  const std::vector<Datum> results = call(function, valuesOf(values_, op.getOperands()));
  if (!stopped())
    for (unsigned r = 0; r < op.getNumResults(); ++r) set(op, r, results[r]);
  return true;
}

Datum Machine::zeroOf(mlir::Type type, bool poison) {
  std::vector<Datum> parts;
  if (auto structure = mlir::dyn_cast<LLVM::LLVMStructType>(type)) {
    for (const mlir::Type part : structure.getBody()) parts.push_back(zeroOf(part, poison));
    return Datum::of(std::move(parts));
  }
  if (auto array = mlir::dyn_cast<LLVM::LLVMArrayType>(type))
    return Datum::of(std::vector<Datum>(array.getNumElements(), zeroOf(array.getElementType(), poison)));
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
    return Datum::of(std::vector<Datum>(static_cast<size_t>(vector.getNumElements()),
                                        zeroOf(vector.getElementType(), poison)));
  Datum zero = Datum::number(type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 64, 0);
  zero.poison = poison;
  return zero;
}

Datum Machine::constantOf(mlir::Attribute attribute, mlir::Type type) {
  if (auto integer = mlir::dyn_cast<mlir::IntegerAttr>(attribute)) {
    const unsigned width = type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 64;
    return Datum::of(integer.getValue().sextOrTrunc(width));
  }
  if (auto real = mlir::dyn_cast<mlir::FloatAttr>(attribute))
    return Datum::of(real.getValue().bitcastToAPInt());
  if (auto dense = mlir::dyn_cast<mlir::DenseElementsAttr>(attribute)) {
    std::vector<Datum> parts;
    for (const mlir::Attribute part : dense.getValues<mlir::Attribute>())
      parts.push_back(constantOf(part, dense.getElementType()));
    return Datum::of(std::move(parts));
  }
  if (auto array = mlir::dyn_cast<mlir::ArrayAttr>(attribute)) {
    std::vector<Datum> parts;
    const auto structure = mlir::dyn_cast<LLVM::LLVMStructType>(type);
    for (const auto& [i, part] : llvm::enumerate(array))
      parts.push_back(constantOf(part, structure ? structure.getBody()[i] : type));
    return Datum::of(std::move(parts));
  }
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  stop(End::kUnsupported, "the constant " + text);
  return {};
}

// Values as aggregates: extraction and insertion, casts of one value between two names of its type.
bool Machine::aggregate(mlir::Operation& op) {
  const auto follow = [](Datum& whole, llvm::ArrayRef<int64_t> path) {
    Datum* part = &whole;
    for (const int64_t i : path) part = &part->parts[static_cast<size_t>(i)];
    return part;
  };
  if (auto extract = mlir::dyn_cast<LLVM::ExtractValueOp>(op)) {
    Datum whole = get(extract.getContainer());
    return set(op, 0, *follow(whole, extract.getPosition())), true;
  }
  if (auto insert = mlir::dyn_cast<LLVM::InsertValueOp>(op)) {
    Datum whole = get(insert.getContainer());
    *follow(whole, insert.getPosition()) = get(insert.getValue());
    return set(op, 0, std::move(whole)), true;
  }
  if (mlir::isa<LLVM::ExtractElementOp, LLVM::InsertElementOp>(op)) {
    const bool extracts = mlir::isa<LLVM::ExtractElementOp>(op);
    Datum whole = get(op.getOperand(0));
    const Datum& index = get(op.getOperand(extracts ? 1 : 2));
    const bool inside = !index.poison && index.bits.ult(whole.parts.size());
    if (!inside) return set(op, 0, zeroOf(op.getResult(0).getType(), true)), true;
    Datum& part = whole.parts[index.bits.getZExtValue()];
    if (extracts) return set(op, 0, part), true;
    part = get(op.getOperand(1));
    return set(op, 0, std::move(whole)), true;
  }
  if (mlir::isa<LLVM::PoisonOp, LLVM::UndefOp>(op))
    return set(op, 0, zeroOf(op.getResult(0).getType(), true)), true;
  if (mlir::isa<LLVM::ZeroOp>(op)) return set(op, 0, zeroOf(op.getResult(0).getType(), false)), true;
  if (auto constant = mlir::dyn_cast<LLVM::ConstantOp>(op))
    return set(op, 0, constantOf(constant.getValue(), constant.getType())), true;
  if (auto constant = mlir::dyn_cast<mlir::arith::ConstantOp>(op))
    return set(op, 0, constantOf(constant.getValue(), constant.getType())), true;
  if (auto choice = mlir::dyn_cast<LLVM::SelectOp>(op)) {
    const Datum& condition = get(choice.getCondition());
    if (condition.poison) return set(op, 0, zeroOf(choice.getType(), true)), true;
    return set(op, 0, get(condition.bits.isZero() ? choice.getFalseValue() : choice.getTrueValue())), true;
  }
  if (auto choice = mlir::dyn_cast<mlir::arith::SelectOp>(op)) {
    const Datum& condition = get(choice.getCondition());
    if (condition.poison) return set(op, 0, zeroOf(choice.getType(), true)), true;
    return set(op, 0, get(condition.bits.isZero() ? choice.getFalseValue() : choice.getTrueValue())), true;
  }
  return false;
}

uint64_t Machine::allocate(uint64_t bytes) {
  const uint64_t at = stack_;
  stack_ += (bytes + 4095) / 4096 * 4096;
  return at;
}

Datum Machine::load(mlir::Operation* op, const Datum& pointer, mlir::Type type, uint64_t alignment) {
  if (pointer.poison) return undefined(op, "an address is poison"), zeroOf(type, true);
  const uint64_t address = pointer.bits.getZExtValue();
  if (alignment != 0 && address % alignment != 0) return undefined(op, "misaligned"), zeroOf(type, true);
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type)) {
    Datum whole = zeroOf(type, true);
    const unsigned bytes = bytesOfType(vector.getElementType());
    for (size_t i = 0; i < whole.parts.size(); ++i)
      whole.parts[i] =
          load(op, Datum::number(64, static_cast<int64_t>(address + i * bytes)), vector.getElementType(), 1);
    return whole;
  }
  if (mlir::isa<LLVM::LLVMStructType>(type)) return stop(End::kUnsupported, "a struct in memory"), Datum();
  const unsigned bytes = bytesOfType(type);
  Datum result = Datum::number(8 * bytes, 0);
  for (unsigned i = 0; i < bytes; ++i) {
    const Memory::Byte byte = out_.memory.at(address + i);
    result.poison |= byte.poison;
    result.bits.insertBits(byte.value, 8 * i, 8);
  }
  if (type.isIntOrFloat()) result.bits = result.bits.zextOrTrunc(type.getIntOrFloatBitWidth());
  return result;
}

void Machine::store(mlir::Operation* op, const Datum& value, const Datum& pointer, mlir::Type type,
                    uint64_t alignment) {
  if (pointer.poison) return undefined(op, "an address is poison");
  const uint64_t address = pointer.bits.getZExtValue();
  if (alignment != 0 && address % alignment != 0) return undefined(op, "misaligned");
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type)) {
    const unsigned bytes = bytesOfType(vector.getElementType());
    for (size_t i = 0; i < value.parts.size(); ++i)
      store(op, value.parts[i], Datum::number(64, static_cast<int64_t>(address + i * bytes)),
            vector.getElementType(), 1);
    return;
  }
  if (value.aggregate) return stop(End::kUnsupported, "a struct in memory");
  const unsigned bytes = bytesOfType(type);
  const llvm::APInt wide = value.bits.zextOrTrunc(8 * bytes);
  for (unsigned i = 0; i < bytes; ++i)
    out_.memory.written[address + i] = {static_cast<uint8_t>(wide.extractBitsAsZExtValue(8, 8 * i)),
                                        value.poison};
}

bool Machine::memoryOf(mlir::Operation& op) {
  if (auto gep = mlir::dyn_cast<LLVM::GEPOp>(op)) {
    if (gep.getIndices().size() != 1) return stop(End::kUnsupported, "several indices"), true;
    const Datum& base = get(gep.getBase());
    Datum index;
    const auto given = gep.getIndices()[0];
    if (auto constant = mlir::dyn_cast<mlir::IntegerAttr>(given))
      index = Datum::number(64, constant.getInt());
    else
      index = get(mlir::cast<mlir::Value>(given));
    index.bits = index.bits.sextOrTrunc(64);
    const llvm::APInt bytes(64, bytesOfType(gep.getElemType()));
    Datum result = Datum::of(base.bits + index.bits * bytes);
    bool over = false, wraps = false;
    const llvm::APInt offset = index.bits.smul_ov(bytes, over);
    (void)base.bits.uadd_ov(offset, wraps);
    using Flags = LLVM::GEPNoWrapFlags;
    const Flags flags = gep.getNoWrapFlags();
    const bool bounded = bitEnumContainsAny(flags, Flags::inboundsFlag | Flags::nusw);
    // An object reaches 2^16 bytes from a multiple of 2^20.
    const auto object = [](const llvm::APInt& a) { return a.getZExtValue() >> 20; };
    const bool inside =
        object(base.bits) == object(result.bits) && (result.bits.getZExtValue() & 0xfffff) <= 0x10000;
    result.poison = base.poison || index.poison || (bounded && (over || !inside)) ||
                    (bitEnumContainsAny(flags, Flags::nuw) && (over || wraps || index.bits.isNegative()));
    return set(op, 0, std::move(result)), true;
  }
  if (auto o = mlir::dyn_cast<LLVM::LoadOp>(op))
    return set(op, 0, load(&op, get(o.getAddr()), o.getType(), o.getAlignment().value_or(1))), true;
  if (auto o = mlir::dyn_cast<LLVM::StoreOp>(op))
    return store(&op, get(o.getValue()), get(o.getAddr()), o.getValue().getType(),
                 o.getAlignment().value_or(1)),
           true;
  if (auto o = mlir::dyn_cast<LLVM::AllocaOp>(op)) {
    const Datum& count = get(o.getArraySize());
    if (count.poison) return undefined(&op, "a size is poison"), true;
    const uint64_t bytes = count.bits.getZExtValue() * bytesOfType(o.getElemType());
    const uint64_t at = allocate(std::max<uint64_t>(bytes, 1));
    for (uint64_t i = 0; i < std::min<uint64_t>(bytes, 65536); ++i) out_.memory.written[at + i] = {0, true};
    return set(op, 0, Datum::number(64, static_cast<int64_t>(at))), true;
  }
  if (mlir::isa<LLVM::PtrToIntOp, LLVM::IntToPtrOp, LLVM::AddrSpaceCastOp>(op)) {
    Datum value = get(op.getOperand(0));
    const mlir::Type type = op.getResult(0).getType();
    value.bits = value.bits.zextOrTrunc(type.isIntOrIndex() ? type.getIntOrFloatBitWidth() : 64);
    return set(op, 0, std::move(value)), true;
  }
  return false;
}

}  // namespace cutecheck::pass_adversary
