// RUN: cutecheck-opt %s -convert-cute-to-llvm -canonicalize | FileCheck %s
// The algebra on run-time leaves: what is computed, and what is not.

// The number of tiles is (n-1)/16 + 1, which does not wrap where n + 15 might; the stride between them 16*d.
// CHECK-LABEL: llvm.func @divide
func.func @divide(%n: i32, %d: i64) -> !cute.layout<"((16),(?)):((?{i64}),(?{i64 div=16}))"> {
  // CHECK-DAG: %[[SIXTEEN:.*]] = llvm.mlir.constant(16 : i32)
  // CHECK: %[[LESS:.*]] = llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i32
  // CHECK: %[[Q:.*]] = llvm.udiv %[[LESS]], %[[SIXTEEN]] : i32
  // CHECK: llvm.add %[[Q]], %{{.*}} overflow<nsw> : i32
  // CHECK: llvm.mul %{{.*}}, %{{.*}} overflow<nsw> : i64
  // CHECK-NOT: cute
  %s = cute.make_shape(%n) : (i32) -> !cute.shape<"(?)">
  %t = cute.make_stride(%d) : (i64) -> !cute.stride<"(?{i64})">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(?):(?{i64})">
  %k = cute.static : !cute.tile<"[16:1]">
  %r = cute.zipped_divide(%l, %k) : (!cute.layout<"(?):(?{i64})">, !cute.tile<"[16:1]">) -> !cute.layout<"((16),(?)):((?{i64}),(?{i64 div=16}))">
  return %r : !cute.layout<"((16),(?)):((?{i64}),(?{i64 div=16}))">
}

// A swizzle of a known layout: mask, shift, xor, in 32 bits.
// CHECK-LABEL: llvm.func @swizzled
func.func @swizzled(%i: i32, %j: i32) -> i32 {
  // CHECK: %[[BITS:.*]] = llvm.and %[[X:.*]], %{{.*}} : i32
  // CHECK: %[[MOVED:.*]] = llvm.lshr %[[BITS]], %{{.*}} : i32
  // CHECK: llvm.xor %[[X]], %[[MOVED]] : i32
  // CHECK-NOT: i64
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %l = cute.static : !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">) -> !cute.int_tuple<"?">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?">
  return %r : i32
}

// A composed layout packs as (layout, offset, swizzle), the swizzle known to the type.
// CHECK-LABEL: llvm.func @packed
// CHECK-SAME: !llvm.struct<(struct<(i32, i32, i32, i32)>, i32, struct<()>)>
func.func @packed(%l: !cute.composed_layout<"S<3,4,3> o ? o (8,?):(?,1)">) -> !cute.composed_layout<"S<3,4,3> o ? o (8,?):(?,1)"> {
  return %l : !cute.composed_layout<"S<3,4,3> o ? o (8,?):(?,1)">
}
