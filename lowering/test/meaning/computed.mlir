// RUN: cutecheck-opt %s -cute-meaning -o /dev/null | FileCheck %s
// Operations that the oracle computes itself: their text names each mode that the module names, and no other.

// CHECK-LABEL: function @grouped
// CHECK: let v0 = group_modes((a0_s0,4,a0_s2):(1,a0_d1,a0_d2), 1, 3)
// CHECK: result 2 i32 == get(shape(v0), 1, 0)
func.func @grouped(%l: !cute.layout<"(?,4,?):(1,?,?)">) -> !cute.layout<"(?,(4,?)):(1,(?,?))"> {
  %0 = cute.group_modes <1, 3> (%l) : !cute.layout<"(?,4,?):(1,?,?)">
  return %0 : !cute.layout<"(?,(4,?)):(1,(?,?))">
}

// CHECK-LABEL: function @grouped_from_the_end
// CHECK: let v0 = group_modes((a0_s0,4,a0_s2):(1,a0_d1,a0_d2), 1, 3)
func.func @grouped_from_the_end(%l: !cute.layout<"(?,4,?):(1,?,?)">) -> !cute.layout<"(?,(4,?)):(1,(?,?))"> {
  %0 = cute.group_modes <-2, 3> (%l) : !cute.layout<"(?,4,?):(1,?,?)">
  return %0 : !cute.layout<"(?,(4,?)):(1,(?,?))">
}

// CHECK-LABEL: function @selected
// CHECK: let v0 = select((a0_s0,4,a0_s2):(1,a0_d1,a0_d2), 2, 0)
func.func @selected(%l: !cute.layout<"(?,4,?):(1,?,?)">) -> !cute.layout<"(?,?):(?,1)"> {
  %0 = cute.select <[2, 0]> (%l) : !cute.layout<"(?,4,?):(1,?,?)">
  return %0 : !cute.layout<"(?,?):(?,1)">
}

// CHECK-LABEL: function @swizzled
// CHECK: premise a0 >= 0
// CHECK: result 0 i32 == swizzle_apply(S<2,0,3>, a0)
func.func @swizzled(%i: i32) -> i32 {
  %t = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %s = cute.static : !cute.swizzle<"S<2,0,3>">
  %0 = cute.apply_swizzle(%s, %t) : (!cute.swizzle<"S<2,0,3>">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  %1 = cute.get_scalars(%0) : (!cute.int_tuple<"?">) -> i32
  return %1 : i32
}

// A stride 0 beside basis strides belongs to no component.
// CHECK-LABEL: function @coordinates
// CHECK: result 0 i32 == crd2idx((a0_0,a0_1,a0_2), (4,4,2):(1,0,0))
// CHECK: result 1 i32 == crd2idx((a0_0,a0_1,a0_2), (4,4,2):(0,0,1))
func.func @coordinates(%c: !cute.coord<"(?,?,?)">, %l: !cute.layout<"(4,4,2):(1@0,0,1@1)">) -> !cute.int_tuple<"(?,?)"> {
  %0 = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?,?)">, !cute.layout<"(4,4,2):(1@0,0,1@1)">) -> !cute.int_tuple<"(?,?)">
  return %0 : !cute.int_tuple<"(?,?)">
}

// CHECK-LABEL: function @tile
// CHECK: result 0 ptr == i8 a0[4 * (crd2idx(((0,0),(a1,a2)), v0))]
func.func @tile(%v: !cute.memref<f32, gmem, "(?,?):(?{i64 div=4},1)">, %i: i32, %j: i32) -> !cute.memref<f32, gmem, "(4,8):(?{i64 div=4},1)"> {
  %t = cute.static : !cute.tile<"[4:1;8:1]">
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %r = cute.local_tile (%v, %t, %c) : (!cute.memref<f32, gmem, "(?,?):(?{i64 div=4},1)">, !cute.tile<"[4:1;8:1]">, !cute.coord<"(?,?)">) -> !cute.memref<f32, gmem, "(4,8):(?{i64 div=4},1)">
  return %r : !cute.memref<f32, gmem, "(4,8):(?{i64 div=4},1)">
}

// The digits of a thread within one mode are put together by the extents before.
// CHECK-LABEL: function @part
// CHECK: result 0 ptr == i8 a0[4 * (crd2idx(((((a1 / 1) % 2) + (2 * ((a1 / 8) % 2)),(a1 / 2) % 4),(0,0)), v0))]
func.func @part(%v: !cute.memref<f32, gmem, "(?,?):(1,?)">, %i: i32) -> !cute.memref<f32, gmem, "(?,?):(4,?{div=4})"> {
  %t = cute.static : !cute.layout<"((2,2),4):((1,8),2)">
  %c = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %r = cute.local_partition (%v, %t, %c) : (!cute.memref<f32, gmem, "(?,?):(1,?)">, !cute.layout<"((2,2),4):((1,8),2)">, !cute.int_tuple<"?">) -> !cute.memref<f32, gmem, "(?,?):(4,?{div=4})">
  return %r : !cute.memref<f32, gmem, "(?,?):(4,?{div=4})">
}

// CHECK-LABEL: function @difference
// CHECK: result 0 i32 == a0_0 - a1_0
// CHECK: result 1 i32 == a0_1 - a1_1
func.func @difference(%b: !cute.int_tuple<"(?,?)">, %d: !cute.int_tuple<"(?,?)">) -> !cute.int_tuple<"(?,?)"> {
  %r = cute.tuple_sub(%b, %d) : (!cute.int_tuple<"(?,?)">, !cute.int_tuple<"(?,?)">) -> !cute.int_tuple<"(?,?)">
  return %r : !cute.int_tuple<"(?,?)">
}
