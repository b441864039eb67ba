// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.atom.ldsm and !cute_nvgpu.atom.stsm.
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

namespace {

constexpr llvm::StringLiteral kTile = "(8,8)";

// mode = <"(8,8)">, [sz_pattern = u16,] num_matrices = N, n | t>
mlir::ParseResult parseTail(mlir::AsmParser& parser, bool withPattern, int64_t& matrices, bool& transposed) {
  std::string tile;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseComma() || parser.parseKeyword("mode") || parser.parseEqual() || parser.parseLess() ||
      parser.parseString(&tile) || parser.parseGreater() || parser.parseComma())
    return mlir::failure();
  if (tile != kTile) return parser.emitError(at, "expects matrices of ") << kTile << ", but got " << tile;
  if (withPattern && (parser.parseKeyword("sz_pattern") || parser.parseEqual() ||
                      parser.parseKeyword("u16") || parser.parseComma()))
    return mlir::failure();
  llvm::StringRef order;
  if (parser.parseKeyword("num_matrices") || parser.parseEqual() || parser.parseInteger(matrices) ||
      parser.parseComma())
    return mlir::failure();
  const llvm::SMLoc orderAt = parser.getCurrentLocation();
  if (parser.parseKeyword(&order) || parser.parseGreater()) return mlir::failure();
  if (order != "n" && order != "t") return parser.emitError(orderAt, "expects n or t, but got ") << order;
  transposed = order == "t";
  return mlir::success();
}

template <typename TypeT>
void printTail(const TypeT& type, mlir::AsmPrinter& printer, bool withPattern) {
  printer << ", mode = <\"" << kTile << "\">" << (withPattern ? ", sz_pattern = u16" : "")
          << ", num_matrices = " << type.getMatrices() << ", " << (type.getTransposed() ? "t" : "n") << ">";
}

mlir::LogicalResult verifyCopy(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, mlir::Type element,
                               int64_t matrices, bool transposed) {
  const Expected<MatrixCopyLayouts> layouts = matrixCopyLayouts({matrices, transposed});
  if (!layouts) return emitError() << layouts.error().message;
  if (!element.isIntOrFloat() || kMatrixRowBits % bitsOf(element) != 0 || bitsOf(element) < 8)
    return emitError() << "expects elements of whole bytes whose bits divide " << kMatrixRowBits
                       << ", but got " << element;
  // Transposed, a register's halves are 16-bit elements of two rows.
  if (transposed && bitsOf(element) != 16)
    return emitError() << "expects elements of 16 bits in a transposed copy, but got " << element;
  return mlir::success();
}

int64_t rowValues(mlir::Type element) { return kMatrixRowBits / bitsOf(element); }
// One register of 32 bits a matrix.
int64_t registerValues(mlir::Type element, int64_t matrices) { return 32 * matrices / bitsOf(element); }

}  // namespace

mlir::Type LdsmType::parse(mlir::AsmParser& parser) {
  mlir::Type element;
  int64_t matrices = 0;
  bool transposed = false;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword("val_type") || parser.parseEqual() ||
      parser.parseType(element) || parseTail(parser, true, matrices, transposed))
    return {};
  return parser.getChecked<LdsmType>(at, parser.getContext(), element, matrices, transposed);
}
void LdsmType::print(mlir::AsmPrinter& printer) const {
  printer << "<val_type = " << getElementType();
  printTail(*this, printer, true);
}
mlir::Type StsmType::parse(mlir::AsmParser& parser) {
  mlir::Type element;
  int64_t matrices = 0;
  bool transposed = false;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseType(element) || parseTail(parser, false, matrices, transposed))
    return {};
  return parser.getChecked<StsmType>(at, parser.getContext(), element, matrices, transposed);
}
void StsmType::print(mlir::AsmPrinter& printer) const {
  printer << "<" << getElementType();
  printTail(*this, printer, false);
}

mlir::LogicalResult LdsmType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                     mlir::Type element, int64_t matrices, bool transposed) {
  return verifyCopy(emitError, element, matrices, transposed);
}
mlir::LogicalResult StsmType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                     mlir::Type element, int64_t matrices, bool transposed) {
  return verifyCopy(emitError, element, matrices, transposed);
}

using cute::MemorySpace;

mlir::Type LdsmType::getAtomElementType() const { return getElementType(); }
int64_t LdsmType::getAtomValues() const { return registerValues(getElementType(), getMatrices()); }
int64_t LdsmType::getAtomSourceValues() const { return rowValues(getElementType()); }
int64_t LdsmType::getAtomDestinationValues() const { return getAtomValues(); }
bool LdsmType::movesBetween(MemorySpace source, MemorySpace destination) const {
  return source == MemorySpace::kShared && destination == MemorySpace::kRegister;
}

mlir::Type StsmType::getAtomElementType() const { return getElementType(); }
int64_t StsmType::getAtomValues() const { return registerValues(getElementType(), getMatrices()); }
int64_t StsmType::getAtomSourceValues() const { return getAtomValues(); }
int64_t StsmType::getAtomDestinationValues() const { return rowValues(getElementType()); }
bool StsmType::movesBetween(MemorySpace source, MemorySpace destination) const {
  return source == MemorySpace::kRegister && destination == MemorySpace::kShared;
}

}  // namespace cutecheck::cute_nvgpu
