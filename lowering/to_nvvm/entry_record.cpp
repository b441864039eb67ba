// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/entry_record.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::DictionaryAttr;
using mlir::LogicalResult;

bool isEntry(LLVM::LLVMFuncOp function) { return function->hasAttr("nvvm.kernel"); }

DictionaryAttr parameter(LLVM::LLVMFuncOp function, unsigned i) {
  const auto attributes = function.getArgAttrDict(i);
  return attributes ? attributes : DictionaryAttr::get(function.getContext());
}

// {type = TYPE, parameters = [{...}, ...]}
DictionaryAttr stateOf(LLVM::LLVMFuncOp function) {
  mlir::Builder builder(function.getContext());
  llvm::SmallVector<mlir::Attribute> parameters;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) parameters.push_back(parameter(function, i));
  return builder.getDictionaryAttr({builder.getNamedAttr("parameters", builder.getArrayAttr(parameters)),
                                    builder.getNamedAttr("type", function.getFunctionTypeAttr())});
}

LogicalResult compareParameter(LLVM::LLVMFuncOp function, unsigned i, DictionaryAttr recorded) {
  const DictionaryAttr now = parameter(function, i);
  const auto differs = [&](llvm::StringRef name) { return recorded.get(name) != now.get(name); };
  for (const DictionaryAttr side : {recorded, now})
    for (const mlir::NamedAttribute& attribute : side)
      if (differs(attribute.getName())) {
        auto error = function.emitError("is an entry, and a pass after cute-kernel-to-nvvm changed ");
        error << attribute.getName() << " of parameter " << i;
        if (const mlir::Attribute was = recorded.get(attribute.getName())) error << ", which was " << was;
        return error;
      }
  return mlir::success();
}

LogicalResult compare(LLVM::LLVMFuncOp function, DictionaryAttr recorded) {
  const auto type = recorded.getAs<mlir::TypeAttr>("type");
  const auto parameters = recorded.getAs<mlir::ArrayAttr>("parameters");
  if (!type || !parameters) return function.emitError("has no readable record of its entry");
  if (function.getFunctionTypeAttr() != type || parameters.size() != function.getNumArguments())
    return function.emitError("is an entry, and a pass after cute-kernel-to-nvvm changed its type from ")
           << type << " to " << function.getFunctionType();
  for (const auto& [i, attributes] : llvm::enumerate(parameters.getAsRange<DictionaryAttr>()))
    if (failed(compareParameter(function, static_cast<unsigned>(i), attributes))) return mlir::failure();
  return mlir::success();
}

}  // namespace

void writeEntryRecord(mlir::ModuleOp module) {
  mlir::Builder builder(module.getContext());
  llvm::SmallVector<mlir::NamedAttribute> entries;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (isEntry(function)) entries.push_back(builder.getNamedAttr(function.getName(), stateOf(function)));
  module->setAttr(kEntryRecord, builder.getDictionaryAttr(entries));
}

LogicalResult checkEntryRecord(mlir::ModuleOp module) {
  const auto record = module->getAttrOfType<DictionaryAttr>(kEntryRecord);
  if (!record)
    return module.emitError(
        "has no record of its entries: cute-check-kernel-entries runs after "
        "cute-kernel-to-nvvm");
  for (const mlir::NamedAttribute& entry : record) {
    auto function =
        mlir::dyn_cast_or_null<LLVM::LLVMFuncOp>(mlir::SymbolTable::lookupSymbolIn(module, entry.getName()));
    if (!function || !isEntry(function))
      return module.emitError("had the entry '")
             << entry.getName().getValue() << "', which a pass after cute-kernel-to-nvvm took away";
    const auto state = mlir::dyn_cast<DictionaryAttr>(entry.getValue());
    if (!state || failed(compare(function, state))) return mlir::failure();
  }
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (isEntry(function) && !record.get(function.getName()))
      return function.emitError("is an entry that cute-kernel-to-nvvm did not make");
  module->removeAttr(kEntryRecord);
  return mlir::success();
}

}  // namespace cutecheck::to_nvvm
