// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.atom.universal_fma.
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

mlir::Type UniversalFmaType::parse(mlir::AsmParser& parser) {
  llvm::SmallVector<int64_t> extents;
  mlir::Type a, b, c;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseDimensionList(extents, false, false) || parser.parseComma() ||
      parser.parseLParen() || parser.parseType(a) || parser.parseComma() || parser.parseType(b) ||
      parser.parseRParen() || parser.parseArrow() || parser.parseType(c) || parser.parseGreater())
    return {};
  if (extents != llvm::SmallVector<int64_t>{1, 1, 1}) {
    parser.emitError(at, "expects an atom of 1x1x1");
    return {};
  }
  return parser.getChecked<UniversalFmaType>(at, parser.getContext(), a, b, c);
}

void UniversalFmaType::print(mlir::AsmPrinter& printer) const {
  printer << "<1x1x1, (" << getA() << ", " << getB() << ") -> " << getC() << ">";
}

mlir::LogicalResult UniversalFmaType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                             mlir::Type a, mlir::Type b, mlir::Type c) {
  for (const mlir::Type element : {a, b, c})
    if (!element.isIntOrFloat())
      return emitError() << "expects elements of integer or float type, but got " << element;
  return mlir::success();
}

std::array<int64_t, 3> UniversalFmaType::getMmaShape() const { return {1, 1, 1}; }
mlir::Type UniversalFmaType::getMmaElementType(unsigned operand) const {
  return operand == 0 ? getA() : operand == 1 ? getB() : getC();
}
int64_t UniversalFmaType::getMmaValues(unsigned) const { return 1; }

}  // namespace cutecheck::cute_nvgpu
