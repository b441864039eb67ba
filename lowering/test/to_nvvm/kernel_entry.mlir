// RUN: cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm | FileCheck %s
// A kernel is an entry; a tensor map is passed by value, 64 bytes aligned, as a grid constant.

// CHECK: llvm.func @entry(%{{.*}}: !llvm.struct<(ptr<1>, struct<(i32, i32)>)>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>}
func.func @entry(%v: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  return
}

// CHECK: llvm.func @descriptor(%{{.*}}: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {nvvm.kernel}
func.func @descriptor(%d: !llvm.ptr {cute_nvgpu.grid_constant}) attributes {cute.kernel} {
  return
}

// A function that is none keeps its attributes: the twin.
// CHECK: llvm.func @function(%{{.*}}: !llvm.ptr {cute_nvgpu.grid_constant}) {
func.func @function(%d: !llvm.ptr {cute_nvgpu.grid_constant}) {
  return
}
