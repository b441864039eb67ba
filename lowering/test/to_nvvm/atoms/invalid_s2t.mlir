// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a

// expected-error@+1 {{expects 128 DP of 256 or 128 bit, 4 DP of 256 bit, or 64 or 32 DP of 128 bit, but got 128 DP of 64 bit}}
func.func private @shape(!cute_nvgpu.atom.s2t_copy<i8, 128 DP, 64 bit, num_cta = 1>)

// -----

// expected-error@+1 {{expects broadcast = warpx4, but got none}}
func.func private @bare(!cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1>)

// -----

// expected-error@+1 {{expects broadcast = warpx2_02_13 or warpx2_01_23, but got warpx4}}
func.func private @broadcast(!cute_nvgpu.atom.s2t_copy<i8, 64 DP, 128 bit, num_cta = 1, warpx4>)

// -----

// expected-error@+1 {{expects a group of 1 or 2 blocks, but got 4}}
func.func private @group(!cute_nvgpu.atom.s2t_copy<i8, 128 DP, 128 bit, num_cta = 4>)

// -----

// expected-error@+1 {{expects elements of 8 bits to hold packed ones, but got 'i32'}}
func.func private @packed(!cute_nvgpu.atom.s2t_copy<i32, 128 DP, 128 bit, num_cta = 1, b4x16_p64>)

// -----

// expected-error@+1 {{expects elements of 8, 16 or 32 bits, but got 'f64'}}
func.func private @element(!cute_nvgpu.atom.s2t_copy<f64, 128 DP, 128 bit, num_cta = 1>)

// -----

// expected-error@+1 {{expects warpx2_02_13, warpx2_01_23, warpx4, b6x16_p32 or b4x16_p64, but got warpx3}}
func.func private @word(!cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx3>)

// -----

!four = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4>
!S = !cute.memref<i8, smem, align<128>, "((8,4),16):((16,128),1)">
!T = !cute.memref<i8, tmem, align<16>, "(16,32):(1,262144)">
func.func @lanes(%a: !four, %s: !S, %t: !T) {
  // expected-error@+1 {{expects (16,128):(1,262144) of tensor memory, but got}}
  cute.copy_atom_call(%a, %s, %t) : (!four, !S, !T) -> ()
  return
}

// -----

!four = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4>
!S = !cute.memref<i8, smem, align<128>, "((8,2),16):((16,128),1)">
!T = !cute.memref<i8, tmem, align<16>, "(16,128):(1,262144)">
func.func @rows(%a: !four, %s: !S, %t: !T) {
  // expected-error@+1 {{expects 32 rows of 16 elements, but got}}
  cute.copy_atom_call(%a, %s, %t) : (!four, !S, !T) -> ()
  return
}

// -----

// Rows of 20 bytes are no rows of a descriptor.
!four = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4>
!S = !cute.memref<i8, smem, align<128>, "(32,16):(20,1)">
!T = !cute.memref<i8, tmem, align<16>, "(16,128):(1,262144)">
func.func @apart(%a: !four, %s: !S, %t: !T) {
  // expected-error@+1 {{no descriptor reads the operand}}
  cute.copy_atom_call(%a, %s, %t) : (!four, !S, !T) -> ()
  return
}

// -----

!four = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4>
!S = !cute.memref<i8, gmem, "((8,4),16):((16,128),1)">
!T = !cute.memref<i8, tmem, align<16>, "(16,128):(1,262144)">
func.func @memory(%a: !four, %s: !S, %t: !T) {
  // expected-error@+1 {{expects a view of smem, but got}}
  cute.copy_atom_call(%a, %s, %t) : (!four, !S, !T) -> ()
  return
}

// -----

!four = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4>
!S = !cute.memref<i8, smem, align<128>, "((8,4),16):((16,128),1)">
func.func @four(%s: !S, %p: !cute.ptr<i8, tmem>, %b: !cute.ptr<i64, smem>, %r: i32) {
  // expected-error@+1 {{expects a cta_group of 1 or 2 blocks, but got 4}}
  %t = cute_nvgpu.cp_async.s2t !four(%s, %p, %b, %r) {cta_group = 4 : i32} : (!S, !cute.ptr<i8, tmem>, !cute.ptr<i64, smem>, i32) -> i32
  return
}

// -----

!four = !cute_nvgpu.atom.s2t_copy<i8, 32 DP, 128 bit, num_cta = 1, warpx4>
!S = !cute.memref<i8, smem, align<128>, "((8,4),16):((16,128),1)">
func.func @other_group(%s: !S, %p: !cute.ptr<i8, tmem>, %b: !cute.ptr<i64, smem>, %r: i32) {
  // expected-error@+1 {{expects the group of}}
  %t = cute_nvgpu.cp_async.s2t !four(%s, %p, %b, %r) {cta_group = 2 : i32} : (!S, !cute.ptr<i8, tmem>, !cute.ptr<i64, smem>, i32) -> i32
  return
}

// -----

func.func @unknown(%d: !cute_nvgpu.smem_desc, %p: !cute.ptr<i8, tmem>) {
  // expected-error@+1 {{expects a broadcast or a format, but got warpx8}}
  cute_nvgpu.arch.copy.SM100.copy_s2t(%d, %p) {dp = 64 : i32, bits = 128 : i32, cta = 1 : i32, broadcast = "warpx8"} : (!cute_nvgpu.smem_desc, !cute.ptr<i8, tmem>) -> ()
  return
}

// -----

func.func @made(%a: i32) {
  // expected-error@+1 {{custom op 'cute_nvgpu.atom.make_s2t_copy' is unknown}}
  cute_nvgpu.atom.make_s2t_copy(%a) : (i32) -> ()
  return
}

// -----

func.func @viewed(%a: i32) {
  // expected-error@+1 {{custom op 'cute_nvgpu.get_copy_s2t_smem_desc_view' is unknown}}
  cute_nvgpu.get_copy_s2t_smem_desc_view(%a) : (i32) -> ()
  return
}
