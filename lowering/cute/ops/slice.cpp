// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// slice.
#include "lowering/algebra/slice.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/algebra_inference.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/tuple_types.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

mlir::ParseResult SliceOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  Call call;
  if (parseCall(parser, state, call) ||
      parser.resolveOperands(call.operands, call.types.before, call.at, state.operands))
    return mlir::failure();
  llvm::SmallVector<mlir::Type> types = call.types.after;
  if (!call.types.arrow &&
      failed(inferReturnTypes(parser.getContext(), parser.getEncodedSourceLoc(call.at), state.operands, {},
                              mlir::OpaqueProperties(nullptr), {}, types)))
    return mlir::failure();
  state.addTypes(types);
  return mlir::success();
}

void SliceOp::print(mlir::OpAsmPrinter& printer) {
  printOperands(printer, getOperation());
  printer << getInput().getType() << ", " << getCoord().getType() << " -> " << getResult().getType();
}

// The type of a part of a composed layout, or of a composition.
template <typename Mixed, typename Type, typename Complaint>
static mlir::LogicalResult inferComposed(std::optional<mlir::Location> location, Type input, CoordType coord,
                                         const Complaint& complaintAbout,
                                         llvm::SmallVectorImpl<mlir::Type>& types) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto answer =
      mixed::slice(arithmetic, mixed::MixedTuple::of(coord.getValue(), mixed::Role::kCoordinate),
                   Mixed::of(input.getValue()));
  if (!answer) return refuse(location, "slice", "unable to slice " + text(input), answer.error().message);
  const auto value = answer->type();
  if (const auto complaint = complaintAbout(value))
    return refuse(location, "slice", "unable to slice " + text(input), *complaint);
  types.push_back(Type::get(input.getContext(), value));
  return mlir::success();
}

mlir::LogicalResult SliceOp::inferReturnTypes(mlir::MLIRContext*, std::optional<mlir::Location> location,
                                              mlir::ValueRange operands, mlir::DictionaryAttr,
                                              mlir::OpaqueProperties, mlir::RegionRange,
                                              llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 2) return refuse(location, "slice", "expects an input and a coordinate");
  const mlir::Type input = operands[0].getType();
  // Of a tuple the leaves are looked at alone.
  const std::optional<Layout> layout =
      tupleOf(input) ? std::optional(Layout::unchecked(*tupleOf(input), *tupleOf(input)))
                     : layoutOfValue(input);
  const auto coord = mlir::dyn_cast<CoordType>(operands[1].getType());
  if (!layout)
    return refuse(location, "slice", "expects `input` to be a layout or a view, got " + text(input));
  if (!coord)
    return refuse(location, "slice", "unexpected coordinate type, got " + text(operands[1].getType()));
  const auto kept = mixed::slice(coord.getValue(), mixed::MixedLayout::of(*layout));
  if (!kept)
    return refuse(
        location, "slice",
        "expected a coordinate of rank " + std::to_string(layout->rank()) + " but got " + text(coord),
        kept.error().message);
  if (const auto composed = mlir::dyn_cast<ComposedLayoutType>(input))
    return inferComposed<mixed::MixedComposed>(location, composed, coord, complaintAboutComposedLayout,
                                               types);
  if (const auto composed = mlir::dyn_cast<LayoutCompositionType>(input))
    return inferComposed<mixed::MixedLayoutComposition>(location, composed, coord,
                                                        complaintAboutLayoutComposition, types);
  if (tupleOf(input)) {
    types.push_back(tupleLike(input, kept->shape.type()));
    return mlir::success();
  }
  const Layout sliced = Layout::unchecked(kept->shape.type(), kept->stride.type());
  const mlir::Type result =
      iteratorOf(input) ? slicedView(location, input, coord.getValue(), sliced) : withLayout(input, sliced);
  if (!result) return mlir::failure();
  types.push_back(result);
  return mlir::success();
}

bool SliceOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleViews(inferred, written);
}

}  // namespace cutecheck::cute
