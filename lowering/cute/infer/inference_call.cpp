// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::ParseResult;
using mlir::success;

mlir::LogicalResult InferenceCall::answerPart(const mixed::MixedLayout& layout,
                                              const IntTuple& offset) const {
  const mlir::Type iterator = iteratorOf(type(0));
  // There the offset would be lost: it belongs inside.
  if (mlir::isa<LayoutCompositionType>(type(0)))
    return refuse("expected a view as an input but got " + text(0));
  if (!iterator) return answer(layout);
  const mlir::Type moved = advanced(location, op, iterator, offset);
  if (!moved) return mlir::failure();
  return answer(viewOf(moved, Layout::unchecked(layout.shape.type(), layout.stride.type())));
}

ParseResult parseModes(OpAsmParser& parser, mlir::DenseI32ArrayAttr& modes) {
  if (failed(parser.parseOptionalLess())) return success();
  const bool braces = succeeded(parser.parseOptionalLBrace());
  if (braces && (parser.parseKeyword("mode") || parser.parseEqual())) return mlir::failure();
  llvm::SmallVector<int32_t> path;
  const auto element = [&] { return parser.parseInteger(path.emplace_back()); };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, element)) return mlir::failure();
  if ((braces && parser.parseRBrace()) || parser.parseGreater()) return mlir::failure();
  modes = parser.getBuilder().getDenseI32ArrayAttr(path);
  return success();
}

void printModes(OpAsmPrinter& printer, llvm::ArrayRef<int32_t> modes) {
  if (modes.empty()) return;
  printer << " <[";
  llvm::interleaveComma(modes, printer);
  printer << "]> ";
}

ParseResult parseRank(OpAsmParser& parser, mlir::IntegerAttr& rank) {
  if (failed(parser.parseOptionalLess())) return success();
  const bool braces = succeeded(parser.parseOptionalLBrace());
  if (braces && (parser.parseKeyword("rank") || parser.parseEqual())) return mlir::failure();
  int32_t value = 0;
  if (parser.parseInteger(value)) return mlir::failure();
  mlir::Builder& builder = parser.getBuilder();
  rank = mlir::IntegerAttr::get(builder.getIntegerType(32, true),
                                llvm::APSInt(llvm::APInt(32, value, true), false));
  mlir::Type type;
  if (braces && succeeded(parser.parseOptionalColon()) && parser.parseType(type)) return mlir::failure();
  if ((braces && parser.parseRBrace()) || parser.parseGreater()) return mlir::failure();
  return success();
}

void printRank(OpAsmPrinter& printer, int64_t rank) { printer << " <" << rank << "> "; }

ParseResult parsePair(OpAsmParser& parser, llvm::StringRef firstName, mlir::IntegerAttr& first,
                      llvm::StringRef secondName, mlir::IntegerAttr& second) {
  if (failed(parser.parseOptionalLess())) return success();
  const bool braces = succeeded(parser.parseOptionalLBrace());
  const auto number = [&](llvm::StringRef name, mlir::IntegerAttr& attribute) -> ParseResult {
    if (braces && (parser.parseKeyword(name) || parser.parseEqual())) return mlir::failure();
    int32_t value = 0;
    if (parser.parseInteger(value)) return mlir::failure();
    attribute = parser.getBuilder().getI32IntegerAttr(value);
    mlir::Type type;
    return braces && succeeded(parser.parseOptionalColon()) ? parser.parseType(type) : ParseResult(success());
  };
  if (number(firstName, first) || parser.parseComma() || number(secondName, second)) return mlir::failure();
  if ((braces && parser.parseRBrace()) || parser.parseGreater()) return mlir::failure();
  return success();
}

void printPair(OpAsmPrinter& printer, uint32_t first, uint32_t second) {
  printer << " <" << static_cast<int32_t>(first) << ", " << static_cast<int32_t>(second) << "> ";
}

}  // namespace cutecheck::cute
