// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// A neighbour of a legal atom in each of its fields; the twins stand in types.mlir.

// expected-error@+1 {{expects elements of A among f16, bf16, tf32, f64, i8, ui8, i4, ui4, i1, f8E4M3FN, f8E5M2, but got f32}}
func.func private @a(!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f32, f16, f32)>)

// -----

// expected-error@+1 {{expects elements of B among f16 beside A of f16, but got bf16}}
func.func private @b(!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, bf16, f32)>)

// -----

// expected-error@+1 {{expects elements of C and D among f32 beside A of bf16, but got bf16}}
func.func private @d(!cute_nvgpu.sm80.mma<16x8x16, elem_type = (bf16, bf16, bf16)>)

// -----

// expected-error@+1 {{expects a shape among 16x8x8, 16x8x16 of f16, but got 16x16x16}}
func.func private @shape(!cute_nvgpu.sm80.mma<16x16x16, elem_type = (f16, f16, f32)>)

// -----

// expected-error@+1 {{expects a variant among none of f16, but got satfinite}}
func.func private @saturated(!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32), satfinite>)

// -----

// expected-error@+1 {{expects a variant among xor_popc, and_popc of i1, but got none}}
func.func private @bits(!cute_nvgpu.sm80.mma<16x8x256, elem_type = (i1, i1, i32)>)

// -----

// expected-error@+1 {{expects satfinite, xor_popc or and_popc, but got clamp}}
func.func private @variant(!cute_nvgpu.sm80.mma<16x8x32, elem_type = (i8, i8, i32), clamp>)

// -----

// expected-error@+1 {{expects elements of another type in sm80.mma, but got f8E5M2}}
func.func private @tier80(!cute_nvgpu.sm80.mma<16x8x32, elem_type = (f8E5M2, f8E5M2, f32)>)

// -----

// expected-error@+1 {{expects elements of 8-bit floats in sm89.mma, but got f16}}
func.func private @tier89(!cute_nvgpu.sm89.mma<16x8x16, elem_type = (f16, f16, f32)>)

// -----

// expected-error@+1 {{expects 1, 2 or 4 matrices, but got 8}}
func.func private @matrices(!cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 8, n>)

// -----

// expected-error@+1 {{expects matrices of (8,8), but got (8,16)}}
func.func private @mode(!cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,16)">, sz_pattern = u16, num_matrices = 4, n>)

// -----

// expected-error@+1 {{expects n or t, but got x}}
func.func private @order(!cute_nvgpu.atom.stsm<f16, mode = <"(8,8)">, num_matrices = 4, x>)

// -----

// expected-error@+1 {{expects elements of 16 bits in a transposed copy, but got 'f32'}}
func.func private @transposed(!cute_nvgpu.atom.stsm<f32, mode = <"(8,8)">, num_matrices = 4, t>)

// -----

// expected-error@+1 {{expects elements of whole bytes whose bits divide 128, but got 'i4'}}
func.func private @element(!cute_nvgpu.atom.stsm<i4, mode = <"(8,8)">, num_matrices = 4, n>)

// -----

// expected-error@+1 {{expects bits among 128 with cache = global, but got 64}}
func.func private @size(!cute_nvgpu.atom.simt_async_copy<f16, cache = global, 64 b>)

// -----

// expected-error@+1 {{expects bits among 32, 64, 128 with cache = always, but got 16}}
func.func private @small(!cute_nvgpu.atom.simt_async_copy<f16, cache = always, 16 b>)

// -----

// expected-error@+1 {{expects cache = always or cache = global, but got streaming}}
func.func private @cache(!cute_nvgpu.atom.simt_async_copy<f16, cache = streaming, 128 b>)

// -----

// expected-error@+1 {{expects elements of A among f16, bf16, tf32, f8E4M3FN, f8E5M2, i8, ui8, i1, but got f32}}
func.func private @wgmma_a(!cute_nvgpu.sm90.mma<64x128x8, ab_major = (k, k), elem_type = (f32, f32, f32), frag_kind = ss>)

// -----

// expected-error@+1 {{expects elements of B among i8, ui8 beside A of i8, but got i4}}
func.func private @wgmma_b(!cute_nvgpu.sm90.mma<64x128x32, ab_major = (k, k), elem_type = (i8, i4, i32), frag_kind = ss>)

// -----

// expected-error@+1 {{expects elements of D among f32 beside A of bf16, but got f16}}
func.func private @wgmma_d(!cute_nvgpu.sm90.mma<64x128x16, ab_major = (k, k), elem_type = (bf16, bf16, f16), frag_kind = ss>)

// -----

// expected-error@+1 {{expects M of 64 and K of 16 beside A of f16, but got 64x128x32}}
func.func private @wgmma_k(!cute_nvgpu.sm90.mma<64x128x32, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>)

// -----

// expected-error@+1 {{expects N of 8, 16, 24, 32 or 48 to 256 in steps of 16, but got 40}}
func.func private @wgmma_n(!cute_nvgpu.sm90.mma<64x40x32, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss>)

// -----

// expected-error@+1 {{expects both operands k-major beside A of tf32}}
func.func private @wgmma_major(!cute_nvgpu.sm90.mma<64x40x8, ab_major = (k, mn), elem_type = (tf32, tf32, f32), frag_kind = ss>)

// -----

// expected-error@+1 {{expects A in registers to be k-major}}
func.func private @wgmma_registers(!cute_nvgpu.sm90.mma<64x40x16, ab_major = (mn, k), elem_type = (f16, f16, f32), frag_kind = rs>)

// -----

// expected-error@+1 {{expects frag_kind = ss or frag_kind = rs, but got tt}}
func.func private @wgmma_kind(!cute_nvgpu.sm90.mma<64x40x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = tt>)
