// RUN: cutecheck-opt %s -cute-desugar -convert-cute-to-llvm | FileCheck %s
// Pointers, views and the memory behind them in LLVM.

// CHECK-LABEL: llvm.func @parts(
// CHECK-SAME: %[[V:.*]]: !llvm.struct<(ptr<1>, struct<(i32, i64, i32, i32)>)>) -> !llvm.ptr<1>
func.func @parts(%v: !cute.memref<f32, gmem, "(?,?):(?{i64},1)">) -> !cute.ptr<f32, gmem> {
  // CHECK: %[[P:.*]] = llvm.extractvalue %[[V]][0]
  // CHECK: llvm.return %[[P]]
  %p = cute.get_iter(%v) : !cute.memref<f32, gmem, "(?,?):(?{i64},1)">
  return %p : !cute.ptr<f32, gmem>
}

// Shared, tensor and register memory have address spaces 3, 6 and that of the stack.
// CHECK-LABEL: llvm.func @spaces(%{{.*}}: !llvm.ptr<3>, %{{.*}}: !llvm.ptr<6>, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr)
func.func @spaces(%s: !cute.ptr<f16, smem>, %t: !cute.ptr<f32, tmem>, %r: !cute.ptr<f32, rmem>, %g: !cute.ptr<f32, generic>) {
  return
}

// CHECK-LABEL: llvm.func @offset(%{{.*}}: !llvm.ptr<1>, %{{.*}}: i32)
func.func @offset(%p: !cute.ptr<f32, gmem, align<16>>, %i: i32) -> !cute.ptr<f32, gmem, align<16>> {
  // CHECK: %[[X:.*]] = llvm.sext %{{.*}} : i32 to i64
  // CHECK: llvm.getelementptr %{{.*}}[%[[X]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %o = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?{div=4}">
  %q = cute.add_offset(%p, %o) : (!cute.ptr<f32, gmem, align<16>>, !cute.int_tuple<"?{div=4}">) -> !cute.ptr<f32, gmem, align<16>>
  return %q : !cute.ptr<f32, gmem, align<16>>
}

// CHECK-LABEL: llvm.func @less
func.func @less(%a: !cute.coord<"(?,?{i64})">, %s: !cute.shape<"(?,?)">) -> i1 {
  // CHECK: llvm.icmp "slt" %{{.*}}, %{{.*}} : i32
  // CHECK: %[[W:.*]] = llvm.sext %{{.*}} : i32 to i64
  // CHECK: llvm.icmp "slt" %{{.*}}, %[[W]] : i64
  // CHECK: llvm.and
  %r = cute.elem_less(%a, %s) : (!cute.coord<"(?,?{i64})">, !cute.shape<"(?,?)">) -> i1
  return %r : i1
}

// Aligned and contiguous elements move together; others alone.
// CHECK-LABEL: llvm.func @vectors
func.func @vectors(%v: !cute.memref<f32, gmem, align<16>, "(4,2):(1,?{div=4})">, %w: !cute.memref<f32, gmem, "(4,2):(1,?{div=4})">) {
  // CHECK-COUNT-2: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<1> -> vector<4xf32>
  // CHECK-COUNT-8: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : f32, !llvm.ptr<1>
  %x = cute.memref.load_vec(%v) : (!cute.memref<f32, gmem, align<16>, "(4,2):(1,?{div=4})">) -> vector<8xf32>
  cute.memref.store_vec(%x, %w) : (vector<8xf32>, !cute.memref<f32, gmem, "(4,2):(1,?{div=4})">) -> ()
  return
}

// CHECK-LABEL: llvm.func @fragment
func.func @fragment(%v: !cute.memref<f32, gmem, align<16>, "4:1">) {
  // CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x f32> {alignment = 16 : i64}
  // CHECK: llvm.store %{{.*}}, %{{.*}} {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr
  %f = cute.make_fragment_like(%v) : (!cute.memref<f32, gmem, align<16>, "4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %x = cute.memref.load_vec(%v) : (!cute.memref<f32, gmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%x, %f) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  return
}

// The static part of a copy has no field.
// CHECK-LABEL: llvm.func @copy(%{{.*}}: !llvm.struct<()>)
func.func @copy(%c: !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(4,4):(1,4)">, tiler_mn = <"[4:1;4:1]">>) {
  return
}
