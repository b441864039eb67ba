// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s --check-prefix=NONE
// RUN: cutecheck-opt %s -cute-convert-bank -cute-convert-second | FileCheck %s
// Rows of the bank on tuples, iterators, views and registers, without cute-desugar before them.

// NONE-NOT: cute.

// CHECK-LABEL: llvm.func @divided(
// CHECK: llvm.udiv
func.func @divided(%s: !cute.shape<"(?{div=8},12)">) -> !cute.shape<"(?{div=2},3)"> {
  %d = cute.static : !cute.shape<"(4,4)">
  %r = cute.shape_div(%s, %d) : (!cute.shape<"(?{div=8},12)">, !cute.shape<"(4,4)">) -> !cute.shape<"(?{div=2},3)">
  return %r : !cute.shape<"(?{div=2},3)">
}

// CHECK-LABEL: llvm.func @multiplied(
// CHECK-COUNT-3: llvm.mul
func.func @multiplied(%a: !cute.int_tuple<"(?,6)">, %b: !cute.int_tuple<"(2,?)">) -> !cute.int_tuple<"?{i64 div=12}"> {
  %m = cute.tuple_mul(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?)">) -> !cute.int_tuple<"(?{div=2},?{div=6})">
  %r = cute.tuple_product(%m) : (!cute.int_tuple<"(?{div=2},?{div=6})">) -> !cute.int_tuple<"?{i64 div=12}">
  return %r : !cute.int_tuple<"?{i64 div=12}">
}

// A kind is nothing that run time sees.
// CHECK-LABEL: llvm.func @kinds(
// CHECK: llvm.return
func.func @kinds(%a: !cute.int_tuple<"(?,(1,?))">) -> !cute.stride<"(?,(1,?))"> {
  %s = cute.to_shape(%a) : (!cute.int_tuple<"(?,(1,?))">) -> !cute.shape<"(?,(1,?))">
  %c = cute.to_coord(%s) : (!cute.shape<"(?,(1,?))">) -> !cute.coord<"(?,(1,?))">
  %t = cute.to_int_tuple(%c) : (!cute.coord<"(?,(1,?))">) -> !cute.int_tuple<"(?,(1,?))">
  %d = cute.to_stride(%t) : (!cute.int_tuple<"(?,(1,?))">) -> !cute.stride<"(?,(1,?))">
  return %d : !cute.stride<"(?,(1,?))">
}

// CHECK-LABEL: llvm.func @trees(
// CHECK: llvm.extractvalue %{{.*}}[1, 1]
func.func @trees(%a: !cute.shape<"(4,(1,?))">) -> !cute.shape<"?"> {
  %f = cute.flatten(%a) : (!cute.shape<"(4,(1,?))">) -> !cute.shape<"(4,1,?)">
  %one = cute.static : !cute.shape<"1">
  %p = "cute.prepend_to_rank"(%f, %one) <{rank = 4 : si32}> : (!cute.shape<"(4,1,?)">, !cute.shape<"1">) -> !cute.shape<"(1,4,1,?)">
  %s = cute.select <[3, 1]> (%p) : (!cute.shape<"(1,4,1,?)">) -> !cute.shape<"(?,4)">
  %x, %y = cute.get_leaves(%s) : !cute.shape<"(?,4)">
  return %x : !cute.shape<"?">
}

// CHECK-LABEL: llvm.func @swizzled(
// CHECK: %[[BITS:.*]] = llvm.and
// CHECK: llvm.xor
func.func @swizzled(%x: !cute.int_tuple<"?">) -> !cute.int_tuple<"?"> {
  %s = cute.static : !cute.swizzle<"S<3,4,3>">
  %y = cute.apply_swizzle(%s, %x) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  return %y : !cute.int_tuple<"?">
}

// A coordinate iterator is the coordinate, moved by sums.
// CHECK-LABEL: llvm.func @coordinate(
// CHECK: llvm.add
func.func @coordinate(%i: i32, %o: !cute.int_tuple<"(?,2)">) -> !cute.int_tuple<"(?,?)"> {
  %a = cute.make_arith_tuple_iter(%i, %i) : (i32, i32) -> !cute.arith_tuple_iter<"(?,?)">
  %b = cute.add_offset(%a, %o) : (!cute.arith_tuple_iter<"(?,?)">, !cute.int_tuple<"(?,2)">) -> !cute.arith_tuple_iter<"(?,?)">
  %c = cute.deref_arith_tuple_iter(%b) : (!cute.arith_tuple_iter<"(?,?)">) -> !cute.int_tuple<"(?,?)">
  return %c : !cute.int_tuple<"(?,?)">
}

// CHECK-LABEL: llvm.func @through(
// CHECK-DAG: llvm.extractvalue %{{.*}}[0]
// CHECK-DAG: llvm.extractvalue %{{.*}}[1]
func.func @through(%v: !cute.memref<f32, gmem, "(?,4):(1,?)">) -> !cute.memref<f32, gmem, "(?,4):(1,?)"> {
  %p = cute.get_iter(%v) : !cute.memref<f32, gmem, "(?,4):(1,?)">
  %l = cute.get_layout(%v) : !cute.memref<f32, gmem, "(?,4):(1,?)">
  %w = cute.make_view(%p, %l) : !cute.memref<f32, gmem, "(?,4):(1,?)">
  return %w : !cute.memref<f32, gmem, "(?,4):(1,?)">
}

// CHECK-LABEL: llvm.func @registers(
// CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x f32>
// CHECK: llvm.store %arg0
// CHECK: llvm.load
func.func @registers(%x: f32) -> f32 {
  %l = cute.static : !cute.layout<"4:1">
  %v = cute.make_fragment(%l) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %k = cute.static : !cute.coord<"2">
  cute.memref.store(%v, %k, %x) : (!cute.memref<f32, rmem, align<16>, "4:1">, !cute.coord<"2">, f32) -> ()
  %y = cute.memref.load(%v, %k) : (!cute.memref<f32, rmem, align<16>, "4:1">, !cute.coord<"2">) -> f32
  return %y : f32
}
