// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm -canonicalize | FileCheck %s
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_80 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: needs sm_90 at least, but the target is sm_80
// Bulk copies: a barrier is part of the atom's value, a group is NVVM's.

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!B = !cute.ptr<i64, smem, align<8>>
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
!out = !cute_nvgpu.atom.bulk_copy_s2g<f32, 16384 b>
!over = !cute_nvgpu.atom.bulk_copy_s2s<f32, 16384 b>
!U = !cute.memref<i32, smem, align<16>, "512:1">
!inc = !cute_nvgpu.atom.bulk_reduce_s2s<ui32, 16384 b, INC>
!add = !cute_nvgpu.atom.bulk_reduce_s2g<f32, 16384 b, ADD>

// CHECK-LABEL: llvm.func @inwards
// CHECK-SAME: %[[BAR:[a-z0-9]+]]: !llvm.ptr<3>
// CHECK: %[[BYTES:.*]] = llvm.mlir.constant(2048 : i32)
// CHECK: nvvm.cp.async.bulk.shared.cluster.global %{{.*}}, %{{.*}}, %[[BAR]], %[[BYTES]]
func.func @inwards(%g: !G, %s: !S, %barrier: !B) {
  %bare = cute.make_atom() : !in
  %atom = cute_nvgpu.atom.with_mbarrier (%bare, %barrier) : (!in, !B) -> !in
  cute.copy_atom_call(%atom, %g, %s) : (!in, !G, !S) -> ()
  return
}

// CHECK-LABEL: llvm.func @outwards
// CHECK: nvvm.cp.async.bulk.global.shared.cta
// CHECK: "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$0], [$1], $2;", "l,r,r"
// CHECK: nvvm.cp.async.bulk.prefetch
func.func @outwards(%g: !G, %s: !S) {
  %copy = cute.make_atom() : !out
  cute.copy_atom_call(%copy, %s, %g) : (!out, !S, !G) -> ()
  %sum = cute.make_atom() : !add
  cute.copy_atom_call(%sum, %s, %g) : (!add, !S, !G) -> ()
  cute_nvgpu.bulk_prefetch (%g) : (!G) -> ()
  return
}

// The other block's addresses of the destination and of the barrier.
// CHECK-LABEL: llvm.func @across
// CHECK: nvvm.mapa
// CHECK: nvvm.mapa
// CHECK: nvvm.cp.async.bulk.shared.cluster.shared.cta
// CHECK: "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.inc.u32 [$0], [$1], $2, [$3];", "r,r,r,r"
func.func @across(%s: !S, %t: !S, %u: !U, %v: !U, %barrier: !B, %block: i32) {
  %bare = cute.make_atom() : !over
  %atom = cute_nvgpu.atom.with_mbarrier (%bare, %barrier, %block) : (!over, !B, i32) -> !over
  cute.copy_atom_call(%atom, %s, %t) : (!over, !S, !S) -> ()
  %empty = cute.make_atom() : !inc
  %counts = cute_nvgpu.atom.with_mbarrier (%empty, %barrier, %block) : (!inc, !B, i32) -> !inc
  cute.copy_atom_call(%counts, %u, %v) : (!inc, !U, !U) -> ()
  return
}
