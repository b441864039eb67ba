// RUN: cutecheck-opt %s -convert-cute-nvgpu-to-nvvm -canonicalize | FileCheck %s
// A tile of shared memory and the coordinates of its elements, cut into the boxes of an atom: no instructions.

// As NVIDIA's CuTe IR has it: one box.
!a1 = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 1024, tma_gbasis = <"(64,1):(1@0,1@1)">, tma_format = BF16_RN>
!s1 = !cute.memref<bf16, smem, align<128>, "((64),2):((1),64)">
!t1 = !cute.memref<bf16, smem, align<128>, "((64,1),2):((1,0),64)">
!c1 = !cute.coord_tensor<"(0,0)", "((64),1,?):((1@0),0,1@1)">
!d1 = !cute.coord_tensor<"(0,0)", "((64,1),1,?):((1@0,0),0,1@1)">
// CHECK-LABEL: llvm.func @row
// CHECK: %[[COUNT:.*]] = llvm.extractvalue %{{.*}}[1, {{.*}}] : !llvm.struct<{{.*}}>
// CHECK: llvm.insertvalue %[[COUNT]], %{{.*}}[
func.func @row(%a: !a1, %s: !s1, %c: !c1) -> !d1 {
  %at = cute.static : !cute.coord<"0">
  %one = cute.static : !cute.layout<"1:0">
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %one, %s, %c) : (!a1, !cute.coord<"0">, !cute.layout<"1:0">, !s1, !c1) -> (!t1, !d1)
  return %0#1 : !d1
}

// Two patterns of 64 columns side by side: two boxes, the second 64 columns on, in stages.
!a2 = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s2 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((128,(64,2)),3):((64,(1,8192)),16384)">
!t2 = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c2 = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d2 = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
// CHECK-LABEL: llvm.func @twice
func.func @twice(%a: !a2, %s: !s2, %c: !c2) -> !d2 {
  %at = cute.static : !cute.coord<"0">
  %one = cute.static : !cute.layout<"1:0">
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %one, %s, %c) : (!a2, !cute.coord<"0">, !cute.layout<"1:0">, !s2, !c2) -> (!t2, !d2)
  return %0#1 : !d2
}
