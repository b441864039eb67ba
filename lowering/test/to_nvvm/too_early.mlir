// RUN: cutecheck-opt %s -cute-kernel-to-nvvm -split-input-file -verify-diagnostics
// Before the types are those of LLVM nothing is an entry.

// expected-error @below {{'func.func' is a kernel that is not converted: cute-kernel-to-nvvm runs after convert-cute-to-llvm}}
func.func @argument(%v: !cute.memref<f32, gmem, "?:1">) attributes {cute.kernel} {
  return
}

// -----

gpu.module @kernels {
  // expected-error @below {{'gpu.func' is a kernel that is not converted: cute-kernel-to-nvvm runs after convert-cute-to-llvm}}
  gpu.func @inside() kernel {
    gpu.return
  }
}

// -----

// A function that has its types, with an operation that has not.
llvm.func @survivor(%i: i32) attributes {cute.kernel} {
  // expected-error @below {{'cute.make_coord' survived the lowering: it is an operation of cute}}
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  llvm.return
}

// -----

// The twin.
llvm.func @converted(%i: i32) attributes {cute.kernel} {
  llvm.return
}

// -----

// Once.
// expected-error @below {{has entries already: cute-kernel-to-nvvm runs once}}
module attributes {cute_nvgpu.kernel_entries = {}} {
}
