// RUN: cutecheck-opt %s -convert-cute-to-llvm -canonicalize | FileCheck %s
// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s --check-prefix=NONE
// Parts: the pointer moved by a GEP, and the layout that is left.

// NONE-NOT: cute.

!atom = !cute_nvgpu.atom.universal_copy<f32>
!copy = !cute.tiled_copy<!atom, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>
!block = !cute.memref<f32, gmem, "(16,128):(?,1)">
!part = !cute.memref<f32, gmem, "((1,(4,4)),1,1):((0,(1,?)),0,0)">

// CHECK-LABEL: llvm.func @source(
// CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
func.func @source(%v: !block, %t: i32) -> !part {
  %a = cute.atom() : !atom
  %k = cute.make_tiled_copy(%a) : !copy
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %p = cute.tiled.copy.partition_S(%k, %v, %c) : (!copy, !block, !cute.coord<"?">) -> !part
  return %p : !part
}
// CHECK-LABEL: llvm.func @destination(
// CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
func.func @destination(%v: !block, %k: !copy, %c: !cute.coord<"?">) -> !part {
  %p = cute.tiled.copy.partition_D(%k, %v, %c) : (!copy, !block, !cute.coord<"?">) -> !part
  return %p : !part
}

// Thread i of 8 by 4, the last number fastest, stands (i / 4) rows of ? elements and i % 4 elements on; it has
// every eighth row and every fourth column.
// CHECK-LABEL: llvm.func @thread(
// CHECK: %[[FOUR:.*]] = llvm.mlir.constant(4 : i32)
// CHECK: llvm.udiv %arg1, %[[FOUR]]
// CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
func.func @thread(%g: !cute.memref<f32, gmem, "(?,?):(?,1)">, %i: !cute.int_tuple<"?">) -> !cute.memref<f32, gmem, "(?,?):(?{i64 div=8},4)"> {
  %h = cute.static : !cute.layout<"(8,4):(4,1)">
  %p = cute.local_partition(%g, %h, %i) : (!cute.memref<f32, gmem, "(?,?):(?,1)">, !cute.layout<"(8,4):(4,1)">, !cute.int_tuple<"?">) -> !cute.memref<f32, gmem, "(?,?):(?{i64 div=8},4)">
  return %p : !cute.memref<f32, gmem, "(?,?):(?{i64 div=8},4)">
}

// Of a layout there is no pointer to move, and the number of rows rounds up.
// CHECK-LABEL: llvm.func @layout(
// CHECK: llvm.udiv
// CHECK-NOT: getelementptr
// CHECK: llvm.return
func.func @layout(%a: !cute.layout<"(?,6):(1,?)">, %i: !cute.int_tuple<"?">) -> !cute.layout<"(?,2):(4,?{i64 div=3})"> {
  %t = cute.static : !cute.layout<"(4,3):(1,4)">
  %r = cute.local_partition(%a, %t, %i) : (!cute.layout<"(?,6):(1,?)">, !cute.layout<"(4,3):(1,4)">, !cute.int_tuple<"?">) -> !cute.layout<"(?,2):(4,?{i64 div=3})">
  return %r : !cute.layout<"(?,2):(4,?{i64 div=3})">
}

// Window (1,0) of 32 by 32 begins at 32, window (0,1) at 32 * 128 = 4096: the number of the window times the
// window's extent times the stride.
// CHECK-LABEL: llvm.func @below(
// CHECK: llvm.getelementptr %arg0[32] : (!llvm.ptr<3>) -> !llvm.ptr<3>, f16
// CHECK-LABEL: llvm.func @beside(
// CHECK: llvm.getelementptr %arg0[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, f16
!tile = !cute.layout<"(128,64):(1,128)">
!window = !cute.layout<"(32,32):(1,128)">
func.func @below(%p: !cute.ptr<f16, smem>) -> !cute.ptr<f16, smem> {
  %l = cute.static : !tile
  %c = cute.make_coord() : () -> !cute.coord<"(1,0)">
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !tile, !cute.coord<"(1,0)">) -> (!cute.ptr<f16, smem>, !window)
  return %q : !cute.ptr<f16, smem>
}
func.func @beside(%p: !cute.ptr<f16, smem>) -> !cute.ptr<f16, smem> {
  %l = cute.static : !tile
  %c = cute.make_coord() : () -> !cute.coord<"(0,1)">
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !tile, !cute.coord<"(0,1)">) -> (!cute.ptr<f16, smem>, !window)
  return %q : !cute.ptr<f16, smem>
}

// A coordinate of run time: i * 32 and (j * 32) * 128, in 32 bits, as the layout has no more than 4 by 2 windows.
// CHECK-LABEL: llvm.func @window(
// CHECK: %[[A:.*]] = llvm.mul %arg0, %{{.*}} overflow<nsw> : i32
// CHECK: %[[B:.*]] = llvm.mul %arg1, %{{.*}} overflow<nsw> : i32
// CHECK: %[[C:.*]] = llvm.mul %[[B]], %{{.*}} overflow<nsw> : i32
// CHECK: llvm.add %[[A]], %[[C]] overflow<nsw> : i32
func.func @window(%i: i32, %j: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %p = cute.inttoptr(%zero) : (i32) -> !cute.ptr<f16, smem>
  %l = cute.static : !tile
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !tile, !cute.coord<"(?,?)">) -> (!cute.ptr<f16, smem>, !window)
  %a = cute.ptrtoint(%q) : (!cute.ptr<f16, smem>) -> i32
  return %a : i32
}
