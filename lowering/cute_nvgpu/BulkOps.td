// Operations of bulk copies beside their calls. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_BULKOPS_TD
#define LOWERING_CUTE_NVGPU_BULKOPS_TD

def CuteNvgpu_BulkWithBarrier
    : AnyTypeOf<[CuteNvgpu_BulkCopyG2SType, CuteNvgpu_BulkCopyS2SType, CuteNvgpu_BulkReduceS2SType]>;

def CuteNvgpu_AtomWithMbarrierOp : CuteNvgpu_Op<"atom.with_mbarrier", [Pure]> {
  let summary = "the bulk copy whose bytes this barrier counts, in this block of the cluster where it goes to one";
  let description = [{
    `cute_nvgpu.atom.with_mbarrier (%atom, %barrier) : (ATOM, !cute.ptr<i64, smem, align<8>>) -> ATOM`, of bulk_copy_s2s and
    bulk_reduce_s2s with the block's number behind.
  }];
  let arguments = (ins CuteNvgpu_BulkWithBarrier:$atom, Cute_PtrType:$barrier,
                       Optional<I32>:$block);
  let results = (outs CuteNvgpu_BulkWithBarrier:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_BulkPrefetchOp : CuteNvgpu_Op<"bulk_prefetch"> {
  let summary = "cp.async.bulk.prefetch: bytes of global memory to the second cache; as if written, so that it stays";
  let description = [{ `cute_nvgpu.bulk_prefetch (%view) : (MEMREF) -> ()`. }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead, MemWrite]>:$view);
  let assemblyFormat = "`(` $view `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
