// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a
// RUN: not cutecheck-opt %S/umma.mlir -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_90a 2>&1 | FileCheck %s --check-prefix=SM90
// RUN: not cutecheck-opt %S/umma.mlir -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_120a 2>&1 | FileCheck %s --check-prefix=SM120
// RUN: not cutecheck-opt %S/umma.mlir -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: not cutecheck-opt %S/umma.mlir -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_103a 2>&1 | FileCheck %s --check-prefix=SM103
// RUN: not cutecheck-opt %S/umma.mlir -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100f 2>&1 | FileCheck %s --check-prefix=FAMILY
// SM90: needs sm_100a, sm_100f, sm_103a, sm_103f, sm_110a, sm_110f, but the target is sm_90a
// SM120: but the target is sm_120a
// PLAIN: but the target is sm_100{{$}}
// SM103: kind i8 needs sm_100a or sm_110a, but the target is sm_103a
// FAMILY: INT8 type is supported only on arch-conditional variants.

// expected-error@+1 {{expects operand a with element type f16, bf16, tf32, f8E4M3FN, f8E5M2, f6E2M3FN, f6E3M2FN, f4E2M1FN, i8, ui8, but get f32.}}
func.func private @a(!cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f32, f16, f32), frag_kind = ss, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects operand b with element type f16, bf16, but get tf32.}}
func.func private @b(!cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, tf32, f32), frag_kind = ss, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects operand c with element type f32, but get f16.}}
func.func private @c(!cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (bf16, bf16, f16), frag_kind = ss, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects num_cta = 1 or num_cta = 2, but got 4}}
func.func private @group(!cute_nvgpu.sm100.mma<128x64x16, num_cta = 4, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects M of 64 or 128 in kind f16, but got 256x64x16}}
func.func private @m(!cute_nvgpu.sm100.mma<256x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects N of 16 to 256 in steps of 16 in kind f16, but got 24}}
func.func private @n(!cute_nvgpu.sm100.mma<256x24x16, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects K of 32 in kind i8, but got 64}}
func.func private @k(!cute_nvgpu.sm100.mma<64x64x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects A in tensor memory to be k-major}}
func.func private @major(!cute_nvgpu.sm100.mma<64x64x16, num_cta = 1, ab_major = (mn, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>)
// -----
// expected-error@+1 {{expects both operands k-major in kind mxf4}}
func.func private @major4(!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>)
// -----
// expected-error@+1 {{cta_group::2 is not supported with weight stationary}}
func.func private @ws(!cute_nvgpu.sm100.mma<128x64x16, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, ws>)
// -----
// expected-error@+1 {{Cannot use weight stationary with mxf8f6f4 and fp4 types}}
func.func private @ws4(!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32, ws>)
// -----
// expected-error@+1 {{Cannot use 2X or 4X as scale vector size for mxf8f6f4 type}}
func.func private @vector8(!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 16>)
// -----
// expected-error@+1 {{Cannot use 1X or 4X as scale vector size for mxf4 type}}
func.func private @vector4(!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E4M3FN, sf_vec = 16>)
// -----
// expected-error@+1 {{expects scale factors of f8E4M3FN for 16 elements in kind mxf4nvf4, but got f8E8M0FNU}}
func.func private @scale(!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 16>)
// -----
// expected-error@+1 {{expects selector = 0 to selector = 3, but got 4}}
func.func private @selector(!cute_nvgpu.sm100.mma_sp<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, selector = 4>)
// -----
// expected-error@+1 {{Scale input accumulator can only be used with f16 and tf32 types}}
func.func private @exponent(!cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E5M2, f32), frag_kind = ss, c_scale_exp = 2>)
// -----
// expected-error@+1 {{expects satfinite in kind i8 alone, but got kind f16}}
func.func private @saturates(!cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, satfinite>)
// -----
!atom = !cute_nvgpu.sm100.mma_bs<256x64x96, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>
!A = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),48):((128,1024),1)">
!B = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),48):((128,1024),1)">
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
func.func @ultra(%d: !D, %a: !A, %b: !B, %atom: !atom) {
  // expected-error@+2 {{K of 96 needs sm_103a, but the target is sm_100a}}
  // expected-error@+1 {{failed to legalize}}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
!B = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
func.func @element(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects operand b with element type 'f16', but get 'bf16'.}}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
!A = !cute.memref<f16, gmem, align<1024>, "((8,16),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
func.func @memory_a(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects memref/smem_desc_view for operand A, but gets A:}}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>
!A = !cute.memref<f16, tmem, align<16>, "(128,16):(131072,1)">
!B = !cute.memref<f16, tmem, align<16>, "(64,16):(131072,1)">
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
func.func @memory_b(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects smem_desc_view for operand B, but gets B: }}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, rmem, align<16>, "(128,64):(64,1)">
func.func @memory_d(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects memref for operand D, but gets D: }}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<64x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, tmem, align<16>, "(64,64):(65536,1)">
func.func @placement(%d: !D, %a: !A) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects element 16 of operand D at lane 32, column 0 of tensor memory, but got }}
  cute.mma_atom_call(%atom, %d, %a, %a, %d) : (!atom, !D, !A, !A, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
func.func @another_major(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{no descriptor reads the operand: at (1,0) it lies 128 bytes from the start, read are 2}}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
func.func @two_accumulators(%d: !D, %c: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects C and D to be one view: tcgen05.mma adds to what D holds}}
  cute.mma_atom_call(%atom, %d, %a, %b, %c) : (!atom, !D, !A, !B, !D) -> ()
  return
}
// -----
!atom = !cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0>
func.func @no_negation(%flag: i1) -> !atom {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{but got neg_a}}
  %0 = cute_nvgpu.atom.set_value <neg_a> (%atom, %flag) : (!atom, i1) -> !atom
  return %0 : !atom
}
// -----
func.func @global(%p: !cute.ptr<f16, gmem, align<16>>) {
  // expected-error@+1 {{expects a pointer to smem, but got }}
  %0 = cute_nvgpu.make_umma_smem_desc (%p) !cute.layout<"((64,16),1):((64,1),0)"> : (!cute.ptr<f16, gmem, align<16>>) -> !cute_nvgpu.smem_desc
  return
}

// -----

// The twin that gives both stands in umma.mlir.
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
!bs = !cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
!QA = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
!QB = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
func.func @no_scale_factors(%d: !D, %a: !QA, %b: !QB) {
  %made = cute.make_atom() : !bs
  // expected-error@+1 {{'cute.mma_atom_call' op needs the scale factors of A of its atom, which nothing gave it: expects cute_nvgpu.atom.set_value <sf_a>}}
  cute.mma_atom_call(%made, %d, %a, %b, %d) : (!bs, !D, !QA, !QB, !D) -> ()
  return
}
