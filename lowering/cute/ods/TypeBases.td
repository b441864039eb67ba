// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the definitions of the types have in common: no type is defined here, so that each file of them has a header of its own.
#ifndef LOWERING_CUTE_TYPEBASES_TD
#define LOWERING_CUTE_TYPEBASES_TD

include "mlir/IR/AttrTypeBase.td"
include "lowering/cute/ods/CuteDialect.td"

class Cute_Type<string name, string typeMnemonic> : TypeDef<Cute_Dialect, name> {
  let mnemonic = typeMnemonic;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

class Cute_Notation<string type, string what> : TypeParameter<type, what> {
  let cppAccessorType = "const " # type # "&";
}

// A type whose content is one IntTuple.
class Cute_TupleType<string name, string typeMnemonic> : Cute_Type<name, typeMnemonic> {
  let parameters = (ins Cute_Notation<"::cutecheck::IntTuple", "the tree and its leaves">:$value);
}

#endif
