// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a

// expected-error@+1 {{expects 32 DP of 32 bit, or 16 DP of 32, 64, 128 or 256 bit, but got 32 DP of 64 bit}}
func.func private @shape(!cute_nvgpu.atom.tmem_load<f32, 32 DP, 64 bit, x1>)

// -----

// expected-error@+1 {{expects a repeat that is a power of two up to 32, but got 64}}
func.func private @repeat(!cute_nvgpu.atom.tmem_store<f32, 16 DP, 256 bit, x64>)

// -----

// expected-error@+1 {{expects a repeat that is a power of two up to 128, but got 3}}
func.func private @power(!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x3>)

// -----

// expected-error@+1 {{expects a repeat such as x4}}
func.func private @word(!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, y4>)

// -----

// expected-error@+1 {{expects elements of 16 bits, but got 32}}
func.func private @halves(!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x1, pack_16>)

// -----

// expected-error@+1 {{expects elements of 8, 16 or 32 bits, but got 64}}
func.func private @element(!cute_nvgpu.atom.tmem_load<f64, 32 DP, 32 bit, x2>)

// -----

// expected-error@+1 {{expected 'pack_16'}}
func.func private @spelled(!cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x2, expand_16>)

// -----

func.func @columns(%slot: !cute.ptr<i32, smem, align<8>>) {
  %n = arith.constant 48 : i32
  // expected-error@+1 {{expects 32, 64, 128, 256 or 512 columns, but got 48}}
  cute_nvgpu.arch.sm100.alloc_tmem(%n, %slot) : (i32, !cute.ptr<i32, smem, align<8>>) -> ()
  return
}

// -----

func.func @slot(%slot: !cute.ptr<i32, gmem>, %n: i32) {
  // expected-error@+1 {{expects a word of shared memory for the address, but got}}
  cute_nvgpu.arch.sm100.alloc_tmem(%n, %slot) : (i32, !cute.ptr<i32, gmem>) -> ()
  return
}

// -----

func.func @word(%slot: !cute.ptr<i64, smem>, %n: i32) {
  // expected-error@+1 {{expects an aligned word of i32 without a swizzle, but got}}
  cute_nvgpu.arch.sm100.alloc_tmem(%n, %slot) : (i32, !cute.ptr<i64, smem>) -> ()
  return
}

// -----

func.func @retrieved(%slot: !cute.ptr<i32, smem>) {
  // expected-error@+1 {{expects a pointer to tmem, but got}}
  %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem>) -> !cute.ptr<f32, smem>
  return
}

// -----

func.func @given_back(%p: !cute.ptr<f32, smem>, %n: i32) {
  // expected-error@+1 {{expects a pointer to tmem, but got}}
  cute_nvgpu.arch.sm100.dealloc_tmem(%p, %n) : (!cute.ptr<f32, smem>, i32) -> ()
  return
}

// -----

func.func @awaited(%r: !cute.memref<f16, rmem, "3:1">) {
  // expected-error@+1 {{expects whole registers of 32 bits, but got}}
  cute_nvgpu.arch.sm100.wait_tmem_load(%r) : (!cute.memref<f16, rmem, "3:1">) -> ()
  return
}

// -----

func.func @words(%p: !cute.ptr<f32, tmem>) {
  // expected-error@+1 {{expects 2 words, but got 'vector<4xi32>'}}
  %w = cute_nvgpu.arch.copy.SM100.tmem_load(%p) {num_b = 32 : i32, num_dp = 32 : i32, num_rep = 2 : i32} : (!cute.ptr<f32, tmem>) -> vector<4xi32>
  return
}

// -----

!load = !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x2>
!T = !cute.memref<f32, tmem, "(32,2):(32768,1)">
!R = !cute.memref<f32, rmem, "2:1">
func.func @tile(%a: !load, %t: !T, %r: !R) {
  // expected-error@+1 {{expects (2,32):(1,65536) of tensor memory, but got}}
  cute.copy_atom_call(%a, %t, %r) : (!load, !T, !R) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x2>
!T = !cute.memref<f32, tmem, "(32,2):(65536,1)">
!R = !cute.memref<f32, rmem, "4:1">
func.func @registers(%a: !load, %t: !T, %r: !R) {
  // expected-error@+1 {{expects 2 elements for one call, but got}}
  cute.copy_atom_call(%a, %t, %r) : (!load, !T, !R) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x2>
!R = !cute.memref<f32, rmem, "2:1">
func.func @memories(%a: !load, %r: !R) {
  // expected-error@+1 {{expects views of tmem and rmem, but got}}
  cute.copy_atom_call(%a, %r, %r) : (!load, !R, !R) -> ()
  return
}

// -----

!T = !cute.memref<f32, tmem, "2:1">
func.func @loaded(%t: !T) {
  // expected-error@+1 {{expects memory that a thread reads and writes by itself, but got}}
  %v = cute.memref.load_vec(%t) : (!T) -> vector<2xf32>
  return
}

// -----

!T = !cute.memref<f32, tmem, "1:0">
!R = !cute.memref<f32, rmem, "1:0">
!copy = !cute_nvgpu.atom.universal_copy<f32>
func.func @copied(%a: !copy, %t: !T, %r: !R) {
  // expected-error@+1 {{moves elements between, but got tmem and rmem}}
  cute.copy_atom_call(%a, %t, %r) : (!copy, !T, !R) -> ()
  return
}

// -----

func.func @half(%h: !cute.ptr<f16, tmem, align<16>>, %i: !cute.int_tuple<"?">) -> !cute.ptr<f16, tmem> {
  // expected-error@+2 {{expects a whole number of columns of 32 bits to add to}}
  // expected-error@+1 {{failed to infer returned types}}
  %p = cute.add_offset(%h, %i) : (!cute.ptr<f16, tmem, align<16>>, !cute.int_tuple<"?">) -> !cute.ptr<f16, tmem>
  return %p : !cute.ptr<f16, tmem>
}

// -----

// What is not built is unknown by its name, and not taken for nothing.
func.func @made(%a: i32) {
  // expected-error@+1 {{custom op 'cute_nvgpu.atom.make_tmem_copy' is unknown}}
  cute_nvgpu.atom.make_tmem_copy(%a) : (i32) -> ()
  return
}

// -----

// tcgen05.ld.red.
// expected-error@+1 {{unknown  type `atom.tmem_load_red` in dialect `cute_nvgpu`}}
func.func private @reduced(!cute_nvgpu.atom.tmem_load_red<f32, 32 DP, 32 bit, x2>)
