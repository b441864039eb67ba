// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm
// RUN: not cutecheck-opt %S/wgmma.mlir -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a 2>&1 | FileCheck %s
// CHECK: needs sm_90a, but the target is sm_100a

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
!A = !cute.memref<f16, smem, align<1024>, S<2,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
!D = !cute.memref<f32, rmem, align<16>, "4:1">
func.func @another_mode(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+2 {{no descriptor reads the operand: at (1,0) it lies 128 bytes from the start, read are 64}}
  // expected-error@+1 {{failed to legalize}}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}

// -----

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = rs>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "8:1">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
!D = !cute.memref<f32, rmem, align<16>, "4:1">
func.func @memory(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects rmem for input operands, but got A: }}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}

// -----

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, gmem, align<16>, "(8,16):(64,1)">
!D = !cute.memref<f32, rmem, align<16>, "4:1">
func.func @shared(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects smem for operand B, but got }}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}

// -----

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
!D = !cute.memref<f32, rmem, align<16>, "8:1">
func.func @values(%d: !D, %a: !A, %b: !B) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects 4 elements of operand c}}
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}

// -----

func.func @fenced_memory(%d: !cute.memref<f32, smem, align<16>, "4:1">) {
  // expected-error@+1 {{expects a view of registers}}
  cute_nvgpu.arch.warpgroup_fence_operand(%d) : (!cute.memref<f32, smem, align<16>, "4:1">) -> ()
  return
}

// -----

func.func @fenced_half(%d: !cute.memref<f16, rmem, align<16>, "3:1">) {
  // expected-error@+1 {{expects whole registers of 32 bits}}
  cute_nvgpu.arch.warpgroup_fence_operand(%d) : (!cute.memref<f16, rmem, align<16>, "3:1">) -> ()
  return
}

// -----

func.func @not_shared() {
  // expected-error@+1 {{expects a pointer to smem}}
  %p = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, gmem, align<16>>
  return
}

// -----

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
!other = !cute_nvgpu.sm90.mma<64x16x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
func.func @another_atom(%more: i1) {
  %atom = cute.make_atom() : !atom
  // expected-error@+1 {{expects the same atom}}
  %set = cute_nvgpu.atom.set_value <accum_c> (%atom, %more) : (!atom, i1) -> !other
  return
}

// -----

func.func @descriptor_memory(%a: !cute.memref<f16, gmem, align<16>, "((8,8),16):((64,512),1)">) {
  // expected-error@+1 {{expects a tile in smem}}
  %word = cute_nvgpu.gmma.descriptor (%a) : (!cute.memref<f16, gmem, align<16>, "((8,8),16):((64,512),1)">) -> i64
  return
}

// -----

func.func @descriptor_layout(%a: !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">) {
  // expected-error@+1 {{no descriptor reads the operand: at (1,0)}}
  %word = cute_nvgpu.gmma.descriptor mn (%a) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">) -> i64
  return
}

// -----

func.func @accumulator_shape() {
  %shape = cute.static : !cute.shape<"(128,8,16)">
  // expected-error@+1 {{expects a shape (64,N,K) with N of 8 to 256 in steps of 8}}
  %d = cute_nvgpu.register.accumulator(%shape) : (!cute.shape<"(128,8,16)">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  return
}

// -----

func.func @accumulator_registers() {
  %shape = cute.static : !cute.shape<"(64,8,16)">
  // expected-error@+1 {{expects registers of f32, f16 or i32, laid out "4:1"}}
  %d = cute_nvgpu.register.accumulator(%shape) : (!cute.shape<"(64,8,16)">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  return
}
