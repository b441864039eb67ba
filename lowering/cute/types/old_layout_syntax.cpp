// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/old_layout_syntax.h"

#include "core/notation/print.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {
namespace {

using mlir::AsmParser;
using mlir::ParseResult;

constexpr unsigned kMaxDepth = 128;  // as the notation

// `{[i32|i64] [div=N]}` after `?`.
ParseResult parseLeafAttributes(AsmParser& parser, DynamicLeaf& leaf) {
  if (failed(parser.parseOptionalLBrace())) return mlir::success();
  if (succeeded(parser.parseOptionalKeyword("i64")))
    leaf.width = 64;
  else
    (void)parser.parseOptionalKeyword("i32");
  if (succeeded(parser.parseOptionalKeyword("div"))) {
    const llvm::SMLoc at = parser.getCurrentLocation();
    if (parser.parseEqual() || parser.parseInteger(leaf.div)) return mlir::failure();
    if (leaf.div < 1) return parser.emitError(at, "expects a divisor of at least 1");
  }
  return parser.parseRBrace();
}

ParseResult parseTuple(AsmParser& parser, IntTuple& result, unsigned depth) {
  if (depth > kMaxDepth) return parser.emitError(parser.getCurrentLocation(), "layout is nested too deeply");
  if (succeeded(parser.parseOptionalLParen())) {
    std::vector<IntTuple> modes;
    if (failed(parser.parseOptionalRParen())) {
      do {
        if (parseTuple(parser, modes.emplace_back(), depth + 1)) return mlir::failure();
      } while (succeeded(parser.parseOptionalComma()));
      if (parser.parseRParen()) return mlir::failure();
    }
    result = IntTuple::tuple(std::move(modes));
    return mlir::success();
  }
  if (succeeded(parser.parseOptionalQuestion())) {
    DynamicLeaf leaf;
    if (parseLeafAttributes(parser, leaf)) return mlir::failure();
    result = IntTuple::dynamic(leaf);
    return mlir::success();
  }
  int64_t value = 0;
  if (parser.parseInteger(value)) return mlir::failure();
  result = IntTuple(value);
  return mlir::success();
}

}  // namespace

ParseResult parseOldLayout(AsmParser& parser, std::optional<Layout>& result) {
  const llvm::SMLoc at = parser.getCurrentLocation();
  std::vector<Layout> modes;
  do {
    IntTuple shape, stride;
    if (parseTuple(parser, shape, 0) || parser.parseColon() || parseTuple(parser, stride, 0))
      return mlir::failure();
    const std::string text = toString(shape) + ":" + toString(stride);
    Expected<Layout> mode = Layout::make(std::move(shape), std::move(stride));
    if (!mode) return parser.emitError(at, complaintAboutText(text, mode.error()));
    modes.push_back(std::move(*mode));
  } while (succeeded(parser.parseOptionalComma()));
  result = modes.size() == 1 ? modes.front() : concat(modes);
  return parser.parseGreater();
}

}  // namespace cutecheck::cute
