// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of the cute dialect. Each is written !cute.NAME<"NOTATION">.
#ifndef LOWERING_CUTE_CUTETYPES_TD
#define LOWERING_CUTE_CUTETYPES_TD

include "lowering/cute/ods/TypeBases.td"

def Cute_IntTupleType : Cute_TupleType<"IntTuple", "int_tuple"> {
  let summary = "tuple of integers";
  let description = [{
    `!cute.int_tuple<"(4,(?,?{i64 div=8}))">`. A leaf is a number, which the type alone holds, or `?`, which a value
    holds: `?` has 32 bits, `?{i64}` 64; `div=8` promises a divisor.

    Refused: `_`, a basis element, a symbol, more than 1024 leaves.
  }];
}
def Cute_ShapeType : Cute_TupleType<"Shape", "shape"> {
  let summary = "shape";
  let description = [{
    `!cute.shape<"(?,8)">`: a tree of extents. Leaves are those of `int_tuple`; where a shape becomes the shape of a
    layout, each extent is at least 1.

    Refused: `_`, a basis element, a symbol, more than 1024 leaves.
  }];
}
def Cute_StrideType : Cute_TupleType<"Stride", "stride"> {
  let summary = "stride";
  let description = [{
    `!cute.stride<"(1,?{i64})">`: a tree of integers, and of coordinates `!cute.stride<"(1@0,?@1)">`: `n@i` is `n` steps
    along mode `i`.

    Refused: `_`; integers other than 0 beside basis elements; a basis path that ends inside another one.
  }];
}
def Cute_CoordType : Cute_TupleType<"Coord", "coord"> {
  let summary = "coordinate";
  let description = [{
    `!cute.coord<"(_,?)">`: a tree of integers and `_`. `_` keeps a mode open.

    Refused: a basis element, a symbol, more than 1024 leaves.
  }];
}

def Cute_LayoutType : Cute_Type<"Layout", "layout"> {
  let summary = "layout";
  let description = [{
    `!cute.layout<"((2,?),8):((1,?),4)">`: a shape and a stride of one tree. It is the function from coordinates of the
    shape to offsets: the sum of each coordinate times its stride.

    Refused: shape and stride of different trees; a static extent below 1; what `stride` refuses.
  }];
  let parameters = (ins Cute_Notation<"::cutecheck::Layout", "shape:stride">:$value);
}

def Cute_TileType : Cute_Type<"Tile", "tile"> {
  let summary = "tile";
  let description = [{
    `!cute.tile<"[16:1;128:1]">`, `!cute.tile<"8:1">`, `!cute.tile<"[_;(2,4):(1,2)]">`. A tile is a layout, `_`, which
    keeps a mode, or a list of tiles.

    Refused: a layout that is not valid; more than 1024 modes.
  }];
  let parameters = (ins Cute_Notation<"::cutecheck::Tiler", "a tiler by mode">:$value);
}

def Cute_SwizzleType : Cute_Type<"Swizzle", "swizzle"> {
  let summary = "swizzle";
  let description = [{
    `!cute.swizzle<"S<3,4,3>">`: an xor of one bit field of an offset into another. Three bits from bit 7 on are xored
    into those from bit 4 on.

    Refused: a shift of a smaller magnitude than the number of bits; fields beyond bit 31.
  }];
  let parameters = (ins Cute_Notation<"::cutecheck::Swizzle", "S<bits,base,shift>">:$value);
}

def Cute_ComposedLayoutType : Cute_Type<"ComposedLayout", "composed_layout"> {
  let summary = "composed layout";
  let description = [{
    `!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">`: the function `c -> S(n + L(c))`.

    Refused: a swizzle of no bits with an offset of 0, which is a `layout`; an offset that is a tuple; basis strides;
    parts that are not valid.
  }];
  let parameters = (ins Cute_Notation<"::cutecheck::ComposedLayout", "swizzle o offset o layout">:$value);
}

def Cute_LayoutCompositionType : Cute_Type<"LayoutComposition", "composed_layout"> {
  // Two types of one spelling are registered under two names.
  let typeName = "cute.layout_composition";
  let summary = "composed layout of two layouts";
  let description = [{
    `!cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">`: the function `c -> A(n + B(c))`. It is written as a composed
    layout, with a layout `A` in the place of the swizzle. The last mode of `A` is unbounded, as in `composition`. The
    offset may be a coordinate of `A`, beside a layout `B` with basis strides.

    Refused: a static extent below 1; what `layout` refuses of `B` and `A`; an offset that cannot be added to `B(0)`; a sum
    of both that is a tuple and not weakly congruent with the shape of `A`.
  }];
  let parameters = (ins Cute_Notation<"::cutecheck::LayoutComposition", "layout o offset o layout">:$value);
}

def Cute_AnyTuple : AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_StrideType, Cute_CoordType]>;
// A swizzle or a layout on the left.
def Cute_AnyComposed : AnyTypeOf<[Cute_ComposedLayoutType, Cute_LayoutCompositionType]>;
def Cute_AnyValue : AnyTypeOf<[Cute_AnyTuple, Cute_LayoutType, Cute_TileType]>;
def Cute_ScalarInt : AnyTypeOf<[I32, I64]>;

#endif
