// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of tensor copies: how they read and print, and what their verifiers ask.
#include "mlir/IR/DialectImplementation.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

namespace {

using mlir::AsmParser;
using mlir::AsmPrinter;
using mlir::LogicalResult;
using mlir::ParseResult;
using mlir::Type;
using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

// What all of them say, in the order of the text.
struct Written {
  Type element;
  int64_t bits = 0;
  Layout basis;
  TmaFormat format = TmaFormat::kU8;
  bool multicast = false, pair = false;
  TmaReduction reduction = TmaReduction::kAdd;
};

ParseResult parseNamed(AsmParser& parser, llvm::StringRef name) {
  return mlir::failure(parser.parseKeyword(name) || parser.parseEqual());
}

ParseResult parseBits(AsmParser& parser, Written& written) {
  return mlir::failure(parser.parseType(written.element) || parser.parseComma() ||
                       parseNamed(parser, "copy_bits") || parser.parseInteger(written.bits) ||
                       parser.parseComma());
}

ParseResult parseBasis(AsmParser& parser, Written& written) {
  std::string text;
  if (parseNamed(parser, "tma_gbasis") || parser.parseLess()) return mlir::failure();
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseString(&text) || parser.parseGreater()) return mlir::failure();
  Expected<Layout> layout = parseLayout(text);
  if (!layout) return parser.emitError(at, "expected a layout, but got \"") << text << "\"";
  written.basis = std::move(*layout);
  return mlir::success();
}

ParseResult parseFormat(AsmParser& parser, Written& written) {
  llvm::StringRef name;
  if (parser.parseComma() || parseNamed(parser, "tma_format")) return mlir::failure();
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&name)) return mlir::failure();
  const std::optional<TmaFormat> format = tmaFormatNamed(name);
  if (!format) return parser.emitError(at, "expects a format of tensor maps, but got ") << name;
  written.format = *format;
  return mlir::success();
}

ParseResult parseReduction(AsmParser& parser, Written& written) {
  llvm::StringRef name;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&name)) return mlir::failure();
  const std::optional<TmaReduction> reduction = tmaReductionNamed(name);
  if (!reduction)
    return parser.emitError(at, "expects ADD, MIN, MAX, INC, DEC, AND, OR or XOR, but got ") << name;
  written.reduction = *reduction;
  return parser.parseComma();
}

ParseResult parseLoadKind(AsmParser& parser, Written& written) {
  llvm::StringRef name;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&name)) return mlir::failure();
  const std::optional<TmaLoadKind> kind = tmaLoadKindNamed(name);
  if (!kind)
    return parser.emitError(at,
                            "expects sm_90, sm_90_multicast, sm_100_2sm or sm_100_2sm_multicast, but got ")
           << name;
  written.multicast = kind->multicast;
  written.pair = kind->pair;
  return parser.parseComma();
}

// mode = tiled, [num_cta = 1|2, [multicast, ]]g_stride = <"()"> tma_gbasis = <"...">
ParseResult parseExec(AsmParser& parser, Written& written, bool load) {
  if (parseBits(parser, written) || parseNamed(parser, "mode") || parser.parseKeyword("tiled") ||
      parser.parseComma())
    return mlir::failure();
  if (load) {
    int64_t blocks = 0;
    if (parseNamed(parser, "num_cta")) return mlir::failure();
    const llvm::SMLoc at = parser.getCurrentLocation();
    if (parser.parseInteger(blocks) || parser.parseComma()) return mlir::failure();
    if (blocks != 1 && blocks != 2)
      return parser.emitError(at, "expects num_cta of 1 or 2, but got ") << blocks;
    written.pair = blocks == 2;
    if (succeeded(parser.parseOptionalKeyword("multicast"))) {
      written.multicast = true;
      if (parser.parseComma()) return mlir::failure();
    }
  }
  std::string stride;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parseNamed(parser, "g_stride") || parser.parseLess() || parser.parseString(&stride) ||
      parser.parseGreater())
    return mlir::failure();
  if (stride != "()") return parser.emitError(at, "expects g_stride = <\"()\">, but got ") << stride;
  (void)parser.parseOptionalComma();
  return parseBasis(parser, written);
}

void printBasis(AsmPrinter& printer, const Layout& basis) {
  printer << "tma_gbasis = <\"" << toString(basis) << "\">";
}
template <typename T>
void printBits(AsmPrinter& printer, T type) {
  printer << type.getElementType() << ", copy_bits = " << type.getCopyBits() << ", ";
}
template <typename T>
void printNonExec(AsmPrinter& printer, T type) {
  printBits(printer, type);
  printBasis(printer, type.getBasis());
  printer << ", tma_format = " << llvm::StringRef(spelled(type.getFormat())) << ">";
}
template <typename T>
void printExec(AsmPrinter& printer, T type, llvm::StringRef blocks) {
  printBits(printer, type);
  printer << "mode = tiled, " << blocks << "g_stride = <\"()\"> ";
  printBasis(printer, type.getBasis());
  printer << ">";
}

Expected<TmaBox> boxOf(Type element, int64_t bits, const Layout& basis) {
  return checked(TmaAtom{nameOf(element), bits, basis});
}
LogicalResult verifyBox(EmitError emitError, Type element, int64_t bits, const Layout& basis) {
  const Expected<TmaBox> box = boxOf(element, bits, basis);
  if (!box) return emitError() << box.error().message;
  return mlir::success();
}
LogicalResult verifyFormat(EmitError emitError, Type element, TmaFormat format,
                           std::optional<TmaReduction> reduction) {
  if (const auto error = mismatched(nameOf(element), format, reduction)) return emitError() << error->message;
  return mlir::success();
}

}  // namespace

Type NonExecTmaLoadType::parse(AsmParser& parser) {
  Written w;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseLoadKind(parser, w) || parseBits(parser, w) || parseBasis(parser, w) ||
      parseFormat(parser, w) || parser.parseGreater())
    return {};
  return parser.getChecked<NonExecTmaLoadType>(at, parser.getContext(), w.element, w.bits, w.basis, w.format,
                                               w.multicast, w.pair);
}
void NonExecTmaLoadType::print(AsmPrinter& printer) const {
  printer << "<" << llvm::StringRef(spelled({getMulticast(), getPair()})) << ", ";
  printNonExec(printer, *this);
}
LogicalResult NonExecTmaLoadType::verify(EmitError emitError, Type element, int64_t bits, Layout basis,
                                         TmaFormat format, bool, bool) {
  if (failed(verifyBox(emitError, element, bits, basis))) return mlir::failure();
  return verifyFormat(emitError, element, format, std::nullopt);
}

Type NonExecTmaStoreType::parse(AsmParser& parser) {
  Written w;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseBits(parser, w) || parseBasis(parser, w) || parseFormat(parser, w) ||
      parser.parseGreater())
    return {};
  return parser.getChecked<NonExecTmaStoreType>(at, parser.getContext(), w.element, w.bits, w.basis,
                                                w.format);
}
void NonExecTmaStoreType::print(AsmPrinter& printer) const {
  printer << "<";
  printNonExec(printer, *this);
}
LogicalResult NonExecTmaStoreType::verify(EmitError emitError, Type element, int64_t bits, Layout basis,
                                          TmaFormat format) {
  if (failed(verifyBox(emitError, element, bits, basis))) return mlir::failure();
  return verifyFormat(emitError, element, format, std::nullopt);
}

Type NonExecTmaReduceType::parse(AsmParser& parser) {
  Written w;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseReduction(parser, w) || parseBits(parser, w) || parseBasis(parser, w) ||
      parseFormat(parser, w) || parser.parseGreater())
    return {};
  return parser.getChecked<NonExecTmaReduceType>(at, parser.getContext(), w.reduction, w.element, w.bits,
                                                 w.basis, w.format);
}
void NonExecTmaReduceType::print(AsmPrinter& printer) const {
  printer << "<" << llvm::StringRef(spelled(getKind())) << ", ";
  printNonExec(printer, *this);
}
LogicalResult NonExecTmaReduceType::verify(EmitError emitError, TmaReduction reduction, Type element,
                                           int64_t bits, Layout basis, TmaFormat format) {
  if (failed(verifyBox(emitError, element, bits, basis))) return mlir::failure();
  return verifyFormat(emitError, element, format, reduction);
}

Type TmaLoadType::parse(AsmParser& parser) {
  Written w;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseExec(parser, w, true) || parser.parseGreater()) return {};
  return parser.getChecked<TmaLoadType>(at, parser.getContext(), w.element, w.bits, w.basis, w.multicast,
                                        w.pair);
}
void TmaLoadType::print(AsmPrinter& printer) const {
  printer << "<";
  const std::string blocks = getPair() ? "num_cta = 2, " : "num_cta = 1, ";
  printExec(printer, *this, blocks + (getMulticast() ? "multicast, " : ""));
}
LogicalResult TmaLoadType::verify(EmitError emitError, Type element, int64_t bits, Layout basis, bool, bool) {
  return verifyBox(emitError, element, bits, basis);
}

Type TmaStoreType::parse(AsmParser& parser) {
  Written w;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseExec(parser, w, false) || parser.parseGreater()) return {};
  return parser.getChecked<TmaStoreType>(at, parser.getContext(), w.element, w.bits, w.basis);
}
void TmaStoreType::print(AsmPrinter& printer) const {
  printer << "<";
  printExec(printer, *this, "");
}
LogicalResult TmaStoreType::verify(EmitError emitError, Type element, int64_t bits, Layout basis) {
  return verifyBox(emitError, element, bits, basis);
}

Type TmaReduceType::parse(AsmParser& parser) {
  Written w;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseReduction(parser, w) || parseExec(parser, w, false) || parser.parseGreater())
    return {};
  return parser.getChecked<TmaReduceType>(at, parser.getContext(), w.reduction, w.element, w.bits, w.basis);
}
void TmaReduceType::print(AsmPrinter& printer) const {
  printer << "<" << llvm::StringRef(spelled(getKind())) << ", ";
  printExec(printer, *this, "");
}
// Some format of the elements has the reduction; which one, the tensor map says.
LogicalResult TmaReduceType::verify(EmitError emitError, TmaReduction reduction, Type element, int64_t bits,
                                    Layout basis) {
  if (failed(verifyBox(emitError, element, bits, basis))) return mlir::failure();
  const std::vector<TmaFormat> formats = tmaFormatsOf(nameOf(element));
  for (const TmaFormat format : formats)
    if (reduces(reduction, format)) return mlir::success();
  return verifyFormat(emitError, element, formats.front(), reduction);
}

#define CUTECHECK_BOX(TYPE) \
  TmaBox TYPE::box() const { return *boxOf(getElementType(), getCopyBits(), getBasis()); }
CUTECHECK_BOX(NonExecTmaLoadType)
CUTECHECK_BOX(NonExecTmaStoreType)
CUTECHECK_BOX(NonExecTmaReduceType)
CUTECHECK_BOX(TmaLoadType)
CUTECHECK_BOX(TmaStoreType)
CUTECHECK_BOX(TmaReduceType)
#undef CUTECHECK_BOX

#define CUTECHECK_ATOM(TYPE)                                         \
  Type TYPE::getAtomElementType() const { return getElementType(); } \
  int64_t TYPE::getAtomValues() const { return box().elements(); }
CUTECHECK_ATOM(TmaLoadType)
CUTECHECK_ATOM(TmaStoreType)
CUTECHECK_ATOM(TmaReduceType)
#undef CUTECHECK_ATOM

}  // namespace cutecheck::cute_nvgpu
