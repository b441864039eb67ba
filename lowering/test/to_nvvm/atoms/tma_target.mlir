// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -convert-cute-nvgpu-to-nvvm=target=sm_80
// Tensor copies begin with sm_90: the twins stand in tma.mlir.

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @load(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+2 {{needs sm_90 at least, but the target is sm_80}}
  // expected-error@+1 {{failed to legalize}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
func.func @prefetch(%atom: !load, %c: !coords) {
  // expected-error@+2 {{needs sm_90 at least, but the target is sm_80}}
  // expected-error@+1 {{failed to legalize}}
  cute.prefetch_atom_call(%atom, %c) : (!load, !coords) -> ()
  return
}

// -----

!map = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64):(1@1,1@0)">, tma_format = F16_RN>
!copied = !cute.ptr<i64, smem, align<128>>
!tensor = !cute.memref<f16, gmem, align<16>, "(64,256):(256,1)">
// expected-error@+1 {{survived the lowering}}
func.func @update(%map: !map, %tensor: !tensor, %copied: !copied) {
  // expected-error@+2 {{needs sm_90a or another architecture's own, but the target is sm_80}}
  // expected-error@+1 {{survived the lowering}}
  cute_nvgpu.update_tma_desc(%map, %tensor, %copied) : (!map, !tensor, !copied) -> ()
  return
}
