// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The primitives that sugar is made of: layouts, composed layouts and swizzles from their parts, tensors, compositions, parts.
#ifndef LOWERING_CUTE_CONSTRUCTIONOPS_TD
#define LOWERING_CUTE_CONSTRUCTIONOPS_TD

include "lowering/cute/ods/OpBases.td"
include "lowering/cute/ods/ViewTypes.td"

def Cute_MakeLayoutRawOp : Cute_PlainOp<"make_layout_raw", "inferMakeLayoutRaw"> {
  let summary = "Layout from two tuples";
  let description = [{
    `%l = cute.make_layout_raw(%s, %d) : (!cute.int_tuple<"(?,8)">, !cute.int_tuple<"(1,?)">) -> !cute.layout<"(?,8):(1,?)">`

    The primitive behind `make_layout`: the first operand is an `int_tuple` or a shape, the second an `int_tuple` or a
    stride.

    Refused: operands of other kinds or of different trees; a static extent below 1; strides that mix integers and basis
    elements.
  }];
  let arguments = (ins AnyType:$shape, AnyType:$stride);
  let results = (outs Cute_LayoutType:$result);
}
def Cute_MakeComposedLayoutRawOp : Cute_PlainOp<"make_composed_layout_raw", "inferMakeComposedLayoutRaw"> {
  let summary = "Composed layout with its operands in the order outer, inner, offset";
  let description = [{
    `%c = cute.make_composed_layout_raw(%l, %s, %n) : (!cute.layout<"(8,64):(64,1)">, !cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"0">) -> !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">`

    The primitive behind `make_composed_layout`: `c -> inner(offset + outer(c))`. Refusals are those of
    `make_composed_layout`.
  }];
  let arguments = (ins AnyType:$outer, AnyType:$inner, AnyType:$offset);
  let results = (outs Cute_ComposedLayoutType:$result);
}
def Cute_MakeSwizzleOp : Cute_PlainOp<"make_swizzle", "inferMakeSwizzle"> {
  let summary = "Swizzle from its number of bits, base and shift";
  let description = [{
    `%s = cute.make_swizzle(%b, %m, %n) : (!cute.int_tuple<"3">, !cute.int_tuple<"4">, !cute.int_tuple<"3">) -> !cute.swizzle<"S<3,4,3>">`

    Refused: operands that are not three static integers; numbers of no swizzle, such as a shift of a smaller magnitude
    than the number of bits.
  }];
  let arguments = (ins AnyType:$bits, AnyType:$base, AnyType:$shift);
  let results = (outs Cute_SwizzleType:$result);
}
def Cute_MakeTensorOp : Cute_PlainOp<"make_tensor", "inferMakeTensor"> {
  let summary = "View of an iterator through a layout";
  let description = [{
    `%v = cute.make_tensor(%p, %l) : (!cute.ptr<f32, gmem>, !cute.layout<"(8,4):(1,8)">) -> !cute.memref<f32, gmem, "(8,4):(1,8)">`

    The first operand is a pointer, a coordinate iterator, or a view whose iterator is taken; the second a layout, or a
    view whose layout is taken.

    Refused: operands of other kinds; basis strides behind a pointer.
  }];
  let arguments = (ins AnyType:$iter, AnyType:$layout);
  let results = (outs Cute_View:$result);
}
def Cute_ComposeOp : Cute_PlainOp<"compose", "inferCompose"> {
  let summary = "Strict composition, rhs after lhs";
  let description = [{
    `%r = cute.compose(%l1, %l2) : (!cute.layout<"4:2">, !cute.layout<"8:3">) -> !cute.layout<"4:6">`

    `i -> rhs(lhs(i))`: `composition` with its operands exchanged. Every offset of `lhs` must lie in the domain of
    `rhs`; the last mode of `rhs` is not extended.

    Refused: operands that are no layouts; a negative stride in `lhs`; an offset of `lhs` outside of the domain of
    `rhs`, or of which run time would decide; what `composition` refuses.
  }];
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs Cute_LayoutType:$result);
}
def Cute_PartitionOp : Cute_PlainOp<"partition", "inferPartitionSlots"> {
  let summary = "Elements of every tile at one place";
  let description = [{
    `%r = cute.partition(%l, %t, %c) : (!cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(1,2)">) -> !cute.layout<"((2,2)):((4,24))">`

    Divides the view or layout by the tiler (`zipped_divide`) and takes from every tile the element at the coordinate.
    Operands 1 to 3 are the view, the tiler and the coordinate. Operand 4, a static `int_tuple`, names the modes that
    the tiler divides; the others stay whole. Operands 5 to 9 are bound to the operation and do not change the result.

    Refused: fewer than 3 or more than 9 operands; an operand of another kind than its slot takes; a mode that the tiler
    does not have; what `zipped_divide` and `crd2idx` refuse.
  }];
  let cppNamespace = "::cutecheck::cute";
  let arguments = (ins Variadic<AnyType>:$slots);
  let results = (outs AnyTypeOf<[Cute_LayoutType, Cute_View]>:$result);
}

#endif
