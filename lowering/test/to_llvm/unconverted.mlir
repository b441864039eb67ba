// RUN: not cutecheck-opt %s -convert-cute-to-llvm 2>&1 | FileCheck %s
// An operation of another dialect that carries a cute value is not lowered, and said so.

// CHECK: survived the lowering
// CHECK-NOT: PLEASE submit a bug report
func.func @select(%c: i1, %a: !cute.coord<"?">, %b: !cute.coord<"?">) -> !cute.coord<"?"> {
  %r = scf.if %c -> (!cute.coord<"?">) {
    scf.yield %a : !cute.coord<"?">
  } else {
    scf.yield %b : !cute.coord<"?">
  }
  return %r : !cute.coord<"?">
}
