// Operations of the cute_nvgpu dialect.
#ifndef LOWERING_CUTE_NVGPU_CUTENVGPUOPS_TD
#define LOWERING_CUTE_NVGPU_CUTENVGPUOPS_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "lowering/cute_nvgpu/CuteNvgpu.td"

class CuteNvgpu_Op<string opMnemonic, list<Trait> traits = []> : Op<CuteNvgpu_Dialect, opMnemonic, traits> {
  let cppNamespace = "::cutecheck::cute_nvgpu";
}

def CuteNvgpu_GetDynSmemOp : CuteNvgpu_Op<"arch.get_dyn_smem", [Pure]> {
  let summary = "where the shared memory begins whose size the launch says; 1024-byte aligned";
  let results = (outs Cute_PtrType:$result);
  let assemblyFormat = "`(` `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
