// Tensor memory: its allocation, the waits, and copies by pointer. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_TMEMOPS_TD
#define LOWERING_CUTE_NVGPU_TMEMOPS_TD

class CuteNvgpu_TmemOp<string opMnemonic, list<Trait> traits = []> : CuteNvgpu_Op<opMnemonic, traits> {
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AllocTmemOp : CuteNvgpu_TmemOp<"arch.sm100.alloc_tmem"> {
  let summary = "columns of tensor memory for the block, or for a pair of blocks; their address to shared memory";
  let description = [{
    `arch.sm100.alloc_tmem(%columns, %slot) : (i32, !cute.ptr<i32, smem, align<8>>) -> ()`, by one whole warp. 32, 64, 128,
    256 or 512 columns. Other threads see the address behind a barrier.
  }];
  let arguments = (ins I32:$columns, Arg<Cute_PtrType, "", [MemWrite]>:$slot, UnitAttr:$is_two_cta);
}
def CuteNvgpu_DeallocTmemOp : CuteNvgpu_TmemOp<"arch.sm100.dealloc_tmem"> {
  let summary = "gives back what alloc_tmem took";
  let description = [{ `arch.sm100.dealloc_tmem(%pointer, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()`, by one whole warp. }];
  let arguments = (ins Cute_PtrType:$pointer, I32:$columns, UnitAttr:$is_two_cta);
}
def CuteNvgpu_RelinquishTmemAllocPermitOp : CuteNvgpu_TmemOp<"arch.sm100.relinquish_tmem_alloc_permit"> {
  let summary = "the block allocates no more, so that others may; by one whole warp";
  let arguments = (ins UnitAttr:$is_two_cta);
  let hasVerifier = 0;
}
def CuteNvgpu_RetrieveTmemPtrOp : CuteNvgpu_TmemOp<"arch.sm100.retrieve_tmem_ptr"> {
  let summary = "the pointer that alloc_tmem left in shared memory; with a number of columns, allocated here";
  let description = [{
    `arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<8>>) -> !cute.ptr<f32, tmem, align<16>>`.
    `arch.sm100.retrieve_tmem_ptr(%slot, %columns)`: the first of a kernel, which all its threads reach, once, and which
    stands before all others of that slot, allocates and gives up the permit; the others are its pointer.
  }];
  let arguments = (ins Arg<Cute_PtrType, "", [MemRead, MemWrite]>:$slot, Optional<I32>:$columns);
  let results = (outs Cute_PtrType:$result);
}
def CuteNvgpu_WaitTmemLoadOp : CuteNvgpu_TmemOp<"arch.sm100.wait_tmem_load"> {
  let summary = "this thread's loads from tensor memory have come; what uses these registers stays behind";
  let description = [{
    `arch.sm100.wait_tmem_load(%view, ...) : (MEMREF, ...) -> ()`. Nothing in LLVM says that tcgen05.ld goes on writing
    registers behind the instruction: views that are not named may be read too early.
  }];
  let arguments = (ins Arg<Variadic<Cute_MemRefType>, "", [MemRead, MemWrite]>:$views);
}
def CuteNvgpu_WaitTmemStoreOp : CuteNvgpu_TmemOp<"arch.sm100.wait_tmem_store"> {
  let summary = "this thread's stores to tensor memory have been made";
  let hasVerifier = 0;
}
def CuteNvgpu_ArchTmemLoadOp : CuteNvgpu_TmemOp<"arch.copy.SM100.tmem_load"> {
  let summary = "tcgen05.ld at a pointer, into a vector of words; no use before nvvm.tcgen05.wait";
  let description = [{
    `arch.copy.SM100.tmem_load(%pointer) {num_dp = 32 : i32, num_b = 32 : i32, num_rep = 2 : i32} : (PTR) -> vector<2xi32>`.
  }];
  let arguments = (ins Arg<Cute_PtrType, "", [MemRead]>:$pointer, I32Attr:$num_dp, I32Attr:$num_b, I32Attr:$num_rep,
                       UnitAttr:$pack_16);
  let results = (outs VectorOfRankAndType<[1], [I32]>:$result);
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::TmemCopyAtom atom();
  }];
}
def CuteNvgpu_ArchTmemStoreOp : CuteNvgpu_TmemOp<"arch.copy.SM100.tmem_store"> {
  let summary = "tcgen05.st of a vector of words at a pointer";
  let arguments = (ins Arg<Cute_PtrType, "", [MemWrite]>:$pointer, VectorOfRankAndType<[1], [I32]>:$words,
                       I32Attr:$num_dp, I32Attr:$num_b, I32Attr:$num_rep, UnitAttr:$expand_16);
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::TmemCopyAtom atom();
  }];
}

def CuteNvgpu_ArchCopyS2tOp : CuteNvgpu_TmemOp<"arch.copy.SM100.copy_s2t"> {
  let summary = "tcgen05.cp of what a matrix descriptor names, to a pointer";
  let description = [{
    `arch.copy.SM100.copy_s2t(%descriptor, %pointer) {dp = 32 : i32, bits = 128 : i32, cta = 1 : i32, broadcast = "warpx4"}
    : (!cute_nvgpu.smem_desc, PTR) -> ()`, with `format = "b6x16_p32"` or `"b4x16_p64"` of packed elements.
  }];
  let arguments = (ins CuteNvgpu_SmemDescType:$descriptor, Arg<Cute_PtrType, "", [MemWrite]>:$pointer, I32Attr:$dp,
                       I32Attr:$bits, I32Attr:$cta, OptionalAttr<StrAttr>:$broadcast, OptionalAttr<StrAttr>:$format);
  let extraClassDeclaration = [{
    ::cutecheck::Expected<::cutecheck::cute_nvgpu::S2tCopyAtom> atom();
  }];
}
class CuteNvgpu_S2tOp<string opMnemonic> : CuteNvgpu_Op<opMnemonic> {
  let assemblyFormat = "$atom `(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def CuteNvgpu_CpAsyncS2tOp : CuteNvgpu_S2tOp<"cp_async.s2t"> {
  let summary = "copy_s2t and its commit by the block of each group whose rank the group's size divides";
  let description = [{
    `cute_nvgpu.cp_async.s2t ATOM (%view, %pointer, %barrier, %rank) {cta_group = 2 : i32} : (MEMREF, PTR, PTR, i32) -> i32`.
    Groups are of 1 or 2 blocks. The barrier has one arrival when the copy is complete; the result is 0, an edge to what
    comes behind. One thread executes it.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$view, Arg<Cute_PtrType, "", [MemWrite]>:$pointer,
                       Arg<Cute_PtrType, "", [MemWrite]>:$barrier, I32:$rank, TypeAttrOf<CuteNvgpu_S2tCopyType>:$atom,
                       I32Attr:$cta_group);
  let results = (outs I32:$token);
}
def CuteNvgpu_AtomSm100S2tCopyOp : CuteNvgpu_S2tOp<"atom.sm100.s2t_copy"> {
  let summary = "cp_async.s2t to the tensor memory of a slot, by this block's rank in its cluster";
  let description = [{
    `cute_nvgpu.atom.sm100.s2t_copy ATOM (%view, %slot, %barrier) {cta_group = 2 : i32} : (MEMREF, PTR, PTR) -> i32`.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$view, Arg<Cute_PtrType, "", [MemRead, MemWrite]>:$slot,
                       Arg<Cute_PtrType, "", [MemWrite]>:$barrier, TypeAttrOf<CuteNvgpu_S2tCopyType>:$atom,
                       I32Attr:$cta_group);
  let results = (outs I32:$token);
}

class CuteNvgpu_B8x256Op<string opMnemonic> : CuteNvgpu_Op<opMnemonic> {
  let summary = "a name of the documents that no shape of tcgen05 has; refused where it would be lowered";
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Variadic<AnyType>:$results_);
  let assemblyFormat = "`(` $operands_ `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_LoadB8x256Op : CuteNvgpu_B8x256Op<"arch.sm100.load_b8x256">;
def CuteNvgpu_StoreB8x256Op : CuteNvgpu_B8x256Op<"arch.sm100.store_b8x256">;

#endif
