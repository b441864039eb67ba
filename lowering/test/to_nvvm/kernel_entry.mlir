// RUN: cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm | FileCheck %s
// RUN: cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm -canonicalize -cse -cute-check-kernel-entries | FileCheck %s --check-prefix=CHECKED
// RUN: cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm -cute-check-kernel-entries -cute-check-lowered | FileCheck %s --check-prefix=CHECKED
// A kernel is an entry; a tensor map is passed by value, 64 bytes aligned, as a grid constant. What an entry is
// stands in a record until the check at the end of the pipeline, which passes between may not invalidate.

// CHECK: module attributes {cute_nvgpu.kernel_entries = {descriptor = {parameters = [{llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, {}], type = !llvm.func<void (ptr, i32)>}, entry = {{.*}}, inside = {{.*}}}}
// CHECKED: module {

// CHECK: llvm.func @entry(%{{.*}}: !llvm.struct<(ptr<1>, struct<(i32, i32)>)>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>}
// CHECKED: llvm.func @entry({{.*}} attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>}
func.func @entry(%v: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  return
}

// CHECK: llvm.func @descriptor(%{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %{{.*}}: i32) attributes {nvvm.kernel}
// CHECKED: llvm.func @descriptor(%{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %{{.*}}: i32) attributes {nvvm.kernel}
func.func @descriptor(%d: !llvm.ptr {cute_nvgpu.grid_constant}, %i: i32) attributes {cute.kernel} {
  return
}

// A function that is no kernel is no entry: the twin.
// CHECK: llvm.func @function(%{{.*}}: !llvm.ptr) {
func.func @function(%d: !llvm.ptr) {
  return
}

// A kernel of a gpu.module is one of the module.
// CHECK: llvm.func @inside(%{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {nvvm.kernel}
gpu.module @kernels {
  gpu.func @inside(%d: !llvm.ptr {cute_nvgpu.grid_constant}) kernel {
    gpu.return
  }
}
