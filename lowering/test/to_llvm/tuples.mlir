// RUN: cutecheck-opt %s -cute-desugar -convert-cute-to-llvm | FileCheck %s
// Tuple arithmetic on run-time leaves, leaf by leaf; what the types decide is decided here.

// CHECK-LABEL: llvm.func @sum(
// CHECK-SAME: %[[A:.*]]: !llvm.struct<(i32, i32)>, %[[B:.*]]: !llvm.struct<(i32, i32)>
// CHECK-DAG: %[[A0:.*]] = llvm.extractvalue %[[A]][0]
// CHECK-DAG: %[[B1:.*]] = llvm.extractvalue %[[B]][1]
// CHECK-DAG: llvm.add
// CHECK-NOT: cute.
func.func @sum(%a: !cute.int_tuple<"(?,6)">, %b: !cute.int_tuple<"(2,?)">) -> !cute.int_tuple<"(?,?)"> {
  %r = cute.tuple_add(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?)">) -> !cute.int_tuple<"(?,?)">
  return %r : !cute.int_tuple<"(?,?)">
}

// CHECK-LABEL: llvm.func @difference(
// CHECK: llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i64
// CHECK: llvm.add
func.func @difference(%a: !cute.int_tuple<"?">, %b: !cute.int_tuple<"?">) -> !cute.int_tuple<"?{i64}"> {
  %r = cute.tuple_sub(%a, %b) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?{i64}">
  return %r : !cute.int_tuple<"?{i64}">
}

// CHECK-LABEL: llvm.func @quotient(
// CHECK: llvm.sdiv
// CHECK-LABEL: llvm.func @remainder(
// CHECK: llvm.srem
func.func @quotient(%a: !cute.int_tuple<"?">) -> !cute.int_tuple<"?"> {
  %b = cute.static : !cute.int_tuple<"3">
  %r = cute.tuple_div(%a, %b) : (!cute.int_tuple<"?">, !cute.int_tuple<"3">) -> !cute.int_tuple<"?">
  return %r : !cute.int_tuple<"?">
}
func.func @remainder(%a: !cute.int_tuple<"?">, %b: !cute.int_tuple<"?">) -> !cute.int_tuple<"?"> {
  %r = cute.tuple_mod(%a, %b) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  return %r : !cute.int_tuple<"?">
}

// CHECK-LABEL: llvm.func @tiles(
// CHECK: llvm.udiv
func.func @tiles(%a: !cute.shape<"?">) -> !cute.shape<"?"> {
  %b = cute.static : !cute.shape<"16">
  %r = cute.ceil_div(%a, %b) : (!cute.shape<"?">, !cute.shape<"16">) -> !cute.shape<"?">
  return %r : !cute.shape<"?">
}

// CHECK-LABEL: llvm.func @same(
// CHECK: %[[E:.*]] = llvm.icmp "eq"
// CHECK: %[[R:.*]] = llvm.and %{{.*}}, %[[E]]
// CHECK: llvm.return %[[R]]
func.func @same(%a: !cute.shape<"(?,6)">, %b: !cute.shape<"(?,6)">) -> i1 {
  %r = cute.equal(%a, %b) : (!cute.shape<"(?,6)">, !cute.shape<"(?,6)">) -> i1
  return %r : i1
}

// Different trees are different, whatever the numbers.
// CHECK-LABEL: llvm.func @different(
// CHECK: %[[F:.*]] = llvm.mlir.constant(false)
// CHECK: llvm.return %[[F]]
func.func @different(%a: !cute.shape<"(?,6)">, %b: !cute.shape<"?">) -> i1 {
  %r = cute.tuple_eq(%a, %b) : (!cute.shape<"(?,6)">, !cute.shape<"?">) -> i1
  return %r : i1
}
