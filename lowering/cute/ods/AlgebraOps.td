// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The layout algebra: operations whose results are layouts, on layouts and on views of memory.
#ifndef LOWERING_CUTE_ALGEBRAOPS_TD
#define LOWERING_CUTE_ALGEBRAOPS_TD

include "lowering/cute/ods/OpBases.td"
include "lowering/cute/ods/ViewTypes.td"

def Cute_Sliceable : AnyTypeOf<[Cute_LayoutType, Cute_AnyComposed, Cute_View, Cute_AnyTuple]>;
def Cute_Divisible : AnyTypeOf<[Cute_LayoutType, Cute_AnyComposed, Cute_View]>;
def Cute_AnyTiler : AnyTypeOf<[Cute_TileType, Cute_LayoutType, Cute_ShapeType]>;

def Cute_CompositionOp : Cute_ComputedOp<"composition"> {
  let summary = "Composition of two layouts, lhs after rhs";
  let description = [{
    `%r = cute.composition(%a, %b) : (!cute.layout<"(8,4):(1,8)">, !cute.layout<"4:2">) -> !cute.layout<"4:2">`

    `R(c) = lhs(rhs(c))` for every coordinate `c` of `rhs`. The result has the profile of `rhs`, refined where a step of
    `rhs` crosses modes of `lhs`; the last mode of `lhs` is unbounded. A tile as `rhs` composes mode by mode; `_` keeps
    a mode, and modes of `lhs` behind the tile are dropped. A shape as `rhs` is the tile of its extents. Of a view or
    composed layout `lhs` the layout inside is composed, and the rest stays. Section `composition` of the specification
    has the formula; `compose` takes its operands in the other order.

    Refused: operands of other kinds; a tile of more modes than `lhs`; a pair whose composition is no layout, or of
    which run-time leaves would decide whether it is one; offsets that leave 64 bits.

    `cutecheck-opt --cute-trust-result-types` reads and verifies modules as CuTe does: where run-time leaves decide, it
    infers the result as if there were one, on the author's word. It takes no passes, and no proof rests on the word.
    The same holds of `complement`, the divisions and products, `tile_to_shape`, `recast_layout`, `shape_div` and `cosize`.
  }];
  let arguments = (ins Cute_Divisible:$lhs, Cute_AnyTiler:$rhs);
  let results = (outs Cute_Divisible:$result);
}

def Cute_ComplementOp : Cute_ComputedOp<"complement"> {
  let summary = "Layout of the offsets that a layout leaves out";
  let description = [{
    `%r = cute.complement(%l, %s) : (!cute.layout<"4:2">, !cute.shape<"24">) -> !cute.layout<"(2,3):(1,8)">`

    The flat layout `R` with increasing strides such that the input, without repetition, and `R` together reach each
    offset of `[0, cotarget)` once. The cotarget is the size of the second operand, a shape or a layout. Without it, it
    is one more than the largest offset of the input.

    Refused: an input with run-time leaves or negative strides; an input whose modes overlap, or leave a gap that no
    mode fills; a static cotarget below 1; more than 2^20 offsets to search.
  }];
  let arguments = (ins Cute_LayoutType:$input, Optional<AnyTypeOf<[Cute_ShapeType, Cute_LayoutType]>>:$cotarget);
  let results = (outs Cute_LayoutType:$result);
}

def Cute_CoalesceOp : Cute_ComputedOp<"coalesce"> {
  let summary = "Layout with the fewest modes that is the same function";
  let description = [{
    `%r = cute.coalesce(%l) : (!cute.layout<"(2,(1,6)):(1,(6,2))">) -> !cute.layout<"12:1">`

    The same offsets as a function of one index: modes of extent 1 are dropped, and neighbours are merged where the
    types show that one continues the other. With a profile, a `coord`, each leaf of the profile coalesces the mode
    beside it. Of a view or composed layout the layout inside is coalesced.

    Refused: an operand without a layout; a profile of more modes than the layout; an extent that leaves 64 bits.
  }];
  let arguments = (ins Cute_Divisible:$input, Optional<Cute_CoordType>:$profile);
  let results = (outs Cute_Divisible:$result);
}

class Cute_DivideOp<string opMnemonic> : Cute_ComputedOp<opMnemonic> {
  let arguments = (ins AnyType:$input, AnyType:$tiler);
  let results = (outs Cute_Divisible:$result);
}
def Cute_LogicalDivideOp : Cute_DivideOp<"logical_divide"> {
  let summary = "Division of a layout into tiles, mode by mode";
  let description = [{
    `%r = cute.logical_divide(%l, %t) : (!cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"((4,2),(3,2)):((1,4),(8,24))">`

    Each mode of the input that the tiler reaches becomes `(tile, tiles)`; `_` and the modes behind the tiler stay as
    they are. A layout as the tiler divides the input as one mode. The tiler is a tile, a layout or a shape; the input
    is a layout, composed layout or view, and the result is of its kind.

    Refused: a tiler of more modes than the input; a mode of which no complement exists, or whose composition is refused
    (`complement`, `composition`).
  }];
}
def Cute_ZippedDivideOp : Cute_DivideOp<"zipped_divide"> {
  let summary = "Division of a layout with all tile modes in front";
  let description = [{
    `%r = cute.zipped_divide(%l, %t) : (!cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"((4,3),(2,2)):((1,8),(4,24))">`

    `logical_divide` with its parts gathered: mode 0 holds the tile, mode 1 the numbers of tiles and the modes that the
    tiler does not reach. `_` keeps a mode whole: its tile is `1:0`.

    Operands and refusals are those of `logical_divide`.
  }];
}

// `(%x, %coord) : X, COORD`, the result inferred; `-> R` may be written.
def Cute_SliceOp : Cute_ComputedOp<"slice"> {
  let summary = "Modes of a layout that a coordinate leaves open";
  let description = [{
    `%r = cute.slice(%v, %c) : !cute.memref<f32, gmem, "(8,4):(1,8)">, !cute.coord<"(_,?)"> -> !cute.memref<f32, gmem, "(8):(1)">`

    Keeps the modes where the coordinate has `_`, in order. Of a view the iterator moves to the offset of the other
    modes; of a composed layout that offset is added inside the swizzle; of a layout it is dropped. `_` alone keeps the
    input whole. The result is inferred when it is not written.

    Refused: an input without a layout; a coordinate that does not pair with the layout's modes; a static coordinate
    outside of its mode; under a swizzle a constant offset below 0.
  }];
  let arguments = (ins Cute_Sliceable:$input, Cute_CoordType:$coord);
  let results = (outs Cute_Sliceable:$result);
}

#endif
