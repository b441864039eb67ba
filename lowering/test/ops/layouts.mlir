// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s --emit-bytecode | cutecheck-opt | FileCheck %s
// What the operations on layouts infer, from static leaves and from run-time ones, through text and bytecode.

!l = !cute.layout<"(8,6):(1,8)">
!m = !cute.layout<"(?,?):(?{i64 div=4},1)">
!g = !cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">

// CHECK-LABEL: @divides
func.func @divides(%l: !l, %m: !m, %g: !g) {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  // CHECK: cute.tiled_divide({{.*}}) -> !cute.layout<"((4,3),?,?):((?{i64 div=4},1),?{i64 div=16},3)">
  %a = cute.tiled_divide(%m, %t) : (!m, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"((4,3),?,?):((?{i64 div=4},1),?{i64 div=16},3)">
  // CHECK: cute.flat_divide({{.*}}) -> !cute.memref<f32, gmem, align<16>, "(4,3,?,?):(?{i64 div=4},1,?{i64 div=16},3)">
  %b = cute.flat_divide(%g, %t) : (!g, !cute.tile<"[4:1;3:1]">) -> !cute.memref<f32, gmem, align<16>, "(4,3,?,?):(?{i64 div=4},1,?{i64 div=16},3)">
  // CHECK: cute.stencil_divide({{.*}}) -> !cute.layout<"((4,3),(5,4)):((1,8),(1,8))">
  %c = cute.stencil_divide(%l, %t) : (!l, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"((4,3),(5,4)):((1,8),(1,8))">
  return
}

// CHECK-LABEL: @modes
func.func @modes(%m: !cute.layout<"(?,2,(3,?)):(1,?,(7,8))">, %s: !cute.shape<"(?,2,(3,?))">) {
  // CHECK: cute.group_modes <0, 2> ({{.*}}) -> !cute.layout<"((?,2),(3,?)):((1,?),(7,8))">
  %a = cute.group_modes <0, 2> (%m) : (!cute.layout<"(?,2,(3,?)):(1,?,(7,8))">) -> !cute.layout<"((?,2),(3,?)):((1,?),(7,8))">
  // CHECK: cute.group_modes <-2, 3> ({{.*}}) -> !cute.layout<"(?,(2,(3,?))):(1,(?,(7,8)))">
  %b = "cute.group_modes"(%m) <{begin = -2 : i32, end = 3 : i32}> : (!cute.layout<"(?,2,(3,?)):(1,?,(7,8))">) -> !cute.layout<"(?,(2,(3,?))):(1,(?,(7,8)))">
  // CHECK: cute.select <[2, 0]> ({{.*}}) -> !cute.layout<"((3,?),?):((7,8),1)">
  %c = cute.select <[2, 0]> (%m) : (!cute.layout<"(?,2,(3,?)):(1,?,(7,8))">) -> !cute.layout<"((3,?),?):((7,8),1)">
  // CHECK: cute.select <[1]> ({{.*}}) -> !cute.shape<"(2)">
  %d = cute.select <[1]> (%s) : (!cute.shape<"(?,2,(3,?))">) -> !cute.shape<"(2)">
  // CHECK: cute.cosize <[2]> ({{.*}}) -> !cute.int_tuple<"?
  %l = cute.static : !cute.layout<"(8,6):(1,8)">
  %e = cute.cosize <[2]> (%m) : (!cute.layout<"(?,2,(3,?)):(1,?,(7,8))">) -> !cute.int_tuple<"?">
  // CHECK: cute.filter_zeros({{.*}}) -> !cute.layout<"(1,8,4):(0,4,1)">
  %z = cute.make_layout() : !cute.layout<"(2,8,4):(0,4,1)">
  %n = cute.static : !cute.shape<"(0,8,1)">
  %f = cute.filter_zeros(%z, %n) : (!cute.layout<"(2,8,4):(0,4,1)">, !cute.shape<"(0,8,1)">) -> !cute.layout<"(1,8,4):(0,4,1)">
  return
}

// CHECK-LABEL: @inverses
func.func @inverses() {
  %a = cute.static : !cute.layout<"(4,2):(2,1)">
  // CHECK: cute.right_inverse({{.*}}) -> !cute.layout<"(2,4):(4,1)">
  %r = cute.right_inverse(%a) : (!cute.layout<"(4,2):(2,1)">) -> !cute.layout<"(2,4):(4,1)">
  // CHECK: cute.left_inverse({{.*}}) -> !cute.layout<"(16,2):(1,4)">
  %b = cute.static : !cute.layout<"(4,2):(1,16)">
  %l = cute.left_inverse(%b) : (!cute.layout<"(4,2):(1,16)">) -> !cute.layout<"(16,2):(1,4)">
  // CHECK: cute.recast_layout <8, 4> ({{.*}}) -> !cute.layout<"(4,2):(1,4)">
  %c = cute.static : !cute.layout<"(8,2):(1,8)">
  %d = "cute.recast_layout"(%c) <{new_type_bits = 8 : i32, old_type_bits = 4 : i32}> : (!cute.layout<"(8,2):(1,8)">) -> !cute.layout<"(4,2):(1,4)">
  return
}

// CHECK-LABEL: @products
func.func @products() {
  %a = cute.static : !cute.layout<"(2,5):(5,1)">
  %b = cute.static : !cute.layout<"(3,4):(1,3)">
  // CHECK: cute.logical_product({{.*}}) -> !cute.layout<"((2,5),(3,4)):((5,1),(10,30))">
  %p = cute.logical_product(%a, %b) : (!cute.layout<"(2,5):(5,1)">, !cute.layout<"(3,4):(1,3)">) -> !cute.layout<"((2,5),(3,4)):((5,1),(10,30))">
  // CHECK: cute.zipped_product({{.*}}) -> !cute.layout<"((2,5),(3,4)):((5,1),(10,30))">
  %z = cute.zipped_product(%a, %b) : (!cute.layout<"(2,5):(5,1)">, !cute.layout<"(3,4):(1,3)">) -> !cute.layout<"((2,5),(3,4)):((5,1),(10,30))">
  // CHECK: cute.tiled_product({{.*}}) -> !cute.layout<"((2,5),3,4):((5,1),10,30)">
  %t = cute.tiled_product(%a, %b) : (!cute.layout<"(2,5):(5,1)">, !cute.layout<"(3,4):(1,3)">) -> !cute.layout<"((2,5),3,4):((5,1),10,30)">
  // CHECK: cute.flat_product({{.*}}) -> !cute.layout<"(2,5,3,4):(5,1,10,30)">
  %f = cute.flat_product(%a, %b) : (!cute.layout<"(2,5):(5,1)">, !cute.layout<"(3,4):(1,3)">) -> !cute.layout<"(2,5,3,4):(5,1,10,30)">
  // CHECK: cute.blocked_product({{.*}}) -> !cute.layout<"((2,3),(5,4)):((5,10),(1,30))">
  %c = cute.blocked_product(%a, %b) : (!cute.layout<"(2,5):(5,1)">, !cute.layout<"(3,4):(1,3)">) -> !cute.layout<"((2,3),(5,4)):((5,10),(1,30))">
  // CHECK: cute.raked_product({{.*}}) -> !cute.layout<"((3,2),(4,5)):((10,5),(30,1))">
  %d = cute.raked_product(%a, %b) : (!cute.layout<"(2,5):(5,1)">, !cute.layout<"(3,4):(1,3)">) -> !cute.layout<"((3,2),(4,5)):((10,5),(30,1))">
  // CHECK: cute.tile_to_shape({{.*}}) -> !cute.composed_layout<"S<3,4,3> o 0 o ((8,2),(64,1)):((64,512),(1,0))">
  %s = cute.static : !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">
  %n = cute.static : !cute.shape<"(16,64)">
  %e = cute.tile_to_shape(%s, %n) : (!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.shape<"(16,64)">) -> !cute.composed_layout<"S<3,4,3> o 0 o ((8,2),(64,1)):((64,512),(1,0))">
  return
}

// CHECK-LABEL: @parts
func.func @parts(%g: !g, %i: !cute.int_tuple<"?">, %c: !cute.coord<"(?,_)">) {
  %t = cute.static : !cute.tile<"[16:1;128:1]">
  // CHECK: cute.local_tile({{.*}}) -> !cute.memref<f32, gmem, align<16>, "(16,128,?):(?{i64 div=4},1,128)">
  %a = cute.local_tile(%g, %t, %c) : (!g, !cute.tile<"[16:1;128:1]">, !cute.coord<"(?,_)">) -> !cute.memref<f32, gmem, align<16>, "(16,128,?):(?{i64 div=4},1,128)">
  %h = cute.static : !cute.layout<"(8,4):(4,1)">
  // CHECK: cute.local_partition({{.*}}) -> !cute.memref<f32, gmem, "(?,?):(?{i64 div=32},4)">
  %p = cute.local_partition(%g, %h, %i) : (!g, !cute.layout<"(8,4):(4,1)">, !cute.int_tuple<"?">) -> !cute.memref<f32, gmem, align<4>, "(?,?):(?{i64 div=32},4)">
  return
}
