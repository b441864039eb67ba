// RUN: cutecheck-opt %s -cute-desugar-shapes -cute-desugar-strides -cute-desugar-layouts | FileCheck %s
// RUN: cutecheck-opt %s -cute-desugar-shapes | FileCheck %s --check-prefix=SHAPES
// RUN: not cutecheck-opt %s -cute-desugar-layouts 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not cutecheck-opt %s -cute-desugar-strides 2>&1 | FileCheck %s --check-prefix=UNSHAPED
// RUN: not cutecheck-opt %s -cute-desugar-shapes -cute-desugar-layouts 2>&1 | FileCheck %s --check-prefix=UNSTRIDED
// Shapes, then strides, then what is made of both: each phase finds its operands in the form that the one before
// it leaves, and complains where it does not.

// EARLY: error: 'cute.make_shape' op is desugared before layouts
// UNSHAPED: error: 'cute.make_shape' op is desugared before strides
// UNSTRIDED: error: 'cute.make_stride' op is desugared before layouts

// The kind stands on the result; the order of the operands is kept.
// CHECK-LABEL: func.func @layout(
// CHECK-SAME: %[[M:.*]]: i32, %[[N:.*]]: i32, %[[D:.*]]: i64)
// CHECK-NEXT: %[[S:.*]] = cute.make_int_tuple(%[[M]], %[[N]]) : (i32, i32) -> !cute.shape<"(?,?)">
// CHECK-NEXT: %[[T:.*]] = cute.make_int_tuple(%[[D]]) : (i64) -> !cute.stride<"(1,?{i64})">
// CHECK-NEXT: %[[L:.*]] = cute.make_layout_raw(%[[S]], %[[T]]) : (!cute.shape<"(?,?)">, !cute.stride<"(1,?{i64})">) -> !cute.layout<"(?,?):(1,?{i64})">
// CHECK-NEXT: return %[[L]]
// SHAPES-LABEL: func.func @layout(
// SHAPES: cute.make_int_tuple({{.*}}) : (i32, i32) -> !cute.shape<"(?,?)">
// SHAPES: cute.make_stride
// SHAPES: cute.make_layout(
func.func @layout(%m: i32, %n: i32, %d: i64) -> !cute.layout<"(?,?):(1,?{i64})"> {
  %s = cute.make_shape(%m, %n) : (i32, i32) -> !cute.shape<"(?,?)">
  %t = cute.make_stride(%d) : (i64) -> !cute.stride<"(1,?{i64})">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(?,?):(1,?{i64})">
  return %l : !cute.layout<"(?,?):(1,?{i64})">
}

// CHECK-LABEL: func.func @known
// CHECK-NEXT: %[[S:.*]] = cute.make_int_tuple() : () -> !cute.shape<"(8,4)">
// CHECK-NEXT: %[[T:.*]] = cute.make_int_tuple() : () -> !cute.stride<"(1,8)">
// CHECK-NEXT: cute.make_layout_raw(%[[S]], %[[T]])
func.func @known() -> !cute.layout<"(8,4):(1,8)"> {
  %l = cute.make_layout() : !cute.layout<"(8,4):(1,8)">
  return %l : !cute.layout<"(8,4):(1,8)">
}

// CHECK-LABEL: func.func @kinds
// CHECK: cute.make_int_tuple({{.*}}) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
// CHECK: cute.make_int_tuple({{.*}}) : (i32, i32) -> !cute.tile<"[?:1;?:1]">
func.func @kinds(%i: i32, %j: i32, %k: i32) -> (!cute.coord<"(?,?,?)">, !cute.tile<"[?:1;?:1]">) {
  %c = cute.make_coord(%i, %j, %k) : (i32, i32, i32) -> !cute.coord<"(?,?,?)">
  %t = cute.make_tile(%i, %j) : (i32, i32) -> !cute.tile<"[?:1;?:1]">
  return %c, %t : !cute.coord<"(?,?,?)">, !cute.tile<"[?:1;?:1]">
}

// CHECK-LABEL: func.func @composed
// CHECK-SAME: (%[[OUTER:.*]]: !cute.layout<{{.*}}>, %[[W:.*]]: !cute.swizzle<{{.*}}>, %[[I:.*]]: i32)
// CHECK: %[[OFFSET:.*]] = cute.make_int_tuple(%[[I]]) : (i32) -> !cute.int_tuple<"?">
// CHECK-DAG: %[[B:.*]] = cute.make_int_tuple() : () -> !cute.int_tuple<"2">
// CHECK-DAG: %[[M:.*]] = cute.make_int_tuple() : () -> !cute.int_tuple<"4">
// CHECK-DAG: %[[S:.*]] = cute.make_int_tuple() : () -> !cute.int_tuple<"3">
// CHECK: %[[INNER:.*]] = cute.make_swizzle(%[[B]], %[[M]], %[[S]])
// CHECK: cute.make_composed_layout_raw(%[[OUTER]], %[[INNER]], %[[OFFSET]])
func.func @composed(%l: !cute.layout<"(8,64):(64,1)">, %w: !cute.swizzle<"S<2,4,3>">, %i: i32) -> !cute.composed_layout<"S<2,4,3> o ? o (8,64):(64,1)"> {
  %o = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %c = cute.make_composed_layout(%w, %o, %l) : (!cute.swizzle<"S<2,4,3>">, !cute.int_tuple<"?">, !cute.layout<"(8,64):(64,1)">) -> !cute.composed_layout<"S<2,4,3> o ? o (8,64):(64,1)">
  return %c : !cute.composed_layout<"S<2,4,3> o ? o (8,64):(64,1)">
}

!v = !cute.memref<f32, gmem, "(?,4):(1,?)">
// CHECK-LABEL: func.func @tensor
// CHECK: %[[L:.*]] = cute.get_layout(%arg0)
// CHECK: %[[I:.*]] = cute.get_iter(%arg0)
// CHECK: cute.make_view(%[[I]], %[[L]])
func.func @tensor(%v: !v) -> !v {
  %t = cute.make_tensor(%v, %v) : (!v, !v) -> !v
  return %t : !v
}

// CHECK-LABEL: func.func @equal
// CHECK: %[[A:.*]] = cute.get_layout(%arg0)
// CHECK: %[[B:.*]] = cute.get_layout(%arg1)
// CHECK-DAG: %[[S1:.*]] = cute.get_shape(%[[A]])
// CHECK-DAG: %[[S2:.*]] = cute.get_shape(%[[B]])
// CHECK-DAG: %[[T1:.*]] = cute.get_stride(%[[A]])
// CHECK-DAG: %[[T2:.*]] = cute.get_stride(%[[B]])
// CHECK-DAG: %[[S:.*]] = cute.tuple_eq(%[[S1]], %[[S2]])
// CHECK-DAG: %[[T:.*]] = cute.tuple_eq(%[[T1]], %[[T2]])
// CHECK: arith.andi %[[S]], %[[T]]
func.func @equal(%a: !v, %b: !v) -> i1 {
  %r = cute.equal(%a, %b) : (!v, !v) -> i1
  return %r : i1
}

!fma = !cute_nvgpu.atom.universal_fma<1x1x1, (f16, f16) -> f32>
!copy = !cute_nvgpu.atom.universal_copy<f16, 128 b>
!tiled_copy = !cute.tiled_copy<!copy, layout_copy_tv = <"(4,8):(8,1)">, tiler_mn = <"[32:1]">>
!tiled_mma = !cute.tiled_mma<!fma, atom_layout_MNK = <"(16,8,1):(1,16,0)">>

// What an atom is its result's type says: of a copy the element and how many, of an MMA the elements and the extents.
// CHECK-LABEL: func.func @atoms
// CHECK: cute.atom <{element = f16, values = 8 : i64}> () : !cute_nvgpu.atom.universal_copy<f16, 128 b>
// CHECK: cute.atom <{element = f16, values = 8 : i64}> () : !cute.tiled_copy<
// CHECK: cute.atom <{a = f16, accumulator = f32, b = f16, shape = array<i64: 1, 1, 1>}> () : !cute_nvgpu.atom.universal_fma<
// CHECK: cute.atom <{a = f16, accumulator = f32, b = f16, shape = array<i64: 1, 1, 1>}> () : !cute.tiled_mma<
func.func @atoms() -> (!tiled_copy, !tiled_mma) {
  %c = cute.make_atom() : !copy
  %t = cute.make_tiled_copy(%c) : !tiled_copy
  %m = cute.atom() : !fma
  %u = cute.make_tiled_mma(%m) : (!fma) -> !tiled_mma
  return %t, %u : !tiled_copy, !tiled_mma
}
