// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// The box and the coordinates that a tensor, the layout of shared memory and its elements make, as NVIDIA's CuTe IR
// has them.

!g1 = !cute.memref<bf16, gmem, align<16>, "(64,?):(1,?{i64 div=8})">
!a1 = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 1024, tma_gbasis = <"(64,1):(1@0,1@1)">, tma_format = BF16_RN>
!c1 = !cute.coord_tensor<"(0,0)", "(64,?):(1@0,1@1)">
// CHECK: cute_nvgpu.atom.make_non_exec_tiled_tma_load<sm_90, num_multicast = 1> (
func.func @row(%g: !g1, %s: !cute.layout<"(64):(1)">, %m: !cute.layout<"(64):(1@0)">) -> (!a1, !c1) {
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90, num_multicast = 1> (%g, %s, %m) : (!g1, !cute.layout<"(64):(1)">, !cute.layout<"(64):(1@0)">) -> (!a1, !c1)
  return %0#0, %0#1 : !a1, !c1
}

// Rows in groups of eight, and a mode of the tensor that no box runs along.
!g2 = !cute.memref<f16, gmem, align<16>, "(?,?,?):(?{i64 div=8},1,?{i64 div=8})">
!s2 = !cute.composed_layout<"S<2,4,3> o 0 o ((8,8),(32,1)):((32,256),(1,0))">
!a2 = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64,1):(1@1,1@0,1@2)">, tma_format = F16_RN>
!c2 = !cute.coord_tensor<"(0,0,0)", "(?,?,?):(1@1,1@0,1@2)">
// CHECK: cute_nvgpu.atom.make_non_exec_tiled_tma_store(
func.func @store(%g: !g2, %s: !s2, %m: !cute.layout<"(64,32):(1@0,1@1)">) -> (!a2, !c2) {
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_store (%g, %s, %m) : (!g2, !s2, !cute.layout<"(64,32):(1@0,1@1)">) -> (!a2, !c2)
  return %0#0, %0#1 : !a2, !c2
}

// Modes in modes.
!g3 = !cute.memref<f32, gmem, align<16>, "(?,?,((?,?),?)):(?{i64 div=4},1,((?{i64 div=4},?{i64 div=4}),?{i64 div=4}))">
!s3 = !cute.composed_layout<"S<3,4,3> o 0 o ((8,16),(32,1)):((32,256),(1,0))">
!a3 = !cute_nvgpu.atom.non_exec_tiled_tma_reduce<ADD, f32, copy_bits = 131072, tma_gbasis = <"(32,128,1,1,(1)):(1@1,1@0,1@0@0@2,1@1@0@2,(1@1@2))">, tma_format = F32_RN>
!c3 = !cute.coord_tensor<"(0,0,0,0,0)", "(?,?,((?,?),?)):(1@1,1@0,((1@2,1@3),1@4))">
// CHECK: cute_nvgpu.atom.make_non_exec_tiled_tma_reduce<ADD> (
func.func @reduce(%g: !g3, %s: !s3, %m: !cute.layout<"(128,32):(1@0,1@1)">) -> (!a3, !c3) {
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_reduce <ADD> (%g, %s, %m) : (!g3, !s3, !cute.layout<"(128,32):(1@0,1@1)">) -> (!a3, !c3)
  return %0#0, %0#1 : !a3, !c3
}

// A tile of two patterns side by side: the box is the first, two calls fill it. And each of two blocks loads half.
!g4 = !cute.memref<bf16, gmem, align<16>, "(4096,1024):(1024,1)">
!s4 = !cute.composed_layout<"S<3,4,3> o 0 o ((8,16),(64,2)):((64,512),(1,8192))">
!m4 = !cute.layout<"(128,128):(1@0,1@1)">
!a4 = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@1,1@0)">, tma_format = BF16_RN>
!b4 = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, bf16, copy_bits = 65536, tma_gbasis = <"(64,64):(1@1,1@0)">, tma_format = BF16_RN>
!c4 = !cute.coord_tensor<"(0,0)", "(4096,1024):(1@1,1@0)">
// CHECK: cute_nvgpu.atom.make_non_exec_tiled_tma_load<sm_90> (
// CHECK: cute_nvgpu.atom.make_non_exec_tiled_tma_load<sm_90_multicast, num_multicast = 2> (
func.func @twice(%g: !g4, %s: !s4, %m: !m4) {
  %0:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %m) : (!g4, !s4, !m4) -> (!a4, !c4)
  %1:2 = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90_multicast, num_multicast = 2> (%g, %s, %m) : (!g4, !s4, !m4) -> (!b4, !c4)
  return
}
