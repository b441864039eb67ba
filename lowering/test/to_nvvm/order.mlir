// RUN: not cutecheck-opt %s -cute-kernel-to-nvvm -convert-cute-to-llvm 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm -cute-kernel-to-nvvm 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not cutecheck-opt %s -convert-cute-to-llvm -cute-check-kernel-entries 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm -cute-check-lowered 2>&1 | FileCheck %s --check-prefix=UNCHECKED
// RUN: cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm -cute-check-kernel-entries -cute-check-lowered | FileCheck %s
// The passes in every wrong order, and in the right one.

// EARLY: 'func.func' is a kernel that is not converted
// TWICE: has entries already
// WITHOUT: has no record of its entries
// UNCHECKED: 'builtin.module' survived the lowering: it has the attribute cute_nvgpu.kernel_entries
// CHECK: llvm.func @k(%{{.*}}: i32, %{{.*}}: !llvm.ptr {{.*}}) attributes {nvvm.kernel}
func.func @k(%c: !cute.coord<"?">, %d: !cute.ptr<i8, generic> {cute_nvgpu.grid_constant}) attributes {cute.kernel} {
  return
}
