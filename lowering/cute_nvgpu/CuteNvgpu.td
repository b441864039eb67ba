// The cute_nvgpu dialect: atoms, what the hardware does in one instruction.
#ifndef LOWERING_CUTE_NVGPU_CUTENVGPU_TD
#define LOWERING_CUTE_NVGPU_CUTENVGPU_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "lowering/cute/MmaAtomInterface.td"
include "lowering/cute/ViewTypes.td"

def CuteNvgpu_Dialect : Dialect {
  let name = "cute_nvgpu";
  let cppNamespace = "::cutecheck::cute_nvgpu";
  let summary = "atoms of NVIDIA GPUs";
  let dependentDialects = ["::cutecheck::cute::CuteDialect"];
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerTypes();
    void registerOperations();
  }];
}

def CuteNvgpu_UniversalCopyType
    : TypeDef<CuteNvgpu_Dialect, "UniversalCopy", [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, ["movesBetween"]>]> {
  let mnemonic = "atom.universal_copy";
  let summary = "a copy by ordinary loads and stores";
  let description = [{
    `!cute_nvgpu.atom.universal_copy<f32>` moves one element, `universal_copy<f16, 128 b>` 128 bits, in one call.
  }];
  let parameters = (ins "::mlir::Type":$elementType, TypeParameter<"int64_t", "bits that one call moves">:$bits);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CuteNvgpu_UniversalFmaType
    : TypeDef<CuteNvgpu_Dialect, "UniversalFma", [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface>]> {
  let mnemonic = "atom.universal_fma";
  let summary = "a multiplication and an addition of one thread";
  let description = [{ `!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>`: d = a b + c. }];
  let parameters = (ins "::mlir::Type":$a, "::mlir::Type":$b, "::mlir::Type":$c);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

class CuteNvgpu_MmaSyncType<string name, string typeMnemonic, string text>
    : TypeDef<CuteNvgpu_Dialect, name, [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface>]> {
  let mnemonic = typeMnemonic;
  let summary = "mma.sync: one product of a warp, all operands in registers";
  let description = text;
  let parameters = (ins "int64_t":$m, "int64_t":$n, "int64_t":$k, "::mlir::Type":$a, "::mlir::Type":$b,
                        "::mlir::Type":$d, "::cutecheck::cute_nvgpu::MmaVariant":$variant);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::MmaSyncAtom atom() const;
  }];
}
def CuteNvgpu_Sm80MmaType : CuteNvgpu_MmaSyncType<"Sm80Mma", "sm80.mma", [{
  `!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>`. Integers may end in `, satfinite`, bits end in
  `, xor_popc` or `, and_popc`. Elements of i4 and i1 are held, and viewed, in words of i32.
}]>;
def CuteNvgpu_Sm89MmaType : CuteNvgpu_MmaSyncType<"Sm89Mma", "sm89.mma", [{
  `!cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E4M3FN, f8E5M2, f32)>`.
}]>;

def CuteNvgpu_Sm90MmaType
    : TypeDef<CuteNvgpu_Dialect, "Sm90Mma", [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface, ["isMmaOperandShared"]>]> {
  let mnemonic = "sm90.mma";
  let summary = "wgmma: one product of a warpgroup, B and perhaps A in shared memory";
  let description = [{
    `!cute_nvgpu.sm90.mma<64x128x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>`; with `rs` A is
    in registers. Its value holds whether C is added, which it is unless `atom.set_value` says otherwise. Elements of
    i1 are viewed in words of i32. Behind that may stand `, neg = (a)`, `(b)` or `(a, b)`: these operands are negated;
    `, satfinite`: integers are clamped; `, sparse = 0`: A holds half of K, and `atom.with_metadata` gives the atom's
    value the words that say which half, which the threads that the number selects hold.
  }];
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
  let mnemonic = "wgmma_payload";
  let summary = "what one wgmma works on: the descriptors of A and B, and the registers of D";
  let description = [{ `!cute_nvgpu.wgmma_payload<!cute_nvgpu.sm90.mma<...>>`, of an atom with A in shared memory. }];
  let parameters = (ins "::cutecheck::cute_nvgpu::Sm90MmaType":$atom);
  let assemblyFormat = "`<` $atom `>`";
}

include "lowering/cute_nvgpu/SmemDescTypes.td"
include "lowering/cute_nvgpu/UmmaTypes.td"
include "lowering/cute_nvgpu/BulkTypes.td"

class CuteNvgpu_MatrixCopyType<string name, string typeMnemonic, string text>
    : TypeDef<CuteNvgpu_Dialect, name, [
        DeclareTypeInterfaceMethods<Cute_CopyAtomInterface,
                                    ["getAtomSourceValues", "getAtomDestinationValues", "movesBetween"]>]> {
  let mnemonic = typeMnemonic;
  let description = text;
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$matrices, "bool":$transposed);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def CuteNvgpu_LdsmType : CuteNvgpu_MatrixCopyType<"Ldsm", "atom.ldsm", [{
  `!cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 4, n>`; `t` is transposed.
}]> { let summary = "ldmatrix: 8 by 8 matrices of a warp from shared memory to registers"; }
def CuteNvgpu_StsmType : CuteNvgpu_MatrixCopyType<"Stsm", "atom.stsm", [{
  `!cute_nvgpu.atom.stsm<f16, mode = <"(8,8)">, num_matrices = 4, n>`; `t` is transposed.
}]> { let summary = "stmatrix: 8 by 8 matrices of a warp from registers to shared memory"; }

def CuteNvgpu_SimtAsyncCopyType
    : TypeDef<CuteNvgpu_Dialect, "SimtAsyncCopy", [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, ["movesBetween"]>]> {
  let mnemonic = "atom.simt_async_copy";
  let summary = "cp.async: a thread's copy from global to shared memory that it does not wait for";
  let description = [{ `!cute_nvgpu.atom.simt_async_copy<f16, cache = global, 128 b>`. }];
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute_nvgpu::AsyncCache":$cache,
                        TypeParameter<"int64_t", "bits that one call moves">:$bits);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

include "lowering/cute_nvgpu/TmaTypes.td"
include "lowering/cute_nvgpu/TmemTypes.td"

#endif
