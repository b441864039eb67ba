// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/understood.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "lowering/cute/types/stated.h"

namespace cutecheck::meaning {
namespace {

namespace arith = mlir::arith;

std::string named(llvm::StringRef attribute) { return "the attribute '" + attribute.str() + "'"; }

bool isPlain(mlir::Attribute attribute) {
  if (const auto flags = mlir::dyn_cast<arith::FastMathFlagsAttr>(attribute))
    return flags.getValue() == arith::FastMathFlags::none;
  // `nsw` is an obligation of every sum and product; `nuw` would be another.
  if (const auto flags = mlir::dyn_cast<arith::IntegerOverflowFlagsAttr>(attribute))
    return !arith::bitEnumContainsAny(flags.getValue(), arith::IntegerOverflowFlags::nuw);
  return false;
}

bool isRead(llvm::StringRef operation, mlir::NamedAttribute attribute) {
  const llvm::StringRef name = attribute.getName();
  const auto [dialect, mnemonic] = operation.split('.');
  // That an exponential may be an approximation is read with the operation, as the flags of reductions are.
  if (dialect == "math") return name == "fastmath" && (isPlain(attribute.getValue()) || mnemonic == "exp2");
  if (dialect == "arith") {
    if (name == "value") return mnemonic == "constant";
    if (name == "predicate") return mnemonic == "cmpi" || mnemonic == "cmpf";
    if (name == "fastmath" || name == "overflowFlags") return isPlain(attribute.getValue());
    return false;
  }
  if (dialect == "nvvm") return mnemonic == "shfl.sync" && name == "kind";
  if (dialect == "llvm") return name == (mnemonic == "shufflevector" ? "mask" : "fastmathFlags");
  if (dialect == "scf") return name == "operandSegmentSizes" || mnemonic == "forall";  // which is not read at all
  if (dialect != "cute") return false;
  return llvm::StringSwitch<bool>(name)
      .Cases({"operandSegmentSizes", "resultSegmentSizes"}, true)
      .Case("only_dynamic", mnemonic == "get_scalars")
      .Case("mode", mnemonic == "size" || mnemonic == "get" || mnemonic == "select" || mnemonic == "cosize")
      .Cases({"begin", "end"}, mnemonic == "group_modes")
      .Cases({"new_type_bits", "old_type_bits"}, mnemonic == "recast_layout")
      .Case("rank", mnemonic == "append_to_rank" || mnemonic == "prepend_to_rank")
      // What the type of the result says once more, which the verifier compares.
      .Case("bundle", mnemonic == "atom")
      .Case("elem_type", mnemonic == "make_fragment_like")
      .Default(false);
}

}  // namespace

std::optional<std::string> unreadAttribute(mlir::Operation* op) {
  for (const mlir::NamedAttribute attribute : op->getAttrDictionary())
    if (!isRead(op->getName().getStringRef(), attribute)) return named(attribute.getName());
  return std::nullopt;
}

bool isReadOfLlvm(mlir::Operation* op) {
  return llvm::is_contained({"llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmax",
                             "llvm.mlir.poison", "llvm.insertelement", "llvm.shufflevector"},
                            op->getName().getStringRef());
}

std::optional<std::string> unreadAttributeOfFunction(mlir::Operation* function) {
  const auto isEmpty = [](mlir::Attribute attribute) {
    const auto each = mlir::dyn_cast<mlir::ArrayAttr>(attribute);
    return each && llvm::all_of(each, [](mlir::Attribute one) {
             const auto all = mlir::dyn_cast<mlir::DictionaryAttr>(one);
             return all && all.empty();
           });
  };
  for (const mlir::NamedAttribute attribute : function->getAttrDictionary()) {
    const llvm::StringRef name = attribute.getName();
    const mlir::Attribute value = attribute.getValue();
    bool read = llvm::StringSwitch<bool>(name)
                    .Cases({"sym_name", "function_type", "sym_visibility", cute::kPremises}, true)
                    .Cases({"cute.kernel", cute::kInBounds}, mlir::isa<mlir::UnitAttr>(value))
                    .Cases({"arg_attrs", "res_attrs"}, isEmpty(value))
                    // A launch of blocks of another size, or without clusters, fails: there are fewer of them.
                    .Cases({"nvvm.reqntid", "nvvm.cluster_dim"}, mlir::isa<mlir::DenseI32ArrayAttr>(value))
                    .Default(false);
    // What only a kernel can state.
    if (name == cute::kDynamicSmem || name == cute::kEnsures || name == cute::kWrittenBy)
      read = function->hasAttr("cute.kernel");
    if (!read) return named(name);
  }
  return std::nullopt;
}

}  // namespace cutecheck::meaning
