// RUN: cutecheck-opt %s -cute-meaning -o /dev/null | FileCheck %s
// The integer operations of `arith` mean exact numbers that fit their type, read with the operation's sign, and truth
// values where the result is one.

// CHECK-LABEL: function @numbers
// CHECK:         claim fits(32, a0 - a1)
// CHECK-NEXT:    claim fits(32, (a0 - a1) * 3)
// CHECK-NEXT:    claim fits(32, ((a0 - a1) * 3) + (quot(a0, 3)))
// CHECK-NEXT:    result 0 i32 == ((a0 - a1) * 3) + (quot(a0, 3))
// CHECK-NEXT:    result 1 i32 == (unsigned(32, a0)) % 3
func.func @numbers(%x: i32, %y: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %d = arith.subi %x, %y : i32
  %m = arith.muli %d, %c3 : i32
  %q = arith.divsi %x, %c3 : i32
  %r = arith.remui %x, %c3 : i32
  %s = arith.addi %m, %q : i32
  return %s, %r : i32, i32
}

// CHECK-LABEL: function @conversions
// CHECK:         result 0 i64 == unsigned(32, a0)
// CHECK:         result 1 i8 == signed(8, a0)
func.func @conversions(%x: i32) -> (i64, i8) {
  %wide = arith.extui %x : i32 to i64
  %index = arith.index_cast %wide : i64 to index
  %back = arith.index_cast %index : index to i64
  %narrow = arith.trunci %x : i32 to i8
  return %back, %narrow : i64, i8
}

// CHECK-LABEL: function @truths
// CHECK:         result 0 i1 == or(and((unsigned(32, a0)) < (unsigned(32, a1)), a0 >= 0), 0 == 0)
// CHECK:         result 1 i1 == or(and(a0 != a1, not(0 == 1)), and(not(a0 != a1), 0 == 1))
func.func @truths(%x: i32, %y: i32) -> (i1, i1) {
  %zero = arith.constant 0 : i32
  %yes = arith.constant true
  %no = arith.constant false
  %less = arith.cmpi ult, %x, %y : i32
  %from = arith.cmpi sge, %x, %zero : i32
  %other = arith.cmpi ne, %x, %y : i32
  %both = arith.andi %less, %from : i1
  %any = arith.ori %both, %yes : i1
  %odd = arith.xori %other, %no : i1
  return %any, %odd : i1, i1
}

// Of 2^32 - 1, half rounded up is 2^31, which is no signed number of 32 bits.
// CHECK-LABEL: function @rounded_up
// CHECK: result 0 i32 == signed(32, (((unsigned(32, a0)) + 2) - 1) / 2)
// CHECK: result 1 i32 == (((unsigned(32, a0)) + 3) - 1) / 3
func.func @rounded_up(%x: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.ceildivui %x, %c2 : i32
  %1 = arith.ceildivui %x, %c3 : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: function @masked
// CHECK: result 0 i32 == a0 % 32
func.func @masked(%x: i32) -> i32 {
  %mask = arith.constant 31 : i32
  %0 = arith.andi %x, %mask : i32
  return %0 : i32
}
