// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading, printing and checking the types.
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/DialectImplementation.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/types/RuntimeTypes.h"
#include "lowering/cute/types/inference_cache.h"
#include "lowering/cute/types/kinds.h"
#include "lowering/cute/types/old_layout_syntax.h"
#include "lowering/cute/types/type_rules.h"

#define GET_TYPEDEF_CLASSES
#include "lowering/cute/ods/CuteInterfaces.cpp.inc"
#include "lowering/cute/ods/CuteTypes.cpp.inc"

namespace cutecheck {

llvm::hash_code hash_value(const IntTuple& tuple) {
  if (tuple.isPlain()) return llvm::hash_combine_range(tuple.ints().begin(), tuple.ints().end());
  if (tuple.isTuple()) {
    llvm::hash_code code = llvm::hash_value(tuple.rank());
    for (const IntTuple& mode : tuple.modes()) code = llvm::hash_combine(code, hash_value(mode));
    return code;
  }
  if (tuple.kind() != IntTuple::Kind::kDynamic) return llvm::hash_value(toString(tuple));
  return llvm::hash_combine(tuple.dynamicLeaf().width, tuple.dynamicLeaf().div);
}
llvm::hash_code hash_value(const Layout& layout) {
  return llvm::hash_combine(hash_value(layout.shape()), hash_value(layout.stride()));
}
llvm::hash_code hash_value(const Tiler& tiler) { return llvm::hash_value(toString(tiler)); }
llvm::hash_code hash_value(const Swizzle& swizzle) { return llvm::hash_value(toString(swizzle)); }
llvm::hash_code hash_value(const ComposedLayout& layout) { return llvm::hash_value(toString(layout)); }
llvm::hash_code hash_value(const LayoutComposition& layout) { return llvm::hash_value(toString(layout)); }

namespace cute {
namespace {

using mlir::AsmParser;
using mlir::AsmPrinter;
using mlir::LogicalResult;
using mlir::Type;
using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

// The type that `read` makes of `text`, unless the context remembers it.
template <typename TypeT, typename Read>
Type remembered(AsmParser& parser, llvm::StringRef text, const Read& read) {
  const std::string spelling = (TypeT::getMnemonic() + text).str();
  const InferenceCache& cache = InferenceCache::of(parser.getContext());
  if (const Type known = cache.read(spelling)) return known;
  const Type type = read();
  if (type) cache.keepRead(spelling, type);
  return type;
}

template <typename TypeT>
Type parseTupleType(AsmParser& parser, llvm::SMLoc at, const std::string& text) {
  Expected<IntTuple> value = parseIntTuple(text);
  if (!value) {
    parser.emitError(at, "failed to parse ") << TypeT::getMnemonic() << " from \"" << text << "\""
                                             << ": " << value.error().message;
    return {};
  }
  return parser.getChecked<TypeT>(at, parser.getContext(), std::move(*value));
}

template <typename TypeT>
Type parseTupleType(AsmParser& parser) {
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseString(&text) || parser.parseGreater()) return {};
  return remembered<TypeT>(parser, text, [&] { return parseTupleType<TypeT>(parser, at, text); });
}

void printText(AsmPrinter& printer, const std::string& text) { printer << "<\"" << text << "\">"; }
void printKind(AsmPrinter& printer, Type type) {
  printText(printer, Kinds::standard().print(type).value_or(""));
}

LogicalResult report(EmitError emitError, const std::optional<std::string>& complaint) {
  if (!complaint) return mlir::success();
  return emitError() << *complaint;
}

}  // namespace

void CuteDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "lowering/cute/ods/CuteTypes.cpp.inc"
      >();
}

Type IntTupleType::parse(AsmParser& parser) { return parseTupleType<IntTupleType>(parser); }
Type ShapeType::parse(AsmParser& parser) { return parseTupleType<ShapeType>(parser); }
Type StrideType::parse(AsmParser& parser) { return parseTupleType<StrideType>(parser); }
Type CoordType::parse(AsmParser& parser) { return parseTupleType<CoordType>(parser); }
Type ArithTupleIterType::parse(AsmParser& parser) { return parseTupleType<ArithTupleIterType>(parser); }

void IntTupleType::print(AsmPrinter& printer) const { printKind(printer, *this); }
void ShapeType::print(AsmPrinter& printer) const { printKind(printer, *this); }
void StrideType::print(AsmPrinter& printer) const { printText(printer, toString(getValue())); }
void CoordType::print(AsmPrinter& printer) const { printKind(printer, *this); }
void ArithTupleIterType::print(AsmPrinter& printer) const { printText(printer, toString(getValue())); }

LogicalResult IntTupleType::verify(EmitError emitError, IntTuple value) {
  return report(emitError, complaintAboutTuple(value, TupleKind::kIntTuple));
}
LogicalResult ShapeType::verify(EmitError emitError, IntTuple value) {
  return report(emitError, complaintAboutTuple(value, TupleKind::kShape));
}
LogicalResult StrideType::verify(EmitError emitError, IntTuple value) {
  return report(emitError, complaintAboutTuple(value, TupleKind::kStride));
}
LogicalResult CoordType::verify(EmitError emitError, IntTuple value) {
  return report(emitError, complaintAboutTuple(value, TupleKind::kCoord));
}
LogicalResult ArithTupleIterType::verify(EmitError emitError, IntTuple value) {
  return report(emitError, complaintAboutTuple(value, TupleKind::kIntTuple));
}

Type LayoutType::parse(AsmParser& parser) {
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess()) return {};
  if (succeeded(parser.parseOptionalLess())) {
    std::optional<Layout> layout;
    if (mlir::failed(parseOldLayout(parser, layout)) || parser.parseGreater()) return {};
    return parser.getChecked<LayoutType>(at, parser.getContext(), std::move(*layout));
  }
  std::string text;
  if (parser.parseString(&text)) return {};
  const Type type = remembered<LayoutType>(parser, text, [&]() -> Type {
    Expected<Layout> parsed = parseLayout(text);
    if (parsed) return parser.getChecked<LayoutType>(at, parser.getContext(), std::move(*parsed));
    parser.emitError(at) << complaintAboutText(text, parsed.error());
    return {};
  });
  return !type || parser.parseGreater() ? Type() : type;
}

void LayoutType::print(AsmPrinter& printer) const { printKind(printer, *this); }

LogicalResult LayoutType::verify(EmitError emitError, Layout value) {
  return report(emitError, complaintAboutLayout(value));
}

Type TileType::parse(AsmParser& parser) {
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseString(&text) || parser.parseGreater()) return {};
  return remembered<TileType>(parser, text, [&]() -> Type {
    Expected<Tiler> value = parseTiler(text);
    if (value) return parser.getChecked<TileType>(at, parser.getContext(), std::move(*value));
    parser.emitError(at, "failed to parse tile from \"") << text << "\": " << value.error().message;
    return {};
  });
}

void TileType::print(AsmPrinter& printer) const { printKind(printer, *this); }

LogicalResult TileType::verify(EmitError emitError, Tiler value) {
  return report(emitError, complaintAboutTile(value));
}

Type SwizzleType::parse(AsmParser& parser) {
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseString(&text) || parser.parseGreater()) return {};
  Expected<Swizzle> value = parseSwizzle(text);
  if (!value) {
    parser.emitError(at) << complaintAboutSwizzleText(text, value.error());
    return {};
  }
  return parser.getChecked<SwizzleType>(at, parser.getContext(), *value);
}

void SwizzleType::print(AsmPrinter& printer) const { printKind(printer, *this); }

LogicalResult SwizzleType::verify(EmitError emitError, Swizzle value) {
  return report(emitError, complaintAboutSwizzle(value));
}

template <typename TypeT, typename Value>
static Type parsedComposed(AsmParser& parser, llvm::SMLoc at, const std::string& text,
                           Expected<Value> value) {
  if (value) return parser.getChecked<TypeT>(at, parser.getContext(), std::move(*value));
  if (std::is_same_v<TypeT, LayoutCompositionType> && value.error().code == Code::kInvalidExtent) {
    parser.emitError(at, "expects positive shape mode, but got \"") << text << "\"";
    return {};
  }
  parser.emitError(at, "failed to parse composed_layout from \"") << text << "\": " << value.error().message;
  return {};
}

Type ComposedLayoutType::parse(AsmParser& parser) {
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseString(&text) || parser.parseGreater()) return {};
  return isLayoutComposition(text)
             ? parsedComposed<LayoutCompositionType>(parser, at, text, parseLayoutComposition(text))
             : parsedComposed<ComposedLayoutType>(parser, at, text, parseComposedLayout(text));
}
// Both are written as composed layouts.
Type LayoutCompositionType::parse(AsmParser& parser) { return ComposedLayoutType::parse(parser); }

void LayoutCompositionType::print(AsmPrinter& printer) const { printText(printer, toString(getValue())); }

LogicalResult LayoutCompositionType::verify(EmitError emitError, LayoutComposition value) {
  return report(emitError, complaintAboutLayoutComposition(value));
}

void ComposedLayoutType::print(AsmPrinter& printer) const { printKind(printer, *this); }

LogicalResult ComposedLayoutType::verify(EmitError emitError, ComposedLayout value) {
  return report(emitError, complaintAboutComposedLayout(value));
}

const IntTuple* tupleOf(Type type) {
  return llvm::TypeSwitch<Type, const IntTuple*>(type)
      .Case<IntTupleType, ShapeType, StrideType, CoordType, ArithTupleIterType>(
          [](auto t) { return &t.getValue(); })
      .Default([](Type) { return nullptr; });
}

llvm::StringRef mnemonicOf(Type type) {
  return llvm::TypeSwitch<Type, llvm::StringRef>(type)
      .Case<IntTupleType, ShapeType, StrideType, CoordType, LayoutType, TileType, SwizzleType,
            ComposedLayoutType, LayoutCompositionType, ArithTupleIterType>(
          [](auto t) { return t.getMnemonic(); })
      .Default([](Type) { return llvm::StringRef(); });
}

bool isStatic(Type type) {
  const auto known = [](const IntTuple& tuple) {
    return llvm::none_of(leaves(tuple),
                         [](const IntTuple& l) { return l.kind() == IntTuple::Kind::kDynamic; });
  };
  if (const IntTuple* tuple = tupleOf(type)) return known(*tuple);
  if (auto layout = mlir::dyn_cast<LayoutType>(type))
    return known(layout.getValue().shape()) && known(layout.getValue().stride());
  if (auto tile = mlir::dyn_cast<TileType>(type)) return isStaticTile(tile.getValue());
  if (mlir::isa<SwizzleType>(type)) return true;
  if (auto composed = mlir::dyn_cast<ComposedLayoutType>(type))
    return known(composed.getValue().offset) && known(composed.getValue().layout.shape()) &&
           known(composed.getValue().layout.stride());
  if (auto composed = mlir::dyn_cast<LayoutCompositionType>(type)) {
    const LayoutComposition& value = composed.getValue();
    return known(value.inner.shape()) && known(value.inner.stride()) && known(value.offset) &&
           known(value.outer.shape()) && known(value.outer.stride());
  }
  return false;
}

}  // namespace cute
}  // namespace cutecheck
