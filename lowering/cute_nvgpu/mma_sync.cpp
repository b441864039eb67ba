// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.sm80.mma and !cute_nvgpu.sm89.mma.
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

namespace {

MmaSyncAtom atomOf(int64_t m, int64_t n, int64_t k, mlir::Type a, mlir::Type b, mlir::Type d,
                   MmaVariant variant) {
  return {{m, n, k}, nameOf(a), nameOf(b), nameOf(d), variant};
}

std::optional<MmaVariant> variantNamed(llvm::StringRef name) {
  for (const MmaVariant variant : {MmaVariant::kSaturate, MmaVariant::kXorPopc, MmaVariant::kAndPopc})
    if (name == llvm::StringRef(spelled(variant))) return variant;
  return std::nullopt;
}

// <16x8x16, elem_type = (f16, f16, f32), satfinite>
template <typename TypeT>
mlir::Type parseMma(mlir::AsmParser& parser) {
  llvm::SmallVector<int64_t> extents;
  mlir::Type a, b, d;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseDimensionList(extents, false, false) || parser.parseComma() ||
      parser.parseKeyword("elem_type") || parser.parseEqual() || parser.parseLParen() ||
      parser.parseType(a) || parser.parseComma() || parser.parseType(b) || parser.parseComma() ||
      parser.parseType(d) || parser.parseRParen())
    return {};
  MmaVariant variant = MmaVariant::kPlain;
  if (succeeded(parser.parseOptionalComma())) {
    llvm::StringRef name;
    const llvm::SMLoc nameAt = parser.getCurrentLocation();
    if (parser.parseKeyword(&name)) return {};
    const std::optional<MmaVariant> named = variantNamed(name);
    if (!named) {
      parser.emitError(nameAt, "expects satfinite, xor_popc or and_popc, but got ") << name;
      return {};
    }
    variant = *named;
  }
  if (parser.parseGreater()) return {};
  if (extents.size() != 3) {
    parser.emitError(at, "expects a shape of three extents");
    return {};
  }
  return parser.getChecked<TypeT>(at, parser.getContext(), extents[0], extents[1], extents[2], a, b, d,
                                  variant);
}

template <typename TypeT>
void printMma(const TypeT& type, mlir::AsmPrinter& printer) {
  printer << "<" << type.getM() << "x" << type.getN() << "x" << type.getK() << ", elem_type = ("
          << type.getA() << ", " << type.getB() << ", " << type.getD() << ")";
  if (type.getVariant() != MmaVariant::kPlain) printer << ", " << llvm::StringRef(spelled(type.getVariant()));
  printer << ">";
}

mlir::LogicalResult verifyMma(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                              const MmaSyncAtom& atom, bool ofSm89) {
  const Expected<MmaSyncShape> shape = mmaSyncShape(atom);
  if (!shape) return emitError() << shape.error().message;
  if ((shape->tier == 89) != ofSm89)
    return emitError() << "expects elements of "
                       << (ofSm89 ? "8-bit floats in sm89.mma" : "another type in sm80.mma") << ", but got "
                       << atom.a;
  return mlir::success();
}

template <typename TypeT>
int64_t valuesOf(const TypeT& type, unsigned operand) {
  const int64_t tile[] = {type.getM() * type.getK(), type.getN() * type.getK(), type.getM() * type.getN()};
  const mlir::Type of[] = {type.getA(), type.getB(), type.getD()};
  return tile[operand] / kWarp / packedIn(of[operand]);
}

}  // namespace

std::string nameOf(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

int64_t bitsOf(mlir::Type element) {
  return element.isTF32() ? 32 : static_cast<int64_t>(element.getIntOrFloatBitWidth());
}

mlir::Type heldAs(mlir::Type element) {
  const auto integer = mlir::dyn_cast<mlir::IntegerType>(element);
  if (!integer) return element;
  return mlir::IntegerType::get(element.getContext(), integer.getWidth() < 8 ? 32 : integer.getWidth());
}

int64_t packedIn(mlir::Type element) { return bitsOf(heldAs(element)) / bitsOf(element); }

#define CUTECHECK_MMA_SYNC(TYPE, OF_SM89)                                                               \
  mlir::Type TYPE::parse(mlir::AsmParser& parser) { return parseMma<TYPE>(parser); }                    \
  void TYPE::print(mlir::AsmPrinter& printer) const { printMma(*this, printer); }                       \
  mlir::LogicalResult TYPE::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, int64_t m, \
                                   int64_t n, int64_t k, mlir::Type a, mlir::Type b, mlir::Type d,      \
                                   MmaVariant variant) {                                                \
    return verifyMma(emitError, atomOf(m, n, k, a, b, d, variant), OF_SM89);                            \
  }                                                                                                     \
  MmaSyncAtom TYPE::atom() const {                                                                      \
    return atomOf(getM(), getN(), getK(), getA(), getB(), getD(), getVariant());                        \
  }                                                                                                     \
  std::array<int64_t, 3> TYPE::getMmaShape() const { return {getM(), getN(), getK()}; }                 \
  mlir::Type TYPE::getMmaElementType(unsigned operand) const {                                          \
    return heldAs(operand == 0 ? getA() : operand == 1 ? getB() : getD());                              \
  }                                                                                                     \
  int64_t TYPE::getMmaValues(unsigned operand) const { return valuesOf(*this, operand); }

CUTECHECK_MMA_SYNC(Sm80MmaType, false)
CUTECHECK_MMA_SYNC(Sm89MmaType, true)
#undef CUTECHECK_MMA_SYNC

}  // namespace cutecheck::cute_nvgpu
