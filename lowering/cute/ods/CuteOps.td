// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of the cute dialect on tuples and layouts.
#ifndef LOWERING_CUTE_CUTEOPS_TD
#define LOWERING_CUTE_CUTEOPS_TD

include "lowering/cute/ods/OpBases.td"
include "lowering/cute/ods/AlgebraOps.td"
include "lowering/cute/ods/LayoutOps.td"
include "lowering/cute/ods/TupleOps.td"
include "lowering/cute/ods/SwizzleOps.td"
include "lowering/cute/ods/ViewOps.td"

def Cute_StaticOp : Cute_Op<"static", [ConstantLike]> {
  let summary = "Value of a static type";
  let description = [{
    `%s = cute.static : !cute.shape<"(4,8)">`

    The result has no run-time part: its type is its value. The operation is a constant and folds.

    Refused: a result whose type holds a `?`.
  }];
  let results = (outs AnyTypeOf<[Cute_AnyValue, Cute_SwizzleType, Cute_AnyComposed]>:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
}

// The one constructor of integers in a tree: the result's type says of which kind it is.
def Cute_MakeIntTupleOp
    : Cute_MakeTupleOp<"make_int_tuple", AnyTypeOf<[Cute_AnyTuple, Cute_TileType]>> {
  let summary = "Tuple of integers from its run-time leaves";
  let description = [{
    `%t = cute.make_int_tuple(%a, %b) : (i32, i64) -> !cute.int_tuple<"(?,4,?{i64})">`

    There is one operand for each `?` of the result's type, left to right. An operand is an integer of the width of its
    leaf, `!cute.i32<divby 4>` or `!cute.i64<divby 4>`, or an `int_tuple` of one leaf. The result's type says of which
    kind the tuple is: `int_tuple`, `shape`, `stride`, `coord` or `tile`.

    Refused: another number of operands; an operand of another width; a static operand, or a promised divisor, that the
    leaf's `div` does not divide; a static extent below 1 in a shape that is made by `make_shape`.
  }];
}
def Cute_MakeCoordOp : Cute_MakeTupleOp<"make_coord", Cute_CoordType> {
  let summary = "Coordinate from its run-time leaves";
  let description = [{
    `%c = cute.make_coord(%i, %j) : (i32, i64) -> !cute.coord<"(?,(2,?{i64}),_)">`

    One operand for each `?` of the result's type, left to right; static leaves and `_` take none. Operands and refusals
    are those of `make_int_tuple`.
  }];
}
def Cute_MakeShapeOp : Cute_MakeTupleOp<"make_shape", Cute_ShapeType> {
  let summary = "Shape from its run-time leaves";
  let description = [{
    `%s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,8)">`

    One operand for each `?` of the result's type, left to right. Operands and refusals are those of `make_int_tuple`.

    Also refused: a static extent below 1, in the type or as an operand, unless `filter_zeros` is the only user of the
    result and takes it as its profile.
  }];
}
def Cute_MakeStrideOp : Cute_MakeTupleOp<"make_stride", Cute_StrideType> {
  let summary = "Stride from its run-time leaves";
  let description = [{
    `%d = cute.make_stride(%ld) : (i64) -> !cute.stride<"(1,?{i64 div=4})">`

    One operand for each `?` of the result's type, left to right; `?@1` takes one too. Operands and refusals are those
    of `make_int_tuple`.
  }];
}

def Cute_MakeLayoutOp : Cute_Op<"make_layout", [AttrSizedOperandSegments]> {
  let summary = "Layout from a shape and a stride";
  let description = [{
    `%l = cute.make_layout(%s, %d) : (!cute.shape<"(?,8)">, !cute.stride<"(1,?)">) -> !cute.layout<"(?,8):(1,?)">`

    With one type behind the colon, `(%s, %d) : LAYOUT`, the operands have the types of the layout's parts. Without
    operands, `() : LAYOUT`, the layout is static.

    Refused: a shape without a stride; a result that is not `shape:stride` of the operands; a result with a `?` where
    there are no operands.
  }];
  let arguments = (ins Optional<Cute_ShapeType>:$shape, Optional<Cute_StrideType>:$stride);
  let results = (outs Cute_LayoutType:$result);
  let hasVerifier = 1;
}

def Cute_GetShapeOp : Cute_InferredOp<"get_shape"> {
  let summary = "Shape of a layout";
  let description = [{
    `%s = cute.get_shape(%l) : (!cute.layout<"(?,8):(1,?)">) -> !cute.shape<"(?,8)">`

    Of a composed layout it is that of its layout, of a tile the tree of the shapes of its layouts.

    Refused: an operand of another kind; a tile with `_`. The layout of a view comes from `get_layout`.
  }];
  let arguments = (ins AnyType:$input);
  let results = (outs Cute_ShapeType:$result);
}
def Cute_GetStrideOp : Cute_InferredOp<"get_stride"> {
  let summary = "Stride of a layout";
  let description = [{
    `%d = cute.get_stride(%l) : (!cute.layout<"(?,8):(1,?)">) -> !cute.stride<"(1,?)">`

    Refused: an operand that is no `layout`.
  }];
  let arguments = (ins AnyType:$input);
  let results = (outs Cute_StrideType:$result);
}

def Cute_GetScalarsOp : Cute_InferredOp<"get_scalars"> {
  let summary = "Leaves of a tuple or layout as integers";
  let description = [{
    `%m, %n = cute.get_scalars(%c) : !cute.coord<"(?,4)">`

    One result for each leaf, left to right; of a layout the leaves of the shape come first, then those of the stride.
    `_` has no result; of a composed layout the parts follow each other as they are written, and a swizzle has three
    numbers, bits, base and shift. With `<{only_dynamic}>` only the `?` leaves have one. A result is i64 where the leaf is `?{i64}`
    or a number that 32 bits do not hold, else i32.

    Refused: an operand that is neither a tuple, a layout, a tile, a swizzle nor a composed layout.
  }];
  let arguments = (ins AnyTypeOf<[Cute_AnyValue, Cute_SwizzleType, Cute_AnyComposed]>:$input,
      UnitAttr:$only_dynamic);
  let results = (outs Variadic<Cute_ScalarInt>:$scalars);
}

def Cute_SizeOp : Cute_ComputedOp<"size"> {
  let summary = "Number of elements of a mode";
  let description = [{
    `%n = cute.size <[0, 1]> (%l) : (!cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"?">`

    The product of the extents of the mode that the path `[0, 1]` leads to; without a path, of all extents. Of a
    `strided_iter` it is the number of tiles, which run time knows.

    Operand: an `int_tuple`, a `shape`, a `layout`, a `composed_layout` or a `strided_iter`; a `strided_iter` takes no path.

    Refused: a path to a mode that does not exist; a static extent below 1 (below 0 in an `int_tuple`); a product that
    leaves 64 bits.
  }];
  let arguments = (ins AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_LayoutType, Cute_AnyComposed,
                                  Cute_StridedIterType]>:$input,
      DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs Cute_IntTupleType:$result);
}

def Cute_Crd2IdxOp : Cute_ComputedOp<"crd2idx"> {
  let summary = "Offset of a coordinate in a layout";
  let description = [{
    `%i = cute.crd2idx(%c, %l) : (!cute.coord<"(?,2)">, !cute.layout<"(8,4):(1,8)">) -> !cute.int_tuple<"?">`

    The offset of the coordinate in a layout or composed layout. In a shape it is the colexicographic index, the offset
    in the compact layout whose first mode has stride 1. `_` counts as 0. A leaf of the coordinate beside a tuple of the
    layout is an index into that tuple. Section `crd2idx` of the specification has the formula.

    Refused: a coordinate that does not pair with the layout's modes; a static coordinate that is negative or outside of
    a mode that is not the last; an offset that leaves 64 bits.
  }];
  let arguments = (ins AnyType:$coord,
      AnyTypeOf<[Cute_LayoutType, Cute_AnyComposed, Cute_ShapeType]>:$target);
  let results = (outs Cute_IntTupleType:$result);
}

def Cute_Idx2CrdOp : Cute_ComputedOp<"idx2crd"> {
  let summary = "Coordinate of an index in a shape";
  let description = [{
    `%c = cute.idx2crd(%i, %s) : (!cute.int_tuple<"?">, !cute.shape<"(4,8)">) -> !cute.coord<"(?,?)">`

    The colexicographic coordinate: the first mode varies fastest. The last leaf of each integer index is not reduced by
    its extent. A tuple index is taken mode by mode.

    Refused: an index tuple that does not pair with the shape; a static index below 0; a static extent below 1.
  }];
  let arguments = (ins Cute_IntTupleType:$index, Cute_ShapeType:$shape);
  let results = (outs Cute_CoordType:$result);
}

#endif
