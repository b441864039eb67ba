// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm -canonicalize | FileCheck %s
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_75 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: needs sm_80 at least, but the target is sm_75

// A word of its own for each operation that is given none.
// CHECK-DAG: llvm.mlir.global internal @cute_mbarrier_0() {{.*}}addr_space = 3 : i32, alignment = 8
// CHECK-DAG: llvm.mlir.global internal @cute_mbarrier_1()
!B = !cute.ptr<i64, smem, align<8>>

// CHECK-LABEL: llvm.func @own
// CHECK-DAG: %[[ONE:.*]] = llvm.mlir.addressof @cute_mbarrier_0
// CHECK-DAG: %[[TWO:.*]] = llvm.mlir.addressof @cute_mbarrier_1
// CHECK: nvvm.mbarrier.init %[[ONE]]
// CHECK: nvvm.mbarrier.init %[[TWO]]
// CHECK: nvvm.mbarrier.arrive %[[ONE]]
func.func @own(%count: i32) -> i64 {
  %one = cute_nvgpu.mbarrier.init (%count) : (i32) -> !B
  %two = cute_nvgpu.mbarrier.init (%count) : (i32) -> !B
  %raw = builtin.unrealized_conversion_cast %one : !B to !llvm.ptr<3>
  %state = nvvm.mbarrier.arrive %raw : !llvm.ptr<3> -> i64
  return %state : i64
}

// CHECK-LABEL: llvm.func @given
// CHECK-SAME: (%[[P:.*]]: !llvm.ptr<3>
// CHECK: nvvm.mbarrier.init %[[P]], %{{.*}} : !llvm.ptr<3>, i32
func.func @given(%p: !B, %count: i32) {
  %bar = cute_nvgpu.mbarrier.init (%count, %p) : (i32, !B) -> !B
  return
}
