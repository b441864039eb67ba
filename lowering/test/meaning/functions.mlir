// RUN: cutecheck-opt %s -cute-meaning -o /dev/null | FileCheck %s
// The reference semantics, from operations and operands alone.

// CHECK: meaning 1

// CHECK-NEXT: function @crd2idx
// CHECK-NEXT: param 0 i32 a0
// CHECK-NEXT: param 1 i32 a1
// CHECK-NEXT: param 2 i32 a2
// CHECK-NEXT: premise a2 >= 1
// CHECK-NEXT: premise a0 >= 0
// CHECK-NEXT: premise a0 < a2
// CHECK-NEXT: premise a1 >= 0
// CHECK-NEXT: premise a1 < 4
// CHECK-NEXT: result 0 i64 == crd2idx((a0,a1), (a2,4):(1,a2))
// CHECK-NEXT: end
func.func @crd2idx(%i: i32, %j: i32, %m: i32) -> i64 {
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %t = cute.make_stride(%m) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(?,4):(1,?)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(?,4):(1,?)">) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
}

// A linear index over nested modes; the premise bounds it by the size.
// CHECK-NEXT: function @linear
// CHECK:      premise a0 < 2*4*a1
// CHECK-NEXT: result 0 i32 == crd2idx(a0, ((2,4),a1):((1,16),2))
// CHECK-NEXT: end
func.func @linear(%i: i32, %m: i32) -> !cute.int_tuple<"?"> {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"((2,4),?)">
  %t = cute.static : !cute.stride<"((1,16),2)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"((2,4),?):((1,16),2)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"?">, !cute.layout<"((2,4),?):((1,16),2)">) -> !cute.int_tuple<"?">
  return %x : !cute.int_tuple<"?">
}

// Basis strides: one number a path. An underscore is the first coordinate of its mode.
// CHECK-NEXT: function @basis
// CHECK:      result 0 i32 == crd2idx((0,a0), (8,4):(1,0))
// CHECK-NEXT: result 1 i32 == crd2idx((0,a0), (8,4):(0,1))
// CHECK-NEXT: end
func.func @basis(%i: i32) -> !cute.int_tuple<"(0,?)"> {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"(_,?)">
  %l = cute.static : !cute.layout<"(8,4):(1@0,1@1)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(_,?)">, !cute.layout<"(8,4):(1@0,1@1)">) -> !cute.int_tuple<"(0,?)">
  return %x : !cute.int_tuple<"(0,?)">
}

// CHECK-NEXT: function @idx2crd
// CHECK-NEXT: param 0 i32 a0
// CHECK-NEXT: param 1 i32 a1
// CHECK-NEXT: premise a1 >= 1
// CHECK-NEXT: premise a0 >= 0
// CHECK-NEXT: result 0 i32 == get(idx2crd(a0, ((2,a1),4)), 0, 0)
// CHECK-NEXT: result 1 i32 == get(idx2crd(a0, ((2,a1),4)), 0, 1)
// CHECK-NEXT: result 2 i32 == get(idx2crd(a0, ((2,a1),4)), 1)
// CHECK-NEXT: end
func.func @idx2crd(%i: i32, %m: i32) -> !cute.coord<"((?,?),?)"> {
  %n = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"((2,?),4)">
  %x = cute.idx2crd(%n, %s) : (!cute.int_tuple<"?">, !cute.shape<"((2,?),4)">) -> !cute.coord<"((?,?),?)">
  return %x : !cute.coord<"((?,?),?)">
}

// The convention of calls: interleaved fields, divisors promised by the caller.
// CHECK-NEXT: function @parameters
// CHECK-NEXT: param 0.0.0 i32 2
// CHECK-NEXT: param 0.0.1 i32 1
// CHECK-NEXT: param 0.0.2 i32 a0_s1
// CHECK-NEXT: param 0.0.3 i64 a0_d1
// CHECK-NEXT: param 0.1 i32 4
// CHECK-NEXT: param 0.2 i32 8
// CHECK-NEXT: premise a0_d1 % 16 == 0
// CHECK-NEXT: premise a0_s1 >= 1
// CHECK-NEXT: premise a0_d1 <= 281474976710656
// CHECK-NEXT: premise (0 - 281474976710656) <= a0_d1
// CHECK-NEXT: premise ((a0_s1 - 1) * a0_d1) <= 281474976710656
// CHECK-NEXT: premise (0 - 281474976710656) <= ((a0_s1 - 1) * a0_d1)
// CHECK-NEXT: claim (size(((2,a0_s1),4):((1,a0_d1),8))) % 8 == 0
// CHECK-NEXT: result 0 i64 == size(((2,a0_s1),4):((1,a0_d1),8))
// CHECK-NEXT: result 1 i64 == a0_d1
// CHECK-NEXT: end
func.func @parameters(%l: !cute.layout<"((2,?),4):((1,?{i64 div=16}),8)">) -> (i64, i64) {
  %z = cute.size(%l) : (!cute.layout<"((2,?),4):((1,?{i64 div=16}),8)">) -> !cute.int_tuple<"?{i64 div=8}">
  %r = cute.get_scalars(%z) : !cute.int_tuple<"?{i64 div=8}">
  %d = cute.get_stride(%l) : (!cute.layout<"((2,?),4):((1,?{i64 div=16}),8)">) -> !cute.stride<"((1,?{i64 div=16}),8)">
  %e = cute.get_scalars <{only_dynamic}> (%d) : !cute.stride<"((1,?{i64 div=16}),8)">
  return %r, %e : i64, i64
}

// What the algebra computes is named once; each static leaf and each divisor of its type is claimed.
// CHECK-NEXT: function @tiles
// CHECK-NEXT: param 0 i64 a0
// CHECK-NEXT: let v0 = zipped_divide((32):(a0), [16:1])
// CHECK-NEXT: premise a0 <= 281474976710656
// CHECK-NEXT: premise (0 - 281474976710656) <= a0
// CHECK-NEXT: premise (31 * a0) <= 281474976710656
// CHECK-NEXT: premise (0 - 281474976710656) <= (31 * a0)
// CHECK-NOT:  281474976710656
// CHECK:      claim (get(shape(v0), 0, 0)) == 16
// CHECK-NEXT: claim (get(shape(v0), 1, 0)) == 2
// CHECK-NEXT: claim (get(stride(v0), 1, 0)) % 16 == 0
// CHECK-NEXT: result 0 i32 == get(shape(v0), 0, 0)
// CHECK-NEXT: result 1 i64 == get(stride(v0), 0, 0)
// CHECK-NEXT: result 2 i32 == get(shape(v0), 1, 0)
// CHECK-NEXT: result 3 i64 == get(stride(v0), 1, 0)
// CHECK-NEXT: end
func.func @tiles(%d: i64) -> !cute.layout<"((16),(2)):((?{i64}),(?{i64 div=16}))"> {
  %s = cute.static : !cute.shape<"(32)">
  %t = cute.make_stride(%d) : (i64) -> !cute.stride<"(?{i64})">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(32):(?{i64})">
  %k = cute.static : !cute.tile<"[16:1]">
  %r = cute.zipped_divide(%l, %k) : (!cute.layout<"(32):(?{i64})">, !cute.tile<"[16:1]">) -> !cute.layout<"((16),(2)):((?{i64}),(?{i64 div=16}))">
  return %r : !cute.layout<"((16),(2)):((?{i64}),(?{i64 div=16}))">
}

// Of every tile the element at a coordinate; a mode that is not named is not divided.
// CHECK-NEXT: function @place
// CHECK:      let v0 = zipped_divide((a0_s0,a0_s1):(a0_d0,1), [4:1;_])
// CHECK:      premise a1 >= 0
// CHECK-NEXT: premise a1 < 4
// CHECK:      result 0 ptr == i8 a0[4 * (crd2idx(((a1,0),0), v0))]
// CHECK:      end
func.func @place(%v: !cute.memref<f32, gmem, "(?,?):(?{i64 div=4},1)">, %i: i32) -> !cute.memref<f32, gmem, "((?,?)):((?{i64 div=16},1))"> {
  %t = cute.static : !cute.tile<"[4:1;8:1]">
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"(?,0)">
  %n = cute.static : !cute.int_tuple<"0">
  %r = cute.partition(%v, %t, %c, %n) : !cute.memref<f32, gmem, "(?,?):(?{i64 div=4},1)">, !cute.tile<"[4:1;8:1]">, !cute.coord<"(?,0)">, !cute.int_tuple<"0">
  return %r : !cute.memref<f32, gmem, "((?,?)):((?{i64 div=16},1))">
}

// A window lies inside its mode; registers are compact, in the order of the strides.
// CHECK-NEXT: function @windows
// CHECK:      let v0 = stencil_divide((a0_s0,8):(a0_d0,1), [3:1;2:2])
// CHECK-NEXT: let v1 = make_ordered_layout((4,8), (0,1))
// CHECK:      premise 2 < a0_s0
// CHECK:      claim (get(stride(v1), 1)) == 4
// CHECK:      result 9 i32 == crd2idx(a2, v1)
// CHECK-NEXT: end
func.func @windows(%v: !cute.memref<f32, gmem, "(?,8):(?,1)">, %w: !cute.memref<f32, gmem, "(4,8):(?,1)">, %i: i32) -> (!cute.memref<f32, gmem, "((3,2),(?,6)):((?,2),(?,1))">, i32) {
  %t = cute.static : !cute.tile<"[3:1;2:2]">
  %r = cute.stencil_divide(%v, %t) : !cute.memref<f32, gmem, "(?,8):(?,1)">, !cute.tile<"[3:1;2:2]">
  %f = cute.make_fragment_like(%w) : (!cute.memref<f32, gmem, "(4,8):(?,1)">) -> !cute.memref<f32, rmem, align<16>, "(4,8):(1,4)">
  %l = cute.get_layout(%f) : (!cute.memref<f32, rmem, align<16>, "(4,8):(1,4)">) -> !cute.layout<"(4,8):(1,4)">
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"?">, !cute.layout<"(4,8):(1,4)">) -> !cute.int_tuple<"?">
  %n = cute.get_scalars(%x) : !cute.int_tuple<"?">
  return %r, %n : !cute.memref<f32, gmem, "((3,2),(?,6)):((?,2),(?,1))">, i32
}

// Strides of other components are not equal.
// CHECK-LABEL: function @equal_of_components
// CHECK: result 0 i1 == and(4 == 4, 4 == 4, 0 == 1)
func.func @equal_of_components() -> i1 {
  %a = cute.static : !cute.layout<"(4,4):(1@0,1@1)">
  %b = cute.static : !cute.layout<"(4,4):(1@1,1@0)">
  %r = cute.equal(%a, %b) : !cute.layout<"(4,4):(1@0,1@1)">, !cute.layout<"(4,4):(1@1,1@0)">
  return %r : i1
}

// Of no integers each is less.
// CHECK: function @less_of_none
// CHECK: result 0 i1 == 0 == 0
// CHECK: end
func.func @less_of_none() -> i1 {
  %a = cute.static : !cute.coord<"()">
  %b = cute.static : !cute.shape<"()">
  %r = cute.elem_less(%a, %b) : (!cute.coord<"()">, !cute.shape<"()">) -> i1
  return %r : i1
}

// Rounded up, where the sum of the two is no number of 64 bits.
// CHECK: function @rounded_up
// CHECK: result 0 i64 == 3074457345618258603
// CHECK: end
func.func @rounded_up() -> i64 {
  %a = cute.static : !cute.shape<"9223372036854775807">
  %b = cute.static : !cute.shape<"3">
  %q = cute.ceil_div(%a, %b) : !cute.shape<"9223372036854775807">, !cute.shape<"3">
  %r = cute.get_scalars(%q) : !cute.shape<"3074457345618258603">
  return %r : i64
}
