// RUN: cutecheck-opt %s -cute-meaning -o /dev/null | FileCheck %s
// What a kernel reads and writes, under which branches, from what.

// CHECK: kernel @scale
// CHECK-NEXT: param 0.0 ptr a0 align 4
// CHECK-NEXT: param 0.1.0 i32 a0_s0
// CHECK-NEXT: param 0.1.1 i32 1
// CHECK-NEXT: register tid.x i32 r0
// CHECK-NEXT: premise a0_s0 >= 1
// CHECK-NEXT: premise r0 >= 0
// CHECK-NEXT: premise r0 < 1024
// CHECK-NEXT: load l0 f32 a0[crd2idx({{.*}}r0{{.*}}, a0_s0:1)] when r0 < a0_s0
// CHECK-NEXT: store f32 a0[crd2idx({{.*}}r0{{.*}}, a0_s0:1)] = fadd(l0, l0) when r0 < a0_s0
// CHECK-NEXT: end
func.func @scale(%v: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %l = cute.get_layout(%v) : !cute.memref<f32, gmem, "?:1">
  %s = cute.get_shape(%l) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %in = cute.elem_less(%c, %s) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %in {
    %x = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %y = arith.addf %x, %x : f32
    cute.memref.store(%v, %c, %y) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}

// A block is as large as the kernel requires: x has 128 threads, y has 2, z has one.
// CHECK: kernel @required
// CHECK: premise r0 < 128
// CHECK: premise r1 < 2
// CHECK: premise r2 < 1
// CHECK: premise r3 < 2147483647
func.func @required(%v: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel, nvvm.reqntid = array<i32: 128, 2>} {
  %x = nvvm.read.ptx.sreg.tid.x : i32
  %y = nvvm.read.ptx.sreg.tid.y : i32
  %z = nvvm.read.ptx.sreg.tid.z : i32
  %b = nvvm.read.ptx.sreg.ctaid.x : i32
  %c = cute.make_coord(%x) : (i32) -> !cute.coord<"?">
  %l = cute.get_layout(%v) : !cute.memref<f32, gmem, "?:1">
  %s = cute.get_shape(%l) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %in = cute.elem_less(%c, %s) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %in {
    %f = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    cute.memref.store(%v, %c, %f) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}

// A number that is computed with is its bits, 2.0 is 0x40000000, and stands on the right as in the code.
// CHECK: kernel @axpy
// CHECK: store f32 a1[{{.*}}] = fadd(fmul(l0, f32_bits(1073741824)), l1) when
func.func @axpy(%x: !cute.memref<f32, gmem, "?:1">, %y: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %two = arith.constant 2.0 : f32
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %l = cute.get_layout(%y) : !cute.memref<f32, gmem, "?:1">
  %s = cute.get_shape(%l) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %in = cute.elem_less(%c, %s) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %in {
    %v = cute.memref.load(%x, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %w = cute.memref.load(%y, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %p = arith.mulf %two, %v : f32
    %r = arith.addf %p, %w : f32
    cute.memref.store(%y, %c, %r) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}

// A sign that is changed twice is the same: MLIR takes both away.
// CHECK: kernel @twice
// CHECK: store f32 a0[{{.*}}] = l0{{$}}
// CHECK: store f32 a0[{{.*}}] = fneg(l0){{$}}
func.func @twice(%v: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel} {
  %c = cute.static : !cute.coord<"0">
  %x = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">) -> f32
  %n = arith.negf %x : f32
  %p = arith.negf %n : f32
  cute.memref.store(%v, %c, %p) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  cute.memref.store(%v, %c, %n) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// Data by functions, a parameter, a number that is loaded, a choice by numbers, a value that a loop carries.
// CHECK: kernel @data
// CHECK: param 2 f32 a2
// CHECK: load l0 i32 a1
// CHECK: load l1 f32 a0[crd2idx({{.*}}l0{{.*}}, a0_s0:1)]
// CHECK: store f32 a0[{{.*}}] = fselect(fcmp_olt(fadd(fadd(l1, a2), a2), sitofp_i32_f32(l0)), choice(r0 < l0, l1, a2), l1)
func.func @data(%v: !cute.memref<f32, gmem, "?:1">, %k: !cute.memref<i32, gmem, "?:1">, %a: f32) attributes {cute.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %i = cute.memref.load(%k, %c) : (!cute.memref<i32, gmem, "?:1">, !cute.coord<"?">) -> i32
  %d = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %x = cute.memref.load(%v, %d) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
  %low = arith.constant 0 : i32
  %high = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %sum = scf.for %n = %low to %high step %one iter_args(%s = %x) -> (f32) : i32 {
    %next = arith.addf %s, %a : f32
    scf.yield %next : f32
  }
  %f = arith.sitofp %i : i32 to f32
  %p = arith.cmpf olt, %sum, %f : f32
  %q = arith.cmpi slt, %t, %i : i32
  %y = arith.select %q, %x, %a : f32
  %z = arith.select %p, %y, %x : f32
  cute.memref.store(%v, %c, %z) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
  return
}

// A nest of as many operations as may be unrolled: 3 in each of 64*128 turns, and 2 in each of 64.
// CHECK: kernel @nest
// CHECK: end
func.func @nest(%v: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel} {
  %low = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %outer = arith.constant 64 : i32
  %inner = arith.constant 128 : i32
  scf.for %i = %low to %outer step %one : i32 {
    scf.for %j = %low to %inner step %one : i32 {
      %s = arith.addi %i, %j : i32
      %t = arith.addi %s, %j : i32
    }
  }
  return
}
