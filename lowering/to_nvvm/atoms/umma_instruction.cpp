// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/umma_instruction.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/to_nvvm/atoms/constant.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {

namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using cute_nvgpu::UmmaAtom;
using mlir::Location;
using mlir::RewriterBase;
using mlir::Value;

// The two top bits of the address of scale factors say which byte of the words is theirs.
Value identifier(RewriterBase& rewriter, Location location, Value pointer, int64_t at) {
  const mlir::Type i32 = rewriter.getI32Type();
  const Value address = LLVM::PtrToIntOp::create(rewriter, location, i32, pointer);
  const Value number =
      LLVM::LShrOp::create(rewriter, location, address, constant(rewriter, location, i32, 30));
  return LLVM::ShlOp::create(rewriter, location, number, constant(rewriter, location, i32, at));
}

Value descriptorOf(RewriterBase& rewriter, Location location, const UmmaAtom& atom,
                   const UmmaOperands& operands) {
  const Expected<uint32_t> word = cute_nvgpu::ummaDescriptor(atom);
  const uint32_t known = word ? *word : 0;  // a type of an atom without one does not verify
  Value sum = constant(rewriter, location, rewriter.getI32Type(), static_cast<int32_t>(known));
  const auto add = [&](Value bits) { sum = LLVM::OrOp::create(rewriter, location, sum, bits); };
  if (operands.extra) add(operands.extra);
  if (operands.scaleA) add(identifier(rewriter, location, operands.scaleA, 29));
  if (operands.scaleB) add(identifier(rewriter, location, operands.scaleB, 4));
  return sum;
}

NVVM::Tcgen05MMAKind plainKind(UmmaKind kind) {
  switch (kind) {
    case UmmaKind::kTf32:
      return NVVM::Tcgen05MMAKind::TF32;
    case UmmaKind::kF8F6F4:
      return NVVM::Tcgen05MMAKind::F8F6F4;
    case UmmaKind::kI8:
      return NVVM::Tcgen05MMAKind::I8;
    default:
      return NVVM::Tcgen05MMAKind::F16;
  }
}

NVVM::MMABlockScaleKind scaledKind(UmmaKind kind) {
  if (kind == UmmaKind::kMxF4) return NVVM::MMABlockScaleKind::MXF4;
  return kind == UmmaKind::kMxF4NvF4 ? NVVM::MMABlockScaleKind::MXF4NVF4 : NVVM::MMABlockScaleKind::MXF8F6F4;
}

}  // namespace

mlir::LogicalResult requireUmma(mlir::Operation* op, const UmmaAtom& atom, const Target& target) {
  const Expected<UmmaAtom> there = cute_nvgpu::checkedOn(atom, target.name);
  if (there) return mlir::success();
  return op->emitOpError(there.error().message);
}

void emitUmma(RewriterBase& rewriter, Location location, const UmmaAtom& atom, const UmmaOperands& operands) {
  const Value word = descriptorOf(rewriter, location, atom, operands);
  const auto group = groupOf(atom.ctas == 2);
  const auto discard = NVVM::Tcgen05MMACollectorOp::DISCARD;
  const Value add = operands.add;
  if (isBlockScaled(atom)) {
    // The one vector size of a kind is not spelled: families of targets do not take all spellings.
    const auto size = atom.kind != UmmaKind::kMxF4NvF4 ? NVVM::Tcgen05MMABlockScale::DEFAULT
                      : atom.scaleVector == 16         ? NVVM::Tcgen05MMABlockScale::BLOCK16
                                                       : NVVM::Tcgen05MMABlockScale::BLOCK32;
    const auto kind = scaledKind(atom.kind);
    if (atom.sparse)
      NVVM::Tcgen05MMASparseBlockScaleOp::create(rewriter, location, kind, group, size, discard, operands.d,
                                                 operands.a, operands.b, word, add, operands.metadata,
                                                 operands.scaleA, operands.scaleB);
    else
      NVVM::Tcgen05MMABlockScaleOp::create(rewriter, location, kind, group, size, discard, operands.d,
                                           operands.a, operands.b, word, add, operands.scaleA,
                                           operands.scaleB);
    return;
  }
  const auto kind = plainKind(atom.kind);
  if (atom.ws) {
    const auto buffer = NVVM::Tcgen05MMACollectorBBuffer::B0;
    if (atom.sparse)
      NVVM::Tcgen05MMAWsSparseOp::create(rewriter, location, kind, buffer, discard, operands.d, operands.a,
                                         operands.b, word, add, operands.metadata, Value());
    else
      NVVM::Tcgen05MMAWsOp::create(rewriter, location, kind, buffer, discard, operands.d, operands.a,
                                   operands.b, word, add, Value());
    return;
  }
  const Value scale =
      atom.scaleExp == 0 ? Value() : constant(rewriter, location, rewriter.getI64Type(), atom.scaleExp);
  if (atom.sparse)
    NVVM::Tcgen05MMASparseOp::create(rewriter, location, kind, group, discard, /*aShift=*/false, operands.d,
                                     operands.a, operands.b, word, add, operands.metadata, scale, Value());
  else
    NVVM::Tcgen05MMAOp::create(rewriter, location, kind, group, discard, /*aShift=*/false, operands.d,
                               operands.a, operands.b, word, add, scale, Value());
}

}  // namespace cutecheck::to_nvvm
