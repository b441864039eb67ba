// RUN: cutecheck-opt %s -cute-meaning -o /dev/null | FileCheck %s
// Loops of run-time length that load and compute.

// What is asked of an element in the loop is asked of every turn.
// CHECK: kernel @sum
// CHECK: claim or(not(k0 < a1), k0 >= 0)
// CHECK-NEXT: claim or(not(k0 < a1), k0 < a0_s0)
// CHECK: fold k0 < a1
// CHECK-NEXT: carry s0 f32 = f32_bits(0)
// CHECK-NEXT: load l0 f32 a0[crd2idx(k0, a0_s0:1)]
// CHECK-NEXT: next s0 = fadd(s0, l0)
// CHECK-NEXT: done
// CHECK-NEXT: store f32 a0[crd2idx(0, a0_s0:1)] = s0
// CHECK-NEXT: end
func.func @sum(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel, cute.in_bounds} {
  %low = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %total = scf.for %k = %low to %n step %one iter_args(%s = %none) -> (f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    scf.yield %next : f32
  }
  %at = cute.static : !cute.coord<"0">
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// Two values, from a number of the caller on, under a condition, and a second loop that takes what the first one left. What is
// loaded under a condition of the turn is a choice.
// CHECK: kernel @two
// CHECK: fold k0 < a3 - a2 when a2 < 8
// CHECK-NEXT: carry s0 f32 = f32_bits(0)
// CHECK-NEXT: carry s1 f32 = a1
// CHECK-NEXT: load l0 f32 a0[crd2idx(a2 + k0, a0_s0:1)]
// CHECK-NEXT: load l1 f32 a0[crd2idx(0, a0_s0:1)] when (a2 + k0) < 7
// CHECK-NEXT: next s0 = fadd(s0, l0)
// CHECK-NEXT: next s1 = fmaximum(s1, choice((a2 + k0) < 7, l1, l0))
// CHECK-NEXT: done
// CHECK-NEXT: fold k1 < a3 when a2 < 8
// CHECK-NEXT: carry s2 f32 = s1
// CHECK-NEXT: load l2 f32 a0[crd2idx(k1, a0_s0:1)]
// CHECK-NEXT: next s2 = ffma(s0, l2, s2)
// CHECK-NEXT: done
// CHECK-NEXT: store f32 a0[crd2idx(0, a0_s0:1)] = s2 when a2 < 8
func.func @two(%v: !cute.memref<f32, gmem, "?:1">, %m: f32, %low: i32, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  %in = arith.cmpi slt, %low, %eight : i32
  scf.if %in {
    %total, %most = scf.for %k = %low to %n step %one iter_args(%s = %none, %t = %m) -> (f32, f32) : i32 {
      %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
      %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
      %few = arith.cmpi slt, %k, %seven : i32
      %b = scf.if %few -> (f32) {
        %first = cute.memref.load(%v, %at) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">) -> f32
        scf.yield %first : f32
      } else {
        scf.yield %a : f32
      }
      %next = arith.addf %s, %a : f32
      %larger = arith.maximumf %t, %b : f32
      scf.yield %next, %larger : f32, f32
    }
    %all = scf.for %k = %zero to %n step %one iter_args(%s = %most) -> (f32) : i32 {
      %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
      %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
      %next = math.fma %total, %a, %s : f32
      scf.yield %next : f32
    }
    cute.memref.store(%v, %at, %all) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  }
  return
}
