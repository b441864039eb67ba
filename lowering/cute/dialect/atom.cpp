// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/dialect/atom.h"

#include "mlir/IR/Builders.h"

namespace cutecheck::cute {

mlir::Type atomIn(mlir::Type type) {
  if (auto copy = mlir::dyn_cast<TiledCopyType>(type)) return copy.getAtom();
  if (auto mma = mlir::dyn_cast<TiledMmaType>(type)) return mma.getAtom();
  return type;
}

mlir::DictionaryAttr describedBy(mlir::Type type) {
  const mlir::Type atom = atomIn(type);
  mlir::Builder builder(type.getContext());
  const auto named = [&](llvm::StringRef name, mlir::Attribute value) {
    return builder.getNamedAttr(name, value);
  };
  const auto typed = [&](mlir::Type element) { return mlir::TypeAttr::get(element); };
  if (auto copy = mlir::dyn_cast<CopyAtomInterface>(atom))
    return builder.getDictionaryAttr({named("element", typed(copy.getAtomElementType())),
                                      named("values", builder.getI64IntegerAttr(copy.getAtomValues()))});
  if (auto mma = mlir::dyn_cast<MmaAtomInterface>(atom))
    return builder.getDictionaryAttr({named("a", typed(mma.getMmaElementType(0))),
                                      named("accumulator", typed(mma.getMmaElementType(2))),
                                      named("b", typed(mma.getMmaElementType(1))),
                                      named("shape", builder.getDenseI64ArrayAttr(mma.getMmaShape()))});
  return {};
}

}  // namespace cutecheck::cute
