// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// The twins that pass stand in swizzles.mlir.

// expected-error @+1 {{expects |num_shift| >= num_bits, but got "S<3,4,2>"}}
func.func private @overlap(!cute.swizzle<"S<3,4,2>">)

// -----
// expected-error @+1 {{expects |num_shift| + num_bits + num_base <= 32, but got "S<3,27,3>"}}
func.func private @too_far(!cute.swizzle<"S<3,27,3>">)

// -----
// expected-error @+1 {{failed to parse swizzle from "S<3,4>"}}
func.func private @unfinished(!cute.swizzle<"S<3,4>">)

// -----
// expected-error @+1 {{expects a non-trivial composed layout (with swizzle bits or non-zero offset); use `!cute.layout` for trivial wraps, but got "S<0,4,3> o 0 o (8,4):(1,8)"}}
func.func private @trivial(!cute.composed_layout<"S<0,4,3> o 0 o (8,4):(1,8)">)

// -----
// expected-error @+1 {{swizzle layout expects scalar `offset` and `outer` without scaled basis, but got "S<3,4,3> o 0 o (8,4):(1@0,1@1)"}}
func.func private @basis(!cute.composed_layout<"S<3,4,3> o 0 o (8,4):(1@0,1@1)">)

// -----
// expected-error @+1 {{failed to parse composed_layout from "(8,4):(1,8)"}}
func.func private @layout(!cute.composed_layout<"(8,4):(1,8)">)

// -----
// expected-error @+1 {{expects no `M` in shape, but got "(M,4)"}}
func.func private @symbol(!cute.composed_layout<"S<3,4,3> o 0 o (M,4):(1,8)">)

// -----
// expected-error @+1 {{failed to parse tile from "[16:1;"}}
func.func private @tile(!cute.tile<"[16:1;">)
