// RUN: cutecheck-opt %s -cute-check-kernel-entries -split-input-file -verify-diagnostics
// What a pass behind cute-kernel-to-nvvm may not do: the record says what the entry was.

module attributes {cute_nvgpu.kernel_entries = {k = {parameters = [{llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}], type = !llvm.func<void (ptr)>}}} {
  // expected-error @below {{is an entry, and a pass after cute-kernel-to-nvvm changed "llvm.align" of parameter 0, which was 64 : i64}}
  llvm.func @k(%d: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {nvvm.kernel} {
    llvm.return
  }
}

// -----

// Without it LLVM copies the tensor map to local memory, and nothing downstream says so.
module attributes {cute_nvgpu.kernel_entries = {k = {parameters = [{}, {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}], type = !llvm.func<void (i32, ptr)>}}} {
  // expected-error @below {{changed "nvvm.grid_constant" of parameter 1}}
  llvm.func @k(%i: i32, %d: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>}) attributes {nvvm.kernel} {
    llvm.return
  }
}

// -----

// One more is a change too.
module attributes {cute_nvgpu.kernel_entries = {k = {parameters = [{}], type = !llvm.func<void (ptr)>}}} {
  // expected-error @below {{changed "llvm.noalias" of parameter 0}}
  llvm.func @k(%d: !llvm.ptr {llvm.noalias}) attributes {nvvm.kernel} {
    llvm.return
  }
}

// -----

module attributes {cute_nvgpu.kernel_entries = {k = {parameters = [{}], type = !llvm.func<void (ptr)>}}} {
  // expected-error @below {{is an entry, and a pass after cute-kernel-to-nvvm changed its type from !llvm.func<void (ptr)> to '!llvm.func<void (ptr<1>)>'}}
  llvm.func @k(%d: !llvm.ptr<1>) attributes {nvvm.kernel} {
    llvm.return
  }
}

// -----

// expected-error @below {{had the entry 'k', which a pass after cute-kernel-to-nvvm took away}}
module attributes {cute_nvgpu.kernel_entries = {k = {parameters = [{}], type = !llvm.func<void (ptr)>}}} {
  llvm.func @k(%d: !llvm.ptr) {
    llvm.return
  }
}

// -----

module attributes {cute_nvgpu.kernel_entries = {}} {
  // expected-error @below {{is an entry that cute-kernel-to-nvvm did not make}}
  llvm.func @k(%d: !llvm.ptr) attributes {nvvm.kernel} {
    llvm.return
  }
}

// -----

// expected-error @below {{has no record of its entries: cute-check-kernel-entries runs after cute-kernel-to-nvvm}}
module {
}

// -----

// The twin: what is as it was.
module attributes {cute_nvgpu.kernel_entries = {k = {parameters = [{llvm.noalias}], type = !llvm.func<void (ptr)>}}} {
  llvm.func @k(%d: !llvm.ptr {llvm.noalias}) attributes {nvvm.kernel} {
    llvm.return
  }
}
