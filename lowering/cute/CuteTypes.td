// Types of the cute dialect. Each is written !cute.NAME<"NOTATION">.
#ifndef LOWERING_CUTE_CUTETYPES_TD
#define LOWERING_CUTE_CUTETYPES_TD

include "lowering/cute/TypeBases.td"

def Cute_IntTupleType : Cute_TupleType<"IntTuple", "int_tuple", "integers in a tree">;
def Cute_ShapeType : Cute_TupleType<"Shape", "shape", "extents in a tree">;
def Cute_StrideType : Cute_TupleType<"Stride", "stride", "strides in a tree, integers or scaled basis elements">;
def Cute_CoordType : Cute_TupleType<"Coord", "coord", "coordinates in a tree, `_` keeps a mode">;

def Cute_LayoutType : Cute_Type<"Layout", "layout"> {
  let summary = "a shape and a congruent stride";
  let parameters = (ins Cute_Notation<"::cutecheck::Layout", "shape:stride">:$value);
}

def Cute_TileType : Cute_Type<"Tile", "tile"> {
  let summary = "what a division takes mode by mode: layouts, `_`, and tiles of these";
  let description = [{ `!cute.tile<"[16:1;128:1]">`, `!cute.tile<"8:1">`. }];
  let parameters = (ins Cute_Notation<"::cutecheck::Tiler", "a tiler by mode">:$value);
}

def Cute_SwizzleType : Cute_Type<"Swizzle", "swizzle"> {
  let summary = "an xor of one bit field of an offset into another";
  let parameters = (ins Cute_Notation<"::cutecheck::Swizzle", "S<bits,base,shift>">:$value);
}

def Cute_ComposedLayoutType : Cute_Type<"ComposedLayout", "composed_layout"> {
  let summary = "a swizzle after an offset after a layout: c -> S(n + L(c))";
  let description = [{ `!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">`. }];
  let parameters = (ins Cute_Notation<"::cutecheck::ComposedLayout", "swizzle o offset o layout">:$value);
}

def Cute_AnyTuple : AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_StrideType, Cute_CoordType]>;
def Cute_AnyValue : AnyTypeOf<[Cute_AnyTuple, Cute_LayoutType, Cute_TileType]>;
def Cute_ScalarInt : AnyTypeOf<[I32, I64]>;

#endif
