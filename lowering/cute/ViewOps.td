// Operations on pointers, views, tiled copies and the memory behind them.
#ifndef LOWERING_CUTE_VIEWOPS_TD
#define LOWERING_CUTE_VIEWOPS_TD

include "lowering/cute/ViewTypes.td"
include "lowering/cute/OpBases.td"

// `cute.NAME(%a, ...) : OPERAND TYPE...`; the result is inferred and not written.
def Cute_GetIterOp : Cute_InferredOp<"get_iter"> {
  let summary = "the pointer of a memref, the start of a coordinate tensor; of a pointer, an extent, a tile and a stride, the short form of a descriptor iterator";
  let arguments = (ins AnyType:$input, Variadic<AnyType>:$bounds);
  let results = (outs AnyTypeOf<[Cute_Iterator, Cute_StridedIterType]>:$result);
}
def Cute_GetLayoutOp : Cute_InferredOp<"get_layout"> {
  let summary = "the layout of a view";
  let arguments = (ins Cute_View:$input);
  let results = (outs Cute_LayoutType:$result);
}

def Cute_MakeViewOp : Cute_Op<"make_view"> {
  let summary = "the view of what an iterator points to; without a layout operand, one that its type knows";
  let arguments = (ins Cute_Iterator:$iter, Optional<Cute_LayoutType>:$layout);
  let results = (outs Cute_View:$result);
  let hasVerifier = 1;
}

def Cute_AddOffsetOp : Cute_ComputedOp<"add_offset"> {
  let summary = "an iterator moved on, or back by a negative offset; of a pointer, by elements";
  let arguments = (ins AnyType:$iter, Cute_IntTupleType:$offset);
  let results = (outs AnyType:$result);
}
def Cute_DerefArithTupleIterOp : Cute_InferredOp<"deref_arith_tuple_iter"> {
  let summary = "the coordinate an iterator stands at";
  let arguments = (ins Cute_ArithTupleIterType:$iter);
  let results = (outs Cute_IntTupleType:$result);
}
def Cute_MakeArithTupleIterOp : Cute_MakeTupleOp<"make_arith_tuple_iter", Cute_ArithTupleIterType> {
  let summary = "a coordinate iterator from its dynamic leaves";
}
def Cute_MakeIdentityTensorOp : Cute_InferredOp<"make_identity_tensor"> {
  let summary = "the view whose element at c is c";
  let arguments = (ins Cute_ShapeType:$shape);
  let results = (outs Cute_CoordTensorType:$result);
}

def Cute_ElemLessOp : Cute_Op<"elem_less"> {
  let summary = "whether every leaf is less than the leaf beside it";
  let arguments = (ins AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_CoordType]>:$lhs,
                       AnyTypeOf<[Cute_IntTupleType, Cute_ShapeType, Cute_CoordType]>:$rhs);
  let results = (outs I1:$result);
  let hasVerifier = 1;
}

// Atoms and tiled copies are known to their types.
def Cute_MakeAtomOp : Cute_Op<"make_atom"> {
  let summary = "an atom of the result's type";
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
}
// What builders of atoms end in. `bundle` is what the interface of the result's type answers (atom.h).
def Cute_AtomOp : Cute_Op<"atom"> {
  let summary = "the value of an atom, a tiled copy or a tiled MMA, and what its type says of it";
  let arguments = (ins OptionalAttr<DictionaryAttr>:$bundle);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
}
def Cute_MakeTiledCopyOp : Cute_Op<"make_tiled_copy"> {
  let summary = "a tiled copy of the result's type";
  let arguments = (ins Cute_CopyAtomInterface:$atom);
  let results = (outs Cute_TiledCopyType:$result);
  let hasVerifier = 1;
}

class Cute_PartitionOp<string opMnemonic, string side> : Cute_ComputedOp<opMnemonic> {
  let summary = "the part of a tile that one thread " # side;
  let arguments = (ins Cute_TiledCopyType:$tiled_copy, Cute_View:$view, Cute_CoordType:$thread);
  let results = (outs Cute_View:$result);
}
def Cute_TiledCopyPartitionSOp : Cute_PartitionOp<"tiled.copy.partition_S", "reads"> {
  let cppNamespace = "::cutecheck::cute";
}
def Cute_TiledCopyPartitionDOp : Cute_PartitionOp<"tiled.copy.partition_D", "writes"> {
  let cppNamespace = "::cutecheck::cute";
}

// Registers. Each of these is its own piece of memory, so none is pure.
class Cute_MemoryOp<string opMnemonic, list<Trait> traits = []> : Op<Cute_Dialect, opMnemonic, traits> {
  let hasCustomAssemblyFormat = 1;
}
def Cute_MakeFragmentOp : Cute_MemoryOp<"make_fragment"> {
  let summary = "registers of a static layout";
  let arguments = (ins Cute_LayoutType:$layout);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
  let hasVerifier = 1;
}
def Cute_MakeFragmentLikeOp
    : Cute_MemoryOp<"make_fragment_like", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "registers for the elements of a view, or for elements of a type laid out like a layout";
  let arguments = (ins AnyType:$src, OptionalAttr<TypeAttr>:$elem_type);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
}

def Cute_MemRefLoadOp : Cute_MemoryOp<"memref.load"> {
  let summary = "the element at a coordinate";
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$memref, Cute_CoordType:$coord);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
}
def Cute_MemRefStoreOp : Cute_MemoryOp<"memref.store"> {
  let summary = "write the element at a coordinate";
  let arguments = (ins Arg<Cute_MemRefType, "", [MemWrite]>:$memref, Cute_CoordType:$coord, AnyType:$value);
  let hasVerifier = 1;
}
def Cute_MemRefLoadVecOp : Cute_MemoryOp<"memref.load_vec"> {
  let summary = "all elements of a view of static shape, in the order of its coordinates";
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$memref);
  let results = (outs AnyVectorOfAnyRank:$result);
  let hasVerifier = 1;
}
def Cute_MemRefStoreVecOp : Cute_MemoryOp<"memref.store_vec"> {
  let summary = "write all elements of a view of static shape, in the order of its coordinates";
  let arguments = (ins AnyVectorOfAnyRank:$value, Arg<Cute_MemRefType, "", [MemWrite]>:$memref);
  let hasVerifier = 1;
}

#endif
