// RUN: cutecheck-opt %s -cute-fold-static | FileCheck %s
// What types know becomes cute.static, and what nothing uses goes.

// CHECK-LABEL: @known
func.func @known(%l: !cute.layout<"(4,?):(1,4)">) -> (!cute.shape<"4">, i1, i1, !cute.int_tuple<"?">) {
  // CHECK-NOT: cute.get
  // CHECK-NOT: cute.equal
  // CHECK-DAG: %[[SHAPE:.*]] = cute.static : !cute.shape<"4">
  // CHECK-DAG: %[[TRUE:.*]] = arith.constant true
  // CHECK-DAG: %[[FALSE:.*]] = arith.constant false
  // CHECK-DAG: %[[SIZE:.*]] = cute.size
  %shape = cute.get_shape(%l) : (!cute.layout<"(4,?):(1,4)">) -> !cute.shape<"(4,?)">
  %four = cute.get<[0]>(%shape) : (!cute.shape<"(4,?)">) -> !cute.shape<"4">
  %a = cute.static : !cute.coord<"(1,2)">
  %b = cute.static : !cute.coord<"(2,3)">
  %less = cute.elem_less(%a, %b) : (!cute.coord<"(1,2)">, !cute.coord<"(2,3)">) -> i1
  %same = cute.equal(%a, %b) : (!cute.coord<"(1,2)">, !cute.coord<"(2,3)">) -> i1
  %size = cute.size(%l) : (!cute.layout<"(4,?):(1,4)">) -> !cute.int_tuple<"?">
  // CHECK: return %[[SHAPE]], %[[TRUE]], %[[FALSE]], %[[SIZE]]
  return %four, %less, %same, %size : !cute.shape<"4">, i1, i1, !cute.int_tuple<"?">
}

// What has an effect stays, and so does what run time decides.
// CHECK-LABEL: @stays
func.func @stays(%a: !cute.coord<"(?,2)">, %b: !cute.coord<"(2,3)">) -> i1 {
  // CHECK: cute.print
  cute.print(%b) : !cute.coord<"(2,3)">
  // CHECK: cute.elem_less
  %less = cute.elem_less(%a, %b) : (!cute.coord<"(?,2)">, !cute.coord<"(2,3)">) -> i1
  return %less : i1
}
