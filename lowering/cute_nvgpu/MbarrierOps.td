// Barriers in shared memory. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_MBARRIEROPS_TD
#define LOWERING_CUTE_NVGPU_MBARRIEROPS_TD

def CuteNvgpu_MbarrierInitOp : CuteNvgpu_Op<"mbarrier.init"> {
  let summary = "a barrier that waits for so many arrivals in each phase";
  let description = [{
    `cute_nvgpu.mbarrier.init (%count) : (i32) -> !cute.ptr<i64, smem, align<8>>`: shared memory of the module's own, one
    word for each such operation; `mbarrier.init (%count, %pointer)`: there. Other operations of barriers are NVVM's, on
    the pointer as `!llvm.ptr<3>` (`builtin.unrealized_conversion_cast`).
  }];
  let arguments = (ins I32:$count, Optional<Cute_PtrType>:$pointer);
  let results = (outs Cute_PtrType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
