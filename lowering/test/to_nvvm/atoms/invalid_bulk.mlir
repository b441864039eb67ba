// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm

// expected-error@+1 {{expects a positive multiple of 16 bytes, at most 1048560, but got 192 b}}
func.func private @size(!cute_nvgpu.atom.bulk_copy_g2s<f32, 192 b>)

// -----

// expected-error@+1 {{expects elements of whole bytes whose bits divide 128}}
func.func private @element(!cute_nvgpu.atom.bulk_copy_s2g<i4, 128 b>)

// -----

// expected-error@+1 {{expects a reduction among ADD of f32, but got MAX}}
func.func private @reduction(!cute_nvgpu.atom.bulk_reduce_s2g<f32, 128 b, MAX>)

// -----

// expected-error@+1 {{expects elements of f16, bf16, f32, f64, i32, ui32, i64 or ui64 to reduce, but got i8}}
func.func private @reduced(!cute_nvgpu.atom.bulk_reduce_s2g<i8, 128 b, ADD>)

// -----

// expected-error@+1 {{expects ADD, MIN, MAX, INC, DEC, AND, OR or XOR, but got MUL}}
func.func private @operation(!cute_nvgpu.atom.bulk_reduce_s2g<f32, 128 b, MUL>)

// -----

!atom = !cute_nvgpu.atom.bulk_copy_s2g<f32, 128 b>
func.func @direction(%g: !cute.memref<f32, gmem, align<16>, "4:1">, %s: !cute.memref<f32, smem, align<16>, "4:1">) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects memories that}}
  cute.copy_atom_call(%atom, %g, %s) : (!atom, !cute.memref<f32, gmem, align<16>, "4:1">, !cute.memref<f32, smem, align<16>, "4:1">) -> ()
  return
}

// -----

!atom = !cute_nvgpu.atom.bulk_copy_s2g<f32, 128 b>
func.func @together(%g: !cute.memref<f32, gmem, align<16>, "4:1">, %s: !cute.memref<f32, smem, align<16>, "4:2">) {
  %atom = cute.make_atom() : !atom
  // expected-error@+2 {{expects 16 bytes that lie together}}
  // expected-error@+1 {{failed to legalize}}
  cute.copy_atom_call(%atom, %s, %g) : (!atom, !cute.memref<f32, smem, align<16>, "4:2">, !cute.memref<f32, gmem, align<16>, "4:1">) -> ()
  return
}

// -----

!atom = !cute_nvgpu.atom.bulk_copy_s2g<f32, 128 b>
func.func @alignment(%g: !cute.memref<f32, gmem, align<16>, "4:1">, %s: !cute.memref<f32, smem, align<8>, "4:1">) {
  %atom = cute.make_atom() : !atom
  // expected-error@+2 {{expects an address that 16 bytes divide}}
  // expected-error@+1 {{failed to legalize}}
  cute.copy_atom_call(%atom, %s, %g) : (!atom, !cute.memref<f32, smem, align<8>, "4:1">, !cute.memref<f32, gmem, align<16>, "4:1">) -> ()
  return
}

// -----

!atom = !cute_nvgpu.atom.bulk_copy_s2g<f32, 1024 b>
!S = !cute.memref<f32, smem, align<128>, S<3,4,3>, "32:1">
func.func @swizzled(%g: !cute.memref<f32, gmem, align<16>, "32:1">, %s: !S) {
  %atom = cute.make_atom() : !atom
  // expected-error@+2 {{expects bytes that lie together}}
  // expected-error@+1 {{failed to legalize}}
  cute.copy_atom_call(%atom, %s, %g) : (!atom, !S, !cute.memref<f32, gmem, align<16>, "32:1">) -> ()
  return
}

// -----

!atom = !cute_nvgpu.atom.bulk_copy_g2s<f32, 128 b>
func.func @barrier(%p: !cute.ptr<i64, gmem, align<8>>) {
  %bare = cute.make_atom() : !atom
  // expected-error@+1 {{mbarrier requires shared-memory operand}}
  %atom = cute_nvgpu.atom.with_mbarrier (%bare, %p) : (!atom, !cute.ptr<i64, gmem, align<8>>) -> !atom
  return
}

// -----

!atom = !cute_nvgpu.atom.bulk_copy_s2s<f32, 128 b>
func.func @block(%p: !cute.ptr<i64, smem, align<8>>) {
  %bare = cute.make_atom() : !atom
  // expected-error@+1 {{expects the number of a block behind the barrier}}
  %atom = cute_nvgpu.atom.with_mbarrier (%bare, %p) : (!atom, !cute.ptr<i64, smem, align<8>>) -> !atom
  return
}

// -----

func.func @prefetched(%s: !cute.memref<f32, smem, align<16>, "4:1">) {
  // expected-error@+1 {{expects a view of gmem}}
  cute_nvgpu.bulk_prefetch (%s) : (!cute.memref<f32, smem, align<16>, "4:1">) -> ()
  return
}

// -----

// expected-error@+1 {{expects integers of 32 bits, or a sum of those of 64, in shared memory, but got ADD of f32}}
func.func private @shared(!cute_nvgpu.atom.bulk_reduce_s2s<f32, 128 b, ADD>)
