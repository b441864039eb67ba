// RUN: cutecheck-opt %s -split-input-file -cute-meaning -verify-diagnostics -o /dev/null
// What the text has no words for is refused, not left out.

func.func @operation(%i: i32) -> i32 {
  // expected-error @+1 {{has no meaning text: 'arith.muli' is not spoken of}}
  %r = arith.muli %i, %i : i32
  return %r : i32
}

// -----
// expected-error @+1 {{has no meaning text: parameter 0 is of type 'f32'}}
func.func @parameter(%x: f32) {
  return
}

// -----
// expected-error @+1 {{has no meaning text: it has more than one block}}
func.func @blocks(%i: i32) -> i32 {
  cf.br ^next
^next:
  return %i : i32
}

// -----
func.func @bound(%v: !cute.layout<"(8,6):(1,8)">, %c: !cute.coord<"(?,?)">, %l: !cute.layout<"4:1">) {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %m = cute.static : !cute.int_tuple<"(0,1)">
  // expected-error @+1 {{has no meaning text: 'cute.partition' is not spoken of}}
  %r = cute.partition(%v, %t, %c, %m, %l) : !cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(?,?)">, !cute.int_tuple<"(0,1)">, !cute.layout<"4:1">
  return
}
