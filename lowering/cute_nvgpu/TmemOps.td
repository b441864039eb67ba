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
  let summary = "the pointer that alloc_tmem left in shared memory";
  let description = [{
    `arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<8>>) -> !cute.ptr<f32, tmem, align<16>>`.
  }];
  let arguments = (ins Arg<Cute_PtrType, "", [MemRead]>:$slot);
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

#endif
