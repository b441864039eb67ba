// RUN: cutecheck-opt %s --cute-desugar --convert-scf-to-cf --convert-cute-to-llvm --cute-hoist-divisors | FileCheck %s

// Decoded by M in a loop of run-time length: one division before it, none inside.
// CHECK-LABEL: llvm.func @long
// CHECK: llvm.intr.umax
// CHECK: llvm.intr.ctlz
// CHECK: llvm.udiv {{.*}} : i64
// CHECK-NOT: llvm.udiv
// CHECK-NOT: llvm.urem
// CHECK: llvm.return
func.func @long(%shape: !cute.shape<"(?,?)">, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum = scf.for %i = %zero to %n step %one iter_args(%before = %zero) -> i32 : i32 {
    %index = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
    %crd = cute.idx2crd(%index, %shape) : (!cute.int_tuple<"?">, !cute.shape<"(?,?)">) -> !cute.coord<"(?,?)">
    %a, %b = cute.get_scalars(%crd) : !cute.coord<"(?,?)">
    %mixed = arith.xori %a, %before : i32
    %both = arith.muli %mixed, %b : i32
    scf.yield %both : i32
  }
  return %sum : i32
}

// Between constants: the divisions stay, for LLVM to unroll, as cute-desugar does with few turns.
// CHECK-LABEL: llvm.func @short
// CHECK: llvm.urem {{.*}} : i32
// CHECK: llvm.udiv {{.*}} : i32
// CHECK-NOT: llvm.intr.ctlz
// CHECK: llvm.return
func.func @short(%shape: !cute.shape<"(?,?)">) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %many = arith.constant 4000 : i32
  %sum = scf.for %i = %zero to %many step %one iter_args(%before = %zero) -> i32 : i32 {
    %index = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
    %crd = cute.idx2crd(%index, %shape) : (!cute.int_tuple<"?">, !cute.shape<"(?,?)">) -> !cute.coord<"(?,?)">
    %a, %b = cute.get_scalars(%crd) : !cute.coord<"(?,?)">
    %both = arith.xori %a, %b : i32
    %next = arith.addi %both, %before : i32
    scf.yield %next : i32
  }
  return %sum : i32
}

// By a static extent: LLVM has shifts and products for it.
// CHECK-LABEL: llvm.func @static_extent
// CHECK: llvm.urem {{.*}} : i32
// CHECK-NOT: llvm.intr.ctlz
// CHECK: llvm.return
func.func @static_extent(%shape: !cute.shape<"(12,?)">, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum = scf.for %i = %zero to %n step %one iter_args(%before = %zero) -> i32 : i32 {
    %index = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
    %crd = cute.idx2crd(%index, %shape) : (!cute.int_tuple<"?">, !cute.shape<"(12,?)">) -> !cute.coord<"(?,?)">
    %a, %b = cute.get_scalars(%crd) : !cute.coord<"(?,?)">
    %both = arith.xori %a, %b : i32
    %next = arith.addi %both, %before : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
