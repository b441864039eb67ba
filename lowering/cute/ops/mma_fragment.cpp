// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mma.make_fragment: `<operand> (%mma, %source) : (MMA, VIEW or SHAPE) -> MEMREF`.
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

mlir::ParseResult MmaMakeFragmentOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  int32_t operand = 0;
  if (parser.parseLess() || parser.parseInteger(operand) || parser.parseGreater()) return mlir::failure();
  state.getOrAddProperties<Properties>().operand_id = parser.getBuilder().getI32IntegerAttr(operand);
  return parseFunctional(parser, state);
}

void MmaMakeFragmentOp::print(mlir::OpAsmPrinter& printer) {
  printer << " <" << static_cast<int32_t>(getOperandId()) << "> ";
  printFunctional(printer, getOperation());
}

// Registers compact, the mode of one call's values innermost, and beside it the calls' modes.
static Layout compact(const IntTuple& shape) {
  int64_t next = 1;
  const auto strides = [&](const auto& self, const IntTuple& tree) -> IntTuple {
    if (tree.isTuple()) {
      std::vector<IntTuple> modes;
      for (size_t i = 0; i < tree.rank(); ++i) modes.push_back(self(self, tree.mode(i)));
      return IntTuple::tuple(std::move(modes));
    }
    if (tree.isInt(1)) return IntTuple(0);
    const int64_t stride = next;
    next *= tree.value();
    return IntTuple(stride);
  };
  return Layout::unchecked(shape, strides(strides, shape));
}

mlir::LogicalResult MmaMakeFragmentOp::verify() {
  const auto operand = static_cast<int32_t>(getOperandId());
  if (operand < 0 || operand > 2) return emitOpError("expects operand 0, 1 or 2, but got ") << operand;
  mlir::Type atom = getMma().getType();
  if (auto tiled = mlir::dyn_cast<TiledMmaType>(atom)) atom = tiled.getAtom();
  const auto mma = mlir::dyn_cast<MmaAtomInterface>(atom);
  if (!mma) return emitOpError("atom type does not implement a known cute_nvgpu interface: ") << atom;
  const mlir::Type source = getSource().getType();
  const auto view = mlir::dyn_cast<MemRefType>(source);
  const auto asShape = mlir::dyn_cast<ShapeType>(source);
  if (!view && !asShape) return emitOpError("expects a memref or a shape, but got ") << source;
  const IntTuple& shape = view ? view.getLayout().shape() : asShape.getValue();
  if (shape.rank() < 3 || shape.isLeaf())
    return emitOpError("expects values and two modes of calls, rank 3 at least, but got ") << source;
  int64_t values = 1, all = 1;
  for (const IntTuple& extent : leaves(shape))
    if (!extent.isInt() || extent.value() < 1 || __builtin_mul_overflow(all, extent.value(), &all) ||
        all > 1024)
      return emitOpError("expects static extents, at most 1024 elements, but got ") << source;
  for (const IntTuple& extent : leaves(shape.mode(0))) values *= extent.value();
  if (values != mma.getMmaValues(getOperandId()))
    return emitOpError("expects ") << mma.getMmaValues(getOperandId()) << " values of one call, but got "
                                   << source;
  if (view && view.getElementType() != mma.getMmaElementType(getOperandId()))
    return emitOpError("expects elements of ")
           << mma.getMmaElementType(getOperandId()) << ", but got " << view.getElementType();
  const MemRefType result = getResult().getType();
  if (result.getSpace() != MemorySpace::kRegister ||
      result.getElementType() != mma.getMmaElementType(getOperandId()) ||
      result.getLayout() != compact(shape))
    return emitOpError("expects registers of type ")
           << mma.getMmaElementType(getOperandId()) << " and layout "
           << LayoutType::get(getContext(), compact(shape)) << ", but got " << result;
  return mlir::success();
}

}  // namespace cutecheck::cute
