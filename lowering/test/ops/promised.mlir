// RUN: cutecheck-opt --cute-trust-result-types -split-input-file %s | cutecheck-opt --cute-trust-result-types -split-input-file | FileCheck %s
// RUN: not cutecheck-opt -split-input-file %s 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: not cutecheck-opt --cute-trust-result-types %s -canonicalize 2>&1 | FileCheck %s --check-prefix=PASSES
// RUN: not cutecheck-opt --cute-trust-result-types %s --pass-pipeline='builtin.module(cute-meaning)' 2>&1 | FileCheck %s --check-prefix=PASSES
// Results of which run time decides whether there are any: where it is asked for, they are inferred on the author's
// word, which types cannot check. In invalid_promised.mlir static leaves show that there is none.

// STRICT: error: 'cute.composition' op expects a valid composition result, but construction failed
// STRICT: error: 'cute.cosize' op unable to compute cosize
// STRICT: error: 'cute.coalesce' op inferred type(s)
// STRICT: error: 'cute.complement' op inferred type(s)
// STRICT: error: 'cute.right_inverse' op unable to compute a right inverse
// PASSES: error: --cute-trust-result-types reads and verifies; it takes no passes
// PASSES-NOT: @compositions

// CHECK-LABEL: @compositions
func.func @compositions(%a: !cute.layout<"(?,?):(?,?)">, %b: !cute.layout<"4:1">, %c: !cute.layout<"(4,8):(1,4)">, %d: !cute.layout<"2:?">) {
  // CHECK: -> !cute.layout<"(?,?):(?,?)">
  %r = cute.composition(%a, %b) : (!cute.layout<"(?,?):(?,?)">, !cute.layout<"4:1">) -> !cute.layout<"(?,?):(?,?)">
  return
}

// -----

// CHECK-LABEL: @others
func.func @others(%l: !cute.layout<"(?,3):(?,?)">, %s: !cute.shape<"(?,?)">, %t: !cute.shape<"(2,?)">, %n: !cute.shape<"12">, %m: !cute.layout<"3:?">, %b: !cute.layout<"(3,2):(1,3)">) {
  // CHECK: cute.cosize({{.*}} -> !cute.int_tuple<"?">
  %z = cute.cosize(%l) : (!cute.layout<"(?,3):(?,?)">) -> !cute.int_tuple<"?">
  // CHECK: cute.shape_div({{.*}} -> !cute.shape<"(?,?)">
  %d = cute.shape_div(%s, %t) : (!cute.shape<"(?,?)">, !cute.shape<"(2,?)">) -> !cute.shape<"(?,?)">
  // CHECK: cute.complement({{.*}} -> !cute.layout<"(?,?):(1,?)">
  %c = cute.complement(%m, %n) : (!cute.layout<"3:?">, !cute.shape<"12">) -> !cute.layout<"(?,?):(1,?)">
  // CHECK: cute.tile_to_shape({{.*}} -> !cute.layout<"((3,?),(2,?)):((1,6),(3,?))">
  %f = cute.tile_to_shape(%b, %s) : (!cute.layout<"(3,2):(1,3)">, !cute.shape<"(?,?)">) -> !cute.layout<"((3,?),(2,?)):((1,6),(3,?))">
  return
}

// -----

// Run-time leaves may be written as they are, not merged.
// CHECK-LABEL: @not_merged
func.func @not_merged(%l: !cute.layout<"(4,?):(1,4)">) {
  // CHECK: -> !cute.layout<"(4,?):(1,4)">
  %r = cute.coalesce(%l) : (!cute.layout<"(4,?):(1,4)">) -> !cute.layout<"(4,?):(1,4)">
  // CHECK: -> !cute.layout<"?{div=4}:1">
  %s = cute.coalesce(%l) : (!cute.layout<"(4,?):(1,4)">) -> !cute.layout<"?{div=4}:1">
  return
}

// -----

// The stride of a mode of one element may be written as any number.
// CHECK-LABEL: @one_element
func.func @one_element(%l: !cute.layout<"(1,4):(7,2)">, %n: !cute.shape<"8">) {
  // CHECK: cute.complement({{.*}} -> !cute.layout<"2:1">
  %r = cute.complement(%l, %n) : (!cute.layout<"(1,4):(7,2)">, !cute.shape<"8">) -> !cute.layout<"2:1">
  // CHECK: cute.complement({{.*}} -> !cute.layout<"1:8">
  %m = cute.static : !cute.layout<"8:1">
  %c = cute.complement(%m, %n) : (!cute.layout<"8:1">, !cute.shape<"8">) -> !cute.layout<"1:8">
  return
}

// -----

// Layouts into coordinates.
// CHECK-LABEL: @inverses
func.func @inverses(%l: !cute.layout<"(4,(2,5)):(1@1,(1@0,2@0))">, %m: !cute.layout<"(2,3):(0,1@0)">) {
  // CHECK: cute.right_inverse({{.*}} -> !cute.layout<"(10,4):(4,1)">
  %r = cute.right_inverse(%l) : !cute.layout<"(4,(2,5)):(1@1,(1@0,2@0))">
  // CHECK: cute.left_inverse({{.*}} -> !cute.layout<"(10,4):(4,1)">
  %s = cute.left_inverse(%l) : !cute.layout<"(4,(2,5)):(1@1,(1@0,2@0))">
  // CHECK: cute.right_inverse({{.*}} -> !cute.layout<"(3):(2)">
  %t = cute.right_inverse(%m) : !cute.layout<"(2,3):(0,1@0)">
  return
}
