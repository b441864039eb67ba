// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// RUN: not cutecheck-opt %S/sm90_wgmma_atom.mlir -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a 2>&1 | FileCheck %s
// CHECK: needs sm_90a, but the target is sm_100a

!payload = !cute_nvgpu.wgmma_payload<!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
func.func @shape(%a: !A, %b: !B) {
  %shape = cute.static : !cute.shape<"(64,16,16)">
  // expected-error@+1 {{expects the shape of the atom, 64x8x16, but got}}
  %payload = cute_nvgpu.atom.sm90.wgmma(%a, %b, %shape) : (!A, !B, !cute.shape<"(64,16,16)">) -> !payload
  return
}

// -----

!payload = !cute_nvgpu.wgmma_payload<!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>>
!A = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
func.func @element(%a: !A, %b: !B) {
  %shape = cute.static : !cute.shape<"(64,8,16)">
  // expected-error@+1 {{expects elements of 'f16' in operand A, but got 'bf16'}}
  %payload = cute_nvgpu.atom.sm90.wgmma(%a, %b, %shape) : (!A, !B, !cute.shape<"(64,8,16)">) -> !payload
  return
}

// -----

!payload = !cute_nvgpu.wgmma_payload<!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),16):((64,512),1)">
func.func @elements(%a: !A, %b: !B) {
  %shape = cute.static : !cute.shape<"(64,8,16)">
  // expected-error@+1 {{expects 128 elements of operand B}}
  %payload = cute_nvgpu.atom.sm90.wgmma(%a, %b, %shape) : (!A, !B, !cute.shape<"(64,8,16)">) -> !payload
  return
}

// -----

!payload = !cute_nvgpu.wgmma_payload<!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = rs>>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">
func.func @registers(%a: !A, %b: !B) {
  %shape = cute.static : !cute.shape<"(64,8,16)">
  // expected-error@+1 {{expects an atom with A in shared memory}}
  %payload = cute_nvgpu.atom.sm90.wgmma(%a, %b, %shape) : (!A, !B, !cute.shape<"(64,8,16)">) -> !payload
  return
}

// -----

!payload = !cute_nvgpu.wgmma_payload<!cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>>
func.func @accumulator(%a: i64, %d: !cute.memref<f32, rmem, align<16>, "8:1">) {
  // expected-error@+1 {{expects 4 registers of 'f32', but got}}
  %payload = cute_nvgpu.atom(%a, %a, %d) : (i64, i64, !cute.memref<f32, rmem, align<16>, "8:1">) -> !payload
  return
}
