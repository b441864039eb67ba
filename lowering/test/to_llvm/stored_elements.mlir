// RUN: cutecheck-opt %s -cute-desugar -convert-cute-to-llvm | FileCheck %s
// Elements of types that LLVM has no values of lie in memory, and are loaded and stored, as integers of as many bits.
// f32, for which it has them, stays f32.

// CHECK-LABEL: llvm.func @fragments
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.array<8 x i8> {alignment = 16 : i64}
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.array<4 x i32> {alignment = 16 : i64}
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.array<2 x i8> {alignment = 16 : i64}
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.array<3 x f32> {alignment = 16 : i64}
func.func @fragments() -> (!cute.memref<f8E4M3FN, rmem, align<16>, "8:1">, !cute.memref<tf32, rmem, align<16>, "4:1">, !cute.memref<ui8, rmem, align<16>, "2:1">, !cute.memref<f32, rmem, align<16>, "3:1">) {
  %8 = cute.static : !cute.layout<"8:1">
  %4 = cute.static : !cute.layout<"4:1">
  %2 = cute.static : !cute.layout<"2:1">
  %3 = cute.static : !cute.layout<"3:1">
  %x = cute.make_fragment(%8) : (!cute.layout<"8:1">) -> !cute.memref<f8E4M3FN, rmem, align<16>, "8:1">
  %y = cute.make_fragment(%4) : (!cute.layout<"4:1">) -> !cute.memref<tf32, rmem, align<16>, "4:1">
  %z = cute.make_fragment(%2) : (!cute.layout<"2:1">) -> !cute.memref<ui8, rmem, align<16>, "2:1">
  %f = cute.make_fragment(%3) : (!cute.layout<"3:1">) -> !cute.memref<f32, rmem, align<16>, "3:1">
  return %x, %y, %z, %f : !cute.memref<f8E4M3FN, rmem, align<16>, "8:1">, !cute.memref<tf32, rmem, align<16>, "4:1">, !cute.memref<ui8, rmem, align<16>, "2:1">, !cute.memref<f32, rmem, align<16>, "3:1">
}

// CHECK-LABEL: llvm.func @like
// CHECK: llvm.alloca %{{.*}} x !llvm.array<16 x i8> {alignment = 16 : i64}
func.func @like(%v: !cute.memref<f8E5M2, gmem, align<16>, "(4,4):(1,4)">) -> !cute.memref<f8E5M2, rmem, align<16>, "(4,4):(1,4)"> {
  %f = cute.make_fragment_like(%v) : (!cute.memref<f8E5M2, gmem, align<16>, "(4,4):(1,4)">) -> !cute.memref<f8E5M2, rmem, align<16>, "(4,4):(1,4)">
  return %f : !cute.memref<f8E5M2, rmem, align<16>, "(4,4):(1,4)">
}

// CHECK-LABEL: llvm.func @strided8
// CHECK: llvm.getelementptr %{{.*}} : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
func.func @strided8(%i: !cute.strided_iter<f8E4M3FN, smem, align<16>>) -> !cute.ptr<f8E4M3FN, smem> {
  %p = cute.deref_desc_iter(%i) : (!cute.strided_iter<f8E4M3FN, smem, align<16>>) -> !cute.ptr<f8E4M3FN, smem>
  return %p : !cute.ptr<f8E4M3FN, smem>
}

// CHECK-LABEL: llvm.func @strided32
// CHECK: llvm.getelementptr %{{.*}} : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
func.func @strided32(%i: !cute.strided_iter<tf32, smem, align<16>>) -> !cute.ptr<tf32, smem> {
  %p = cute.deref_desc_iter(%i) : (!cute.strided_iter<tf32, smem, align<16>>) -> !cute.ptr<tf32, smem>
  return %p : !cute.ptr<tf32, smem>
}

// CHECK-LABEL: llvm.func @strided_float
// CHECK: llvm.getelementptr %{{.*}} : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
func.func @strided_float(%i: !cute.strided_iter<f32, smem, align<16>>) -> !cute.ptr<f32, smem> {
  %p = cute.deref_desc_iter(%i) : (!cute.strided_iter<f32, smem, align<16>>) -> !cute.ptr<f32, smem>
  return %p : !cute.ptr<f32, smem>
}

// CHECK-LABEL: llvm.func @moved8
// CHECK: %[[X:.*]] = llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr<1> -> i8
// CHECK: llvm.store %[[X]], %{{.*}} {alignment = 1 : i64} : i8, !llvm.ptr<1>
func.func @moved8(%v: !cute.memref<f8E4M3FN, gmem, "4:1">, %w: !cute.memref<f8E4M3FN, gmem, "4:1">, %i: i32) {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %x = cute.memref.load(%v, %c) : (!cute.memref<f8E4M3FN, gmem, "4:1">, !cute.coord<"?">) -> f8E4M3FN
  cute.memref.store(%w, %c, %x) : (!cute.memref<f8E4M3FN, gmem, "4:1">, !cute.coord<"?">, f8E4M3FN) -> ()
  return
}

// CHECK-LABEL: llvm.func @moved32
// CHECK: %[[X:.*]] = llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr<1> -> i32
// CHECK: llvm.store %[[X]], %{{.*}} {alignment = 4 : i64} : i32, !llvm.ptr<1>
func.func @moved32(%v: !cute.memref<tf32, gmem, "4:1">, %w: !cute.memref<tf32, gmem, "4:1">, %i: i32) {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %x = cute.memref.load(%v, %c) : (!cute.memref<tf32, gmem, "4:1">, !cute.coord<"?">) -> tf32
  cute.memref.store(%w, %c, %x) : (!cute.memref<tf32, gmem, "4:1">, !cute.coord<"?">, tf32) -> ()
  return
}

// CHECK-LABEL: llvm.func @movedu8
// CHECK: %[[X:.*]] = llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr<1> -> i8
// CHECK: llvm.store %[[X]], %{{.*}} {alignment = 1 : i64} : i8, !llvm.ptr<1>
func.func @movedu8(%v: !cute.memref<ui8, gmem, "4:1">, %w: !cute.memref<ui8, gmem, "4:1">, %i: i32) {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %x = cute.memref.load(%v, %c) : (!cute.memref<ui8, gmem, "4:1">, !cute.coord<"?">) -> ui8
  cute.memref.store(%w, %c, %x) : (!cute.memref<ui8, gmem, "4:1">, !cute.coord<"?">, ui8) -> ()
  return
}

// CHECK-LABEL: llvm.func @vectors
// CHECK: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<1> -> vector<16xi8>
// CHECK: llvm.store %{{.*}}, %{{.*}} {alignment = 16 : i64} : vector<16xi8>, !llvm.ptr<1>
func.func @vectors(%v: !cute.memref<f8E5M2, gmem, align<16>, "16:1">, %w: !cute.memref<f8E5M2, gmem, align<16>, "16:1">) {
  %x = cute.memref.load_vec(%v) : (!cute.memref<f8E5M2, gmem, align<16>, "16:1">) -> vector<16xf8E5M2>
  cute.memref.store_vec(%x, %w) : (vector<16xf8E5M2>, !cute.memref<f8E5M2, gmem, align<16>, "16:1">) -> ()
  return
}

!copy = !cute_nvgpu.atom.universal_copy<f8E4M3FN, 128 b>
// CHECK-LABEL: llvm.func @copied
// CHECK: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<1> -> vector<16xi8>
// CHECK: llvm.store %{{.*}}, %{{.*}} {alignment = 16 : i64} : vector<16xi8>, !llvm.ptr<1>
func.func @copied(%v: !cute.memref<f8E4M3FN, gmem, align<16>, "16:1">, %w: !cute.memref<f8E4M3FN, gmem, align<16>, "16:1">) {
  %atom = cute.make_atom() : !copy
  cute.copy_atom_call(%atom, %v, %w) : (!copy, !cute.memref<f8E4M3FN, gmem, align<16>, "16:1">, !cute.memref<f8E4M3FN, gmem, align<16>, "16:1">) -> ()
  return
}
