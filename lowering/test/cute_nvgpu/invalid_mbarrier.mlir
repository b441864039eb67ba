// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics

func.func @memory(%count: i32) {
  // expected-error@+1 {{mbarrier requires shared-memory operand}}
  %bar = cute_nvgpu.mbarrier.init (%count) : (i32) -> !cute.ptr<i64, gmem, align<8>>
  return
}

// -----

func.func @width(%count: i32) {
  // expected-error@+1 {{expects a barrier of 64 bits}}
  %bar = cute_nvgpu.mbarrier.init (%count) : (i32) -> !cute.ptr<i32, smem, align<8>>
  return
}

// -----

func.func @alignment(%count: i32, %p: !cute.ptr<i64, smem, align<4>>) {
  // expected-error@+1 {{expects an address that 8 bytes divide}}
  %bar = cute_nvgpu.mbarrier.init (%count, %p) : (i32, !cute.ptr<i64, smem, align<4>>) -> !cute.ptr<i64, smem, align<4>>
  return
}

// -----

func.func @none() {
  %count = arith.constant 0 : i32
  // expected-error@+1 {{expects 1 to 1048575 arrivals, but got 0}}
  %bar = cute_nvgpu.mbarrier.init (%count) : (i32) -> !cute.ptr<i64, smem, align<8>>
  return
}

// -----

func.func @many() {
  %count = arith.constant 1048576 : i32
  // expected-error@+1 {{expects 1 to 1048575 arrivals, but got 1048576}}
  %bar = cute_nvgpu.mbarrier.init (%count) : (i32) -> !cute.ptr<i64, smem, align<8>>
  return
}

// -----

!B = !cute.ptr<i64, smem, align<8>>
func.func @swizzled(%count: i32) {
  // expected-error@+1 {{expects a pointer without a swizzle}}
  %bar = cute_nvgpu.mbarrier.init (%count) : (i32) -> !cute.ptr<i64, smem, align<8>, S<1,4,3>>
  return
}
