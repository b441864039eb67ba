// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s --emit-bytecode | cutecheck-opt | FileCheck %s
// Operations on tuples, tiles and layouts as trees: what each infers, through text and bytecode. A result that is left
// out is inferred.

// CHECK-LABEL: @arithmetic
func.func @arithmetic(%a: !cute.int_tuple<"(?,6)">, %b: !cute.int_tuple<"(2,?{div=4})">, %s: !cute.shape<"(?{div=8},12)">) {
  // CHECK: cute.tuple_add({{.*}}) {{.*}} -> !cute.int_tuple<"(?,?)">
  %0 = cute.tuple_add(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?{div=4})">) -> !cute.int_tuple<"(?,?)">
  // CHECK: cute.tuple_sub({{.*}}) {{.*}} -> !cute.int_tuple<"(?,?)">
  %1 = cute.tuple_sub(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?{div=4})">) -> !cute.int_tuple<"(?,?)">
  // CHECK: cute.tuple_mul({{.*}}) {{.*}} -> !cute.int_tuple<"(?{div=2},?{div=24})">
  %2 = cute.tuple_mul(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?{div=4})">) -> !cute.int_tuple<"(?{div=2},?{div=24})">
  // CHECK: cute.tuple_div({{.*}}) {{.*}} -> !cute.int_tuple<"(?,?)">
  %3 = cute.tuple_div(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?{div=4})">) -> !cute.int_tuple<"(?,?)">
  // CHECK: cute.tuple_mod({{.*}}) {{.*}} -> !cute.int_tuple<"(?,?)">
  %4 = cute.tuple_mod(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?{div=4})">) -> !cute.int_tuple<"(?,?)">
  // CHECK: cute.tuple_product({{.*}}) {{.*}} -> !cute.shape<"?{div=96}">
  %5 = cute.tuple_product(%s) : (!cute.shape<"(?{div=8},12)">) -> !cute.shape<"?{div=96}">
  // CHECK: cute.tuple_product_each({{.*}}) {{.*}} -> !cute.shape<"(?{div=8},12)">
  %6 = cute.tuple_product_each(%s) : (!cute.shape<"(?{div=8},12)">) -> !cute.shape<"(?{div=8},12)">
  // CHECK: cute.shape_div({{.*}}) {{.*}} -> !cute.shape<"(?{div=2},3)">
  %d = cute.static : !cute.shape<"(4,4)">
  %7 = cute.shape_div(%s, %d) : (!cute.shape<"(?{div=8},12)">, !cute.shape<"(4,4)">) -> !cute.shape<"(?{div=2},3)">
  // CHECK: cute.ceil_div({{.*}}) {{.*}} -> !cute.shape<"(?,2)">
  %t = cute.static : !cute.tile<"[16:1;8:1]">
  %8 = cute.ceil_div(%s, %t) : (!cute.shape<"(?{div=8},12)">, !cute.tile<"[16:1;8:1]">) -> !cute.shape<"(?,2)">
  // CHECK: cute.equal({{.*}}) {{.*}} -> i1
  %9 = cute.equal(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?{div=4})">) -> i1
  // CHECK: cute.tuple_eq({{.*}}) {{.*}} -> i1
  %10 = cute.tuple_eq(%a, %b) : (!cute.int_tuple<"(?,6)">, !cute.int_tuple<"(2,?{div=4})">) -> i1
  return
}

// CHECK-LABEL: @kinds
func.func @kinds(%s: !cute.stride<"(?,1)">, %l: !cute.layout<"((2,?),4):((1,?),8)">) {
  // CHECK: cute.to_int_tuple({{.*}}) {{.*}} -> !cute.int_tuple<"(?,1)">
  %0 = cute.to_int_tuple(%s) : (!cute.stride<"(?,1)">) -> !cute.int_tuple<"(?,1)">
  // CHECK: cute.to_shape({{.*}}) {{.*}} -> !cute.shape<"(?,1)">
  %1 = cute.to_shape(%0) : (!cute.int_tuple<"(?,1)">) -> !cute.shape<"(?,1)">
  // CHECK: cute.to_coord({{.*}}) {{.*}} -> !cute.coord<"(?,1)">
  %2 = cute.to_coord(%1) : (!cute.shape<"(?,1)">) -> !cute.coord<"(?,1)">
  // CHECK: cute.to_stride({{.*}}) {{.*}} -> !cute.stride<"(?,1)">
  %3 = cute.to_stride(%2) : (!cute.coord<"(?,1)">) -> !cute.stride<"(?,1)">
  // CHECK: cute.get <[0, 1]> ({{.*}}) {{.*}} -> !cute.layout<"?:?">
  %4 = cute.get <[0, 1]> (%l) : !cute.layout<"((2,?),4):((1,?),8)">
  // CHECK: cute.flatten({{.*}}) {{.*}} -> !cute.layout<"(2,?,4):(1,?,8)">
  %5 = cute.flatten(%l) : (!cute.layout<"((2,?),4):((1,?),8)">) -> !cute.layout<"(2,?,4):(1,?,8)">
  // CHECK: cute.append_to_rank <4> ({{.*}}) {{.*}} -> !cute.layout<"((2,?),4,1,1):((1,?),8,0,0)">
  %e = cute.make_layout() : !cute.layout<"1:0">
  %6 = cute.append_to_rank<4> (%l, %e) : !cute.layout<"((2,?),4):((1,?),8)">, !cute.layout<"1:0">
  // CHECK: cute.prepend_to_rank <3> ({{.*}}) {{.*}} -> !cute.layout<"(1,(2,?),4):(0,(1,?),8)">
  %7 = "cute.prepend_to_rank"(%l, %e) <{rank = 3 : si32}> : (!cute.layout<"((2,?),4):((1,?),8)">, !cute.layout<"1:0">) -> !cute.layout<"(1,(2,?),4):(0,(1,?),8)">
  // CHECK: cute.dice({{.*}}) {{.*}} -> !cute.tile<"[128:1;8:1]">
  %t = cute.make_tile() : () -> !cute.tile<"[128:1;64:1;8:1]">
  %c = cute.static : !cute.coord<"(1,_,1)">
  %8 = cute.dice(%t, %c) : !cute.tile<"[128:1;64:1;8:1]">, !cute.coord<"(1,_,1)">
  // CHECK: cute.get_leaves({{.*}}) {{.*}} -> (!cute.stride<"?">, !cute.stride<"1">)
  %9, %10 = cute.get_leaves(%s) : !cute.stride<"(?,1)">
  // CHECK: cute.get_layouts_from_tile({{.*}}) {{.*}} -> (!cute.layout<"128:1">, !cute.layout<"64:1">, !cute.layout<"8:1">)
  %11, %12, %13 = cute.get_layouts_from_tile(%t) : !cute.tile<"[128:1;64:1;8:1]">
  return
}

// CHECK-LABEL: @layouts
func.func @layouts(%n: !cute.shape<"(?,(4,2))">, %c: !cute.coord<"(?,1)">, %i: i32) {
  // CHECK: cute.make_identity_layout({{.*}}) {{.*}} -> !cute.layout<"(?,(4,2)):(1@0,(1@0@1,1@1@1))">
  %0 = cute.make_identity_layout(%n) : (!cute.shape<"(?,(4,2))">) -> !cute.layout<"(?,(4,2)):(1@0,(1@0@1,1@1@1))">
  // CHECK: cute.make_ordered_layout({{.*}}) {{.*}} -> !cute.layout<"(?,(4,2)):(8,(1,4))">
  %o = cute.static : !cute.int_tuple<"(1,0)">
  %1 = cute.make_ordered_layout(%n, %o) : (!cute.shape<"(?,(4,2))">, !cute.int_tuple<"(1,0)">) -> !cute.layout<"(?,(4,2)):(8,(1,4))">
  // CHECK: cute.make_layout_like({{.*}}) {{.*}} -> !cute.layout<"(4,3,2):(3,1,0)">
  %l = cute.static : !cute.layout<"(4,3,2):(10,2,0)">
  %2 = cute.make_layout_like(%l) : (!cute.layout<"(4,3,2):(10,2,0)">) -> !cute.layout<"(4,3,2):(3,1,0)">
  // CHECK: cute.filter({{.*}}) {{.*}} -> !cute.layout<"8:1">
  %z = cute.static : !cute.layout<"(1,8):(0,1)">
  %3 = cute.filter(%z) : (!cute.layout<"(1,8):(0,1)">) -> !cute.layout<"8:1">
  // CHECK: cute.composed_get_inner({{.*}}) {{.*}} -> !cute.swizzle<"S<3,4,3>">
  %s = cute.static : !cute.composed_layout<"S<3,4,3> o 8 o (8,64):(64,1)">
  %4 = cute.composed_get_inner(%s) : (!cute.composed_layout<"S<3,4,3> o 8 o (8,64):(64,1)">) -> !cute.swizzle<"S<3,4,3>">
  // CHECK: cute.composed_get_offset({{.*}}) {{.*}} -> !cute.int_tuple<"8">
  %5 = cute.composed_get_offset(%s) : (!cute.composed_layout<"S<3,4,3> o 8 o (8,64):(64,1)">) -> !cute.int_tuple<"8">
  // CHECK: cute.composed_get_outer({{.*}}) {{.*}} -> !cute.layout<"(8,64):(64,1)">
  %6 = cute.composed_get_outer(%s) : (!cute.composed_layout<"S<3,4,3> o 8 o (8,64):(64,1)">) -> !cute.layout<"(8,64):(64,1)">
  // CHECK: cute.increment_coord({{.*}}) {{.*}} -> !cute.coord<"(0,2)">
  %p = cute.static : !cute.coord<"(3,1)">
  %q = cute.static : !cute.shape<"(4,5)">
  %7 = cute.increment_coord(%p, %q) : (!cute.coord<"(3,1)">, !cute.shape<"(4,5)">) -> !cute.coord<"(0,2)">
  // CHECK: cute.increment_coord({{.*}}) {{.*}} -> !cute.coord<"(?,?)">
  %8 = cute.increment_coord(%c, %q) : (!cute.coord<"(?,1)">, !cute.shape<"(4,5)">) -> !cute.coord<"(?,?)">
  // CHECK: cute.layout_eval({{.*}}) {{.*}} -> !cute.int_tuple<"31">
  %m = cute.static : !cute.layout<"(4,3):(10,1)">
  %9 = cute.layout_eval(%p, %m) : (!cute.coord<"(3,1)">, !cute.layout<"(4,3):(10,1)">) -> !cute.int_tuple<"31">
  // CHECK: cute.print("layout {}, {}\0A", {{.*}}) : !cute.layout<"(4,3):(10,1)">, i32
  cute.print("layout {}, {}\0A", %m, %i) : !cute.layout<"(4,3):(10,1)">, i32
  // CHECK: cute.print({{.*}}) : !cute.shape<"(4,5)">
  cute.print(%q) : !cute.shape<"(4,5)">
  // CHECK: cute.print("done")
  "cute.print"() <{fmt = "done"}> : () -> ()
  return
}

// Parts of tiles, and of layouts under a swizzle.
// CHECK-LABEL: @parts_of_tiles
func.func @parts_of_tiles(%t: !cute.tile<"[(4,8):(1,4);_;[3:1;_]]">,
                          %s: !cute.composed_layout<"S<1,4,3> o 0 o (32):(32)">, %c: !cute.coord<"3">) {
  // CHECK: cute.get_leaves(%{{.*}}) {{.*}}-> (!cute.layout<"(4,8):(1,4)">, !cute.tile<"_">, !cute.layout<"3:1">, !cute.tile<"_">)
  %a:4 = cute.get_leaves(%t) : !cute.tile<"[(4,8):(1,4);_;[3:1;_]]">
  // CHECK: cute.select <[2, 0]> {{.*}}-> !cute.tile<"{{.}}[3:1;_];(4,8):(1,4)]">
  %b = cute.select <[2, 0]> (%t) : !cute.tile<"[(4,8):(1,4);_;[3:1;_]]"> -> !cute.tile<"[[3:1;_];(4,8):(1,4)]">
  // CHECK: cute.flatten{{.*}}-> !cute.tile<"[(4,8):(1,4);_;3:1;_]">
  %d = cute.flatten(%t) : (!cute.tile<"[(4,8):(1,4);_;[3:1;_]]">) -> !cute.tile<"[(4,8):(1,4);_;3:1;_]">
  // CHECK: cute.get_scalars{{.*}}!cute.tile
  %f:6 = cute.get_scalars(%t) : !cute.tile<"[(4,8):(1,4);_;[3:1;_]]">
  // CHECK: cute.get_shape{{.*}}-> !cute.shape<"(32)">
  %g = cute.get_shape(%s) : (!cute.composed_layout<"S<1,4,3> o 0 o (32):(32)">) -> !cute.shape<"(32)">
  // CHECK: cute.layout_eval{{.*}}-> !cute.int_tuple<"96">
  %h = cute.layout_eval(%c, %s) : (!cute.coord<"3">, !cute.composed_layout<"S<1,4,3> o 0 o (32):(32)">) -> !cute.int_tuple<"96">
  return
}
