// The primitives that sugar is made of: layouts, composed layouts and swizzles from their parts, tensors, compositions, parts.
#ifndef LOWERING_CUTE_CONSTRUCTIONOPS_TD
#define LOWERING_CUTE_CONSTRUCTIONOPS_TD

include "lowering/cute/OpBases.td"
include "lowering/cute/ViewTypes.td"

def Cute_MakeLayoutRawOp : Cute_PlainOp<"make_layout_raw", "inferMakeLayoutRaw"> {
  let summary = "a layout from a tuple of extents and a tuple of strides";
  let arguments = (ins AnyType:$shape, AnyType:$stride);
  let results = (outs Cute_LayoutType:$result);
}
def Cute_MakeComposedLayoutRawOp : Cute_PlainOp<"make_composed_layout_raw", "inferMakeComposedLayoutRaw"> {
  let summary = "c -> inner(offset + outer(c)), the operands in the order outer, inner, offset";
  let arguments = (ins AnyType:$outer, AnyType:$inner, AnyType:$offset);
  let results = (outs Cute_ComposedLayoutType:$result);
}
def Cute_MakeSwizzleOp : Cute_PlainOp<"make_swizzle", "inferMakeSwizzle"> {
  let summary = "a swizzle from its number of bits, their base and their shift";
  let arguments = (ins AnyType:$bits, AnyType:$base, AnyType:$shift);
  let results = (outs Cute_SwizzleType:$result);
}
def Cute_MakeTensorOp : Cute_PlainOp<"make_tensor", "inferMakeTensor"> {
  let summary = "the view of an iterator, or of a view's, through a layout";
  let arguments = (ins AnyType:$iter, AnyType:$layout);
  let results = (outs Cute_View:$result);
}
def Cute_ComposeOp : Cute_PlainOp<"compose", "inferCompose"> {
  let summary = "i -> rhs(lhs(i)), every offset of lhs being in the domain of rhs: composition with its operands exchanged";
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs Cute_LayoutType:$result);
}
def Cute_PartitionOp : Cute_PlainOp<"partition", "inferPartitionSlots"> {
  let cppNamespace = "::cutecheck::cute";
  let summary = "of a view divided by a tiler, the element of every tile at a coordinate; up to nine operands";
  let arguments = (ins Variadic<AnyType>:$slots);
  let results = (outs AnyTypeOf<[Cute_LayoutType, Cute_View]>:$result);
}

#endif
