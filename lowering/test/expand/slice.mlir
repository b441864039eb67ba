// RUN: cutecheck-opt %s -cute-expand-ops | FileCheck %s --check-prefix=OPS
// RUN: cutecheck-opt %s -cute-expand-ops -convert-cute-algo-to-arch | FileCheck %s --check-prefix=ARCH
// RUN: cutecheck-opt %s -cute-expand | FileCheck %s --check-prefix=ARCH
// A slice of a view: first its layout and its pointer apart, then the layout from the leaves that stay.

!whole = !cute.memref<f32, gmem, "((16,128),(?,?)):((?,1),(?{div=16},128))">
!block = !cute.memref<f32, gmem, "(16,128):(?,1)">

// OPS-LABEL: func.func @slice
// OPS-DAG: %[[L:.*]] = cute.get_layout(%arg0)
// OPS-DAG: %[[S:.*]] = cute.slice(%[[L]], %{{.*}}) : !cute.layout<"((16,128),(?,?)):((?,1),(?{div=16},128))">, !cute.coord<"((_,_),?)"> -> !cute.layout<"(16,128):(?,1)">
// OPS-DAG: %[[X:.*]] = cute.crd2idx(%{{.*}}, %[[L]]) : (!cute.coord<"((_,_),?)">, !cute.layout<"((16,128),(?,?)):((?,1),(?{div=16},128))">) -> !cute.int_tuple<"?{{.*}}div=16}">
// OPS-DAG: %[[I:.*]] = cute.get_iter(%arg0)
// OPS: %[[P:.*]] = cute.add_offset(%[[I]], %[[X]]) : (!cute.ptr<f32, gmem>, !cute.int_tuple<"?{{.*}}div=16}">) -> !cute.ptr<f32, gmem>
// OPS: cute.make_view(%[[P]], %[[S]]) : (!cute.ptr<f32, gmem>, !cute.layout<"(16,128):(?,1)">) -> !cute.memref<f32, gmem, "(16,128):(?,1)">

// ARCH-LABEL: func.func @slice
// ARCH-NOT: cute.slice
// ARCH: %[[L:.*]] = cute.get_layout(%arg0)
// ARCH: %[[D:.*]]:4 = cute.get_scalars{{.*}}(%[[L]]) : !cute.layout<"((16,128),(?,?)):((?,1),(?{div=16},128))">
// ARCH: %[[S:.*]] = cute.make_shape() : () -> !cute.shape<"(16,128)">
// ARCH: %[[T:.*]] = cute.make_stride(%[[D]]#2) : (i32) -> !cute.stride<"(?,1)">
// ARCH: %[[M:.*]] = cute.make_layout(%[[S]], %[[T]]) : {{.*}}!cute.layout<"(16,128):(?,1)">
// ARCH: %[[X:.*]] = cute.crd2idx(%{{.*}}, %[[L]])
// ARCH: %[[P:.*]] = cute.add_offset(%{{.*}}, %[[X]])
// ARCH: cute.make_view(%[[P]], %[[M]])
func.func @slice(%v: !whole, %i: i32) -> !block {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"((_,_),?)">
  %s = cute.slice(%v, %c) : !whole, !cute.coord<"((_,_),?)"> -> !block
  return %s : !block
}
