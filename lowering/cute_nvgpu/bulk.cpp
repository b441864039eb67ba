// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.atom.bulk_copy_g2s, bulk_copy_s2g, bulk_copy_s2s, bulk_reduce_s2g and bulk_reduce_s2s, and what
// gives them their barrier.
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute_nvgpu/barrier_operand.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"

namespace cutecheck::cute_nvgpu {

namespace {

using cute::MemorySpace;

// <f32, 16384 b
mlir::ParseResult parseSize(mlir::AsmParser& parser, mlir::Type& element, int64_t& bits) {
  return mlir::failure(parser.parseLess() || parser.parseType(element) || parser.parseComma() ||
                       parser.parseInteger(bits) || parser.parseKeyword("b"));
}

mlir::LogicalResult verifySize(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, mlir::Type element,
                               int64_t bits) {
  const Expected<int64_t> bytes = bulkBytes(bits);
  if (!bytes) return emitError() << bytes.error().message;
  if (!element.isIntOrFloat() || bitsOf(element) < 8 || bits % bitsOf(element) != 0)
    return emitError() << "expects elements of whole bytes whose bits divide " << bits << ", but got "
                       << element;
  return mlir::success();
}

}  // namespace

#define CUTECHECK_BULK_COPY(TYPE, FROM, TO)                                                  \
  mlir::Type TYPE::parse(mlir::AsmParser& parser) {                                          \
    mlir::Type element;                                                                      \
    int64_t bits = 0;                                                                        \
    const llvm::SMLoc at = parser.getCurrentLocation();                                      \
    if (parseSize(parser, element, bits) || parser.parseGreater()) return {};                \
    return parser.getChecked<TYPE>(at, parser.getContext(), element, bits);                  \
  }                                                                                          \
  void TYPE::print(mlir::AsmPrinter& printer) const {                                        \
    printer << "<" << getElementType() << ", " << getBits() << " b>";                        \
  }                                                                                          \
  mlir::LogicalResult TYPE::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, \
                                   mlir::Type element, int64_t bits) {                       \
    return verifySize(emitError, element, bits);                                             \
  }                                                                                          \
  mlir::Type TYPE::getAtomElementType() const { return heldAs(getElementType()); }           \
  int64_t TYPE::getAtomValues() const { return getBits() / bitsOf(getElementType()); }       \
  bool TYPE::movesBetween(MemorySpace source, MemorySpace destination) const {               \
    return source == MemorySpace::FROM && destination == MemorySpace::TO;                    \
  }

CUTECHECK_BULK_COPY(BulkCopyG2SType, kGlobal, kShared)
CUTECHECK_BULK_COPY(BulkCopyS2GType, kShared, kGlobal)
CUTECHECK_BULK_COPY(BulkCopyS2SType, kShared, kShared)
#undef CUTECHECK_BULK_COPY

namespace {

template <typename TypeT>
mlir::Type parseReduction(mlir::AsmParser& parser) {
  mlir::Type element;
  int64_t bits = 0;
  llvm::StringRef name;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parseSize(parser, element, bits) || parser.parseComma()) return {};
  const llvm::SMLoc nameAt = parser.getCurrentLocation();
  if (parser.parseKeyword(&name) || parser.parseGreater()) return {};
  for (const BulkReduction operation : kBulkReductions)
    if (name == llvm::StringRef(spelled(operation)))
      return parser.getChecked<TypeT>(at, parser.getContext(), element, bits, operation);
  parser.emitError(nameAt, "expects ADD, MIN, MAX, INC, DEC, AND, OR or XOR, but got ") << name;
  return {};
}

mlir::LogicalResult verifyReduction(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                    mlir::Type element, int64_t bits, BulkReduction operation,
                                    ReducedMemory memory) {
  if (failed(verifySize(emitError, element, bits))) return mlir::failure();
  const Expected<std::string> name = ptxReduction(operation, nameOf(element), memory);
  if (!name) return emitError() << name.error().message;
  return mlir::success();
}

}  // namespace

#define CUTECHECK_BULK_REDUCE(TYPE, MEMORY)                                                     \
  mlir::Type TYPE::parse(mlir::AsmParser& parser) { return parseReduction<TYPE>(parser); }      \
  void TYPE::print(mlir::AsmPrinter& printer) const {                                           \
    printer << "<" << getElementType() << ", " << getBits() << " b, "                           \
            << llvm::StringRef(spelled(getOperation())) << ">";                                 \
  }                                                                                             \
  mlir::LogicalResult TYPE::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,    \
                                   mlir::Type element, int64_t bits, BulkReduction operation) { \
    return verifyReduction(emitError, element, bits, operation, ReducedMemory::MEMORY);         \
  }                                                                                             \
  mlir::Type TYPE::getAtomElementType() const { return heldAs(getElementType()); }              \
  int64_t TYPE::getAtomValues() const { return getBits() / bitsOf(getElementType()); }          \
  bool TYPE::movesBetween(MemorySpace source, MemorySpace destination) const {                  \
    return source == MemorySpace::kShared && destination == MemorySpace::MEMORY;                \
  }

CUTECHECK_BULK_REDUCE(BulkReduceS2GType, kGlobal)
CUTECHECK_BULK_REDUCE(BulkReduceS2SType, kShared)
#undef CUTECHECK_BULK_REDUCE

mlir::LogicalResult AtomWithMbarrierOp::verify() {
  if (getAtom().getType() != getResult().getType())
    return emitOpError("expects the same atom, but got ") << getResult().getType();
  const bool toBlock = mlir::isa<BulkCopyS2SType, BulkReduceS2SType>(getAtom().getType());
  if (toBlock && !getBlock()) return emitOpError("expects the number of a block behind the barrier");
  if (!toBlock && getBlock()) return emitOpError("expects no number of a block for ") << getAtom().getType();
  return verifyBarrier(*this, getBarrier().getType());
}

mlir::LogicalResult BulkPrefetchOp::verify() {
  const cute::MemRefType type = getView().getType();
  if (type.getSpace() != MemorySpace::kGlobal) return emitOpError("expects a view of gmem, but got ") << type;
  int64_t bits = bitsOf(type.getElementType());
  for (const IntTuple& extent : leaves(type.getLayout().shape()))
    if (!extent.isInt() || __builtin_mul_overflow(bits, extent.value(), &bits))
      return emitOpError("expects a static layout, but got ") << type;
  const Expected<int64_t> bytes = bulkBytes(bits);
  if (!bytes) return emitOpError(bytes.error().message);
  return mlir::success();
}

}  // namespace cutecheck::cute_nvgpu
