// Operations on layouts and views beside the algebra's core: modes, inverses, products, tiles.
#ifndef LOWERING_CUTE_LAYOUTOPS_TD
#define LOWERING_CUTE_LAYOUTOPS_TD

include "lowering/cute/OpBases.td"
include "lowering/cute/ViewTypes.td"

def Cute_LayoutOrView : AnyTypeOf<[Cute_LayoutType, Cute_ComposedLayoutType, Cute_View]>;
def Cute_AnyLayout : AnyTypeOf<[Cute_LayoutType, Cute_ComposedLayoutType]>;

// What an operation asks of its operands is asked by its inference, in the documented words.
class Cute_DivisionOp<string opMnemonic, string infer> : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$input, AnyType:$tiler);
  let results = (outs Cute_LayoutOrView:$result);
}
def Cute_TiledDivideOp : Cute_DivisionOp<"tiled_divide", "inferTiledDivide"> {
  let summary = "the tiles' modes gathered, and beside them their numbers'";
}
def Cute_FlatDivideOp : Cute_DivisionOp<"flat_divide", "inferFlatDivide"> {
  let summary = "the tiles' modes, and their numbers', all beside each other";
}
def Cute_StencilDivideOp : Cute_DivisionOp<"stencil_divide", "inferStencilDivide"> {
  let summary = "windows that overlap, and the places where one stands";
}

def Cute_GroupModesOp : Cute_PairOp<"group_modes", "inferGroupModes", "begin", "end", "getBegin", "getEnd"> {
  let summary = "modes [begin, end) as one; negative numbers count from the end";
  let arguments = (ins AnyType:$input, I32Attr:$begin, I32Attr:$end);
  let results = (outs Cute_LayoutOrView:$result);
}
def Cute_SelectOp : Cute_ModesOp<"select", "inferSelect"> {
  let summary = "the modes of these numbers, in this order";
  let arguments = (ins AnyType:$input, DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs AnyType:$result);
}
def Cute_CosizeOp : Cute_ModesOp<"cosize", "inferCosize"> {
  let summary = "one more than the span of the offsets of a mode";
  let arguments = (ins AnyType:$input, DefaultValuedAttr<DenseI32ArrayAttr, "{}">:$mode);
  let results = (outs Cute_IntTupleType:$result);
}

def Cute_RecastLayoutOp : Cute_PairOp<"recast_layout", "inferRecastLayout", "new_type_bits", "old_type_bits",
                                      "getNewTypeBits", "getOldTypeBits"> {
  let summary = "the same bits in elements of another width";
  let arguments = (ins AnyType:$src, I32Attr:$new_type_bits, I32Attr:$old_type_bits);
  let results = (outs Cute_AnyLayout:$result);
}

class Cute_InverseOp<string opMnemonic, string infer> : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$input);
  let results = (outs Cute_AnyLayout:$result);
}
def Cute_RightInverseOp : Cute_InverseOp<"right_inverse", "inferRightInverse"> {
  let summary = "R with L(R(i)) = i";
}
def Cute_LeftInverseOp : Cute_InverseOp<"left_inverse", "inferLeftInverse"> {
  let summary = "R with R(L(i)) = i";
}

def Cute_FilterZerosOp : Cute_PlainOp<"filter_zeros", "inferFilterZeros"> {
  let summary = "leaves of stride 0, or beside a 0 of the profile, once";
  let arguments = (ins AnyType:$src, Optional<AnyType>:$target_profile);
  let results = (outs Cute_LayoutOrView:$result);
}

class Cute_ProductOp<string opMnemonic, string infer> : Cute_PlainOp<opMnemonic, infer> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs Cute_AnyLayout:$result);
}
def Cute_LogicalProductOp : Cute_ProductOp<"logical_product", "inferLogicalProduct"> {
  let summary = "a block and its copies";
}
def Cute_ZippedProductOp : Cute_ProductOp<"zipped_product", "inferZippedProduct"> {
  let summary = "a block and its copies";
}
def Cute_TiledProductOp : Cute_ProductOp<"tiled_product", "inferTiledProduct"> {
  let summary = "a block, and beside it the modes of its copies";
}
def Cute_FlatProductOp : Cute_ProductOp<"flat_product", "inferFlatProduct"> {
  let summary = "the modes of a block, and those of its copies, all beside each other";
}
def Cute_BlockedProductOp : Cute_ProductOp<"blocked_product", "inferBlockedProduct"> {
  let summary = "mode by mode a block's and its copies'";
}
def Cute_RakedProductOp : Cute_ProductOp<"raked_product", "inferRakedProduct"> {
  let summary = "mode by mode a block's copies and the block's";
}

def Cute_TileToShapeOp : Cute_PlainOp<"tile_to_shape", "inferTileToShape"> {
  let summary = "a block repeated until it fills a shape; with paddings and a traversal stride, once for each place";
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Cute_AnyLayout:$result);
}

def Cute_LocalTileOp : Cute_PlainOp<"local_tile", "inferLocalTile"> {
  let summary = "the tile at a coordinate";
  let arguments = (ins AnyType:$input, AnyType:$tiler, AnyType:$coord);
  let results = (outs Cute_LayoutOrView:$result);
}
def Cute_LocalPartitionOp : Cute_PlainOp<"local_partition", "inferLocalPartition"> {
  let summary = "one thread's elements of every tile";
  let arguments = (ins AnyType:$input, AnyType:$tiler, AnyType:$index, Optional<AnyType>:$target_profile);
  let results = (outs Cute_LayoutOrView:$result);
}

#endif
