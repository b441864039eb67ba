// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.atom.universal_copy.
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

#include "lowering/cute_nvgpu/ods/CuteNvgpuDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "lowering/cute_nvgpu/ods/CuteNvgpuTypes.cpp.inc"

namespace cutecheck::cute_nvgpu {

void CuteNvgpuDialect::initialize() {
  registerTypes();
  registerOperations();
}

void CuteNvgpuDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "lowering/cute_nvgpu/ods/CuteNvgpuTypes.cpp.inc"
      >();
}

// The widest access of a thread: 128 bits (PTX ISA, "ld": vector forms).
static constexpr int64_t kWidestAccess = 128;

mlir::Type UniversalCopyType::parse(mlir::AsmParser& parser) {
  mlir::Type element;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(element)) return {};
  int64_t bits = element.isIntOrFloat() ? static_cast<int64_t>(element.getIntOrFloatBitWidth()) : 0;
  if (succeeded(parser.parseOptionalComma()) && (parser.parseInteger(bits) || parser.parseKeyword("b")))
    return {};
  if (parser.parseGreater()) return {};
  return parser.getChecked<UniversalCopyType>(at, parser.getContext(), element, bits);
}

void UniversalCopyType::print(mlir::AsmPrinter& printer) const {
  printer << "<" << getElementType();
  if (getAtomValues() != 1) printer << ", " << getBits() << " b";
  printer << ">";
}

mlir::LogicalResult UniversalCopyType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                              mlir::Type element, int64_t bits) {
  if (!element.isIntOrFloat())
    return emitError() << "expects elements of integer or float type, but got " << element;
  const int64_t width = element.getIntOrFloatBitWidth();
  if (bits < width || bits % width != 0 || bits > kWidestAccess || (bits & (bits - 1)) != 0)
    return emitError() << "expects bits that are a power of two, a multiple of the element's " << width
                       << " and at most " << kWidestAccess << ", but got " << bits;
  return mlir::success();
}

// Nothing but tcgen05's own instructions reaches tensor memory.
bool UniversalCopyType::movesBetween(cute::MemorySpace source, cute::MemorySpace destination) const {
  return source != cute::MemorySpace::kTensor && destination != cute::MemorySpace::kTensor;
}

mlir::Type UniversalCopyType::getAtomElementType() const { return getElementType(); }
int64_t UniversalCopyType::getAtomValues() const {
  return getBits() / static_cast<int64_t>(getElementType().getIntOrFloatBitWidth());
}

}  // namespace cutecheck::cute_nvgpu
