// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm -cse | FileCheck %s
// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s --check-prefix=TEXT
// The atom of a payload is read with its name and without, and printed without.
// The documented order: two descriptors, an accumulator, the fence, the payload.

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(8,16):(64,1)">

// TEXT: cute_nvgpu.atom.sm90.wgmma(%{{.*}}, %{{.*}}, %{{.*}}) : (!cute.memref<f16, smem, {{.*}}>, !cute.shape<"(64,8,16)">) -> !cute_nvgpu.wgmma_payload<<64x8x16, {{.*}}>>
// CHECK-LABEL: llvm.func @payload
// CHECK: llvm.alloca
// CHECK: %[[A:.*]] = llvm.or
// CHECK: %[[B:.*]] = llvm.or
// CHECK: nvvm.wgmma.fence.aligned
// CHECK: llvm.insertvalue %[[A]], %{{.*}}[0] : !llvm.struct<(i64, i64, struct<(ptr, struct<(i32, i32)>)>)>
// CHECK: llvm.insertvalue %[[B]], %{{.*}}[1]
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[2]
func.func @payload(%a: !A, %b: !B) -> !cute_nvgpu.wgmma_payload<!atom> {
  %shape = cute.static : !cute.shape<"(64,8,16)">
  %payload = cute_nvgpu.atom.sm90.wgmma(%a, %b, %shape) : (!A, !B, !cute.shape<"(64,8,16)">) -> !cute_nvgpu.wgmma_payload<!atom>
  return %payload : !cute_nvgpu.wgmma_payload<!atom>
}
