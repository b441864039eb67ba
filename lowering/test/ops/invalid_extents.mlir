// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// A shape with an extent of 0 has no elements to number: whatever takes one refuses it.

func.func @size(%s: !cute.shape<"(0,4)">) {
  // expected-error @below {{input type [!cute.shape<"(0,4)">] has invalid values.}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.size(%s) : (!cute.shape<"(0,4)">) -> !cute.int_tuple<"0">
  return
}

// -----

func.func @size_of_mode(%s: !cute.shape<"((2,0),4)">) {
  // expected-error @below {{input type [!cute.shape<"((2,0),4)">] has invalid values.}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.size <[0]> (%s) : (!cute.shape<"((2,0),4)">) -> !cute.int_tuple<"0">
  return
}

// -----

func.func @make(%n: i32) {
  // expected-error @below {{expects positive shape mode, but got '!cute.shape<"(?,0)">'}}
  %0 = cute.make_shape(%n) : (i32) -> !cute.shape<"(?,0)">
  return
}

// -----

func.func @make_negative() {
  // expected-error @below {{expects positive shape mode, but got '!cute.shape<"(4,-2)">'}}
  %0 = cute.make_shape() : () -> !cute.shape<"(4,-2)">
  return
}

// -----

func.func @make_of_static(%n: !cute.int_tuple<"0">) {
  // expected-error @below {{expects positive shape mode, but got '!cute.int_tuple<"0">'}}
  %0 = cute.make_shape(%n) : (!cute.int_tuple<"0">) -> !cute.shape<"(?,4)">
  return
}

// -----

func.func @increment(%c: !cute.coord<"(?,?)">, %s: !cute.shape<"(4,0)">) {
  // expected-error @below {{expects positive shape mode, but got '!cute.shape<"(4,0)">'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.increment_coord(%c, %s) : (!cute.coord<"(?,?)">, !cute.shape<"(4,0)">) -> !cute.coord<"(?,?)">
  return
}

// -----

func.func @less(%c: !cute.coord<"(?,?)">, %s: !cute.shape<"(4,0)">) {
  // expected-error @below {{expects positive shape mode, but got '!cute.shape<"(4,0)">'}}
  %0 = cute.elem_less(%c, %s) : (!cute.coord<"(?,?)">, !cute.shape<"(4,0)">) -> i1
  return
}

// -----

// An extent of 1 is one, and the profile of filter_zeros says with a 0 what is to be filtered.
func.func @taken(%c: !cute.coord<"(?,?)">, %l: !cute.layout<"(2,8,4):(0,4,1)">) {
  %s = cute.make_shape() : () -> !cute.shape<"(1,4)">
  %n = cute.size(%s) : (!cute.shape<"(1,4)">) -> !cute.int_tuple<"4">
  %i = cute.increment_coord(%c, %s) : (!cute.coord<"(?,?)">, !cute.shape<"(1,4)">) -> !cute.coord<"(?,?)">
  %b = cute.elem_less(%i, %s) : (!cute.coord<"(?,?)">, !cute.shape<"(1,4)">) -> i1
  %p = cute.make_shape() : () -> !cute.shape<"(0,8,1)">
  %f = cute.filter_zeros(%l, %p) : (!cute.layout<"(2,8,4):(0,4,1)">, !cute.shape<"(0,8,1)">) -> !cute.layout<"(1,8,4):(0,4,1)">
  return
}
