// The layout algebra: operations whose results are layouts, on layouts and on views of memory.
#ifndef LOWERING_CUTE_ALGEBRAOPS_TD
#define LOWERING_CUTE_ALGEBRAOPS_TD

include "lowering/cute/OpBases.td"
include "lowering/cute/ViewTypes.td"

def Cute_Sliceable : AnyTypeOf<[Cute_LayoutType, Cute_ComposedLayoutType, Cute_View]>;
def Cute_Divisible : AnyTypeOf<[Cute_LayoutType, Cute_ComposedLayoutType, Cute_View]>;
def Cute_AnyTiler : AnyTypeOf<[Cute_TileType, Cute_LayoutType, Cute_ShapeType]>;

def Cute_CompositionOp : Cute_ComputedOp<"composition"> {
  let summary = "lhs after rhs: c -> lhs(rhs(c))";
  let arguments = (ins Cute_Divisible:$lhs, Cute_AnyTiler:$rhs);
  let results = (outs Cute_Divisible:$result);
}

def Cute_ComplementOp : Cute_ComputedOp<"complement"> {
  let summary = "what a layout leaves out of a number of offsets; without one, of those up to its largest";
  let arguments = (ins Cute_LayoutType:$input, Optional<AnyTypeOf<[Cute_ShapeType, Cute_LayoutType]>>:$cotarget);
  let results = (outs Cute_LayoutType:$result);
}

def Cute_CoalesceOp : Cute_ComputedOp<"coalesce"> {
  let summary = "the same function of one index with the fewest modes; with a profile, mode by mode";
  let arguments = (ins Cute_Divisible:$input, Optional<Cute_CoordType>:$profile);
  let results = (outs Cute_Divisible:$result);
}

class Cute_DivideOp<string opMnemonic> : Cute_ComputedOp<opMnemonic> {
  let arguments = (ins AnyType:$input, AnyType:$tiler);
  let results = (outs Cute_Divisible:$result);
}
def Cute_LogicalDivideOp : Cute_DivideOp<"logical_divide"> { let summary = "a layout by tile and tiles, mode by mode"; }
def Cute_ZippedDivideOp : Cute_DivideOp<"zipped_divide"> { let summary = "the tiles' modes gathered, and their numbers'"; }

// `(%x, %coord) : X, COORD`, the result inferred; `-> R` may be written.
def Cute_SliceOp : Cute_ComputedOp<"slice"> {
  let summary = "the modes that a coordinate leaves open; of a view, from where the rest of the coordinate is";
  let arguments = (ins Cute_Sliceable:$input, Cute_CoordType:$coord);
  let results = (outs Cute_Sliceable:$result);
}

#endif
