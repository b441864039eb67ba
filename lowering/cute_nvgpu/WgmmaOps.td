// Operations of wgmma beside its call. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_WGMMAOPS_TD
#define LOWERING_CUTE_NVGPU_WGMMAOPS_TD

def CuteNvgpu_AtomWithMetadataOp : CuteNvgpu_Op<"atom.with_metadata", [Pure]> {
  let summary = "the sparse atom with this thread's word of metadata";
  let description = [{ `cute_nvgpu.atom.with_metadata (%atom, %word) : (ATOM, i32) -> ATOM`. }];
  let arguments = (ins CuteNvgpu_Sm90MmaType:$atom, I32:$word);
  let results = (outs CuteNvgpu_Sm90MmaType:$result);
  let assemblyFormat = "`(` $atom `,` $word `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_MakeGmmaSmemDescOp : CuteNvgpu_Op<"make_gmma_smem_desc", [Pure]> {
  let summary = "the matrix descriptor of the first tile of a layout that begins at a pointer";
  let description = [{
    `cute_nvgpu.make_gmma_smem_desc (%pointer) !cute.layout<"((64,16),1,4):((64,1),0,16)"> : (PTR) -> !cute_nvgpu.smem_desc`,
    k-major; `make_gmma_smem_desc mn (...)`, mn-major. The first mode of the layout is one instruction's tile (mn, k), the
    rest counts tiles. The result may be a `smem_desc_view` of the rest in units of 16 bytes.
  }];
  let arguments = (ins Cute_PtrType:$pointer, TypeAttrOf<Cute_LayoutType>:$layout, UnitAttr:$mn);
  let results = (outs AnyTypeOf<[CuteNvgpu_SmemDescType, CuteNvgpu_SmemDescViewType]>:$result);
  let assemblyFormat = "(`mn` $mn^)? `(` $pointer `)` $layout attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AdvanceSmemDescOp : CuteNvgpu_Op<"advance_smem_desc", [Pure]> {
  let summary = "the descriptor of a tile so many units of 16 bytes further";
  let description = [{
    `cute_nvgpu.advance_smem_desc (%descriptor, %units) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc`. An
    addition in the low word, where the address is; the distances and the swizzle stay.
  }];
  let arguments = (ins CuteNvgpu_SmemDescType:$descriptor, I32:$units);
  let results = (outs CuteNvgpu_SmemDescType:$result);
  let assemblyFormat = "`(` $descriptor `,` $units `)` attr-dict `:` functional-type(operands, results)";
}

def CuteNvgpu_SmemDescAtOp : CuteNvgpu_Op<"smem_desc_at", [Pure]> {
  let summary = "the descriptor of one tile of a view, by its number";
  let description = [{ `cute_nvgpu.smem_desc_at (%view, %number) : (VIEW, i32) -> !cute_nvgpu.smem_desc`. }];
  let arguments = (ins CuteNvgpu_SmemDescViewType:$view, I32:$number);
  let results = (outs CuteNvgpu_SmemDescType:$result);
  let assemblyFormat = "`(` $view `,` $number `)` attr-dict `:` functional-type(operands, results)";
}

def CuteNvgpu_WgmmaOp : CuteNvgpu_Op<"arch.mma.SM90"> {
  let summary = "one wgmma of two descriptors: what mma_atom_call becomes where the operands are descriptors already";
  let description = [{
    `cute_nvgpu.arch.mma.SM90 ATOM (%a, %b, %d, %add) : (smem_desc, smem_desc, MEMREF, i1) -> ()`: D = A B + D where `add`
    is 1, else A B. The atom has both operands in shared memory.
  }];
  let arguments = (ins CuteNvgpu_SmemDescType:$a, CuteNvgpu_SmemDescType:$b,
                       Arg<Cute_MemRefType, "", [MemRead, MemWrite]>:$d, I1:$add, TypeAttrOf<CuteNvgpu_Sm90MmaType>:$atom);
  let assemblyFormat = "$atom `(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
