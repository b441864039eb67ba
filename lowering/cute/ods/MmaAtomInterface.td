// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the target-neutral operations ask of an MMA atom.
#ifndef LOWERING_CUTE_MMAATOMINTERFACE_TD
#define LOWERING_CUTE_MMAATOMINTERFACE_TD

include "mlir/IR/OpBase.td"

def Cute_MmaAtomInterface : TypeInterface<"MmaAtomInterface"> {
  let cppNamespace = "::cutecheck::cute";
  let description = [{ What one call of the atom multiplies: D = A B + C. Operands are numbered A 0, B 1, C and D 2. }];
  let methods = [
    InterfaceMethod<"the extents M, N and K", "::std::array<int64_t, 3>", "getMmaShape">,
    InterfaceMethod<"the type of an element of an operand", "::mlir::Type", "getMmaElementType", (ins "unsigned":$operand)>,
    InterfaceMethod<"elements of an operand that one thread holds, or names in memory, at least 1", "int64_t",
                    "getMmaValues", (ins "unsigned":$operand)>,
    InterfaceMethod<"whether an operand is a tile of shared memory, no registers", "bool", "isMmaOperandShared",
                    (ins "unsigned":$operand), "", [{ return false; }]>,
    InterfaceMethod<"whether a call is right, of atoms with a rule of their own: nothing of the others, a failure after a complaint at the operation",
                    "std::optional<::llvm::LogicalResult>", "verifyMmaCall",
                    (ins "::mlir::Operation *":$op, "::mlir::Type":$d, "::mlir::Type":$a, "::mlir::Type":$b, "::mlir::Type":$c), "",
                    [{ return std::nullopt; }]>
  ];
}

#endif
