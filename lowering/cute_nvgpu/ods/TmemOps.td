// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor memory: its allocation, the waits, and copies by pointer. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_TMEMOPS_TD
#define LOWERING_CUTE_NVGPU_TMEMOPS_TD

class CuteNvgpu_TmemOp<string opMnemonic, list<Trait> traits = []> : CuteNvgpu_Op<opMnemonic, traits> {
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AllocTmemOp : CuteNvgpu_TmemOp<"arch.sm100.alloc_tmem"> {
  let summary = "Allocation of columns of tensor memory";
  let description = [{
    `cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) : (i32, !cute.ptr<i32, smem, align<8>>) -> ()`

    One whole warp allocates 32, 64, 128, 256 or 512 columns for the block, or with `{is_two_cta}` for a pair of blocks,
    and writes the address to the slot. Other threads see it behind a barrier.

    Refused: a slot that is no aligned word of i32 in `smem` without a swizzle; another constant number of columns.
  }];
  let arguments = (ins I32:$columns, Arg<Cute_PtrType, "", [MemWrite]>:$slot, UnitAttr:$is_two_cta);
}
def CuteNvgpu_DeallocTmemOp : CuteNvgpu_TmemOp<"arch.sm100.dealloc_tmem"> {
  let summary = "Release of columns of tensor memory";
  let description = [{
    `cute_nvgpu.arch.sm100.dealloc_tmem(%p, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()`

    One whole warp gives back what `arch.sm100.alloc_tmem` took; `{is_two_cta}` as there.

    Refused: an operand that is no pointer to `tmem`; a constant number of columns that cannot be allocated.
  }];
  let arguments = (ins Cute_PtrType:$pointer, I32:$columns, UnitAttr:$is_two_cta);
}
def CuteNvgpu_RelinquishTmemAllocPermitOp : CuteNvgpu_TmemOp<"arch.sm100.relinquish_tmem_alloc_permit"> {
  let summary = "End of a block's right to allocate tensor memory";
  let description = [{
    `cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() : () -> ()`

    The block allocates no more, so that others may. One whole warp executes it.
  }];
  let arguments = (ins UnitAttr:$is_two_cta);
  let hasVerifier = 0;
}
def CuteNvgpu_RetrieveTmemPtrOp : CuteNvgpu_TmemOp<"arch.sm100.retrieve_tmem_ptr"> {
  let summary = "Pointer to tensor memory from its slot in shared memory";
  let description = [{
    `%p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<8>>) -> !cute.ptr<f32, tmem, align<16>>`

    With a number of columns as the second operand the operation also allocates: the first of a slot, which every thread
    of the kernel reaches once and which stands before all others of that slot, allocates and gives up the permit; the
    others are its pointer.

    Refused: a slot or a number of columns that `arch.sm100.alloc_tmem` refuses; a result that is no pointer to `tmem`.
    The lowering refuses a slot of which no retrieval stands before all others.
  }];
  let arguments = (ins Arg<Cute_PtrType, "", [MemRead, MemWrite]>:$slot, Optional<I32>:$columns);
  let results = (outs Cute_PtrType:$result);
}
def CuteNvgpu_WaitTmemLoadOp : CuteNvgpu_TmemOp<"arch.sm100.wait_tmem_load"> {
  let summary = "Wait for this thread's loads from tensor memory";
  let description = [{
    `cute_nvgpu.arch.sm100.wait_tmem_load(%v) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()`

    Uses of the named registers stay behind it. Nothing in LLVM says that `tcgen05.ld` goes on writing registers after
    the instruction: views that are not named may be read too early.

    Refused: a view outside of `rmem`, with run-time extents, or that does not fill whole registers of 32 bits.
  }];
  let arguments = (ins Arg<Variadic<Cute_MemRefType>, "", [MemRead, MemWrite]>:$views);
}
def CuteNvgpu_WaitTmemStoreOp : CuteNvgpu_TmemOp<"arch.sm100.wait_tmem_store"> {
  let summary = "Wait for this thread's stores to tensor memory";
  let description = [{
    `cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()`

    Behind it the stores have been made.
  }];
  let hasVerifier = 0;
}
def CuteNvgpu_ArchTmemLoadOp : CuteNvgpu_TmemOp<"arch.copy.SM100.tmem_load"> {
  let summary = "Load of words from tensor memory at a pointer";
  let description = [{
    `%w = cute_nvgpu.arch.copy.SM100.tmem_load(%p) {num_dp = 32 : i32, num_b = 32 : i32, num_rep = 2 : i32} : (!cute.ptr<f32, tmem, align<16>>) -> vector<2xi32>`

    `tcgen05.ld`: lanes, bits of a lane in one piece, and repeats; `pack_16` puts two elements of 16 bits into a word.
    The words are not to be used before `nvvm.tcgen05.wait`.

    Refused: an operand that is no pointer to `tmem`; a shape or repeat that no `tcgen05.ld` has; a vector of another
    length.
  }];
  let arguments = (ins Arg<Cute_PtrType, "", [MemRead]>:$pointer, I32Attr:$num_dp, I32Attr:$num_b, I32Attr:$num_rep,
                       UnitAttr:$pack_16);
  let results = (outs VectorOfRankAndType<[1], [I32]>:$result);
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::TmemCopyAtom atom();
  }];
}
def CuteNvgpu_ArchTmemStoreOp : CuteNvgpu_TmemOp<"arch.copy.SM100.tmem_store"> {
  let summary = "Store of words to tensor memory at a pointer";
  let description = [{
    `cute_nvgpu.arch.copy.SM100.tmem_store(%p, %w) {num_dp = 32 : i32, num_b = 32 : i32, num_rep = 2 : i32} : (!cute.ptr<f32, tmem, align<16>>, vector<2xi32>) -> ()`

    `tcgen05.st`; `expand_16` takes two elements of 16 bits from a word. Refusals are those of `arch.copy.SM100.tmem_load`.
  }];
  let arguments = (ins Arg<Cute_PtrType, "", [MemWrite]>:$pointer, VectorOfRankAndType<[1], [I32]>:$words,
                       I32Attr:$num_dp, I32Attr:$num_b, I32Attr:$num_rep, UnitAttr:$expand_16);
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::TmemCopyAtom atom();
  }];
}

def CuteNvgpu_ArchCopyS2tOp : CuteNvgpu_TmemOp<"arch.copy.SM100.copy_s2t"> {
  let summary = "Copy from shared to tensor memory by a matrix descriptor";
  let description = [{
    `cute_nvgpu.arch.copy.SM100.copy_s2t(%d, %p) {dp = 32 : i32, bits = 128 : i32, cta = 1 : i32, broadcast = "warpx4"} : (!cute_nvgpu.smem_desc, !cute.ptr<i8, tmem, align<16>>) -> ()`

    `tcgen05.cp`. `format = "b6x16_p32"` or `"b4x16_p64"` expands packed elements of 6 or 4 bits.

    Refused: a shape, broadcast, format or group that no `tcgen05.cp` has; an operand that is no pointer to `tmem`.
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
  let summary = "Copy from shared to tensor memory and its commit";
  let description = [{
    `%t = cute_nvgpu.cp_async.s2t !cp (%v, %p, %bar, %rank) {cta_group = 2 : i32} : (!rows, !cute.ptr<i8, tmem, align<16>>, !barrier, i32) -> i32`

    `arch.copy.SM100.copy_s2t` and its commit, by the block of each group whose rank the group's size divides. Groups
    are of 1 or 2 blocks. The barrier gets one arrival when the copy is complete. The result is 0: an edge to what comes
    behind. One thread executes it.

    Refused: a group other than the atom's; a view outside of `smem`, of another element type, rows or row length than
    the atom's, or with a layout that no matrix descriptor names; a pointer outside of `tmem`; a barrier that
    `mbarrier.init` refuses.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$view, Arg<Cute_PtrType, "", [MemWrite]>:$pointer,
                       Arg<Cute_PtrType, "", [MemWrite]>:$barrier, I32:$rank, TypeAttrOf<CuteNvgpu_S2tCopyType>:$atom,
                       I32Attr:$cta_group);
  let results = (outs I32:$token);
}
def CuteNvgpu_AtomSm100S2tCopyOp : CuteNvgpu_S2tOp<"atom.sm100.s2t_copy"> {
  let summary = "Copy to the tensor memory of a slot, by this block's rank";
  let description = [{
    `%t = cute_nvgpu.atom.sm100.s2t_copy !cp (%v, %slot, %bar) {cta_group = 2 : i32} : (!rows, !cute.ptr<i32, smem, align<8>>, !barrier) -> i32`

    `cp_async.s2t` to the address that the slot holds, with the block's rank in its cluster.

    Refused: a slot that `arch.sm100.alloc_tmem` refuses; groups, views and barriers that `cp_async.s2t` refuses.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead]>:$view, Arg<Cute_PtrType, "", [MemRead, MemWrite]>:$slot,
                       Arg<Cute_PtrType, "", [MemWrite]>:$barrier, TypeAttrOf<CuteNvgpu_S2tCopyType>:$atom,
                       I32Attr:$cta_group);
  let results = (outs I32:$token);
}

class CuteNvgpu_B8x256Op<string opMnemonic> : CuteNvgpu_Op<opMnemonic> {
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Variadic<AnyType>:$results_);
  let assemblyFormat = "`(` $operands_ `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_LoadB8x256Op : CuteNvgpu_B8x256Op<"arch.sm100.load_b8x256"> {
  let summary = "Load of a shape that tcgen05 does not have";
  let description = [{
    `%r = cute_nvgpu.arch.sm100.load_b8x256(%p) : (!cute.ptr<f32, tmem, align<16>>) -> i32`

    A name of published documents. It is read so that modules with it parse; every lowering refuses it.
  }];
}
def CuteNvgpu_StoreB8x256Op : CuteNvgpu_B8x256Op<"arch.sm100.store_b8x256"> {
  let summary = "Store of a shape that tcgen05 does not have";
  let description = [{
    `cute_nvgpu.arch.sm100.store_b8x256(%p, %w) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()`

    A name of published documents. It is read so that modules with it parse; every lowering refuses it.
  }];
}

#endif
