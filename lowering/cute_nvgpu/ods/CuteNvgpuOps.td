// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of the cute_nvgpu dialect.
#ifndef LOWERING_CUTE_NVGPU_CUTENVGPUOPS_TD
#define LOWERING_CUTE_NVGPU_CUTENVGPUOPS_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "lowering/cute_nvgpu/ods/CuteNvgpu.td"

class CuteNvgpu_Op<string opMnemonic, list<Trait> traits = []> : Op<CuteNvgpu_Dialect, opMnemonic, traits> {
  let cppNamespace = "::cutecheck::cute_nvgpu";
}

def CuteNvgpu_GetDynSmemOp : CuteNvgpu_Op<"arch.get_dyn_smem", [Pure]> {
  let summary = "Beginning of the shared memory whose size the launch gives";
  let description = [{
    `%p = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<f16, smem, align<1024>>`

    The address is a multiple of 1024.

    Refused: a result outside of `smem`, or with an alignment above 1024.
  }];
  let results = (outs Cute_PtrType:$result);
  let assemblyFormat = "`(` `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_WarpgroupFenceOperandOp : CuteNvgpu_Op<"arch.warpgroup_fence_operand"> {
  let summary = "Fence that keeps uses of registers behind a wait";
  let description = [{
    `cute_nvgpu.arch.warpgroup_fence_operand(%acc) : (!cute.memref<f32, rmem, align<16>, "64:1">) -> ()`

    The registers count as read and written here. It stands behind `nvvm.wgmma.wait.group.sync.aligned`, for each view
    of accumulators: nothing in LLVM says that wgmma goes on writing registers after the instruction, so a conversion of
    them could otherwise move before the wait.

    Refused: a view outside of `rmem`, with run-time extents, or that does not fill whole registers of 32 bits.
  }];
  let arguments = (ins Arg<Cute_MemRefType, "", [MemRead, MemWrite]>:$view);
  let assemblyFormat = "`(` $view `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_GmmaDescriptorOp : CuteNvgpu_Op<"gmma.descriptor", [Pure]> {
  let summary = "Matrix descriptor of one wgmma operand in shared memory";
  let description = [{
    `%d = cute_nvgpu.gmma.descriptor(%t) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,16):(64,1)">) -> i64`

    The tile is k-major, or mn-major where the keyword `mn` stands before the operand. The result is arithmetic on the
    address alone; what reads it needs a fence of its own.

    Refused: a tile outside of `smem`; a layout that no matrix descriptor names.
  }];
  let arguments = (ins Cute_MemRefType:$tile, UnitAttr:$mn);
  let results = (outs I64:$result);
  let assemblyFormat = "(`mn` $mn^)? `(` $tile `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_RegisterAccumulatorOp : CuteNvgpu_Op<"register.accumulator"> {
  let summary = "Registers of one thread for the accumulator of a warpgroup";
  let description = [{
    `%r = cute_nvgpu.register.accumulator(%s) : (!cute.shape<"(64,128,16)">) -> !cute.memref<f32, rmem, "64:1">`

    The registers hold nothing yet.

    Refused: a shape other than `(64,N,K)` with `N` of 8 to 256 in steps of 8; a result other than `64*N/128` registers
    of f32, f16 or i32 with stride 1.
  }];
  let arguments = (ins Cute_ShapeType:$shape);
  let results = (outs Res<Cute_MemRefType, "", [MemAlloc]>:$result);
  let assemblyFormat = "`(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomSm90WgmmaOp : CuteNvgpu_Op<"atom.sm90.wgmma"> {
  let summary = "Payload of one wgmma";
  let description = [{
    `%w = cute_nvgpu.atom.sm90.wgmma(%a, %b, %s) : (!a, !b, !cute.shape<"(64,8,16)">) -> !cute_nvgpu.wgmma_payload<!mma>`

    Descriptors of both tiles and an accumulator, with a fence behind them.

    Refused: an atom with A in registers or sparse; a shape other than the atom's; a tile outside of `smem`, of another
    element type or number of elements, or with a layout that no matrix descriptor names.
  }];
  let arguments = (ins Cute_MemRefType:$a, Cute_MemRefType:$b, Cute_ShapeType:$shape);
  let results = (outs CuteNvgpu_WgmmaPayloadType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomOp : CuteNvgpu_Op<"atom", [Pure]> {
  let summary = "Payload of one wgmma from its parts";
  let description = [{
    `%w = cute_nvgpu.atom(%a, %b, %d) : (i64, i64, !d) -> !cute_nvgpu.wgmma_payload<!mma>`

    The operands are the two matrix descriptors and the registers of D.

    Refused: an accumulator outside of `rmem`, or of another element type or number of elements than the atom's D.
  }];
  let arguments = (ins I64:$descriptor_a, I64:$descriptor_b, Cute_MemRefType:$accumulator);
  let results = (outs CuteNvgpu_WgmmaPayloadType:$result);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomSetValueOp : CuteNvgpu_Op<"atom.set_value", [Pure]> {
  let summary = "Atom with one field changed";
  let description = [{
    `%n = cute_nvgpu.atom.set_value <accum_c> (%m, %f) : (!mma, i1) -> !mma`

    The fields of an atom, with the values that they hold:

    | atom | fields |
    |---|---|
    | `sm90.mma` | `accum_c` (i1): whether C is added |
    | `sm100.mma*` | `accum_c`, `neg_a`, `neg_b` (i1; integers are not negated); sparse `metadata`, block-scaled `sf_a` and `sf_b` (pointers to `tmem`) |
    | `tma_load` | `tma_descriptor_ptr` (generic pointer, 64-byte aligned), `tma_bar` (pointer to 64 bits of `smem`), `cache_policy` (i64), of multicast `mcast_mask` (i16) |
    | `tma_store`, `tma_reduce` | `tma_descriptor_ptr`, `cache_policy` |

    Refused: a field that the atom does not have; a value of another type; a result of another type than the atom.
  }];
  let arguments = (ins StrAttr:$field, AnyType:$atom, AnyType:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`<` custom<Word>($field) `>` `(` $atom `,` $value `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

include "lowering/cute_nvgpu/ods/TmaOps.td"
include "lowering/cute_nvgpu/ods/WgmmaOps.td"
include "lowering/cute_nvgpu/ods/UmmaOps.td"
include "lowering/cute_nvgpu/ods/MbarrierOps.td"
include "lowering/cute_nvgpu/ods/BulkOps.td"
include "lowering/cute_nvgpu/ods/TmaMakeOps.td"
include "lowering/cute_nvgpu/ods/TmemOps.td"

#endif
