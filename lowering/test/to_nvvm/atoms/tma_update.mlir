// RUN: cutecheck-opt %s -convert-cute-nvgpu-to-nvvm -canonicalize | FileCheck %s
// A tensor map copied to shared memory, and another tensor written into it: base, extents, strides in bytes.

!map = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64,1):(1@1,1@0,1@2)">, tma_format = F16_RN>
!copied = !cute.ptr<i64, smem, align<128>>
!tensor = !cute.memref<f16, gmem, align<16>, "(?,256,?):(?{i64 div=8},1,?{i64 div=8})">

// CHECK-LABEL: llvm.func @update
// CHECK-SAME: (%[[MAP:.*]]: !llvm.ptr, %[[TENSOR:.*]]: !llvm.struct<{{.*}}>, %[[COPIED:.*]]: !llvm.ptr<3>)
// CHECK-DAG: %[[TWO:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK: llvm.load %[[MAP]] {alignment = 16 : i64} : !llvm.ptr -> vector<4xi32>
// CHECK-COUNT-7: llvm.store {{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<3>
// CHECK: llvm.store
// CHECK: %[[BASE:.*]] = llvm.ptrtoint %{{.*}} : !llvm.ptr<1> to i64
// CHECK: llvm.call_intrinsic "llvm.nvvm.tensormap.replace.global.address"(%[[COPIED]], %[[BASE]])
// CHECK: llvm.call_intrinsic "llvm.nvvm.tensormap.replace.global.dim"(%[[COPIED]], %{{.*}}, %{{.*}})
// CHECK: llvm.call_intrinsic "llvm.nvvm.tensormap.replace.global.dim"(%[[COPIED]], %{{.*}}, %{{.*}})
// CHECK: %[[BYTES:.*]] = llvm.mul %{{.*}}, %[[TWO]] : i64
// CHECK: llvm.call_intrinsic "llvm.nvvm.tensormap.replace.global.stride"(%[[COPIED]], %{{.*}}, %[[BYTES]])
// CHECK: llvm.call_intrinsic "llvm.nvvm.tensormap.replace.global.dim"
// CHECK: llvm.call_intrinsic "llvm.nvvm.tensormap.replace.global.stride"
// CHECK-NOT: llvm.nvvm.tensormap.replace
func.func @update(%map: !map, %tensor: !tensor, %copied: !copied) {
  cute_nvgpu.copy_tma_desc(%map, %copied) : (!map, !copied) -> ()
  cute_nvgpu.update_tma_desc(%map, %tensor, %copied) : (!map, !tensor, !copied) -> ()
  return
}
