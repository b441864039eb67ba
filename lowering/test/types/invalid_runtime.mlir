// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What the types that no notation describes refuse. The twins that pass stand in runtime.mlir.

// expected-error @below {{expects a divisor of at least 1, but got 0}}
func.func private @f(!cute.i32<divby 0>)

// -----

// expected-error @below {{expects a divisor of 32 bits, but got 4294967296}}
func.func private @f(!cute.i32<divby 4294967296>)

// -----

// expected-error @below {{expects a width of 32 or 64 bits, but got 16}}
func.func private @f(!cute.fast_divmod_divisor<16>)

// -----

// expected-error @below {{expects a swizzle without an offset, but got "S<3,4,3> o 8 o (8,64):(64,1)"}}
func.func private @f(!cute.desc_iter<f16, smem, "S<3,4,3> o 8 o (8,64):(64,1)">)

// -----

// expected-error @below {{expects integer strides in a memref, but got "(8,64):(1@0,1@1)"}}
func.func private @f(!cute.desc_iter<f16, smem, "(8,64):(1@0,1@1)">)

// -----

// expected-error @below {{expects an MMA atom, but got}}
func.func private @f(!cute.tiled_mma<!cute_nvgpu.atom.universal_copy<f32>, atom_layout_MNK = <"(1,1,1):(0,0,0)">>)

// -----

// expected-error @below {{expects a static layout of atoms by M, N and K, but got "(1,1):(0,0)"}}
func.func private @f(!cute.tiled_mma<!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, atom_layout_MNK = <"(1,1):(0,0)">>)

// -----

// expected-error @below {{expects an atom of 1x1x1}}
func.func private @f(!cute_nvgpu.atom.universal_fma<2x1x1, (f32, f32) -> f32>)
