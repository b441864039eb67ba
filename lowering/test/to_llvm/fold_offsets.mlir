// RUN: cutecheck-opt %s --cute-fold-offsets | FileCheck %s

// p + 16*i*S, then + 4*j*S + j + 3: the stride stands before one bracket, the constant is a step of its own.
// CHECK-LABEL: @shared_stride
// CHECK-SAME: (%[[P:.*]]: !llvm.ptr<1>, %[[S:.*]]: i64, %[[I:.*]]: i32, %[[J:.*]]: i32)
llvm.func @shared_stride(%p: !llvm.ptr<1>, %s: i64, %i: i32, %j: i32) -> !llvm.ptr<1> {
  // CHECK: %[[BRACKET:.*]] = llvm.add
  // CHECK: llvm.mul %[[BRACKET]], %[[S]] : i64
  // CHECK-NOT: %[[S]]
  // CHECK: llvm.getelementptr %[[P]][%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  // CHECK: llvm.getelementptr %{{.*}}[3]
  // CHECK-NOT: llvm.getelementptr
  // CHECK: llvm.return
  %c16 = llvm.mlir.constant(16 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %wide = llvm.mul %s, %c16 : i64
  %i64 = llvm.sext %i : i32 to i64
  %block = llvm.mul %i64, %wide overflow<nsw> : i64
  %tile = llvm.getelementptr %p[%block] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %narrow = llvm.mul %j, %c2 overflow<nsw> : i32
  %j64 = llvm.sext %narrow : i32 to i64
  %row = llvm.mul %s, %c4 : i64
  %thread = llvm.mul %j64, %row overflow<nsw> : i64
  %column = llvm.add %thread, %j64 : i64
  %all = llvm.add %column, %c3 : i64
  %here = llvm.getelementptr %tile[%all] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  llvm.return %here : !llvm.ptr<1>
}

// No stride is shared: nothing to gain.
// CHECK-LABEL: @apart
llvm.func @apart(%p: !llvm.ptr<1>, %s: i64, %t: i64, %i: i64, %j: i64) -> !llvm.ptr<1> {
  // CHECK-COUNT-2: llvm.getelementptr
  %a = llvm.mul %s, %i : i64
  %first = llvm.getelementptr %p[%a] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %b = llvm.mul %t, %j : i64
  %second = llvm.getelementptr %first[%b] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  llvm.return %second : !llvm.ptr<1>
}

// Somebody else reads the first step: it is taken once.
// CHECK-LABEL: @read_between
llvm.func @read_between(%p: !llvm.ptr<1>, %s: i64, %i: i64, %j: i64) -> f32 {
  // CHECK: %[[A:.*]] = llvm.mul
  // CHECK: %[[FIRST:.*]] = llvm.getelementptr %{{.*}}[%[[A]]]
  // CHECK: llvm.getelementptr %[[FIRST]]
  %a = llvm.mul %s, %i : i64
  %first = llvm.getelementptr %p[%a] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %x = llvm.load %first : !llvm.ptr<1> -> f32
  %b = llvm.mul %s, %j : i64
  %second = llvm.getelementptr %first[%b] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %y = llvm.load %second : !llvm.ptr<1> -> f32
  %z = llvm.fadd %x, %y : f32
  llvm.return %z : f32
}

// What may wrap below an extension is one number, and so are elements of another size.
// CHECK-LABEL: @not_looked_through
llvm.func @not_looked_through(%p: !llvm.ptr<1>, %s: i64, %i: i32, %j: i64) -> !llvm.ptr<1> {
  // CHECK: llvm.mul %{{.*}}, %{{.*}} : i32
  // CHECK: llvm.getelementptr %{{.*}} !llvm.ptr<1>, f16
  // CHECK: llvm.getelementptr %{{.*}} !llvm.ptr<1>, f32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %wraps = llvm.mul %i, %c2 : i32
  %i64 = llvm.sext %wraps : i32 to i64
  %a = llvm.mul %s, %i64 : i64
  %first = llvm.getelementptr %p[%a] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f16
  %b = llvm.mul %s, %j : i64
  %second = llvm.getelementptr %first[%b] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  llvm.return %second : !llvm.ptr<1>
}

// A constant that a step cannot hold by itself stays in the sum: an immediate has 29 bits there.
// CHECK-LABEL: @far
llvm.func @far(%p: !llvm.ptr<1>, %s: i64, %i: i64, %j: i64) -> !llvm.ptr<1> {
  // CHECK: llvm.mlir.constant(268435456 : i64)
  // CHECK: llvm.getelementptr %{{.*}}[%{{.*}}]
  // CHECK-NOT: llvm.getelementptr
  // CHECK: llvm.return
  %c = llvm.mlir.constant(268435456 : i64) : i64
  %a = llvm.mul %s, %i : i64
  %first = llvm.getelementptr %p[%a] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %b = llvm.mul %s, %j : i64
  %all = llvm.add %b, %c : i64
  %second = llvm.getelementptr %first[%all] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  llvm.return %second : !llvm.ptr<1>
}

// CHECK-LABEL: @near
llvm.func @near(%p: !llvm.ptr<1>, %s: i64, %i: i64, %j: i64) -> !llvm.ptr<1> {
  // CHECK: llvm.getelementptr %{{.*}}[268435455]
  // CHECK: llvm.return
  %a = llvm.mul %s, %i : i64
  %first = llvm.getelementptr %p[%a] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %b = llvm.mul %s, %j : i64
  %second = llvm.getelementptr %first[%b] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %third = llvm.getelementptr %second[268435455] : (!llvm.ptr<1>) -> !llvm.ptr<1>, f32
  llvm.return %third : !llvm.ptr<1>
}
