// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on tuples, tiles and layouts as trees: arithmetic, conversions, modes.
#ifndef LOWERING_CUTE_TUPLEOPS_TD
#define LOWERING_CUTE_TUPLEOPS_TD

include "lowering/cute/ods/OpBases.td"
include "lowering/cute/ods/ViewTypes.td"

class Cute_UnaryOp<string opMnemonic, string infer, dag outputs = (outs AnyType:$result)>
    : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$input);
  let results = outputs;
}
class Cute_BinaryOp<string opMnemonic, string infer, dag outputs = (outs AnyType:$result)>
    : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = outputs;
}

def Cute_TupleAddOp : Cute_BinaryOp<"tuple_add", "inferTupleAdd"> {
  let summary = "Sum of two tuples, leaf by leaf";
  let description = [{
    `%r = cute.tuple_add(%a, %b) : (!cute.int_tuple<"(?,2)">, !cute.int_tuple<"(1,?)">) -> !cute.int_tuple<"(?,?)">`

    Both operands are `int_tuple`s, or both are shapes. Modes pair, and one that a tuple lacks counts as 0; the integer 0
    is the zero of any tuple.

    Refused: operands of other kinds; another integer beside a tuple; a static leaf of the result that leaves 64 bits.
  }];
}
def Cute_TupleSubOp : Cute_BinaryOp<"tuple_sub", "inferTupleSub"> {
  let summary = "Difference of two tuples, leaf by leaf";
  let description = [{
    `%r = cute.tuple_sub(%a, %b) : (!cute.int_tuple<"(?,2)">, !cute.int_tuple<"(1,?)">) -> !cute.int_tuple<"(?,?)">`

    `lhs - rhs`. Operands and refusals are those of `tuple_add`; as `lhs` the integer 0 is no zero of a tuple.
  }];
}
def Cute_TupleMulOp : Cute_BinaryOp<"tuple_mul", "inferTupleMul"> {
  let summary = "Product of two tuples, leaf by leaf";
  let description = [{
    `%r = cute.tuple_mul(%a, %b) : (!cute.int_tuple<"(?,2)">, !cute.int_tuple<"(3,?)">) -> !cute.int_tuple<"(?{div=3},?{div=2})">`

    Operands are of one tree. Refusals are those of `tuple_add`.
  }];
}
def Cute_TupleDivOp : Cute_BinaryOp<"tuple_div", "inferTupleDiv"> {
  let summary = "Quotient of two tuples, leaf by leaf";
  let description = [{
    `%r = cute.tuple_div(%a, %b) : (!cute.int_tuple<"(?,8)">, !cute.int_tuple<"(4,2)">) -> !cute.int_tuple<"(?,4)">`

    A run-time divisor is at least 1: the caller promises it. A run-time dividend below 0 is rounded toward zero.

    Refused: a static divisor of 0 or below; what `tuple_add` refuses.
  }];
}
def Cute_TupleModOp : Cute_BinaryOp<"tuple_mod", "inferTupleMod"> {
  let summary = "Remainder of two tuples, leaf by leaf";
  let description = [{
    `%r = cute.tuple_mod(%a, %b) : (!cute.int_tuple<"(?,8)">, !cute.int_tuple<"(4,3)">) -> !cute.int_tuple<"(?,2)">`

    A run-time divisor is at least 1: the caller promises it. A run-time dividend below 0 gives a remainder that is not
    positive. Refusals are those of `tuple_div`.
  }];
}
def Cute_TupleProductOp : Cute_UnaryOp<"tuple_product", "inferTupleProduct"> {
  let summary = "Product of all leaves";
  let description = [{
    `%r = cute.tuple_product(%t) : (!cute.shape<"(4,(?,2))">) -> !cute.shape<"?{div=8}">`

    The operand is an `int_tuple` or a shape; the result is one leaf of its kind.

    Refused: an operand of another kind; a product that leaves 64 bits.
  }];
}
def Cute_TupleProductEachOp : Cute_UnaryOp<"tuple_product_each", "inferTupleProductEach"> {
  let summary = "Product of the leaves of each mode";
  let description = [{
    `%r = cute.tuple_product_each(%t) : (!cute.shape<"(4,(?,2))">) -> !cute.shape<"(4,?{div=2})">`

    The operand is an `int_tuple` or a shape; the result has one leaf for each mode. Refusals are those of
    `tuple_product`.
  }];
}
def Cute_ShapeDivOp : Cute_BinaryOp<"shape_div", "inferShapeDiv"> {
  let summary = "Shape that is left when a shape is divided by another";
  let description = [{
    `%r = cute.shape_div(%s, %t) : (!cute.shape<"(12,8)">, !cute.shape<"(4,2)">) -> !cute.shape<"(3,4)">`

    A leaf by a leaf is the quotient where the divisor divides it, and 1 where it divides the divisor. A tuple by a leaf
    takes from the divisor what each mode can, left to right. A leaf by a tuple is divided by the product of the tuple.
    Tuples pair. Operands are shapes or `int_tuple`s of extents.

    Refused: a static extent or divisor below 1; leaves of which neither divides the other, or of which run time would
    decide it; tuples of different rank.
  }];
}
def Cute_CeilDivOp : Cute_BinaryOp<"ceil_div", "inferCeilDiv"> {
  let summary = "Number of tiles that cover a shape";
  let description = [{
    `%r = cute.ceil_div(%s, %t) : (!cute.shape<"(?,8)">, !cute.tile<"[4:1;3:1]">) -> !cute.shape<"(?,3)">`

    Each mode divided and rounded up; modes behind those of the divisor stay. A tile divides by the sizes of its modes,
    `_` by 1. The operands are a shape or `int_tuple`, and a shape, `int_tuple` or tile.

    Refused: a static extent or divisor below 1; a divisor of more modes; a tuple divided by one run-time leaf.
  }];
}
def Cute_EqualOp : Cute_BinaryOp<"equal", "inferEqual",
                                 (outs AnyTypeOf<[I1]>:$result)> {
  let summary = "Equality of two values of one kind";
  let description = [{
    `%b = cute.equal(%x, %y) : (!cute.shape<"(?,8)">, !cute.shape<"(?,?)">) -> i1`

    True when both have the same tree and each pair of leaves, or of parts, is equal. Operands are two tuples, layouts,
    composed layouts, swizzles, tiles or memrefs. Memrefs are equal that begin at one address of one memory, and have
    the same element type, swizzle and layout.

    Refused: operands of two kinds, or of a kind without an order of parts.
  }];
}
def Cute_TupleEqOp : Cute_BinaryOp<"tuple_eq", "inferEqual", (outs AnyTypeOf<[I1]>:$result)> {
  let summary = "Equality of two tuples, under its older name";
  let description = [{
    `%b = cute.tuple_eq(%x, %y) : (!cute.shape<"(?,8)">, !cute.shape<"(?,?)">) -> i1`

    The same as `equal`, for tuples alone.

    Refused: operands that are not two tuples of one kind.
  }];
}

def Cute_ToIntTupleOp : Cute_UnaryOp<"to_int_tuple", "inferToIntTuple"> {
  let summary = "Tuple as an int_tuple";
  let description = [{
    `%r = cute.to_int_tuple(%s) : (!cute.shape<"(?,8)">) -> !cute.int_tuple<"(?,8)">`

    The same leaves in another kind.

    Refused: an operand that is no tuple; a leaf `_` or a basis stride, unless the operand is of the result's kind
    already.
  }];
}
def Cute_ToShapeOp : Cute_UnaryOp<"to_shape", "inferToShape"> {
  let summary = "Tuple as a shape";
  let description = [{
    `%r = cute.to_shape(%t) : (!cute.int_tuple<"(?,8)">) -> !cute.shape<"(?,8)">`

    The same leaves in another kind. Refusals are those of `to_int_tuple`.
  }];
}
def Cute_ToStrideOp : Cute_UnaryOp<"to_stride", "inferToStride"> {
  let summary = "Tuple as a stride";
  let description = [{
    `%r = cute.to_stride(%t) : (!cute.int_tuple<"(?,8)">) -> !cute.stride<"(?,8)">`

    The same leaves in another kind. Refusals are those of `to_int_tuple`.
  }];
}
def Cute_ToCoordOp : Cute_UnaryOp<"to_coord", "inferToCoord"> {
  let summary = "Tuple as a coordinate";
  let description = [{
    `%r = cute.to_coord(%t) : (!cute.int_tuple<"(?,8)">) -> !cute.coord<"(?,8)">`

    The same leaves in another kind. Refusals are those of `to_int_tuple`.
  }];
}

def Cute_GetOp : Cute_ModesOp<"get", "inferGet"> {
  let summary = "Mode that a path leads to";
  let description = [{
    `%r = cute.get <[0, 1]> (%l) : (!cute.layout<"((2,?),4):((1,2),?)">) -> !cute.layout<"?:2">`

    Follows the numbers of the path from the outside in. Without a path the result is the operand. The operand is a
    tuple, a tile, a layout, a composed layout or a view.

    Refused: an operand without modes; a number below 0 or not below the rank it stands for.
  }];
  let arguments = (ins AnyType:$input, DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs AnyType:$result);
}
def Cute_FlattenOp : Cute_UnaryOp<"flatten", "inferFlatten"> {
  let summary = "Tuple or layout without nesting";
  let description = [{
    `%r = cute.flatten(%l) : (!cute.layout<"((2,?),4):((1,2),8)">) -> !cute.layout<"(2,?,4):(1,2,8)">`

    The leaves, left to right, as modes of one tuple. The operand is a tuple, a layout, a composed layout or a view.

    Refused: an operand of another kind.
  }];
}
class Cute_RankChangeOp<string opMnemonic, string infer> : Cute_RankOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$input, AnyType:$element, SI32Attr:$rank);
  let results = (outs AnyType:$result);
}
def Cute_AppendToRankOp : Cute_RankChangeOp<"append_to_rank", "inferAppendToRank"> {
  let summary = "Modes appended up to a rank";
  let description = [{
    `%r = cute.append_to_rank <4> (%l, %e) : (!cute.layout<"(2,4):(1,2)">, !cute.layout<"1:0">) -> !cute.layout<"(2,4,1,1):(1,2,0,0)">`

    Copies of `element` follow the modes of the input until it has `rank` modes. An input of that rank stays as it is.

    Refused: a rank below that of the input or above 1024; an element of another kind; modes that together are no valid
    value.
  }];
}
def Cute_PrependToRankOp : Cute_RankChangeOp<"prepend_to_rank", "inferPrependToRank"> {
  let summary = "Modes prepended up to a rank";
  let description = [{
    `%r = cute.prepend_to_rank <4> (%l, %e) : (!cute.layout<"(2,4):(1,2)">, !cute.layout<"1:0">) -> !cute.layout<"(1,1,2,4):(0,0,1,2)">`

    Copies of `element` come before the modes of the input. Refusals are those of `append_to_rank`.
  }];
}
def Cute_DiceOp : Cute_BinaryOp<"dice", "inferDice"> {
  let summary = "Modes that a coordinate fixes";
  let description = [{
    `%r = cute.dice(%s, %c) : (!cute.shape<"(2,4,8)">, !cute.coord<"(_,1,0)">) -> !cute.shape<"(4,8)">`

    The opposite of `slice`: keeps the modes where the coordinate has an integer, in order. Nested tuples of the
    coordinate add to one list. The first operand is a tuple, a tile, a layout or a view.

    Refused: a coordinate that is no `coord` or does not pair with the modes; modes that together are no valid value.
  }];
}
def Cute_GetLeavesOp : Cute_UnaryOp<"get_leaves", "inferGetLeaves", (outs Variadic<AnyType>:$leaves)> {
  let summary = "Each leaf of a tuple as a value of its own";
  let description = [{
    `%a, %b = cute.get_leaves(%s) : !cute.stride<"(?,1)">`

    One result for each leaf, left to right, of the operand's kind; `_` is a result too.

    Refused: an operand that is no tuple.
  }];
}
def Cute_GetLayoutsFromTileOp : Cute_UnaryOp<"get_layouts_from_tile", "inferGetLayoutsFromTile", (outs Variadic<AnyType>:$layouts)> {
  let summary = "Layouts of a tile";
  let description = [{
    `%a, %b = cute.get_layouts_from_tile(%t) : !cute.tile<"[16:1;_;128:1]">`

    One result for each layout of the tile, left to right, nested tiles among them; `_` has no result.

    Refused: an operand that is no tile.
  }];
}

def Cute_MakeTileOp : Cute_Op<"make_tile"> {
  let summary = "Tile from the run-time leaves of its layouts";
  let description = [{
    `%t = cute.make_tile(%n) : (i32) -> !cute.tile<"[?:1;_]">`

    One operand for each `?` of the result's type, left to right, of each layout the shape before the stride. Operands
    and refusals are those of `make_int_tuple`.
  }];
  let arguments = (ins Variadic<AnyTypeOf<[Cute_ScalarInt, Cute_IntTupleType]>>:$scalars);
  let results = (outs Cute_TileType:$result);
  let hasVerifier = 1;
}
def Cute_MakeLayoutLikeOp : Cute_UnaryOp<"make_layout_like", "inferMakeLayoutLike"> {
  let summary = "Compact layout in the stride order of another layout";
  let description = [{
    `%r = cute.make_layout_like(%l) : (!cute.layout<"(4,8):(16,1)">) -> !cute.layout<"(4,8):(8,1)">`

    The result has the shape of the input, and its strides are compact in the order of the input's strides. Run-time
    strides count as larger than static ones, left to right. Leaves of stride 0 keep it. Of a swizzled layout it is the
    layout inside that counts.

    Refused: an operand that is no layout; basis strides; strides that leave 64 bits.
  }];
}
def Cute_MakeOrderedLayoutOp : Cute_BinaryOp<"make_ordered_layout", "inferMakeOrderedLayout"> {
  let summary = "Compact layout with its modes in a given order";
  let description = [{
    `%r = cute.make_ordered_layout(%s, %o) : (!cute.shape<"(4,8)">, !cute.int_tuple<"(1,0)">) -> !cute.layout<"(4,8):(8,1)">`

    The mode with the least number has stride 1. Equal numbers follow left to right. A number beside a tuple holds for
    all of its leaves.

    Refused: operands that are not a shape and an `int_tuple`; a static extent below 1; an order with run-time leaves,
    or that is not weakly congruent with the shape.
  }];
}
def Cute_MakeIdentityLayoutOp : Cute_UnaryOp<"make_identity_layout", "inferMakeIdentityLayout"> {
  let summary = "Layout whose offset at a coordinate is that coordinate";
  let description = [{
    `%r = cute.make_identity_layout(%s) : (!cute.shape<"(4,(8,2))">) -> !cute.layout<"(4,(8,2)):(1@0,(1@0@1,1@1@1))">`

    Each leaf has one step along the basis of its place.

    Refused: an operand that is no shape; a static extent below 1.
  }];
}
def Cute_FilterOp : Cute_UnaryOp<"filter", "inferFilter"> {
  let summary = "Offsets of a layout without repetition";
  let description = [{
    `%r = cute.filter(%l) : (!cute.layout<"(2,4):(0,1)">) -> !cute.layout<"4:1">`

    `filter_zeros`, then `coalesce`.

    Refused: an operand without a layout; what `coalesce` refuses.
  }];
}

def Cute_ComposedGetInnerOp : Cute_UnaryOp<"composed_get_inner", "inferComposedGetInner"> {
  let summary = "Left side of a composed layout";
  let description = [{
    `%s = cute.composed_get_inner(%c) : (!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">) -> !cute.swizzle<"S<3,4,3>">`

    The part that acts last, a swizzle or a layout.

    Refused: an operand that is no composed layout.
  }];
}
def Cute_ComposedGetOffsetOp : Cute_UnaryOp<"composed_get_offset", "inferComposedGetOffset"> {
  let summary = "Offset of a composed layout";
  let description = [{
    `%n = cute.composed_get_offset(%c) : (!cute.composed_layout<"S<3,4,3> o ? o (8,64):(64,1)">) -> !cute.int_tuple<"?">`

    What is added between the layout and the left side.

    Refused: an operand that is no composed layout.
  }];
}
def Cute_ComposedGetOuterOp : Cute_UnaryOp<"composed_get_outer", "inferComposedGetOuter"> {
  let summary = "Layout of a composed layout";
  let description = [{
    `%l = cute.composed_get_outer(%c) : (!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">) -> !cute.layout<"(8,64):(64,1)">`

    The part that acts first.

    Refused: an operand that is no composed layout.
  }];
}

def Cute_IncrementCoordOp : Cute_BinaryOp<"increment_coord", "inferIncrementCoord"> {
  let summary = "Coordinate of the next index";
  let description = [{
    `%n = cute.increment_coord(%c, %s) : (!cute.coord<"(3,?)">, !cute.shape<"(4,8)">) -> !cute.coord<"(0,?)">`

    Adds 1 to the first leaf. A leaf that reaches its extent becomes 0 and carries into the next one; the last leaf is
    not reduced. Both operands have one tree.

    Refused: a coordinate with `_` or of another tree; a static extent below 1; a static leaf outside of its extent; a
    last leaf that leaves 64 bits.
  }];
}
def Cute_LayoutEvalOp : Cute_BinaryOp<"layout_eval", "inferLayoutEval"> {
  let summary = "Offset of a coordinate in a plain layout";
  let description = [{
    `%i = cute.layout_eval(%c, %l) : (!cute.coord<"(?,2)">, !cute.layout<"(8,4):(1,8)">) -> !cute.int_tuple<"?">`

    The same as `crd2idx`, for a `layout` alone.

    Refused: a second operand of another kind; what `crd2idx` refuses.
  }];
}

def Cute_PrintOp : Op<Cute_Dialect, "print", [MemoryEffects<[MemWrite]>]> {
  let summary = "Values written to standard output";
  let description = [{
    `cute.print("tile {} of {}\0A", %t, %l) : !cute.coord<"(?,?)">, !cute.layout<"(4,3):(10,1)">`

    Each `{}` of the format stands for one operand, in order; operands beyond the braces follow behind it, separated by
    spaces. Without a format the operands stand on one line.

    Operands are values of `cute`, pointers, integers of 1, 8, 16, 32 or 64 bits, or f16, bf16, f32 or f64. The lowering
    refuses others.
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$fmt, Variadic<AnyType>:$values);
  let hasCustomAssemblyFormat = 1;
}

#endif
