// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of bulk copies beside their calls. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_BULKOPS_TD
#define LOWERING_CUTE_NVGPU_BULKOPS_TD

def CuteNvgpu_BulkWithBarrier
    : AnyTypeOf<[CuteNvgpu_BulkCopyG2SType, CuteNvgpu_BulkCopyS2SType, CuteNvgpu_BulkReduceS2SType]>;

def CuteNvgpu_AtomWithMbarrierOp : CuteNvgpu_Op<"atom.with_mbarrier", [Pure]> {
  let summary = "Bulk copy with the barrier that counts its bytes";
  let description = [{
    `%b = cute_nvgpu.atom.with_mbarrier(%a, %bar) : (!cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>, !cute.ptr<i64, smem, align<8>>) -> !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>`

    `bulk_copy_s2s` and `bulk_reduce_s2s` take a third operand, the number of the block in the cluster: destination and
    barrier are those of that block, at the same addresses.

    Refused: a result of another type than the atom; a block's number where the atom takes none, or none where it takes
    one; a barrier that is no pointer to a 64-bit word of `smem`, aligned to 8 bytes and without a swizzle.
  }];
  let arguments = (ins CuteNvgpu_BulkWithBarrier:$atom, Cute_PtrType:$barrier,
                       Optional<I32>:$block);
  let results = (outs CuteNvgpu_BulkWithBarrier:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_BulkPrefetchOp : CuteNvgpu_Op<"bulk_prefetch"> {
  let summary = "Prefetch of bytes of global memory to the L2 cache";
  let description = [{
    `cute_nvgpu.bulk_prefetch(%v) : (!cute.memref<f32, gmem, align<16>, "512:1">) -> ()`

    `cp.async.bulk.prefetch`. The view counts as written, so that the operation is not removed.

    Refused: a view outside of `gmem` or with run-time extents; a number of bytes that is no positive multiple of 16 up
    to 1048560.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead, MemWrite]>:$view);
  let assemblyFormat = "`(` $view `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
