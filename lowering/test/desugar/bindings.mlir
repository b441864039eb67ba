// RUN: cutecheck-opt %s -cute-desugar | FileCheck %s
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-to-llvm 2>&1 | FileCheck %s --check-prefix=REFUSED
// Operands five to nine of a partition bind atoms. They are verified, and as nothing says what they make of a part,
// such a partition is left, and refused by name where code is asked for.

// CHECK: cute.partition(%arg0, %{{.*}}, %arg1, %{{.*}}, %arg2)
// REFUSED: error: failed to legalize operation 'cute.partition'
func.func @bound(%v: !cute.memref<f32, gmem, "(8,6):(1,8)">, %c: !cute.coord<"(?,?)">, %l: !cute.layout<"4:1">) -> !cute.memref<f32, gmem, "((2,2)):((4,24))"> {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %m = cute.static : !cute.int_tuple<"(0,1)">
  %r = cute.partition(%v, %t, %c, %m, %l) : !cute.memref<f32, gmem, "(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(?,?)">, !cute.int_tuple<"(0,1)">, !cute.layout<"4:1">
  return %r : !cute.memref<f32, gmem, "((2,2)):((4,24))">
}
