// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of tcgen05.mma beside its call. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_UMMAOPS_TD
#define LOWERING_CUTE_NVGPU_UMMAOPS_TD

def CuteNvgpu_MakeUmmaSmemDescOp : CuteNvgpu_Op<"make_umma_smem_desc", [Pure]> {
  let summary = "Matrix descriptors of tcgen05.mma tiles that begin at a pointer";
  let description = [{
    `%d = cute_nvgpu.make_umma_smem_desc(%p) !cute.layout<"((64,16),1,4):((64,1),0,16)"> : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>) -> !cute_nvgpu.smem_desc`

    As `make_gmma_smem_desc`, in the format of SM100. With a second pointer the operand goes on there: the leading
    distance of the descriptor is that address.

    Refused: what `make_gmma_smem_desc` refuses, of both pointers.
  }];
  let arguments = (ins Cute_PtrType:$pointer, Optional<Cute_PtrType>:$next, TypeAttrOf<Cute_LayoutType>:$layout, UnitAttr:$mn);
  let results = (outs AnyTypeOf<[CuteNvgpu_SmemDescType, CuteNvgpu_SmemDescViewType]>:$result);
  let assemblyFormat = "(`mn` $mn^)? `(` operands `)` $layout attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class CuteNvgpu_UmmaOpBase<string opMnemonic, Type type, dag more> : CuteNvgpu_Op<opMnemonic> {
  let arguments = !con((ins AnyTypeOf<[CuteNvgpu_SmemDescType, Cute_PtrType]>:$a, CuteNvgpu_SmemDescType:$b,
                            Cute_PtrType:$d, I32:$extra, I1:$add), more, (ins TypeAttrOf<type>:$atom));
  let assemblyFormat = "$atom `(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def CuteNvgpu_UmmaOp : CuteNvgpu_UmmaOpBase<"arch.mma.SM100.umma", CuteNvgpu_Sm100MmaType, (ins)> {
  let summary = "One tcgen05.mma of matrix descriptors";
  let description = [{
    `cute_nvgpu.arch.mma.SM100.umma !umma (%a, %b, %d, %extra, %add) : (!word, !word, !acc, i32, i1) -> ()`

    What `mma_atom_call` becomes. A is a matrix descriptor, or a pointer to tensor memory where the atom says so; D is a
    pointer to tensor memory. `extra` is or-ed to the instruction descriptor of the atom: 0, or the bits 13 and 14,
    which negate A and B. D = A B + D where the last operand is true, else D = A B. One thread of the group issues it.

    Refused: an A of the other form; a D that is no pointer to `tmem`.
  }];
}
def CuteNvgpu_UmmaSparseOp
    : CuteNvgpu_UmmaOpBase<"arch.mma.SM100.umma_sparse", CuteNvgpu_Sm100MmaSpType, (ins Cute_PtrType:$metadata)> {
  let summary = "One tcgen05.mma.sp of matrix descriptors";
  let description = [{
    `cute_nvgpu.arch.mma.SM100.umma_sparse !umma_sp (%a, %b, %d, %extra, %add, %metadata) : (!word, !word, !acc, i32, i1, !acc) -> ()`

    As `arch.mma.SM100.umma`, with a sparse A whose metadata lie in tensor memory.

    Refused: metadata that are no pointer to `tmem`; what `arch.mma.SM100.umma` refuses.
  }];
}
def CuteNvgpu_UmmaBlockScaledOp
    : CuteNvgpu_UmmaOpBase<"arch.mma.SM100.umma_block_scaled", CuteNvgpu_Sm100MmaBsType,
                           (ins Cute_PtrType:$scale_a, Cute_PtrType:$scale_b)> {
  let summary = "One tcgen05.mma.block_scale of matrix descriptors";
  let description = [{
    `cute_nvgpu.arch.mma.SM100.umma_block_scaled !umma_bs (%a, %b, %d, %extra, %add, %sf_a, %sf_b) : (!word, !word, !acc, i32, i1, !acc, !acc) -> ()`

    As `arch.mma.SM100.umma`, with scale factors of A and B in tensor memory.

    Refused: scale factors that are no pointers to `tmem`; what `arch.mma.SM100.umma` refuses.
  }];
}
def CuteNvgpu_UmmaBlockScaledSparseOp
    : CuteNvgpu_UmmaOpBase<"arch.mma.SM100.umma_block_scaled_sparse", CuteNvgpu_Sm100MmaBsSpType,
                           (ins Cute_PtrType:$metadata, Cute_PtrType:$scale_a, Cute_PtrType:$scale_b)> {
  let summary = "One tcgen05.mma.sp.block_scale of matrix descriptors";
  let description = [{
    `cute_nvgpu.arch.mma.SM100.umma_block_scaled_sparse !umma_bs_sp (%a, %b, %d, %extra, %add, %metadata, %sf_a, %sf_b) : (!word, !word, !acc, i32, i1, !acc, !acc, !acc) -> ()`

    As `arch.mma.SM100.umma`, with a sparse A, and metadata and scale factors in tensor memory.

    Refused: metadata or scale factors that are no pointers to `tmem`; what `arch.mma.SM100.umma` refuses.
  }];
}

def CuteNvgpu_AtomSm100ImmaOp : CuteNvgpu_Op<"atom.sm100.imma"> {
  let summary = "Payload of one tcgen05.mma";
  let description = [{
    `%w = cute_nvgpu.atom.sm100.imma(%a, %b, %t, %s) : (!umma_a, !umma_b, !acc, !cute.shape<"(128,64,16)">) -> !cute_nvgpu.umma_payload<!umma>`

    Descriptors of both tiles, the place of D, and a barrier of its own that waits for one arrival, that of
    `tcgen05.commit`. One thread executes it.

    Refused: an atom with A in tensor memory; a shape other than the atom's; a D that is no pointer to `tmem`; a tile
    outside of `smem`, of another element type, or with a layout that no matrix descriptor names.
  }];
  let arguments = (ins Cute_MemRefType:$a, Cute_MemRefType:$b, Cute_PtrType:$tmem, Cute_ShapeType:$shape);
  let results = (outs CuteNvgpu_UmmaPayloadType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
