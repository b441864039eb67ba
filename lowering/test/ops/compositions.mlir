// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// Operations on composed layouts of two layouts, and on what they are made of. The refused twins stand in
// invalid_compositions.mlir.

// CHECK-LABEL: @made_and_taken_apart
func.func @made_and_taken_apart(%a: !cute.layout<"(4,5):(1,?)">, %n: !cute.int_tuple<"?">, %b: !cute.layout<"(2,3):(1,2)">) {
  // CHECK: cute.make_composed_layout(%{{.*}}, %{{.*}}, %{{.*}}) : (!cute.layout<"(4,5):(1,?)">, !cute.int_tuple<"?">, !cute.layout<"(2,3):(1,2)">) -> !cute.composed_layout<"(4,5):(1,?) o ? o (2,3):(1,2)">
  %c = cute.make_composed_layout(%a, %n, %b) : (!cute.layout<"(4,5):(1,?)">, !cute.int_tuple<"?">, !cute.layout<"(2,3):(1,2)">) -> !cute.composed_layout<"(4,5):(1,?) o ? o (2,3):(1,2)">
  // CHECK: -> !cute.layout<"(4,5):(1,?)">
  %i = cute.composed_get_inner(%c) : !cute.composed_layout<"(4,5):(1,?) o ? o (2,3):(1,2)">
  // CHECK: -> !cute.int_tuple<"?">
  %o = cute.composed_get_offset(%c) : !cute.composed_layout<"(4,5):(1,?) o ? o (2,3):(1,2)">
  // CHECK: -> !cute.layout<"(2,3):(1,2)">
  %l = cute.composed_get_outer(%c) : !cute.composed_layout<"(4,5):(1,?) o ? o (2,3):(1,2)">
  // CHECK: -> !cute.shape<"(2,3)">
  %s = cute.get_shape(%c) : (!cute.composed_layout<"(4,5):(1,?) o ? o (2,3):(1,2)">) -> !cute.shape<"(2,3)">
  // Four of the left side, the offset, four of the right side.
  // CHECK: %{{.*}}:9 = cute.get_scalars(%{{.*}})
  %x:9 = cute.get_scalars(%c) : !cute.composed_layout<"(4,5):(1,?) o ? o (2,3):(1,2)">
  return
}

// 14 = 2 + 3*4 in the right layout, 42 = 3*14; 10 is (4,2) in (6,2):(1,3), whose modes are unbounded.
// CHECK-LABEL: @evaluated
func.func @evaluated(%a: !cute.composed_layout<"20:3 o 2 o 20:3">, %b: !cute.composed_layout<"(6,2):(1,3) o (2,1) o (2,3):(1@1,2@0)">, %i: !cute.coord<"?">) {
  %four = cute.static : !cute.coord<"4">
  %three = cute.static : !cute.coord<"3">
  // CHECK: -> !cute.int_tuple<"42">
  %r = cute.layout_eval(%four, %a) : !cute.coord<"4">, !cute.composed_layout<"20:3 o 2 o 20:3">
  // CHECK: -> !cute.int_tuple<"10">
  %s = cute.layout_eval(%three, %b) : !cute.coord<"3">, !cute.composed_layout<"(6,2):(1,3) o (2,1) o (2,3):(1@1,2@0)">
  // CHECK: -> !cute.int_tuple<"?{div=3}">
  %t = cute.crd2idx(%i, %a) : (!cute.coord<"?">, !cute.composed_layout<"20:3 o 2 o 20:3">) -> !cute.int_tuple<"?{div=3}">
  return
}

// What is done to the domain is done to the right layout; a slice adds to the offset.
// CHECK-LABEL: @algebra
func.func @algebra(%c: !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">, %b: !cute.layout<"4:2">, %t: !cute.tile<"[4:1;2:1]">) {
  %at = cute.static : !cute.coord<"(_,3)">
  // CHECK: -> !cute.composed_layout<"(4,5):(1,4) o 2 o 4:2">
  %r = cute.composition(%c, %b) : (!cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">, !cute.layout<"4:2">) -> !cute.composed_layout<"(4,5):(1,4) o 2 o 4:2">
  // CHECK: -> !cute.composed_layout<"(4,5):(1,4) o 2 o ((4,2),(2,2)):((1,8),(4,16))">
  %d = cute.zipped_divide(%c, %t) : (!cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">, !cute.tile<"[4:1;2:1]">) -> !cute.composed_layout<"(4,5):(1,4) o 2 o ((4,2),(2,2)):((1,8),(4,16))">
  // CHECK: -> !cute.composed_layout<"(4,5):(1,4) o 2 o 32:1">
  %f = cute.coalesce(%c) : (!cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">) -> !cute.composed_layout<"(4,5):(1,4) o 2 o 32:1">
  // CHECK: -> !cute.composed_layout<"(4,5):(1,4) o 26 o (8):(1)">
  %s = cute.slice(%c, %at) : !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">, !cute.coord<"(_,3)">
  // CHECK: -> !cute.composed_layout<"(4,5):(1,4) o 2 o (4):(8)">
  %i = cute.dice(%c, %at) : !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">, !cute.coord<"(_,3)">
  return
}

// CHECK-LABEL: @slices_of_tuples
func.func @slices_of_tuples(%s: !cute.shape<"(2,?,4)">, %d: !cute.stride<"(?@0,2@1,4@2)">, %c: !cute.coord<"(0,_,?)">) {
  %at = cute.static : !cute.coord<"(_,1,_)">
  // CHECK: -> !cute.shape<"(2,4)">
  %r = cute.slice(%s, %at) : !cute.shape<"(2,?,4)">, !cute.coord<"(_,1,_)">
  // CHECK: -> !cute.stride<"(?@0,4@2)">
  %p = cute.slice(%d, %at) : !cute.stride<"(?@0,2@1,4@2)">, !cute.coord<"(_,1,_)">
  // CHECK: -> !cute.coord<"(0,?)">
  %q = cute.slice(%c, %at) : !cute.coord<"(0,_,?)">, !cute.coord<"(_,1,_)">
  return
}

// Modes pair; one that a tuple lacks is 0 there.
// CHECK-LABEL: @sums
func.func @sums(%a: !cute.int_tuple<"(5,8)">, %b: !cute.int_tuple<"(1,2,?)">, %z: !cute.int_tuple<"0">) {
  // CHECK: -> !cute.int_tuple<"(6,10,?)">
  %s = cute.tuple_add(%a, %b) : !cute.int_tuple<"(5,8)">, !cute.int_tuple<"(1,2,?)">
  // CHECK: -> !cute.int_tuple<"(-4,-6,?)">
  %d = cute.tuple_sub(%b, %a) : !cute.int_tuple<"(1,2,?)">, !cute.int_tuple<"(5,8)">
  // CHECK: -> !cute.int_tuple<"(5,8)">
  %t = cute.tuple_sub(%a, %z) : !cute.int_tuple<"(5,8)">, !cute.int_tuple<"0">
  return
}

// CHECK-LABEL: @parts
func.func @parts(%s: !cute.swizzle<"S<3,4,3>">, %t: !cute.tile<"[(4,?):(1,4);8:1]">, %c: !cute.composed_layout<"S<3,4,3> o 0 o (4,8):(16,1)">) {
  // CHECK: %{{.*}}:3 = cute.get_scalars(%{{.*}}) : !cute.swizzle<"S<3,4,3>">
  %x:3 = cute.get_scalars(%s) : !cute.swizzle<"S<3,4,3>">
  // CHECK: -> !cute.shape<"((4,?),8)">
  %h = cute.get_shape(%t) : (!cute.tile<"[(4,?):(1,4);8:1]">) -> !cute.shape<"((4,?),8)">
  // CHECK: -> !cute.layout<"(4,8):(8,1)">
  %l = cute.make_layout_like(%c) : (!cute.composed_layout<"S<3,4,3> o 0 o (4,8):(16,1)">) -> !cute.layout<"(4,8):(8,1)">
  return
}

// CHECK-LABEL: @under_a_swizzle
func.func @under_a_swizzle(%c: !cute.composed_layout<"S<3,4,3> o 0 o (8,?):(64,1)">) {
  // CHECK: cute.size({{.*}} -> !cute.int_tuple<"?{div=8}">
  %n = cute.size(%c) : (!cute.composed_layout<"S<3,4,3> o 0 o (8,?):(64,1)">) -> !cute.int_tuple<"?{div=8}">
  return
}

// Elements of twice the width: the offset and both layouts count half as many.
// CHECK-LABEL: @recast
func.func @recast(%l: !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">) {
  // CHECK: -> !cute.composed_layout<"(2,5):(1,2) o 1 o (4,4):(1,4)">
  %r = cute.recast_layout <32, 16> (%l) : !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">
  return
}
