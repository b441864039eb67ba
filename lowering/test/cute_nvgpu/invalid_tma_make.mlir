// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// The gates of make_non_exec_tiled_tma_load in their order; the twins stand in tma_make.mlir.

!g = !cute.memref<bf16, smem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @memory(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{invalid operand types, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.shape<"(128,64)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @map(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{invalid operand types, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.shape<"(128,64)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @shared(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{invalid smem layout type, expected LayoutType or ComposedLayoutType, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<8>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @alignment(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{unsupported layout for the GMEM tensor, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.layout<"(128,64):(1@0,1@1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @strides(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expected the GMEM and SMEM layouts to have integer stride elements, but got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 64 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @offset(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expected the SMEM layout to be a swizzle layout, but got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.layout<"(128,64):(?,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @dynamic(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expected the SMEM layout and the CTA V-map to be static, but got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(64,128):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @shapes(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expected top-level shape equivalence between the SMEM layout and the CTA V-map, but got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"8192:1@0">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @rank(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expected top-level shape equivalence between the SMEM layout and the CTA V-map, but got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.layout<"(128,64):(1,128)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @columns(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{failed to compute the TMA G-basis, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.layout<"(128,64):(128,2)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @scattered(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{failed to compute the TMA G-basis, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,32):(32,1)">
!m = !cute.layout<"(128,32):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @pitch(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{Computed TMA layout is invalid, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<2,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @wide(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{Computed TMA layout is invalid, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.layout<"(512,64):(64,1)">
!m = !cute.layout<"(512,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @large(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{Computed TMA layout is invalid, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1028,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @stride(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{Computed TMA layout is invalid, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 65536, tma_gbasis = <"(64,64):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @box(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expects an atom of bf16, copy_bits = 131072}}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@0,1@1)">
func.func @tensor(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expects !cute.coord_tensor}}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @blocks(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{missing or invalid num_multicast for a multicast TMA load, got num_multicast of 2}}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90, num_multicast = 2> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @no_blocks(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{missing or invalid num_multicast for a multicast TMA load, got num_multicast of 0}}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90_multicast> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @uneven(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{failed to compute the TMA G-basis, got }}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90_multicast, num_multicast = 3> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}

// -----

!g = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s = !cute.composed_layout<"S<3,4,3> o 0 o (128,64):(64,1)">
!m = !cute.layout<"(128,64):(1@0,1@1)">
!a = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!c = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
func.func @kind(%g: !g, %s: !s, %m: !m) {
  // expected-error@+1 {{expects the kind of the atom, sm_90, sm_90_multicast, sm_100_2sm or sm_100_2sm_multicast, but got sm_100_2sm}}
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_100_2sm> (%g, %s, %m) : (!g, !s, !m) -> (!a, !c)
  return
}
