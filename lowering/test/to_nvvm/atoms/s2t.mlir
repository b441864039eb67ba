// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a -canonicalize | FileCheck %s
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_90a 2>&1 | FileCheck %s --check-prefix=HOPPER
// HOPPER-COUNT-4: needs tensor memory (sm_100, sm_101, sm_103 or sm_110, with a or f behind), but the target is sm_90a
// Copies from shared to tensor memory: by views, by a descriptor, and guarded by a block's rank.

!S = !cute.memref<i8, smem, align<128>, "((8,4),16):((16,128),1)">
!T = !cute.memref<i8, tmem, align<16>, "(16,128):(1,262144)">
!P = !cute.ptr<i8, tmem, align<16>>
!B = !cute.ptr<i64, smem, align<8>>
!slot = !cute.ptr<i32, smem, align<8>>
!four = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4>
!packed = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4, b6x16_p32>
!pair = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 2, warpx4>

// Version 1, groups of eight rows 128 bytes apart.
// CHECK-LABEL: llvm.func @views
// CHECK: %[[FIELDS:.*]] = llvm.mlir.constant(70403103981568 : i64)
// CHECK: %[[WORD:.*]] = llvm.or %{{.*}}, %[[FIELDS]]
// CHECK: nvvm.tcgen05.cp %{{.*}}, %[[WORD]] {multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
// CHECK: nvvm.tcgen05.cp {{.*}} srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>
func.func @views(%s: !S, %t: !T) {
  %a = cute.make_atom() : !four
  %b = cute.make_atom() : !packed
  cute.copy_atom_call(%a, %s, %t) : (!four, !S, !T) -> ()
  cute.copy_atom_call(%b, %s, %t) : (!packed, !S, !T) -> ()
  return
}

// CHECK-LABEL: llvm.func @by_descriptor
// CHECK: nvvm.tcgen05.cp %{{.*}}, %{{.*}} {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
func.func @by_descriptor(%d: !cute_nvgpu.smem_desc, %p: !P) {
  cute_nvgpu.arch.copy.SM100.copy_s2t(%d, %p) {dp = 64 : i32, bits = 128 : i32, cta = 2 : i32, broadcast = "warpx2_01_23"} : (!cute_nvgpu.smem_desc, !P) -> ()
  return
}

// CHECK-LABEL: llvm.func @guarded
// CHECK-SAME: %[[RANK:[a-z0-9]+]]: i32
// CHECK: %[[REST:.*]] = llvm.urem %[[RANK]], %{{.*}} : i32
// CHECK: %[[OWNS:.*]] = llvm.icmp "eq" %[[REST]], %{{.*}} : i32
// CHECK: llvm.cond_br %[[OWNS]], ^[[COPY:.*]], ^[[JOIN:.*]]
// CHECK: ^[[COPY]]:
// CHECK: nvvm.tcgen05.cp {{.*}}group = #nvvm.cta_group<cta_2>
// CHECK: nvvm.tcgen05.commit %{{.*}} {group = #nvvm.cta_group<cta_2>}
func.func @guarded(%s: !S, %p: !P, %b: !B, %rank: i32) -> i32 {
  %token = cute_nvgpu.cp_async.s2t !pair(%s, %p, %b, %rank) {cta_group = 2 : i32} : (!S, !P, !B, i32) -> i32
  return %token : i32
}

// CHECK-LABEL: llvm.func @packaged
// CHECK: llvm.inttoptr %{{.*}} : i32 to !llvm.ptr<6>
// CHECK: nvvm.read.ptx.sreg.cluster.ctarank : i32
// CHECK: nvvm.tcgen05.cp
func.func @packaged(%s: !S, %slot: !slot, %b: !B) -> i32 {
  %token = cute_nvgpu.atom.sm100.s2t_copy !pair(%s, %slot, %b) {cta_group = 2 : i32} : (!S, !slot, !B) -> i32
  return %token : i32
}
