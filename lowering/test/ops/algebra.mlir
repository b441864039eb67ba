// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// The layout algebra: what each operation infers, from static leaves and from run-time ones.

!mat = !cute.layout<"(?,?):(?{i64 div=4},1)">
!ids = !cute.layout<"(?,?):(1@0,1@1)">

// CHECK-LABEL: @divide
func.func @divide(%a: !mat, %i: !ids, %b: !cute.coord<"((_,_),?)">) {
  %t = cute.static : !cute.tile<"[16:1;128:1]">
  // CHECK: cute.zipped_divide({{.*}}) : (!cute.layout<"(?,?):(?{i64 div=4},1)">, !cute.tile<"[16:1;128:1]">) -> !cute.layout<"((16,128),(?,?)):((?{i64 div=4},1),(?{i64 div=64},128))">
  %z = cute.zipped_divide(%a, %t) : (!mat, !cute.tile<"[16:1;128:1]">) -> !cute.layout<"((16,128),(?,?)):((?{i64 div=4},1),(?{i64 div=64},128))">
  // CHECK: -> !cute.layout<"((16,128),(?,?)):((1@0,1@1),(16@0,128@1))">
  %y = cute.zipped_divide(%i, %t) : (!ids, !cute.tile<"[16:1;128:1]">) -> !cute.layout<"((16,128),(?,?)):((1@0,1@1),(16@0,128@1))">
  // The result of a slice may be left out.
  // CHECK: cute.slice({{.*}}) : !cute.layout<"((16,128),(?,?)):((?{i64 div=4},1),(?{i64 div=64},128))">, !cute.coord<"((_,_),?)"> -> !cute.layout<"(16,128):(?{i64 div=4},1)">
  %s = cute.slice(%z, %b) : !cute.layout<"((16,128),(?,?)):((?{i64 div=4},1),(?{i64 div=64},128))">, !cute.coord<"((_,_),?)">
  // CHECK: cute.composition({{.*}}) -> !cute.layout<"((32,4),(4,4)):((4,?{i64 div=16}),(1,?{i64 div=4}))">
  %tv = cute.static : !cute.layout<"((32,4),(4,4)):((64,4),(16,1))">
  %r = cute.composition(%s, %tv) : (!cute.layout<"(16,128):(?{i64 div=4},1)">, !cute.layout<"((32,4),(4,4)):((64,4),(16,1))">) -> !cute.layout<"((32,4),(4,4)):((4,?{i64 div=16}),(1,?{i64 div=4}))">
  // A mode of one list stays a list.
  // CHECK: -> !cute.layout<"(128):(1)">
  %one = cute.static : !cute.coord<"(3,_)">
  %row = cute.slice(%s, %one) : !cute.layout<"(16,128):(?{i64 div=4},1)">, !cute.coord<"(3,_)">
  // CHECK: cute.logical_divide({{.*}}) -> !cute.layout<"((16,?),?):((?{i64 div=4},?{i64 div=64}),1)">
  %t1 = cute.static : !cute.tile<"[16:1]">
  %l = cute.logical_divide(%a, %t1) : (!mat, !cute.tile<"[16:1]">) -> !cute.layout<"((16,?),?):((?{i64 div=4},?{i64 div=64}),1)">
  return
}

// CHECK-LABEL: @others
func.func @others(%a: !cute.layout<"(2,(1,6)):(1,(?,2))">, %n: !cute.shape<"?">) {
  // CHECK: cute.coalesce({{.*}}) -> !cute.layout<"12:1">
  %c = cute.coalesce(%a) : (!cute.layout<"(2,(1,6)):(1,(?,2))">) -> !cute.layout<"12:1">
  // CHECK: cute.coalesce({{.*}}) -> !cute.layout<"(2,6):(1,2)">
  %p = cute.static : !cute.coord<"(_,_)">
  %d = cute.coalesce(%a, %p) : (!cute.layout<"(2,(1,6)):(1,(?,2))">, !cute.coord<"(_,_)">) -> !cute.layout<"(2,6):(1,2)">
  // CHECK: cute.complement({{.*}}) -> !cute.layout<"(2,?):(1,8)">
  %l = cute.static : !cute.layout<"4:2">
  %r = cute.complement(%l, %n) : (!cute.layout<"4:2">, !cute.shape<"?">) -> !cute.layout<"(2,?):(1,8)">
  // CHECK: cute.complement({{.*}}) : (!cute.layout<"4:2">) -> !cute.layout<"2:1">
  %s = cute.complement(%l) : (!cute.layout<"4:2">) -> !cute.layout<"2:1">
  return
}

// CHECK-LABEL: @swizzled
func.func @swizzled(%x: !cute.int_tuple<"?">, %l: !cute.layout<"(64,8):(?,1)">, %o: !cute.int_tuple<"?{div=8}">) {
  // CHECK: cute.static : !cute.swizzle<"S<3,4,3>">
  %s = cute.static : !cute.swizzle<"Sw<3,4,3>">
  // CHECK: cute.apply_swizzle({{.*}}) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  %y = cute.apply_swizzle(%s, %x) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  // CHECK: cute.make_composed_layout({{.*}}) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?{div=8}">, !cute.layout<"(64,8):(?,1)">) -> !cute.composed_layout<"S<3,4,3> o ?{div=8} o (64,8):(?,1)">
  %c = cute.make_composed_layout(%s, %o, %l) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?{div=8}">, !cute.layout<"(64,8):(?,1)">) -> !cute.composed_layout<"S<3,4,3> o ?{div=8} o (64,8):(?,1)">
  // Layouts are divided under their swizzle.
  // CHECK: -> !cute.composed_layout<"S<3,4,3> o ?{div=8} o ((8,8),(8,1)):((?,1),(?{i64 div=8},0))">
  %t = cute.static : !cute.tile<"[8:1;8:1]">
  %z = cute.zipped_divide(%c, %t) : (!cute.composed_layout<"S<3,4,3> o ?{div=8} o (64,8):(?,1)">, !cute.tile<"[8:1;8:1]">) -> !cute.composed_layout<"S<3,4,3> o ?{div=8} o ((8,8),(8,1)):((?,1),(?{i64 div=8},0))">
  return
}

// The field of the swizzle moves with the width of the elements.
// CHECK-LABEL: @swizzled_recast
func.func @swizzled_recast(%c: !cute.composed_layout<"S<3,4,3> o ?{div=8} o (8,64):(64,1)">) {
  // CHECK: -> !cute.composed_layout<"S<3,2,3> o ?{div=2} o (8,16):(16,1)">
  %w = cute.recast_layout <32, 8> (%c) : (!cute.composed_layout<"S<3,4,3> o ?{div=8} o (8,64):(64,1)">) -> !cute.composed_layout<"S<3,2,3> o ?{div=2} o (8,16):(16,1)">
  // CHECK: -> !cute.composed_layout<"S<3,5,3> o ?{i64 div=16} o (8,128):(128,1)">
  %n = cute.recast_layout <4, 8> (%c) : (!cute.composed_layout<"S<3,4,3> o ?{div=8} o (8,64):(64,1)">) -> !cute.composed_layout<"S<3,5,3> o ?{i64 div=16} o (8,128):(128,1)">
  return
}

// The offset of the fixed coordinate stays inside the swizzle.
// CHECK-LABEL: @swizzled_row
func.func @swizzled_row(%c: !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, %crd: !cute.coord<"(?,_)">) {
  // CHECK: -> !cute.composed_layout<"S<3,4,3> o ?{div=64} o (64):(1)">
  %r = cute.slice(%c, %crd) : !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.coord<"(?,_)">
  %k = cute.static : !cute.coord<"(2,_)">
  // CHECK: -> !cute.composed_layout<"S<3,4,3> o 128 o (64):(1)">
  %t = cute.slice(%c, %k) : !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.coord<"(2,_)">
  return
}
