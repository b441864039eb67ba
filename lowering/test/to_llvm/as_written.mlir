// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// The twins of not_as_written.mlir.

// CHECK-LABEL: llvm.func @remainder
// CHECK: llvm.srem
func.func @remainder(%x: i32, %y: i32) -> i32 {
  %r = arith.remsi %x, %y : i32
  return %r : i32
}

// CHECK-LABEL: llvm.func @narrower
// CHECK: llvm.fptrunc
func.func @narrower(%x: f32) -> f16 {
  %r = arith.truncf %x : f32 to f16
  return %r : f16
}

// CHECK-LABEL: llvm.func @to_nearest_even
// CHECK: llvm.intr.experimental.constrained.fptrunc %{{.*}} tonearest
func.func @to_nearest_even(%x: f32) -> f16 {
  %r = arith.truncf %x to_nearest_even : f32 to f16
  return %r : f16
}
