// Swizzles: layouts whose offsets pass through one, and numbers.
#ifndef LOWERING_CUTE_SWIZZLEOPS_TD
#define LOWERING_CUTE_SWIZZLEOPS_TD

include "lowering/cute/OpBases.td"

def Cute_MakeComposedLayoutOp : Cute_InferredOp<"make_composed_layout"> {
  let summary = "inner o offset o outer: c -> inner(offset + outer(c))";
  let arguments = (ins Cute_SwizzleType:$inner, Cute_IntTupleType:$offset, Cute_LayoutType:$outer);
  let results = (outs Cute_ComposedLayoutType:$result);
}

def Cute_ApplySwizzleOp : Cute_ComputedOp<"apply_swizzle"> {
  let summary = "an integer of at least 0, its source bits xored into its target bits";
  let arguments = (ins Cute_SwizzleType:$swizzle, Cute_IntTupleType:$index);
  let results = (outs Cute_IntTupleType:$result);
}

#endif
