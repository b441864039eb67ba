// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a -cse | FileCheck %s
// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s --check-prefix=TEXT
// tcgen05.mma: the instruction descriptor is a constant of the type, matrix descriptors are arithmetic on addresses.

!atom = !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!D = !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">

// Version 1, 128B as 2, SBO of 1024 bytes, LBO 16 bytes: 0x4000404000010000. N >> 3 is 8, M >> 4 is 8, D is f32: 0x8100010.
// CHECK-LABEL: llvm.func @dense
// CHECK: llvm.mlir.constant(4611756662049538048 : i64)
// CHECK: %[[WORD:.*]] = llvm.mlir.constant(135266320 : i32)
// CHECK: nvvm.tcgen05.mma %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
// TEXT: !cute_nvgpu.sm100.mma<128x64x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
func.func @dense(%d: !D, %a: !A, %b: !B, %more: i1) {
  %made = cute.make_atom() : !atom
  %atom = cute_nvgpu.atom.set_value <accum_c> (%made, %more) : (!atom, i1) -> !atom
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  return
}

!ts = !cute_nvgpu.sm100.mma<64x32x8, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 3>
!TA = !cute.memref<tf32, tmem, align<16>, "((16,4),8):((65536,2097152),1)">
!TB = !cute.memref<tf32, smem, align<256>, S<1,4,3>, "((8,4),8):((8,64),1)">
!TD = !cute.memref<f32, tmem, align<16>, "((16,4),32):((65536,2097152),1)">

// A in tensor memory, D scaled, A negated as the program decides.
// CHECK-LABEL: llvm.func @from_tensor_memory
// CHECK: llvm.shl
// CHECK: nvvm.tcgen05.mma %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} scale = %{{.*}} {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
func.func @from_tensor_memory(%d: !TD, %a: !TA, %b: !TB, %negate: i1) {
  %made = cute.make_atom() : !ts
  %atom = cute_nvgpu.atom.set_value <neg_a> (%made, %negate) : (!ts, i1) -> !ts
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!ts, !TD, !TA, !TB, !TD) -> ()
  return
}

!ws = !cute_nvgpu.sm100.mma<32x64x32, num_cta = 1, ab_major = (mn, mn), elem_type = (i8, ui8, i32), frag_kind = ss, c_scale_exp = 0, ws, max_shift = 8, satfinite>
!WA = !cute.memref<i8, smem, align<256>, S<1,4,3>, "(32,(8,4)):(1,(32,256))">
!WB = !cute.memref<i8, smem, align<512>, S<2,4,3>, "(64,(8,4)):(1,(64,512))">
!WD = !cute.memref<i32, tmem, align<16>, "(32,(16,4)):(65536,(1,2097152))">

// CHECK-LABEL: llvm.func @stationary
// CHECK: nvvm.tcgen05.mma.ws %{{.*}} {kind = #nvvm.tcgen05_mma_kind<i8>}
// TEXT: c_scale_exp = 0, ws, max_shift = 8, satfinite>
func.func @stationary(%d: !WD, %a: !WA, %b: !WB) {
  %atom = cute.make_atom() : !ws
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!ws, !WD, !WA, !WB, !WD) -> ()
  return
}

!sp = !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f6E2M3FN, f32), frag_kind = ss, c_scale_exp = 0, selector = 1>
!SA = !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
!SB = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
!SD = !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
!T = !cute.ptr<i32, tmem, align<16>>

// A pair of CTAs: each has half of A's rows, of B's columns and of D's rows. Six bits lie in a byte.
// CHECK-LABEL: llvm.func @sparse
// CHECK: nvvm.tcgen05.mma.sp %{{.*}} {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>}
// TEXT: !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, {{.*}}, selector = 1>
func.func @sparse(%d: !SD, %a: !SA, %b: !SB, %e: !T) {
  %made = cute.make_atom() : !sp
  %atom = cute_nvgpu.atom.set_value <metadata> (%made, %e) : (!sp, !T) -> !sp
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!sp, !SD, !SA, !SB, !SD) -> ()
  return
}

!bs = !cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
!QA = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
!QB = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">

// The identifiers of scale factors are the top bits of their addresses.
// CHECK-LABEL: llvm.func @scaled
// CHECK: llvm.ptrtoint %{{.*}} : !llvm.ptr<6> to i32
// CHECK: llvm.shl
// CHECK: nvvm.tcgen05.mma.block_scale %{{.*}} {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>}
func.func @scaled(%d: !D, %a: !QA, %b: !QB, %x: !T, %y: !T) {
  %made = cute.make_atom() : !bs
  %half = cute_nvgpu.atom.set_value <sf_a> (%made, %x) : (!bs, !T) -> !bs
  %atom = cute_nvgpu.atom.set_value <sf_b> (%half, %y) : (!bs, !T) -> !bs
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!bs, !D, !QA, !QB, !D) -> ()
  return
}

!P = !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
!W = !cute_nvgpu.smem_desc
!TP = !cute.ptr<f32, tmem, align<16>>
!bssp = !cute_nvgpu.sm100.mma_bs_sp<128x64x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>

// CHECK-LABEL: llvm.func @descriptors
// CHECK: llvm.mlir.constant(4611756662049538048 : i64)
// CHECK: llvm.mlir.constant(4503599627370496 : i64)
// CHECK: nvvm.tcgen05.mma %
// CHECK: nvvm.tcgen05.mma.sp %
// CHECK: nvvm.tcgen05.mma.block_scale %
// CHECK: nvvm.tcgen05.mma.sp.block_scale %
func.func @descriptors(%p: !P, %q: !P, %d: !TP, %e: !T, %no: i1, %zero: i32) {
  %a = cute_nvgpu.make_umma_smem_desc (%p) !cute.layout<"((128,16),1,4):((64,1),0,16)"> : (!P) -> !W
  %b = cute_nvgpu.make_umma_smem_desc (%p, %q) !cute.layout<"((64,16),1,4):((64,1),0,16)"> : (!P, !P) -> !W
  cute_nvgpu.arch.mma.SM100.umma !atom (%a, %b, %d, %zero, %no) : (!W, !W, !TP, i32, i1) -> ()
  cute_nvgpu.arch.mma.SM100.umma_sparse !sp (%a, %b, %d, %zero, %no, %e) : (!W, !W, !TP, i32, i1, !T) -> ()
  cute_nvgpu.arch.mma.SM100.umma_block_scaled !bs (%a, %b, %d, %zero, %no, %e, %e) : (!W, !W, !TP, i32, i1, !T, !T) -> ()
  cute_nvgpu.arch.mma.SM100.umma_block_scaled_sparse !bssp (%a, %b, %d, %zero, %no, %e, %e, %e) : (!W, !W, !TP, i32, i1, !T, !T, !T) -> ()
  return
}

!ii = !cute_nvgpu.sm100.mma<128x32x32, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0>
!IA = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
!IB = !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">
!IP = !cute.ptr<i32, tmem, align<16>>

// The documented payload: two descriptors, the place of D, a barrier that waits for one arrival.
// CHECK-LABEL: llvm.func @payload
// CHECK: nvvm.mbarrier.init
// CHECK: llvm.insertvalue
func.func @payload(%a: !IA, %b: !IB, %t: !IP) -> !cute_nvgpu.umma_payload<!ii> {
  %shape = cute.static : !cute.shape<"(128,32,32)">
  %0 = cute_nvgpu.atom.sm100.imma(%a, %b, %t, %shape) : (!IA, !IB, !IP, !cute.shape<"(128,32,32)">) -> !cute_nvgpu.umma_payload<!ii>
  return %0 : !cute_nvgpu.umma_payload<!ii>
}

// What stands around a product are operations of NVVM, and stay.
// CHECK-LABEL: llvm.func @around
// CHECK: nvvm.tcgen05.fence
// CHECK: nvvm.tcgen05.commit %{{.*}} : !llvm.ptr<3>
// CHECK: nvvm.tcgen05.commit %{{.*}}, multicast_mask = %{{.*}} {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
// CHECK: nvvm.tcgen05.shift
// CHECK: nvvm.tcgen05.wait
func.func @around(%barrier: !llvm.ptr<3>, %mask: i16, %t: !llvm.ptr<6>) {
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.tcgen05.commit %barrier : !llvm.ptr<3>
  nvvm.tcgen05.commit %barrier, multicast_mask = %mask {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  nvvm.tcgen05.shift %t : !llvm.ptr<6>
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<load>
  return
}

!tiled = !cute.tiled_mma<!atom, atom_layout_MNK = <"(1,1,1):(0,0,0)">>
// A tiled MMA of it is the same instruction.
// CHECK-LABEL: llvm.func @tiled
// CHECK: nvvm.tcgen05.mma %{{.*}} {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>}
func.func @tiled(%d: !D, %a: !A, %b: !B) {
  %one = cute.make_atom() : !atom
  %t = cute.make_tiled_mma(%one) : (!atom) -> !tiled
  cute.mma_atom_call(%t, %d, %a, %b, %d) : (!tiled, !D, !A, !B, !D) -> ()
  return
}
