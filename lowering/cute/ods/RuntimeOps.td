// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on values that no notation describes; their header is RuntimeOps.h.
#ifndef LOWERING_CUTE_RUNTIMEOPS_TD
#define LOWERING_CUTE_RUNTIMEOPS_TD

include "lowering/cute/ods/AtomOps.td"
include "lowering/cute/ods/ConstructionOps.td"
include "lowering/cute/ods/RuntimeTypes.td"

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
  let summary = "Integer with a promised divisor";
  let description = [{
    `%n = cute.assume(%x) : (i32) -> !cute.i32<divby 4>`

    The same number. That the divisor divides it is a promise of the author.

    Refused: an operand that is no integer of the result's width.
  }];
  let arguments = (ins AnyType:$value);
  let results = (outs Cute_DivisibleInt:$result);
}
def Cute_DerefineOp : Cute_PlainOp<"derefine", "inferDerefine"> {
  let summary = "Tuple whose static leaves are left to run time";
  let description = [{
    `%r = cute.derefine(%t) : (!cute.shape<"(4,?)">) -> !cute.shape<"(?,?)">`

    The same value with a type that says less: each number becomes `?`, of 32 bits where it fits, and else of 64.

    Refused: an operand other than an `int_tuple`, a shape or a coordinate; a leaf of 32 bits for one that has or needs 64.
  }];
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
}

// Pointers as integers and as pointers to other elements.
def Cute_PtrToIntOp : Cute_WrittenOp<"ptrtoint"> {
  let summary = "Address of a pointer";
  let description = [{
    `%a = cute.ptrtoint(%p) : (!cute.ptr<f32, smem>) -> i32`

    Refused: a result of fewer bits than an address has: 32 in shared and tensor memory, else 64.
  }];
  let arguments = (ins Cute_PtrType:$pointer);
  let results = (outs AnyTypeOf<[I32, I64]>:$result);
}
def Cute_IntToPtrOp : Cute_WrittenOp<"inttoptr"> {
  let summary = "Pointer of an address";
  let description = [{
    `%p = cute.inttoptr(%a) : (i64) -> !cute.ptr<f32, gmem, align<16>>`

    That the alignment of the result divides the address is a promise of the author.

    Refused: an operand that is no integer of 32 or 64 bits.
  }];
  let arguments = (ins AnyType:$address);
  let results = (outs Cute_PtrType:$result);
}
def Cute_RecastIterOp : Cute_WrittenOp<"recast_iter"> {
  let summary = "Pointer to elements of another type at the same address";
  let description = [{
    `%q = cute.recast_iter(%p) : (!cute.ptr<f16, smem, align<128>>) -> !cute.ptr<i32, smem, align<128>>`

    A swizzle may be added.

    Refused: another memory space; an alignment that does not divide that of the operand; a swizzle that is taken off or
    changed.
  }];
  let arguments = (ins Cute_PtrType:$pointer);
  let results = (outs Cute_PtrType:$result);
}

def Cute_MakeDescIterOp : Cute_PlainOp<"make_desc_iter", "inferMakeDescIter"> {
  let summary = "Descriptor iterator from a pointer and a layout";
  let description = [{
    `%d = cute.make_desc_iter(%p, %l) : (!cute.ptr<f16, smem, align<16>>, !cute.layout<"(8,64):(64,1)">) -> !cute.desc_iter<f16, smem, align<16>, "(8,64):(64,1)">`

    Base, shape, stride, swizzle and rank in one value.

    Refused: a base that is no pointer or has a swizzle; a composed layout with an offset other than 0; a layout that no
    memref may have.
  }];
  let arguments = (ins AnyType:$base, AnyType:$layout);
  let results = (outs Cute_DescIterType:$result);
}
def Cute_DerefDescIterOp : Cute_PlainOp<"deref_desc_iter", "inferDerefDescIter"> {
  let summary = "Pointer of a descriptor iterator";
  let description = [{
    `%p = cute.deref_desc_iter(%d) : (!cute.desc_iter<f16, smem, align<16>, "(8,64):(64,1)">) -> !cute.ptr<f16, smem, align<16>>`

    The pointer with which the iterator begins; of a `strided_iter` where it stands, with the alignment of one element.

    Refused: an operand that is no descriptor iterator.
  }];
  let arguments = (ins AnyType:$iter);
  let results = (outs Cute_PtrType:$result);
}

def Cute_LoadScaledIndexOp : Cute_WrittenOp<"load_scaled_index", []> {
  let summary = "Element at a scaled index";
  let description = [{
    `%x = cute.load_scaled_index(%p, %i, %d) : (!cute.ptr<f32, smem, align<16>>, !cute.int_tuple<"(?,?)">, !cute.int_tuple<"(?,?)">) -> f32`

    The element at the sum of the index's leaves, each times its stride.

    Refused: a pointer to tensor memory; an index or strides that are no `int_tuple`s of one tree; a result of another
    type than the element.
  }];
  let arguments = (ins Arg<Cute_PtrType, "", [MemRead]>:$pointer, AnyType:$index, AnyType:$stride);
  let results = (outs AnyType:$result);
}

// Division by a divisor that is used often: unsigned integers of its width.
def Cute_FastDivmodCreateDivisorOp : Cute_PlainOp<"fast_divmod.create_divisor", "inferCreateDivisor"> {
  let summary = "Divisor prepared for fast division";
  let description = [{
    `%d = cute.fast_divmod.create_divisor(%n) : (i32) -> !cute.fast_divmod_divisor<32>`

    Computes the multiplier and the two shifts by which division becomes a multiplication. The divisor is unsigned and
    at least 1; the caller promises it.

    Refused: an operand that is no integer of 32 or 64 bits.
  }];
  let cppNamespace = "::cutecheck::cute";
  let arguments = (ins AnyType:$divisor);
  let results = (outs Cute_FastDivmodDivisorType:$result);
}
def Cute_FastDivmodMakeDivisorOp : Cute_PlainOp<"fast_divmod.make_divisor", "inferMakeDivisor"> {
  let summary = "Divisor from its four parts";
  let description = [{
    `%d = cute.fast_divmod.make_divisor(%n, %m, %s1, %s2) : (i32, i32, i8, i8) -> !cute.fast_divmod_divisor<32>`

    The divisor, its multiplier and two shifts, as `get_divisor` and `get_aux` return them. That they belong together is
    a promise of the author.

    Refused: a divisor that is no integer of 32 or 64 bits; a multiplier of another width; a shift that is not i8.
  }];
  let arguments = (ins AnyType:$divisor, AnyType:$multiplier, AnyType:$shift1, AnyType:$shift2);
  let results = (outs Cute_FastDivmodDivisorType:$result);
}
def Cute_FastDivmodComputeOp : Cute_PlainOp<"fast_divmod.compute", "inferDivmodCompute"> {
  let summary = "Quotient and remainder by a prepared divisor";
  let description = [{
    `%q, %r = cute.fast_divmod.compute(%x, %d) : (i32, !cute.fast_divmod_divisor<32>) -> (i32, i32)`

    Division of unsigned numbers.

    Refused: an operand that is no divisor; a dividend of another width.
  }];
  let arguments = (ins AnyType:$value, AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$quotient, AnyTypeOf<[I32, I64]>:$remainder);
}
def Cute_FastDivmodDivideOp : Cute_PlainOp<"fast_divmod.divide", "inferDivmodDivide"> {
  let summary = "Quotient by a prepared divisor";
  let description = [{
    `%q = cute.fast_divmod.divide(%x, %d) : (i32, !cute.fast_divmod_divisor<32>) -> i32`

    Division of unsigned numbers. Refusals are those of `fast_divmod.compute`.
  }];
  let arguments = (ins AnyType:$value, AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$quotient);
}
def Cute_FastDivmodGetDivisorOp : Cute_PlainOp<"fast_divmod.get_divisor", "inferGetDivisor"> {
  let summary = "Number that a prepared divisor divides by";
  let description = [{
    `%n = cute.fast_divmod.get_divisor(%d) : (!cute.fast_divmod_divisor<32>) -> i32`

    Refused: an operand that is no divisor.
  }];
  let arguments = (ins AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$result);
}
def Cute_FastDivmodGetAuxOp : Cute_PlainOp<"fast_divmod.get_aux", "inferGetAux"> {
  let summary = "Multiplier and shifts of a prepared divisor";
  let description = [{
    `%m, %s1, %s2 = cute.fast_divmod.get_aux(%d) : (!cute.fast_divmod_divisor<32>) -> (i32, i8, i8)`

    Refused: an operand that is no divisor.
  }];
  let arguments = (ins AnyType:$divisor);
  let results = (outs AnyTypeOf<[I32, I64]>:$multiplier, I8:$shift1, I8:$shift2);
}

#endif
