// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading, printing and checking pointers, views and tiled copies.
#include "mlir/IR/DialectImplementation.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/support/integers.h"
#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/element.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

using mlir::AsmParser;
using mlir::AsmPrinter;
using mlir::LogicalResult;
using mlir::Type;
using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

namespace {

// What a pointer and a memref begin with: `f32, gmem` and perhaps `, align<16>` and `, S<3,4,3>`.
struct Target {
  Type element;
  MemorySpace space = MemorySpace::kGeneric;
  int64_t alignment = 0;
  Swizzle swizzle;
};

// What follows the S of a swizzle.
mlir::ParseResult parseSwizzle(AsmParser& parser, Swizzle& swizzle) {
  int64_t bits = 0, base = 0, shift = 0;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseInteger(bits) || parser.parseComma() || parser.parseInteger(base) ||
      parser.parseComma() || parser.parseInteger(shift) || parser.parseGreater())
    return mlir::failure();
  const Expected<Swizzle> made = Swizzle::make(bits, base, shift);
  const auto text = [](int64_t n) { return std::to_string(n); };
  if (!made)
    return parser.emitError(
        at, complaintAboutSwizzleText("S<" + text(bits) + "," + text(base) + "," + text(shift) + ">",
                                      made.error()));
  swizzle = *made;
  return mlir::success();
}

// Reads up to and including the comma before `more`, where there is more.
mlir::ParseResult parseTarget(AsmParser& parser, Target& target, bool more) {
  llvm::StringRef space;
  if (parser.parseType(target.element) || parser.parseComma()) return mlir::failure();
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&space)) return mlir::failure();
  const std::optional<MemorySpace> known = spaceNamed(space);
  if (!known)
    return parser.emitError(at, "expected a memory space (generic, gmem, smem, rmem, tmem), but got ")
           << space;
  target.space = *known;
  target.alignment = bytesOf(target.element);
  bool comma = true;
  const auto separator = [&]() -> mlir::ParseResult {
    if (more) return parser.parseComma();
    comma = succeeded(parser.parseOptionalComma());
    return mlir::success();
  };
  if (separator()) return mlir::failure();
  if (comma && succeeded(parser.parseOptionalKeyword("align")) &&
      (parser.parseLess() || parser.parseInteger(target.alignment) || parser.parseGreater() || separator()))
    return mlir::failure();
  if (comma && succeeded(parser.parseOptionalKeyword("S")))
    return mlir::failure(parseSwizzle(parser, target.swizzle) || (more && parser.parseComma()));
  if (comma && !more) return parser.parseKeyword("align");
  return mlir::success();
}

void printTarget(AsmPrinter& printer, Type element, MemorySpace space, int64_t alignment,
                 const Swizzle& swizzle = {}) {
  printer << element << ", " << spaceName(space);
  if (alignment != bytesOf(element)) printer << ", align<" << alignment << ">";
  if (swizzle != Swizzle()) printer << ", " << toString(swizzle);
}

// The next string of the text, read by `parse`; complains as `failed to parse KIND from "..."`.
template <typename T, typename Parse>
mlir::ParseResult parseNotation(AsmParser& parser, const char* kind, std::optional<T>& value, Parse parse) {
  std::string text;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseString(&text)) return mlir::failure();
  Expected<T> parsed = parse(text);
  if (!parsed)
    return parser.emitError(at, "failed to parse ")
           << kind << " from \"" << text << "\": " << parsed.error().message;
  value = std::move(*parsed);
  return mlir::success();
}

mlir::ParseResult parseLayoutNotation(AsmParser& parser, std::optional<Layout>& value) {
  return parseNotation<Layout>(parser, "layout", value, [](const std::string& t) { return parseLayout(t); });
}

LogicalResult verifyTarget(EmitError emitError, Type element, MemorySpace space, int64_t alignment,
                           const Swizzle& swizzle = {}) {
  if (const auto complaint = complaintAboutElement(element)) return emitError() << *complaint;
  if (alignment < 1 || (alignment & (alignment - 1)) != 0)
    return emitError() << "expects an alignment that is a power of two, but got " << alignment;
  if (const auto complaint = complaintAboutSwizzle(swizzle)) return emitError() << *complaint;
  // Registers and tensor memory are addressed by what they are, not by bytes.
  if (swizzle != Swizzle() && (space == MemorySpace::kRegister || space == MemorySpace::kTensor))
    return emitError() << "expects no swizzle of addresses in " << spaceName(space) << ", but got "
                       << toString(swizzle);
  // Bytes below the swizzle's base stay together, those of two targets do not.
  if (swizzle.bits > 0 && bytesOf(element) > int64_t{1} << swizzle.base)
    return emitError() << "expects elements that " << toString(swizzle) << " does not tear apart, but got "
                       << element;
  return mlir::success();
}

LogicalResult verifyLayout(EmitError emitError, const Layout& layout) {
  if (auto complaint = complaintAboutLayout(layout)) return emitError() << *complaint;
  return mlir::success();
}

bool hasBasisStride(const Layout& layout) {
  return llvm::any_of(leaves(layout.stride()), [](const IntTuple& d) { return !d.path().empty(); });
}

}  // namespace

Type PtrType::parse(AsmParser& parser) {
  Target target;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseTarget(parser, target, false) || parser.parseGreater()) return {};
  return parser.getChecked<PtrType>(at, parser.getContext(), target.element, target.space, target.alignment,
                                    target.swizzle);
}

void PtrType::print(AsmPrinter& printer) const {
  printer << "<";
  printTarget(printer, getElementType(), getSpace(), getAlignment(), getSwizzle());
  printer << ">";
}

LogicalResult PtrType::verify(EmitError emitError, Type element, MemorySpace space, int64_t alignment,
                              Swizzle swizzle) {
  return verifyTarget(emitError, element, space, alignment, swizzle);
}

Type StridedIterType::parse(AsmParser& parser) {
  Target target;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseTarget(parser, target, false)) return {};
  if (target.swizzle != Swizzle()) {
    parser.emitError(at, "expected no swizzle");
    return {};
  }
  if (parser.parseGreater()) return {};
  return parser.getChecked<StridedIterType>(at, parser.getContext(), target.element, target.space,
                                            target.alignment);
}

void StridedIterType::print(AsmPrinter& printer) const {
  printer << "<";
  printTarget(printer, getElementType(), getSpace(), getAlignment());
  printer << ">";
}

LogicalResult StridedIterType::verify(EmitError emitError, Type element, MemorySpace space,
                                      int64_t alignment) {
  return verifyTarget(emitError, element, space, alignment);
}

Type MemRefType::parse(AsmParser& parser) {
  Target target;
  std::optional<Layout> layout;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parseTarget(parser, target, true) || parseLayoutNotation(parser, layout) ||
      parser.parseGreater())
    return {};
  return parser.getChecked<MemRefType>(at, parser.getContext(), target.element, target.space,
                                       target.alignment, target.swizzle, std::move(*layout));
}

void MemRefType::print(AsmPrinter& printer) const {
  printer << "<";
  printTarget(printer, getElementType(), getSpace(), getAlignment(), getSwizzle());
  printer << ", \"" << toString(getLayout()) << "\">";
}

LogicalResult MemRefType::verify(EmitError emitError, Type element, MemorySpace space, int64_t alignment,
                                 Swizzle swizzle, Layout layout) {
  if (failed(verifyTarget(emitError, element, space, alignment, swizzle))) return mlir::failure();
  if (hasBasisStride(layout))
    return emitError() << "expects integer strides in a memref, but got \"" << toString(layout) << "\"";
  return verifyLayout(emitError, layout);
}

Type CoordTensorType::parse(AsmParser& parser) {
  std::optional<IntTuple> start;
  std::optional<Layout> layout;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parseNotation<IntTuple>(parser, "coordinate", start,
                              [](const std::string& t) { return parseIntTuple(t); }) ||
      parser.parseComma() || parseLayoutNotation(parser, layout) || parser.parseGreater())
    return {};
  return parser.getChecked<CoordTensorType>(at, parser.getContext(), std::move(*start), std::move(*layout));
}

void CoordTensorType::print(AsmPrinter& printer) const {
  printer << "<\"" << toString(getStart()) << "\", \"" << toString(getLayout()) << "\">";
}

LogicalResult CoordTensorType::verify(EmitError emitError, IntTuple start, Layout layout) {
  if (auto complaint = complaintAboutTuple(start, TupleKind::kIntTuple)) return emitError() << *complaint;
  return verifyLayout(emitError, layout);
}

Type TiledCopyType::parse(AsmParser& parser) {
  Type atom;
  std::optional<Layout> tv;
  std::optional<Tiler> tiler;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(atom) || parser.parseComma() ||
      parser.parseKeyword("layout_copy_tv") || parser.parseEqual() || parser.parseLess() ||
      parseLayoutNotation(parser, tv) || parser.parseGreater() || parser.parseComma() ||
      parser.parseKeyword("tiler_mn") || parser.parseEqual() || parser.parseLess() ||
      parseNotation<Tiler>(parser, "tile", tiler, [](const std::string& t) { return parseTiler(t); }) ||
      parser.parseGreater() || parser.parseGreater())
    return {};
  return parser.getChecked<TiledCopyType>(at, parser.getContext(), atom, std::move(*tv), std::move(*tiler));
}

void TiledCopyType::print(AsmPrinter& printer) const {
  printer << "<" << getAtom() << ", layout_copy_tv = <\"" << toString(getTv()) << "\">, tiler_mn = <\""
          << toString(getTiler()) << "\">>";
}

// A tile of integers n (or n:1), as the tiled copies of CuTe have them; the modes' sizes, or nothing.
static std::optional<int64_t> tileSize(const Tiler& tiler) {
  if (tiler.isTuple()) {
    int64_t size = 1;
    for (const Tiler& mode : tiler.modes()) {
      const std::optional<int64_t> extent = mode.isTuple() ? std::nullopt : tileSize(mode);
      if (!extent || __builtin_mul_overflow(size, *extent, &size)) return std::nullopt;
    }
    return size;
  }
  if (!tiler.isLayout() || !tiler.layout().shape().isInt() || !tiler.layout().stride().isInt(1))
    return std::nullopt;
  return tiler.layout().shape().value();
}

LogicalResult TiledCopyType::verify(EmitError emitError, Type atom, Layout tv, Tiler tiler) {
  const auto copy = mlir::dyn_cast<CopyAtomInterface>(atom);
  if (!copy) return emitError() << "expects a copy atom, but got " << atom;
  const std::string shown = "\"" + toString(tv) + "\"";
  // A layout type is made of what is a layout alone.
  if (complaintAboutLayout(tv) || !isStatic(LayoutType::get(atom.getContext(), tv)) || hasBasisStride(tv) ||
      tv.rank() != 2)
    return emitError() << "expects a static layout (thread, value), but got " << shown;
  const std::optional<int64_t> size = tileSize(tiler);
  if (!size) return emitError() << "expects a tile of integers, but got \"" << toString(tiler) << "\"";
  // Every offset of TV lies in the tile: the largest is the sum over modes, strides being static.
  Int128 largest = 0;
  const std::vector<IntTuple> extents = leaves(tv.shape()), strides = leaves(tv.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (strides[i].value() < 0) return emitError() << "expects no negative stride in " << shown;
    largest += Int128{extents[i].value() - 1} * strides[i].value();
  }
  if (largest >= *size)
    return emitError() << "expects " << shown << " to stay inside the tile \"" << toString(tiler) << "\"";
  int64_t values = 1;
  for (const IntTuple& extent : leaves(tv.shape().mode(1))) values *= extent.value();
  if (values % copy.getAtomValues() != 0)
    return emitError() << "expects " << copy.getAtomValues() << ", the values of the atom, to divide the "
                       << values << " values of " << shown;
  return mlir::success();
}

}  // namespace cutecheck::cute
