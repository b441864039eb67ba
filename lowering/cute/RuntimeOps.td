// Operations on values that no notation describes; their header is RuntimeOps.h.
#ifndef LOWERING_CUTE_RUNTIMEOPS_TD
#define LOWERING_CUTE_RUNTIMEOPS_TD

include "lowering/cute/AtomOps.td"
include "lowering/cute/ConstructionOps.td"
include "lowering/cute/RuntimeTypes.td"

// `cute.NAME(operands) : (types) -> result`: a result that does not follow from the operands is written.
class Cute_WrittenOp<string opMnemonic, list<Trait> traits = [Pure]> : Op<Cute_Dialect, opMnemonic, traits> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &state) {
      return ::cutecheck::cute::parseFunctional(parser, state);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      ::cutecheck::cute::printFunctional(printer, getOperation());
    }
  }];
}

def Cute_AssumeOp : Cute_WrittenOp<"assume"> {
  let summary = "the same integer, promised to be divisible";
  let arguments = (ins AnyType:$value);
  let results = (outs Cute_DivisibleInt:$result);
}
def Cute_DerefineOp : Cute_PlainOp<"derefine", "inferDerefine"> {
  let summary = "the same value, known at run time only";
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
}

// Pointers as integers and as pointers to other elements.
def Cute_PtrToIntOp : Cute_WrittenOp<"ptrtoint"> {
  let summary = "the address of a pointer";
  let arguments = (ins Cute_PtrType:$pointer);
  let results = (outs AnyTypeOf<[I32, I64]>:$result);
}
def Cute_IntToPtrOp : Cute_WrittenOp<"inttoptr"> {
  let summary = "the pointer of an address";
  let arguments = (ins AnyType:$address);
  let results = (outs Cute_PtrType:$result);
}
def Cute_RecastIterOp : Cute_WrittenOp<"recast_iter"> {
  let summary = "the same address, pointing to elements of another type";
  let arguments = (ins Cute_PtrType:$pointer);
  let results = (outs Cute_PtrType:$result);
}

def Cute_MakeDescIterOp : Cute_PlainOp<"make_desc_iter", "inferMakeDescIter"> {
  let summary = "a descriptor iterator from a pointer and a layout, composed or not";
  let arguments = (ins AnyType:$base, AnyType:$layout);
  let results = (outs Cute_DescIterType:$result);
}
def Cute_DerefDescIterOp : Cute_PlainOp<"deref_desc_iter", "inferDerefDescIter"> {
  let summary = "the pointer that a descriptor iterator begins with";
  let arguments = (ins AnyType:$iter);
  let results = (outs Cute_PtrType:$result);
}

def Cute_LoadScaledIndexOp : Cute_WrittenOp<"load_scaled_index", []> {
  let summary = "the element at the sum of an index's leaves, each times its stride";
  let arguments = (ins Arg<Cute_PtrType, "", [MemRead]>:$pointer, AnyType:$index, AnyType:$stride);
  let results = (outs AnyType:$result);
}

// Division by a divisor that is used often: unsigned integers of its width.
def Cute_FastDivmodCreateDivisorOp : Cute_PlainOp<"fast_divmod.create_divisor", "inferCreateDivisor"> {
  let cppNamespace = "::cutecheck::cute";
  let summary = "a divisor and what division by it needs";
  let arguments = (ins AnyType:$divisor);
  let results = (outs Cute_FastDivmodDivisorType:$result);
}
def Cute_FastDivmodMakeDivisorOp : Cute_PlainOp<"fast_divmod.make_divisor", "inferMakeDivisor"> {
  let summary = "a divisor from its parts: itself, its multiplier and two shifts";
  let arguments = (ins AnyType:$divisor, AnyType:$multiplier, AnyType:$shift1, AnyType:$shift2);
  let results = (outs Cute_FastDivmodDivisorType:$result);
}
def Cute_FastDivmodComputeOp : Cute_PlainOp<"fast_divmod.compute", "inferDivmodCompute"> {
  let summary = "quotient and remainder";
  let arguments = (ins AnyType:$value, AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$quotient, AnyTypeOf<[I32, I64]>:$remainder);
}
def Cute_FastDivmodDivideOp : Cute_PlainOp<"fast_divmod.divide", "inferDivmodDivide"> {
  let summary = "the quotient";
  let arguments = (ins AnyType:$value, AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$quotient);
}
def Cute_FastDivmodGetDivisorOp : Cute_PlainOp<"fast_divmod.get_divisor", "inferGetDivisor"> {
  let summary = "the divisor itself";
  let arguments = (ins AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$result);
}
def Cute_FastDivmodGetAuxOp : Cute_PlainOp<"fast_divmod.get_aux", "inferGetAux"> {
  let summary = "the multiplier and the two shifts";
  let arguments = (ins AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$multiplier, I8:$shift1, I8:$shift2);
}

#endif
