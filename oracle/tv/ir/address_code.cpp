// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/address_code.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <cstdio>
#include <map>
#include <optional>

#include "oracle/tv/ir/ir_module.h"

namespace cutecheck::oracle {

namespace {

constexpr unsigned kPointerWidth = 32;  // what an address of shared memory has
constexpr unsigned kShared = 3;         // its address space

uint64_t cut(uint64_t value, unsigned width) {
  return width >= 64 ? value : value & ((uint64_t{1} << width) - 1);
}

}  // namespace

struct AddressCode::Reader {
  using Op = Step::Op;
  const llvm::DataLayout& layout;
  std::vector<Step>& steps;
  std::map<const llvm::Value*, size_t> known{};
  std::string refused{};
  const llvm::Value* base = nullptr;
  std::vector<unsigned> field{};  // of the base, where that is a struct

  size_t push(Step step) {
    steps.push_back(step);
    return steps.size() - 1;
  }
  std::optional<size_t> refuse(const llvm::Value* value) {
    if (refused.empty()) refused = textOf(*value);
    return std::nullopt;
  }
  static unsigned widthOf(const llvm::Type* type) {
    return type->isPointerTy() ? kPointerWidth : type->isIntegerTy() ? type->getIntegerBitWidth() : 0;
  }

  std::optional<size_t> of(const llvm::Value* value) {
    if (const auto found = known.find(value); found != known.end()) return found->second;
    const std::optional<size_t> step = made(value);
    if (step) known[value] = *step;
    return step;
  }

  std::optional<size_t> made(const llvm::Value* value) {
    const unsigned width = widthOf(value->getType());
    if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value); constant && width > 0 && width <= 64)
      return push({Op::kNumber, width, constant->getZExtValue()});
    if (value->getType()->isPointerTy()) {
      if (value->getType()->getPointerAddressSpace() != kShared) return refuse(value);
      const auto* part = llvm::dyn_cast<llvm::ExtractValueInst>(value);
      const llvm::Value* from = part != nullptr ? part->getAggregateOperand() : value;
      if (llvm::isa<llvm::Argument>(from) || llvm::isa<llvm::GlobalVariable>(from)) {
        const std::vector<unsigned> at = part != nullptr ? part->getIndices().vec() : std::vector<unsigned>{};
        if (base != nullptr && (base != from || field != at)) return refuse(value);
        base = from;
        field = at;
        return push({Op::kAddress, kPointerWidth});
      }
    }
    const auto* instruction = llvm::dyn_cast<llvm::Operator>(value);
    if (instruction == nullptr || width == 0 || width > 64) return refuse(value);
    // nuw, inbounds, exact, disjoint: poison where they do not hold, which nothing here would notice.
    if (instruction->hasPoisonGeneratingFlags()) return refuse(value);
    if (const auto* gep = llvm::dyn_cast<llvm::GEPOperator>(instruction)) {
      llvm::APInt offset(layout.getIndexTypeSizeInBits(gep->getType()), 0);
      if (!gep->accumulateConstantOffset(layout, offset)) return refuse(value);
      const auto base = of(gep->getPointerOperand());
      if (!base) return base;
      const size_t by = push({Op::kNumber, width, cut(static_cast<uint64_t>(offset.getSExtValue()), width)});
      return push({Op::kAdd, width, 0, {*base, by}});
    }
    std::array<size_t, 2> operands = {};
    for (unsigned i = 0; i < instruction->getNumOperands() && i < 2; ++i) {
      const auto operand = of(instruction->getOperand(i));
      if (!operand) return operand;
      operands[i] = *operand;
    }
    const unsigned from = widthOf(instruction->getOperand(0)->getType());
    switch (instruction->getOpcode()) {
      case llvm::Instruction::PtrToInt:
      case llvm::Instruction::IntToPtr:
      case llvm::Instruction::ZExt:
      case llvm::Instruction::Trunc:
        if (width == from) return operands[0];
        return push({width > from ? Op::kWiden : Op::kNarrow, width, 0, operands});
      case llvm::Instruction::And:
        return push({Op::kAnd, width, 0, operands});
      case llvm::Instruction::Or:
        return push({Op::kOr, width, 0, operands});
      case llvm::Instruction::Xor:
        return push({Op::kXor, width, 0, operands});
      case llvm::Instruction::Add:
        return push({Op::kAdd, width, 0, operands});
      case llvm::Instruction::Sub:
        return push({Op::kSub, width, 0, operands});
      case llvm::Instruction::Mul:
        return push({Op::kMul, width, 0, operands});
      case llvm::Instruction::Shl:
      case llvm::Instruction::LShr: {
        // By the width or more it is poison.
        const auto* by = llvm::dyn_cast<llvm::ConstantInt>(instruction->getOperand(1));
        if (by == nullptr || by->getValue().uge(width)) return refuse(value);
        return push({instruction->getOpcode() == llvm::Instruction::Shl ? Op::kShl : Op::kLShr, width, 0, operands});
      }
      default:
        return refuse(value);
    }
  }
};

namespace {

Diagnostic refusedCode(const std::string& what) {
  return makeError(Code::kBadRequest, "address_code_c1", "no arithmetic on one address: " + what);
}

}  // namespace

Expected<AddressCode> AddressCode::read(const llvm::Value& word, const llvm::Function& f) {
  if (!word.getType()->isIntegerTy(64)) return refusedCode("a value that is no word of 64 bits");
  AddressCode code;
  Reader reader{f.getParent()->getDataLayout(), code.steps_};
  const auto last = reader.of(&word);
  if (!last) return refusedCode(reader.refused);
  if (reader.base == nullptr) return refusedCode("a number without a pointer");
  code.steps_.resize(*last + 1);
  code.base_ = (llvm::isa<llvm::GlobalVariable>(reader.base) ? "@" : "%");
  if (const auto* argument = llvm::dyn_cast<llvm::Argument>(reader.base))
    code.base_ += std::to_string(argument->getArgNo());
  else
    code.base_ += reader.base->getName().str();
  for (const unsigned i : reader.field) code.base_ += "." + std::to_string(i);
  return code;
}

Expected<AddressCode> AddressCode::resultOf(const llvm::Function& f) {
  const auto* result = llvm::dyn_cast<llvm::ReturnInst>(f.getEntryBlock().getTerminator());
  if (f.size() != 1 || result == nullptr || result->getReturnValue() == nullptr)
    return refusedCode("branches, or no result");
  return read(*result->getReturnValue(), f);
}

uint64_t AddressCode::value(uint64_t address) const {
  std::vector<uint64_t> values;
  for (const Step& step : steps_) {
    const uint64_t a = values.empty() ? 0 : values[step.of[0]], b = values.empty() ? 0 : values[step.of[1]];
    uint64_t value = 0;
    switch (step.op) {
      case Step::Op::kAddress:
        value = address;
        break;
      case Step::Op::kNumber:
        value = step.number;
        break;
      case Step::Op::kAnd:
        value = a & b;
        break;
      case Step::Op::kOr:
        value = a | b;
        break;
      case Step::Op::kXor:
        value = a ^ b;
        break;
      case Step::Op::kAdd:
        value = a + b;
        break;
      case Step::Op::kSub:
        value = a - b;
        break;
      case Step::Op::kMul:
        value = a * b;
        break;
      case Step::Op::kShl:
        value = b < step.width ? a << b : 0;
        break;
      case Step::Op::kLShr:
        value = b < step.width ? a >> b : 0;
        break;
      case Step::Op::kWiden:
      case Step::Op::kNarrow:
        value = a;
        break;
    }
    values.push_back(cut(value, step.width));
  }
  return values.back();
}

std::string AddressCode::inSmtlib(const std::string& address) const {
  std::vector<std::string> terms;
  for (const Step& step : steps_) {
    const auto of = [&](size_t i) { return terms[step.of[i]]; };
    const auto call = [&](const char* op) { return "(" + std::string(op) + " " + of(0) + " " + of(1) + ")"; };
    switch (step.op) {
      case Step::Op::kAddress:
        terms.push_back(address);
        break;
      case Step::Op::kNumber:
        terms.push_back("(_ bv" + std::to_string(step.number) + " " + std::to_string(step.width) + ")");
        break;
      case Step::Op::kAnd:
        terms.push_back(call("bvand"));
        break;
      case Step::Op::kOr:
        terms.push_back(call("bvor"));
        break;
      case Step::Op::kXor:
        terms.push_back(call("bvxor"));
        break;
      case Step::Op::kAdd:
        terms.push_back(call("bvadd"));
        break;
      case Step::Op::kSub:
        terms.push_back(call("bvsub"));
        break;
      case Step::Op::kMul:
        terms.push_back(call("bvmul"));
        break;
      case Step::Op::kShl:
        terms.push_back(call("bvshl"));
        break;
      case Step::Op::kLShr:
        terms.push_back(call("bvlshr"));
        break;
      case Step::Op::kWiden:
        terms.push_back("((_ zero_extend " + std::to_string(step.width - steps_[step.of[0]].width) + ") " +
                        of(0) + ")");
        break;
      case Step::Op::kNarrow:
        terms.push_back("((_ extract " + std::to_string(step.width - 1) + " 0) " + of(0) + ")");
        break;
    }
  }
  return terms.back();
}

}  // namespace cutecheck::oracle
