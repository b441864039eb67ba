// RUN: cutecheck-opt %s -split-input-file -convert-cute-to-llvm | FileCheck %s
// Scalars are printed by printf, where the module has a kernel by vprintf, whose arguments are in memory.

// CHECK-DAG: llvm.mlir.global internal constant @[[FORMAT:.*]]("50%% %d %lld %f %p %d\0A\00")
// CHECK-DAG: llvm.func @printf(!llvm.ptr, ...) -> i32
// CHECK-LABEL: llvm.func @host(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i64, %[[C:.*]]: f32, %[[D:.*]]: !llvm.ptr<1>, %[[E:.*]]: i8)
// CHECK-DAG: %[[C64:.*]] = llvm.fpext %[[C]] : f32 to f64
// CHECK-DAG: %[[P:.*]] = llvm.addrspacecast %[[D]] : !llvm.ptr<1> to !llvm.ptr
// CHECK-DAG: %[[E32:.*]] = llvm.sext %[[E]] : i8 to i32
// CHECK: %[[TEXT:.*]] = llvm.mlir.addressof @[[FORMAT]]
// CHECK: llvm.call @printf(%[[TEXT]], %[[A]], %[[B]], %[[C64]], %[[P]], %[[E32]]) vararg(!llvm.func<i32 (ptr, ...)>)
func.func @host(%a: i32, %b: i64, %c: f32, %d: !cute.ptr<f32, gmem>, %e: i8) {
  cute.print("50% {} {} {} {} {}\0A", %a, %b, %c, %d, %e) : i32, i64, f32, !cute.ptr<f32, gmem>, i8
  return
}

// -----

// CHECK-NOT: @printf
// CHECK: llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
// CHECK-LABEL: llvm.func @kernel
// CHECK: %[[SLOT:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i32, f64)> {alignment = 8 : i64}
// CHECK: llvm.getelementptr %[[SLOT]][0, 0]
// CHECK: llvm.getelementptr %[[SLOT]][0, 1]
// CHECK: llvm.call @vprintf(%{{.*}}, %[[SLOT]])
// CHECK: %[[NONE:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.call @vprintf(%{{.*}}, %[[NONE]])
func.func @kernel(%a: i32, %b: f32) attributes {cute.kernel} {
  cute.print("{} {}\0A", %a, %b) : i32, f32
  cute.print("end\0A")
  return
}

// -----

// So it does in a gpu.module.
// CHECK: llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
// CHECK-LABEL: llvm.func @inside
// CHECK: llvm.call @vprintf(
gpu.module @kernels {
  gpu.func @inside(%a: i32) kernel {
    cute.print("{}\0A", %a) : i32
    gpu.return
  }
}
