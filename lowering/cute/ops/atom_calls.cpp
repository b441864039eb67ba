// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_tiled_mma, copy_atom_call, mma_atom_call.
#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {
namespace {

using mlir::LogicalResult;

// Elements of a view of static shape; nothing where run time decides.
std::optional<int64_t> elementsOf(MemRefType view) {
  int64_t elements = 1;
  for (const IntTuple& extent : leaves(view.getLayout().shape()))
    if (!extent.isInt() || __builtin_mul_overflow(elements, extent.value(), &elements)) return std::nullopt;
  return elements;
}

}  // namespace

#define CUTECHECK_ATOM_OP(OP)                                                           \
  mlir::ParseResult OP::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) { \
    return parseFunctional(parser, state);                                              \
  }                                                                                     \
  void OP::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }
CUTECHECK_ATOM_OP(MakeTiledMmaOp)
CUTECHECK_ATOM_OP(CopyAtomCallOp)
CUTECHECK_ATOM_OP(PrefetchAtomCallOp)
CUTECHECK_ATOM_OP(MmaAtomCallOp)
#undef CUTECHECK_ATOM_OP

LogicalResult MakeTiledMmaOp::verify() {
  if (getResult().getType().getAtom() == getAtom().getType()) return mlir::success();
  return emitOpError("expects a tiled MMA of ")
         << getAtom().getType() << ", but got " << getResult().getType();
}

// The atom moves its own elements, as many as one thread's call moves, from one view to the other.
LogicalResult CopyAtomCallOp::verify() {
  mlir::Type atom = getAtom().getType();
  if (auto tiled = mlir::dyn_cast<TiledCopyType>(atom)) atom = tiled.getAtom();
  const auto copy = mlir::dyn_cast<CopyAtomInterface>(atom);
  if (!copy) return emitOpError("atom type does not implement a known cute_nvgpu interface: ") << atom;
  if (const auto own = copy.verifyCopyCall(*this, getSrc().getType(), getDst().getType())) return *own;
  if (!mlir::isa<MemRefType>(getSrc().getType()) || !mlir::isa<MemRefType>(getDst().getType()))
    return emitOpError("expects views of memory, but got ")
           << getSrc().getType() << " and " << getDst().getType();
  const MemRefType source = getSrcMemory().getType(), destination = getDstMemory().getType();
  if (!copy.movesBetween(source.getSpace(), destination.getSpace()))
    return emitOpError("expects memories that ")
           << atom << " moves elements between, but got " << spaceName(source.getSpace()) << " and "
           << spaceName(destination.getSpace());
  const std::pair<MemRefType, int64_t> sides[] = {{source, copy.getAtomSourceValues()},
                                                  {destination, copy.getAtomDestinationValues()}};
  for (const auto& [view, values] : sides) {
    if (view.getElementType() != copy.getAtomElementType())
      return emitOpError("expects elements of ") << atom << ", but got " << view.getElementType();
    if (elementsOf(view) != values)
      return emitOpError("expects ") << values << " elements for one call, but got " << view;
  }
  return mlir::success();
}

LogicalResult PrefetchAtomCallOp::verify() {
  const auto copy = mlir::dyn_cast<CopyAtomInterface>(atomIn(getAtom().getType()));
  if (copy)
    if (const auto own = copy.verifyPrefetchCall(*this, getSrc().getType())) return *own;
  return emitOpError("atom type does not implement a known cute_nvgpu interface: ") << getAtom().getType();
}

LogicalResult MmaAtomCallOp::verify() {
  mlir::Type atom = getAtom().getType();
  if (auto tiled = mlir::dyn_cast<TiledMmaType>(atom)) atom = tiled.getAtom();
  const auto mma = mlir::dyn_cast<MmaAtomInterface>(atom);
  if (!mma) return emitOpError("atom type does not implement a known cute_nvgpu interface: ") << atom;
  if (const auto own =
          mma.verifyMmaCall(*this, getD().getType(), getA().getType(), getB().getType(), getC().getType()))
    return *own;
  const std::array<std::pair<MemRefType, unsigned>, 4> operands = {
      {{getA().getType(), 0}, {getB().getType(), 1}, {getC().getType(), 2}, {getD().getType(), 2}}};
  for (const auto& [view, operand] : operands)
    if (mma.isMmaOperandShared(operand) && view.getSpace() != MemorySpace::kShared)
      return emitOpError("expects smem for operand ")
             << llvm::StringRef("ABD").substr(operand, 1) << ", but got " << view;
  for (const auto& [view, operand] : operands)
    if (!mma.isMmaOperandShared(operand) && view.getSpace() != MemorySpace::kRegister)
      return emitOpError("expects rmem for input operands, but got A: ")
             << getA().getType() << ", B: " << getB().getType() << ", D: " << getD().getType();
  for (const auto& [view, operand] : operands) {
    if (view.getElementType() != mma.getMmaElementType(operand))
      return emitOpError("expects operand ")
             << llvm::StringRef("abc").substr(operand, 1) << " with element type "
             << mma.getMmaElementType(operand) << ", but get " << view.getElementType() << ".";
    if (elementsOf(view) != mma.getMmaValues(operand))
      return emitOpError("expects ") << mma.getMmaValues(operand) << " elements of operand "
                                     << llvm::StringRef("abc").substr(operand, 1) << ", but got " << view;
  }
  return mlir::success();
}

}  // namespace cutecheck::cute
