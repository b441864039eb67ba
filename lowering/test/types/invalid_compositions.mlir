// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What a composed layout of two layouts refuses, and what an attribute does. The twins that pass stand in compositions.mlir.

// expected-error @below {{expects positive shape mode, but got "(4,5):(1,4) o 2 o (0,3):(1,2)"}}
func.func private @extent(!cute.composed_layout<"(4,5):(1,4) o 2 o (0,3):(1,2)">)

// -----

// expected-error @below {{expects strides to be either all-integer or all-scaled-basis (zero integers allowed when mixed), but got "(1,1@0)"}}
func.func private @mixed(!cute.composed_layout<"(4,5):(1,1@0) o 0 o (2,3):(1,2)">)

// -----

// expected-error @below {{expects offset and `layout_eval(0, outer)` to be addable, but got 2 and (0,0)}}
func.func private @not_addable(!cute.composed_layout<"(6,2):(1,3) o 2 o (2,3):(1@1,2@0)">)

// -----

// expected-error @below {{expects arith sum of `layout_eval(0, outer)` and `offset` to be scalar or weakly congruent to inner shape, but got sum ((0,0)) and inner shape (4,5)}}
func.func private @another_tree(!cute.composed_layout<"(4,5):(1,4) o 0 o ((?,?)):((?@0@0,?@1@0))">)

// -----

// expected-error @below {{failed to parse composed_layout from "(4,5):(1,4) o 2": a composed layout of layouts is written A o n o B}}
func.func private @part_missing(!cute.composed_layout<"(4,5):(1,4) o 2">)

// -----

// expected-error @below {{expects no `_` in int_tuple, but got "_"}}
func.func private @open_offset(!cute.composed_layout<"(4,5):(1,4) o _ o (2,3):(1,2)">)

// -----

// expected-error @below {{unknown attribute `memref` in dialect `cute`}}
func.func private @no_attribute() attributes {a = #cute.memref<"4">}

// -----

// expected-error @below {{failed to parse shape from "(1,"}}
func.func private @broken_attribute() attributes {a = #cute.shape<"(1,">}

// -----

// expected-error @below {{expects positive shape mode, but got "0:1"}}
func.func private @attribute_is_checked() attributes {a = #cute.layout<"0:1">}
