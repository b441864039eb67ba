// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s --check-prefix=ROUND
// RUN: cutecheck-opt %s -convert-cute-nvgpu-to-nvvm -cute-kernel-to-nvvm -canonicalize -cse | FileCheck %s
// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_90 | FileCheck %s --check-prefix=PLAIN
// Tensor copies: a tensor map by value, its boxes to and from shared memory.

// ROUND: !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!source = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!target = !cute_nvgpu.atom.non_exec_tiled_tma_store<bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!bar = !cute.ptr<i64, smem, align<8>>
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!coords = !cute.coord_tensor<"(?{div=64},?)", "(64,128):(1@0,1@1)">

// CHECK-LABEL: llvm.func @copy
// CHECK-SAME: (%[[A:.*]]: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %[[B:.*]]: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %[[T:.*]]: !llvm.struct<{{.*}}>, %[[BAR:.*]]: !llvm.ptr<3>, %[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK-DAG: %[[POLICY:.*]] = llvm.mlir.constant(1152921504606846976 : i64) : i64
// CHECK-DAG: nvvm.prefetch tensormap, %[[A]] : !llvm.ptr
// CHECK-DAG: nvvm.mbarrier.init %[[BAR]], %{{.*}} : !llvm.ptr<3>, i32
// CHECK: %[[SMEM:.*]] = llvm.extractvalue %[[T]][0]
// CHECK: %[[CLUSTER:.*]] = llvm.addrspacecast %[[SMEM]] : !llvm.ptr<3> to !llvm.ptr<7>
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %[[CLUSTER]], %[[A]], %[[BAR]], box[%[[X]], %[[Y]]] l2_cache_hint = %[[POLICY]]
// CHECK: nvvm.cp.async.bulk.tensor.prefetch %[[A]], box[%[[X]], %[[Y]]] l2_cache_hint = %[[POLICY]]
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta %[[B]], %[[SMEM]], box[%[[X]], %[[Y]]] l2_cache_hint = %[[POLICY]]
// CHECK: nvvm.cp.async.bulk.commit.group
// PLAIN-LABEL: llvm.func @copy
func.func @copy(%a: !source, %b: !target, %t: !tile, %bar: !bar, %x: !cute.i32<divby 64>, %y: i32)
    attributes {cute.kernel} {
  %raw = builtin.unrealized_conversion_cast %bar : !bar to !llvm.ptr<3>
  %one = llvm.mlir.constant(1 : i32) : i32
  nvvm.mbarrier.init %raw, %one : !llvm.ptr<3>, i32
  cute_nvgpu.prefetch_tma_desc(%a) : (!source) -> ()
  %exec = cute_nvgpu.atom.make_exec_tma(%a) : (!source) -> !load
  %atom = cute_nvgpu.atom.set_value <tma_bar> (%exec, %bar) : (!load, !bar) -> !load
  %it = cute.make_arith_tuple_iter(%x, %y) : (!cute.i32<divby 64>, i32) -> !cute.arith_tuple_iter<"(?{div=64},?)">
  %box = cute.static : !cute.layout<"(64,128):(1@0,1@1)">
  %c = cute.make_view(%it, %box) : (!cute.arith_tuple_iter<"(?{div=64},?)">, !cute.layout<"(64,128):(1@0,1@1)">) -> !coords
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  cute.prefetch_atom_call(%atom, %c) : (!load, !coords) -> ()
  %out = cute_nvgpu.atom.make_exec_tma(%b) : (!target) -> !store
  cute.copy_atom_call(%out, %t, %c) : (!store, !tile, !coords) -> ()
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0
  return
}

// The other direction of the cast, in a function that no kernel is.
// CHECK-LABEL: llvm.func @barrier
// CHECK: nvvm.mbarrier.init %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32
func.func @barrier(%raw: !llvm.ptr<3>, %n: i32) {
  %bar = builtin.unrealized_conversion_cast %raw : !llvm.ptr<3> to !bar
  %same = builtin.unrealized_conversion_cast %bar : !bar to !llvm.ptr<3>
  nvvm.mbarrier.init %same, %n : !llvm.ptr<3>, i32
  return
}

// A view in any order that pairs each coordinate with its element, and rows shorter than the pattern's.
!narrow = !cute_nvgpu.atom.tma_load<f32, copy_bits = 8192, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(8,32):(1@1,1@0)">>
!across = !cute.memref<f32, smem, align<128>, S<2,4,3>, "(32,(2,4)):(16,(1,2))">
!placed = !cute.coord_tensor<"(0,?)", "(32,8):(1@1,1@0)">
// CHECK-LABEL: llvm.func @across
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global
func.func @across(%atom: !narrow, %c: !placed, %t: !across) {
  cute.copy_atom_call(%atom, %c, %t) : (!narrow, !placed, !across) -> ()
  return
}

// The fields of an atom, and the atom whose boxes arrive in several blocks.
!many = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!multicast = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!map = !cute.ptr<i64, generic, align<64>>
// CHECK-LABEL: llvm.func @multicast
// CHECK-SAME: (%[[MAP:.*]]: !llvm.ptr, %[[BARRIER:.*]]: !llvm.ptr<3>, %[[MASK:.*]]: i16, %[[HINT:.*]]: i64, %[[C:.*]]: !llvm.struct<{{.*}}>, %[[TILE:.*]]: !llvm.struct<
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global {{.*}}, %[[MAP]], %[[BARRIER]], box[{{.*}}] multicast_mask = %[[MASK]] l2_cache_hint = %[[HINT]]
// CHECK: llvm.return %{{.*}} : !llvm.struct<(ptr, i64, ptr<3>)>
func.func @multicast(%map: !many, %bar: !bar, %mask: i16, %policy: i64, %c: !coords, %t: !tile) -> (!map, i64, !bar) {
  %0 = cute_nvgpu.atom.make_exec_tma(%map) : (!many) -> !multicast
  %1 = cute_nvgpu.atom.set_value <tma_bar> (%0, %bar) : (!multicast, !bar) -> !multicast
  %2 = cute_nvgpu.atom.set_value <mcast_mask> (%1, %mask) : (!multicast, i16) -> !multicast
  %3 = cute_nvgpu.atom.set_value <cache_policy> (%2, %policy) : (!multicast, i64) -> !multicast
  cute.copy_atom_call(%3, %c, %t) : (!multicast, !coords, !tile) -> ()
  %address = cute_nvgpu.get_tma_desc_addr(%3) : (!multicast) -> !map
  %hint = cute_nvgpu.atom.get_value <cache_policy> (%3) : (!multicast) -> i64
  %where = cute_nvgpu.atom.get_value <tma_bar> (%3) : (!multicast) -> !bar
  return %address, %hint, %where : !map, i64, !bar
}

!sum = !cute_nvgpu.atom.non_exec_tiled_tma_reduce<ADD, f32, copy_bits = 8192, tma_gbasis = <"(8,32):(1@1,1@0)">, tma_format = F32_RN>
!add = !cute_nvgpu.atom.tma_reduce<ADD, f32, copy_bits = 8192, mode = tiled, g_stride = <"()"> tma_gbasis = <"(8,32):(1@1,1@0)">>
// CHECK-LABEL: llvm.func @reduce
// CHECK: nvvm.cp.async.bulk.tensor.reduce {{.*}} {redKind = #nvvm.tma_redux_kind<add>}
func.func @reduce(%map: !sum, %c: !placed, %t: !across) {
  %0 = cute_nvgpu.atom.make_exec_tma(%map) : (!sum) -> !add
  cute.copy_atom_call(%0, %t, %c) : (!add, !across, !placed) -> ()
  return
}

// The architecture's operations: images with offsets, with and without a mask and a policy.
!smem = !cute.ptr<f16, smem, align<128>>
// CHECK-LABEL: llvm.func @architecture
// CHECK: nvvm.cp.async.bulk.tensor.prefetch {{.*}} box[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] im2col[%{{.*}}, %{{.*}}] l2_cache_hint = %{{.*}} {mode = #nvvm.tma_load_mode<im2col>}
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global {{.*}} box[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] im2col[%{{.*}}, %{{.*}}] multicast_mask = %{{.*}} l2_cache_hint = %{{.*}} {mode = #nvvm.tma_load_mode<im2col>}
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global {{.*}} box[%{{[^ ]*}}] :
// CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta {{.*}} {mode = #nvvm.tma_store_mode<im2col>}
// CHECK: nvvm.cp.async.bulk.tensor.reduce {{.*}} l2_cache_hint = %{{.*}} {redKind = #nvvm.tma_redux_kind<xor>}
// CHECK: nvvm.prefetch tensormap
func.func @architecture(%map: !map, %smem: !smem, %bar: !bar, %i: i32, %o: i16, %policy: i64) {
  cute_nvgpu.arch.copy.SM100.tma_prefetch <im2col> (%map, [%i, %i, %i, %i], offsets [%o, %o], policy %policy) : (!map)
  cute_nvgpu.arch.copy.SM100.tma_load <im2col> (%map, %smem, %bar, [%i, %i, %i, %i], offsets [%o, %o], mcast %o, policy %policy) : (!map, !smem, !bar)
  cute_nvgpu.arch.copy.SM100.tma_load <tiled> (%map, %smem, %bar, [%i]) : (!map, !smem, !bar)
  cute_nvgpu.arch.copy.SM100.tma_store <im2col> (%map, %smem, [%i, %i, %i]) : (!map, !smem)
  cute_nvgpu.arch.copy.SM100.tma_reduce <XOR, tiled> (%map, %smem, [%i, %i], policy %policy) : (!map, !smem)
  cute_nvgpu.arch.prefetch_tma_desc(%map) : (!map) -> ()
  return
}

// A kernel of a gpu.module gets its map so, too.
// CHECK: llvm.func @inside(%{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {nvvm.kernel}
gpu.module @kernels {
  gpu.func @inside(%map: !sum) kernel {
    cute_nvgpu.prefetch_tma_desc(%map) : (!sum) -> ()
    gpu.return
  }
}
