// RUN: cutecheck-opt %s -cute-desugar | FileCheck %s
// RUN: cutecheck-opt %s -cute-desugar -convert-cute-to-llvm | FileCheck %s --check-prefix=LLVM
// Tiles and partitions of views, by run-time numbers: the iterator moved, the layout that is left.

// LLVM-NOT: cute

// CHECK-LABEL: func.func @tile
// CHECK-NOT: local_tile
// CHECK: cute.get_iter(%arg0)
// CHECK: cute.add_offset
// CHECK: cute.make_view
func.func @tile(%v: !cute.memref<f32, gmem, "(8,6):(1,8)">, %i: i32, %j: i32) -> !cute.memref<f32, gmem, "(4,3):(1,8)"> {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %r = cute.local_tile(%v, %t, %c) : (!cute.memref<f32, gmem, "(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(?,?)">) -> !cute.memref<f32, gmem, "(4,3):(1,8)">
  return %r : !cute.memref<f32, gmem, "(4,3):(1,8)">
}

// CHECK-LABEL: func.func @thread
// CHECK-NOT: local_partition
// CHECK: %[[L:.*]] = cute.static : !cute.layout<"(2,2):(4,24)">
// CHECK: cute.make_view(%{{.*}}, %[[L]])
func.func @thread(%v: !cute.memref<f32, gmem, "(8,6):(1,8)">, %i: i32) -> !cute.memref<f32, gmem, "(2,2):(4,24)"> {
  %t = cute.static : !cute.layout<"(4,3):(1,4)">
  %n = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %r = cute.local_partition(%v, %t, %n) : (!cute.memref<f32, gmem, "(8,6):(1,8)">, !cute.layout<"(4,3):(1,4)">, !cute.int_tuple<"?">) -> !cute.memref<f32, gmem, "(2,2):(4,24)">
  return %r : !cute.memref<f32, gmem, "(2,2):(4,24)">
}

// A partition of three or four operands is the place of a coordinate in every tile.
// CHECK-LABEL: func.func @place
// CHECK-NOT: cute.partition
// CHECK: %[[P:.*]] = cute.add_offset
// CHECK: cute.make_view(%[[P]], %{{.*}}) {{.*}}!cute.memref<f32, gmem, "((2,2)):((4,24))">
func.func @place(%v: !cute.memref<f32, gmem, "(8,6):(1,8)">, %i: i32, %j: i32) -> !cute.memref<f32, gmem, "((2,2)):((4,24))"> {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %r = cute.partition(%v, %t, %c) : !cute.memref<f32, gmem, "(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(?,?)">
  return %r : !cute.memref<f32, gmem, "((2,2)):((4,24))">
}

// A tensor is a view.
// CHECK-LABEL: func.func @raw
// CHECK: %[[L:.*]] = cute.make_layout_raw(%arg1, %arg2)
// CHECK: %[[V:.*]] = cute.make_view(%arg0, %[[L]])
// CHECK: return %[[V]]
func.func @raw(%p: !cute.ptr<f32, gmem>, %s: !cute.shape<"(?,4)">, %d: !cute.stride<"(1,?)">) -> !cute.memref<f32, gmem, "(?,4):(1,?)"> {
  %l = cute.make_layout_raw(%s, %d) : (!cute.shape<"(?,4)">, !cute.stride<"(1,?)">) -> !cute.layout<"(?,4):(1,?)">
  %v = cute.make_tensor(%p, %l) : !cute.ptr<f32, gmem>, !cute.layout<"(?,4):(1,?)">
  return %v : !cute.memref<f32, gmem, "(?,4):(1,?)">
}

// Layouts are equal when shapes and strides are.
// CHECK-LABEL: func.func @equal
// CHECK: %[[S:.*]] = cute.tuple_eq
// CHECK: %[[D:.*]] = cute.tuple_eq
// CHECK: arith.andi %[[S]], %[[D]]
func.func @equal(%a: !cute.layout<"(?,4):(1,?)">, %b: !cute.layout<"(8,?):(1,8)">) -> i1 {
  %r = cute.equal(%a, %b) : (!cute.layout<"(?,4):(1,?)">, !cute.layout<"(8,?):(1,8)">) -> i1
  return %r : i1
}

// Another swizzle is another layout, whatever the rest is.
// CHECK-LABEL: func.func @swizzles
// CHECK: %[[F:.*]] = arith.constant false
// CHECK: return %[[F]]
func.func @swizzles(%a: !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, %b: !cute.composed_layout<"S<2,4,3> o 0 o (8,64):(64,1)">) -> i1 {
  %r = cute.equal(%a, %b) : (!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.composed_layout<"S<2,4,3> o 0 o (8,64):(64,1)">) -> i1
  return %r : i1
}

// Views are equal that begin at one address, and have one layout: the addresses are compared.
// CHECK-LABEL: func.func @equal_views
// CHECK-DAG: %[[A:.*]] = cute.ptrtoint(%{{.*}}) : (!cute.ptr<f32, gmem>) -> i64
// CHECK-DAG: %[[B:.*]] = cute.ptrtoint(%{{.*}}) : (!cute.ptr<f32, gmem>) -> i64
// CHECK: %[[BEGINS:.*]] = arith.cmpi eq, %[[A]], %[[B]] : i64
// CHECK: arith.andi %{{.*}}, %[[BEGINS]]
func.func @equal_views(%a: !cute.memref<f32, gmem, "(4,?):(1,4)">, %b: !cute.memref<f32, gmem, "(4,?):(1,4)">) -> i1 {
  %r = cute.equal(%a, %b) : (!cute.memref<f32, gmem, "(4,?):(1,4)">, !cute.memref<f32, gmem, "(4,?):(1,4)">) -> i1
  return %r : i1
}

// CHECK-LABEL: func.func @equal_known
// CHECK: arith.cmpi eq, %{{.*}}, %{{.*}} : i32
func.func @equal_known(%a: !cute.memref<f32, smem, "4:1">, %b: !cute.memref<f32, smem, "4:1">) -> i1 {
  %r = cute.equal(%a, %b) : (!cute.memref<f32, smem, "4:1">, !cute.memref<f32, smem, "4:1">) -> i1
  return %r : i1
}

// Of other elements, or in another memory, they are never equal.
// CHECK-LABEL: func.func @other_elements
// CHECK: %[[F:.*]] = arith.constant false
// CHECK: return %[[F]]
func.func @other_elements(%a: !cute.memref<f32, gmem, "(4,?):(1,4)">, %b: !cute.memref<i32, gmem, "(4,?):(1,4)">) -> i1 {
  %r = cute.equal(%a, %b) : (!cute.memref<f32, gmem, "(4,?):(1,4)">, !cute.memref<i32, gmem, "(4,?):(1,4)">) -> i1
  return %r : i1
}
// CHECK-LABEL: func.func @other_memory
// CHECK: %[[F:.*]] = arith.constant false
// CHECK: return %[[F]]
func.func @other_memory(%a: !cute.memref<f32, gmem, "(4,?):(1,4)">, %b: !cute.memref<f32, smem, "(4,?):(1,4)">) -> i1 {
  %r = cute.equal(%a, %b) : (!cute.memref<f32, gmem, "(4,?):(1,4)">, !cute.memref<f32, smem, "(4,?):(1,4)">) -> i1
  return %r : i1
}
