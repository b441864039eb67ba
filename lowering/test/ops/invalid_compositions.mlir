// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// The twins that pass stand in compositions.mlir.

func.func @not_addable(%a: !cute.layout<"(4,5):(1,4)">, %n: !cute.int_tuple<"2">, %b: !cute.layout<"(2,3):(1@0,1@1)">) {
  // expected-error @below {{expects offset and `layout_eval(0, outer)` to be addable, but got 2 and (0,0)}}
  // expected-error @below {{failed to infer returned types}}
  %c = cute.make_composed_layout(%a, %n, %b) : (!cute.layout<"(4,5):(1,4)">, !cute.int_tuple<"2">, !cute.layout<"(2,3):(1@0,1@1)">) -> !cute.composed_layout<"(4,5):(1,4) o 0 o (2,3):(1@0,1@1)">
  return
}

// -----

func.func @no_cosize(%c: !cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">) {
  // expected-error @below {{can't derive meaningful cosize of composed layout when inner is affine: !cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">}}
  %n = cute.cosize(%c) : !cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">
  return
}

// -----

// One coordinate of the left layout is left, which has two modes.
func.func @part_of_a_coordinate(%c: !cute.composed_layout<"(4,5):(1,4) o 0 o (2,3):(1@0,1@1)">) {
  // expected-error @below {{mode [0] is invalid for input type !cute.composed_layout<"(4,5):(1,4) o 0 o (2,3):(1@0,1@1)">}}
  %r = cute.get<[0]>(%c) : !cute.composed_layout<"(4,5):(1,4) o 0 o (2,3):(1@0,1@1)">
  return
}

// -----

func.func @selected_coordinate(%c: !cute.composed_layout<"(1,5):(1,4) o 0 o (1,3):(1@0,1@1)">) {
  // expected-error @below {{expects a right side that the left one of !cute.composed_layout<"(1,5):(1,4) o 0 o (1,3):(1@0,1@1)"> takes}}
  %r = cute.select<[0]>(%c) : !cute.composed_layout<"(1,5):(1,4) o 0 o (1,3):(1@0,1@1)">
  return
}

// -----

// The offset of a tile would be lost: it belongs inside.
func.func @no_tile(%c: !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">, %t: !cute.tile<"[4:1;2:1]">, %i: !cute.coord<"(0,1)">) {
  // expected-error @below {{expected a view as an input but got !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">}}
  %r = cute.local_tile(%c, %t, %i) : !cute.composed_layout<"(4,5):(1,4) o 2 o (8,4):(1,8)">, !cute.tile<"[4:1;2:1]">, !cute.coord<"(0,1)">
  return
}

// -----

func.func @no_inner(%l: !cute.layout<"(2,3):(1,2)">) {
  // expected-error @below {{expects a composed layout, but got !cute.layout<"(2,3):(1,2)">}}
  %r = cute.composed_get_inner(%l) : !cute.layout<"(2,3):(1,2)">
  return
}

// -----

func.func @no_like(%c: !cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">) {
  // expected-error @below {{expects an input of type layout, but got !cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">}}
  %r = cute.make_layout_like(%c) : !cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">
  return
}

// -----

func.func @open_tile(%t: !cute.tile<"[4:1;_]">) {
  // expected-error @below {{expects `input` to be a layout or a view, got !cute.tile<"[4:1;_]">}}
  // expected-error @below {{failed to infer returned types}}
  %h = cute.get_shape(%t) : (!cute.tile<"[4:1;_]">) -> !cute.shape<"4">
  return
}

// -----

func.func @number_beside_tuple(%a: !cute.int_tuple<"(5,8)">, %b: !cute.int_tuple<"2">) {
  // expected-error @below {{input type [!cute.int_tuple<"(5,8)">] has invalid values.}}
  // expected-note @below {{operands whose modes pair are needed, and the other one is !cute.int_tuple<"2">}}
  %s = cute.tuple_add(%a, %b) : !cute.int_tuple<"(5,8)">, !cute.int_tuple<"2">
  return
}

// -----

// Inside of tuples 0 is a number as any other.
func.func @zero_inside(%a: !cute.int_tuple<"((5,8),1)">, %b: !cute.int_tuple<"(0,1)">) {
  // expected-error @below {{input type [!cute.int_tuple<"((5,8),1)">] has invalid values.}}
  // expected-note @below {{operands whose modes pair are needed}}
  %s = cute.tuple_add(%a, %b) : !cute.int_tuple<"((5,8),1)">, !cute.int_tuple<"(0,1)">
  return
}

// -----

// Of two elements the stride says something.
func.func @two_elements(%m: !cute.layout<"4:1">, %n: !cute.shape<"8">) {
  // expected-error @below {{are incompatible with return type(s) of operation}}
  // expected-error @below {{failed to infer returned types}}
  %c = cute.complement(%m, %n) : (!cute.layout<"4:1">, !cute.shape<"8">) -> !cute.layout<"2:8">
  return
}

// -----

func.func @slice_of_another_tree(%s: !cute.shape<"(2,3)">, %c: !cute.coord<"(_,1,_)">) {
  // expected-error @below {{expected a coordinate of rank 2 but got !cute.coord<"(_,1,_)">}}
  // expected-note @below {{the coordinate is not weakly congruent with the layout}}
  %r = cute.slice(%s, %c) : !cute.shape<"(2,3)">, !cute.coord<"(_,1,_)">
  return
}

// -----

func.func @torn(%l: !cute.composed_layout<"(4,5):(1,4) o 1 o (8,4):(1,8)">) {
  // expected-error @below {{unable to recast layout !cute.composed_layout<"(4,5):(1,4) o 1 o (8,4):(1,8)"> from 16 to 32 bits}}
  // expected-note @below {{the offset tears a group apart}}
  %r = cute.recast_layout <32, 16> (%l) : !cute.composed_layout<"(4,5):(1,4) o 1 o (8,4):(1,8)">
  return
}
