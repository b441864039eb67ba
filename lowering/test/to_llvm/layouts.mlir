// RUN: cutecheck-opt %s -cute-desugar -convert-cute-to-llvm | FileCheck %s
// Operations on layouts beside the algebra's core: run-time leaves through the engine, static results as constants.

// The rest of a mode of M elements in tiles of 16 is (M + 15) / 16, computed without leaving 32 bits.
// CHECK-LABEL: llvm.func @tiles
// CHECK: llvm.udiv
// CHECK-NOT: cute.
func.func @tiles(%l: !cute.layout<"(?,6):(1,?)">) -> !cute.layout<"((16,3),?,2):((1,?),16,?{i64 div=3})"> {
  %t = cute.static : !cute.tile<"[16:1;3:1]">
  %r = cute.tiled_divide(%l, %t) : (!cute.layout<"(?,6):(1,?)">, !cute.tile<"[16:1;3:1]">) -> !cute.layout<"((16,3),?,2):((1,?),16,?{i64 div=3})">
  return %r : !cute.layout<"((16,3),?,2):((1,?),16,?{i64 div=3})">
}

// CHECK-LABEL: llvm.func @modes
// CHECK-SAME: !llvm.struct<(i32, i32, i32, i32, i32, i32)>
// CHECK-SAME: -> !llvm.struct<(struct<(i32, i32, i32, i32)>, i32, i32)>
func.func @modes(%l: !cute.layout<"(?,2,4):(1,?,8)">) -> !cute.layout<"((?,2),4):((1,?),8)"> {
  %r = cute.group_modes <0, 2> (%l) : (!cute.layout<"(?,2,4):(1,?,8)">) -> !cute.layout<"((?,2),4):((1,?),8)">
  return %r : !cute.layout<"((?,2),4):((1,?),8)">
}

// Chosen modes bring their own leaves: what was last comes first.
// CHECK-LABEL: llvm.func @chosen
// CHECK: %[[LAST:.*]] = llvm.extractvalue %{{.*}}[4]
// CHECK: llvm.insertvalue %[[LAST]], %{{.*}}[0]
func.func @chosen(%l: !cute.layout<"(?,2,?):(1,8,16)">) -> !cute.layout<"(?,?):(16,1)"> {
  %r = cute.select <[2, 0]> (%l) : (!cute.layout<"(?,2,?):(1,8,16)">) -> !cute.layout<"(?,?):(16,1)">
  return %r : !cute.layout<"(?,?):(16,1)">
}

// CHECK-LABEL: llvm.func @recast
// CHECK: llvm.udiv
func.func @recast(%l: !cute.layout<"(?{div=8},4):(1,?{div=8})">) -> !cute.layout<"(?{div=2},4):(1,?{div=2})"> {
  %r = cute.recast_layout <32, 8> (%l) : (!cute.layout<"(?{div=8},4):(1,?{div=8})">) -> !cute.layout<"(?{div=2},4):(1,?{div=2})">
  return %r : !cute.layout<"(?{div=2},4):(1,?{div=2})">
}

// CHECK-LABEL: llvm.func @known
// CHECK: llvm.mlir.constant({{.*}}16{{.*}}) : i32
func.func @known() -> i32 {
  %l = cute.static : !cute.layout<"(4,2):(1,16)">
  %i = cute.left_inverse(%l) : (!cute.layout<"(4,2):(1,16)">) -> !cute.layout<"(16,2):(1,4)">
  %m = cute.get <[0]> (%i) : (!cute.layout<"(16,2):(1,4)">) -> !cute.layout<"16:1">
  %s = cute.cosize(%m) : (!cute.layout<"16:1">) -> !cute.int_tuple<"16">
  %r = cute.get_scalars(%s) : !cute.int_tuple<"16">
  return %r : i32
}
