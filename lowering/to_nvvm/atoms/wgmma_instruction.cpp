// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/wgmma_instruction.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/to_nvvm/atoms/constant.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"
#include "lowering/to_nvvm/atoms/registers.h"

namespace cutecheck::to_nvvm {

namespace {

namespace LLVM = mlir::LLVM;
using cute_nvgpu::Major;
using cute_nvgpu::WgmmaAtom;
using mlir::Location;
using mlir::RewriterBase;
using mlir::Value;

constexpr int kWgmmaArchitecture = 90;

std::string instruction(const WgmmaAtom& atom) {
  const auto name = [](const std::string& element) {
    return "." + std::string(cute_nvgpu::ptxElement(element));
  };
  const std::string bits = atom.a == "i1" ? ".and.popc" : "";
  return std::string("wgmma.mma_async") + (atom.variant.sparse() ? ".sp" : "") + ".sync.aligned.m64n" +
         std::to_string(atom.shape[1]) + "k" + std::to_string(atom.shape[2]) +
         (atom.variant.saturates ? ".satfinite" : "") + name(atom.d) + name(atom.a) + name(atom.b) + bits;
}

// Behind the scale of D: those of A and B, and what is transposed; integers have neither.
std::string immediates(const WgmmaAtom& atom) {
  if (atom.d == "i32") return "";
  const auto scale = [](bool negated) { return negated ? ", -1" : ", 1"; };
  const std::string text = std::string(scale(atom.variant.negatedA)) + scale(atom.variant.negatedB);
  if (atom.a != "f16" && atom.a != "bf16") return text;
  const auto transposed = [](Major major) { return major == Major::kMN ? ", 1" : ", 0"; };
  return text + (atom.registersA ? "" : transposed(atom.majorA)) + transposed(atom.majorB);
}

}  // namespace

mlir::LogicalResult requireWgmma(mlir::Operation* op, const Target& target) {
  if (target.number == kWgmmaArchitecture && target.specific) return mlir::success();
  return op->emitOpError("needs sm_90a, but the target is ") << target.name;
}

mlir::FailureOr<Value> descriptorWord(mlir::Operation* op, RewriterBase& rewriter,
                                      const cute_nvgpu::SmemOperand& operand, int64_t alignment,
                                      Value pointer) {
  const Location location = op->getLoc();
  const auto fields = cute_nvgpu::describe(operand);
  if (!fields) return op->emitOpError(fields.error().message);
  if (alignment % 16 != 0)
    return op->emitOpError("expects an address that 16 bytes divide, but got ") << alignment;
  const auto word = encode(*fields);
  if (!word) return op->emitOpError(word.error().message);
  const mlir::Type i32 = rewriter.getI32Type(), i64 = rewriter.getI64Type();
  const Value address = LLVM::PtrToIntOp::create(rewriter, location, i32, pointer);
  const Value inside =
      LLVM::AndOp::create(rewriter, location, address, constant(rewriter, location, i32, 0x3ffff));
  const Value units = LLVM::LShrOp::create(rewriter, location, inside, constant(rewriter, location, i32, 4));
  const Value low = LLVM::ZExtOp::create(rewriter, location, i64, units);
  return LLVM::OrOp::create(rewriter, location, low,
                            constant(rewriter, location, i64, static_cast<int64_t>(*word)))
      .getResult();
}

mlir::Type accumulatorOf(RewriterBase& rewriter, const std::string& element) {
  return element == "f32" ? mlir::Type(rewriter.getF32Type()) : mlir::Type(rewriter.getI32Type());
}

void emitWgmma(RewriterBase& rewriter, Location location, const WgmmaAtom& atom,
               const WgmmaOperands& operands, RegisterView c, RegisterView d) {
  Value scale = LLVM::ZExtOp::create(rewriter, location, rewriter.getI32Type(), operands.add);
  const auto before = loadRegisters(rewriter, location, c, accumulatorOf(rewriter, atom.d));
  InlinePtx ptx;
  const std::string named = ptx.accumulators(before);
  const std::string a = ptx.operands(operands.a), b = ptx.operands(operands.b), add = ptx.operands(scale);
  std::string metadata;
  if (atom.variant.sparse())
    metadata = ", " + ptx.operands(operands.metadata) + ", " + InlinePtx::immediate(atom.variant.selector);
  const auto result = LLVM::LLVMStructType::getLiteral(
      rewriter.getContext(), llvm::SmallVector<mlir::Type>(before.size(), before.front().getType()));
  const Value product = ptx.emit(rewriter, location,
                                 "{ .reg .pred p; setp.ne.b32 p, " + add + ", 0; " + instruction(atom) +
                                     " {" + named + "}, " + (atom.registersA ? "{" + a + "}" : a) + ", " + b +
                                     metadata + ", p" + immediates(atom) + "; }",
                                 result);
  storeRegisters(rewriter, location, d, unpacked(rewriter, location, product, before.size()));
}

}  // namespace cutecheck::to_nvvm
