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

// The divisor is itself a quotient that a guard of the loop protects: before the loop it might be one by 0.
// CHECK-LABEL: llvm.func @guarded_quotient
// CHECK-NOT: llvm.intr.ctlz
// CHECK: llvm.sdiv
// CHECK: llvm.udiv
// CHECK: llvm.return
llvm.func @guarded_quotient(%a: i32, %b: i32, %n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %some = llvm.icmp "ne" %b, %zero : i32
  llvm.cond_br %some, ^then, ^next(%sum : i32)
^then:
  %d = llvm.sdiv %a, %b : i32
  %e = llvm.add %d, %one : i32
  %q = llvm.udiv %i, %e : i32
  %t = llvm.add %sum, %q : i32
  llvm.br ^next(%t : i32)
^next(%u: i32):
  %j = llvm.add %i, %one : i32
  llvm.br ^head(%j, %u : i32, i32)
^end:
  llvm.return %sum : i32
}

// By a constant that is not 0 it may stand before the loop, and what is divided by then is frozen: it might be
// poison where the loop divides by nothing.
// CHECK-LABEL: llvm.func @constant_quotient
// CHECK: llvm.udiv
// CHECK: llvm.freeze
// CHECK: llvm.intr.umax
// CHECK: llvm.intr.ctlz
// CHECK: llvm.udiv {{.*}} : i64
// CHECK-NOT: llvm.udiv
// CHECK: llvm.return
llvm.func @constant_quotient(%a: i32, %n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %d = llvm.udiv %a, %seven : i32
  %q = llvm.udiv %i, %d : i32
  %t = llvm.add %sum, %q : i32
  %j = llvm.add %i, %one : i32
  llvm.br ^head(%j, %t : i32, i32)
^end:
  llvm.return %sum : i32
}
