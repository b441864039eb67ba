// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s --check-prefix=NONE
// RUN: cutecheck-opt %s -cute-convert-bank -cute-convert-second | FileCheck %s
// Rows of the bank on layouts, without cute-desugar before them.

// NONE-NOT: cute.

!l = !cute.layout<"(?,6):(1,?)">

// The shape's leaf and the stride's stand beside each other.
// CHECK-LABEL: llvm.func @raw(
// CHECK-SAME: %[[S:.*]]: !llvm.struct<(i32, i32)>, %[[D:.*]]: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-DAG: %[[M:.*]] = llvm.extractvalue %[[S]][0]
// CHECK-DAG: %[[N:.*]] = llvm.extractvalue %[[D]][1]
// CHECK: llvm.insertvalue %[[M]], %{{.*}}[0]
// CHECK: llvm.insertvalue %[[N]], %{{.*}}[3]
func.func @raw(%s: !cute.shape<"(?,6)">, %d: !cute.stride<"(1,?)">) -> !l {
  %r = cute.make_layout_raw(%s, %d) : (!cute.shape<"(?,6)">, !cute.stride<"(1,?)">) -> !l
  return %r : !l
}

// A mode of stride 0 is there once.
// CHECK-LABEL: llvm.func @filtered(
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: llvm.insertvalue %[[ONE]], %{{.*}}[0]
func.func @filtered(%l: !cute.layout<"(?,?):(0,4)">) -> !cute.layout<"(1,?):(0,4)"> {
  %r = cute.filter_zeros(%l) : (!cute.layout<"(?,?):(0,4)">) -> !cute.layout<"(1,?):(0,4)">
  return %r : !cute.layout<"(1,?):(0,4)">
}

// Modes that follow each other are one.
// CHECK-LABEL: llvm.func @merged(
// CHECK: llvm.mul
func.func @merged(%l: !cute.layout<"(4,?):(1,4)">) -> !cute.layout<"?{i64 div=4}:1"> {
  %r = cute.coalesce(%l) : (!cute.layout<"(4,?):(1,4)">) -> !cute.layout<"?{i64 div=4}:1">
  return %r : !cute.layout<"?{i64 div=4}:1">
}

// What 4:2 leaves out of n: every other one, and the multiples of 8, of which there are (n-1)/8 + 1.
// CHECK-LABEL: llvm.func @left_out(
// CHECK: llvm.udiv
func.func @left_out(%n: !cute.shape<"?">) -> !cute.layout<"(2,?):(1,8)"> {
  %l = cute.static : !cute.layout<"4:2">
  %r = cute.complement(%l, %n) : (!cute.layout<"4:2">, !cute.shape<"?">) -> !cute.layout<"(2,?):(1,8)">
  return %r : !cute.layout<"(2,?):(1,8)">
}

// CHECK-LABEL: llvm.func @composed(
// CHECK: llvm.mul
func.func @composed(%l: !cute.layout<"(16,128):(?,1)">) -> !cute.layout<"(4,2):(?{i64 div=2},8)"> {
  %t = cute.static : !cute.tile<"[4:2;2:8]">
  %r = cute.composition(%l, %t) : (!cute.layout<"(16,128):(?,1)">, !cute.tile<"[4:2;2:8]">) -> !cute.layout<"(4,2):(?{i64 div=2},8)">
  return %r : !cute.layout<"(4,2):(?{i64 div=2},8)">
}

// CHECK-LABEL: llvm.func @divided(
// CHECK-COUNT-5: llvm.udiv
func.func @divided(%l: !l) {
  %t = cute.static : !cute.tile<"[16:1;3:1]">
  %0 = cute.logical_divide(%l, %t) : (!l, !cute.tile<"[16:1;3:1]">) -> !cute.layout<"((16,?),(3,2)):((1,16),(?,?{i64 div=3}))">
  %1 = cute.zipped_divide(%l, %t) : (!l, !cute.tile<"[16:1;3:1]">) -> !cute.layout<"((16,3),(?,2)):((1,?),(16,?{i64 div=3}))">
  %2 = cute.tiled_divide(%l, %t) : (!l, !cute.tile<"[16:1;3:1]">) -> !cute.layout<"((16,3),?,2):((1,?),16,?{i64 div=3})">
  %3 = cute.flat_divide(%l, %t) : (!l, !cute.tile<"[16:1;3:1]">) -> !cute.layout<"(16,3,?,2):(1,?,16,?{i64 div=3})">
  %b = cute.static : !cute.layout<"16:1">
  %m = cute.get <[0]> (%l) : (!l) -> !cute.layout<"?:1">
  %4 = cute.logical_divide(%m, %b) : (!cute.layout<"?:1">, !cute.layout<"16:1">) -> !cute.layout<"(16,?):(1,16)">
  return
}

// Of a composed layout its layout is divided, and its offset stays.
// CHECK-LABEL: llvm.func @divided_composed(
// CHECK: %[[OFFSET:.*]] = llvm.extractvalue %arg0[1]
// CHECK: llvm.udiv
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[1] : !llvm.struct<(struct<(struct<(i32, i32, i32, i32)>, i32, i32, i32, i32)>, i32, struct<()>)>
func.func @divided_composed(%l: !cute.composed_layout<"S<3,4,3> o ? o (?,64):(64,1)">) {
  %t = cute.static : !cute.tile<"[8:1;16:1]">
  %r = cute.tiled_divide(%l, %t) : (!cute.composed_layout<"S<3,4,3> o ? o (?,64):(64,1)">, !cute.tile<"[8:1;16:1]">) -> !cute.composed_layout<"S<3,4,3> o ? o ((8,16),?,4):((64,1),512,16)">
  return
}

// Modes of a composed layout are those of its layout, under the same swizzle and behind the same offset.
!c = !cute.composed_layout<"S<3,4,3> o ? o ((?,4),64):((64,?),1)">
// CHECK-LABEL: llvm.func @composed_mode(
// CHECK-DAG: %[[M:.*]] = llvm.extractvalue %arg0[0, 0, 0]
// CHECK-DAG: %[[D:.*]] = llvm.extractvalue %arg0[0, 0, 3]
// CHECK: llvm.extractvalue %arg0[1]
// CHECK: %[[N:.*]] = llvm.extractvalue %arg0[1]
// CHECK: llvm.insertvalue %[[M]], %{{.*}}[0, 0]
// CHECK: llvm.insertvalue %[[D]], %{{.*}}[0, 3]
// CHECK: llvm.insertvalue %[[N]], %{{.*}}[1] : !llvm.struct<(struct<(i32, i32, i32, i32)>, i32, struct<()>)>
func.func @composed_mode(%c: !c) -> !cute.composed_layout<"S<3,4,3> o ? o (?,4):(64,?)"> {
  %r = cute.get <[0]> (%c) : (!c) -> !cute.composed_layout<"S<3,4,3> o ? o (?,4):(64,?)">
  return %r : !cute.composed_layout<"S<3,4,3> o ? o (?,4):(64,?)">
}

// CHECK-LABEL: llvm.func @composed_turned(
// CHECK-DAG: %[[M:.*]] = llvm.extractvalue %arg0[0, 0, 0]
// CHECK: llvm.extractvalue %arg0[1]
// CHECK: %[[N:.*]] = llvm.extractvalue %arg0[1]
// CHECK: llvm.insertvalue %[[M]], %{{.*}}[0, 2, 0]
// CHECK: llvm.insertvalue %[[N]], %{{.*}}[1]
func.func @composed_turned(%c: !c) -> !cute.composed_layout<"S<3,4,3> o ? o (64,(?,4)):(1,(64,?))"> {
  %r = cute.select <[1, 0]> (%c) : (!c) -> !cute.composed_layout<"S<3,4,3> o ? o (64,(?,4)):(1,(64,?))">
  return %r : !cute.composed_layout<"S<3,4,3> o ? o (64,(?,4)):(1,(64,?))">
}

// CHECK-LABEL: llvm.func @composed_flat(
// CHECK-DAG: %[[D:.*]] = llvm.extractvalue %arg0[0, 0, 3]
// CHECK: llvm.extractvalue %arg0[1]
// CHECK: %[[N:.*]] = llvm.extractvalue %arg0[1]
// CHECK: llvm.insertvalue %[[D]], %{{.*}}[0, 3]
// CHECK: llvm.insertvalue %[[N]], %{{.*}}[1] : !llvm.struct<(struct<(i32, i32, i32, i32, i32, i32)>, i32, struct<()>)>
func.func @composed_flat(%c: !c) -> !cute.composed_layout<"S<3,4,3> o ? o (?,4,64):(64,?,1)"> {
  %r = cute.flatten(%c) : (!c) -> !cute.composed_layout<"S<3,4,3> o ? o (?,4,64):(64,?,1)">
  return %r : !cute.composed_layout<"S<3,4,3> o ? o (?,4,64):(64,?,1)">
}

// The others that move modes, and those of the algebra that are not divisions.
// CHECK-LABEL: llvm.func @composed_others(
func.func @composed_others(%c: !c, %l: !cute.layout<"?:1">, %s: !cute.composed_layout<"S<3,4,3> o ? o (8,4):(0,?)">, %b: !cute.composed_layout<"S<3,4,3> o 0 o (8,8):(8,1)">, %t: !cute.shape<"(8,?{div=8})">) {
  %0 = cute.group_modes <0, 2> (%c) : !c
  %1 = cute.append_to_rank <3> (%c, %l) : !c, !cute.layout<"?:1">
  %k = cute.static : !cute.coord<"(1,_)">
  %2 = cute.dice(%c, %k) : !c, !cute.coord<"(1,_)">
  %3 = cute.filter_zeros(%s) : !cute.composed_layout<"S<3,4,3> o ? o (8,4):(0,?)">
  %4 = cute.filter(%s) : !cute.composed_layout<"S<3,4,3> o ? o (8,4):(0,?)">
  %5 = cute.tile_to_shape(%b, %t) : !cute.composed_layout<"S<3,4,3> o 0 o (8,8):(8,1)">, !cute.shape<"(8,?{div=8})">
  return
}

// Windows of 4 at each of 5 places.
// CHECK-LABEL: llvm.func @windows(
func.func @windows(%l: !cute.layout<"(8,6):(1,?)">) -> !cute.layout<"((4,3),(5,4)):((1,?),(1,?))"> {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %r = cute.stencil_divide(%l, %t) : (!cute.layout<"(8,6):(1,?)">, !cute.tile<"[4:1;3:1]">) -> !cute.layout<"((4,3),(5,4)):((1,?),(1,?))">
  return %r : !cute.layout<"((4,3),(5,4)):((1,?),(1,?))">
}

// CHECK-LABEL: llvm.func @sliced(
// CHECK: llvm.extractvalue %{{.*}}[3]
func.func @sliced(%l: !l, %i: i32) -> !cute.layout<"(6):(?)"> {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"(?,_)">
  %r = cute.slice(%l, %c) : !l, !cute.coord<"(?,_)"> -> !cute.layout<"(6):(?)">
  return %r : !cute.layout<"(6):(?)">
}

// CHECK-LABEL: llvm.func @inverse(
// CHECK: llvm.return
func.func @inverse() {
  %a = cute.static : !cute.layout<"(4,2):(2,1)">
  %r = cute.right_inverse(%a) : (!cute.layout<"(4,2):(2,1)">) -> !cute.layout<"(2,4):(4,1)">
  return
}

// A block of 8 elements and its copies, whose number run time knows: it is in each result.
// CHECK-LABEL: llvm.func @products(
// CHECK-COUNT-6: llvm.extractvalue %arg0[2]
func.func @products(%b: !cute.layout<"(3,?):(1,3)">) {
  %a = cute.static : !cute.layout<"(4,2):(1,4)">
  %0 = cute.logical_product(%a, %b) : (!cute.layout<"(4,2):(1,4)">, !cute.layout<"(3,?):(1,3)">) -> !cute.layout<"((4,2),(3,?)):((1,4),(8,24))">
  %1 = cute.zipped_product(%a, %b) : (!cute.layout<"(4,2):(1,4)">, !cute.layout<"(3,?):(1,3)">) -> !cute.layout<"((4,2),(3,?)):((1,4),(8,24))">
  %2 = cute.tiled_product(%a, %b) : (!cute.layout<"(4,2):(1,4)">, !cute.layout<"(3,?):(1,3)">) -> !cute.layout<"((4,2),3,?):((1,4),8,24)">
  %3 = cute.flat_product(%a, %b) : (!cute.layout<"(4,2):(1,4)">, !cute.layout<"(3,?):(1,3)">) -> !cute.layout<"(4,2,3,?):(1,4,8,24)">
  %4 = cute.blocked_product(%a, %b) : (!cute.layout<"(4,2):(1,4)">, !cute.layout<"(3,?):(1,3)">) -> !cute.layout<"((4,3),(2,?)):((1,8),(4,24))">
  %5 = cute.raked_product(%a, %b) : (!cute.layout<"(4,2):(1,4)">, !cute.layout<"(3,?):(1,3)">) -> !cute.layout<"((3,4),(?,2)):((8,1),(24,4))">
  return
}

// CHECK-LABEL: llvm.func @identity(
// CHECK: llvm.insertvalue
func.func @identity(%n: !cute.shape<"(?,4)">) -> !cute.layout<"(?,4):(1@0,1@1)"> {
  %r = cute.make_identity_layout(%n) : (!cute.shape<"(?,4)">) -> !cute.layout<"(?,4):(1@0,1@1)">
  return %r : !cute.layout<"(?,4):(1@0,1@1)">
}

// A composed layout from its parts, and its parts again.
// CHECK-LABEL: llvm.func @parts(
// CHECK: llvm.insertvalue %arg1, %{{.*}}[1] : !llvm.struct<(struct<(i32, i32, i32, i32)>, i32, struct<()>)>
// CHECK: %[[BOTH:.*]] = llvm.insertvalue %arg1, %{{.*}}[1] : !llvm.struct<(struct<(i32, i32, i32, i32)>, i32)>
// CHECK: llvm.return %[[BOTH]]
func.func @parts(%l: !cute.layout<"(8,?):(64,1)">, %o: !cute.int_tuple<"?">) -> (!cute.layout<"(8,?):(64,1)">, !cute.int_tuple<"?">) {
  %s = cute.static : !cute.swizzle<"S<3,4,3>">
  %c = cute.make_composed_layout_raw(%l, %s, %o) : (!cute.layout<"(8,?):(64,1)">, !cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?">) -> !cute.composed_layout<"S<3,4,3> o ? o (8,?):(64,1)">
  %a = cute.composed_get_outer(%c) : (!cute.composed_layout<"S<3,4,3> o ? o (8,?):(64,1)">) -> !cute.layout<"(8,?):(64,1)">
  %b = cute.composed_get_offset(%c) : (!cute.composed_layout<"S<3,4,3> o ? o (8,?):(64,1)">) -> !cute.int_tuple<"?">
  return %a, %b : !cute.layout<"(8,?):(64,1)">, !cute.int_tuple<"?">
}
