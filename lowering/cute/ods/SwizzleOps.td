// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzles: layouts whose offsets pass through one, and numbers.
#ifndef LOWERING_CUTE_SWIZZLEOPS_TD
#define LOWERING_CUTE_SWIZZLEOPS_TD

include "lowering/cute/ods/OpBases.td"

def Cute_MakeComposedLayoutOp : Cute_InferredOp<"make_composed_layout"> {
  let summary = "Composed layout from a swizzle or a layout, an offset and a layout";
  let description = [{
    `%c = cute.make_composed_layout(%s, %n, %l) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"0">, !cute.layout<"(8,64):(64,1)">) -> !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">`

    The function `c -> inner(offset + outer(c))`. The first operand is a swizzle or a layout.

    Refused: operands of other kinds; what the type of the result refuses: of a swizzle no bits together with an offset of
    0, an offset that is a tuple, and a layout with basis strides; of a layout an offset that is no coordinate of it.
  }];
  let arguments = (ins AnyTypeOf<[Cute_SwizzleType, Cute_LayoutType]>:$inner, Cute_IntTupleType:$offset,
      Cute_LayoutType:$outer);
  let results = (outs Cute_AnyComposed:$result);
}

def Cute_ApplySwizzleOp : Cute_ComputedOp<"apply_swizzle"> {
  let summary = "Swizzle of an integer";
  let description = [{
    `%r = cute.apply_swizzle(%s, %i) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">`

    The source bits of the index are xored into its target bits. The index is at least 0; the caller promises it of a
    run-time one.

    Refused: an index that is a tuple; a static index below 0.
  }];
  let arguments = (ins Cute_SwizzleType:$swizzle, Cute_IntTupleType:$index);
  let results = (outs Cute_IntTupleType:$result);
}

#endif
