// What the target-neutral operations ask of a copy atom.
#ifndef LOWERING_CUTE_COPYATOMINTERFACE_TD
#define LOWERING_CUTE_COPYATOMINTERFACE_TD

include "mlir/IR/OpBase.td"

def Cute_CopyAtomInterface : TypeInterface<"CopyAtomInterface"> {
  let cppNamespace = "::cutecheck::cute";
  let description = [{ What the target-neutral operations ask of a copy atom: which elements one call of it moves. }];
  let methods = [
    InterfaceMethod<"the type of an element", "::mlir::Type", "getAtomElementType">,
    InterfaceMethod<"elements that one thread moves with one call, at least 1", "int64_t", "getAtomValues">
  ];
}

#endif
