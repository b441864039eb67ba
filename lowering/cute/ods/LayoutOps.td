// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on layouts and views beside the algebra's core: modes, inverses, products, tiles.
#ifndef LOWERING_CUTE_LAYOUTOPS_TD
#define LOWERING_CUTE_LAYOUTOPS_TD

include "lowering/cute/ods/OpBases.td"
include "lowering/cute/ods/ViewTypes.td"

def Cute_LayoutOrView : AnyTypeOf<[Cute_LayoutType, Cute_AnyComposed, Cute_View]>;
def Cute_AnyLayout : AnyTypeOf<[Cute_LayoutType, Cute_AnyComposed]>;

// What an operation asks of its operands is asked by its inference, in the documented words.
class Cute_DivisionOp<string opMnemonic, string infer> : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$input, AnyType:$tiler);
  let results = (outs Cute_LayoutOrView:$result);
}
def Cute_TiledDivideOp : Cute_DivisionOp<"tiled_divide", "inferTiledDivide"> {
  let summary = "Division of a layout with the tile in front and the rest spread out";
  let description = [{
    `%r = cute.tiled_divide(%l, %t) : (!cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"((4,3),2,2):((1,8),4,24)">`

    `zipped_divide` as `((tile), rest...)`: the modes of the rest stand beside the tile. Operands and refusals are those
    of `logical_divide`.
  }];
}
def Cute_FlatDivideOp : Cute_DivisionOp<"flat_divide", "inferFlatDivide"> {
  let summary = "Division of a layout with all modes side by side";
  let description = [{
    `%r = cute.flat_divide(%l, %t) : (!cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"(4,3,2,2):(1,8,4,24)">`

    `zipped_divide` as `(tile..., rest...)`. Operands and refusals are those of `logical_divide`.
  }];
}
def Cute_StencilDivideOp : Cute_DivisionOp<"stencil_divide", "inferStencilDivide"> {
  let summary = "Overlapping windows of a layout and their places";
  let description = [{
    `%r = cute.stencil_divide(%l, %t) : (!cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"((4,3),(5,4)):((1,8),(1,8))">`

    A window `w:d` of the tiler holds `w` elements of a mode, `d` apart. It stands at each place where all of it lies
    inside: `n - (w-1)*d` places of a mode of `n`. Mode 0 holds the windows, mode 1 the places and the modes that the
    tiler does not reach. `_` keeps a mode as its own places, with the window `1:0`.

    Refused: a tiler of more modes than the input; a window that is not one static mode with a distance of at least 1; a
    window longer than its mode; what `composition` refuses.
  }];
}

def Cute_GroupModesOp : Cute_PairOp<"group_modes", "inferGroupModes", "begin", "end", "getBegin", "getEnd"> {
  let summary = "Range of modes gathered into one mode";
  let description = [{
    `%r = cute.group_modes <0, 2> (%l) : (!cute.layout<"(?,2,3):(1,?,7)">) -> !cute.layout<"((?,2),3):((1,?),7)">`

    Modes `begin` to `end`, without `end`, become one tuple mode. A negative number counts from the end.

    Refused: an operand without a layout; `begin` or `end` outside of the rank; an empty range; a result that is nested
    deeper than the notation reads.
  }];
  let arguments = (ins AnyType:$input, I32Attr:$begin, I32Attr:$end);
  let results = (outs Cute_LayoutOrView:$result);
}
def Cute_SelectOp : Cute_ModesOp<"select", "inferSelect"> {
  let summary = "Chosen modes in a chosen order";
  let description = [{
    `%r = cute.select <[2, 0]> (%l) : (!cute.layout<"(?,2,3):(1,?,7)">) -> !cute.layout<"(3,?):(7,1)">`

    The top-level modes with these numbers, in this order. The operand is a tuple, a layout, a composed layout or a
    view; the result is of its kind, and a view keeps its iterator.

    Refused: a number below 0 or not below the rank; a number that stands twice.
  }];
  let arguments = (ins AnyType:$input, DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs AnyType:$result);
}
def Cute_CosizeOp : Cute_ModesOp<"cosize", "inferCosize"> {
  let summary = "Span of the offsets of a layout";
  let description = [{
    `%n = cute.cosize <[0]> (%l) : (!cute.layout<"(8,4):(2,16)">) -> !cute.int_tuple<"15">`

    `1 + sum of (extent - 1) * |stride|` over the leaves of the mode that the path leads to; without a path, of the
    whole layout. Of a composed layout it is one more than the largest swizzled offset, found by visiting every element.

    Refused: an operand that is no layout; a path to a mode that does not exist; a run-time or basis stride; a composed
    layout without a swizzle, with run-time leaves, or of more than 2^20 elements.
  }];
  let arguments = (ins AnyType:$input, DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs Cute_IntTupleType:$result);
}

def Cute_RecastLayoutOp : Cute_PairOp<"recast_layout", "inferRecastLayout", "new_type_bits", "old_type_bits",
                                      "getNewTypeBits", "getOldTypeBits"> {
  let summary = "Layout of the same bits in elements of another width";
  let description = [{
    `%r = cute.recast_layout <32, 8> (%l) : (!cute.layout<"64:1">) -> !cute.layout<"16:1">`

    The first number is the new width in bits, the second the old one. Each element is cut into parts of the greatest
    common divisor of both widths, and parts are taken together again. Of a composed layout the swizzle and the offset
    are recast too.

    Refused: a width below 1; a layout without a mode of stride 1 to cut; a group that would be torn apart; a run-time
    stride or offset that would decide it.
  }];
  let arguments = (ins AnyType:$src, I32Attr:$new_type_bits, I32Attr:$old_type_bits);
  let results = (outs Cute_AnyLayout:$result);
}

class Cute_InverseOp<string opMnemonic, string infer> : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$input);
  let results = (outs Cute_AnyLayout:$result);
}
def Cute_RightInverseOp : Cute_InverseOp<"right_inverse", "inferRightInverse"> {
  let summary = "Layout R with L(R(i)) = i";
  let description = [{
    `%r = cute.right_inverse(%l) : (!cute.layout<"(4,8):(8,1)">) -> !cute.layout<"(8,4):(4,1)">`

    `R` is defined on the longest chain of whole modes of the coalesced input whose strides are 1, s, s*s', and so on.
    Modes with a run-time stride are left out. With `--cute-trust-result-types`, `R` of a layout into coordinates, with
    basis strides, takes a coordinate, and has such a chain in each place of it.

    Refused: a run-time extent; a composed layout; a basis stride; offsets that leave 64 bits.
  }];
}
def Cute_LeftInverseOp : Cute_InverseOp<"left_inverse", "inferLeftInverse"> {
  let summary = "Layout R with R(L(i)) = i";
  let description = [{
    `%r = cute.left_inverse(%l) : (!cute.layout<"(4,8):(8,1)">) -> !cute.layout<"(8,4):(4,1)">`

    `R` gives back each coordinate's index from its offset. When the least stride `d` is above 1, `R` begins with a mode `d:0`.

    With `--cute-trust-result-types`, `R` of a layout into coordinates, with basis strides, takes a coordinate.

    Refused: run-time leaves; a composed layout; strides that are negative, 0, of a basis, or less than what smaller
    ones cover; a stride that is no multiple of the next smaller one.
  }];
}

def Cute_FilterZerosOp : Cute_PlainOp<"filter_zeros", "inferFilterZeros"> {
  let summary = "Layout with repeated modes reduced to one element";
  let description = [{
    `%r = cute.filter_zeros(%l) : (!cute.layout<"(2,8):(0,4)">) -> !cute.layout<"(1,8):(0,4)">`

    Each leaf of static stride 0 becomes `1:0`; the profile stays. With a profile as the second operand, a `shape` of
    the same tree, the leaves beside a 0 of it become extent 1 instead.

    Refused: an operand without a layout; a profile of another kind or tree; a run-time leaf in the profile.
  }];
  let arguments = (ins AnyType:$src, Optional<AnyType>:$target_profile);
  let results = (outs Cute_LayoutOrView:$result);
}

class Cute_ProductOp<string opMnemonic, string infer> : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs Cute_AnyLayout:$result);
}
def Cute_LogicalProductOp : Cute_ProductOp<"logical_product", "inferLogicalProduct"> {
  let summary = "Block and its copies, as two modes";
  let description = [{
    `%r = cute.logical_product(%a, %b) : (!cute.layout<"(2,2):(1,2)">, !cute.layout<"3:1">) -> !cute.layout<"((2,2),3):((1,2),4)">`

    Mode 0 is the block `lhs`, mode 1 its copies, laid out by `rhs` in what the block leaves free: `(A,
    composition(complement(A, size(A)*cosize(B)), B))`. Of a composed `lhs` the layout inside is multiplied.

    Refused: a `lhs` with run-time leaves or that is no layout; a `rhs` that is no layout; what `complement` and
    `composition` refuse.
  }];
}
def Cute_ZippedProductOp : Cute_ProductOp<"zipped_product", "inferZippedProduct"> {
  let summary = "Block and its copies, as logical_product";
  let description = [{
    `%r = cute.zipped_product(%a, %b) : (!cute.layout<"2:1">, !cute.layout<"3:1">) -> !cute.layout<"(2,3):(1,2)">`

    The same as `logical_product` for a layout `rhs`, the only kind that is taken.
  }];
}
def Cute_TiledProductOp : Cute_ProductOp<"tiled_product", "inferTiledProduct"> {
  let summary = "Block, and beside it the modes of its copies";
  let description = [{
    `%r = cute.tiled_product(%a, %b) : (!cute.layout<"2:1">, !cute.layout<"(3,2):(1,3)">) -> !cute.layout<"(2,3,2):(1,2,6)">`

    `logical_product` as `(block, copies...)`: the modes of the copies stand beside the block. Refusals are those of
    `logical_product`.
  }];
}
def Cute_FlatProductOp : Cute_ProductOp<"flat_product", "inferFlatProduct"> {
  let summary = "Modes of a block and of its copies side by side";
  let description = [{
    `%r = cute.flat_product(%a, %b) : (!cute.layout<"(2,2):(1,2)">, !cute.layout<"3:1">) -> !cute.layout<"(2,2,3):(1,2,4)">`

    `logical_product` as `(block..., copies...)`. Refusals are those of `logical_product`.
  }];
}
def Cute_BlockedProductOp : Cute_ProductOp<"blocked_product", "inferBlockedProduct"> {
  let summary = "Product with block and copies paired mode by mode, block first";
  let description = [{
    `%r = cute.blocked_product(%a, %b) : (!cute.layout<"(2,2):(1,2)">, !cute.layout<"(3,1):(1,3)">) -> !cute.layout<"((2,3),(2,1)):((1,4),(2,0))">`

    Mode `i` is `(mode i of the block, mode i of the copies)`: blocks follow one another. The shorter operand is padded
    with `1:0`. Refusals are those of `logical_product`.
  }];
}
def Cute_RakedProductOp : Cute_ProductOp<"raked_product", "inferRakedProduct"> {
  let summary = "Product with block and copies paired mode by mode, copies first";
  let description = [{
    `%r = cute.raked_product(%a, %b) : (!cute.layout<"(2,2):(1,2)">, !cute.layout<"(3,1):(1,3)">) -> !cute.layout<"((3,2),(1,2)):((4,1),(0,2))">`

    Mode `i` is `(mode i of the copies, mode i of the block)`: the elements of a block are interleaved with those of its
    copies. The shorter operand is padded with `1:0`. Refusals are those of `logical_product`.
  }];
}

def Cute_TileToShapeOp : Cute_PlainOp<"tile_to_shape", "inferTileToShape"> {
  let summary = "Block repeated until it fills a shape";
  let description = [{
    `%r = cute.tile_to_shape(%b, %s, %o) : (!cute.layout<"(2,2):(1,2)">, !cute.shape<"(4,6)">, !cute.int_tuple<"(1,0)">) -> !cute.layout<"((2,2),(2,3)):((1,12),(2,4))">`

    Mode `i` of the result is (mode `i` of the block, its copies). The copies follow one another in the order of the
    third operand, one static number for each mode of the shape; without it colexicographically. With three more
    operands (lower padding, upper padding, traversal stride, all congruent with the shape and the block) the block is
    placed at every multiple of the traversal stride inside the padded shape.

    Operands: 2, 3 or 6. The block is a layout or composed layout.

    Refused: another number of operands; a block of more modes than the shape; a mode of the block that is not shown to
    divide that of the shape; an order of another rank or with a run-time leaf; paddings or strides of another tree, a
    traversal stride below 1, or a block that does not lie inside the padded shape.
  }];
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Cute_AnyLayout:$result);
}

def Cute_LocalTileOp : Cute_PlainOp<"local_tile", "inferLocalTile"> {
  let summary = "Tile at a coordinate";
  let description = [{
    `%r = cute.local_tile(%l, %t, %c) : (!cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(?,_)">) -> !cute.layout<"(4,3,2):(1,8,24)">`

    Divides the input by the tiler (`zipped_divide`) and takes the tile that the coordinate names: `(tile modes..., rest
    modes left open...)`. An integer counts through all tiles; modes that the coordinate lacks are `_`. Of a view the
    iterator moves to the tile; of a layout the offset is dropped.

    Refused: a tiler that is no tile, layout or shape; a coordinate that is no `coord`, has more modes than there are
    numbers of tiles, does not pair with them, or names a tile that is not there; an input without a layout.
  }];
  let arguments = (ins AnyType:$input, AnyType:$tiler, AnyType:$coord);
  let results = (outs Cute_LayoutOrView:$result);
}
def Cute_LocalPartitionOp : Cute_PlainOp<"local_partition", "inferLocalPartition"> {
  let summary = "Elements of one thread in every tile";
  let description = [{
    `%r = cute.local_partition(%l, %threads, %i) : (!cute.layout<"(8,6):(1,8)">, !cute.layout<"(4,3):(1,4)">, !cute.int_tuple<"?">) -> !cute.layout<"(2,2):(4,24)">`

    Divides the input by the extents of `tiler`, a layout from coordinates to thread numbers, and takes the element of
    every tile at the place of thread `index`. With a profile, a `coord`, the input is coalesced by it first. Of a view
    the iterator moves to the thread's first element.

    Refused: a tiler with a run-time extent, or that is not a bijection onto `[0, size)`; a static index of no thread;
    an index that is a tuple or `_`; what `zipped_divide` refuses.
  }];
  let arguments = (ins AnyType:$input, AnyType:$tiler, AnyType:$index, Optional<AnyType>:$target_profile);
  let results = (outs Cute_LayoutOrView:$result);
}

#endif
