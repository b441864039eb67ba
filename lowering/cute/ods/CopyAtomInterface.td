// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the target-neutral operations ask of a copy atom.
#ifndef LOWERING_CUTE_COPYATOMINTERFACE_TD
#define LOWERING_CUTE_COPYATOMINTERFACE_TD

include "mlir/IR/OpBase.td"

def Cute_CopyAtomInterface : TypeInterface<"CopyAtomInterface"> {
  let cppNamespace = "::cutecheck::cute";
  let description = [{ What the target-neutral operations ask of a copy atom: which elements one call of it moves. }];
  let methods = [
    InterfaceMethod<"the type of an element", "::mlir::Type", "getAtomElementType">,
    InterfaceMethod<"elements that one thread moves with one call, at least 1", "int64_t", "getAtomValues">,
    InterfaceMethod<"elements of the source that a thread names in one call", "int64_t", "getAtomSourceValues",
                    (ins), "", [{ return $_type.getAtomValues(); }]>,
    InterfaceMethod<"elements of the destination that a thread names in one call", "int64_t",
                    "getAtomDestinationValues", (ins), "", [{ return $_type.getAtomValues(); }]>,
    InterfaceMethod<"whether it moves elements between these two memories", "bool", "movesBetween",
                    (ins "::cutecheck::cute::MemorySpace":$source, "::cutecheck::cute::MemorySpace":$destination), "",
                    [{ return true; }]>,
    InterfaceMethod<"whether a call is right, of atoms with a rule of their own: nothing of the others, a failure after a complaint at the operation",
                    "std::optional<::llvm::LogicalResult>", "verifyCopyCall",
                    (ins "::mlir::Operation *":$op, "::mlir::Type":$source, "::mlir::Type":$destination), "",
                    [{ return std::nullopt; }]>,
    InterfaceMethod<"the same of a prefetch: nothing of atoms that have none", "std::optional<::llvm::LogicalResult>",
                    "verifyPrefetchCall", (ins "::mlir::Operation *":$op, "::mlir::Type":$source), "",
                    [{ return std::nullopt; }]>
  ];
}

#endif
