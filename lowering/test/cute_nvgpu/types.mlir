// RUN: cutecheck-opt %s | FileCheck %s
// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// Atoms as NVIDIA's CuTe IR spells them; what prints reads back.

// CHECK: !cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>
func.func private @half(!cute_nvgpu.sm80.mma<16x8x16, elem_type=(f16,f16,f32) >)
// CHECK: !cute_nvgpu.sm80.mma<16x8x8, elem_type = (tf32, tf32, f32)>
func.func private @tf32(!cute_nvgpu.sm80.mma<16x8x8, elem_type = (tf32, tf32, f32)>)
// CHECK: !cute_nvgpu.sm80.mma<16x8x32, elem_type = (i8, ui8, i32), satfinite>
func.func private @integers(!cute_nvgpu.sm80.mma<16x8x32, elem_type = (i8, ui8, i32), satfinite>)
// CHECK: !cute_nvgpu.sm80.mma<16x8x256, elem_type = (i1, i1, i32), and_popc>
func.func private @bits(!cute_nvgpu.sm80.mma<16x8x256, elem_type = (i1, i1, i32), and_popc>)
// CHECK: !cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E4M3FN, f8E5M2, f32)>
func.func private @float8(!cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E4M3FN, f8E5M2, f32)>)
// CHECK: !cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 4, t>
func.func private @load(!cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 4, t>)
// CHECK: !cute_nvgpu.atom.stsm<f16, mode = <"(8,8)">, num_matrices = 2, n>
func.func private @store(!cute_nvgpu.atom.stsm<f16, mode = <"(8,8)">, num_matrices = 2, n>)
// CHECK: !cute_nvgpu.atom.simt_async_copy<f16, cache = global, 128 b>
func.func private @async(!cute_nvgpu.atom.simt_async_copy<f16, cache = global, 128 b>)
// CHECK: !cute_nvgpu.sm90.mma<64x128x16, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss>
func.func private @wgmma(!cute_nvgpu.sm90.mma<64x128x16, ab_major=(k,mn), elem_type=(f16,f16,f32), frag_kind = ss>)
// CHECK: !cute_nvgpu.sm90.mma<64x24x256, ab_major = (k, k), elem_type = (i1, i1, i32), frag_kind = rs>
func.func private @wgmma_bits(!cute_nvgpu.sm90.mma<64x24x256, ab_major = (k, k), elem_type = (i1, i1, i32), frag_kind = rs>)
