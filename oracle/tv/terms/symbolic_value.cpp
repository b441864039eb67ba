// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/symbolic_value.h"

#include <llvm/IR/DerivedTypes.h>

#include "oracle/tv/ir/ir_module.h"

namespace cutecheck::oracle {

std::optional<SymbolicValue> blankValue(const llvm::Type& type, bool kernel) {
  if (isTooLarge(type)) return std::nullopt;
  SymbolicValue v;
  if (type.isIntegerTy()) {
    v.width = type.getIntegerBitWidth();
    if (v.width > 64) return std::nullopt;
    v.term = v.width == 1 ? truth(false) : integer(0);
    v.fine = truth(false);
    return v;
  }
  if (kernel && type.isPointerTy()) return pointerValue(SymbolicValue::kNoObject, integer(0), truth(false));
  if (kernel && (type.isHalfTy() || type.isBFloatTy() || type.isFloatTy() || type.isDoubleTy()))
    return opaqueValue(OpaqueNode::nothing(), truth(false));
  const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(&type);
  bool array = type.isArrayTy(), lanes = kernel && vector;
  if (!array && !lanes && !type.isStructTy()) return std::nullopt;
  uint64_t count = array ? type.getArrayNumElements() : lanes ? vector->getNumElements() : type.getStructNumElements();
  for (unsigned k = 0; k < count; ++k) {
    std::optional<SymbolicValue> field = blankValue(*type.getContainedType(array || lanes ? 0 : k), kernel);
    if (!field) return std::nullopt;
    v.fields.push_back(std::move(*field));
  }
  return v;
}

std::optional<Opaque> dataOf(const SymbolicValue& v) {
  if (v.opaque) return v.opaque;
  if (!v.isInteger()) return std::nullopt;
  return OpaqueNode::numbered("i" + std::to_string(v.width), v.term);
}

void flatten(const SymbolicValue& v, std::vector<SymbolicValue>& out) {
  if (!v.isAggregate()) {
    out.push_back(v);
  } else {
    for (const SymbolicValue& field : v.fields) flatten(field, out);
  }
}

void poisonUnless(SymbolicValue& v, const Term& fine) {
  if (!v.isAggregate()) {
    v.fine = bothOf(v.fine, fine);
  } else {
    for (SymbolicValue& field : v.fields) poisonUnless(field, fine);
  }
}

SymbolicValue selected(const Term& condition, const SymbolicValue& a, const SymbolicValue& b) {
  SymbolicValue result = a;
  if (a.isAggregate()) {
    for (size_t k = 0; k < a.fields.size(); ++k) result.fields[k] = selected(condition, a.fields[k], b.fields[k]);
    return result;
  }
  result.fine = chooseTruth(condition, a.fine, b.fine);
  if (a.opaque != b.opaque) result.opaque = nullptr;
  if (a.isOpaque() || b.isOpaque()) {
    // A number that was loaded beside one that was computed: nothing is known of either.
    bool both = a.isOpaque() && b.isOpaque();
    return opaqueValue(both ? OpaqueNode::choice(condition, a.opaque, b.opaque) : OpaqueNode::nothing(),
                       both ? result.fine : truth(false));
  }
  if (a.isPointer()) {
    if (a.object != b.object) result.object = SymbolicValue::kNoObject;
    if (isFalse(a.fine)) result.object = b.object;
    if (isFalse(b.fine)) result.object = a.object;
    result.term = choose(condition, a.term, b.term);
    return result;
  }
  result.term = a.isTruth() ? eitherOf(bothOf(condition, a.term), bothOf(notOf(condition), b.term))
                            : choose(condition, a.term, b.term);
  result.bits = a.bits | b.bits;
  result.asUnsigned = a.asUnsigned && b.asUnsigned ? choose(condition, a.asUnsigned, b.asUnsigned) : nullptr;
  result.source = nullptr;
  return result;
}

}  // namespace cutecheck::oracle
