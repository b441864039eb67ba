// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// The twins of not_as_written.mlir, and a switch on an index, which keeps its 64 bits.

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

// 4294967298 and 2 are two cases, and neither is the other's index.
// CHECK-LABEL: llvm.func @switch
// CHECK-NOT: llvm.trunc
// CHECK-NOT: llvm.switch
// CHECK-DAG: llvm.mlir.constant(2 : index) : i64
// CHECK-DAG: llvm.mlir.constant(4294967298 : index) : i64
// CHECK: llvm.return
func.func @switch(%i: index, %a: i32, %b: i32, %c: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 { scf.yield %a : i32 }
  case 4294967298 { scf.yield %b : i32 }
  default { scf.yield %c : i32 }
  return %r : i32
}

// Without cases, without results, and one within another.
// CHECK-LABEL: llvm.func @switches
// CHECK: llvm.icmp "eq" %{{.*}} : i64
// CHECK: llvm.return
func.func @switches(%i: index, %a: i32, %b: i32, %c: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case -1 {
    %s = scf.index_switch %i -> i32
    default { scf.yield %b : i32 }
    scf.yield %s : i32
  }
  default {
    scf.index_switch %i
    case 7 { scf.yield }
    default { scf.yield }
    scf.yield %c : i32
  }
  return %r : i32
}

// What PTX computes, at the types at which it does.
// CHECK-LABEL: llvm.func @powers
// CHECK: llvm.intr.exp2(%{{.*}}) : (f32) -> f32
// CHECK: llvm.intr.exp2(%{{.*}}) : (f16) -> f16
func.func @powers(%x: f32, %y: f16) -> (f32, f16) {
  %r = math.exp2 %x : f32
  %s = math.exp2 %y : f16
  return %r, %s : f32, f16
}

// Quotients rounded down and up.
// CHECK-LABEL: llvm.func @rounded
// CHECK: llvm.sdiv
// CHECK: llvm.sdiv
// CHECK: llvm.udiv
func.func @rounded(%x: i32, %y: i32) -> (i32, i32, i32) {
  %r = arith.floordivsi %x, %y : i32
  %s = arith.ceildivsi %x, %y : i32
  %t = arith.ceildivui %x, %y : i32
  return %r, %s, %t : i32, i32, i32
}
