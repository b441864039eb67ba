// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What the operations on tuples refuse. The twins that pass stand in tuples.mlir.

func.func @kinds(%a: !cute.int_tuple<"(?,6)">, %b: !cute.shape<"(2,3)">) {
  // expected-error @below {{'cute.tuple_add' op input type [!cute.int_tuple<"(?,6)">] has invalid values.}}
  // expected-note @below {{operands of one kind and tree are needed}}
  %0 = cute.tuple_add(%a, %b) : !cute.int_tuple<"(?,6)">, !cute.shape<"(2,3)">
  return
}

// -----

// A zero divisor is named before any leaf is computed: the product of the first leaves would leave 64 bits.
func.func @zero(%a: !cute.int_tuple<"(1,6)">, %b: !cute.int_tuple<"(-3,0)">) {
  // expected-error @below {{'cute.tuple_div' op mode [1] has invalid values for input type !cute.int_tuple<"(1,6)">}}
  // expected-note @below {{a divisor is 0}}
  %0 = cute.tuple_div(%a, %b) : !cute.int_tuple<"(1,6)">, !cute.int_tuple<"(-3,0)">
  return
}

// -----

func.func @negative(%a: !cute.int_tuple<"(1,6)">, %b: !cute.int_tuple<"(-3,2)">) {
  // expected-error @below {{'cute.tuple_mod' op unable to compute size for input !cute.int_tuple<"(1,6)"> and mode [0]}}
  // expected-note @below {{a divisor is negative}}
  %0 = cute.tuple_mod(%a, %b) : !cute.int_tuple<"(1,6)">, !cute.int_tuple<"(-3,2)">
  return
}

// -----

func.func @overflow(%a: !cute.int_tuple<"9223372036854775807">, %b: !cute.int_tuple<"2">) {
  // expected-error @below {{'cute.tuple_mul' op unable to compute size for input}}
  // expected-note @below {{64 bits}}
  %0 = cute.tuple_mul(%a, %b) : !cute.int_tuple<"9223372036854775807">, !cute.int_tuple<"2">
  return
}

// -----

func.func @basis(%s: !cute.stride<"(1@0,1@1)">) {
  // expected-error @below {{expects source without errors (x)/underscores (_)/scaled-basis strides, but got !cute.stride<"(1@0,1@1)">}}
  %0 = cute.to_int_tuple(%s) : !cute.stride<"(1@0,1@1)">
  return
}

// -----

func.func @underscore(%c: !cute.coord<"(_,1)">) {
  // expected-error @below {{expects source without errors (x)/underscores (_)/scaled-basis strides, but got !cute.coord<"(_,1)">}}
  %0 = cute.to_int_tuple(%c) : !cute.coord<"(_,1)">
  return
}

// -----

func.func @path(%l: !cute.layout<"(4,2):(1,4)">) {
  // expected-error @below {{mode [1, 1] is invalid for input type !cute.layout<"(4,2):(1,4)">}}
  %0 = cute.get <[1, 1]> (%l) : !cute.layout<"(4,2):(1,4)">
  return
}

// -----

func.func @rank(%l: !cute.layout<"(4,2):(1,4)">, %e: !cute.shape<"1">) {
  // expected-error @below {{expects an element of the kind of !cute.layout<"(4,2):(1,4)">, but got !cute.shape<"1">}}
  %0 = cute.append_to_rank<3> (%l, %e) : !cute.layout<"(4,2):(1,4)">, !cute.shape<"1">
  return
}

// -----

func.func @shrink(%l: !cute.layout<"(4,2):(1,4)">) {
  // expected-error @below {{expects a rank of at least 2, but got 1}}
  %0 = cute.append_to_rank<1> (%l, %l) : !cute.layout<"(4,2):(1,4)">, !cute.layout<"(4,2):(1,4)">
  return
}

// -----

func.func @dice(%l: !cute.layout<"(4,2):(1,4)">, %c: !cute.coord<"(1,_,1)">) {
  // expected-error @below {{Failed to dice !cute.layout<"(4,2):(1,4)"> with !cute.coord<"(1,_,1)">}}
  %0 = cute.dice(%l, %c) : !cute.layout<"(4,2):(1,4)">, !cute.coord<"(1,_,1)">
  return
}

// -----

func.func @indivisible(%a: !cute.shape<"36">, %b: !cute.shape<"20">) {
  // expected-error @below {{unable to divide !cute.shape<"36"> by !cute.shape<"20">}}
  // expected-note @below {{36 and 20 do not divide each other}}
  %0 = cute.shape_div(%a, %b) : !cute.shape<"36">, !cute.shape<"20">
  return
}

// -----

func.func @zero_tile(%a: !cute.shape<"36">, %b: !cute.shape<"0">) {
  // expected-error @below {{expects positive divisors, but got !cute.shape<"0">}}
  %0 = cute.ceil_div(%a, %b) : !cute.shape<"36">, !cute.shape<"0">
  return
}

// -----

func.func @compared(%a: !cute.shape<"36">, %b: !cute.coord<"36">) {
  // expected-error @below {{expects operands of one kind of cute value, but got !cute.shape<"36"> and !cute.coord<"36">}}
  %0 = cute.equal(%a, %b) : !cute.shape<"36">, !cute.coord<"36">
  return
}

// -----

func.func @run_time_product(%a: !cute.layout<"?:1">, %b: !cute.layout<"4:1">) {
  // expected-error @below {{expects lhs to be static, but got !cute.layout<"?:1">}}
  %0 = cute.logical_product(%a, %b) : !cute.layout<"?:1">, !cute.layout<"4:1">
  return
}

// -----

func.func @not_injective(%a: !cute.layout<"(2,4):(2,1)">) {
  // expected-error @below {{unable to compute a left inverse for input !cute.layout<"(2,4):(2,1)">}}
  // expected-note @below {{a stride is less than what smaller ones cover}}
  %0 = cute.left_inverse(%a) : !cute.layout<"(2,4):(2,1)">
  return
}

// -----

func.func @order(%n: !cute.shape<"(4,4)">, %o: !cute.int_tuple<"(0,?)">) {
  // expected-error @below {{expects a static order that is weakly congruent with the shape}}
  %0 = cute.make_ordered_layout(%n, %o) : !cute.shape<"(4,4)">, !cute.int_tuple<"(0,?)">
  return
}

// -----

func.func @tile() {
  // expected-error @below {{expects 1 dynamic operand(s) for result type}}
  %0 = cute.make_tile() : () -> !cute.tile<"[?:1;8:1]">
  return
}

// -----

func.func @plain(%l: !cute.layout<"4:1">) {
  // expected-error @below {{expects a composed layout, but got !cute.layout<"4:1">}}
  %0 = cute.composed_get_inner(%l) : !cute.layout<"4:1">
  return
}

// -----

func.func @beyond(%c: !cute.coord<"(4,0)">, %s: !cute.shape<"(4,5)">) {
  // expected-error @below {{Failed to dice !cute.shape<"(4,5)"> with !cute.coord<"(4,0)">}}
  %0 = cute.increment_coord(%c, %s) : !cute.coord<"(4,0)">, !cute.shape<"(4,5)">
  return
}

// -----

func.func @nothing() {
  // expected-error @below {{expects a tuple, a tile, a layout or a view, but got none}}
  %0 = cute.flatten() : ()
  return
}

// -----

func.func @one(%a: !cute.layout<"(4,2):(1,4)">) {
  // expected-error @below {{expects a shape, but got !cute.layout<"(4,2):(1,4)">}}
  %0 = cute.shape_div(%a) : !cute.layout<"(4,2):(1,4)">
  return
}

// -----

func.func @one_of_three(%a: !cute.layout<"(4,2):(1,4)">) {
  // expected-error @below {{unexpected tiler type, got none}}
  %0 = cute.local_tile(%a) : !cute.layout<"(4,2):(1,4)">
  return
}

// -----

func.func @no_range(%a: !cute.layout<"(4,2):(1,4)">) {
  // expected-error @below {{expected the operation's numbers in brackets}}
  %0 = cute.group_modes (%a) : !cute.layout<"(4,2):(1,4)">
  return
}

// -----

// Each part is a layout; basis strides beside integers are none.
func.func @bases(%l: !cute.layout<"(3,6):(1@0,1@1)">, %e: !cute.layout<"5:5">) {
  // expected-error @below {{expects an element of the kind of !cute.layout<"(3,6):(1@0,1@1)">, but got !cute.layout<"5:5">}}
  %0 = cute.append_to_rank<3> (%l, %e) : !cute.layout<"(3,6):(1@0,1@1)">, !cute.layout<"5:5">
  return
}

// -----

// More leaves than a type has.
func.func @leaves(%l: !cute.layout<"(3,6):(1,3)">) {
  // expected-error @below {{expects an element of the kind of !cute.layout<"(3,6):(1,3)">}}
  %0 = cute.append_to_rank<900> (%l, %l) : !cute.layout<"(3,6):(1,3)">, !cute.layout<"(3,6):(1,3)">
  return
}

// -----

// A path goes on behind a leaf.
func.func @behind_a_leaf(%s: !cute.shape<"(4,2)">) {
  // expected-error @below {{mode [0, 0] is invalid for input type !cute.shape<"(4,2)">}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.get <[0, 0]> (%s) : !cute.shape<"(4,2)"> -> !cute.shape<"4">
  return
}

// -----

func.func @size_behind_a_leaf(%s: !cute.shape<"(4,2)">) {
  // expected-error @below {{mode [1, 0] has invalid values for input type !cute.shape<"(4,2)">}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.size <[1, 0]> (%s) : (!cute.shape<"(4,2)">) -> !cute.int_tuple<"2">
  return
}

// -----

func.func @cosize_behind_a_leaf(%l: !cute.layout<"(4,3,2):(1,4,12)">) {
  // expected-error @below {{mode [1, 0] is invalid for input type !cute.layout<"(4,3,2):(1,4,12)">}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.cosize <[1, 0]> (%l) : (!cute.layout<"(4,3,2):(1,4,12)">) -> !cute.int_tuple<"9">
  return
}

// -----

func.func @no_layout(%t: !cute.tile<"[_;_]">) {
  // expected-error @below {{expects a tile with at least one layout, but got !cute.tile<"[_;_]">}}
  cute.get_layouts_from_tile(%t) : !cute.tile<"[_;_]">
  return
}

// -----

// A swizzle has no swizzle among its modes.
func.func @swizzle_in_a_mode(%l: !cute.composed_layout<"S<1,4,3> o 5 o (1,2):(3,4)">, %e: !cute.composed_layout<"S<1,4,3> o 5 o (1,2):(1,0)">) {
  // expected-error @below {{expects an element of the kind of !cute.composed_layout<"S<1,4,3> o 5 o (1,2):(3,4)">}}
  %0 = cute.append_to_rank<4> (%l, %e) : !cute.composed_layout<"S<1,4,3> o 5 o (1,2):(3,4)">, !cute.composed_layout<"S<1,4,3> o 5 o (1,2):(1,0)">
  return
}

// -----

func.func @mode_twice(%b: !cute.layout<"(128,128):(128,1)">, %s: !cute.shape<"(1024,512)">, %o: !cute.int_tuple<"(0,0)">) {
  // expected-error @below {{expects order modes that are a permutation of [0, 2), but got !cute.int_tuple<"(0,0)">}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.tile_to_shape(%b, %s, %o) : (!cute.layout<"(128,128):(128,1)">, !cute.shape<"(1024,512)">, !cute.int_tuple<"(0,0)">) -> !cute.layout<"((128,8),(128,4)):((128,16384),(1,131072))">
  return
}

// -----

func.func @one_based(%b: !cute.layout<"(128,128):(128,1)">, %s: !cute.shape<"(1024,512)">, %o: !cute.int_tuple<"(1,2)">) {
  // expected-error @below {{expects order modes that are a permutation of [0, 2), but got !cute.int_tuple<"(1,2)">}}
  // expected-error @below {{failed to infer returned types}}
  %0 = cute.tile_to_shape(%b, %s, %o) : (!cute.layout<"(128,128):(128,1)">, !cute.shape<"(1024,512)">, !cute.int_tuple<"(1,2)">) -> !cute.layout<"((128,8),(128,4)):((128,16384),(1,131072))">
  return
}

// -----

func.func @tile_twice(%t: !cute.tile<"[4:1;8:1]">) {
  // expected-error @below {{Invalid results for select(). Modes: [0, 0]}}
  // expected-error @below {{failed to infer returned types}}
  // expected-note @below {{mode 0 of rank 2 is named twice}}
  %0 = cute.select <[0, 0]> (%t) : !cute.tile<"[4:1;8:1]"> -> !cute.tile<"[4:1;4:1]">
  return
}
