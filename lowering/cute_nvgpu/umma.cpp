// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// !cute_nvgpu.sm100.mma, sm100.mma_sp, sm100.mma_bs and sm100.mma_bs_sp.
#include "mlir/IR/DialectImplementation.h"

#include "lowering/cute_nvgpu/parse_major.h"
#include "lowering/cute_nvgpu/umma_call.h"

namespace cutecheck::cute_nvgpu {

namespace {

using mlir::failure;
using mlir::ParseResult;
using mlir::success;
using mlir::Type;

// ", NAME = ".
ParseResult parseField(mlir::AsmParser& parser, llvm::StringRef name) {
  return failure(parser.parseComma() || parser.parseKeyword(name) || parser.parseEqual());
}

ParseResult parseElement(mlir::AsmParser& parser, std::string& name) {
  Type type;
  if (parser.parseType(type)) return failure();
  name = nameOf(type);
  return success();
}

ParseResult parseKind(mlir::AsmParser& parser, UmmaKind& kind) {
  llvm::StringRef name;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseKeyword(&name)) return failure();
  for (const UmmaKind one : {UmmaKind::kMxF8F6F4, UmmaKind::kMxF4, UmmaKind::kMxF4NvF4})
    if (name == llvm::StringRef(kindName(one))) return kind = one, success();
  return parser.emitError(at, "expects kind = mxf8f6f4, mxf4 or mxf4nvf4, but got ") << name;
}

ParseResult parseVariant(mlir::AsmParser& parser, UmmaAtom& atom) {
  while (succeeded(parser.parseOptionalComma())) {
    llvm::StringRef name;
    const llvm::SMLoc at = parser.getCurrentLocation();
    if (parser.parseKeyword(&name)) return failure();
    if (name == "ws") {
      atom.ws = true;
    } else if (name == "satfinite") {
      atom.saturates = true;
    } else if (name == "max_shift" || name == "selector") {
      int64_t& value = name == "selector" ? atom.selector : atom.maximumShift;
      if (parser.parseEqual() || parser.parseInteger(value)) return failure();
    } else {
      return parser.emitError(at, "expects ws, max_shift, satfinite or selector, but got ") << name;
    }
  }
  return success();
}

ParseResult parseAtom(mlir::AsmParser& parser, bool scaled, UmmaAtom& atom) {
  llvm::SmallVector<int64_t> extents;
  llvm::StringRef fragment;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseDimensionList(extents, false, false)) return failure();
  if (extents.size() != 3) return parser.emitError(at, "expects a shape of three extents");
  atom.shape = {extents[0], extents[1], extents[2]};
  if (parseField(parser, "num_cta") || parser.parseInteger(atom.ctas) || parseField(parser, "ab_major") ||
      parser.parseLParen() || parseMajor(parser, atom.majorA) || parser.parseComma() ||
      parseMajor(parser, atom.majorB) || parser.parseRParen() || parseField(parser, "elem_type") ||
      parser.parseLParen() || parseElement(parser, atom.a) || parser.parseComma() ||
      parseElement(parser, atom.b) || parser.parseComma() || parseElement(parser, atom.d) ||
      parser.parseRParen() || parseField(parser, "frag_kind"))
    return failure();
  const llvm::SMLoc fragmentAt = parser.getCurrentLocation();
  if (parser.parseKeyword(&fragment)) return failure();
  if (fragment != "ss" && fragment != "ts")
    return parser.emitError(fragmentAt, "expects frag_kind = ss or frag_kind = ts, but got ") << fragment;
  atom.tensorA = fragment == "ts";
  if (scaled) {
    if (parseField(parser, "kind") || parseKind(parser, atom.kind) || parseField(parser, "sf_type") ||
        parseElement(parser, atom.scale) || parseField(parser, "sf_vec") ||
        parser.parseInteger(atom.scaleVector))
      return failure();
  } else {
    if (parseField(parser, "c_scale_exp") || parser.parseInteger(atom.scaleExp)) return failure();
    const Expected<UmmaKind> kind = ummaKindOf(atom.a);
    if (!kind) return parser.emitError(at, kind.error().message);
    atom.kind = *kind;
  }
  return failure(parseVariant(parser, atom) || parser.parseGreater());
}

void printAtom(const UmmaAtom& atom, mlir::AsmPrinter& printer) {
  const auto& [m, n, k] = atom.shape;
  printer << "<" << m << "x" << n << "x" << k << ", num_cta = " << atom.ctas << ", ab_major = ("
          << llvm::StringRef(spelled(atom.majorA)) << ", " << llvm::StringRef(spelled(atom.majorB))
          << "), elem_type = (" << atom.a << ", " << atom.b << ", " << atom.d
          << "), frag_kind = " << (atom.tensorA ? "ts" : "ss");
  if (isBlockScaled(atom))
    printer << ", kind = " << llvm::StringRef(kindName(atom.kind)) << ", sf_type = " << atom.scale
            << ", sf_vec = " << atom.scaleVector;
  else
    printer << ", c_scale_exp = " << atom.scaleExp;
  if (atom.ws) printer << ", ws";
  if (atom.maximumShift != 0) printer << ", max_shift = " << atom.maximumShift;
  if (atom.saturates) printer << ", satfinite";
  if (atom.selector != 0) printer << ", selector = " << atom.selector;
  printer << ">";
}

template <typename TypeT>
Type parseUmma(mlir::AsmParser& parser, bool sparse, bool scaled) {
  UmmaAtom atom;
  atom.sparse = sparse;
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (parseAtom(parser, scaled, atom)) return {};
  return parser.getChecked<TypeT>(at, parser.getContext(), atom);
}

mlir::LogicalResult verifyUmma(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, const UmmaAtom& atom,
                               bool sparse, bool scaled) {
  if (atom.sparse != sparse || isBlockScaled(atom) != scaled)
    return emitError() << "expects an atom of this type's own";
  const Expected<UmmaAtom> legal = checked(atom);
  if (!legal) return emitError() << legal.error().message;
  return success();
}

}  // namespace

std::optional<UmmaAtom> ummaAtomOf(Type type) {
  if (const auto plain = mlir::dyn_cast_if_present<Sm100MmaType>(type)) return plain.getAtom();
  if (const auto sparse = mlir::dyn_cast_if_present<Sm100MmaSpType>(type)) return sparse.getAtom();
  if (const auto scaled = mlir::dyn_cast_if_present<Sm100MmaBsType>(type)) return scaled.getAtom();
  if (const auto both = mlir::dyn_cast_if_present<Sm100MmaBsSpType>(type)) return both.getAtom();
  return std::nullopt;
}

#define CUTECHECK_UMMA_TYPE(TYPE, SPARSE, SCALED)                                                     \
  Type TYPE::parse(mlir::AsmParser& parser) { return parseUmma<TYPE>(parser, SPARSE, SCALED); }       \
  void TYPE::print(mlir::AsmPrinter& printer) const { printAtom(getAtom(), printer); }                \
  mlir::LogicalResult TYPE::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,          \
                                   UmmaAtom atom) {                                                   \
    return verifyUmma(emitError, atom, SPARSE, SCALED);                                               \
  }                                                                                                   \
  std::array<int64_t, 3> TYPE::getMmaShape() const { return getAtom().shape; }                        \
  Type TYPE::getMmaElementType(unsigned operand) const {                                              \
    return ummaElementType(getContext(), getAtom(), operand);                                         \
  }                                                                                                   \
  int64_t TYPE::getMmaValues(unsigned operand) const { return ummaValues(getAtom(), operand); }       \
  bool TYPE::isMmaOperandShared(unsigned operand) const {                                             \
    return operand == 1 || (operand == 0 && !getAtom().tensorA);                                      \
  }                                                                                                   \
  std::optional<mlir::LogicalResult> TYPE::verifyMmaCall(mlir::Operation* op, Type d, Type a, Type b, \
                                                         Type c) const {                              \
    return verifyUmmaCall(op, *this, d, a, b, c);                                                     \
  }
CUTECHECK_UMMA_TYPE(Sm100MmaType, false, false)
CUTECHECK_UMMA_TYPE(Sm100MmaSpType, true, false)
CUTECHECK_UMMA_TYPE(Sm100MmaBsType, false, true)
CUTECHECK_UMMA_TYPE(Sm100MmaBsSpType, true, true)
#undef CUTECHECK_UMMA_TYPE

}  // namespace cutecheck::cute_nvgpu
