// RUN: cutecheck-opt %s | FileCheck %s
// The elements that memory is addressed in: 8, 16, 32, 64 and 128 bits, and tf32 in four bytes.

// CHECK: @integers
func.func private @integers(!cute.ptr<i8, gmem>, !cute.ptr<ui8, gmem>, !cute.memref<i16, smem, "8:1">, !cute.ptr<i32, rmem>, !cute.ptr<i64, generic>, !cute.ptr<i128, gmem>)
// CHECK: @floats
func.func private @floats(!cute.memref<f8E4M3FN, gmem, "8:1">, !cute.ptr<f8E8M0FNU, smem>, !cute.ptr<bf16, gmem>, !cute.ptr<f16, gmem>, !cute.memref<tf32, smem, "8:1">, !cute.ptr<f64, gmem>, !cute.ptr<f128, gmem>)
