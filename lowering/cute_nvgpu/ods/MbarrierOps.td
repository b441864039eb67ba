// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in shared memory. Included by CuteNvgpuOps.td.
#ifndef LOWERING_CUTE_NVGPU_MBARRIEROPS_TD
#define LOWERING_CUTE_NVGPU_MBARRIEROPS_TD

def CuteNvgpu_MbarrierInitOp : CuteNvgpu_Op<"mbarrier.init"> {
  let summary = "Barrier in shared memory, initialised with a number of arrivals";
  let description = [{
    `%b = cute_nvgpu.mbarrier.init(%n) : (i32) -> !cute.ptr<i64, smem, align<8>>`

    Each phase of the barrier waits for that many arrivals. With one operand the barrier is a word of the module's own
    shared memory, one for each such operation; with a pointer as the second operand it is there. Other operations of
    barriers are NVVM's, on the pointer as `!llvm.ptr<3>` (`builtin.unrealized_conversion_cast`).

    Refused: a pointer other than to a 64-bit word of `smem`, aligned to 8 bytes and without a swizzle; a result of
    another type than the pointer; a constant number of arrivals outside of 1 to 1048575.
  }];
  let arguments = (ins I32:$count, Optional<Cute_PtrType>:$pointer);
  let results = (outs Cute_PtrType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
