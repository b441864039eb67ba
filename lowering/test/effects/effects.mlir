// RUN: cutecheck-opt %s -cse -canonicalize | FileCheck %s
// RUN: cutecheck-opt %s -cute-desugar -cse | FileCheck %s --check-prefix=SHARED
// Pure algebra is shared, moved and dropped; what reads, writes, allocates or prints stays, in its order.

!g = !cute.memref<f32, gmem, "4:1">
!r = !cute.memref<f32, rmem, "1:0">
!copy = !cute_nvgpu.atom.universal_copy<f32>
!fma = !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>

// Written twice, computed once.
// CHECK-LABEL: func.func @pure
// CHECK-COUNT-1: cute.make_layout_raw
// CHECK-NOT: cute.make_layout_raw
// CHECK: %[[S:.*]] = cute.get_shape
// CHECK-NEXT: return %[[S]], %[[S]]
func.func @pure(%s: !cute.shape<"(?,4)">, %d: !cute.stride<"(1,?)">) -> (!cute.shape<"(?,4)">, !cute.shape<"(?,4)">) {
  %a = cute.make_layout_raw(%s, %d) : !cute.shape<"(?,4)">, !cute.stride<"(1,?)">
  %b = cute.make_layout_raw(%s, %d) : !cute.shape<"(?,4)">, !cute.stride<"(1,?)">
  %x = cute.get_shape(%a) : (!cute.layout<"(?,4):(1,?)">) -> !cute.shape<"(?,4)">
  %y = cute.get_shape(%b) : (!cute.layout<"(?,4):(1,?)">) -> !cute.shape<"(?,4)">
  return %x, %y : !cute.shape<"(?,4)">, !cute.shape<"(?,4)">
}

// Nobody asks for it.
// CHECK-LABEL: func.func @dead
// CHECK-NEXT: return
func.func @dead(%s: !cute.int_tuple<"(4,2)">, %i: i32, %p: !cute.ptr<f32, gmem>) {
  %a = cute.make_layout_raw(%s, %s) : !cute.int_tuple<"(4,2)">, !cute.int_tuple<"(4,2)">
  %f = cute.fast_divmod.create_divisor(%i) : i32
  %n = cute.ptrtoint(%p) : (!cute.ptr<f32, gmem>) -> i64
  return
}

// A load between stores is read again; stores, copies, calls and prints are all there, in order.
// CHECK-LABEL: func.func @effects
// CHECK: cute.memref.load
// CHECK: cute.memref.store
// CHECK: cute.memref.load
// CHECK: cute.memref.store
// CHECK: cute.copy_atom_call
// CHECK: cute.copy_atom_call
// CHECK: cute.mma_atom_call
// CHECK: cute.print("a")
// CHECK: cute.print("a")
// CHECK: return
func.func @effects(%v: !g, %c: !cute.coord<"?">, %s: !r, %d: !r, %k: !copy, %m: !fma) -> (f32, f32) {
  %x = cute.memref.load(%v, %c) : (!g, !cute.coord<"?">) -> f32
  cute.memref.store(%v, %c, %x) : (!g, !cute.coord<"?">, f32) -> ()
  %y = cute.memref.load(%v, %c) : (!g, !cute.coord<"?">) -> f32
  cute.memref.store(%v, %c, %y) : (!g, !cute.coord<"?">, f32) -> ()
  cute.copy_atom_call(%k, %s, %d) : (!copy, !r, !r) -> ()
  cute.copy_atom_call(%k, %s, %d) : (!copy, !r, !r) -> ()
  cute.mma_atom_call(%m, %d, %s, %s, %d) : (!fma, !r, !r, !r, !r) -> ()
  cute.print("a")
  cute.print("a")
  return %x, %y : f32, f32
}

// Two pieces of registers of one type are two.
// CHECK-LABEL: func.func @registers
// CHECK: %[[A:.*]] = cute.make_fragment
// CHECK: %[[B:.*]] = cute.make_fragment
// CHECK: return %[[A]], %[[B]]
func.func @registers() -> (!cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, rmem, align<16>, "4:1">) {
  %l = cute.static : !cute.layout<"4:1">
  %a = cute.make_fragment(%l) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %b = cute.make_fragment(%l) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  return %a, %b : !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, rmem, align<16>, "4:1">
}

// Layouts of equal static shape made in two ways share one value after desugaring; another one does not.
// SHARED-LABEL: func.func @shared
// SHARED-DAG: %[[A:.*]] = cute.static : !cute.layout<"(4,2):(1,4)">
// SHARED-DAG: %[[B:.*]] = cute.static : !cute.layout<"(4,2):(2,1)">
// SHARED: return %[[A]], %[[A]], %[[B]]
func.func @shared() -> (!cute.layout<"(4,2):(1,4)">, !cute.layout<"(4,2):(1,4)">, !cute.layout<"(4,2):(2,1)">) {
  %s = cute.static : !cute.int_tuple<"(4,2)">
  %d = cute.static : !cute.int_tuple<"(1,4)">
  %e = cute.static : !cute.int_tuple<"(2,1)">
  %a = cute.make_layout_raw(%s, %d) : !cute.int_tuple<"(4,2)">, !cute.int_tuple<"(1,4)">
  %t = cute.make_shape() : () -> !cute.shape<"(4,2)">
  %u = cute.make_stride() : () -> !cute.stride<"(1,4)">
  %b = cute.make_layout(%t, %u) : !cute.layout<"(4,2):(1,4)">
  %c = cute.make_layout_raw(%s, %e) : !cute.int_tuple<"(4,2)">, !cute.int_tuple<"(2,1)">
  return %a, %b, %c : !cute.layout<"(4,2):(1,4)">, !cute.layout<"(4,2):(1,4)">, !cute.layout<"(4,2):(2,1)">
}
