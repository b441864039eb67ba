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

def CuteNvgpu_WarpgroupFenceOperandOp : CuteNvgpu_Op<"arch.warpgroup_fence_operand"> {
  let summary = "registers as if read and written here: what uses them does not move above a wait before it";
  let description = [{
    Behind `nvvm.wgmma.wait.group.sync.aligned`, for each view of accumulators. Nothing in LLVM says that wgmma goes on
    writing registers after the instruction, so that a conversion of them may be placed before the wait.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead, MemWrite]>:$view);
  let assemblyFormat = "`(` $view `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_GmmaDescriptorOp : CuteNvgpu_Op<"gmma.descriptor", [Pure]> {
  let summary = "the matrix descriptor of one instruction's operand in shared memory";
  let description = [{
    `cute_nvgpu.gmma.descriptor (%tile) : (MEMREF) -> i64`, k-major; `gmma.descriptor mn (%tile)`, mn-major. Arithmetic on the
    address alone, so that equal ones are computed once; what reads it stands behind a fence of its own.
  }];
  let arguments = (ins Cute_MemRefType:$tile, UnitAttr:$mn);
  let results = (outs I64:$result);
  let assemblyFormat = "(`mn` $mn^)? `(` $tile `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_RegisterAccumulatorOp : CuteNvgpu_Op<"register.accumulator"> {
  let summary = "one thread's registers of the accumulator of a warpgroup; they hold nothing yet";
  let description = [{ `cute_nvgpu.register.accumulator(%shape) : (!cute.shape<"(64,128,16)">) -> !cute.memref<f32, rmem, "64:1">`. }];
  let arguments = (ins Cute_ShapeType:$shape);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
  let assemblyFormat = "`(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomSm90WgmmaOp : CuteNvgpu_Op<"atom.sm90.wgmma"> {
  let summary = "the payload of one wgmma: descriptors of both tiles, an accumulator, and a fence behind them";
  let description = [{
    `cute_nvgpu.atom.sm90.wgmma(%a, %b, %shape) : (MEMREF, MEMREF, SHAPE) -> !cute_nvgpu.wgmma_payload<ATOM>`.
  }];
  let arguments = (ins Cute_MemRefType:$a, Cute_MemRefType:$b, Cute_ShapeType:$shape);
  let results = (outs CuteNvgpu_WgmmaPayloadType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomOp : CuteNvgpu_Op<"atom", [Pure]> {
  let summary = "a payload from its parts";
  let arguments = (ins I64:$descriptor_a, I64:$descriptor_b, Cute_MemRefType:$accumulator);
  let results = (outs CuteNvgpu_WgmmaPayloadType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomSetValueOp : CuteNvgpu_Op<"atom.set_value", [Pure]> {
  let summary = "the atom with one field changed: whether C is added, the barrier of a tensor copy";
  let description = [{ `cute_nvgpu.atom.set_value <accum_c> (%atom, %flag) : (ATOM, i1) -> ATOM`. }];
  let arguments = (ins StrAttr:$field, AnyType:$atom, AnyType:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`<` custom<Word>($field) `>` `(` $atom `,` $value `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

include "lowering/cute_nvgpu/TmaOps.td"
include "lowering/cute_nvgpu/WgmmaOps.td"
include "lowering/cute_nvgpu/UmmaOps.td"
include "lowering/cute_nvgpu/MbarrierOps.td"
include "lowering/cute_nvgpu/BulkOps.td"
include "lowering/cute_nvgpu/TmaMakeOps.td"
include "lowering/cute_nvgpu/TmemOps.td"

#endif
