// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on pointers, views, tiled copies and the memory behind them.
#ifndef LOWERING_CUTE_VIEWOPS_TD
#define LOWERING_CUTE_VIEWOPS_TD

include "lowering/cute/ods/ViewTypes.td"
include "lowering/cute/ods/OpBases.td"

// `cute.NAME(%a, ...) : OPERAND TYPE...`; the result is inferred and not written.
def Cute_GetIterOp : Cute_InferredOp<"get_iter"> {
  let summary = "Iterator of a view";
  let description = [{
    `%p = cute.get_iter(%v) : !cute.memref<f32, gmem, "(8,4):(1,8)">`

    The pointer of a memref, or the start of a coordinate tensor. With a pointer and three integers of 32 bits (an
    extent, the extent of a tile, a stride) the result is a `strided_iter` at the first tile.

    Refused: an operand that is no view; a pointer with a swizzle, or with other than three integers of 32 bits.
  }];
  let arguments = (ins AnyType:$input, Variadic<AnyType>:$bounds);
  let results = (outs AnyTypeOf<[Cute_Iterator, Cute_StridedIterType]>:$result);
}
def Cute_GetLayoutOp : Cute_InferredOp<"get_layout"> {
  let summary = "Layout of a view";
  let description = [{
    `%l = cute.get_layout(%v) : !cute.memref<f32, gmem, "(8,4):(1,8)">`

    Refused: an operand that is no view.
  }];
  let arguments = (ins Cute_View:$input);
  let results = (outs Cute_LayoutType:$result);
}

def Cute_MakeViewOp : Cute_Op<"make_view"> {
  let summary = "View of what an iterator points to";
  let description = [{
    `%v = cute.make_view(%p, %l) : (!cute.ptr<f32, gmem>, !cute.layout<"(8,?):(1,8)">) -> !cute.memref<f32, gmem, "(8,?):(1,8)">`

    A pointer gives a memref, a coordinate iterator a coordinate tensor. With one type behind the colon the operands
    have the types of the view's parts. A static layout needs no operand. The result may promise less than the operands:
    a smaller divisor or alignment.

    Refused: a missing layout operand where the view's layout has a `?`; basis strides behind a pointer; a result that
    is not the view of the operands.
  }];
  let arguments = (ins Cute_Iterator:$iter, Optional<Cute_LayoutType>:$layout);
  let results = (outs Cute_View:$result);
  let hasVerifier = 1;
}

def Cute_AddOffsetOp : Cute_ComputedOp<"add_offset"> {
  let summary = "Iterator moved by an offset";
  let description = [{
    `%q = cute.add_offset(%p, %n) : (!cute.ptr<f32, gmem, align<16>>, !cute.int_tuple<"?{div=4}">) -> !cute.ptr<f32, gmem, align<16>>`

    A pointer moves by elements, a coordinate iterator by a coordinate, a descriptor iterator by elements or tiles. A
    negative offset moves it back. The result keeps the alignment that the offset shows.

    Refused: an operand that is no iterator; a tuple added to a pointer or descriptor; less than a column of 32 bits in
    tensor memory; a descriptor with a swizzle; an offset of 64 bits to a `strided_iter`.
  }];
  let arguments = (ins AnyType:$iter, Cute_IntTupleType:$offset);
  let results = (outs AnyType:$result);
}
def Cute_DerefArithTupleIterOp : Cute_InferredOp<"deref_arith_tuple_iter"> {
  let summary = "Coordinate at which an iterator stands";
  let description = [{
    `%c = cute.deref_arith_tuple_iter(%i) : !cute.arith_tuple_iter<"(?,0)">`

    Refused: an operand that is no coordinate iterator.
  }];
  let arguments = (ins Cute_ArithTupleIterType:$iter);
  let results = (outs Cute_IntTupleType:$result);
}
def Cute_MakeArithTupleIterOp : Cute_MakeTupleOp<"make_arith_tuple_iter", Cute_ArithTupleIterType> {
  let summary = "Coordinate iterator from its run-time leaves";
  let description = [{
    `%i = cute.make_arith_tuple_iter(%x) : (i32) -> !cute.arith_tuple_iter<"(?,0)">`

    One operand for each `?` of the result's type, left to right. Operands and refusals are those of `make_int_tuple`.
  }];
}
def Cute_MakeIdentityTensorOp : Cute_InferredOp<"make_identity_tensor"> {
  let summary = "View whose element at a coordinate is that coordinate";
  let description = [{
    `%v = cute.make_identity_tensor(%s) : (!cute.shape<"(?,8)">) -> !cute.coord_tensor<"(0,0)", "(?,8):(1@0,1@1)">`

    Refused: an operand that is no shape; a static extent below 1.
  }];
  let arguments = (ins Cute_ShapeType:$shape);
  let results = (outs Cute_CoordTensorType:$result);
}

def Cute_ElemLessOp : Cute_Op<"elem_less"> {
  let summary = "Whether each leaf is less than the leaf beside it";
  let description = [{
    `%b = cute.elem_less(%c, %s) : (!cute.coord<"(?,?)">, !cute.shape<"(?,8)">) -> i1`

    True when all pairs of leaves are in order; used as the predicate of a ragged edge. Operands are `int_tuple`s,
    shapes or coordinates.

    Refused: operands of different trees; a leaf `_`; a static extent below 1 in a shape.
  }];
  let arguments = (ins AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_CoordType]>:$lhs,
                       AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_CoordType]>:$rhs);
  let results = (outs I1:$result);
  let hasVerifier = 1;
}

// Atoms and tiled copies are known to their types.
def Cute_MakeAtomOp : Cute_Op<"make_atom"> {
  let summary = "Atom of the result's type";
  let description = [{
    `%a = cute.make_atom() : !cute_nvgpu.atom.universal_copy<f32>`

    The value has no operands: its type is what it is. Fields that run time knows, such as the barrier of a tensor copy,
    are set by `cute_nvgpu.atom.set_value`.

    Refused: a type that is neither a copy atom nor an MMA atom, nor tiled from one.
  }];
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
}
// What builders of atoms end in. `bundle` is what the interface of the result's type answers (atom.h).
def Cute_AtomOp : Cute_Op<"atom"> {
  let summary = "Value of an atom, a tiled copy or a tiled MMA";
  let description = [{
    `%a = cute.atom <{element = f32, values = 1 : i64}> () : !cute_nvgpu.atom.universal_copy<f32>`

    What builders of atoms end in. The attributes repeat what the type says of itself, `{element, values}` of a copy
    atom and `{a, accumulator, b, shape}` of an MMA atom, and may be left out.

    Refused: a type that is no atom; attributes other than those of the type.
  }];
  let arguments = (ins OptionalAttr<DictionaryAttr>:$bundle);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
}
def Cute_MakeTiledCopyOp : Cute_Op<"make_tiled_copy"> {
  let summary = "Tiled copy of the result's type";
  let description = [{
    `%t = cute.make_tiled_copy(%atom) : (!cute_nvgpu.atom.universal_copy<f32>) -> !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(8,4):(1,8)">, tiler_mn = <"[8:1;4:1]">>`

    Refused: a result whose atom is of another type than the operand.
  }];
  let arguments = (ins Cute_CopyAtomInterface:$atom);
  let results = (outs Cute_TiledCopyType:$result);
  let hasVerifier = 1;
}

class Cute_PartitionOp<string opMnemonic> : Cute_ComputedOp<opMnemonic> {
  let arguments = (ins Cute_TiledCopyType:$tiled_copy, Cute_View:$view, Cute_CoordType:$thread);
  let results = (outs Cute_View:$result);
}
def Cute_TiledCopyPartitionSOp : Cute_PartitionOp<"tiled.copy.partition_S"> {
  let summary = "Part of a tile that one thread reads";
  let description = [{
    `%r = cute.tiled.copy.partition_S(%copy, %v, %t) : (!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(8,4):(1,8)">, tiler_mn = <"[8:1;4:1]">>, !cute.memref<f32, gmem, "(16,4):(1,16)">, !cute.coord<"?">) -> !cute.memref<f32, gmem, "((1,4),2,1):((0,16),8,0)">`

    The elements of the source that thread `%t` copies: `(values of one call, calls, modes of the view's tiles...)`. The
    view is divided by the tile of the tiled copy.

    Refused: a first operand that is no tiled copy; a view of another element type than the atom moves; a thread that is
    a tuple or `_`; a view that the tile does not divide.
  }];
  let cppNamespace = "::cutecheck::cute";
}
def Cute_TiledCopyPartitionDOp : Cute_PartitionOp<"tiled.copy.partition_D"> {
  let summary = "Part of a tile that one thread writes";
  let description = [{
    `%r = cute.tiled.copy.partition_D(%copy, %v, %t) : (!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(8,4):(1,8)">, tiler_mn = <"[8:1;4:1]">>, !cute.memref<f32, gmem, "(16,4):(1,16)">, !cute.coord<"?">) -> !cute.memref<f32, gmem, "((1,4),2,1):((0,16),8,0)">`

    The elements of the destination to which thread `%t` copies; result and refusals are those of
    `tiled.copy.partition_S`.
  }];
  let cppNamespace = "::cutecheck::cute";
}

// Registers. Each of these is its own piece of memory, so none is pure.
class Cute_MemoryOp<string opMnemonic, list<Trait> traits = []> : Op<Cute_Dialect, opMnemonic, traits> {
  let hasCustomAssemblyFormat = 1;
}
def Cute_MakeFragmentOp : Cute_MemoryOp<"make_fragment"> {
  let summary = "Registers of a static layout";
  let description = [{
    `%r = cute.make_fragment(%l) : (!cute.layout<"(4,2):(1,4)">) -> !cute.memref<f32, rmem, align<16>, "(4,2):(1,4)">`

    Each execution is a piece of memory of its own, in registers, which holds nothing yet.

    Refused: a layout with run-time leaves; a result outside of `rmem` or of another layout.
  }];
  let arguments = (ins Cute_LayoutType:$layout);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
  let hasVerifier = 1;
}
def Cute_MakeFragmentLikeOp
    : Cute_MemoryOp<"make_fragment_like", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Registers for the elements of a view";
  let description = [{
    `%r = cute.make_fragment_like(%v) : (!cute.memref<f32, gmem, "(4,3):(3,1)">) -> !cute.memref<f32, rmem, align<16>, "(4,3):(1,4)">`

    The registers have the shape of the source and are compact: mode 0 is innermost and column-major, the other modes
    follow in the order of their strides, and repeated elements take one place. `<f16>` before the operand gives another
    element type; a layout as the source needs it.

    Refused: a source without a layout; a view of coordinates; a run-time extent; a layout without an element type; an
    element that memory does not hold.
  }];
  let arguments = (ins AnyType:$src, OptionalAttr<TypeAttr>:$elem_type);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
}

def Cute_MemRefLoadOp : Cute_MemoryOp<"memref.load"> {
  let summary = "Element of a memref at a coordinate";
  let description = [{
    `%x = cute.memref.load(%m, %c) : (!cute.memref<f32, gmem, "(8,4):(1,8)">, !cute.coord<"(?,2)">) -> f32`

    Refused: a memref of tensor memory; a result of another type than the element; a coordinate with `_`, that does not
    pair with the layout, or whose offset cannot be computed.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$memref, Cute_CoordType:$coord);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
}
def Cute_MemRefStoreOp : Cute_MemoryOp<"memref.store"> {
  let summary = "Element of a memref written at a coordinate";
  let description = [{
    `cute.memref.store(%m, %c, %x) : (!cute.memref<f32, gmem, "(8,4):(1,8)">, !cute.coord<"(?,2)">, f32) -> ()`

    Refusals are those of `memref.load`.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemWrite]>:$memref, Cute_CoordType:$coord, AnyType:$value);
  let hasVerifier = 1;
}
def Cute_MemRefLoadVecOp : Cute_MemoryOp<"memref.load_vec"> {
  let summary = "All elements of a memref as a vector";
  let description = [{
    `%x = cute.memref.load_vec(%m) : (!cute.memref<f32, rmem, "(4,2):(1,4)">) -> vector<8xf32>`

    The elements in colexicographic order of the coordinates.

    Refused: a memref of tensor memory; a run-time extent; more than 1024 elements; a vector of another length, rank or
    element type.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$memref);
  let results = (outs AnyVectorOfAnyRank:$result);
  let hasVerifier = 1;
}
def Cute_MemRefStoreVecOp : Cute_MemoryOp<"memref.store_vec"> {
  let summary = "All elements of a memref written from a vector";
  let description = [{
    `cute.memref.store_vec(%x, %m) : (vector<8xf32>, !cute.memref<f32, rmem, "(4,2):(1,4)">) -> ()`

    The elements in colexicographic order of the coordinates. Refusals are those of `memref.load_vec`.
  }];
  let arguments = (ins AnyVectorOfAnyRank:$value, Arg<Cute_MemRefType, "", [MemWrite]>:$memref);
  let hasVerifier = 1;
}

#endif
