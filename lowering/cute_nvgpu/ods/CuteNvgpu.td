// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cute_nvgpu dialect: atoms, what the hardware does in one instruction.
#ifndef LOWERING_CUTE_NVGPU_CUTENVGPU_TD
#define LOWERING_CUTE_NVGPU_CUTENVGPU_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "lowering/cute/ods/MmaAtomInterface.td"
include "lowering/cute/ods/ViewTypes.td"

def CuteNvgpu_Dialect : Dialect {
  let name = "cute_nvgpu";
  let cppNamespace = "::cutecheck::cute_nvgpu";
  let summary = "atoms of NVIDIA GPUs";
  let description = [{
    An atom is what the hardware does in one instruction: a copy, a matrix product, a reduction. Its type says which one;
    calls of atoms are operations of `cute`. Operations here make, change and take apart the values of atoms, and are
    the instructions by pointer or descriptor. A target that lacks an atom refuses it when it is lowered.

    The examples of this page use these types:

    ```
    !mma = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
    !sparse_mma = !cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, sparse = 0>
    !a = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
    !b = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
    !d = !cute.memref<f32, rmem, align<16>, "4:1">
    !word = !cute_nvgpu.smem_desc
    !map = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 1024, tma_gbasis = <"(64,1):(1@0,1@1)">, tma_format = BF16_RN>
    !store_map = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 1024, tma_gbasis = <"(64,1):(1@0,1@1)">, tma_format = BF16_RN>
    !add_map = !cute_nvgpu.atom.non_exec_tiled_tma_reduce<ADD, bf16, copy_bits = 1024, tma_gbasis = <"(64,1):(1@0,1@1)">, tma_format = BF16_RN>
    !load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,1):(1@0,1@1)">>
    !tensor = !cute.memref<bf16, gmem, align<16>, "(64,?):(1,?{i64 div=8})">
    !places = !cute.coord_tensor<"(0,0)", "(64,?):(1@0,1@1)">
    !umma = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
    !umma_sp = !cute_nvgpu.sm100.mma_sp<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
    !umma_bs = !cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
    !umma_bs_sp = !cute_nvgpu.sm100.mma_bs_sp<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
    !umma_a = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
    !umma_b = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
    !acc = !cute.ptr<f32, tmem, align<16>>
    !cp = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 2, warpx4>
    !rows = !cute.memref<i8, smem, align<128>, "((8,4),16):((16,128),1)">
    !barrier = !cute.ptr<i64, smem, align<8>>
    ```
  }];
  let dependentDialects = ["::cutecheck::cute::CuteDialect"];
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerTypes();
    void registerOperations();
  }];
}

def CuteNvgpu_UniversalCopyType
    : TypeDef<CuteNvgpu_Dialect, "UniversalCopy", [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, ["movesBetween"]>]> {
  let summary = "copy by ordinary loads and stores";
  let description = [{
    `!cute_nvgpu.atom.universal_copy<f32>` moves one element in one call, `!cute_nvgpu.atom.universal_copy<f16, 128 b>`
    128 bits. It moves between all memories but tensor memory.

    Refused: bits that are no power of two, no multiple of the element's, or more than one access has.
  }];
  let mnemonic = "atom.universal_copy";
  let parameters = (ins "::mlir::Type":$elementType, TypeParameter<"int64_t", "bits that one call moves">:$bits);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CuteNvgpu_UniversalFmaType
    : TypeDef<CuteNvgpu_Dialect, "UniversalFma", [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface>]> {
  let summary = "multiplication and addition of one thread";
  let description = [{
    `!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>`: d = a b + c.

    Refused: another shape; elements that are no integers or floats.
  }];
  let mnemonic = "atom.universal_fma";
  let parameters = (ins "::mlir::Type":$a, "::mlir::Type":$b, "::mlir::Type":$c);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

class CuteNvgpu_MmaSyncType<string name, string typeMnemonic>
    : TypeDef<CuteNvgpu_Dialect, name, [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface>]> {
  let mnemonic = typeMnemonic;
  let parameters = (ins "int64_t":$m, "int64_t":$n, "int64_t":$k, "::mlir::Type":$a, "::mlir::Type":$b,
                        "::mlir::Type":$d, "::cutecheck::cute_nvgpu::MmaVariant":$variant);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::MmaSyncAtom atom() const;
  }];
}
def CuteNvgpu_Sm80MmaType : CuteNvgpu_MmaSyncType<"Sm80Mma", "sm80.mma"> {
  let summary = "mma.sync, one product of a warp";
  let description = [{
    `!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>`. All operands are in registers. Integers may end in `, satfinite`,
    bits end in `, xor_popc` or `, and_popc`. Elements of i4 and i1 are held, and viewed, in words of i32.

    Refused: a shape, element types or variant that no `mma.sync` has; 8-bit floats, which are `sm89.mma`.
  }];
}
def CuteNvgpu_Sm89MmaType : CuteNvgpu_MmaSyncType<"Sm89Mma", "sm89.mma"> {
  let summary = "mma.sync of 8-bit floats, one product of a warp";
  let description = [{
    `!cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E4M3FN, f8E5M2, f32)>`. All operands are in registers.

    Refused: a shape or element types that no `mma.sync` of 8-bit floats has.
  }];
}

def CuteNvgpu_Sm90MmaType
    : TypeDef<CuteNvgpu_Dialect, "Sm90Mma", [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface, ["isMmaOperandShared"]>]> {
  let summary = "wgmma, one product of a warpgroup";
  let description = [{
    `!cute_nvgpu.sm90.mma<64x128x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>`; with `rs` A is in
    registers, else in shared memory as B is. Its value holds whether C is added, which it is unless `atom.set_value`
    says otherwise. Elements of i1 are viewed in words of i32.

    Behind that may stand `, neg = (a)`, `(b)` or `(a, b)`: these operands are negated; `, satfinite`: integers are
    clamped; `, sparse = 0`: A holds half of K, and `atom.with_metadata` gives the words that say which half, which the
    threads that the number selects hold.

    Refused: a shape, majors, element types or variant that no wgmma has.
  }];
  let mnemonic = "sm90.mma";
  let parameters = (ins "int64_t":$m, "int64_t":$n, "int64_t":$k, "::cutecheck::cute_nvgpu::Major":$majorA,
                        "::cutecheck::cute_nvgpu::Major":$majorB, "::mlir::Type":$a, "::mlir::Type":$b,
                        "::mlir::Type":$d, "bool":$registersA, "::cutecheck::cute_nvgpu::WgmmaVariant":$variant);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::WgmmaAtom atom() const;
  }];
}

def CuteNvgpu_WgmmaPayloadType : TypeDef<CuteNvgpu_Dialect, "WgmmaPayload"> {
  let summary = "payload of one wgmma: the descriptors of A and B and the registers of D";
  let description = [{
    `!cute_nvgpu.wgmma_payload<!cute_nvgpu.sm90.mma<64x128x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>>`,
    of an atom with A in shared memory.
  }];
  let mnemonic = "wgmma_payload";
  let parameters = (ins "::cutecheck::cute_nvgpu::Sm90MmaType":$atom);
  let assemblyFormat = "`<` $atom `>`";
}

include "lowering/cute_nvgpu/ods/SmemDescTypes.td"
include "lowering/cute_nvgpu/ods/UmmaTypes.td"
include "lowering/cute_nvgpu/ods/BulkTypes.td"

class CuteNvgpu_MatrixCopyType<string name, string typeMnemonic>
    : TypeDef<CuteNvgpu_Dialect, name, [
        DeclareTypeInterfaceMethods<Cute_CopyAtomInterface,
                                    ["getAtomSourceValues", "getAtomDestinationValues", "movesBetween"]>]> {
  let mnemonic = typeMnemonic;
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$matrices, "bool":$transposed);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def CuteNvgpu_LdsmType : CuteNvgpu_MatrixCopyType<"Ldsm", "atom.ldsm"> {
  let summary = "ldmatrix, matrices of 8 by 8 from shared memory to the registers of a warp";
  let description = [{
    `!cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 4, n>`; `t` is transposed.
    A thread names one row in shared memory and its registers.

    Refused: a number of matrices other than 1, 2 or 4; elements below a byte or whose bits do not divide a row's 128;
    other than 16 bits where it is transposed.
  }];
}
def CuteNvgpu_StsmType : CuteNvgpu_MatrixCopyType<"Stsm", "atom.stsm"> {
  let summary = "stmatrix, matrices of 8 by 8 from the registers of a warp to shared memory";
  let description = [{
    `!cute_nvgpu.atom.stsm<f16, mode = <"(8,8)">, num_matrices = 4, n>`; `t` is transposed.

    Refusals are those of `atom.ldsm`.
  }];
}

def CuteNvgpu_SimtAsyncCopyType
    : TypeDef<CuteNvgpu_Dialect, "SimtAsyncCopy", [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, ["movesBetween"]>]> {
  let summary = "cp.async, a thread's asynchronous copy from global to shared memory";
  let description = [{
    `!cute_nvgpu.atom.simt_async_copy<f16, cache = global, 128 b>`; the cache is `always` or `global`.

    Refused: bits that `cp.async` does not move with that cache; elements below a byte, or whose bits do not divide
    those of the copy.
  }];
  let mnemonic = "atom.simt_async_copy";
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute_nvgpu::AsyncCache":$cache,
                        TypeParameter<"int64_t", "bits that one call moves">:$bits);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

include "lowering/cute_nvgpu/ods/TmaTypes.td"
include "lowering/cute_nvgpu/ods/TmemTypes.td"

#endif
