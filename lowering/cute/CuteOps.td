// Operations of the cute dialect on tuples and layouts.
#ifndef LOWERING_CUTE_CUTEOPS_TD
#define LOWERING_CUTE_CUTEOPS_TD

include "lowering/cute/OpBases.td"
include "lowering/cute/AlgebraOps.td"
include "lowering/cute/LayoutOps.td"
include "lowering/cute/TupleOps.td"
include "lowering/cute/SwizzleOps.td"
include "lowering/cute/ViewOps.td"

def Cute_StaticOp : Cute_Op<"static", [ConstantLike]> {
  let summary = "the value of a static type";
  let results = (outs AnyTypeOf<[Cute_AnyValue, Cute_SwizzleType, Cute_ComposedLayoutType]>:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
}

// The one constructor of integers in a tree: the result's type says of which kind it is.
def Cute_MakeIntTupleOp
    : Cute_MakeTupleOp<"make_int_tuple", AnyTypeOf<[Cute_AnyTuple, Cute_TileType]>> {
  let summary = "an int_tuple, or a tuple or tile of the result's kind, from its dynamic leaves";
}
def Cute_MakeCoordOp : Cute_MakeTupleOp<"make_coord", Cute_CoordType> {
  let summary = "a coordinate from its dynamic leaves";
}
def Cute_MakeShapeOp : Cute_MakeTupleOp<"make_shape", Cute_ShapeType> {
  let summary = "a shape from its dynamic leaves";
}
def Cute_MakeStrideOp : Cute_MakeTupleOp<"make_stride", Cute_StrideType> {
  let summary = "a stride from its dynamic leaves";
}

def Cute_MakeLayoutOp : Cute_Op<"make_layout", [AttrSizedOperandSegments]> {
  let summary = "a layout from its shape and stride; without operands, a static layout";
  let arguments = (ins Optional<Cute_ShapeType>:$shape, Optional<Cute_StrideType>:$stride);
  let results = (outs Cute_LayoutType:$result);
  let hasVerifier = 1;
}

def Cute_GetShapeOp : Cute_InferredOp<"get_shape"> {
  let summary = "the shape of a layout";
  let arguments = (ins AnyType:$input);
  let results = (outs Cute_ShapeType:$result);
}
def Cute_GetStrideOp : Cute_InferredOp<"get_stride"> {
  let summary = "the stride of a layout";
  let arguments = (ins AnyType:$input);
  let results = (outs Cute_StrideType:$result);
}

def Cute_GetScalarsOp : Cute_InferredOp<"get_scalars"> {
  let summary = "the leaves as integers, left to right; of a layout, the shape's and then the stride's";
  let arguments = (ins Cute_AnyValue:$input, UnitAttr:$only_dynamic);
  let results = (outs Variadic<Cute_ScalarInt>:$scalars);
}

def Cute_SizeOp : Cute_ComputedOp<"size"> {
  let summary = "the product of the extents of a mode; of the short form of a descriptor iterator, the number of its tiles";
  let arguments = (ins AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_LayoutType, Cute_StridedIterType]>:$input,
                       DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs Cute_IntTupleType:$result);
}

def Cute_Crd2IdxOp : Cute_ComputedOp<"crd2idx"> {
  let summary = "the offset of a coordinate in a layout, or its column-major index in a shape";
  let arguments = (ins AnyType:$coord,
                       AnyTypeOf<[Cute_LayoutType, Cute_ComposedLayoutType, Cute_ShapeType]>:$target);
  let results = (outs Cute_IntTupleType:$result);
}

def Cute_Idx2CrdOp : Cute_ComputedOp<"idx2crd"> {
  let summary = "the colexicographic coordinate of an index in a shape";
  let arguments = (ins Cute_IntTupleType:$index, Cute_ShapeType:$shape);
  let results = (outs Cute_CoordType:$result);
}

#endif
