// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of wgmma beside its call. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_WGMMAOPS_TD
#define LOWERING_CUTE_NVGPU_WGMMAOPS_TD

def CuteNvgpu_AtomWithMetadataOp : CuteNvgpu_Op<"atom.with_metadata", [Pure]> {
  let summary = "Sparse wgmma atom with one thread's word of metadata";
  let description = [{
    `%n = cute_nvgpu.atom.with_metadata(%m, %w) : (!sparse_mma, i32) -> !sparse_mma`

    The word says which elements of A are held.

    Refused: an atom that is not sparse; a result of another type.
  }];
  let arguments = (ins CuteNvgpu_Sm90MmaType:$atom, I32:$word);
  let results = (outs CuteNvgpu_Sm90MmaType:$result);
  let assemblyFormat = "`(` $atom `,` $word `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_MakeGmmaSmemDescOp : CuteNvgpu_Op<"make_gmma_smem_desc", [Pure]> {
  let summary = "Matrix descriptors of wgmma tiles that begin at a pointer";
  let description = [{
    `%d = cute_nvgpu.make_gmma_smem_desc(%p) !cute.layout<"((64,16),1,4):((64,1),0,16)"> : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>) -> !cute_nvgpu.smem_desc`

    The first mode of the layout is one instruction's tile `(mn, k)`; the rest counts tiles. The tile is k-major, or
    mn-major with the keyword `mn`. The result is the descriptor of the first tile, or a `smem_desc_view` of all of them
    with distances in units of 16 bytes.

    Refused: a pointer outside of `smem` or whose alignment 16 bytes do not divide; a layout with run-time leaves, or
    whose tile no matrix descriptor names; tiles that are not whole units of 16 bytes apart; a view of other distances.
  }];
  let arguments = (ins Cute_PtrType:$pointer, TypeAttrOf<Cute_LayoutType>:$layout, UnitAttr:$mn);
  let results = (outs AnyTypeOf<[CuteNvgpu_SmemDescType, CuteNvgpu_SmemDescViewType]>:$result);
  let assemblyFormat = "(`mn` $mn^)? `(` $pointer `)` $layout attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AdvanceSmemDescOp : CuteNvgpu_Op<"advance_smem_desc", [Pure]> {
  let summary = "Matrix descriptor of a tile further on";
  let description = [{
    `%e = cute_nvgpu.advance_smem_desc(%d, %n) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc`

    Adds a number of units of 16 bytes to the address in the low word; the distances and the swizzle stay.
  }];
  let arguments = (ins CuteNvgpu_SmemDescType:$descriptor, I32:$units);
  let results = (outs CuteNvgpu_SmemDescType:$result);
  let assemblyFormat = "`(` $descriptor `,` $units `)` attr-dict `:` functional-type(operands, results)";
}

def CuteNvgpu_SmemDescAtOp : CuteNvgpu_Op<"smem_desc_at", [Pure]> {
  let summary = "Matrix descriptor of one tile of a view, by its number";
  let description = [{
    `%d = cute_nvgpu.smem_desc_at(%v, %n) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,1,4):(0,0,2)">, i32) -> !cute_nvgpu.smem_desc`

    The number counts the tiles colexicographically. That there is such a tile is a promise of the author.
  }];
  let arguments = (ins CuteNvgpu_SmemDescViewType:$view, I32:$number);
  let results = (outs CuteNvgpu_SmemDescType:$result);
  let assemblyFormat = "`(` $view `,` $number `)` attr-dict `:` functional-type(operands, results)";
}

def CuteNvgpu_WgmmaOp : CuteNvgpu_Op<"arch.mma.SM90"> {
  let summary = "One wgmma of two matrix descriptors";
  let description = [{
    `cute_nvgpu.arch.mma.SM90 !mma (%a, %b, %d, %add) : (!word, !word, !d, i1) -> ()`

    D = A B + D where the last operand is true, else D = A B. What `mma_atom_call` becomes where the operands are
    descriptors.

    Refused: an atom with A in registers or sparse; a D outside of `rmem`, or of another element type or number of
    elements than the atom's.
  }];
  let arguments = (ins CuteNvgpu_SmemDescType:$a, CuteNvgpu_SmemDescType:$b,
                       Arg<Cute_MemRefType, "", [MemRead, MemWrite]>:$d, I1:$add, TypeAttrOf<CuteNvgpu_Sm90MmaType>:$atom);
  let assemblyFormat = "$atom `(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
