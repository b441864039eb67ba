// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_80
// What a call must have beyond its types, and what the target must have. The twins stand in register_atoms.mlir.

!ldsm = !cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 1, n>
func.func @spaces(%row: !cute.memref<f16, gmem, align<16>, "8:1">, %registers: !cute.memref<f16, rmem, "2:1">) {
  %atom = cute.make_atom() : !ldsm
  // expected-error@+1 {{moves elements between, but got gmem and rmem}}
  cute.copy_atom_call(%atom, %row, %registers) : (!ldsm, !cute.memref<f16, gmem, align<16>, "8:1">, !cute.memref<f16, rmem, "2:1">) -> ()
  return
}

// -----

!ldsm = !cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 1, n>
func.func @aligned(%row: !cute.memref<f16, smem, align<8>, "8:1">, %registers: !cute.memref<f16, rmem, "2:1">) {
  %atom = cute.make_atom() : !ldsm
  // expected-error@+2 {{expects an address that 16 bytes divide}}
  // expected-error@+1 {{failed to legalize}}
  cute.copy_atom_call(%atom, %row, %registers) : (!ldsm, !cute.memref<f16, smem, align<8>, "8:1">, !cute.memref<f16, rmem, "2:1">) -> ()
  return
}

// -----

!ldsm = !cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 1, n>
func.func @together(%row: !cute.memref<f16, smem, align<16>, "8:2">, %registers: !cute.memref<f16, rmem, "2:1">) {
  %atom = cute.make_atom() : !ldsm
  // expected-error@+2 {{expects 16 bytes that lie together}}
  // expected-error@+1 {{failed to legalize}}
  cute.copy_atom_call(%atom, %row, %registers) : (!ldsm, !cute.memref<f16, smem, align<16>, "8:2">, !cute.memref<f16, rmem, "2:1">) -> ()
  return
}

// -----

!fp8 = !cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E4M3FN, f8E5M2, f32)>
!f32x4 = !cute.memref<f32, rmem, align<16>, "(2,2):(1,2)">
func.func @tier(%d: !f32x4, %a: !cute.memref<f8E4M3FN, rmem, align<16>, "16:1">, %b: !cute.memref<f8E5M2, rmem, align<16>, "8:1">) {
  %atom = cute.make_atom() : !fp8
  // expected-error@+2 {{needs sm_89 at least, but the target is sm_80}}
  // expected-error@+1 {{failed to legalize}}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!fp8, !f32x4, !cute.memref<f8E4M3FN, rmem, align<16>, "16:1">, !cute.memref<f8E5M2, rmem, align<16>, "8:1">, !f32x4) -> ()
  return
}
