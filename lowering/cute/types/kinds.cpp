// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/kinds.h"

#include "mlir/Bytecode/BytecodeImplementation.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {
namespace {

using mlir::LogicalResult;
using mlir::Type;
using EmitError = Kinds::EmitError;

Expected<ComposedLayout> read(ComposedLayoutType, const std::string& text) {
  return parseComposedLayout(text);
}
Expected<Layout> read(LayoutType, const std::string& text) { return parseLayout(text); }
Expected<Swizzle> read(SwizzleType, const std::string& text) { return parseSwizzle(text); }
Expected<Tiler> read(TileType, const std::string& text) { return parseTiler(text); }
Expected<IntTuple> read(ShapeType, const std::string& text) { return parseIntTuple(text); }
Expected<IntTuple> read(CoordType, const std::string& text) { return parseIntTuple(text); }
Expected<IntTuple> read(IntTupleType, const std::string& text) { return parseIntTuple(text); }

// The row of one kind. Handed a type of another one, each entry says so and reads nothing of it.
template <typename TypeT>
struct Row {
  static LogicalResult verify(EmitError emitError, Type type) {
    if (auto value = mlir::dyn_cast<TypeT>(type)) return TypeT::verify(emitError, value.getValue());
    return emitError() << "expects a " << TypeT::getMnemonic() << ", but got " << type;
  }
  static std::optional<std::string> print(Type type) {
    if (auto value = mlir::dyn_cast<TypeT>(type)) return toString(value.getValue());
    return std::nullopt;
  }
  static Type parse(EmitError emitError, mlir::MLIRContext* context, llvm::StringRef notation) {
    auto value = read(TypeT(), notation.str());
    if (value) return TypeT::getChecked(emitError, context, std::move(*value));
    (void)(emitError() << "failed to parse " << TypeT::getMnemonic() << " from \"" << notation
                       << "\": " << value.error().message);
    return {};
  }
  static mlir::Attribute fold(Type type) {
    return mlir::isa<TypeT>(type) && isStatic(type) ? mlir::TypeAttr::get(type) : mlir::TypeAttr();
  }
};

// One table: the entry of every kind, in the order of the ordinals.
template <typename... TypeT>
struct Tables {
  static constexpr std::array kVerify = {&Row<TypeT>::verify...};
  static constexpr std::array kPrint = {&Row<TypeT>::print...};
  static constexpr std::array kParse = {&Row<TypeT>::parse...};
  static constexpr std::array kFold = {&Row<TypeT>::fold...};
  static Kinds::Sentinels sentinels() { return {mlir::TypeID::get<TypeT>().getAsOpaquePointer()...}; }
  static_assert(sizeof...(TypeT) == kKinds);
};
using Table =
    Tables<ComposedLayoutType, LayoutType, SwizzleType, TileType, ShapeType, CoordType, IntTupleType>;

struct Bytecode final : mlir::BytecodeDialectInterface {
  explicit Bytecode(mlir::Dialect* dialect) : BytecodeDialectInterface(dialect) {}

  LogicalResult writeType(Type type, mlir::DialectBytecodeWriter& writer) const override {
    const std::optional<size_t> ordinal = ordinalOf(type);
    if (!ordinal) return mlir::failure();
    writer.writeVarInt(*ordinal);
    // The writer keeps the string until it is done; the context keeps it as long.
    writer.writeAttribute(mlir::StringAttr::get(type.getContext(), *Kinds::standard().print(type)));
    return mlir::success();
  }

  Type readType(mlir::DialectBytecodeReader& reader) const override {
    uint64_t ordinal = 0;
    mlir::StringAttr notation;
    if (failed(reader.readVarInt(ordinal)) || failed(reader.readAttribute(notation))) return {};
    return Kinds::standard().parse([&] { return reader.emitError(); }, getContext(), ordinal,
                                   notation.getValue());
  }
};

}  // namespace

Kinds::Sentinels Kinds::standardSentinels() { return Table::sentinels(); }

const Kinds& Kinds::standard() {
  static const Kinds kinds(standardSentinels());
  return kinds;
}

std::optional<size_t> ordinalOf(Type type) { return Kinds::standard().ordinalOf(type); }

std::optional<size_t> Kinds::ordinalOf(Type type) const {
  const void* sentinel = type.getTypeID().getAsOpaquePointer();
  for (size_t i = 0; i < kKinds; ++i)
    if (sentinels_[i] == sentinel) return i;
  return std::nullopt;
}

LogicalResult Kinds::verify(EmitError emitError, Type type) const {
  if (const auto ordinal = ordinalOf(type)) return Table::kVerify[*ordinal](emitError, type);
  return emitError()
         << "expects one of the seven kinds (composed_layout, layout, swizzle, tile, shape, coord, "
            "int_tuple), but got "
         << type;
}

std::optional<std::string> Kinds::print(Type type) const {
  const auto ordinal = ordinalOf(type);
  return ordinal ? Table::kPrint[*ordinal](type) : std::nullopt;
}

Type Kinds::parse(EmitError emitError, mlir::MLIRContext* context, uint64_t ordinal,
                  llvm::StringRef notation) const {
  if (ordinal < kKinds) return Table::kParse[ordinal](emitError, context, notation);
  (void)(emitError() << "expects the ordinal of a kind, below 7, but got " << ordinal);
  return {};
}

mlir::Attribute Kinds::fold(Type type) const {
  const auto ordinal = ordinalOf(type);
  return ordinal ? Table::kFold[*ordinal](type) : mlir::Attribute();
}

std::unique_ptr<mlir::DialectInterface> makeBytecode(mlir::Dialect* dialect) {
  return std::make_unique<Bytecode>(dialect);
}

}  // namespace cutecheck::cute
