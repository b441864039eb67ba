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
