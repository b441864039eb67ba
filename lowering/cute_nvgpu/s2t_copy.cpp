// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.atom.s2t_copy, arch.copy.SM100.copy_s2t, cp_async.s2t and atom.sm100.s2t_copy.
#include "mlir/IR/DialectImplementation.h"

#include "core/notation/print.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/barrier_operand.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/s2t_view.h"
#include "lowering/cute_nvgpu/tmem_view.h"

namespace cutecheck::cute_nvgpu {

using cute::MemorySpace;

S2tCopyAtom S2tCopyType::atom() const {
  return {getRows(), getBits(), getBroadcast(), getFormat(), getGroup()};
}

// <i8, 32 DP, 128 bit, num_cta = 1[, warpx4][, b6x16_p32]>
mlir::Type S2tCopyType::parse(mlir::AsmParser& parser) {
  mlir::Type element;
  S2tCopyAtom atom;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(element) || parser.parseComma() ||
      parser.parseInteger(atom.rows) || parser.parseKeyword("DP") || parser.parseComma() ||
      parser.parseInteger(atom.bits) || parser.parseKeyword("bit") || parser.parseComma() ||
      parser.parseKeyword("num_cta") || parser.parseEqual() || parser.parseInteger(atom.group))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    llvm::StringRef word;
    const llvm::SMLoc wordAt = parser.getCurrentLocation();
    if (parser.parseKeyword(&word)) return {};
    if (const auto broadcast = broadcastNamed(word)) {
      atom.broadcast = *broadcast;
    } else if (const auto format = formatNamed(word)) {
      atom.format = *format;
    } else {
      parser.emitError(wordAt, "expects warpx2_02_13, warpx2_01_23, warpx4, b6x16_p32 or b4x16_p64, but got ")
          << word;
      return {};
    }
  }
  if (parser.parseGreater()) return {};
  return parser.getChecked<S2tCopyType>(at, parser.getContext(), element, atom.rows, atom.bits, atom.group,
                                        atom.broadcast, atom.format);
}

void S2tCopyType::print(mlir::AsmPrinter& printer) const {
  printer << "<" << getElementType() << ", " << getRows() << " DP, " << getBits()
          << " bit, num_cta = " << getGroup();
  if (getBroadcast() != S2tBroadcast::kNone) printer << ", " << llvm::StringRef(spelled(getBroadcast()));
  if (getFormat() != S2tFormat::kPlain) printer << ", " << llvm::StringRef(spelled(getFormat()));
  printer << ">";
}

mlir::LogicalResult S2tCopyType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                        mlir::Type element, int64_t rows, int64_t bits, int64_t group,
                                        S2tBroadcast broadcast, S2tFormat format) {
  const Expected<S2tCopyAtom> known = checked(S2tCopyAtom{rows, bits, broadcast, format, group});
  if (!known) return emitError() << known.error().message;
  const bool word =
      element.isIntOrFloat() && (bitsOf(element) == 8 || bitsOf(element) == 16 || bitsOf(element) == 32);
  if (!word) return emitError() << "expects elements of 8, 16 or 32 bits, but got " << element;
  if (format != S2tFormat::kPlain && bitsOf(element) != 8)
    return emitError() << "expects elements of 8 bits to hold packed ones, but got " << element;
  return mlir::success();
}

mlir::Type S2tCopyType::getAtomElementType() const { return heldAs(getElementType()); }
int64_t S2tCopyType::getAtomValues() const { return getRows() * getBits() / bitsOf(getElementType()); }
bool S2tCopyType::movesBetween(MemorySpace source, MemorySpace destination) const {
  return source == MemorySpace::kShared && destination == MemorySpace::kTensor;
}

SmemOperand s2tOperand(cute::MemRefType view) {
  return {view.getLayout(), cute::bytesOf(view.getElementType()), Major::kK, view.getSwizzle(),
          MatrixArch::kSm100};
}

// Rows of the source one behind the other, or as a descriptor names them.
static mlir::LogicalResult verifySource(mlir::Operation* op, S2tCopyType atom, mlir::Type source) {
  const auto view = mlir::dyn_cast<cute::MemRefType>(source);
  if (!view || view.getSpace() != MemorySpace::kShared)
    return op->emitOpError("expects a view of smem, but got ") << source;
  if (view.getElementType() != atom.getAtomElementType())
    return op->emitOpError("expects elements of ") << atom << ", but got " << view.getElementType();
  const Expected<MatrixDescriptor> word = describe(s2tOperand(view));
  if (!word) return op->emitOpError(word.error().message);
  const auto extent = [&](size_t mode) {
    int64_t size = 1;
    for (const IntTuple& leaf : leaves(view.getLayout().shape().mode(mode))) size *= leaf.value();
    return size;
  };
  const int64_t length = atom.getBits() / bitsOf(atom.getElementType());
  if (extent(0) == atom.getRows() && extent(1) == length) return mlir::success();
  return op->emitOpError("expects ") << atom.getRows() << " rows of " << length << " elements, but got "
                                     << view;
}

std::optional<mlir::LogicalResult> S2tCopyType::verifyCopyCall(mlir::Operation* op, mlir::Type source,
                                                               mlir::Type destination) const {
  if (failed(verifySource(op, *this, source))) return mlir::failure();
  const auto view = mlir::dyn_cast<cute::MemRefType>(destination);
  if (!view || view.getSpace() != MemorySpace::kTensor)
    return op->emitOpError("expects a view of tmem, but got ") << destination;
  if (view.getElementType() != getAtomElementType())
    return op->emitOpError("expects elements of ") << *this << ", but got " << view.getElementType();
  const Layout expected = s2tTile(atom(), bitsOf(getElementType()));
  if (namesTile(view, expected)) return mlir::success();
  return op->emitOpError("expects ") << cutecheck::toString(expected) << " of tensor memory, but got "
                                     << view;
}

Expected<S2tCopyAtom> ArchCopyS2tOp::atom() {
  S2tCopyAtom atom{getDp(), getBits(), S2tBroadcast::kNone, S2tFormat::kPlain, getCta()};
  const auto unknown = [](llvm::StringRef word) {
    return makeError(Code::kBadRequest, "s2t_copy_c2",
                     "expects a broadcast or a format, but got " + word.str());
  };
  if (const auto word = getBroadcast()) {
    const auto named = broadcastNamed(*word);
    if (!named) return unknown(*word);
    atom.broadcast = *named;
  }
  if (const auto word = getFormat()) {
    const auto named = formatNamed(*word);
    if (!named) return unknown(*word);
    atom.format = *named;
  }
  return checked(atom);
}

mlir::LogicalResult ArchCopyS2tOp::verify() {
  const Expected<S2tCopyAtom> known = atom();
  if (!known) return emitOpError(known.error().message);
  if (getPointer().getType().getSpace() == MemorySpace::kTensor) return mlir::success();
  return emitOpError("expects a pointer to tmem, but got ") << getPointer().getType();
}

// Only its owner copies for a group, and hardware has groups of 1 and 2 blocks.
template <typename OpT>
static mlir::LogicalResult verifyGroup(OpT op) {
  const auto atom = mlir::cast<S2tCopyType>(op.getAtom());
  if (op.getCtaGroup() != 1 && op.getCtaGroup() != 2)
    return op.emitOpError("expects a cta_group of 1 or 2 blocks, but got ") << op.getCtaGroup();
  if (op.getCtaGroup() != static_cast<uint32_t>(atom.getGroup()))
    return op.emitOpError("expects the group of ") << atom << ", but got " << op.getCtaGroup();
  if (failed(verifySource(op, atom, op.getView().getType()))) return mlir::failure();
  return verifyBarrier(op, op.getBarrier().getType());
}

mlir::LogicalResult CpAsyncS2tOp::verify() {
  if (failed(verifyGroup(*this))) return mlir::failure();
  if (getPointer().getType().getSpace() == MemorySpace::kTensor) return mlir::success();
  return emitOpError("expects a pointer to tmem, but got ") << getPointer().getType();
}

mlir::LogicalResult AtomSm100S2tCopyOp::verify() {
  if (failed(verifyGroup(*this))) return mlir::failure();
  return verifySlot(*this, getSlot().getType());
}

}  // namespace cutecheck::cute_nvgpu
