// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm

// expected-error@+1 {{expects neg beside floats alone, but got A of i8}}
func.func private @negated(!cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, neg = (a)>)

// -----

// expected-error@+1 {{expects satfinite beside integers of 8 bits alone, but got A of f16}}
func.func private @saturated(!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, satfinite>)

// -----

// expected-error@+1 {{expects M of 64 and K of 32 beside sparse A of f16, but got 64x8x16}}
func.func private @half(!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, sparse = 0>)

// -----

// expected-error@+1 {{expects sparse = 0 beside A of i8, but got 1}}
func.func private @selector(!cute_nvgpu.sm90.mma<64x8x64, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, sparse = 1>)

// -----

// expected-error@+1 {{expects A of i1 to be dense}}
func.func private @bits(!cute_nvgpu.sm90.mma<64x8x512, ab_major = (k, k), elem_type = (i1, i1, i32), frag_kind = ss, sparse = 0>)

// -----

// expected-error@+1 {{expects a or b, but got c}}
func.func private @operand(!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, neg = (c)>)

// -----

// expected-error@+1 {{expects neg, satfinite or sparse, but got dense}}
func.func private @word(!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, dense>)

// -----

!dense = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
func.func @metadata(%word: i32) {
  %bare = cute.make_atom() : !dense
  // expected-error@+1 {{expects a sparse atom}}
  %atom = cute_nvgpu.atom.with_metadata (%bare, %word) : (!dense, i32) -> !dense
  return
}

// -----

!P = !cute.ptr<f16, smem, align<1024>, S<1,4,3>>
func.func @long_rows(%p: !P) {
  // expected-error@+1 {{expects at most 16 elements of k in a row of the swizzle, but got 32}}
  %word = cute_nvgpu.make_gmma_smem_desc (%p) !cute.layout<"((8,32),1):((16,1),0)"> : (!P) -> !cute_nvgpu.smem_desc
  return
}

// -----

!P = !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
func.func @view(%p: !P) {
  // expected-error@+1 {{expects a view "(1,4):(0,2)", but got }}
  %view = cute_nvgpu.make_gmma_smem_desc (%p) !cute.layout<"((8,16),4):((64,1),16)"> : (!P) -> !cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,3)">
  return
}

// -----

!P = !cute.ptr<f16, gmem, align<16>>
func.func @memory(%p: !P) {
  // expected-error@+1 {{expects a pointer to smem}}
  %word = cute_nvgpu.make_gmma_smem_desc (%p) !cute.layout<"((8,16),4):((64,1),16)"> : (!P) -> !cute_nvgpu.smem_desc
  return
}

// -----

!P = !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
func.func @parts_of_units(%p: !P) {
  // expected-error@+1 {{expects tiles that are whole units of 16 bytes apart}}
  %view = cute_nvgpu.make_gmma_smem_desc (%p) !cute.layout<"((8,16),4):((64,1),4)"> : (!P) -> !cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">
  return
}

// -----

!rs = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = rs>
!D = !cute.memref<f32, rmem, align<16>, "4:1">
func.func @registers(%word: !cute_nvgpu.smem_desc, %d: !D, %add: i1) {
  // expected-error@+1 {{expects an atom with A in shared memory}}
  cute_nvgpu.arch.mma.SM90 !rs (%word, %word, %d, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !D, i1) -> ()
  return
}

// -----

!sparse = !cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, sparse = 0>
!D = !cute.memref<f32, rmem, align<16>, "4:1">
func.func @sparse(%word: !cute_nvgpu.smem_desc, %d: !D, %add: i1) {
  // expected-error@+1 {{expects an atom with a dense A}}
  cute_nvgpu.arch.mma.SM90 !sparse (%word, %word, %d, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !D, i1) -> ()
  return
}

// -----

// expected-error@+1 {{expects a static layout of units of 16 bytes in shared memory}}
func.func private @reach(!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,1000000)">)

// -----

!P = !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
func.func @large(%p: !P) {
  // expected-error@+1 {{expects a static layout (mn, k) of an operand}}
  %word = cute_nvgpu.make_gmma_smem_desc (%p) !cute.layout<"((1000000,1000000),1):((64,1),0)"> : (!P) -> !cute_nvgpu.smem_desc
  return
}
