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
                    [{ return true; }]>
  ];
}

#endif
