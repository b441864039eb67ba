// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/memory/lanes.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <array>

#include "oracle/tv/ir/value_functions.h"

namespace cutecheck::oracle {

namespace {

using llvm::dyn_cast;
using llvm::isa;

std::optional<size_t> placeOf(const llvm::Value* index, size_t lanes) {
  const auto* c = dyn_cast<llvm::ConstantInt>(index);
  if (!c || c->getValue().uge(lanes)) return std::nullopt;
  return c->getZExtValue();
}

// Each the same whenever a thread reads it.
constexpr std::array kConstantRegisters = {"tid",      "ntid",    "ctaid",     "nctaid",    "laneid",
                                           "warpsize", "cluster", "clusterid", "nclusterid"};

}  // namespace

bool isLaneWise(const llvm::Instruction& i) {
  return isa<llvm::BinaryOperator>(i) || isa<llvm::UnaryOperator>(i) || isa<llvm::ICmpInst>(i) ||
         isa<llvm::SelectInst>(i) || isa<llvm::TruncInst>(i) || isa<llvm::ZExtInst>(i) ||
         isa<llvm::SExtInst>(i) || !valueWord(i).empty() || openWord(i) == kOpenPower;
}

bool isLaneMove(const llvm::Instruction& i) {
  return isa<llvm::ExtractElementInst>(i) || isa<llvm::InsertElementInst>(i) || isa<llvm::ShuffleVectorInst>(i);
}

std::optional<SymbolicValue> moveLanes(const llvm::Instruction& i, const std::vector<SymbolicValue>& x) {
  if (const auto* e = dyn_cast<llvm::ExtractElementInst>(&i)) {
    std::optional<size_t> place = placeOf(e->getIndexOperand(), x[0].fields.size());
    return place ? std::optional(x[0].fields[*place]) : std::nullopt;
  }
  if (const auto* e = dyn_cast<llvm::InsertElementInst>(&i)) {
    std::optional<size_t> place = placeOf(e->getOperand(2), x[0].fields.size());
    if (!place) return std::nullopt;
    SymbolicValue result = x[0];
    result.fields[*place] = x[1];
    return result;
  }
  if (const auto* s = dyn_cast<llvm::ShuffleVectorInst>(&i)) {
    std::optional<SymbolicValue> result = blankValue(*i.getType(), true);
    if (!result) return std::nullopt;
    size_t lanes = x[0].fields.size();
    for (size_t k = 0; k < result->fields.size(); ++k) {
      int from = s->getMaskValue(static_cast<unsigned>(k));
      if (from < 0) continue;  // poison
      size_t at = static_cast<size_t>(from);
      result->fields[k] = at < lanes ? x[0].fields[at] : x[1].fields[at - lanes];
    }
    return result;
  }
  return std::nullopt;
}

bool isRelaxed(const llvm::Instruction& i) {
  const auto* o = dyn_cast<llvm::FPMathOperator>(&i);
  return o && o->getFastMathFlags().any() && openWord(i).empty();
}

namespace {

// What `make` makes of these values as data, poison where one of them is; nothing where one is no data.
template <typename F>
std::optional<SymbolicValue> madeOf(const std::vector<SymbolicValue>& values, const F& make) {
  std::vector<Opaque> operands;
  Term fine = truth(true);
  for (const SymbolicValue& v : values) {
    std::optional<Opaque> operand = dataOf(v);
    if (!operand) return std::nullopt;
    operands.push_back(std::move(*operand));
    fine = bothOf(fine, v.fine);
  }
  return opaqueValue(make(std::move(operands)), fine);
}

}  // namespace

std::optional<SymbolicValue> openValue(const llvm::Instruction& i, const std::vector<SymbolicValue>& x) {
  std::vector<SymbolicValue> parts;
  for (const SymbolicValue& v : x)
    v.isAggregate() ? void(parts.insert(parts.end(), v.fields.begin(), v.fields.end())) : parts.push_back(v);
  return madeOf(parts, [&](std::vector<Opaque> operands) {
    return OpaqueNode::open(openWord(i), std::move(operands), reinterpret_cast<uintptr_t>(&i));
  });
}

std::optional<SymbolicValue> valueOperation(const llvm::Instruction& i, const std::vector<SymbolicValue>& x) {
  const bool chooses = isa<llvm::SelectInst>(i) && x[0].isOpaque();
  const std::string word = chooses ? std::string(kDataSelect) : valueWord(i);
  if (word.empty()) return std::nullopt;
  return madeOf(
      x, [&](std::vector<Opaque> operands) { return OpaqueNode::operation(word, std::move(operands)); });
}

std::string registerName(const llvm::IntrinsicInst& call) {
  const llvm::StringRef prefix = "llvm.nvvm.read.ptx.sreg.";
  llvm::StringRef name = call.getCalledFunction()->getName();
  if (!name.consume_front(prefix)) return {};
  const llvm::StringRef first = name.take_until([](char c) { return c == '.'; });
  const bool constant = std::ranges::any_of(kConstantRegisters, [&](const char* known) { return first == known; });
  return constant ? name.str() : std::string();
}

}  // namespace cutecheck::oracle
