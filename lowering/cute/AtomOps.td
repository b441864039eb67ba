// Calls of atoms, tiled MMAs and their registers, the older form of a partition.
#ifndef LOWERING_CUTE_ATOMOPS_TD
#define LOWERING_CUTE_ATOMOPS_TD

include "lowering/cute/MmaAtomInterface.td"
include "lowering/cute/OpBases.td"
include "lowering/cute/RuntimeTypes.td"
include "lowering/cute/ViewTypes.td"

class Cute_AtomOpBase<string opMnemonic, list<Trait> traits = []> : Op<Cute_Dialect, opMnemonic, traits> {
  let cppNamespace = "::cutecheck::cute";
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def Cute_MakeTiledMmaOp : Cute_AtomOpBase<"make_tiled_mma", [Pure]> {
  let summary = "a tiled MMA of the result's type";
  let arguments = (ins AnyType:$atom);
  let results = (outs Cute_TiledMmaType:$result);
}
def Cute_CopyAtomCallOp : Cute_AtomOpBase<"copy_atom_call"> {
  let summary = "one call of a copy atom: the elements of a view to another";
  let arguments = (ins AnyType:$atom, Arg<Cute_View, "", [MemRead]>:$src, Arg<Cute_View, "", [MemWrite]>:$dst);
  let extraClassDeclaration = [{
    // Of atoms without a rule of their own both are memory.
    ::mlir::TypedValue<MemRefType> getSrcMemory() { return ::llvm::cast<::mlir::TypedValue<MemRefType>>(getSrc()); }
    ::mlir::TypedValue<MemRefType> getDstMemory() { return ::llvm::cast<::mlir::TypedValue<MemRefType>>(getDst()); }
  }];
}
def Cute_PrefetchAtomCallOp : Cute_AtomOpBase<"prefetch_atom_call"> {
  let summary = "one call of a copy atom that only brings its source near";
  let arguments = (ins AnyType:$atom, Cute_View:$src);
}
def Cute_MmaAtomCallOp : Cute_AtomOpBase<"mma_atom_call"> {
  let summary = "one call of an MMA atom: D = A B + C";
  let arguments = (ins AnyType:$atom, Arg<Cute_MemRefType, "", [MemWrite]>:$d, Arg<Cute_MemRefType, "", [MemRead]>:$a,
                       Arg<Cute_MemRefType, "", [MemRead]>:$b, Arg<Cute_MemRefType, "", [MemRead]>:$c);
}
def Cute_MmaMakeFragmentOp : Cute_AtomOpBase<"mma.make_fragment"> {
  let summary = "one thread's registers for an operand of an MMA";
  let arguments = (ins AnyType:$mma, AnyType:$source, I32Attr:$operand_id);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
}
def Cute_TilePartitionOp : Cute_AtomOpBase<"tile_partition", [Pure]> {
  let summary = "one window of a layout cut into windows of one shape, numbered by a coordinate: the pointer moved to its beginning, and its layout";
  let arguments = (ins Cute_PtrType:$base, Cute_LayoutType:$layout, Cute_CoordType:$coord);
  let results = (outs Cute_PtrType:$pointer, Cute_LayoutType:$window);
}

#endif
