// RUN: cutecheck-opt %s -cute-meaning -split-input-file -verify-diagnostics -o /dev/null
// What the reference semantics does not model in a kernel.

func.func @loop(%v: !cute.memref<f32, gmem, "4:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // expected-error @below {{a loop of run-time length that carries nothing}}
  scf.for %i = %zero to %n step %one : i32 {
  }
  return
}

// -----

// Each loop has 32 turns, and the innermost 2 operations: 2*32^3, and what is around them.
func.func @nest(%v: !cute.memref<f32, gmem, "4:1">) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %high = arith.constant 32 : i32
  // expected-error @below {{a nest of loops of more than 32768 operations in all turns}}
  scf.for %i = %zero to %high step %one : i32 {
    scf.for %j = %zero to %high step %one : i32 {
      scf.for %k = %zero to %high step %one : i32 {
        %s = arith.addi %i, %j : i32
      }
    }
  }
  return
}

// -----

// The first loop is of known length, the one inside it is not.
func.func @inside(%v: !cute.memref<f32, gmem, "4:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %high = arith.constant 32 : i32
  scf.for %i = %zero to %high step %one : i32 {
    // expected-error @below {{a loop of run-time length that carries nothing}}
    scf.for %j = %zero to %n step %one : i32 {
    }
  }
  return
}

// -----

func.func @part(%v: !cute.memref<f32, gmem, "(4,2):(1,4)">) attributes {cute.kernel} {
  %f = cute.make_fragment_like(%v) : (!cute.memref<f32, gmem, "(4,2):(1,4)">) -> !cute.memref<f32, rmem, align<16>, "(4,2):(1,4)">
  %x = cute.memref.load_vec(%v) : (!cute.memref<f32, gmem, "(4,2):(1,4)">) -> vector<8xf32>
  cute.memref.store_vec(%x, %f) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "(4,2):(1,4)">) -> ()
  %c = cute.static : !cute.coord<"(_,1)">
  // expected-error @below {{a part of registers, which are moved whole}}
  %s = cute.slice(%f, %c) : (!cute.memref<f32, rmem, align<16>, "(4,2):(1,4)">, !cute.coord<"(_,1)">) -> !cute.memref<f32, rmem, align<16>, "(4):(1)">
  %y = cute.memref.load_vec(%s) : (!cute.memref<f32, rmem, align<16>, "(4):(1)">) -> vector<4xf32>
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
  // expected-error @below {{that MLIR folds away}}
  %y = arith.mulf %one, %x : f32
  return
}

// -----

func.func @of_constants(%v: !cute.memref<f32, gmem, "4:1">) attributes {cute.kernel} {
  %two = arith.constant 2.0 : f32
  // expected-error @below {{that MLIR folds away}}
  %y = arith.addf %two, %two : f32
  return
}
