// What names a tile of shared memory to wgmma. Included by CuteNvgpu.td.
#ifndef LOWERING_CUTE_NVGPU_SMEMDESCTYPES_TD
#define LOWERING_CUTE_NVGPU_SMEMDESCTYPES_TD

def CuteNvgpu_SmemDescType : TypeDef<CuteNvgpu_Dialect, "SmemDesc"> {
  let mnemonic = "smem_desc";
  let summary = "a matrix descriptor: 64 bits";
  let description = [{ `!cute_nvgpu.smem_desc`. }];
}

def CuteNvgpu_SmemDescViewType : TypeDef<CuteNvgpu_Dialect, "SmemDescView"> {
  let mnemonic = "smem_desc_view";
  let summary = "descriptors of many tiles: one, and a layout of how far the others are, in units of 16 bytes";
  let description = [{ `!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,1,4,7):(0,0,2,1024)">`. }];
  let parameters = (ins "::cutecheck::cute_nvgpu::SmemDescType":$descriptor,
                        Cute_Notation<"::cutecheck::Layout", "shape:stride">:$layout);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif
