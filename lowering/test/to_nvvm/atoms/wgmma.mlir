// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm -cse | FileCheck %s
// wgmma: descriptors are integer arithmetic on the operands' addresses, and computed once where two calls share one.

!atom = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss>
!A = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),16):((64,512),1)">
!B = !cute.memref<f16, smem, align<1024>, "(8,(8,2)):(1,(8,64))">
!D = !cute.memref<f32, rmem, align<16>, "4:1">

// K-major under 128B, as the documentation's word; MN-major without a swizzle: LBO of 128 bytes along K.
// CHECK-LABEL: llvm.func @twice
// CHECK: %[[ADDRESS:.*]] = llvm.ptrtoint %{{.*}} : !llvm.ptr<3> to i32
// CHECK: %[[INSIDE:.*]] = llvm.and %[[ADDRESS]], %{{.*}} : i32
// CHECK: %[[UNITS:.*]] = llvm.lshr %[[INSIDE]], %{{.*}} : i32
// CHECK: %[[LOW:.*]] = llvm.zext %[[UNITS]] : i32 to i64
// CHECK: %[[WORD_A:.*]] = llvm.mlir.constant(4611686293305360384 : i64) : i64
// CHECK: %[[DESCRIPTOR:.*]] = llvm.or %[[LOW]], %[[WORD_A]] : i64
// CHECK: llvm.ptrtoint
// CHECK: llvm.mlir.constant(34360262656 : i64)
// CHECK-NOT: llvm.ptrtoint
// CHECK: llvm.inline_asm has_side_effects asm_dialect = att "{ .reg .pred p; setp.ne.b32 p, $10, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $8, $9, p, 1, 1, 0, 1; }", "=f,=f,=f,=f,0,1,2,3,l,l,r" %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[DESCRIPTOR]], %{{.*}}, %{{.*}} :
// CHECK-NOT: llvm.ptrtoint
// CHECK: wgmma.mma_async
func.func @twice(%d: !D, %a: !A, %b: !B, %more: i1) {
  %atom = cute.make_atom() : !atom
  %first = cute_nvgpu.atom.set_value <accum_c> (%atom, %more) : (!atom, i1) -> !atom
  nvvm.wgmma.fence.aligned
  cute.mma_atom_call(%first, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!atom, !D, !A, !B, !D) -> ()
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  return
}

!rs = !cute_nvgpu.sm90.mma<64x8x32, ab_major = (k, k), elem_type = (i8, ui8, i32), frag_kind = rs>
!I = !cute.memref<i32, rmem, align<16>, "4:1">
!RA = !cute.memref<i8, rmem, align<16>, "16:1">
!SB = !cute.memref<i8, smem, align<1024>, S<1,4,3>, "(8,32):(32,1)">

// A in registers; integers have no scales and no transposition.
// CHECK-LABEL: llvm.func @registers
// CHECK: "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.u8 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p; }", "=r,=r,=r,=r,0,1,2,3,r,r,r,r,l,r"
func.func @registers(%d: !I, %a: !RA, %b: !SB) {
  %atom = cute.make_atom() : !rs
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!rs, !I, !RA, !SB, !I) -> ()
  return
}

// Nothing is done to the registers; what uses them stays behind.
// CHECK-LABEL: llvm.func @fenced
// CHECK: nvvm.wgmma.wait.group.sync.aligned 0
// CHECK: llvm.inline_asm has_side_effects asm_dialect = att "", "=f,=f,=f,=f,0,1,2,3"
func.func @fenced(%d: !D) {
  nvvm.wgmma.wait.group.sync.aligned 0
  cute_nvgpu.arch.warpgroup_fence_operand(%d) : (!D) -> ()
  return
}

// Eight f16 are four words, and never anything smaller.
// CHECK-LABEL: llvm.func @fenced_halves
// CHECK: llvm.load %{{.*}} -> vector<4xi32>
// CHECK: "", "=r,=r,=r,=r,0,1,2,3"
// CHECK: llvm.store %{{.*}} : vector<4xi32>
func.func @fenced_halves(%d: !cute.memref<f16, rmem, align<16>, "8:1">) {
  cute_nvgpu.arch.warpgroup_fence_operand(%d) : (!cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  return
}

// CHECK-LABEL: llvm.func @shared_memory
// CHECK: llvm.mlir.addressof @cute_dynamic_smem : !llvm.ptr<3>
func.func @shared_memory() -> !cute.ptr<i8, smem, align<1024>> {
  %p = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  return %p : !cute.ptr<i8, smem, align<1024>>
}

// The documented pieces: descriptors that are computed once, registers that hold nothing yet, and the fence behind.
// CHECK-LABEL: llvm.func @pieces
// CHECK: llvm.ptrtoint
// CHECK: %[[ONE:.*]] = llvm.or
// CHECK-NOT: llvm.ptrtoint
// CHECK: nvvm.wgmma.fence.aligned
// CHECK: llvm.add %[[ONE]], %[[ONE]]
func.func @pieces(%a: !A) -> i64 {
  %shape = cute.static : !cute.shape<"(64,8,16)">
  %first = cute_nvgpu.gmma.descriptor (%a) : (!A) -> i64
  %second = cute_nvgpu.gmma.descriptor (%a) : (!A) -> i64
  %d = cute_nvgpu.register.accumulator(%shape) : (!cute.shape<"(64,8,16)">) -> !D
  nvvm.wgmma.fence.aligned
  %both = arith.addi %first, %second : i64
  return %both : i64
}

// CHECK-LABEL: llvm.func @major
// CHECK: llvm.mlir.constant(34360262656 : i64)
func.func @major(%b: !B) -> i64 {
  %word = cute_nvgpu.gmma.descriptor mn (%b) : (!B) -> i64
  return %word : i64
}
