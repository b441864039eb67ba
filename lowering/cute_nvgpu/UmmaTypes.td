// The atoms of tcgen05.mma. Included by CuteNvgpu.td.
#ifndef LOWERING_CUTE_NVGPU_UMMATYPES_TD
#define LOWERING_CUTE_NVGPU_UMMATYPES_TD

class CuteNvgpu_UmmaType<string name, string typeMnemonic, string text>
    : TypeDef<CuteNvgpu_Dialect, name,
              [DeclareTypeInterfaceMethods<Cute_MmaAtomInterface, ["isMmaOperandShared", "verifyMmaCall"]>]> {
  let mnemonic = typeMnemonic;
  let description = text;
  let parameters = (ins "::cutecheck::cute_nvgpu::UmmaAtom":$atom);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def CuteNvgpu_Sm100MmaType : CuteNvgpu_UmmaType<"Sm100Mma", "sm100.mma", [{
  `!cute_nvgpu.sm100.mma<128x128x8, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss, c_scale_exp = 0>`;
  with `ts` A is in tensor memory. Its value holds whether C is added, which it is unless `atom.set_value` says
  otherwise, and whether A and B are negated. Behind that may stand `, ws`, the form with B stationary, then
  `, max_shift = 8`, and `, satfinite` of integers.
}]> { let summary = "tcgen05.mma: one product, D in tensor memory, issued by one thread"; }
def CuteNvgpu_Sm100MmaSpType : CuteNvgpu_UmmaType<"Sm100MmaSp", "sm100.mma_sp", [{
  As `sm100.mma`; A holds half of K. Its value also holds where the metadata lie. `, selector = 1` as the PTX ISA numbers
  the parts of their words.
}]> { let summary = "tcgen05.mma.sp: one product of a sparse A"; }
def CuteNvgpu_Sm100MmaBsType : CuteNvgpu_UmmaType<"Sm100MmaBs", "sm100.mma_bs", [{
  `!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss,
  kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>`. Its value also holds where the scale factors of A and B lie.
}]> { let summary = "tcgen05.mma.block_scale: one product of operands with scale factors"; }
def CuteNvgpu_Sm100MmaBsSpType : CuteNvgpu_UmmaType<"Sm100MmaBsSp", "sm100.mma_bs_sp", [{
  As `sm100.mma_bs`, with a sparse A.
}]> { let summary = "tcgen05.mma.sp.block_scale: one product of a sparse A and of operands with scale factors"; }

def CuteNvgpu_UmmaPayloadType : TypeDef<CuteNvgpu_Dialect, "UmmaPayload"> {
  let mnemonic = "umma_payload";
  let summary = "what one tcgen05.mma works on: the descriptors of A and B, where D lies, and the barrier of its completion";
  let description = [{ `!cute_nvgpu.umma_payload<!cute_nvgpu.sm100.mma<...>>`, of an atom with A in shared memory. }];
  let parameters = (ins "::cutecheck::cute_nvgpu::Sm100MmaType":$atom);
  let assemblyFormat = "`<` $atom `>`";
}

#endif
