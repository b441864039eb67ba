// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What the layout algebra refuses, with the engine's reason as a note. The twins that pass stand in algebra.mlir.

func.func @carries(%a: !cute.layout<"(4,6,8):(2,3,5)">, %b: !cute.layout<"6:3">) {
  // expected-error @below {{expects a valid composition result, but construction failed}}
  // expected-note @below {{a stride of 6 carries unevenly through the modes of the left layout}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.composition(%a, %b) : (!cute.layout<"(4,6,8):(2,3,5)">, !cute.layout<"6:3">) -> !cute.layout<"6:1">
  return
}

// -----

func.func @undecided(%a: !cute.layout<"(?,8):(1,?)">, %b: !cute.layout<"4:6">) {
  // expected-error @below {{expects a valid composition result, but construction failed}}
  // expected-note @below {{a run-time extent of the left layout divides a stride of the right one}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.composition(%a, %b) : (!cute.layout<"(?,8):(1,?)">, !cute.layout<"4:6">) -> !cute.layout<"4:6">
  return
}

// -----

func.func @tiler_rank(%a: !cute.layout<"(8,4):(1,8)">) {
  %t = cute.static : !cute.tile<"[2:1;2:1;2:1]">
  // expected-error @below {{expects rank(tiler) <= rank(input), but got input=2 tiler=3}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.zipped_divide(%a, %t) : (!cute.layout<"(8,4):(1,8)">, !cute.tile<"[2:1;2:1;2:1]">) -> !cute.layout<"8:1">
  return
}

// -----

func.func @no_division(%a: !cute.layout<"12:1">) {
  %t = cute.static : !cute.tile<"[(2,2):(2,5)]">
  // expected-error @below {{failed to perform a valid division of }}
  // expected-note @below {{a stride is no multiple of what the modes before it cover}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.zipped_divide(%a, %t) : (!cute.layout<"12:1">, !cute.tile<"[(2,2):(2,5)]">) -> !cute.layout<"12:1">
  return
}

// -----

func.func @slice_rank(%a: !cute.layout<"(8,4):(1,8)">, %c: !cute.coord<"(_,?,_)">) {
  // expected-error @below {{expected a coordinate of rank 2 but got !cute.coord<"(_,?,_)">}}
  // expected-note @below {{the coordinate is not weakly congruent with the layout}}
  %r = cute.slice(%a, %c) : !cute.layout<"(8,4):(1,8)">, !cute.coord<"(_,?,_)">
  return
}

// -----

func.func @run_time_complement(%a: !cute.layout<"4:?">, %n: !cute.shape<"24">) {
  // expected-error @below {{unable to compute a complement of }}
  // expected-note @below {{a run-time leaf decides what is left out}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.complement(%a, %n) : (!cute.layout<"4:?">, !cute.shape<"24">) -> !cute.layout<"1:0">
  return
}

// -----

func.func @wrong_result(%a: !cute.layout<"(8,4):(1,8)">) {
  // expected-error @below {{are incompatible with return type(s) of operation '!cute.layout<"(32):(1)">'}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.coalesce(%a) : (!cute.layout<"(8,4):(1,8)">) -> !cute.layout<"(32):(1)">
  return
}

// -----

func.func @negative_swizzled() {
  %s = cute.static : !cute.swizzle<"S<3,4,3>">
  %x = cute.static : !cute.int_tuple<"-16">
  // expected-error @below {{unable to swizzle an integer of type }}
  // expected-note @below {{a swizzle meets the negative number -16}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.apply_swizzle(%s, %x) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"-16">) -> !cute.int_tuple<"16">
  return
}

// -----

func.func @composed_basis(%o: !cute.int_tuple<"0">, %l: !cute.layout<"(4,4):(1@0,1@1)">) {
  %s = cute.static : !cute.swizzle<"S<1,0,1>">
  // expected-error @below {{swizzle layout expects scalar `offset` and `outer` without scaled basis, but got "S<1,0,1> o 0 o (4,4):(1@0,1@1)"}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.make_composed_layout(%s, %o, %l) : (!cute.swizzle<"S<1,0,1>">, !cute.int_tuple<"0">, !cute.layout<"(4,4):(1@0,1@1)">) -> !cute.composed_layout<"S<1,0,1> o 0 o (4,4):(1,4)">
  return
}

// -----

// A shape may hold a 0, a tile may not.
func.func @nothing(%l: !cute.layout<"(?):(?{i64})">) {
  %k = cute.static : !cute.shape<"(0,2)">
  // expected-error @below {{invalid tiler type, got}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.zipped_divide(%l, %k) : (!cute.layout<"(?):(?{i64})">, !cute.shape<"(0,2)">) -> !cute.layout<"((16),(?)):((?{i64}),(?{i64 div=16}))">
  return
}

// -----

func.func @swizzled_rank(%c: !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, %crd: !cute.coord<"(1,2,_)">) {
  // expected-error @below {{expected a coordinate of rank 2 but got !cute.coord<"(1,2,_)">}}
  // expected-note @below {{the coordinate is not weakly congruent with the layout}}
  %r = cute.slice(%c, %crd) : !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.coord<"(1,2,_)">
  return
}

// -----

// Outside, where the layout has no row 8.
func.func @swizzled_outside(%c: !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, %crd: !cute.coord<"(8,_)">) {
  // expected-error @below {{unable to slice !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">}}
  // expected-note @below {{coordinate 8 lies outside its extent}}
  %r = cute.slice(%c, %crd) : !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.coord<"(8,_)">
  return
}

// -----

// S<1,1,-2> moves bit 1, inside a group of 4, to bit 3, which numbers groups.
func.func @swizzled_group(%c: !cute.composed_layout<"S<1,1,-2> o 0 o 64:1">) {
  // expected-error @below {{unable to recast layout !cute.composed_layout<"S<1,1,-2> o 0 o 64:1"> from 8 to 32 bits}}
  // expected-note @below {{the swizzle moves bits from inside a group to its number}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.recast_layout <32, 8> (%c) : (!cute.composed_layout<"S<1,1,-2> o 0 o 64:1">) -> !cute.composed_layout<"S<1,0,-2> o 0 o 16:1">
  return
}
