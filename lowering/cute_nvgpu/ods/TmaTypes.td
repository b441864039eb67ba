// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atoms of tensor copies: as a kernel gets them, a tensor map, and as it runs them.
#ifndef LOWERING_CUTE_NVGPU_TMATYPES_TD
#define LOWERING_CUTE_NVGPU_TMATYPES_TD

class CuteNvgpu_TmaType<string name, string typeMnemonic, list<Trait> traits> : TypeDef<CuteNvgpu_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  // The box, which the verifier has checked.
  let extraClassDeclaration = [{ ::cutecheck::cute_nvgpu::TmaBox box() const; }];
}
def CuteNvgpu_NonExecTmaLoadType : CuteNvgpu_TmaType<"NonExecTmaLoad", "atom.non_exec_tiled_tma_load", []> {
  let summary = "tensor map of boxes to load";
  let description = [{
    `!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>`:
    what a kernel receives. `sm_90_multicast` is for boxes that arrive in several blocks of a cluster, `sm_100_2sm` and
    `sm_100_2sm_multicast` for those of a pair of blocks, whose bytes are told to one barrier.

    Refused: a box that no tensor map has, or of other bits than `copy_bits`; a format that does not fit the element.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$copyBits,
                        Cute_Notation<"::cutecheck::Layout", "the box">:$basis,
                        "::cutecheck::cute_nvgpu::TmaFormat":$format, "bool":$multicast, "bool":$pair);
}
def CuteNvgpu_NonExecTmaStoreType : CuteNvgpu_TmaType<"NonExecTmaStore", "atom.non_exec_tiled_tma_store", []> {
  let summary = "tensor map of boxes to store";
  let description = [{
    `!cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>`:
    what a kernel receives. Refusals are those of `atom.non_exec_tiled_tma_load`.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$copyBits,
                        Cute_Notation<"::cutecheck::Layout", "the box">:$basis,
                        "::cutecheck::cute_nvgpu::TmaFormat":$format);
}
def CuteNvgpu_NonExecTmaReduceType : CuteNvgpu_TmaType<"NonExecTmaReduce", "atom.non_exec_tiled_tma_reduce", []> {
  let summary = "tensor map of boxes to reduce into";
  let description = [{
    `!cute_nvgpu.atom.non_exec_tiled_tma_reduce<ADD, f32, copy_bits = 65536, tma_gbasis = <"(32,64):(1@0,1@1)">, tma_format = F32_RN>`:
    what a kernel receives.

    Refused: a reduction that PTX does not have for the element; what `atom.non_exec_tiled_tma_load` refuses.
  }];
  let parameters = (ins "::cutecheck::cute_nvgpu::TmaReduction":$kind, "::mlir::Type":$elementType,
                        "int64_t":$copyBits, Cute_Notation<"::cutecheck::Layout", "the box">:$basis,
                        "::cutecheck::cute_nvgpu::TmaFormat":$format);
}

class CuteNvgpu_ExecTmaType<string name, string typeMnemonic, list<string> methods>
    : CuteNvgpu_TmaType<name, typeMnemonic, [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, methods>]>;
def CuteNvgpu_TmaLoadType
    : CuteNvgpu_ExecTmaType<"TmaLoad", "atom.tma_load", ["verifyCopyCall", "verifyPrefetchCall"]> {
  let summary = "load of a box of a tensor to shared memory";
  let description = [{
    `!cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>`;
    `multicast` behind `num_cta` where a mask says which blocks get it. A barrier counts the bytes. Its value holds the
    tensor map's address, the barrier, the cache policy and the mask. With `num_cta = 2` (SM100) the bytes are told to
    the barrier of the even block of the pair, at the place that is given.

    Refused: what `atom.non_exec_tiled_tma_load` refuses of the box. A call is refused where the view of shared memory
    is not aligned to 128 bytes or is not the box as TMA writes it, and where the coordinates do not fit the box.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$copyBits,
                        Cute_Notation<"::cutecheck::Layout", "the box">:$basis, "bool":$multicast, "bool":$pair);
}
def CuteNvgpu_TmaStoreType : CuteNvgpu_ExecTmaType<"TmaStore", "atom.tma_store", ["verifyCopyCall"]> {
  let summary = "store of a box of a tensor from shared memory";
  let description = [{
    `!cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>`.
    Its value holds the tensor map's address and the cache policy.

    Refusals are those of `atom.tma_load`; a call is also refused where a coordinate is negative.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$copyBits,
                        Cute_Notation<"::cutecheck::Layout", "the box">:$basis);
}
def CuteNvgpu_TmaReduceType : CuteNvgpu_ExecTmaType<"TmaReduce", "atom.tma_reduce", ["verifyCopyCall"]> {
  let summary = "reduction of a box of a tensor with shared memory";
  let description = [{
    `!cute_nvgpu.atom.tma_reduce<ADD, f32, copy_bits = 65536, mode = tiled, g_stride = <"()"> tma_gbasis = <"(32,64):(1@0,1@1)">>`.
    Its value holds the tensor map's address and the cache policy.

    Refusals are those of `atom.tma_store`.
  }];
  let parameters = (ins "::cutecheck::cute_nvgpu::TmaReduction":$kind, "::mlir::Type":$elementType,
                        "int64_t":$copyBits, Cute_Notation<"::cutecheck::Layout", "the box">:$basis);
}

#endif
