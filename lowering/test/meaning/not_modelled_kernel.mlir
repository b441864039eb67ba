// RUN: cutecheck-opt %s -cute-meaning -split-input-file -verify-diagnostics -o /dev/null
// What the reference semantics does not model in a kernel.

func.func @loop(%v: !cute.memref<f32, gmem, "4:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // expected-error @below {{a loop whose length is not known}}
  scf.for %i = %zero to %n step %one : i32 {
  }
  return
}

// -----

func.func @register(%v: !cute.memref<f32, gmem, "4:1">) attributes {cute.kernel} {
  // expected-error @below {{not modelled by the reference semantics: the register laneid}}
  %t = nvvm.read.ptx.sreg.laneid : i32
  return
}

// -----

// expected-error @below {{not modelled by the reference semantics: parameter 0 is of type '!cute.memref<f32, smem, "4:1">'}}
func.func @shared(%v: !cute.memref<f32, smem, "4:1">) attributes {cute.kernel} {
  return
}

// -----

func.func @registers(%v: !cute.memref<f32, gmem, "4:1">) attributes {cute.kernel} {
  %f = cute.make_fragment_like(%v) : (!cute.memref<f32, gmem, "4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  // expected-error @below {{registers read that were not written on the same branch}}
  %x = cute.memref.load_vec(%f) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  return
}

// -----

!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(4,4):(1,4)">, tiler_mn = <"[4:1;4:1]">>
func.func @tiles(%v: !cute.memref<f32, gmem, "(8,4):(1,8)">, %t: i32) attributes {cute.kernel} {
  %a = cute.make_atom() : !cute_nvgpu.atom.universal_copy<f32>
  %c = cute.make_tiled_copy(%a) : !copy
  %i = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  // expected-error @below {{a partition of more than one tile}}
  %p = cute.tiled.copy.partition_S(%c, %v, %i) : (!copy, !cute.memref<f32, gmem, "(8,4):(1,8)">, !cute.coord<"?">) -> !cute.memref<f32, gmem, "((1,4),2,1):((0,8),4,0)">
  return
}

// -----

// What MLIR folds is no longer there when the code is read.
func.func @folded(%v: !cute.memref<f32, gmem, "4:1">, %t: i32) attributes {cute.kernel} {
  %one = arith.constant 1.0 : f32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %x = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "4:1">, !cute.coord<"?">) -> f32
  // expected-error @below {{arithmetic that a constant makes superfluous}}
  %y = arith.mulf %one, %x : f32
  return
}

// -----

func.func @of_constants(%v: !cute.memref<f32, gmem, "4:1">) attributes {cute.kernel} {
  %two = arith.constant 2.0 : f32
  // expected-error @below {{arithmetic that a constant makes superfluous}}
  %y = arith.addf %two, %two : f32
  return
}
