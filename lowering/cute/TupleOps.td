// Operations on tuples, tiles and layouts as trees: arithmetic, conversions, modes.
#ifndef LOWERING_CUTE_TUPLEOPS_TD
#define LOWERING_CUTE_TUPLEOPS_TD

include "lowering/cute/OpBases.td"
include "lowering/cute/ViewTypes.td"

class Cute_UnaryOp<string opMnemonic, string infer, string what, dag outputs = (outs AnyType:$result)>
    : Cute_PlainOp<opMnemonic, infer> {
  let summary = what;
  let arguments = (ins AnyType:$input);
  let results = outputs;
}
class Cute_BinaryOp<string opMnemonic, string infer, string what, dag outputs = (outs AnyType:$result)>
    : Cute_PlainOp<opMnemonic, infer> {
  let summary = what;
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = outputs;
}

def Cute_TupleAddOp : Cute_BinaryOp<"tuple_add", "inferTupleAdd", "sums, leaf by leaf">;
def Cute_TupleSubOp : Cute_BinaryOp<"tuple_sub", "inferTupleSub", "differences, leaf by leaf">;
def Cute_TupleMulOp : Cute_BinaryOp<"tuple_mul", "inferTupleMul", "products, leaf by leaf">;
def Cute_TupleDivOp : Cute_BinaryOp<"tuple_div", "inferTupleDiv", "quotients, leaf by leaf">;
def Cute_TupleModOp : Cute_BinaryOp<"tuple_mod", "inferTupleMod", "remainders, leaf by leaf">;
def Cute_TupleProductOp : Cute_UnaryOp<"tuple_product", "inferTupleProduct", "the product of all leaves">;
def Cute_TupleProductEachOp : Cute_UnaryOp<"tuple_product_each", "inferTupleProductEach", "the product of each mode">;
def Cute_ShapeDivOp : Cute_BinaryOp<"shape_div", "inferShapeDiv", "what is left of a shape divided by another">;
def Cute_CeilDivOp : Cute_BinaryOp<"ceil_div", "inferCeilDiv", "how many tiles cover a shape">;
def Cute_EqualOp : Cute_BinaryOp<"equal", "inferEqual", "whether two values of one kind are the same, part by part",
                                 (outs AnyTypeOf<[I1]>:$result)>;
def Cute_TupleEqOp : Cute_BinaryOp<"tuple_eq", "inferEqual", "the older name of equal, of tuples", (outs AnyTypeOf<[I1]>:$result)>;

def Cute_ToIntTupleOp : Cute_UnaryOp<"to_int_tuple", "inferToIntTuple", "the leaves as plain integers">;
def Cute_ToShapeOp : Cute_UnaryOp<"to_shape", "inferToShape", "the leaves as extents">;
def Cute_ToStrideOp : Cute_UnaryOp<"to_stride", "inferToStride", "the leaves as strides">;
def Cute_ToCoordOp : Cute_UnaryOp<"to_coord", "inferToCoord", "the leaves as coordinates">;

def Cute_GetOp : Cute_ModesOp<"get", "inferGet"> {
  let summary = "the mode that a path leads to";
  let arguments = (ins AnyType:$input, DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs AnyType:$result);
}
def Cute_FlattenOp : Cute_UnaryOp<"flatten", "inferFlatten", "the leaves without the tree">;
class Cute_RankChangeOp<string opMnemonic, string infer, string what> : Cute_RankOp<opMnemonic, infer> {
  let summary = what;
  let arguments = (ins AnyType:$input, AnyType:$element, SI32Attr:$rank);
  let results = (outs AnyType:$result);
}
def Cute_AppendToRankOp : Cute_RankChangeOp<"append_to_rank", "inferAppendToRank", "elements behind, up to a rank">;
def Cute_PrependToRankOp : Cute_RankChangeOp<"prepend_to_rank", "inferPrependToRank", "elements before, up to a rank">;
def Cute_DiceOp : Cute_BinaryOp<"dice", "inferDice", "the modes that a coordinate fixes">;
def Cute_GetLeavesOp : Cute_UnaryOp<"get_leaves", "inferGetLeaves", "each leaf by itself", (outs Variadic<AnyType>:$leaves)>;
def Cute_GetLayoutsFromTileOp : Cute_UnaryOp<"get_layouts_from_tile", "inferGetLayoutsFromTile",
                                             "the layouts of a tile", (outs Variadic<AnyType>:$layouts)>;

def Cute_MakeTileOp : Cute_Op<"make_tile"> {
  let summary = "a tile from the dynamic leaves of its layouts";
  let arguments = (ins Variadic<AnyTypeOf<[Cute_ScalarInt, Cute_IntTupleType]>>:$scalars);
  let results = (outs Cute_TileType:$result);
  let hasVerifier = 1;
}
def Cute_MakeLayoutLikeOp : Cute_UnaryOp<"make_layout_like", "inferMakeLayoutLike",
                                         "a compact layout whose strides are in the order of another's">;
def Cute_MakeOrderedLayoutOp : Cute_BinaryOp<"make_ordered_layout", "inferMakeOrderedLayout",
                                             "a compact layout with its modes in an order">;
def Cute_MakeIdentityLayoutOp : Cute_UnaryOp<"make_identity_layout", "inferMakeIdentityLayout",
                                             "the layout whose offset at c is c">;
def Cute_FilterOp : Cute_UnaryOp<"filter", "inferFilter", "the same offsets without repetition">;

def Cute_ComposedGetInnerOp : Cute_UnaryOp<"composed_get_inner", "inferComposedGetInner", "what acts last">;
def Cute_ComposedGetOffsetOp : Cute_UnaryOp<"composed_get_offset", "inferComposedGetOffset", "what is added between">;
def Cute_ComposedGetOuterOp : Cute_UnaryOp<"composed_get_outer", "inferComposedGetOuter", "what acts first">;

def Cute_IncrementCoordOp : Cute_BinaryOp<"increment_coord", "inferIncrementCoord", "the coordinate of the next index">;
def Cute_LayoutEvalOp : Cute_BinaryOp<"layout_eval", "inferLayoutEval", "the offset of a coordinate in a layout">;

def Cute_PrintOp : Op<Cute_Dialect, "print", [MemoryEffects<[MemWrite]>]> {
  let summary = "values written to the standard output, a format's braces in order";
  let arguments = (ins OptionalAttr<StrAttr>:$fmt, Variadic<AnyType>:$values);
  let hasCustomAssemblyFormat = 1;
}

#endif
