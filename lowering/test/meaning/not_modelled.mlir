// RUN: cutecheck-opt %s -split-input-file -cute-meaning -verify-diagnostics -o /dev/null
// What is not modelled is refused, not left out.

func.func @operation(%i: i32) -> i32 {
  // expected-error @+1 {{not modelled by the reference semantics: unsupported operation 'arith.shli' by an amount that is no constant below the width; see docs/reference/meaning.md for the supported ones}}
  %r = arith.shli %i, %i : i32
  return %r : i32
}

// -----

func.func @bits(%i: i32) -> i32 {
  %c = arith.constant 12 : i32
  // expected-error @+1 {{unsupported operation 'arith.andi' of other operands than i1, or andi by a constant 2^k - 1}}
  %r = arith.andi %i, %c : i32
  return %r : i32
}

// -----

func.func private @other()
func.func @call() {
  // expected-error @+1 {{unsupported operation 'func.call', a call: write its body in its place}}
  func.call @other() : () -> ()
  return
}

// -----
// expected-error @+1 {{not modelled by the reference semantics: parameter 0 is of type 'f32'}}
func.func @parameter(%x: f32) {
  return
}

// -----
// expected-error @+1 {{not modelled by the reference semantics: it has more than one block}}
func.func @blocks(%i: i32) -> i32 {
  cf.br ^next
^next:
  return %i : i32
}

// -----
func.func @bound(%v: !cute.layout<"(8,6):(1,8)">, %c: !cute.coord<"(?,?)">, %l: !cute.layout<"4:1">) {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %m = cute.static : !cute.int_tuple<"(0,1)">
  // expected-error @+1 {{not modelled by the reference semantics: unsupported operation 'cute.partition'; see docs/reference/meaning.md for the supported ones}}
  %r = cute.partition(%v, %t, %c, %m, %l) : !cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(?,?)">, !cute.int_tuple<"(0,1)">, !cute.layout<"4:1">
  return
}

// -----
// A comparison of data chooses between values, not between branches.
func.func @loaded(%x: !cute.memref<f32, gmem, align<4>, "?:1">) attributes {cute.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %i = cute.memref.load(%x, %c) : (!cute.memref<f32, gmem, align<4>, "?:1">, !cute.coord<"?">) -> f32
  %p = arith.cmpf une, %i, %i : f32
  // expected-error @+1 {{not modelled by the reference semantics: a branch by a comparison of data}}
  scf.if %p {
    cute.memref.store(%x, %c, %i) : (!cute.memref<f32, gmem, align<4>, "?:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}

// -----
// A number of floating point as an integer is not every one.
func.func @truncated(%x: !cute.memref<f32, gmem, align<4>, "?:1">, %y: f32) attributes {cute.kernel} {
  // expected-error @+1 {{not modelled by the reference semantics: unsupported operation 'arith.fptosi'}}
  %i = arith.fptosi %y : f32 to i32
  return
}

// -----
// Nor has the offset of a view, which says of which element it is.
func.func @offset(%x: !cute.memref<i32, gmem, align<4>, "?:1">) attributes {cute.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %l = cute.get_layout(%x) : !cute.memref<i32, gmem, align<4>, "?:1">
  %o = cute.crd2idx(%c, %l) : (!cute.coord<"?">, !cute.layout<"?:1">) -> !cute.int_tuple<"?">
  // expected-error @+1 {{not modelled by the reference semantics: 'cute.get_scalars' of a value that has no name in the notation}}
  %s = cute.get_scalars(%o) : !cute.int_tuple<"?">
  return
}

// -----
func.func @taken_apart(%x: !cute.memref<i32, gmem, align<4>, "(?,?):(1,?)">) attributes {cute.kernel} {
  %l = cute.get_layout(%x) : !cute.memref<i32, gmem, align<4>, "(?,?):(1,?)">
  // expected-error @+1 {{not modelled by the reference semantics: unsupported operation 'cute.get_stride'; see docs/reference/meaning.md for the supported ones}}
  %s = cute.get_stride(%l) : (!cute.layout<"(?,?):(1,?)">) -> !cute.stride<"(1,?)">
  return
}
