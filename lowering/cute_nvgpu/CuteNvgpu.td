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
  }];
}

def CuteNvgpu_UniversalCopyType
    : TypeDef<CuteNvgpu_Dialect, "UniversalCopy", [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface>]> {
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

#endif
