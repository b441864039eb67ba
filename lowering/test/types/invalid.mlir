// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// Each rule of the types, refused without an abort. The twins that pass stand in roundtrip.mlir.

// expected-error @+1 {{expects positive shape mode, but got "(8,0):(1,8)"}}
func.func private @zero_extent(!cute.layout<"(8,0):(1,8)">)

// -----
// expected-error @+1 {{expects positive shape mode, but got "-8:1"}}
func.func private @negative_extent(!cute.layout<<-8:1>>)

// -----
// expected-error @+1 {{expects shape and stride profile to match, but got "(8,4):1"}}
func.func private @incongruent(!cute.layout<"(8,4):1">)

// -----
// expected-error @+1 {{expects shape and stride profile to match, but got "(8,4):8"}}
func.func private @incongruent_old(!cute.layout<<(8, 4):8>>)

// -----
// expected-error @+1 {{expects strides to be either all-integer or all-scaled-basis (zero integers allowed when mixed), but got "(8,4):(1,1@0)"}}
func.func private @mixed_strides(!cute.layout<"(8,4):(1,1@0)">)

// -----
// expected-error @+1 {{expects scaled-basis paths to agree on mode-index depth}}
func.func private @prefix_paths(!cute.stride<"(1@0,1@1@0)">)

// -----
// A named symbol has no value at run time.
// expected-error @+1 {{expects no `M` in shape, but got "(M,4)"}}
func.func private @symbol(!cute.shape<"(M,4)">)

// -----
// expected-error @+1 {{expects no `_` in int_tuple, but got "(_,4)"}}
func.func private @underscore(!cute.int_tuple<"(_,4)">)

// -----
// expected-error @+1 {{failed to parse coord from "(1,"}}
func.func private @unfinished(!cute.coord<"(1,">)

// -----
// expected-error @+1 {{failed to parse layout from "S<3,4,3>"}}
func.func private @not_a_layout(!cute.layout<"S<3,4,3>">)

// -----
// expected-error @+1 {{failed to parse int_tuple from "9223372036854775808"}}
func.func private @too_large(!cute.int_tuple<"9223372036854775808">)

// -----
// expected-error @+1 {{expected ':'}}
func.func private @old_without_stride(!cute.layout<<8, 4:8>>)
