// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// Descriptor iterators in LLVM: the short form a pointer, an index and a stride, the long form all of a layout.

!it = !cute.strided_iter<f16, smem, align<16>>

// (extent - 1) / tile + 1 tiles; a slot that is written and read.
// CHECK-LABEL: llvm.func @short(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr<3>, %[[E:.*]]: i32, %[[T:.*]]: i32, %[[S:.*]]: i32) -> !llvm.struct<(ptr<3>, i32, i32)>
// CHECK: %[[SLOT:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(ptr<3>, i32, i32)> : (i32) -> !llvm.ptr
// CHECK: %[[LESS:.*]] = llvm.add %[[E]], %{{.*}} overflow<nsw> : i32
// CHECK: %[[Q:.*]] = llvm.udiv %[[LESS]], %[[T]] : i32
// CHECK: llvm.add %[[Q]], %{{.*}} overflow<nsw> : i32
// CHECK: %[[A:.*]] = llvm.insertvalue %[[P]], %{{.*}}[0]
// CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: %[[B:.*]] = llvm.insertvalue %[[ZERO]], %[[A]][1]
// CHECK: %[[C:.*]] = llvm.insertvalue %[[S]], %[[B]][2]
// CHECK: llvm.store %[[C]], %[[SLOT]] : !llvm.struct<(ptr<3>, i32, i32)>, !llvm.ptr
// CHECK: %[[R:.*]] = llvm.load %[[SLOT]] : !llvm.ptr -> !llvm.struct<(ptr<3>, i32, i32)>
// CHECK: llvm.return %[[R]]
func.func @short(%p: !cute.ptr<f16, smem, align<16>>, %extent: i32, %tile: i32, %stride: i32) -> !it {
  %i = cute.get_iter(%p, %extent, %tile, %stride) : !cute.ptr<f16, smem, align<16>>, i32, i32, i32
  return %i : !it
}

// The number of tiles is the iterator's size, wherever it was moved to.
// CHECK-LABEL: llvm.func @counted(
// CHECK: %[[Q:.*]] = llvm.udiv
// CHECK: %[[N:.*]] = llvm.add %[[Q]], %{{.*}} overflow<nsw> : i32
// CHECK: llvm.return %[[N]]
func.func @counted(%p: !cute.ptr<f16, smem, align<16>>, %extent: i32, %tile: i32, %stride: i32) -> i32 {
  %i = cute.get_iter(%p, %extent, %tile, %stride) : !cute.ptr<f16, smem, align<16>>, i32, i32, i32
  %o = cute.static : !cute.int_tuple<"1">
  %j = cute.add_offset(%i, %o) : (!it, !cute.int_tuple<"1">) -> !it
  %n = cute.size(%j) : (!it) -> !cute.int_tuple<"?">
  %r = cute.get_scalars(%n) : !cute.int_tuple<"?">
  return %r : i32
}

// CHECK-LABEL: llvm.func @moved(
// CHECK-SAME: %[[I:.*]]: !llvm.struct<(ptr<3>, i32, i32)>, %[[N:.*]]: i32)
// CHECK: %[[X:.*]] = llvm.extractvalue %[[I]][1]
// CHECK: %[[Y:.*]] = llvm.add %[[X]], %[[N]] overflow<nsw> : i32
// CHECK: %[[J:.*]] = llvm.insertvalue %[[Y]], %[[I]][1]
// CHECK: %[[Z:.*]] = llvm.extractvalue %[[J]][1]
// CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: %[[W:.*]] = llvm.sub %[[Z]], %[[TWO]] overflow<nsw> : i32
// CHECK: llvm.insertvalue %[[W]], %[[J]][1]
func.func @moved(%i: !it, %n: i32) -> !it {
  %o = cute.make_int_tuple(%n) : (i32) -> !cute.int_tuple<"?">
  %j = cute.add_offset(%i, %o) : (!it, !cute.int_tuple<"?">) -> !it
  %b = cute.static : !cute.int_tuple<"-2">
  %k = cute.add_offset(%j, %b) : (!it, !cute.int_tuple<"-2">) -> !it
  return %k : !it
}

// CHECK-LABEL: llvm.func @stands(
// CHECK: %[[AT:.*]] = llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i64
// CHECK: llvm.getelementptr %{{.*}}[%[[AT]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
func.func @stands(%i: !it) -> !cute.ptr<f16, smem> {
  %p = cute.deref_desc_iter(%i) : (!it) -> !cute.ptr<f16, smem>
  return %p : !cute.ptr<f16, smem>
}

// CHECK-LABEL: llvm.func @long(
// CHECK-SAME: -> !llvm.struct<(ptr<3>, struct<(i32, i32)>, struct<(i32, i32)>, struct<(i32, i32, i32)>, i32)>
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[3, 0]
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[3, 1]
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[3, 2]
// CHECK: %[[RANK:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: llvm.insertvalue %[[RANK]], %{{.*}}[4]
func.func @long(%p: !cute.ptr<f16, smem>, %c: !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">) -> !cute.desc_iter<f16, smem, "S<3,4,3> o 0 o (8,64):(64,1)"> {
  %d = cute.make_desc_iter(%p, %c) : (!cute.ptr<f16, smem>, !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">) -> !cute.desc_iter<f16, smem, "S<3,4,3> o 0 o (8,64):(64,1)">
  return %d : !cute.desc_iter<f16, smem, "S<3,4,3> o 0 o (8,64):(64,1)">
}

// The long form moves its pointer, on and back.
// CHECK-LABEL: llvm.func @long_moved(
// CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK: llvm.mlir.constant(-2 : i64)
// CHECK: llvm.getelementptr
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[0]
!long = !cute.desc_iter<f16, smem, "(8,64):(64,1)">
func.func @long_moved(%d: !long, %n: !cute.int_tuple<"?">) -> !long {
  %e = cute.add_offset(%d, %n) : (!long, !cute.int_tuple<"?">) -> !long
  %b = cute.static : !cute.int_tuple<"-2">
  %f = cute.add_offset(%e, %b) : (!long, !cute.int_tuple<"-2">) -> !long
  return %f : !long
}

// The swizzle of a pointer is applied where the memory is used, in bytes, and 8 elements stay together.
// CHECK-LABEL: llvm.func @swizzled
// CHECK: %[[A:.*]] = llvm.ptrtoint %{{.*}} : !llvm.ptr<3> to i32
// CHECK: llvm.xor %[[A]],
// CHECK: %[[Q:.*]] = llvm.inttoptr %{{.*}} : i32 to !llvm.ptr<3>
// CHECK: llvm.load %[[Q]] {alignment = 16 : i64} : !llvm.ptr<3> -> vector<8xf16>
// CHECK-NOT: llvm.load
// CHECK: llvm.return
func.func @swizzled(%p: !cute.ptr<f16, smem, align<1024>, S<3,4,3>>) -> vector<8xf16> {
  %v = cute.make_view(%p) : !cute.memref<f16, smem, align<1024>, S<3,4,3>, "8:1">
  %x = cute.memref.load_vec(%v) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "8:1">) -> vector<8xf16>
  return %x : vector<8xf16>
}
