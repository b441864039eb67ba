// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of atoms, tiled MMAs and their registers, the older form of a partition.
#ifndef LOWERING_CUTE_ATOMOPS_TD
#define LOWERING_CUTE_ATOMOPS_TD

include "lowering/cute/ods/MmaAtomInterface.td"
include "lowering/cute/ods/OpBases.td"
include "lowering/cute/ods/RuntimeTypes.td"
include "lowering/cute/ods/ViewTypes.td"

class Cute_AtomOpBase<string opMnemonic, list<Trait> traits = []> : Op<Cute_Dialect, opMnemonic, traits> {
  let cppNamespace = "::cutecheck::cute";
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def Cute_MakeTiledMmaOp : Cute_AtomOpBase<"make_tiled_mma", [Pure]> {
  let summary = "Tiled MMA of the result's type";
  let description = [{
    `%m = cute.make_tiled_mma(%atom) : (!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>) -> !cute.tiled_mma<!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>, atom_layout_MNK = <"(2,2,1):(1,2,0)">>`

    Refused: a result whose atom is of another type than the operand.
  }];
  let arguments = (ins AnyType:$atom);
  let results = (outs Cute_TiledMmaType:$result);
}
def Cute_CopyAtomCallOp : Cute_AtomOpBase<"copy_atom_call"> {
  let summary = "One call of a copy atom";
  let description = [{
    `cute.copy_atom_call(%atom, %src, %dst) : (!cute_nvgpu.atom.universal_copy<f32>, !cute.memref<f32, gmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()`

    Moves the elements that one thread names from the source to the destination. The atom is a copy atom or a tiled
    copy. Both views are memrefs; tensor copies (`tma_*`) take coordinates on the side of global memory.

    Refused: an operand that is no copy atom; memory spaces between which the atom does not move elements; views of
    another element type, or of another number of elements than one call moves. Atoms with a rule of their own check
    layouts too; their types say which. The lowering refuses an atom that comes from where it was made without what the
    call reads: the barrier of a bulk copy; of a tensor copy the tensor map, the barrier and the mask of blocks.
  }];
  let arguments = (ins AnyType:$atom, Arg<Cute_View, "", [MemRead]>:$src, Arg<Cute_View, "", [MemWrite]>:$dst);
  let extraClassDeclaration = [{
    // Of atoms without a rule of their own both are memory.
    ::mlir::TypedValue<MemRefType> getSrcMemory() { return ::llvm::cast<::mlir::TypedValue<MemRefType>>(getSrc()); }
    ::mlir::TypedValue<MemRefType> getDstMemory() { return ::llvm::cast<::mlir::TypedValue<MemRefType>>(getDst()); }
  }];
}
def Cute_PrefetchAtomCallOp : Cute_AtomOpBase<"prefetch_atom_call"> {
  let summary = "One call of a copy atom that only prefetches its source";
  let description = [{
    `cute.prefetch_atom_call(%atom, %src) : (!cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"64:1@0">>, !cute.coord_tensor<"(?)", "64:1@0">) -> ()`

    Brings to the L2 cache what the same `copy_atom_call` would load.

    Refused: an atom other than `tma_load`; a source that is no view of coordinates with one number for each dimension
    of the box. The lowering refuses an atom that was made without a tensor map.
  }];
  let arguments = (ins AnyType:$atom, Cute_View:$src);
}
def Cute_MmaAtomCallOp : Cute_AtomOpBase<"mma_atom_call"> {
  let summary = "One call of an MMA atom, D = A B + C";
  let description = [{
    `cute.mma_atom_call(%atom, %d, %a, %b, %c) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()`

    The atom is an MMA atom or a tiled MMA. Each view holds what one thread names of that operand: its registers, or the
    whole tile of an operand in shared memory.

    Refused: an operand that is no MMA atom; a view outside of the memory that the atom reads it from; views of another
    element type or number of elements. Atoms of `sm100` also check where the tiles lie in tensor memory. The lowering
    refuses an atom that comes from where it was made without the metadata of a sparse A or its scale factors.
  }];
  let arguments = (ins AnyType:$atom, Arg<Cute_MemRefType, "", [MemWrite]>:$d, Arg<Cute_MemRefType, "", [MemRead]>:$a,
                       Arg<Cute_MemRefType, "", [MemRead]>:$b, Arg<Cute_MemRefType, "", [MemRead]>:$c);
}
def Cute_MmaMakeFragmentOp : Cute_AtomOpBase<"mma.make_fragment"> {
  let summary = "Registers of one thread for an operand of an MMA";
  let description = [{
    `%r = cute.mma.make_fragment <0> (%mma, %s) : (!cute.tiled_mma<!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, atom_layout_MNK = <"(16,8,1):(1,16,0)">>, !cute.shape<"(1,4,2)">) -> !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,1,4)">`

    The number says which operand: A 0, B 1, C and D 2. The source gives the shape `(values of one call, calls...,
    ...)`. The result is a memref of `rmem` with that shape and compact strides, and holds nothing yet.

    Refused: a number other than 0, 1 or 2; a first operand that is no MMA; a source of rank below 3, with run-time
    extents, of more than 1024 elements, with another number of values in mode 0 than one call takes, or of another
    element type; a result of another type.
  }];
  let arguments = (ins AnyType:$mma, AnyType:$source, I32Attr:$operand_id);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
}
def Cute_TilePartitionOp : Cute_AtomOpBase<"tile_partition", [Pure]> {
  let summary = "One window of a layout that is cut into equal windows";
  let description = [{
    `%q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !cute.layout<"(128,64):(1,128)">, !cute.coord<"(?,?)">) -> (!cute.ptr<f16, smem>, !cute.layout<"(32,32):(1,128)">)`

    The shape of the second result is the window. The coordinate numbers the windows, one integer for each leaf. The
    first result is the pointer at the beginning of that window.

    Refused: a window of another tree, with other strides, with run-time extents, or larger than the layout; a
    coordinate that does not pair with the window; a pointer of another type than the moved one.
  }];
  let arguments = (ins Cute_PtrType:$base, Cute_LayoutType:$layout, Cute_CoordType:$coord);
  let results = (outs Cute_PtrType:$pointer, Cute_LayoutType:$window);
}

#endif
