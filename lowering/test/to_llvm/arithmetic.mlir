// RUN: cutecheck-opt %s -convert-cute-to-llvm -canonicalize | FileCheck %s
// Widths: 32 bits where no offset of the domain leaves them, 64 where one may.

// CHECK-LABEL: llvm.func @narrow
func.func @narrow(%i: i32, %j: i32) -> i32 {
  // CHECK: %[[P:.*]] = llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i32
  // CHECK: llvm.add %{{.*}}, %[[P]] overflow<nsw> : i32
  // CHECK-NOT: i64
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %l = cute.static : !cute.layout<"(8,4):(1,8)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(8,4):(1,8)">) -> !cute.int_tuple<"?">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?">
  return %r : i32
}

// CHECK-LABEL: llvm.func @wide
func.func @wide(%i: i32, %j: i32) -> i64 {
  // CHECK: llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i64
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i64
  // CHECK-NOT: trunc
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %l = cute.static : !cute.layout<"(65536,65536):(1,65536)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(65536,65536):(1,65536)">) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
}

// Written narrower than inferred: computed in 64 bits and said to fit.
// CHECK-LABEL: llvm.func @written_narrow
func.func @written_narrow(%i: i32, %j: i32) -> i32 {
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i64
  // CHECK: llvm.trunc %{{.*}} overflow<nsw> : i64 to i32
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %l = cute.static : !cute.layout<"(65536,65536):(1,65536)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(65536,65536):(1,65536)">) -> !cute.int_tuple<"?">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?">
  return %r : i32
}

// The last mode is not reduced: one remainder for two modes.
// CHECK-LABEL: llvm.func @digits
func.func @digits(%i: i32, %m: i32) -> (i32, i32) {
  // CHECK-COUNT-1: llvm.urem
  // CHECK-COUNT-1: llvm.udiv
  // CHECK-NOT: llvm.urem
  %n = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %x = cute.idx2crd(%n, %s) : (!cute.int_tuple<"?">, !cute.shape<"(?,4)">) -> !cute.coord<"(?,?)">
  %r:2 = cute.get_scalars(%x) : !cute.coord<"(?,?)">
  return %r#0, %r#1 : i32, i32
}

// All is known: nothing is left to compute.
// CHECK-LABEL: llvm.func @folded
func.func @folded() -> i32 {
  // CHECK-NEXT: %[[C:.*]] = llvm.mlir.constant(13 : i32) : i32
  // CHECK-NEXT: llvm.return %[[C]]
  %c = cute.make_coord() : () -> !cute.coord<"(5,1)">
  %l = cute.static : !cute.layout<"(8,4):(1,8)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(5,1)">, !cute.layout<"(8,4):(1,8)">) -> !cute.int_tuple<"13">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"13">
  return %r : i32
}

// CHECK-LABEL: llvm.func @size
func.func @size(%s: !cute.shape<"(?,(3,?))">) -> i64 {
  // CHECK-COUNT-2: llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i64
  %z = cute.size(%s) : (!cute.shape<"(?,(3,?))">) -> !cute.int_tuple<"?{i64 div=3}">
  %r = cute.get_scalars(%z) : !cute.int_tuple<"?{i64 div=3}">
  return %r : i64
}
