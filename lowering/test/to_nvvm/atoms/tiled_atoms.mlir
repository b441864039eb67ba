// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_90a -canonicalize | FileCheck %s
// A tiled copy, and a tiled MMA, carry what their atom was given: a barrier, whether C is added.

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, "(8,(8,2)):(1,(8,64))">
!D = !cute.memref<f32, rmem, align<16>, "4:1">
!tm = !cute.tiled_mma<!atom, atom_layout_MNK = <"(1,1,1):(0,0,0)">>
// CHECK-LABEL: llvm.func @adds
// CHECK-SAME: %[[MORE:[a-z0-9]*]]: i1)
// CHECK: llvm.zext %[[MORE]] : i1 to i32
func.func @adds(%d: !D, %a: !A, %b: !B, %more: i1) {
  %atom = cute.make_atom() : !atom
  %first = cute_nvgpu.atom.set_value <accum_c> (%atom, %more) : (!atom, i1) -> !atom
  %t = cute.make_tiled_mma(%first) : (!atom) -> !tm
  nvvm.wgmma.fence.aligned
  cute.mma_atom_call(%t, %d, %a, %b, %d) : (!tm, !D, !A, !B, !D) -> ()
  return
}

// CHECK-LABEL: llvm.func @made
// CHECK-SAME: (%[[MORE:.*]]: i1) -> !llvm.struct<(i1)>
// CHECK: %[[V:.*]] = llvm.insertvalue %[[MORE]]
// CHECK: llvm.return %[[V]]
func.func @made(%more: i1) -> !tm {
  %x = cute.atom() : !atom
  %y = cute_nvgpu.atom.set_value <accum_c> (%x, %more) : (!atom, i1) -> !atom
  %t = cute.make_tiled_mma(%y) : (!atom) -> !tm
  return %t : !tm
}

!G = !cute.memref<f32, gmem, align<16>, "512:1">
!S = !cute.memref<f32, smem, align<16>, "512:1">
!bar = !cute.ptr<i64, smem, align<8>>
!in = !cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>
!tc = !cute.tiled_copy<!in, layout_copy_tv = <"(1,512):(0,1)">, tiler_mn = <"[512:1]">>
// CHECK-LABEL: llvm.func @inwards
// CHECK-SAME: %[[BAR:[a-z0-9]*]]: !llvm.ptr<3>)
// CHECK: nvvm.cp.async.bulk.shared.cluster.global %{{.*}}, %{{.*}}, %[[BAR]], %{{.*}}
func.func @inwards(%g: !G, %s: !S, %barrier: !bar) {
  %bare = cute.make_atom() : !in
  %atom = cute_nvgpu.atom.with_mbarrier (%bare, %barrier) : (!in, !bar) -> !in
  %t = cute.make_tiled_copy(%atom) : (!in) -> !tc
  cute.copy_atom_call(%t, %g, %s) : (!tc, !G, !S) -> ()
  return
}

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!coords = !cute.coord_tensor<"(?{div=64},?)", "(64,128):(1@0,1@1)">
!tiled = !cute.tiled_copy<!load, layout_copy_tv = <"(1,8192):(0,1)">, tiler_mn = <"[64:1;128:1]">>
// The map, the barrier and the policy are fields of the parameter.
// CHECK-LABEL: llvm.func @tensor
// CHECK-SAME: (%[[C:.*]]: !llvm.struct<(ptr, ptr<3>, i64, i16)>
// CHECK-DAG: %[[MAP:.*]] = llvm.extractvalue %[[C]][0]
// CHECK-DAG: %[[BARRIER:.*]] = llvm.extractvalue %[[C]][1]
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[MAP]], %[[BARRIER]]
func.func @tensor(%e: !tiled, %c: !coords, %t: !tile) {
  cute.copy_atom_call(%e, %c, %t) : (!tiled, !coords, !tile) -> ()
  return
}

// A tiled copy whose atom carries nothing has no field.
!plain = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(4,4):(1,4)">, tiler_mn = <"[4:1;4:1]">>
// CHECK-LABEL: llvm.func @plain(%{{.*}}: !llvm.struct<()>)
func.func @plain(%c: !plain) {
  return
}
