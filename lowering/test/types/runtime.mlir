// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// Types that no notation describes print as they are read, in text and in bytecode.

// CHECK: func.func private @integers(!cute.i32<divby 4>, !cute.i64<divby 16>)
func.func private @integers(!cute.i32<divby 4>, !cute.i64<divby 16>)
// CHECK: func.func private @divisors(!cute.fast_divmod_divisor<32>, !cute.fast_divmod_divisor<64>)
func.func private @divisors(!cute.fast_divmod_divisor<32>, !cute.fast_divmod_divisor<64>)
// CHECK: func.func private @iterators(!cute.desc_iter<f16, smem, align<16>, "(8,64):(64,1)">, !cute.desc_iter<f16, smem, "S<3,4,3> o 0 o (8,?):(64,1)">)
func.func private @iterators(!cute.desc_iter<f16, smem, align<16>, "(8,64):(64,1)">, !cute.desc_iter<f16, smem, align<2>, "S<3,4,3> o 0 o (8,?):(64,1)">)
// CHECK: func.func private @mma(!cute.tiled_mma<!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, atom_layout_MNK = <"(16,8,1):(1,16,0)">>)
func.func private @mma(!cute.tiled_mma<!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32 >, atom_layout_MNK = <"(16,8,1):(1,16,0)">>)
