// RUN: cutecheck-opt %s -convert-cute-to-llvm -cute-kernel-to-nvvm -split-input-file -verify-diagnostics
// What cannot be a kernel entry.

// expected-error @below {{is a kernel and returns 'i32'}}
func.func @returns(%x: i32) -> i32 attributes {cute.kernel} {
  return %x : i32
}

// -----

// expected-error @below {{expects a pointer where cute_nvgpu.grid_constant stands, but parameter 0 is 'i32'}}
func.func @not_a_pointer(%x: i32 {cute_nvgpu.grid_constant}) attributes {cute.kernel} {
  return
}

// -----

// A parameter is in generic memory.
// expected-error @below {{expects a pointer where cute_nvgpu.grid_constant stands, but parameter 1 is '!llvm.ptr<1>'}}
func.func @global(%x: i32, %d: !cute.ptr<i8, gmem> {cute_nvgpu.grid_constant}) attributes {cute.kernel} {
  return
}

// -----

// expected-error @below {{expects "llvm.align" = 64 : i64 where cute_nvgpu.grid_constant stands, but parameter 0 has 16 : i64}}
func.func @aligned(%d: !llvm.ptr {cute_nvgpu.grid_constant, llvm.align = 16 : i64}) attributes {cute.kernel} {
  return
}

// -----

// expected-error @below {{expects "llvm.byval" = !llvm.array<128 x i8> where cute_nvgpu.grid_constant stands, but parameter 0 has !llvm.array<64 x i8>}}
func.func @sized(%d: !llvm.ptr {cute_nvgpu.grid_constant, llvm.byval = !llvm.array<64 x i8>}) attributes {cute.kernel} {
  return
}
