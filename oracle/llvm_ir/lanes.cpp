#include "oracle/llvm_ir/lanes.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

namespace cutecheck::oracle {

namespace {

using llvm::dyn_cast;
using llvm::isa;

std::optional<size_t> placeOf(const llvm::Value* index, size_t lanes) {
  const auto* c = dyn_cast<llvm::ConstantInt>(index);
  if (!c || c->getValue().uge(lanes)) return std::nullopt;
  return c->getZExtValue();
}

}  // namespace

bool isLaneWise(const llvm::Instruction& i) {
  return isa<llvm::BinaryOperator>(i) || isa<llvm::UnaryOperator>(i) || isa<llvm::ICmpInst>(i) || isa<llvm::SelectInst>(i) ||
         isa<llvm::TruncInst>(i) || isa<llvm::ZExtInst>(i) || isa<llvm::SExtInst>(i);
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
  return o && o->getFastMathFlags().any();
}

std::string floatWord(const llvm::Instruction& i) {
  if (isRelaxed(i)) return {};
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&i);
  if (call && call->getIntrinsicID() == llvm::Intrinsic::fma && !i.getType()->isVectorTy()) return "ffma";
  switch (i.getOpcode()) {
    case llvm::Instruction::FAdd: return "fadd";
    case llvm::Instruction::FSub: return "fsub";
    case llvm::Instruction::FMul: return "fmul";
    case llvm::Instruction::FDiv: return "fdiv";
    case llvm::Instruction::FNeg: return "fneg";
    default: return {};
  }
}

std::optional<SymbolicValue> floatOperation(const llvm::Instruction& i, const std::vector<SymbolicValue>& x) {
  std::string word = floatWord(i);
  if (word.empty()) return std::nullopt;
  std::vector<Opaque> operands;
  Term fine = truth(true);
  for (const SymbolicValue& v : x) {
    if (!v.isOpaque()) return std::nullopt;
    operands.push_back(v.opaque);
    fine = bothOf(fine, v.fine);
  }
  return opaqueValue(OpaqueNode::operation(word, std::move(operands)), fine);
}

std::string registerName(const llvm::IntrinsicInst& call) {
  const llvm::StringRef prefix = "llvm.nvvm.read.ptx.sreg.";
  llvm::StringRef name = call.getCalledFunction()->getName();
  return name.starts_with(prefix) ? name.substr(prefix.size()).str() : std::string();
}

std::string kernelProblem(const llvm::Function& f) {
  // Each changes what an addition computes, or allows another.
  for (const char* attribute : {"denormal-fp-math", "denormal-fp-math-f32", "nvptx-f32ftz", "unsafe-fp-math", "no-nans-fp-math",
                                "no-infs-fp-math", "no-signed-zeros-fp-math"})
    if (f.hasFnAttribute(attribute) && f.getFnAttribute(attribute).getValueAsString() != "false" &&
        f.getFnAttribute(attribute).getValueAsString() != "ieee,ieee")
      return std::string("attribute ") + attribute;
  if (f.hasFnAttribute(llvm::Attribute::StrictFP)) return "attribute strictfp";
  for (const llvm::Argument& argument : f.args()) {
    for (const llvm::Attribute& a : f.getAttributes().getParamAttrs(argument.getArgNo())) {
      bool harmless = a.isStringAttribute() || a.hasAttribute(llvm::Attribute::NoUndef) ||
                      a.hasAttribute(llvm::Attribute::NoFree) || a.hasAttribute(llvm::Attribute::SExt) ||
                      a.hasAttribute(llvm::Attribute::ZExt);
      if (!harmless) return "attribute " + a.getAsString() + " of parameter " + std::to_string(argument.getArgNo());
    }
  }
  return {};
}

}  // namespace cutecheck::oracle
