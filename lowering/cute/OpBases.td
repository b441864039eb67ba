// What the operations of the cute dialect have in common.
#ifndef LOWERING_CUTE_OPBASES_TD
#define LOWERING_CUTE_OPBASES_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "lowering/cute/CuteTypes.td"

// Every operation here is pure and is written `cute.NAME attributes (operands) : types`.
class Cute_Op<string opMnemonic, list<Trait> traits = []> : Op<Cute_Dialect, opMnemonic, !listconcat([Pure], traits)> {
  let hasCustomAssemblyFormat = 1;
}

// An operation whose result types follow from its operands.
class Cute_InferredOp<string opMnemonic>
    : Cute_Op<opMnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;

// The same with arithmetic behind it: a dynamic leaf of the written result may have another width,
// and a smaller divisor, than the inferred one, so that modules whose author chose 32 bits
// everywhere are read as they are.
class Cute_ComputedOp<string opMnemonic>
    : Cute_Op<opMnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange written);
  }];
}

// One operand for each dynamic leaf of the result, left to right, of its width.
class Cute_MakeTupleOp<string opMnemonic, Type type> : Cute_Op<opMnemonic> {
  let arguments = (ins Variadic<AnyTypeOf<[Cute_ScalarInt, Cute_IntTupleType]>>:$scalars);
  let results = (outs type:$result);
  let hasVerifier = 1;
}

#endif
