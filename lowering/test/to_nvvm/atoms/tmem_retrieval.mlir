// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a -canonicalize | FileCheck %s
// retrieve_tmem_ptr with columns: the first of a slot allocates, in warp 0, and the others are its pointer.

!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>

// CHECK-LABEL: llvm.func @shared
// CHECK-COUNT-1: nvvm.tcgen05.alloc
// CHECK: nvvm.tcgen05.relinquish_alloc_permit
// CHECK: nvvm.tcgen05.fence <before>
// CHECK: nvvm.barrier
// CHECK: %[[P:.*]] = llvm.inttoptr
// CHECK-NOT: nvvm.tcgen05.alloc
// CHECK: nvvm.tcgen05.dealloc %[[P]]
func.func @shared(%slot: !slot, %n: i32, %c: i1) {
  %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  scf.if %c {
    %q = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !cute.ptr<i32, tmem, align<16>>
    cute_nvgpu.arch.sm100.dealloc_tmem(%q, %n) : (!cute.ptr<i32, tmem, align<16>>, i32) -> ()
  }
  return
}

// -----

!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>
func.func @branches(%slot: !slot, %n: i32, %c: i1) {
  scf.if %c {
    // expected-error@+1 {{expects one retrieval of the slot that stands before all others of it}}
    %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  } else {
    %q = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  }
  return
}

// -----

!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>
func.func @one_branch(%slot: !slot, %n: i32, %c: i1) {
  scf.if %c {
    // expected-error@+1 {{expects the allocation in the body of the kernel, where every thread comes once}}
    %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  }
  return
}

// -----

!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>
func.func @loop(%slot: !slot, %n: i32, %c: i1) {
  cf.br ^again
^again:
  // expected-error@+1 {{expects the allocation in the body of the kernel, where every thread comes once}}
  %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  cf.cond_br %c, ^again, ^end
^end:
  return
}

// -----

!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>
func.func @columns(%slot: !slot, %n: i32, %m: i32) {
  %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  // expected-error@+1 {{expects the number of columns that the slot was allocated with}}
  %q = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %m) : (!slot, i32) -> !P
  return
}

// -----

// In a block that some threads pass by, as in the branch above.
!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>
func.func @passed_by(%slot: !slot, %n: i32, %c: i1) {
  cf.cond_br %c, ^some, ^all
^some:
  // expected-error@+1 {{expects the allocation in the body of the kernel, where every thread comes once}}
  %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  cf.br ^all
^all:
  return
}

// -----

// Its twin: behind the branch all threads come.
!slot = !cute.ptr<i32, smem, align<8>>
!P = !cute.ptr<f32, tmem, align<16>>
// CHECK-LABEL: llvm.func @behind
// CHECK: nvvm.tcgen05.alloc
func.func @behind(%slot: !slot, %n: i32, %c: i1, %m: !cute.memref<i32, smem, "1:0">) {
  cf.cond_br %c, ^some, ^all
^some:
  %z = cute.static : !cute.coord<"0">
  cute.memref.store(%m, %z, %n) : (!cute.memref<i32, smem, "1:0">, !cute.coord<"0">, i32) -> ()
  cf.br ^all
^all:
  %p = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot, %n) : (!slot, i32) -> !P
  return
}
