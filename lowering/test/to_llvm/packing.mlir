// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// How values pack: interleaved (shape, stride) leaves, nested structs, constants where all is known.

// CHECK-LABEL: llvm.func @static_flat() -> !llvm.struct<(i32, i32, i32, i32)>
func.func @static_flat() -> !cute.layout<"(8,4):(1,8)"> {
  // CHECK-NEXT: %[[C:.*]] = llvm.mlir.constant([8 : i32, 1 : i32, 4 : i32, 8 : i32]) : !llvm.struct<(i32, i32, i32, i32)>
  // CHECK-NEXT: llvm.return %[[C]]
  %l = cute.make_layout() : !cute.layout<<8:1, 4:8>>
  return %l : !cute.layout<"(8,4):(1,8)">
}

// A leaf that leaves 32 bits has 64.
// CHECK-LABEL: llvm.func @static_wide() -> !llvm.struct<(i32, i64)>
func.func @static_wide() -> !cute.layout<"8:4294967296"> {
  // CHECK-NEXT: llvm.mlir.constant([8 : i32, 4294967296]) : !llvm.struct<(i32, i64)>
  %l = cute.static : !cute.layout<"8:4294967296">
  return %l : !cute.layout<"8:4294967296">
}

// CHECK-LABEL: llvm.func @static_nested() -> !llvm.struct<(struct<(i32, i32, i32, i32)>, i32, i32)>
func.func @static_nested() -> !cute.layout<"((2,2),4):((1,2),8)"> {
  %l = cute.static : !cute.layout<"((2,2),4):((1,2),8)">
  return %l : !cute.layout<"((2,2),4):((1,2),8)">
}

// CHECK-LABEL: llvm.func @dynamic(
// CHECK-SAME: %[[M:.*]]: i32, %[[D:.*]]: i64) -> !llvm.struct<(i32, i32, i32, i64)>
func.func @dynamic(%m: i32, %d: i64) -> !cute.layout<"(?,4):(1,?{i64})"> {
  // CHECK: llvm.insertvalue %[[M]], %{{.*}}[0] : !llvm.struct<(i32, i32, i32, i64)>
  // CHECK: llvm.insertvalue %[[D]], %{{.*}}[3] : !llvm.struct<(i32, i32, i32, i64)>
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %t = cute.make_stride(%d) : (i64) -> !cute.stride<"(1,?{i64})">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(?,4):(1,?{i64})">
  return %l : !cute.layout<"(?,4):(1,?{i64})">
}

// A lone leaf is an integer; `_` has no field.
// CHECK-LABEL: llvm.func @tuples(%{{.*}}: i32, %{{.*}}: !llvm.struct<(struct<(i64)>, i32)>, %{{.*}}: !llvm.struct<()>)
func.func @tuples(%a: !cute.int_tuple<"?">, %b: !cute.coord<"((_,?{i64}),3)">, %c: !cute.shape<"()">) {
  return
}

// A constant of a struct has a number for each field: beside an empty struct the numbers are inserted.
// CHECK-LABEL: llvm.func @beside_nothing(
// CHECK: %[[P:.*]] = llvm.mlir.poison : !llvm.struct<(struct<()>, i32)>
// CHECK: %[[THREE:.*]] = llvm.mlir.constant(3 : i32) : i32
// CHECK: llvm.insertvalue %[[THREE]], %[[P]][1]
// CHECK: %[[Q:.*]] = llvm.mlir.poison : !llvm.struct<(struct<()>, i32, struct<()>)>
// CHECK: llvm.insertvalue %{{.*}}, %[[Q]][1]
func.func @beside_nothing() -> (!cute.coord<"((_,_),3)">, !cute.composed_layout<"S<2,3,3> o 8 o ():()">) {
  %c = cute.static : !cute.coord<"((_,_),3)">
  %l = cute.static : !cute.composed_layout<"S<2,3,3> o 8 o ():()">
  return %c, %l : !cute.coord<"((_,_),3)">, !cute.composed_layout<"S<2,3,3> o 8 o ():()">
}

// CHECK-LABEL: llvm.func @parts
// CHECK-SAME: (%[[L:.*]]: !llvm.struct<(struct<(i32, i32, i32, i64)>, i32, i32)>)
func.func @parts(%l: !cute.layout<"((2,?),4):((1,?{i64}),?)">) -> (i32, i64, i32) {
  // CHECK-DAG: llvm.extractvalue %[[L]][0, 2]
  // CHECK-DAG: llvm.extractvalue %[[L]][0, 3]
  // CHECK-DAG: llvm.extractvalue %[[L]][2]
  %s = cute.get_shape(%l) : (!cute.layout<"((2,?),4):((1,?{i64}),?)">) -> !cute.shape<"((2,?),4)">
  %d = cute.get_stride(%l) : (!cute.layout<"((2,?),4):((1,?{i64}),?)">) -> !cute.stride<"((1,?{i64}),?)">
  %a = cute.get_scalars <{only_dynamic}> (%s) : !cute.shape<"((2,?),4)">
  %b:2 = cute.get_scalars <{only_dynamic}> (%d) : !cute.stride<"((1,?{i64}),?)">
  return %a, %b#0, %b#1 : i32, i64, i32
}

// CHECK-NOT: cute
