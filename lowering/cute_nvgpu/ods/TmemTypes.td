// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies between tensor memory and registers. Included by CuteNvgpu.td.
#ifndef LOWERING_CUTE_NVGPU_TMEMTYPES_TD
#define LOWERING_CUTE_NVGPU_TMEMTYPES_TD

class CuteNvgpu_TmemCopyType<string name, string typeMnemonic>
    : TypeDef<CuteNvgpu_Dialect, name, [
        DeclareTypeInterfaceMethods<Cute_CopyAtomInterface,
                                    ["getAtomSourceValues", "getAtomDestinationValues", "movesBetween",
                                     "verifyCopyCall"]>]> {
  let mnemonic = typeMnemonic;
  let parameters = (ins "::mlir::Type":$elementType, TypeParameter<"int64_t", "lanes">:$lanes,
                        TypeParameter<"int64_t", "bits of a lane, in one piece">:$bits, "int64_t":$repeat,
                        TypeParameter<"bool", "two elements of 16 bits in a register">:$halves);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::TmemCopyAtom atom() const;
  }];
}
def CuteNvgpu_TmemLoadType : CuteNvgpu_TmemCopyType<"TmemLoad", "atom.tmem_load"> {
  let summary = "tcgen05.ld, a tile of tensor memory to the registers of a warp";
  let description = [{
    `!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x128>`; with `, pack_16` behind, an element of 16 bits lies in each
    column and two of them in a register. 16 DP of 32 bit is two halves, side by side (16x32bx2). The registers hold
    nothing before `arch.sm100.wait_tmem_load`.

    Refused: lanes, bits or repeats that no `tcgen05.ld` has; elements other than of 8, 16 or 32 bits (16 with
    `pack_16`). A call is refused where the view of tensor memory is not that tile.
  }];
}
def CuteNvgpu_TmemStoreType : CuteNvgpu_TmemCopyType<"TmemStore", "atom.tmem_store"> {
  let summary = "tcgen05.st, the registers of a warp to a tile of tensor memory";
  let description = [{
    `!cute_nvgpu.atom.tmem_store<f32, 16 DP, 256 bit, x4>`; `, expand_16` is the counterpart of `pack_16`. Refusals are
    those of `atom.tmem_load`.
  }];
}

def CuteNvgpu_S2tCopyType
    : TypeDef<CuteNvgpu_Dialect, "S2tCopy", [
        DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, ["movesBetween", "verifyCopyCall"]>]> {
  let summary = "tcgen05.cp, rows of shared memory to lanes of tensor memory";
  let description = [{
    `!cute_nvgpu.atom.s2t_copy<i8, 128 DP, 256 bit, num_cta = 1>`; behind that may stand `, warpx4` (32 DP of 128 bit),
    `, warpx2_02_13` or `, warpx2_01_23` (64 DP of 128 bit), which say whose lanes get a row, and `, b6x16_p32` or `, b4x16_p64`:
    sixteen elements of 6 or of 4 bits in each 16 bytes become 8 bits each. One thread issues it; it is complete where a
    `tcgen05.commit` behind it is.

    Refused: lanes, bits, broadcast or group that no `tcgen05.cp` has; elements other than of 8, 16 or 32 bits (8 with a
    format). A call is refused where a view is not those rows, or those lanes.
  }];
  let mnemonic = "atom.s2t_copy";
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$rows, "int64_t":$bits, "int64_t":$group,
                        "::cutecheck::cute_nvgpu::S2tBroadcast":$broadcast,
                        "::cutecheck::cute_nvgpu::S2tFormat":$format);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    ::cutecheck::cute_nvgpu::S2tCopyAtom atom() const;
  }];
}

#endif
