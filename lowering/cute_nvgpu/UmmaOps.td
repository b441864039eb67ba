// Operations of tcgen05.mma beside its call. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_UMMAOPS_TD
#define LOWERING_CUTE_NVGPU_UMMAOPS_TD

def CuteNvgpu_MakeUmmaSmemDescOp : CuteNvgpu_Op<"make_umma_smem_desc", [Pure]> {
  let summary = "the matrix descriptor (SM100) of the first tile of a layout that begins at a pointer";
  let description = [{
    `cute_nvgpu.make_umma_smem_desc (%pointer) !cute.layout<"((64,16),1,4):((64,1),0,16)"> : (PTR) -> !cute_nvgpu.smem_desc`,
    k-major; `make_umma_smem_desc mn (...)`, mn-major. The first mode of the layout is one instruction's tile (mn, k), the
    rest counts tiles. The result may be a `smem_desc_view` of the rest in units of 16 bytes. With a second pointer the
    operand goes on there: the leading distance is that address, not a distance.
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
  let summary = "one tcgen05.mma of descriptors: what mma_atom_call becomes";
  let description = [{
    `cute_nvgpu.arch.mma.SM100.umma ATOM (%a, %b, %d, %extra, %add) : (smem_desc, smem_desc, PTR, i32, i1) -> ()`. `a` is a
    descriptor or a pointer to tensor memory, `d` a pointer to tensor memory; `extra` is or-ed to the instruction
    descriptor of the atom (0, or the bits 13 and 14, which negate A and B). One thread of the group issues it.
  }];
}
def CuteNvgpu_UmmaSparseOp
    : CuteNvgpu_UmmaOpBase<"arch.mma.SM100.umma_sparse", CuteNvgpu_Sm100MmaSpType, (ins Cute_PtrType:$metadata)> {
  let summary = "one tcgen05.mma.sp; the metadata lie in tensor memory";
}
def CuteNvgpu_UmmaBlockScaledOp
    : CuteNvgpu_UmmaOpBase<"arch.mma.SM100.umma_block_scaled", CuteNvgpu_Sm100MmaBsType,
                           (ins Cute_PtrType:$scale_a, Cute_PtrType:$scale_b)> {
  let summary = "one tcgen05.mma.block_scale; the scale factors lie in tensor memory";
}
def CuteNvgpu_UmmaBlockScaledSparseOp
    : CuteNvgpu_UmmaOpBase<"arch.mma.SM100.umma_block_scaled_sparse", CuteNvgpu_Sm100MmaBsSpType,
                           (ins Cute_PtrType:$metadata, Cute_PtrType:$scale_a, Cute_PtrType:$scale_b)> {
  let summary = "one tcgen05.mma.sp.block_scale";
}

def CuteNvgpu_AtomSm100ImmaOp : CuteNvgpu_Op<"atom.sm100.imma"> {
  let summary = "the payload of one tcgen05.mma: descriptors of both tiles, where D lies, and a barrier of its own";
  let description = [{
    `cute_nvgpu.atom.sm100.imma(%a, %b, %tmem, %shape) : (MEMREF, MEMREF, PTR, SHAPE) -> !cute_nvgpu.umma_payload<ATOM>`. The
    barrier waits for one arrival, that of tcgen05.commit. One thread executes it.
  }];
  let arguments = (ins Cute_MemRefType:$a, Cute_MemRefType:$b, Cute_PtrType:$tmem, Cute_ShapeType:$shape);
  let results = (outs CuteNvgpu_UmmaPayloadType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
