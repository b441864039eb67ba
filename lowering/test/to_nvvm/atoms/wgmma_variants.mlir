// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm -cse | FileCheck %s
// What stands behind the types of wgmma: negated operands, saturation, a sparse A.

!neg = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, neg = (a)>
!both = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, neg = (a, b)>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
!D = !cute.memref<f32, rmem, align<16>, "4:1">

// CHECK-LABEL: llvm.func @negated
// CHECK: wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $8, $9, p, -1, 1, 0, 0; }"
// CHECK: wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $8, $9, p, -1, -1, 0, 0; }"
func.func @negated(%d: !D, %a: !A, %b: !B) {
  %one = cute.make_atom() : !neg
  cute.mma_atom_call(%one, %d, %a, %b, %d) : (!neg, !D, !A, !B, !D) -> ()
  %two = cute.make_atom() : !both
  cute.mma_atom_call(%two, %d, %a, %b, %d) : (!both, !D, !A, !B, !D) -> ()
  return
}

!sat = !cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = rs, satfinite>
!I = !cute.memref<i32, rmem, align<16>, "4:1">
!RA = !cute.memref<i8, rmem, align<16>, "16:1">
!SB = !cute.memref<i8, smem, align<1024>, S<1,4,3>, "(8,32):(32,1)">

// CHECK-LABEL: llvm.func @saturated
// CHECK: wgmma.mma_async.sync.aligned.m64n8k32.satfinite.s32.s8.s8 {
func.func @saturated(%d: !I, %a: !RA, %b: !SB) {
  %atom = cute.make_atom() : !sat
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!sat, !I, !RA, !SB, !I) -> ()
  return
}

!sparse = !cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, sparse = 1>
!WB = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,32):(64,1)">

// A has half of K, B all of it; the word of metadata is an operand, the selector a number.
// CHECK-LABEL: llvm.func @sparse
// CHECK-SAME: %[[WORD:[a-z0-9]+]]: i32)
// CHECK: %[[ATOM:.*]] = llvm.insertvalue %[[WORD]], %{{.*}}[1] : !llvm.struct<(i1, i32)>
// CHECK: wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 {$0, $1, $2, $3}, $8, $9, $11, 1, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,0,1,2,3,l,l,r,r"
func.func @sparse(%d: !D, %a: !A, %b: !WB, %word: i32) {
  %bare = cute.make_atom() : !sparse
  %atom = cute_nvgpu.atom.with_metadata (%bare, %word) : (!sparse, i32) -> !sparse
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!sparse, !D, !A, !WB, !D) -> ()
  return
}
