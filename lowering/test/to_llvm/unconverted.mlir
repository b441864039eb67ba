// RUN: not cutecheck-opt %s -convert-cute-to-llvm 2>&1 | FileCheck %s
// An operation of another dialect that carries a cute value and is not known here is not lowered, and said so.

// CHECK: survived the lowering
// CHECK-NOT: PLEASE submit a bug report
func.func @hidden(%f: f32) -> f32 {
  %a = builtin.unrealized_conversion_cast %f : f32 to !cute.coord<"?">
  %b = builtin.unrealized_conversion_cast %a : !cute.coord<"?"> to i32
  %r = arith.sitofp %b : i32 to f32
  return %r : f32
}
