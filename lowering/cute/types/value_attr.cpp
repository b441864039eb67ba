// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/value_attr.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {

void CuteDialect::registerAttributes() { addAttributes<ValueAttr>(); }

mlir::Attribute CuteDialect::parseAttribute(mlir::DialectAsmParser& parser, mlir::Type) const {
  llvm::StringRef kind;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&kind)) return {};
  using Parse = mlir::Type (*)(mlir::AsmParser&);
  const Parse parse = llvm::StringSwitch<Parse>(kind)
                          .Case("int_tuple", IntTupleType::parse)
                          .Case("shape", ShapeType::parse)
                          .Case("stride", StrideType::parse)
                          .Case("coord", CoordType::parse)
                          .Case("layout", LayoutType::parse)
                          .Case("tile", TileType::parse)
                          .Case("swizzle", SwizzleType::parse)
                          .Case("composed_layout", ComposedLayoutType::parse)
                          .Default(nullptr);
  if (!parse) {
    parser.emitError(at, "unknown attribute `") << kind << "` in dialect `cute`";
    return {};
  }
  const mlir::Type type = parse(parser);
  return type ? ValueAttr::get(type) : mlir::Attribute();
}

void CuteDialect::printAttribute(mlir::Attribute attribute, mlir::DialectAsmPrinter& printer) const {
  llvm::TypeSwitch<mlir::Type>(mlir::cast<ValueAttr>(attribute).getType())
      .Case<IntTupleType, ShapeType, StrideType, CoordType, LayoutType, TileType, SwizzleType,
            ComposedLayoutType, LayoutCompositionType>([&](auto type) {
        printer << type.getMnemonic();
        type.print(printer);
      });
}

}  // namespace cutecheck::cute
