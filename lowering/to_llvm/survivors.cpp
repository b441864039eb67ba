// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/survivors.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::to_llvm {
namespace {

class Search {
 public:
  explicit Search(Gone gone) : gone_(gone) {}

  // What of `op` is left, or nothing.
  std::optional<std::string> remainder(mlir::Operation* op) const {
    if (isOurs(op->getDialect())) return "it is an operation of " + op->getDialect()->getNamespace().str();
    if (auto dialect = inTypes(op->getOperandTypes())) return "it has an operand of " + *dialect + " type";
    if (auto dialect = inTypes(op->getResultTypes())) return "it has a result of " + *dialect + " type";
    if (auto dialect = in(op->getAttrDictionary())) return "it has an attribute of " + *dialect + " type";
    for (mlir::Region& region : op->getRegions())
      for (mlir::Block& block : region)
        if (auto dialect = inTypes(block.getArgumentTypes()))
          return "it has a block argument of " + *dialect + " type";
    if (auto name = gone_ == Gone::kAll ? named(op->getAttrDictionary()) : std::nullopt)
      return "it has the attribute " + *name;
    return std::nullopt;
  }

 private:
  bool isOurs(const mlir::Dialect* dialect) const {
    return mlir::isa_and_nonnull<cute::CuteDialect>(dialect) ||
           (gone_ == Gone::kAll && mlir::isa_and_nonnull<cute_nvgpu::CuteNvgpuDialect>(dialect));
  }

  // The dialect of ours that a type or an attribute mentions.
  template <typename T>
  std::optional<std::string> in(T typeOrAttribute) const {
    std::optional<std::string> found;
    const auto look = [&](auto part) {
      if (isOurs(&part.getDialect())) found = part.getDialect().getNamespace().str();
    };
    mlir::AttrTypeWalker walker;
    walker.addWalk([&](mlir::Type type) { look(type); });
    walker.addWalk([&](mlir::Attribute attribute) { look(attribute); });
    walker.walk(typeOrAttribute);
    return found;
  }

  std::optional<std::string> inTypes(mlir::TypeRange types) const {
    for (const mlir::Type type : types)
      if (auto dialect = in(type)) return dialect;
    return std::nullopt;
  }

  // The first attribute with a name of ours, of an operation or of its parameters and results.
  static std::optional<std::string> named(mlir::Attribute attribute) {
    if (auto list = mlir::dyn_cast<mlir::ArrayAttr>(attribute))
      for (const mlir::Attribute element : list)
        if (auto name = named(element)) return name;
    const auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(attribute);
    if (!dictionary) return std::nullopt;
    for (const mlir::NamedAttribute& entry : dictionary) {
      const llvm::StringRef name = entry.getName();
      if (name.starts_with("cute.") || name.starts_with("cute_nvgpu.")) return name.str();
      if (auto inner = named(entry.getValue())) return inner;
    }
    return std::nullopt;
  }

  Gone gone_;
};

}  // namespace

llvm::LogicalResult checkNothingSurvives(mlir::Operation* root, Gone gone) {
  const Search search(gone);
  bool clean = true;
  root->walk([&](mlir::Operation* op) {
    const std::optional<std::string> why = search.remainder(op);
    if (!why) return;
    op->emitError("'") << op->getName() << "' survived the lowering: " << *why;
    clean = false;
  });
  return llvm::success(clean);
}

}  // namespace cutecheck::to_llvm
