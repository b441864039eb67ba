// RUN: cutecheck-opt %s -cute-fold-static -cute-to-base | FileCheck %s
// RUN: not cutecheck-opt %S/not_lowered.mlir -split-input-file -cute-to-base 2>&1 | FileCheck %s --check-prefix=REFUSED
// Functions stay, and hand over packed values; nothing of cute is left.

// REFUSED: error: failed to legalize operation 'cute.recast_layout'
// REFUSED: error: failed to legalize operation 'cute.get_scalars'

// CHECK-NOT: cute.
// CHECK: func.func @called(%{{.*}}: !llvm.struct<(i32, i32)>) -> i32
func.func @called(%c: !cute.coord<"(?,?)">) -> !cute.int_tuple<"?"> {
  %l = cute.static : !cute.layout<"(4,8):(1,4)">
  // CHECK: llvm.mul
  %i = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(4,8):(1,4)">) -> !cute.int_tuple<"?">
  // CHECK: return %{{.*}} : i32
  return %i : !cute.int_tuple<"?">
}

// CHECK: func.func @calls(%{{.*}}: i32, %{{.*}}: index) -> (i32, index)
func.func @calls(%i: i32, %n: index) -> (!cute.int_tuple<"?">, index) {
  %c = cute.make_coord(%i, %i) : (i32, i32) -> !cute.coord<"(?,?)">
  // CHECK: call @called(%{{.*}}) : (!llvm.struct<(i32, i32)>) -> i32
  %r = func.call @called(%c) : (!cute.coord<"(?,?)">) -> !cute.int_tuple<"?">
  return %r, %n : !cute.int_tuple<"?">, index
}
