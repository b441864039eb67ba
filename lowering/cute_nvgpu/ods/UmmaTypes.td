// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The atoms of tcgen05.mma. Included by CuteNvgpu.td.
#ifndef LOWERING_CUTE_NVGPU_UMMATYPES_TD
#define LOWERING_CUTE_NVGPU_UMMATYPES_TD

class CuteNvgpu_UmmaType<string name, string typeMnemonic>
    : TypeDef<CuteNvgpu_Dialect, name,
              [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface, ["isMmaOperandShared", "verifyMmaCall"]>]> {
  let mnemonic = typeMnemonic;
  let parameters = (ins "::cutecheck::cute_nvgpu::UmmaAtom":$atom);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def CuteNvgpu_Sm100MmaType : CuteNvgpu_UmmaType<"Sm100Mma", "sm100.mma"> {
  let summary = "tcgen05.mma, one product with D in tensor memory";
  let description = [{
    `!cute_nvgpu.sm100.mma<128x128x8, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss, c_scale_exp = 0>`;
    with `ts` A is in tensor memory. One thread issues it, for one block or a pair of blocks (`num_cta`). Its value
    holds whether C is added, which it is unless `atom.set_value` says otherwise, and whether A and B are negated.

    Behind that may stand `, ws`, the form with B stationary, then `, max_shift = 8`, and `, satfinite` of integers.

    Refused: a shape, group, majors, element types or variant that no `tcgen05.mma` has. A call of the atom is refused
    where C and D are not one view, where a tile of tensor memory lies elsewhere than the instruction puts it, or where
    no matrix descriptor names a tile of shared memory.
  }];
}
def CuteNvgpu_Sm100MmaSpType : CuteNvgpu_UmmaType<"Sm100MmaSp", "sm100.mma_sp"> {
  let summary = "tcgen05.mma.sp, one product of a sparse A";
  let description = [{
    `!cute_nvgpu.sm100.mma_sp<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>`: as `sm100.mma`; A holds half of K. Its value also holds where the metadata lie. `, selector = 1` says which part of
    their words counts, as the PTX ISA numbers them.

    Refused: what no `tcgen05.mma.sp` has.
  }];
}
def CuteNvgpu_Sm100MmaBsType : CuteNvgpu_UmmaType<"Sm100MmaBs", "sm100.mma_bs"> {
  let summary = "tcgen05.mma.block_scale, one product of operands with scale factors";
  let description = [{
    `!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>`.
    The kind is `mxf8f6f4`, `mxf4` or `mxf4nvf4`. Its value also holds where the scale factors of A and B lie.

    Refused: what no `tcgen05.mma.block_scale` has.
  }];
}
def CuteNvgpu_Sm100MmaBsSpType : CuteNvgpu_UmmaType<"Sm100MmaBsSp", "sm100.mma_bs_sp"> {
  let summary = "tcgen05.mma.sp.block_scale, one product of a sparse A and of operands with scale factors";
  let description = [{
    `!cute_nvgpu.sm100.mma_bs_sp<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>`: as `sm100.mma_bs`, with a sparse A.

    Refused: what no `tcgen05.mma.sp.block_scale` has.
  }];
}

def CuteNvgpu_UmmaPayloadType : TypeDef<CuteNvgpu_Dialect, "UmmaPayload"> {
  let summary = "payload of one tcgen05.mma: the descriptors of A and B, the place of D, and the barrier of its completion";
  let description = [{
    `!cute_nvgpu.umma_payload<!umma>`, of an atom with A in shared memory.
  }];
  let mnemonic = "umma_payload";
  let parameters = (ins "::cutecheck::cute_nvgpu::Sm100MmaType":$atom);
  let assemblyFormat = "`<` $atom `>`";
}

#endif
