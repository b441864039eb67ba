// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.sm90.mma.
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/cute_nvgpu/parse_major.h"

namespace cutecheck::cute_nvgpu {

namespace {

WgmmaAtom atomOf(int64_t m, int64_t n, int64_t k, Major majorA, Major majorB, mlir::Type a, mlir::Type b,
                 mlir::Type d, bool registersA, WgmmaVariant variant) {
  return {{m, n, k}, majorA, majorB, nameOf(a), nameOf(b), nameOf(d), registersA, variant};
}

// Behind "neg": " = (a, b)".
mlir::ParseResult parseNegated(mlir::AsmParser& parser, WgmmaVariant& variant) {
  return mlir::failure(
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(mlir::AsmParser::Delimiter::Paren, [&]() -> mlir::ParseResult {
        llvm::StringRef name;
        const llvm::SMLoc at = parser.getCurrentLocation();
        if (parser.parseKeyword(&name)) return mlir::failure();
        if (name != "a" && name != "b") return parser.emitError(at, "expects a or b, but got ") << name;
        (name == "a" ? variant.negatedA : variant.negatedB) = true;
        return mlir::success();
      }));
}

// What stands behind frag_kind, each led by a comma.
mlir::ParseResult parseVariant(mlir::AsmParser& parser, WgmmaVariant& variant) {
  while (succeeded(parser.parseOptionalComma())) {
    llvm::StringRef name;
    const llvm::SMLoc at = parser.getCurrentLocation();
    if (parser.parseKeyword(&name)) return mlir::failure();
    if (name == "neg") {
      if (parseNegated(parser, variant)) return mlir::failure();
    } else if (name == "satfinite") {
      variant.saturates = true;
    } else if (name == "sparse") {
      const llvm::SMLoc numberAt = parser.getCurrentLocation();
      if (parser.parseEqual() || parser.parseInteger(variant.selector)) return mlir::failure();
      if (variant.selector < 0) return parser.emitError(numberAt, "expects sparse = 0 or sparse = 1");
    } else {
      return parser.emitError(at, "expects neg, satfinite or sparse, but got ") << name;
    }
  }
  return mlir::success();
}

}  // namespace

mlir::Type Sm90MmaType::parse(mlir::AsmParser& parser) {
  llvm::SmallVector<int64_t> extents;
  mlir::Type a, b, d;
  Major majorA = Major::kK, majorB = Major::kK;
  llvm::StringRef kind;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseDimensionList(extents, false, false) || parser.parseComma() ||
      parser.parseKeyword("ab_major") || parser.parseEqual() || parser.parseLParen() ||
      parseMajor(parser, majorA) || parser.parseComma() || parseMajor(parser, majorB) ||
      parser.parseRParen() || parser.parseComma() || parser.parseKeyword("elem_type") ||
      parser.parseEqual() || parser.parseLParen() || parser.parseType(a) || parser.parseComma() ||
      parser.parseType(b) || parser.parseComma() || parser.parseType(d) || parser.parseRParen() ||
      parser.parseComma() || parser.parseKeyword("frag_kind") || parser.parseEqual())
    return {};
  const llvm::SMLoc kindAt = parser.getCurrentLocation();
  WgmmaVariant variant;
  if (parser.parseKeyword(&kind) || parseVariant(parser, variant) || parser.parseGreater()) return {};
  if (kind != "ss" && kind != "rs") {
    parser.emitError(kindAt, "expects frag_kind = ss or frag_kind = rs, but got ") << kind;
    return {};
  }
  if (extents.size() != 3) {
    parser.emitError(at, "expects a shape of three extents");
    return {};
  }
  return parser.getChecked<Sm90MmaType>(at, parser.getContext(), extents[0], extents[1], extents[2], majorA,
                                        majorB, a, b, d, kind == "rs", variant);
}

void Sm90MmaType::print(mlir::AsmPrinter& printer) const {
  printer << "<" << getM() << "x" << getN() << "x" << getK() << ", ab_major = ("
          << llvm::StringRef(spelled(getMajorA())) << ", " << llvm::StringRef(spelled(getMajorB()))
          << "), elem_type = (" << getA() << ", " << getB() << ", " << getD()
          << "), frag_kind = " << (getRegistersA() ? "rs" : "ss");
  const WgmmaVariant variant = getVariant();
  if (variant.negatedA || variant.negatedB)
    printer << ", neg = (" << (variant.negatedA ? "a" : "")
            << (variant.negatedA && variant.negatedB ? ", " : "") << (variant.negatedB ? "b" : "") << ")";
  if (variant.saturates) printer << ", satfinite";
  if (variant.sparse()) printer << ", sparse = " << variant.selector;
  printer << ">";
}

mlir::LogicalResult Sm90MmaType::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, int64_t m,
                                        int64_t n, int64_t k, Major majorA, Major majorB, mlir::Type a,
                                        mlir::Type b, mlir::Type d, bool registersA, WgmmaVariant variant) {
  const Expected<WgmmaAtom> atom = checked(atomOf(m, n, k, majorA, majorB, a, b, d, registersA, variant));
  if (!atom) return emitError() << atom.error().message;
  return mlir::success();
}

WgmmaAtom Sm90MmaType::atom() const {
  return atomOf(getM(), getN(), getK(), getMajorA(), getMajorB(), getA(), getB(), getD(), getRegistersA(),
                getVariant());
}

std::array<int64_t, 3> Sm90MmaType::getMmaShape() const { return {getM(), getN(), getK()}; }

mlir::Type Sm90MmaType::getMmaElementType(unsigned operand) const {
  return heldAs(operand == 0 ? getA() : operand == 1 ? getB() : getD());
}

bool Sm90MmaType::isMmaOperandShared(unsigned operand) const {
  return operand == 1 || (operand == 0 && !getRegistersA());
}

// The whole tile where it lies in shared memory, else one thread's part.
int64_t Sm90MmaType::getMmaValues(unsigned operand) const {
  const int64_t tile[] = {getM() * heldDepth(atom()), getN() * getK(), getM() * getN()};
  const mlir::Type of[] = {getA(), getB(), getD()};
  return tile[operand] / (isMmaOperandShared(operand) ? 1 : kWarpgroup) / packedIn(of[operand]);
}

}  // namespace cutecheck::cute_nvgpu
