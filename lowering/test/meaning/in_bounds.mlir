// RUN: cutecheck-opt %s -split-input-file -cute-meaning -verify-diagnostics -o /dev/null | FileCheck %s
// A kernel may state that its accesses are inside of the tensors, and what its caller promises.

!v = !cute.memref<f32, gmem, align<4>, "(?,4):(1,?{i64})">
!c = !cute.coord<"(?,?)">

// CHECK-LABEL: kernel @stated
// CHECK: premise a0_s0 == a1_s0
// CHECK-NOT: premise r0 < a0_s0
// CHECK: claim r0 < a0_s0
// CHECK-NEXT: claim r1 < 4
// CHECK: claim or(not(and(r0 < a0_s0, r1 < 4)), r0 < a1_s0)
func.func @stated(%x: !v, %y: !v) attributes {cute.kernel, cute.in_bounds, cute.premises = ["a0_s0 == a1_s0"]} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %j = nvvm.read.ptx.sreg.tid.y : i32
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !c
  %l = cute.get_layout(%x) : !v
  %s = cute.get_shape(%l) : (!cute.layout<"(?,4):(1,?{i64})">) -> !cute.shape<"(?,4)">
  %in = cute.elem_less(%c, %s) : (!c, !cute.shape<"(?,4)">) -> i1
  %e = cute.memref.load(%x, %c) : (!v, !c) -> f32
  scf.if %in {
    cute.memref.store(%y, %c, %e) : (!v, !c, f32) -> ()
  }
  return
}

// -----
// Without it nothing is said of where an access lies: neither promised nor claimed.
// CHECK-LABEL: kernel @unstated
// CHECK-NOT: premise r0 < a0_s0
// CHECK-NOT: claim
// CHECK: end
func.func @unstated(%x: !cute.memref<f32, gmem, align<4>, "?:1">) attributes {cute.kernel} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %e = cute.memref.load(%x, %c) : (!cute.memref<f32, gmem, align<4>, "?:1">, !cute.coord<"?">) -> f32
  cute.memref.store(%x, %c, %e) : (!cute.memref<f32, gmem, align<4>, "?:1">, !cute.coord<"?">, f32) -> ()
  return
}

// -----
// A function states premises too.
// CHECK-LABEL: function @small
// CHECK: premise a0 < 8
func.func @small(%x: i32) -> i32 attributes {cute.premises = ["a0 < 8"]} {
  return %x : i32
}

// -----
// expected-error @+1 {{expects cute.premises to be an array of strings, a relation each}}
func.func @no_list(%x: i32) -> i32 attributes {cute.premises = "a0 < 8"} {
  return %x : i32
}

// -----
// expected-error @+1 {{states cute.in_bounds, and is no kernel}}
func.func @no_kernel(%x: i32) -> i32 attributes {cute.in_bounds} {
  return %x : i32
}
