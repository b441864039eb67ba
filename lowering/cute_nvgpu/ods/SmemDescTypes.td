// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What names a tile of shared memory to wgmma. Included by CuteNvgpu.td.
#ifndef LOWERING_CUTE_NVGPU_SMEMDESCTYPES_TD
#define LOWERING_CUTE_NVGPU_SMEMDESCTYPES_TD

def CuteNvgpu_SmemDescType : TypeDef<CuteNvgpu_Dialect, "SmemDesc"> {
  let summary = "matrix descriptor of 64 bits";
  let description = [{
    `!cute_nvgpu.smem_desc`. It names a tile of shared memory to wgmma or tcgen05.
  }];
  let mnemonic = "smem_desc";
}

def CuteNvgpu_SmemDescViewType : TypeDef<CuteNvgpu_Dialect, "SmemDescView"> {
  let summary = "matrix descriptors of many tiles";
  let description = [{
    `!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,1,4,7):(0,0,2,1024)">`: the descriptor of one tile, and a
    layout of how far the others are, in units of 16 bytes.

    Refused: a layout with run-time leaves, or that leaves the reach of a descriptor (2^18 bytes).
  }];
  let mnemonic = "smem_desc_view";
  let parameters = (ins "::cutecheck::cute_nvgpu::SmemDescType":$descriptor,
                        Cute_Notation<"::cutecheck::Layout", "shape:stride">:$layout);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif
