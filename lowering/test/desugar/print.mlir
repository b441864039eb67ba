// RUN: cutecheck-opt %s -cute-desugar | FileCheck %s
// A print of what run time knows is a loop over its coordinates, flattened: text and scalars are left.

// CHECK-LABEL: func.func @view
// CHECK: cute.print("a = \0A")
// CHECK: %[[SHAPE:.*]] = cute.get_shape
// CHECK: %[[COUNT:.*]] = cute.size(%[[SHAPE]])
// CHECK: %[[END:.*]] = cute.get_scalars(%[[COUNT]])
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %[[END]] step
// CHECK:   %[[INDEX:.*]] = cute.make_int_tuple(%[[I]])
// CHECK:   %[[C:.*]] = cute.idx2crd(%[[INDEX]], %[[SHAPE]])
// CHECK:   %[[X:.*]]:2 = cute.get_scalars <{only_dynamic}> (%[[C]])
// CHECK:   %[[E:.*]] = cute.memref.load(%arg0, %[[C]])
// CHECK:   cute.print("({},{}): {}\0A", %[[X]]#0, %[[X]]#1, %[[E]])
// CHECK: cute.print(", n = {}\0A", %arg1)
// CHECK-NEXT: return
func.func @view(%v: !cute.memref<f32, gmem, "(?,4):(1,?)">, %n: i32) {
  cute.print("a = {}, n = {}\0A", %v, %n) : !cute.memref<f32, gmem, "(?,4):(1,?)">, i32
  return
}

// Of a layout the offsets, of coordinates the coordinates; a loop of known length is kept as one.
// CHECK-LABEL: func.func @layout
// CHECK: scf.for
// CHECK: cute.crd2idx
// CHECK: cute.print("({},{}): {}\0A"
// CHECK: scf.for
// CHECK: cute.deref_arith_tuple_iter
// CHECK: cute.print("({},{}): ({},{})\0A"
func.func @layout(%l: !cute.layout<"(2,4):(1,?)">, %c: !cute.coord_tensor<"(0,?)", "(2,?):(1@0,1@1)">) {
  cute.print(%l) : !cute.layout<"(2,4):(1,?)">
  cute.print(%c) : !cute.coord_tensor<"(0,?)", "(2,?):(1@0,1@1)">
  return
}

// A coordinate iterator has no scalars by itself: found by mutation of the first of these.
// CHECK-LABEL: func.func @iterator
// CHECK: %[[C:.*]] = cute.deref_arith_tuple_iter(%arg0)
// CHECK: %[[X:.*]] = cute.get_scalars <{only_dynamic}> (%[[C]])
// CHECK: cute.print("at (0,({},1))\0A", %[[X]]) : i32
func.func @iterator(%i: !cute.arith_tuple_iter<"(0,(?,1))">) {
  cute.print("at {}\0A", %i) : !cute.arith_tuple_iter<"(0,(?,1))">
  return
}

// What types know is text, tuples are their leaves; scalars stay as they are, and so does what has no text.
// CHECK-LABEL: func.func @text
// CHECK-NOT: scf.for
// CHECK: cute.print("(8,4):(1,8) and (3,{})\0A", %
// CHECK: cute.print("x {}", %arg1) : i32
// CHECK: cute.print("y {}", %arg2) : vector<4xf32>
func.func @text(%t: !cute.int_tuple<"(3,?)">, %i: i32, %x: vector<4xf32>) {
  %l = cute.static : !cute.layout<"(8,4):(1,8)">
  cute.print("{} and {}\0A", %l, %t) : !cute.layout<"(8,4):(1,8)">, !cute.int_tuple<"(3,?)">
  cute.print("x {}", %i) : i32
  cute.print("y {}", %x) : vector<4xf32>
  return
}

// Tensor memory is no thread's to load from: the print stays. Found by mutation of the first of these.
// CHECK-LABEL: func.func @tensor_memory
// CHECK: cute.print("at {}\0A", %arg0) : !cute.memref<i32, tmem
func.func @tensor_memory(%i: !cute.memref<i32, tmem, align<16>, "(4,128):(1,65536)">) {
  cute.print("at {}\0A", %i) : !cute.memref<i32, tmem, align<16>, "(4,128):(1,65536)">
  return
}
