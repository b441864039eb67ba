// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm -canonicalize | FileCheck %s
// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s --check-prefix=TEXT
// Descriptors as values: made of a pointer and a layout of tiles, moved by an addition in the low word, and taken by wgmma.

!P = !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
!D = !cute.memref<f32, rmem, align<16>, "4:1">
!view = !cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,1,4,(1,7)):(0,0,2,(0,1024))">

// TEXT: cute_nvgpu.make_gmma_smem_desc(%{{.*}}) !cute.layout<"((64,16),1,4,(1,7)):((64,1),0,16,(0,8192))">
// TEXT-SAME: -> !cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,1,4,(1,7)):(0,0,2,(0,1024))">
// CHECK-LABEL: llvm.func @tiles
// CHECK: llvm.mlir.constant(4611686293305360384 : i64)
// CHECK: %[[WORD:.*]] = llvm.or %{{.*}}, %{{.*}} : i64
// Four tiles along k, 2 units apart; then stages, 1024 units apart.
// CHECK: llvm.urem
// CHECK: llvm.udiv
// CHECK: llvm.trunc %[[WORD]] : i64 to i32
// CHECK: llvm.add
// CHECK: llvm.and %[[WORD]], %{{.*}} : i64
// CHECK: wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $8, $9, p, 1, 1, 0, 0; }"
func.func @tiles(%p: !P, %b: !P, %d: !D, %number: i32, %add: i1) {
  %view = cute_nvgpu.make_gmma_smem_desc (%p) !cute.layout<"((64,16),1,4,(1,7)):((64,1),0,16,(0,8192))"> : (!P) -> !view
  %one = cute_nvgpu.smem_desc_at (%view, %number) : (!view, i32) -> !cute_nvgpu.smem_desc
  %first = cute_nvgpu.make_gmma_smem_desc (%b) !cute.layout<"((8,16),4):((64,1),16)"> : (!P) -> !cute_nvgpu.smem_desc
  %two = arith.constant 2 : i32
  %next = cute_nvgpu.advance_smem_desc (%first, %two) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !atom (%one, %next, %d, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !D, i1) -> ()
  return
}
