// RUN: cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm | FileCheck %s
// Calls of atoms of a warp and of a thread: an operation of NVVM, or inline PTX where it has none.

!f16 = !cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>
!fp8 = !cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E4M3FN, f8E5M2, f32)>
!s8 = !cute_nvgpu.sm80.mma<16x8x32, elem_type = (i8, ui8, i32), satfinite>
!b1 = !cute_nvgpu.sm80.mma<8x8x128, elem_type = (i1, i1, i32), and_popc>
!f32x4 = !cute.memref<f32, rmem, align<16>, "(2,2):(1,2)">
!i32x4 = !cute.memref<i32, rmem, align<16>, "(2,2):(1,2)">

// CHECK-LABEL: llvm.func @half
// CHECK: nvvm.mma.sync A[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] B[%{{.*}}, %{{.*}}] C[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>{{.*}}shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
func.func @half(%d: !f32x4, %a: !cute.memref<f16, rmem, align<16>, "8:1">, %b: !cute.memref<f16, rmem, align<16>, "4:1">) {
  %atom = cute.make_atom() : !f16
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!f16, !f32x4, !cute.memref<f16, rmem, align<16>, "8:1">, !cute.memref<f16, rmem, align<16>, "4:1">, !f32x4) -> ()
  return
}

// CHECK-LABEL: llvm.func @float8
// CHECK: llvm.inline_asm has_side_effects asm_dialect = att "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"
func.func @float8(%d: !f32x4, %a: !cute.memref<f8E4M3FN, rmem, align<16>, "16:1">, %b: !cute.memref<f8E5M2, rmem, align<16>, "8:1">) {
  %atom = cute.make_atom() : !fp8
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!fp8, !f32x4, !cute.memref<f8E4M3FN, rmem, align<16>, "16:1">, !cute.memref<f8E5M2, rmem, align<16>, "8:1">, !f32x4) -> ()
  return
}

// CHECK-LABEL: llvm.func @integers
// CHECK: nvvm.mma.sync {{.*}}intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>{{.*}}multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>
func.func @integers(%d: !i32x4, %a: !cute.memref<i8, rmem, align<16>, "16:1">, %b: !cute.memref<i8, rmem, align<16>, "8:1">) {
  %atom = cute.make_atom() : !s8
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!s8, !i32x4, !cute.memref<i8, rmem, align<16>, "16:1">, !cute.memref<i8, rmem, align<16>, "8:1">, !i32x4) -> ()
  return
}

// Bits lie in words: 32 of A are one.
// CHECK-LABEL: llvm.func @bits
// CHECK: nvvm.mma.sync A[%{{[0-9]+}}] B[%{{[0-9]+}}] {{.*}}b1Op = #nvvm.mma_b1op<and_popc>
func.func @bits(%d: !cute.memref<i32, rmem, align<16>, "2:1">, %a: !cute.memref<i32, rmem, "1:0">, %b: !cute.memref<i32, rmem, "1:0">) {
  %atom = cute.make_atom() : !b1
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!b1, !cute.memref<i32, rmem, align<16>, "2:1">, !cute.memref<i32, rmem, "1:0">, !cute.memref<i32, rmem, "1:0">, !cute.memref<i32, rmem, align<16>, "2:1">) -> ()
  return
}

!ldsm = !cute_nvgpu.atom.ldsm<val_type = f16, mode = <"(8,8)">, sz_pattern = u16, num_matrices = 2, t>
!stsm = !cute_nvgpu.atom.stsm<f16, mode = <"(8,8)">, num_matrices = 1, n>
!async = !cute_nvgpu.atom.simt_async_copy<f32, cache = always, 64 b>
!row = !cute.memref<f16, smem, align<16>, "8:1">

// CHECK-LABEL: llvm.func @load
// CHECK: nvvm.ldmatrix %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
func.func @load(%row: !row, %registers: !cute.memref<f16, rmem, align<16>, "4:1">) {
  %atom = cute.make_atom() : !ldsm
  cute.copy_atom_call(%atom, %row, %registers) : (!ldsm, !row, !cute.memref<f16, rmem, align<16>, "4:1">) -> ()
  return
}

// A swizzle of the pointer is applied to the row's address.
// CHECK-LABEL: llvm.func @store
// CHECK: llvm.xor
// CHECK: nvvm.stmatrix %{{.*}}, %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
func.func @store(%row: !cute.memref<f16, smem, align<16>, S<3,4,3>, "8:1">, %registers: !cute.memref<f16, rmem, align<16>, "2:1">) {
  %atom = cute.make_atom() : !stsm
  cute.copy_atom_call(%atom, %registers, %row) : (!stsm, !cute.memref<f16, rmem, align<16>, "2:1">, !cute.memref<f16, smem, align<16>, S<3,4,3>, "8:1">) -> ()
  return
}

// CHECK-LABEL: llvm.func @async
// CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 8, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
func.func @async(%source: !cute.memref<f32, gmem, align<8>, "2:1">, %destination: !cute.memref<f32, smem, align<8>, "2:1">) {
  %atom = cute.make_atom() : !async
  cute.copy_atom_call(%atom, %source, %destination) : (!async, !cute.memref<f32, gmem, align<8>, "2:1">, !cute.memref<f32, smem, align<8>, "2:1">) -> ()
  return
}

// Registers whose stride run time knows move element by element; the same as 4:1 above, where they move as words.
// CHECK-LABEL: llvm.func @load_apart
// CHECK: nvvm.ldmatrix
// CHECK-COUNT-4: llvm.store %{{.*}}, %{{.*}} : i16, !llvm.ptr
func.func @load_apart(%row: !row, %registers: !cute.memref<f16, rmem, align<16>, "4:?">) {
  %atom = cute.make_atom() : !ldsm
  cute.copy_atom_call(%atom, %row, %registers) : (!ldsm, !row, !cute.memref<f16, rmem, align<16>, "4:?">) -> ()
  return
}

!tf32 = !cute_nvgpu.sm80.mma<16x8x8, elem_type = (f16, f16, f32)>
// CHECK-LABEL: llvm.func @sums_apart
// CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> {{i32|f32}}
// CHECK: nvvm.mma.sync
// CHECK-COUNT-4: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : {{i32|f32}}, !llvm.ptr
func.func @sums_apart(%d: !cute.memref<f32, rmem, "4:?">, %a: !cute.memref<f16, rmem, align<16>, "4:1">, %b: !cute.memref<f16, rmem, align<16>, "2:1">) {
  %atom = cute.make_atom() : !tf32
  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (!tf32, !cute.memref<f32, rmem, "4:?">, !cute.memref<f16, rmem, align<16>, "4:1">, !cute.memref<f16, rmem, align<16>, "2:1">, !cute.memref<f32, rmem, "4:?">) -> ()
  return
}

// CHECK-LABEL: llvm.func @fenced_apart
// CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK: llvm.inline_asm
// CHECK-COUNT-4: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : i32, !llvm.ptr
func.func @fenced_apart(%d: !cute.memref<f32, rmem, "4:?">) {
  cute_nvgpu.arch.warpgroup_fence_operand(%d) : (!cute.memref<f32, rmem, "4:?">) -> ()
  return
}
