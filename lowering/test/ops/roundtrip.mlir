// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// Every operation in each of its spellings; printed in one.

// CHECK-LABEL: @make
func.func @make(%i: i32, %w: i64) {
  // CHECK: cute.static : !cute.int_tuple<"3">
  %three = cute.static : !cute.int_tuple<"3">
  // CHECK: cute.make_int_tuple(%{{.*}}) : (i64) -> !cute.int_tuple<"(?{i64},4)">
  %t = cute.make_int_tuple(%w) : (i64) -> !cute.int_tuple<"(?{i64},4)">
  // CHECK: cute.make_coord() : () -> !cute.coord<"0">
  %c = cute.make_coord() : () -> !cute.coord<"0">
  // CHECK: cute.make_shape(%{{.*}}, %{{.*}}) : (i32, !cute.int_tuple<"3">) -> !cute.shape<"(?,?)">
  %s = cute.make_shape(%i, %three) : (i32, !cute.int_tuple<"3">) -> !cute.shape<"(?,?)">
  // CHECK: cute.make_stride(%{{.*}}) : (i32) -> !cute.stride<"(1,?{div=8})">
  %d = cute.make_stride(%i) : (i32) -> !cute.stride<"(1,?{div=8})">
  // CHECK: %[[L:.*]] = cute.make_layout(%{{.*}}, %{{.*}}) : (!cute.shape<"(?,?)">, !cute.stride<"(1,?{div=8})">) -> !cute.layout<"(?,?):(1,?{div=8})">
  %l = cute.make_layout(%s, %d) : (!cute.shape<"(?,?)">, !cute.stride<"(1,?{div=8})">) -> !cute.layout<"(?,?):(1,?{div=8})">
  // The DSL's form leaves the operand types to the result.
  // CHECK: cute.make_layout(%{{.*}}, %{{.*}}) : (!cute.shape<"(?,?)">, !cute.stride<"(1,?{div=8})">) -> !cute.layout<"(?,?):(1,?{div=8})">
  %m = cute.make_layout(%s, %d) : !cute.layout<"(?,?):(1,?{div=8})">
  // CHECK: cute.make_layout() : !cute.layout<"(8,4):(1,8)">
  %n = cute.make_layout() : !cute.layout<<8:1, 4:8>>
  return
}

// CHECK-LABEL: @read
func.func @read(%l: !cute.layout<"((2,?),4):((1,?{i64}),8)">, %c: !cute.coord<"((_,?),3)">) {
  // CHECK: cute.get_shape(%{{.*}}) : (!cute.layout<"((2,?),4):((1,?{i64}),8)">) -> !cute.shape<"((2,?),4)">
  %s = cute.get_shape(%l) : (!cute.layout<"((2,?),4):((1,?{i64}),8)">) -> !cute.shape<"((2,?),4)">
  // CHECK: cute.get_stride(%{{.*}}) : (!cute.layout<"((2,?),4):((1,?{i64}),8)">) -> !cute.stride<"((1,?{i64}),8)">
  %d = cute.get_stride(%l) : !cute.layout<"((2,?),4):((1,?{i64}),8)"> -> !cute.stride<"((1,?{i64}),8)">
  // CHECK: cute.get_scalars(%{{.*}}) : !cute.coord<"((_,?),3)">
  %a:2 = cute.get_scalars(%c) : !cute.coord<"((_,?),3)">
  // CHECK: cute.get_scalars <{only_dynamic}> (%{{.*}}) : !cute.layout<"((2,?),4):((1,?{i64}),8)">
  %b:2 = cute.get_scalars(%l) <{only_dynamic}> : !cute.layout<"((2,?),4):((1,?{i64}),8)">
  // CHECK: cute.get_scalars <{only_dynamic}> (%{{.*}}) : !cute.shape<"((2,?),4)">
  %e = cute.get_scalars <{only_dynamic}> (%s) : !cute.shape<"((2,?),4)">
  // The results have the widths of their leaves.
  %sum = arith.addi %b#0, %e : i32
  %wide = arith.addi %b#1, %b#1 : i64
  return
}

// CHECK-LABEL: @compute
func.func @compute(%l: !cute.layout<"((2,?),4):((1,2),?)">, %c: !cute.coord<"((_,?),3)">, %s: !cute.shape<"(?,4)">, %i: !cute.int_tuple<"?">) {
  // A size of 32-bit extents may need 64 bits, and two divides it.
  // CHECK: cute.size(%{{.*}}) : (!cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"?{i64 div=8}">
  %z = cute.size(%l) : (!cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"?{i64 div=8}">
  // CHECK: cute.size <[0]> (%{{.*}}) : (!cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"?{i64 div=2}">
  %z0 = cute.size <[0]> (%l) : !cute.layout<"((2,?),4):((1,2),?)"> -> !cute.int_tuple<"?{i64 div=2}">
  // CHECK: cute.size <[0, 0]> (%{{.*}}) : (!cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"2">
  %z00 = cute.size(%l) <{mode = [0, 0]}> : (!cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"2">
  // CHECK: cute.crd2idx(%{{.*}}, %{{.*}}) : (!cute.coord<"((_,?),3)">, !cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"?{i64}">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"((_,?),3)">, !cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"?{i64}">
  // The author may write 32 bits; the value is then claimed to fit.
  // CHECK: -> !cute.int_tuple<"?">
  %y = cute.crd2idx(%c, %l) : (!cute.coord<"((_,?),3)">, !cute.layout<"((2,?),4):((1,2),?)">) -> !cute.int_tuple<"?">
  // CHECK: cute.idx2crd(%{{.*}}, %{{.*}}) : (!cute.int_tuple<"?">, !cute.shape<"(?,4)">) -> !cute.coord<"(?,?)">
  %k = cute.idx2crd(%i, %s) : (!cute.int_tuple<"?">, !cute.shape<"(?,4)">) -> !cute.coord<"(?,?)">
  return
}

// CHECK-LABEL: @widths
func.func @widths(%i: i32, %s: !cute.shape<"(16,?)">) {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"(0,?)">
  // (0, 32768) has offset 2^31.
  // CHECK: -> !cute.int_tuple<"?{i64 div=65536}">
  %l = cute.static : !cute.layout<"(65536,65536):(1,65536)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(0,?)">, !cute.layout<"(65536,65536):(1,65536)">) -> !cute.int_tuple<"?{i64 div=65536}">
  // The largest offset here is 2^31 - 32769, which fits.
  // CHECK: -> !cute.int_tuple<"?{div=32768}">
  %m = cute.static : !cute.layout<"(32768,65535):(1,32768)">
  %y = cute.crd2idx(%c, %m) : (!cute.coord<"(0,?)">, !cute.layout<"(32768,65535):(1,32768)">) -> !cute.int_tuple<"?{div=32768}">
  // Basis strides give a coordinate.
  // CHECK: -> !cute.int_tuple<"(0,?)">
  %b = cute.static : !cute.layout<"(8,4):(1@0,1@1)">
  %z = cute.crd2idx(%c, %b) : (!cute.coord<"(0,?)">, !cute.layout<"(8,4):(1@0,1@1)">) -> !cute.int_tuple<"(0,?)">
  // Column-major index in a shape.
  // CHECK: -> !cute.int_tuple<"?{i64 div=16}">
  %w = cute.crd2idx(%c, %s) : (!cute.coord<"(0,?)">, !cute.shape<"(16,?)">) -> !cute.int_tuple<"?{i64 div=16}">
  return
}
