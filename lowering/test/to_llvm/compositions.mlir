// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// Composed layouts of two layouts: the right layout, the offset and the left layout, and what is computed of them.

// A(n + B(c)) with the run-time stride of A: 4 and 2*c are one step each.
// CHECK-LABEL: llvm.func @evaluated
func.func @evaluated(%a: !cute.layout<"?:?">, %n: !cute.int_tuple<"?">, %b: !cute.layout<"4:2">, %c: !cute.coord<"?">) -> !cute.int_tuple<"?{i64}"> {
  // CHECK-SAME: -> i64
  // CHECK-NOT: cute.
  %l = cute.make_composed_layout(%a, %n, %b) : (!cute.layout<"?:?">, !cute.int_tuple<"?">, !cute.layout<"4:2">) -> !cute.composed_layout<"?:? o ? o 4:2">
  %i = cute.layout_eval(%c, %l) : (!cute.coord<"?">, !cute.composed_layout<"?:? o ? o 4:2">) -> !cute.int_tuple<"?{i64}">
  return %i : !cute.int_tuple<"?{i64}">
}

// CHECK-LABEL: llvm.func @taken_apart
func.func @taken_apart(%l: !cute.composed_layout<"(4,?):(1,4) o ? o (?,3):(1,?)">) -> (!cute.layout<"(4,?):(1,4)">, !cute.int_tuple<"?">, !cute.layout<"(?,3):(1,?)">) {
  // CHECK-NOT: cute.
  // CHECK-DAG: llvm.extractvalue %arg0[2, 2]
  // CHECK-DAG: llvm.extractvalue %arg0[1]
  // CHECK-DAG: llvm.extractvalue %arg0[0, 0]
  // CHECK-DAG: llvm.extractvalue %arg0[0, 3]
  %a = cute.composed_get_inner(%l) : (!cute.composed_layout<"(4,?):(1,4) o ? o (?,3):(1,?)">) -> !cute.layout<"(4,?):(1,4)">
  %n = cute.composed_get_offset(%l) : (!cute.composed_layout<"(4,?):(1,4) o ? o (?,3):(1,?)">) -> !cute.int_tuple<"?">
  %b = cute.composed_get_outer(%l) : (!cute.composed_layout<"(4,?):(1,4) o ? o (?,3):(1,?)">) -> !cute.layout<"(?,3):(1,?)">
  return %a, %n, %b : !cute.layout<"(4,?):(1,4)">, !cute.int_tuple<"?">, !cute.layout<"(?,3):(1,?)">
}

// CHECK-LABEL: llvm.func @sliced
func.func @sliced(%l: !cute.composed_layout<"(4,5):(1,4) o 2 o (?,3):(1,?)">, %c: !cute.coord<"(_,1)">) -> !cute.composed_layout<"(4,5):(1,4) o ? o (?):(1)"> {
  // CHECK-NOT: cute.
  %r = cute.slice(%l, %c) : !cute.composed_layout<"(4,5):(1,4) o 2 o (?,3):(1,?)">, !cute.coord<"(_,1)"> -> !cute.composed_layout<"(4,5):(1,4) o ? o (?):(1)">
  %g = cute.group_modes<0, 1>(%r) : (!cute.composed_layout<"(4,5):(1,4) o ? o (?):(1)">) -> !cute.composed_layout<"(4,5):(1,4) o ? o ((?)):((1))">
  %f = cute.flatten(%g) : (!cute.composed_layout<"(4,5):(1,4) o ? o ((?)):((1))">) -> !cute.composed_layout<"(4,5):(1,4) o ? o (?):(1)">
  return %f : !cute.composed_layout<"(4,5):(1,4) o ? o (?):(1)">
}

// CHECK-LABEL: llvm.func @sum_of_other_ranks
func.func @sum_of_other_ranks(%a: !cute.int_tuple<"(?,8)">, %b: !cute.int_tuple<"(1,2,?)">) -> !cute.int_tuple<"(?,6,?)"> {
  // CHECK-NOT: cute.
  // CHECK: llvm.mul %{{.*}}, %{{.*}} overflow<nsw>
  %d = cute.tuple_sub(%a, %b) : (!cute.int_tuple<"(?,8)">, !cute.int_tuple<"(1,2,?)">) -> !cute.int_tuple<"(?,6,?)">
  return %d : !cute.int_tuple<"(?,6,?)">
}
