#include "lowering/to_llvm/survivors.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Diagnostics.h"

#include "lowering/cute/CuteDialect.h"

namespace cutecheck::to_llvm {
namespace {

bool isCute(mlir::Type type) {
  bool found = false;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::Type t) { found |= mlir::isa<cute::CuteDialect>(t.getDialect()); });
  walker.walk(type);
  return found;
}

bool isCute(mlir::Attribute attribute) {
  bool found = false;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::Type t) { found |= mlir::isa<cute::CuteDialect>(t.getDialect()); });
  walker.walk(attribute);
  return found;
}

// What of `op` is of cute, or an empty view.
llvm::StringRef remainder(mlir::Operation* op) {
  if (mlir::isa_and_nonnull<cute::CuteDialect>(op->getDialect())) return "is an operation of cute";
  if (llvm::any_of(op->getOperandTypes(), [](mlir::Type t) { return isCute(t); }))
    return "has an operand of cute type";
  if (llvm::any_of(op->getResultTypes(), [](mlir::Type t) { return isCute(t); }))
    return "has a result of cute type";
  if (isCute(op->getAttrDictionary())) return "has an attribute of cute type";
  for (mlir::Region& region : op->getRegions())
    for (mlir::Block& block : region)
      if (llvm::any_of(block.getArgumentTypes(), [](mlir::Type t) { return isCute(t); }))
        return "has a block argument of cute type";
  return {};
}

}  // namespace

llvm::LogicalResult checkNothingSurvives(mlir::Operation* root) {
  bool clean = true;
  root->walk([&](mlir::Operation* op) {
    const llvm::StringRef why = remainder(op);
    if (why.empty()) return;
    op->emitError("'") << op->getName() << "' survived the lowering: it " << why;
    clean = false;
  });
  return llvm::success(clean);
}

}  // namespace cutecheck::to_llvm
