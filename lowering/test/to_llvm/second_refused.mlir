// RUN: cutecheck-opt %s -split-input-file -convert-cute-to-llvm -verify-diagnostics
// What carries values of cute and is not taken along is named.

gpu.module @kernels {
  // expected-error @below {{failed to legalize operation 'gpu.func'}}
  gpu.func @shared(%i: i32) workgroup(%m: memref<4xf32, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}

// -----

func.func @index() -> index {
  // expected-error @below {{failed to legalize operation 'gpu.thread_id'}}
  %t = gpu.thread_id x
  return %t : index
}

// -----

func.func @same() {
  return
}
gpu.module @kernels {
  // expected-error @below {{'same' of gpu.module 'kernels' is also the name of something outside it}}
  gpu.func @same() kernel {
    gpu.return
  }
}
