// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of values that no notation describes: integers with a divisor, divisors, descriptor iterators, tiled MMAs.
// They have a header of their own (RuntimeTypes.h), so that a change here rebuilds what works on them and nothing else.
#ifndef LOWERING_CUTE_RUNTIMETYPES_TD
#define LOWERING_CUTE_RUNTIMETYPES_TD

include "lowering/cute/ods/TypeBases.td"

class Cute_DivisibleIntType<string name, string typeMnemonic> : Cute_Type<name, typeMnemonic> {
  let parameters = (ins TypeParameter<"int64_t", "divides the value, at least 1">:$div);
}
def Cute_DivisibleI32Type : Cute_DivisibleIntType<"DivisibleI32", "i32"> {
  let summary = "32-bit integer with a divisor";
  let description = [{
    `!cute.i32<divby 4>`.

    Refused: a divisor below 1 or of more than 31 bits.
  }];
}
def Cute_DivisibleI64Type : Cute_DivisibleIntType<"DivisibleI64", "i64"> {
  let summary = "64-bit integer with a divisor";
  let description = [{
    `!cute.i64<divby 16>`.

    Refused: a divisor below 1.
  }];
}

def Cute_FastDivmodDivisorType : Cute_Type<"FastDivmodDivisor", "fast_divmod_divisor"> {
  let summary = "prepared divisor";
  let description = [{
    `!cute.fast_divmod_divisor<32>`, of unsigned integers of that many bits. The value holds the divisor, a multiplier
    and two shifts (Granlund and Montgomery, 1994).

    Refused: a width other than 32 or 64.
  }];
  let parameters = (ins TypeParameter<"int64_t", "bits of what is divided, 32 or 64">:$width);
}

def Cute_DescIterType : Cute_Type<"DescIter", "desc_iter"> {
  let summary = "descriptor iterator";
  let description = [{
    `!cute.desc_iter<f16, smem, align<16>, "(8,64):(64,1)">`: base, shape, stride, swizzle and rank in one value; with a
    swizzle `"S<3,4,3> o 0 o (8,64):(64,1)"`.

    Refused: an offset other than 0 below the swizzle; what `memref` refuses of its parts.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space,
                        TypeParameter<"int64_t", "bytes that divide the address">:$alignment,
                        Cute_Notation<"::cutecheck::Swizzle", "what offsets pass through">:$swizzle,
                        Cute_Notation<"::cutecheck::Layout", "shape:stride">:$layout);
}

def Cute_TiledMmaType : Cute_Type<"TiledMma", "tiled_mma"> {
  let summary = "tiled MMA";
  let description = [{
    `!cute.tiled_mma<!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>, atom_layout_MNK = <"(2,2,1):(1,2,0)">>`. The layout places the atoms along M, N and K.

    Refused: an atom that is no MMA atom; a layout that has run-time leaves or a rank other than 3.
  }];
  let parameters = (ins "::mlir::Type":$atom, Cute_Notation<"::cutecheck::Layout", "atoms by M, N and K">:$atomLayout);
}

def Cute_DivisibleInt : AnyTypeOf<[Cute_DivisibleI32Type, Cute_DivisibleI64Type]>;

#endif
