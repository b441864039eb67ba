// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a -canonicalize | FileCheck %s
// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_110f -canonicalize | FileCheck %s
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_90a 2>&1 | FileCheck %s --check-prefix=HOPPER
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_120a 2>&1 | FileCheck %s --check-prefix=CONSUMER
// HOPPER-COUNT-12: error: {{.*}} needs tensor memory (sm_100, sm_101, sm_103 or sm_110, with a or f behind), but the target is sm_90a
// HOPPER-NOT: needs tensor memory
// PLAIN: needs tensor memory {{.*}} but the target is sm_100{{$}}
// CONSUMER: needs tensor memory {{.*}} but the target is sm_120a
// Tensor memory: its allocation, its copies, and steps in it, that are columns.

!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>
!H = !cute.ptr<f16, tmem, align<16>>

// CHECK-LABEL: llvm.func @allocation
// CHECK-SAME: %[[SLOT:[a-z0-9]+]]: !llvm.ptr<3>, %[[N:[a-z0-9]+]]: i32
func.func @allocation(%slot: !slot, %n: i32) -> !P {
  // CHECK: nvvm.tcgen05.alloc %[[SLOT]], %[[N]] : !llvm.ptr<3>, i32
  // CHECK: nvvm.tcgen05.alloc %[[SLOT]], %[[N]] {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
  cute_nvgpu.arch.sm100.alloc_tmem(%n, %slot) : (i32, !slot) -> ()
  cute_nvgpu.arch.sm100.alloc_tmem(%n, %slot) {is_two_cta} : (i32, !slot) -> ()
  // CHECK: nvvm.tcgen05.relinquish_alloc_permit
  "cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit"() : () -> ()
  // CHECK: %[[WORD:.*]] = llvm.load %[[SLOT]] {alignment = 4 : i64} : !llvm.ptr<3> -> i32
  // CHECK: %[[BASE:.*]] = llvm.inttoptr %[[WORD]] : i32 to !llvm.ptr<6>
  %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!slot) -> !P
  // CHECK: nvvm.tcgen05.dealloc %[[BASE]], %[[N]] {group = #nvvm.cta_group<cta_2>}
  cute_nvgpu.arch.sm100.dealloc_tmem(%p, %n) {is_two_cta} : (!P, i32) -> ()
  return %p : !P
}

// An element of 16 bits is half a column, one of 64 bits two.
// CHECK-LABEL: llvm.func @steps
// CHECK: llvm.getelementptr %{{.*}}[65537] : (!llvm.ptr<6>) -> !llvm.ptr<6>, i8
// CHECK: %[[I:.*]] = llvm.sext
// CHECK: llvm.sdiv exact %{{.*}}, %{{.*}} : i64
func.func @steps(%p: !P, %h: !H, %i: !cute.int_tuple<"?{div=2}">) -> (!cute.ptr<f32, tmem>, !cute.ptr<f16, tmem, align<4>>) {
  %lane = cute.static : !cute.int_tuple<"65537">
  %a = cute.add_offset(%p, %lane) : (!P, !cute.int_tuple<"65537">) -> !cute.ptr<f32, tmem>
  %b = cute.add_offset(%h, %i) : (!H, !cute.int_tuple<"?{div=2}">) -> !cute.ptr<f16, tmem, align<4>>
  return %a, %b : !cute.ptr<f32, tmem>, !cute.ptr<f16, tmem, align<4>>
}

!load = !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x2>
!store = !cute_nvgpu.atom.tmem_store<f16, 16 DP, 32 bit, x4, expand_16>
!T = !cute.memref<f32, tmem, align<16>, "(32,2):(65536,1)">
!R = !cute.memref<f32, rmem, align<16>, "2:1">
!U = !cute.memref<f16, tmem, align<16>, "(16,16):(2,131072)">
!S = !cute.memref<f16, rmem, align<16>, "8:1">

// CHECK-LABEL: llvm.func @copies
// CHECK: %[[HALF:.*]] = llvm.mlir.constant(8 : i64)
func.func @copies(%t: !T, %r: !R, %u: !U, %s: !S) {
  %a = cute.make_atom() : !load
  %b = cute.make_atom() : !store
  // CHECK: %[[WORDS:.*]] = nvvm.tcgen05.ld %{{.*}} {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<2xi32>
  // CHECK: nvvm.tcgen05.wait <load>
  // CHECK: llvm.inline_asm has_side_effects asm_dialect = att "", "=r,=r,0,1"
  cute.copy_atom_call(%a, %t, %r) : (!load, !T, !R) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%r) : (!R) -> ()
  // CHECK: nvvm.tcgen05.st %{{.*}}, %{{.*}}, %[[HALF]] unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  // CHECK: nvvm.tcgen05.wait <store>
  cute.copy_atom_call(%b, %s, %u) : (!store, !S, !U) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  return
}

// CHECK-LABEL: llvm.func @by_pointer
// CHECK: nvvm.tcgen05.ld %{{.*}} pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<8xi32>
// CHECK: nvvm.tcgen05.st %{{.*}}, %{{.*}} {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<8xi32>
func.func @by_pointer(%p: !P) {
  %w = "cute_nvgpu.arch.copy.SM100.tmem_load"(%p) <{num_b = 256 : i32, num_dp = 16 : i32, num_rep = 2 : i32, pack_16}> : (!P) -> vector<8xi32>
  "cute_nvgpu.arch.copy.SM100.tmem_store"(%p, %w) <{num_b = 64 : i32, num_dp = 16 : i32, num_rep = 8 : i32}> : (!P, vector<8xi32>) -> ()
  return
}

!two = !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x2>
// Into registers whose stride run time knows.
// CHECK-LABEL: llvm.func @load_apart
// CHECK: nvvm.tcgen05.ld
// CHECK-COUNT-2: llvm.store %{{.*}}, %{{.*}} {alignment = {{4|16}} : i64} : {{i32|f32}}, !llvm.ptr
func.func @load_apart(%t: !cute.memref<f32, tmem, align<16>, "(32,2):(65536,1)">, %registers: !cute.memref<f32, rmem, align<16>, "2:?">) {
  %atom = cute.make_atom() : !two
  cute.copy_atom_call(%atom, %t, %registers) : (!two, !cute.memref<f32, tmem, align<16>, "(32,2):(65536,1)">, !cute.memref<f32, rmem, align<16>, "2:?">) -> ()
  return
}
