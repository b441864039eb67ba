// RUN: cutecheck-opt %s -convert-cute-to-llvm -split-input-file -verify-diagnostics
// An operation that is verified and has no code yet is a diagnostic that names it, and nothing is emitted.

func.func @printed(%x: vector<4xf32>) {
  // expected-error @below {{failed to legalize operation 'cute.print'}}
  cute.print("{}", %x) : vector<4xf32>
  return
}

// -----

// A module whose printf is another.
func.func private @printf(i32)
func.func @named(%x: i32) {
  // expected-error @below {{failed to legalize operation 'cute.print'}}
  cute.print("{}", %x) : i32
  return
}

// -----

func.func @tile(%i: i32) {
  // expected-error @below {{failed to legalize operation 'cute.make_int_tuple'}}
  %t = cute.make_int_tuple(%i) : (i32) -> !cute.tile<"[?:1]">
  return
}

// -----

// Signed or not: an integer does not say how it widens.
!fma = !cute_nvgpu.atom.universal_fma<1x1x1, (i8, i8) -> i32>
func.func @multiply(%atom: !fma, %d: !cute.memref<i32, rmem, "1:0">, %a: !cute.memref<i8, rmem, "1:0">) {
  // expected-error @below {{failed to legalize operation 'cute.mma_atom_call'}}
  cute.mma_atom_call(%atom, %d, %a, %a, %d) : (!fma, !cute.memref<i32, rmem, "1:0">, !cute.memref<i8, rmem, "1:0">, !cute.memref<i8, rmem, "1:0">, !cute.memref<i32, rmem, "1:0">) -> ()
  return
}

// -----

// An iterator from elsewhere does not hold the number of its tiles: 16 bytes are the pointer, the index and the stride.
func.func @tiles(%i: !cute.strided_iter<f32, gmem>) -> i32 {
  // expected-error @below {{failed to legalize operation 'cute.size'}}
  %n = cute.size(%i) : (!cute.strided_iter<f32, gmem>) -> !cute.int_tuple<"?">
  %r = cute.get_scalars(%n) : !cute.int_tuple<"?">
  return %r : i32
}

// -----

func.func @scalars_of_a_tile(%t: !cute.tile<"[(?,4):(1,?);_]">) -> i32 {
  // expected-error @below {{failed to legalize operation 'cute.get_scalars'}}
  %a:4 = cute.get_scalars(%t) : !cute.tile<"[(?,4):(1,?);_]">
  return %a#0 : i32
}

// -----

func.func @leaves_of_a_tile(%t: !cute.tile<"[(?,4):(1,?);_]">) -> !cute.layout<"(?,4):(1,?)"> {
  // expected-error @below {{failed to legalize operation 'cute.get_leaves'}}
  %a:2 = cute.get_leaves(%t) : !cute.tile<"[(?,4):(1,?);_]">
  return %a#0 : !cute.layout<"(?,4):(1,?)">
}

// -----

func.func @shape_of_a_tile(%t: !cute.tile<"[(?,4):(1,?)]">) -> !cute.shape<"((?,4))"> {
  // expected-error @below {{failed to legalize operation 'cute.get_shape'}}
  %a = cute.get_shape(%t) : (!cute.tile<"[(?,4):(1,?)]">) -> !cute.shape<"((?,4))">
  return %a : !cute.shape<"((?,4))">
}

// -----

func.func @recast_of_two_layouts(%c: !cute.composed_layout<"(4,5):(1,4) o 2 o (8,?):(1,8)">) -> !cute.composed_layout<"(2,5):(1,2) o 1 o (4,?):(1,4)"> {
  // expected-error @below {{failed to legalize operation 'cute.recast_layout'}}
  %a = cute.recast_layout <32, 16> (%c) : !cute.composed_layout<"(4,5):(1,4) o 2 o (8,?):(1,8)">
  return %a : !cute.composed_layout<"(2,5):(1,2) o 1 o (4,?):(1,4)">
}

// -----

func.func @scalars_of_two_layouts(%c: !cute.composed_layout<"(4,5):(1,4) o ? o (8,4):(1,8)">) -> i32 {
  // expected-error @below {{failed to legalize operation 'cute.get_scalars'}}
  %a = cute.get_scalars <{only_dynamic}> (%c) : !cute.composed_layout<"(4,5):(1,4) o ? o (8,4):(1,8)">
  return %a : i32
}
