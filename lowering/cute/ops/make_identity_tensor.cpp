// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_identity_tensor.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

mlir::ParseResult MakeIdentityTensorOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void MakeIdentityTensorOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

namespace {

// One unit along each mode: 1@0, 1@1, ..., and inside a tuple 1@0@1 and so on.
IntTuple units(const IntTuple& shape, const std::vector<uint32_t>& path) {
  if (shape.isLeaf()) return path.empty() ? IntTuple(1) : IntTuple(1).withPath(path);
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < shape.rank(); ++i) {
    std::vector<uint32_t> inner = path;
    inner.push_back(static_cast<uint32_t>(i));
    modes.push_back(units(shape.mode(i), inner));
  }
  return IntTuple::tuple(std::move(modes));
}

IntTuple zeros(const IntTuple& shape) {
  return withLeaves(shape, std::vector<IntTuple>(leaves(shape).size(), IntTuple(0)));
}

}  // namespace

mlir::LogicalResult MakeIdentityTensorOp::inferReturnTypes(mlir::MLIRContext* context,
                                                           std::optional<mlir::Location> location,
                                                           mlir::ValueRange operands, mlir::DictionaryAttr,
                                                           mlir::OpaqueProperties, mlir::RegionRange,
                                                           llvm::SmallVectorImpl<mlir::Type>& types) {
  const auto shape = operands.size() == 1 ? mlir::dyn_cast<ShapeType>(operands[0].getType()) : ShapeType();
  if (!shape) return refuse(location, "make_identity_tensor", "expects a shape");
  const Expected<Layout> layout = Layout::make(shape.getValue(), units(shape.getValue(), {}));
  if (!layout)
    return refuse(location, "make_identity_tensor", "unable to make a coordinate tensor of " + text(shape),
                  layout.error().message);
  types.push_back(CoordTensorType::get(context, zeros(shape.getValue()), *layout));
  return mlir::success();
}

}  // namespace cutecheck::cute
