// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.atom.tmem_load and tmem_store, and their operations by pointer.
#include "mlir/IR/DialectImplementation.h"

#include "core/notation/print.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/tmem_view.h"

namespace cutecheck::cute_nvgpu {

namespace {

using cute::MemorySpace;

// <f32, 32 DP, 32 bit, x128[, pack_16]>
template <typename TypeT>
mlir::Type parseCopy(mlir::AsmParser& parser, llvm::StringRef halvesName) {
  mlir::Type element;
  int64_t lanes = 0, bits = 0, repeat = 0;
  llvm::StringRef word;
  bool halves = false;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(element) || parser.parseComma() || parser.parseInteger(lanes) ||
      parser.parseKeyword("DP") || parser.parseComma() || parser.parseInteger(bits) ||
      parser.parseKeyword("bit") || parser.parseComma())
    return {};
  const llvm::SMLoc wordAt = parser.getCurrentLocation();
  if (parser.parseKeyword(&word)) return {};
  if (!word.consume_front("x") || word.getAsInteger(10, repeat)) {
    parser.emitError(wordAt, "expects a repeat such as x4");
    return {};
  }
  if (succeeded(parser.parseOptionalComma())) {
    if (parser.parseKeyword(halvesName)) return {};
    halves = true;
  }
  if (parser.parseGreater()) return {};
  return parser.getChecked<TypeT>(at, parser.getContext(), element, lanes, bits, repeat, halves);
}

template <typename TypeT>
void printCopy(const TypeT& type, mlir::AsmPrinter& printer, llvm::StringRef halvesName) {
  printer << "<" << type.getElementType() << ", " << type.getLanes() << " DP, " << type.getBits() << " bit, x"
          << type.getRepeat();
  if (type.getHalves()) printer << ", " << halvesName;
  printer << ">";
}

mlir::LogicalResult verifyCopy(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, mlir::Type element,
                               const TmemCopyAtom& atom) {
  const Expected<TmemCopyAtom> known = checked(atom);
  if (!known) return emitError() << known.error().message;
  if (!element.isIntOrFloat())
    return emitError() << "expects elements of integer or float type, but got " << element;
  const Expected<Layout> tile = tmemTile(atom, bitsOf(element));
  if (!tile) return emitError() << tile.error().message;
  return mlir::success();
}

// `tensor` is the tile in any order, `registers` a thread's elements of it.
template <typename TypeT>
mlir::LogicalResult verifyCall(mlir::Operation* op, TypeT atom, mlir::Type tensor, mlir::Type registers) {
  const auto tile = mlir::dyn_cast<cute::MemRefType>(tensor),
             held = mlir::dyn_cast<cute::MemRefType>(registers);
  if (!tile || !held || tile.getSpace() != MemorySpace::kTensor || held.getSpace() != MemorySpace::kRegister)
    return op->emitOpError("expects views of tmem and rmem, but got ") << tensor << " and " << registers;
  for (const cute::MemRefType view : {tile, held})
    if (view.getElementType() != atom.getAtomElementType())
      return op->emitOpError("expects elements of ") << atom << ", but got " << view.getElementType();
  const Layout expected = *tmemTile(atom.atom(), bitsOf(atom.getElementType()));
  if (!namesTile(tile, expected))
    return op->emitOpError("expects ")
           << cutecheck::toString(expected) << " of tensor memory, but got " << tile;
  int64_t elements = 1;
  for (const IntTuple& extent : leaves(held.getLayout().shape()))
    if (!extent.isInt() || __builtin_mul_overflow(elements, extent.value(), &elements)) elements = -1;
  if (elements != atom.getAtomValues())
    return op->emitOpError("expects ") << atom.getAtomValues() << " elements for one call, but got " << held;
  return mlir::success();
}

}  // namespace

#define CUTECHECK_TMEM_COPY(TYPE, HALVES, FROM, TO, SOURCE, DESTINATION)                              \
  mlir::Type TYPE::parse(mlir::AsmParser& parser) { return parseCopy<TYPE>(parser, HALVES); }         \
  void TYPE::print(mlir::AsmPrinter& printer) const { printCopy(*this, printer, HALVES); }            \
  mlir::LogicalResult TYPE::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,          \
                                   mlir::Type element, int64_t lanes, int64_t bits, int64_t repeat,   \
                                   bool halves) {                                                     \
    return verifyCopy(emitError, element, {lanes, bits, repeat, halves});                             \
  }                                                                                                   \
  TmemCopyAtom TYPE::atom() const { return {getLanes(), getBits(), getRepeat(), getHalves()}; }       \
  mlir::Type TYPE::getAtomElementType() const { return heldAs(getElementType()); }                    \
  int64_t TYPE::getAtomValues() const { return 32 * registersOf(atom()) / bitsOf(getElementType()); } \
  int64_t TYPE::getAtomSourceValues() const { return SOURCE; }                                        \
  int64_t TYPE::getAtomDestinationValues() const { return DESTINATION; }                              \
  bool TYPE::movesBetween(MemorySpace source, MemorySpace destination) const {                        \
    return source == MemorySpace::FROM && destination == MemorySpace::TO;                             \
  }

// A thread names the whole tile in tensor memory, and its own registers.
CUTECHECK_TMEM_COPY(TmemLoadType, "pack_16", kTensor, kRegister, 32 * getAtomValues(), getAtomValues())
CUTECHECK_TMEM_COPY(TmemStoreType, "expand_16", kRegister, kTensor, getAtomValues(), 32 * getAtomValues())
#undef CUTECHECK_TMEM_COPY

std::optional<mlir::LogicalResult> TmemLoadType::verifyCopyCall(mlir::Operation* op, mlir::Type source,
                                                                mlir::Type destination) const {
  return verifyCall(op, *this, source, destination);
}
std::optional<mlir::LogicalResult> TmemStoreType::verifyCopyCall(mlir::Operation* op, mlir::Type source,
                                                                 mlir::Type destination) const {
  return verifyCall(op, *this, destination, source);
}

namespace {

mlir::LogicalResult verifyArch(mlir::Operation* op, cute::PtrType pointer, const TmemCopyAtom& atom,
                               mlir::Type words) {
  if (pointer.getSpace() != MemorySpace::kTensor)
    return op->emitOpError("expects a pointer to tmem, but got ") << pointer;
  const Expected<TmemCopyAtom> known = checked(atom);
  if (!known) return op->emitOpError(known.error().message);
  if (mlir::cast<mlir::VectorType>(words).getNumElements() == registersOf(atom)) return mlir::success();
  return op->emitOpError("expects ") << registersOf(atom) << " words, but got " << words;
}

}  // namespace

TmemCopyAtom ArchTmemLoadOp::atom() { return {getNumDp(), getNumB(), getNumRep(), getPack_16()}; }
TmemCopyAtom ArchTmemStoreOp::atom() { return {getNumDp(), getNumB(), getNumRep(), getExpand_16()}; }

mlir::LogicalResult ArchTmemLoadOp::verify() {
  return verifyArch(*this, getPointer().getType(), atom(), getResult().getType());
}
mlir::LogicalResult ArchTmemStoreOp::verify() {
  return verifyArch(*this, getPointer().getType(), atom(), getWords().getType());
}

}  // namespace cutecheck::cute_nvgpu
