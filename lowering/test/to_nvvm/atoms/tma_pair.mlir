// RUN: cutecheck-opt %s -convert-cute-nvgpu-to-nvvm=target=sm_100a -canonicalize | FileCheck %s
// RUN: not cutecheck-opt %s -convert-cute-nvgpu-to-nvvm=target=sm_90a 2>&1 | FileCheck %s --check-prefix=HOPPER
// HOPPER: error: {{.*}} num_cta = 2 needs tensor memory (sm_100, sm_101, sm_103 or sm_110, with a or f behind), but the target is sm_90a
// A box for one block of a pair: the even block's barrier is told, whichever of the two copies.

!map = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_100_2sm, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 2, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
!bar = !cute.ptr<i64, smem, align<8>>

// CHECK-LABEL: llvm.func @pair
// CHECK-SAME: %[[BARRIER:[a-z0-9]+]]: !llvm.ptr<3>
// CHECK-DAG: %[[MASK:.*]] = llvm.mlir.constant(-16777217 : i32)
// CHECK-DAG: %[[ADDRESS:.*]] = llvm.ptrtoint %[[BARRIER]]
// CHECK: %[[EVEN:.*]] = llvm.and %[[ADDRESS]], %[[MASK]]
// CHECK: %[[TOLD:.*]] = llvm.inttoptr %[[EVEN]]
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global {{.*}}, %[[TOLD]], {{.*}}group = #nvvm.cta_group<cta_2>
func.func @pair(%map: !map, %bar: !bar, %c: !coords, %t: !tile) {
  %0 = cute_nvgpu.atom.make_exec_tma(%map) : (!map) -> !load
  %1 = cute_nvgpu.atom.set_value <tma_bar> (%0, %bar) : (!load, !bar) -> !load
  cute.copy_atom_call(%1, %c, %t) : (!load, !coords, !tile) -> ()
  return
}
