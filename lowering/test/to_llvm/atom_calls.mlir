// RUN: cutecheck-opt %s -cute-desugar -convert-cute-to-llvm | FileCheck %s
// Calls of the universal atoms: loads and stores as wide as the views are aligned, and one fused multiplication.

!copy = !cute_nvgpu.atom.universal_copy<f32, 128 b>
!fma = !cute_nvgpu.atom.universal_fma<1x1x1, (f16, f16) -> f32>

// CHECK-LABEL: llvm.func @copy
// CHECK: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<1> -> vector<4xf32>
// CHECK-COUNT-4: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : f32, !llvm.ptr<3>
// CHECK-NOT: llvm.store
// CHECK: llvm.return
func.func @copy(%a: !cute.memref<f32, gmem, align<16>, "4:1">, %b: !cute.memref<f32, smem, "(2,2):(1,8)">) {
  %atom = cute.make_atom() : !copy
  cute.copy_atom_call(%atom, %a, %b) : (!copy, !cute.memref<f32, gmem, align<16>, "4:1">, !cute.memref<f32, smem, "(2,2):(1,8)">) -> ()
  return
}

// Elements of a and b are widened to the accumulator's type.
// CHECK-LABEL: llvm.func @multiply
// CHECK-DAG: %[[A:.*]] = llvm.load %{{.*}} -> f16
// CHECK-DAG: %[[C:.*]] = llvm.load %{{.*}} -> f32
// CHECK-DAG: %[[A32:.*]] = llvm.fpext %[[A]] : f16 to f32
// CHECK: %[[D:.*]] = llvm.intr.fma(%{{.*}}, %{{.*}}, %[[C]]) : (f32, f32, f32) -> f32
// CHECK: llvm.store %[[D]], %{{.*}} : f32
func.func @multiply(%d: !cute.memref<f32, rmem, "1:0">, %a: !cute.memref<f16, rmem, "1:0">, %b: !cute.memref<f16, rmem, "1:0">) {
  %atom = cute.make_atom() : !fma
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!fma, !cute.memref<f32, rmem, "1:0">, !cute.memref<f16, rmem, "1:0">, !cute.memref<f16, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()
  return
}
