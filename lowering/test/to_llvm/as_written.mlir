// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// The twins of not_as_written.mlir.

// CHECK-LABEL: llvm.func @remainder
// CHECK: llvm.srem
func.func @remainder(%x: i32, %y: i32) -> i32 {
  %r = arith.remsi %x, %y : i32
  return %r : i32
}
