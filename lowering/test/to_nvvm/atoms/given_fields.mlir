// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_90a | FileCheck %s
// What a call reads of its atom the module must give. Each twin gives it.

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
func.func @no_barrier(%g: !G, %s: !S) {
  %bare = cute.make_atom() : !in
  // expected-error@+1 {{'cute.copy_atom_call' op needs the barrier of its atom, which nothing gave it: expects cute_nvgpu.atom.with_mbarrier between the atom and this operation}}
  cute.copy_atom_call(%bare, %g, %s) : (!in, !G, !S) -> ()
  return
}

// -----

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!bar = !cute.ptr<i64, smem, align<8>>
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
!tc = !cute.tiled_copy<!in, layout_copy_tv = <"(1,512):(0,1)">, tiler_mn = <"[512:1]">>
// On one of two ways, and behind a tiled copy.
func.func @one_way(%g: !G, %s: !S, %barrier: !bar, %c: i1) {
  %bare = cute.make_atom() : !in
  %atom = scf.if %c -> (!in) {
    %with = cute_nvgpu.atom.with_mbarrier (%bare, %barrier) : (!in, !bar) -> !in
    scf.yield %with : !in
  } else {
    scf.yield %bare : !in
  }
  %t = cute.make_tiled_copy(%atom) : (!in) -> !tc
  // expected-error@+1 {{needs the barrier of its atom}}
  cute.copy_atom_call(%t, %g, %s) : (!tc, !G, !S) -> ()
  return
}

// -----

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!bar = !cute.ptr<i64, smem, align<8>>
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
// CHECK-LABEL: llvm.func @in_turns
// CHECK: nvvm.cp.async.bulk.shared.cluster.global
func.func @in_turns(%g: !G, %s: !S, %barrier: !bar, %n: i32) {
  %bare = cute.make_atom() : !in
  %with = cute_nvgpu.atom.with_mbarrier (%bare, %barrier) : (!in, !bar) -> !in
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %last = scf.for %i = %zero to %n step %one iter_args(%atom = %with) -> (!in) : i32 {
    cute.copy_atom_call(%atom, %g, %s) : (!in, !G, !S) -> ()
    scf.yield %atom : !in
  }
  return
}

// -----

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
func.func @in_vain(%g: !G, %s: !S, %n: i32) {
  %bare = cute.make_atom() : !in
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %last = scf.for %i = %zero to %n step %one iter_args(%atom = %bare) -> (!in) : i32 {
    // expected-error@+1 {{needs the barrier of its atom}}
    cute.copy_atom_call(%atom, %g, %s) : (!in, !G, !S) -> ()
    scf.yield %atom : !in
  }
  return
}

// -----

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
// The atom of a parameter has what its caller gave it.
// CHECK-LABEL: llvm.func @parameter
// CHECK: nvvm.cp.async.bulk.shared.cluster.global
func.func @parameter(%atom: !in, %g: !G, %s: !S) {
  cute.copy_atom_call(%atom, %g, %s) : (!in, !G, !S) -> ()
  return
}

// -----

!source = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!coords = !cute.coord_tensor<"(?{div=64},?)", "(64,128):(1@0,1@1)">
func.func @no_tma_bar(%a: !source, %c: !coords, %t: !tile) attributes {cute.kernel} {
  %exec = cute_nvgpu.atom.make_exec_tma(%a) : (!source) -> !load
  // expected-error@+1 {{needs the barrier of its atom, which nothing gave it: expects cute_nvgpu.atom.set_value <tma_bar>}}
  cute.copy_atom_call(%exec, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!source = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!coords = !cute.coord_tensor<"(?{div=64},?)", "(64,128):(1@0,1@1)">
!bar = !cute.ptr<i64, smem, align<8>>
func.func @no_mask(%a: !source, %c: !coords, %t: !tile, %bar: !bar) attributes {cute.kernel} {
  %exec = cute_nvgpu.atom.make_exec_tma(%a) : (!source) -> !load
  %x = cute_nvgpu.atom.set_value <tma_bar> (%exec, %bar) : (!load, !bar) -> !load
  // expected-error@+1 {{needs the mask of blocks of its atom, which nothing gave it: expects cute_nvgpu.atom.set_value <mcast_mask>}}
  cute.copy_atom_call(%x, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!source = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!coords = !cute.coord_tensor<"(?{div=64},?)", "(64,128):(1@0,1@1)">
!bar = !cute.ptr<i64, smem, align<8>>
// CHECK-LABEL: llvm.func @all_given
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global
func.func @all_given(%a: !source, %c: !coords, %t: !tile, %bar: !bar, %mask: i16) attributes {cute.kernel} {
  %exec = cute_nvgpu.atom.make_exec_tma(%a) : (!source) -> !load
  %x = cute_nvgpu.atom.set_value <tma_bar> (%exec, %bar) : (!load, !bar) -> !load
  %y = cute_nvgpu.atom.set_value <mcast_mask> (%x, %mask) : (!load, i16) -> !load
  cute.copy_atom_call(%y, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!coords = !cute.coord_tensor<"(?{div=64},?)", "(64,128):(1@0,1@1)">
!bar = !cute.ptr<i64, smem, align<8>>
func.func @no_map(%c: !coords, %t: !tile, %bar: !bar) attributes {cute.kernel} {
  %exec = cute.make_atom() : !load
  %x = cute_nvgpu.atom.set_value <tma_bar> (%exec, %bar) : (!load, !bar) -> !load
  // expected-error@+1 {{needs the tensor map of its atom, which nothing gave it: expects cute_nvgpu.atom.make_exec_tma}}
  cute.copy_atom_call(%x, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!bar = !cute.ptr<i64, smem, align<8>>
func.func @read() -> !bar {
  %exec = cute.make_atom() : !load
  // expected-error@+1 {{'cute_nvgpu.atom.get_value' op needs the tma_bar of its atom, which nothing gave it: expects cute_nvgpu.atom.set_value <tma_bar>}}
  %b = cute_nvgpu.atom.get_value <tma_bar> (%exec) : (!load) -> !bar
  return %b : !bar
}

// -----

!sparse = !cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, sparse = 1>
!WB = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,32):(64,1)">
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, rmem, align<16>, "4:1">
func.func @no_metadata(%d: !D, %a: !A, %b: !WB) {
  %bare = cute.make_atom() : !sparse
  // expected-error@+1 {{'cute.mma_atom_call' op needs the metadata of its atom, which nothing gave it: expects cute_nvgpu.atom.with_metadata}}
  cute.mma_atom_call(%bare, %d, %a, %b, %d) : (!sparse, !D, !A, !WB, !D) -> ()
  return
}

// -----

!sparse = !cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, sparse = 1>
!WB = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,32):(64,1)">
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, rmem, align<16>, "4:1">
// CHECK-LABEL: llvm.func @metadata
func.func @metadata(%d: !D, %a: !A, %b: !WB, %word: i32) {
  %bare = cute.make_atom() : !sparse
  %with = cute_nvgpu.atom.with_metadata (%bare, %word) : (!sparse, i32) -> !sparse
  cute.mma_atom_call(%with, %d, %a, %b, %d) : (!sparse, !D, !A, !WB, !D) -> ()
  return
}

// -----

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
func.func private @bare() -> !in {
  %bare = cute.make_atom() : !in
  return %bare : !in
}
// What a function returns, which is called here.
func.func @returned(%g: !G, %s: !S) {
  %atom = func.call @bare() : () -> !in
  // expected-error@+1 {{needs the barrier of its atom}}
  cute.copy_atom_call(%atom, %g, %s) : (!in, !G, !S) -> ()
  return
}

// -----

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
// Through the turns of a loop that asks a condition.
func.func @asked(%g: !G, %s: !S, %c: i1) {
  %bare = cute.make_atom() : !in
  %last = scf.while (%turn = %bare) : (!in) -> !in {
    scf.condition(%c) %turn : !in
  } do {
  ^bb0(%atom: !in):
    // expected-error@+1 {{needs the barrier of its atom}}
    cute.copy_atom_call(%atom, %g, %s) : (!in, !G, !S) -> ()
    scf.yield %atom : !in
  }
  return
}

// -----

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!bar = !cute.ptr<i64, smem, align<8>>
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
// CHECK-LABEL: llvm.func @asked_with
// CHECK: nvvm.cp.async.bulk.shared.cluster.global
func.func @asked_with(%g: !G, %s: !S, %barrier: !bar, %c: i1) {
  %bare = cute.make_atom() : !in
  %with = cute_nvgpu.atom.with_mbarrier (%bare, %barrier) : (!in, !bar) -> !in
  %last = scf.while (%turn = %with) : (!in) -> !in {
    scf.condition(%c) %turn : !in
  } do {
  ^bb0(%atom: !in):
    cute.copy_atom_call(%atom, %g, %s) : (!in, !G, !S) -> ()
    scf.yield %atom : !in
  }
  return
}
