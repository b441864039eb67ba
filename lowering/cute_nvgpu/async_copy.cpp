// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.atom.simt_async_copy.
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

mlir::Type SimtAsyncCopyType::parse(mlir::AsmParser& parser) {
  mlir::Type element;
  llvm::StringRef name;
  int64_t bits = 0;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(element) || parser.parseComma() ||
      parser.parseKeyword("cache") || parser.parseEqual() || parser.parseKeyword(&name) ||
      parser.parseComma() || parser.parseInteger(bits) || parser.parseKeyword("b") || parser.parseGreater())
    return {};
  for (const AsyncCache cache : {AsyncCache::kAlways, AsyncCache::kGlobal})
    if (name == llvm::StringRef(spelled(cache)))
      return parser.getChecked<SimtAsyncCopyType>(at, parser.getContext(), element, cache, bits);
  parser.emitError(at, "expects cache = always or cache = global, but got ") << name;
  return {};
}

void SimtAsyncCopyType::print(mlir::AsmPrinter& printer) const {
  printer << "<" << getElementType() << ", cache = " << llvm::StringRef(spelled(getCache())) << ", "
          << getBits() << " b>";
}

mlir::LogicalResult SimtAsyncCopyType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                              mlir::Type element, AsyncCache cache, int64_t bits) {
  const Expected<AsyncCopyAtom> atom = checked({cache, bits});
  if (!atom) return emitError() << atom.error().message;
  if (!element.isIntOrFloat() || bitsOf(element) < 8 || bits % bitsOf(element) != 0)
    return emitError() << "expects elements of whole bytes whose bits divide " << bits << ", but got "
                       << element;
  return mlir::success();
}

mlir::Type SimtAsyncCopyType::getAtomElementType() const { return getElementType(); }
int64_t SimtAsyncCopyType::getAtomValues() const { return getBits() / bitsOf(getElementType()); }
bool SimtAsyncCopyType::movesBetween(cute::MemorySpace source, cute::MemorySpace destination) const {
  return source == cute::MemorySpace::kGlobal && destination == cute::MemorySpace::kShared;
}

}  // namespace cutecheck::cute_nvgpu
