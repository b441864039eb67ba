// RUN: cutecheck-opt %s -cute-desugar | FileCheck %s
// Loops of known length as their turns, whatever the number behind the last turn is: the turns are counted in more
// bits than the counter has.

// 0, 16, ..., 112: 8 turns, and 128 is no i8.
// CHECK-LABEL: func.func @eight(
// CHECK-NOT: scf.for
// CHECK-COUNT-7: arith.addi
// CHECK: return
func.func @eight(%a: i8) -> i8 {
  %low = arith.constant 0 : i8
  %high = arith.constant 127 : i8
  %step = arith.constant 16 : i8
  %r = scf.for %i = %low to %high step %step iter_args(%s = %a) -> (i8) : i8 {
    %t = arith.addi %s, %i : i8
    scf.yield %t : i8
  }
  return %r : i8
}

// The twin that ends at 112, inside: 7 turns, of which the first adds 0.
// CHECK-LABEL: func.func @seven(
// CHECK-NOT: scf.for
// CHECK-COUNT-6: arith.addi
// CHECK-NOT: arith.addi
// CHECK: return
func.func @seven(%a: i8) -> i8 {
  %low = arith.constant 0 : i8
  %high = arith.constant 112 : i8
  %step = arith.constant 16 : i8
  %r = scf.for %i = %low to %high step %step iter_args(%s = %a) -> (i8) : i8 {
    %t = arith.addi %s, %i : i8
    scf.yield %t : i8
  }
  return %r : i8
}

// -60, -10, 40: the end, 90, is an i8, and 3 * 50 is not.
// CHECK-LABEL: func.func @product(
// CHECK-DAG: %[[A:.*]] = arith.constant -60 : i8
// CHECK-DAG: %[[B:.*]] = arith.constant -10 : i8
// CHECK-DAG: %[[C:.*]] = arith.constant 40 : i8
// CHECK: arith.addi %{{.*}}, %[[A]]
// CHECK: arith.addi %{{.*}}, %[[B]]
// CHECK: arith.addi %{{.*}}, %[[C]]
// CHECK-NEXT: return
func.func @product(%a: i8) -> i8 {
  %low = arith.constant -60 : i8
  %high = arith.constant 60 : i8
  %step = arith.constant 50 : i8
  %r = scf.for %i = %low to %high step %step iter_args(%s = %a) -> (i8) : i8 {
    %t = arith.addi %s, %i : i8
    scf.yield %t : i8
  }
  return %r : i8
}

// All of i32: 4 turns between the least number and the greatest.
// CHECK-LABEL: func.func @whole(
// CHECK-NOT: scf.for
// CHECK-COUNT-4: arith.muli %{{.*}}, %arg0
// CHECK-NOT: arith.muli
// CHECK: return
func.func @whole(%a: i32) -> i32 {
  %low = arith.constant -2147483648 : i32
  %high = arith.constant 2147483647 : i32
  %step = arith.constant 1073741824 : i32
  %r = scf.for %i = %low to %high step %step iter_args(%s = %a) -> (i32) : i32 {
    %t = arith.muli %s, %a : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// Unsigned: 100 and 150 of 8 bits, below 200.
// CHECK-LABEL: func.func @unsigned(
// CHECK-DAG: %[[A:.*]] = arith.constant 100 : i8
// CHECK-DAG: %[[B:.*]] = arith.constant -106 : i8
// CHECK: arith.addi %{{.*}}, %[[A]]
// CHECK-NEXT: arith.addi %{{.*}}, %[[B]]
// CHECK-NEXT: return
func.func @unsigned(%a: i8) -> i8 {
  %low = arith.constant 100 : i8
  %high = arith.constant -56 : i8
  %step = arith.constant 50 : i8
  %r = scf.for unsigned %i = %low to %high step %step iter_args(%s = %a) -> (i8) : i8 {
    %t = arith.addi %s, %i : i8
    scf.yield %t : i8
  }
  return %r : i8
}

// CHECK-LABEL: func.func @index(
// CHECK-NOT: scf.for
// CHECK-COUNT-2: arith.muli %{{.*}}, %arg0
// CHECK-NOT: arith.muli
// CHECK: return
func.func @index(%a: i32) -> i32 {
  %low = arith.constant 0 : index
  %step = arith.constant 4611686018427387904 : index
  %high = arith.constant 9223372036854775807 : index
  %r = scf.for %i = %low to %high step %step iter_args(%s = %a) -> (i32) {
    %t = arith.muli %s, %a : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// A loop that is too long to be unrolled, and whose counter would come from behind its end to its beginning and never
// be at the bound, counts its turns: 2147484 of 1000.
// CHECK-LABEL: func.func @long(
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i64
// CHECK-DAG: %[[TURNS:.*]] = arith.constant 2147484 : i64
// CHECK-DAG: %[[STEP:.*]] = arith.constant 1000 : i32
// CHECK: scf.for unsigned %[[I:.*]] = %[[ZERO]] to %[[TURNS]] step %[[ONE]]
// CHECK: %[[N:.*]] = arith.trunci %[[I]] : i64 to i32
// CHECK: %[[M:.*]] = arith.muli %[[N]], %[[STEP]]
// CHECK: arith.addi %{{.*}}, %[[M]]
func.func @long(%a: i32) -> i32 {
  %low = arith.constant 0 : i32
  %high = arith.constant 2147483647 : i32
  %step = arith.constant 1000 : i32
  %r = scf.for %i = %low to %high step %step iter_args(%s = %a) -> (i32) : i32 {
    %t = arith.addi %s, %i : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// Its twin ends inside and stays as it is.
// CHECK-LABEL: func.func @long_inside(
// CHECK: scf.for %{{.*}} : i32
func.func @long_inside(%a: i32) -> i32 {
  %low = arith.constant 0 : i32
  %high = arith.constant 2147483000 : i32
  %step = arith.constant 1000 : i32
  %r = scf.for %i = %low to %high step %step iter_args(%s = %a) -> (i32) : i32 {
    %t = arith.addi %s, %i : i32
    scf.yield %t : i32
  }
  return %r : i32
}
