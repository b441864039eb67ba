// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading, printing and checking the types of RuntimeTypes.td.
#include "lowering/cute/types/RuntimeTypes.h"

#include "mlir/IR/DialectImplementation.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/ods/MmaInterfaces.cpp.inc"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {
namespace {

using mlir::AsmParser;
using mlir::AsmPrinter;
using mlir::LogicalResult;
using mlir::Type;
using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

template <typename TypeT>
Type parseDivisible(AsmParser& parser) {
  int64_t div = 0;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword("divby") || parser.parseInteger(div) || parser.parseGreater())
    return {};
  return parser.getChecked<TypeT>(at, parser.getContext(), div);
}

LogicalResult verifyDivisor(EmitError emitError, int64_t div) {
  if (div >= 1) return mlir::success();
  return emitError() << "expects a divisor of at least 1, but got " << div;
}

}  // namespace

Type DivisibleI32Type::parse(AsmParser& parser) { return parseDivisible<DivisibleI32Type>(parser); }
Type DivisibleI64Type::parse(AsmParser& parser) { return parseDivisible<DivisibleI64Type>(parser); }
void DivisibleI32Type::print(AsmPrinter& printer) const { printer << "<divby " << getDiv() << ">"; }
void DivisibleI64Type::print(AsmPrinter& printer) const { printer << "<divby " << getDiv() << ">"; }
LogicalResult DivisibleI32Type::verify(EmitError emitError, int64_t div) {
  if (div > INT32_MAX) return emitError() << "expects a divisor of 32 bits, but got " << div;
  return verifyDivisor(emitError, div);
}
LogicalResult DivisibleI64Type::verify(EmitError emitError, int64_t div) {
  return verifyDivisor(emitError, div);
}

Type FastDivmodDivisorType::parse(AsmParser& parser) {
  int64_t width = 0;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseInteger(width) || parser.parseGreater()) return {};
  return parser.getChecked<FastDivmodDivisorType>(at, parser.getContext(), width);
}
void FastDivmodDivisorType::print(AsmPrinter& printer) const { printer << "<" << getWidth() << ">"; }
LogicalResult FastDivmodDivisorType::verify(EmitError emitError, int64_t width) {
  if (width == 32 || width == 64) return mlir::success();
  return emitError() << "expects a width of 32 or 64 bits, but got " << width;
}

// `<f16, smem, align<16>, "(8,64):(64,1)">`; without `align`, the alignment of the element.
Type DescIterType::parse(AsmParser& parser) {
  Type element;
  llvm::StringRef space;
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(element) || parser.parseComma() || parser.parseKeyword(&space) ||
      parser.parseComma())
    return {};
  const std::optional<MemorySpace> known = spaceNamed(space);
  if (!known) {
    parser.emitError(at, "expected a memory space (generic, gmem, smem, rmem, tmem), but got ") << space;
    return {};
  }
  int64_t alignment = bytesOf(element);
  if (succeeded(parser.parseOptionalKeyword("align")) &&
      (parser.parseLess() || parser.parseInteger(alignment) || parser.parseGreater() || parser.parseComma()))
    return {};
  if (parser.parseString(&text) || parser.parseGreater()) return {};
  ComposedLayout value;
  const bool swizzled = text.find('o') != std::string::npos;
  const auto refused = [&](const Diagnostic& error) {
    parser.emitError(at, "failed to parse layout from \"") << text << "\": " << error.message;
    return Type();
  };
  if (swizzled) {
    Expected<ComposedLayout> parsed = parseComposedLayout(text);
    if (!parsed) return refused(parsed.error());
    value = std::move(*parsed);
    if (!value.offset.isInt(0)) {
      parser.emitError(at, "expects a swizzle without an offset, but got \"") << text << "\"";
      return {};
    }
  } else {
    Expected<Layout> parsed = parseLayout(text);
    if (!parsed) return refused(parsed.error());
    value.layout = std::move(*parsed);
  }
  return parser.getChecked<DescIterType>(at, parser.getContext(), element, *known, alignment, value.swizzle,
                                         std::move(value.layout));
}

void DescIterType::print(AsmPrinter& printer) const {
  printer << "<" << getElementType() << ", " << spaceName(getSpace());
  if (getAlignment() != bytesOf(getElementType())) printer << ", align<" << getAlignment() << ">";
  printer << ", \"";
  if (getSwizzle() != Swizzle()) printer << toString(getSwizzle()) << " o 0 o ";
  printer << toString(getLayout()) << "\">";
}

LogicalResult DescIterType::verify(EmitError emitError, Type element, MemorySpace space, int64_t alignment,
                                   Swizzle swizzle, Layout layout) {
  if (const auto complaint = complaintAboutSwizzle(swizzle)) return emitError() << *complaint;
  return MemRefType::verify(emitError, element, space, alignment, Swizzle(), std::move(layout));
}

Type TiledMmaType::parse(AsmParser& parser) {
  Type atom;
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(atom) || parser.parseComma() ||
      parser.parseKeyword("atom_layout_MNK") || parser.parseEqual() || parser.parseLess() ||
      parser.parseString(&text) || parser.parseGreater() || parser.parseGreater())
    return {};
  Expected<Layout> layout = parseLayout(text);
  if (!layout) {
    parser.emitError(at, "failed to parse layout from \"") << text << "\": " << layout.error().message;
    return {};
  }
  return parser.getChecked<TiledMmaType>(at, parser.getContext(), atom, std::move(*layout));
}

void TiledMmaType::print(AsmPrinter& printer) const {
  printer << "<" << getAtom() << ", atom_layout_MNK = <\"" << toString(getAtomLayout()) << "\">>";
}

LogicalResult TiledMmaType::verify(EmitError emitError, Type atom, Layout layout) {
  if (!mlir::isa<MmaAtomInterface>(atom)) return emitError() << "expects an MMA atom, but got " << atom;
  if (const auto complaint = complaintAboutLayout(layout)) return emitError() << *complaint;
  if (layout.rank() != 3 || !isStatic(LayoutType::get(atom.getContext(), layout)))
    return emitError() << "expects a static layout of atoms by M, N and K, but got \"" << toString(layout)
                       << "\"";
  return mlir::success();
}

}  // namespace cutecheck::cute
