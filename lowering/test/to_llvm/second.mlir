// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// RUN: cutecheck-opt %s -cute-convert-bank -cute-convert-second | FileCheck %s
// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s --check-prefix=NONE
// The secondary registrar: values of cute across blocks, loops, calls and functions of a gpu.module.

// NONE-NOT: {{cute\.[^k]}}
// NONE-NOT: unrealized
// NONE-NOT: gpu.

// CHECK-LABEL: llvm.func @selected(
// CHECK: llvm.cond_br
// CHECK: llvm.br ^[[B:.*]](%arg1 : i32)
// CHECK: llvm.br ^[[B]](%arg2 : i32)
func.func @selected(%c: i1, %a: !cute.coord<"?">, %b: !cute.coord<"?">) -> !cute.coord<"?"> {
  %r = scf.if %c -> (!cute.coord<"?">) {
    scf.yield %a : !cute.coord<"?">
  } else {
    scf.yield %b : !cute.coord<"?">
  }
  return %r : !cute.coord<"?">
}

// CHECK-LABEL: llvm.func @loop(
// CHECK: ^{{.*}}(%{{.*}}: i32, %{{.*}}: !llvm.struct<(i32, i32)>):
// CHECK: llvm.br ^{{.*}}(%{{.*}} : i32, !llvm.struct<(i32, i32)>)
func.func @loop(%n: i32, %start: !cute.int_tuple<"(?,?)">, %step: !cute.int_tuple<"(?,?)">) -> !cute.int_tuple<"(?,?)"> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%at = %start) -> (!cute.int_tuple<"(?,?)">) : i32 {
    %next = cute.tuple_add(%at, %step) : (!cute.int_tuple<"(?,?)">, !cute.int_tuple<"(?,?)">) -> !cute.int_tuple<"(?,?)">
    scf.yield %next : !cute.int_tuple<"(?,?)">
  }
  return %r : !cute.int_tuple<"(?,?)">
}

// CHECK-LABEL: llvm.func @until(
// CHECK: llvm.icmp "slt"
// CHECK: llvm.cond_br
func.func @until(%start: !cute.int_tuple<"?">, %end: !cute.int_tuple<"?">) -> !cute.int_tuple<"?"> {
  %one = cute.static : !cute.int_tuple<"1">
  %r = scf.while (%at = %start) : (!cute.int_tuple<"?">) -> !cute.int_tuple<"?"> {
    %go = cute.elem_less(%at, %end) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> i1
    scf.condition(%go) %at : !cute.int_tuple<"?">
  } do {
  ^bb0(%at: !cute.int_tuple<"?">):
    %next = cute.tuple_add(%at, %one) : (!cute.int_tuple<"?">, !cute.int_tuple<"1">) -> !cute.int_tuple<"?">
    scf.yield %next : !cute.int_tuple<"?">
  }
  return %r : !cute.int_tuple<"?">
}

// CHECK-LABEL: llvm.func @blocks(
// CHECK: llvm.cond_br %arg0, ^{{.*}}(%arg1 : !llvm.struct<(i32, i32)>), ^{{.*}}(%{{.*}} : !llvm.struct<(i32, i32)>)
func.func @blocks(%c: i1, %l: !cute.layout<"?:?">, %m: !cute.layout<"4:1">) -> !cute.layout<"?:?"> {
  %s = cute.get_shape(%l) : (!cute.layout<"?:?">) -> !cute.shape<"?">
  %t = cute.get_stride(%l) : (!cute.layout<"?:?">) -> !cute.stride<"?">
  %again = cute.make_layout(%s, %t) : !cute.layout<"?:?">
  cf.cond_br %c, ^bb1(%l : !cute.layout<"?:?">), ^bb2(%again : !cute.layout<"?:?">)
^bb1(%x: !cute.layout<"?:?">):
  cf.br ^bb2(%x : !cute.layout<"?:?">)
^bb2(%y: !cute.layout<"?:?">):
  return %y : !cute.layout<"?:?">
}

// CHECK-LABEL: llvm.func @called(
// CHECK: llvm.call @blocks(%arg0, %{{.*}}, %{{.*}}) : (i1, !llvm.struct<(i32, i32)>, !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)>
func.func @called(%c: i1, %l: !cute.layout<"?:?">) -> !cute.shape<"?"> {
  %m = cute.static : !cute.layout<"4:1">
  %r = func.call @blocks(%c, %l, %m) : (i1, !cute.layout<"?:?">, !cute.layout<"4:1">) -> !cute.layout<"?:?">
  %s = cute.get_shape(%r) : (!cute.layout<"?:?">) -> !cute.shape<"?">
  return %s : !cute.shape<"?">
}

// CHECK-LABEL: llvm.func @one_of(
// CHECK: llvm.switch %arg0 : i32, ^[[B:.*]](%{{.*}} : i32) [
// CHECK: 42: ^[[B]](%{{.*}} : i32)
// CHECK: llvm.select %{{.*}}, %{{.*}}, %{{.*}} : i1, i32
func.func @one_of(%f: i32, %c: i1, %a: !cute.coord<"?">, %b: !cute.coord<"?">) -> !cute.coord<"?"> {
  cf.switch %f : i32, [
    default: ^bb1(%a : !cute.coord<"?">),
    42: ^bb1(%b : !cute.coord<"?">)
  ]
^bb1(%x: !cute.coord<"?">):
  %r = arith.select %c, %x, %a : !cute.coord<"?">
  return %r : !cute.coord<"?">
}

// A call of two results, one of them read.
// CHECK-LABEL: llvm.func @pair(
// CHECK-LABEL: llvm.func @second_of(
// CHECK: %[[P:.*]] = llvm.call @pair(%arg0) : (i32) -> !llvm.struct<(i32, struct<(i32, i32)>)>
// CHECK: %[[L:.*]] = llvm.extractvalue %[[P]][1]
// CHECK: llvm.return %[[L]]
func.func @pair(%a: !cute.coord<"?">) -> (!cute.coord<"?">, !cute.layout<"4:1">) {
  %l = cute.static : !cute.layout<"4:1">
  return %a, %l : !cute.coord<"?">, !cute.layout<"4:1">
}
func.func @second_of(%a: !cute.coord<"?">) -> !cute.layout<"4:1"> {
  %r:2 = func.call @pair(%a) : (!cute.coord<"?">) -> (!cute.coord<"?">, !cute.layout<"4:1">)
  return %r#1 : !cute.layout<"4:1">
}

// Bounds of type index; what a parallel loop reads of a view is read where it is.
// CHECK-LABEL: llvm.func @everywhere(
// CHECK: llvm.icmp "slt" %{{.*}}, %arg0 : i64
// CHECK: llvm.getelementptr
// CHECK: llvm.store %arg2
func.func @everywhere(%n: index, %v: !cute.memref<f32, gmem, "?:1">, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %k = arith.index_cast %i : index to i32
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    cute.memref.store(%v, %c, %x) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}

// What a type says less of has the same leaves.
// CHECK-LABEL: llvm.func @flat(
// CHECK: llvm.extractvalue %{{.*}}[0, 2]
func.func @flat(%l: !cute.layout<"((2,?),4):((1,?),8)">) -> !cute.shape<"(?,?,?)"> {
  %f = cute.flatten(%l) : (!cute.layout<"((2,?),4):((1,?),8)">) -> !cute.layout<"(2,?,4):(1,?,8)">
  %s = cute.get_shape(%f) : (!cute.layout<"(2,?,4):(1,?,8)">) -> !cute.shape<"(2,?,4)">
  %d = cute.derefine(%s) : (!cute.shape<"(2,?,4)">) -> !cute.shape<"(?,?,?)">
  return %d : !cute.shape<"(?,?,?)">
}

// Functions of a gpu.module are functions of the module; its kernels are kernels.
gpu.module @kernels {
  // CHECK: llvm.func @helper(%{{.*}}: !llvm.struct<(i32, i32)>) -> i32
  gpu.func @helper(%c: !cute.coord<"(?,?)">) -> i32 {
    %a, %b = cute.get_scalars(%c) : !cute.coord<"(?,?)">
    %r = arith.addi %a, %b : i32
    gpu.return %r : i32
  }
  // CHECK: llvm.func @kernel(%{{.*}}: !llvm.struct<(ptr<1>, struct<(i32, i32)>)>, %{{.*}}: i32) attributes {cute.kernel}
  gpu.func @kernel(%v: !cute.memref<f32, gmem, "?:1">, %i: i32) kernel {
    %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    %x = arith.constant 1.0 : f32
    cute.memref.store(%v, %c, %x) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
    gpu.return
  }
}
