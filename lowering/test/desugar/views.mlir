// RUN: cutecheck-opt %s -cute-desugar | FileCheck %s
// What is done with a view is done to its layout and to its iterator apart.

// CHECK-LABEL: func.func @divide
func.func @divide(%v: !cute.memref<f32, gmem, "(?,?):(?,1)">) -> !cute.memref<f32, gmem, "((16,128),(?,?)):((?,1),(?{div=16},128))"> {
  // CHECK-DAG: %[[L:.*]] = cute.get_layout(%arg0)
  // CHECK-DAG: %[[I:.*]] = cute.get_iter(%arg0)
  // CHECK-DAG: %[[Z:.*]] = cute.zipped_divide(%[[L]], %{{.*}}) : (!cute.layout<"(?,?):(?,1)">, !cute.tile<"[16:1;128:1]">) -> !cute.layout<
  // CHECK: cute.make_view(%[[I]], %[[Z]])
  %t = cute.static : !cute.tile<"[16:1;128:1]">
  %r = cute.zipped_divide(%v, %t) : (!cute.memref<f32, gmem, "(?,?):(?,1)">, !cute.tile<"[16:1;128:1]">) -> !cute.memref<f32, gmem, "((16,128),(?,?)):((?,1),(?{div=16},128))">
  return %r : !cute.memref<f32, gmem, "((16,128),(?,?)):((?,1),(?{div=16},128))">
}

// A slice moves the iterator to the coordinate's offset.
// CHECK-LABEL: func.func @slice
func.func @slice(%v: !cute.memref<f32, gmem, "(8,?):(1,8)">, %j: i32) -> !cute.memref<f32, gmem, "(8):(1)"> {
  // CHECK-DAG: %[[L:.*]] = cute.get_layout(%arg0)
  // CHECK-DAG: %[[I:.*]] = cute.get_iter(%arg0)
  // CHECK-DAG: %[[S:.*]] = cute.slice(%[[L]], %{{.*}}) : !cute.layout<"(8,?):(1,8)">, !cute.coord<"(_,?)">
  // CHECK-DAG: %[[X:.*]] = cute.crd2idx(%{{.*}}, %[[L]])
  // CHECK: %[[P:.*]] = cute.add_offset(%[[I]], %[[X]])
  // CHECK: cute.make_view(%[[P]], %[[S]])
  %c = cute.make_coord(%j) : (i32) -> !cute.coord<"(_,?)">
  %r = cute.slice(%v, %c) : !cute.memref<f32, gmem, "(8,?):(1,8)">, !cute.coord<"(_,?)"> -> !cute.memref<f32, gmem, "(8):(1)">
  return %r : !cute.memref<f32, gmem, "(8):(1)">
}

// A layout is left alone: the twin of the first.
// CHECK-LABEL: func.func @layout
func.func @layout(%l: !cute.layout<"(?,?):(?,1)">) -> !cute.layout<"((16,128),(?,?)):((?,1),(?{div=16},128))"> {
  // CHECK-NOT: get_layout
  // CHECK: cute.zipped_divide(%arg0
  %t = cute.static : !cute.tile<"[16:1;128:1]">
  %r = cute.zipped_divide(%l, %t) : (!cute.layout<"(?,?):(?,1)">, !cute.tile<"[16:1;128:1]">) -> !cute.layout<"((16,128),(?,?)):((?,1),(?{div=16},128))">
  return %r : !cute.layout<"((16,128),(?,?)):((?,1),(?{div=16},128))">
}

// Coordinates are a view of a start and of the identity layout.
// CHECK-LABEL: func.func @identity
func.func @identity(%s: !cute.shape<"(?,?)">) -> !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)"> {
  // CHECK-DAG: %[[D:.*]] = cute.static : !cute.stride<"(1@0,1@1)">
  // CHECK-DAG: %[[I:.*]] = cute.make_arith_tuple_iter() : () -> !cute.arith_tuple_iter<"(0,0)">
  // CHECK-DAG: %[[L:.*]] = cute.make_layout_raw(%arg0, %[[D]])
  // CHECK: cute.make_view(%[[I]], %[[L]])
  %t = cute.make_identity_tensor(%s) : (!cute.shape<"(?,?)">) -> !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
  return %t : !cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">
}

// CHECK-LABEL: func.func @fragment
func.func @fragment(%v: !cute.memref<f32, gmem, "(4,2):(1,?)">) -> !cute.memref<f32, rmem, align<16>, "(4,2):(1,4)"> {
  // CHECK: %[[L:.*]] = cute.static : !cute.layout<"(4,2):(1,4)">
  // CHECK: cute.make_fragment(%[[L]])
  %r = cute.make_fragment_like(%v) : (!cute.memref<f32, gmem, "(4,2):(1,?)">) -> !cute.memref<f32, rmem, align<16>, "(4,2):(1,4)">
  return %r : !cute.memref<f32, rmem, align<16>, "(4,2):(1,4)">
}

// CHECK-LABEL: func.func @accumulators
func.func @accumulators(%m: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %s: !cute.shape<"(1,4,2)">) -> !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,1,4)"> {
  // CHECK: %[[L:.*]] = cute.static : !cute.layout<"(1,4,2):(0,1,4)">
  // CHECK: cute.make_fragment(%[[L]])
  %f = cute.mma.make_fragment <2> (%m, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.shape<"(1,4,2)">) -> !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,1,4)">
  return %f : !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,1,4)">
}

// A loop of known length is its iterations; one of unknown length stays.
// CHECK-LABEL: func.func @loops
func.func @loops(%v: !cute.memref<f32, gmem, "4:1">, %x: f32, %n: i32) {
  // CHECK-COUNT-3: cute.memref.store
  // CHECK: scf.for
  // CHECK: cute.memref.store
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  scf.for %i = %zero to %three step %one : i32 {
    %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    cute.memref.store(%v, %c, %x) : (!cute.memref<f32, gmem, "4:1">, !cute.coord<"?">, f32) -> ()
  }
  scf.for %i = %zero to %n step %one : i32 {
    %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    cute.memref.store(%v, %c, %x) : (!cute.memref<f32, gmem, "4:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}
