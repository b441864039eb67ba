// RUN: cutecheck-opt %s -convert-cute-algo-to-arch | FileCheck %s
// RUN: cutecheck-opt %s -cute-expand | FileCheck %s
// RUN: cutecheck-opt %s -cute-expand-ops | FileCheck %s --check-prefix=OPS
// One thread's part of a tile: (t mod 32) * 4 + (t / 32) * (4 * stride) elements on, which 4 divides, and the
// layout from the stride that is left. The sum has 64 bits: a product with a stride may not fit in 32. The
// first half of cute-expand leaves the operation alone.

!atom = !cute_nvgpu.atom.universal_copy<f32>
!copy = !cute.tiled_copy<!atom, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>
!block = !cute.memref<f32, gmem, "(16,128):(?,1)">
!part = !cute.memref<f32, gmem, "((1,(4,4)),1,1):((0,(1,?)),0,0)">

// OPS: cute.tiled.copy.partition_S

// CHECK-LABEL: func.func @part
// CHECK-NOT: partition_S
// CHECK-DAG: %[[L:.*]] = cute.get_layout(%arg0)
// CHECK-DAG: %[[D:.*]] = cute.get_scalars{{.*}}(%[[L]]) : !cute.layout<"(16,128):(?,1)">
// CHECK-DAG: %[[T:.*]] = cute.get_scalars{{.*}}(%{{.*}}) : !cute.coord<"?">
// CHECK-DAG: arith.divui %[[T]], %{{.*}} : i32
// CHECK-DAG: arith.remui %[[T]], %{{.*}} : i32
// CHECK-DAG: %[[SUM:.*]] = arith.addi %{{.*}} overflow<nsw> : i64
// CHECK: %[[N:.*]] = cute.make_stride(%[[D]]) : (i32) -> !cute.stride<"((0,(1,?)),0,0)">
// CHECK: %[[M:.*]] = cute.make_layout(%{{.*}}, %[[N]])
// CHECK: %[[I:.*]] = cute.get_iter(%arg0)
// CHECK: %[[V:.*]] = cute.assume(%[[SUM]]) : (i64) -> !cute.i64<divby 4>
// CHECK: %[[O:.*]] = cute.make_int_tuple(%[[V]]) : (!cute.i64<divby 4>) -> !cute.int_tuple<"?{i64 div=4}">
// CHECK: %[[P:.*]] = cute.add_offset(%[[I]], %[[O]]) : (!cute.ptr<f32, gmem>, !cute.int_tuple<"?{i64 div=4}">) -> !cute.ptr<f32, gmem>
// CHECK: cute.make_view(%[[P]], %[[M]]) : (!cute.ptr<f32, gmem>, !cute.layout<"((1,(4,4)),1,1):((0,(1,?)),0,0)">) -> !cute.memref<f32, gmem, "((1,(4,4)),1,1):((0,(1,?)),0,0)">
func.func @part(%v: !block, %t: i32) -> !part {
  %a = cute.atom() : !atom
  %k = cute.make_tiled_copy(%a) : !copy
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %p = cute.tiled.copy.partition_S(%k, %v, %c) : (!copy, !block, !cute.coord<"?">) -> !part
  return %p : !part
}
