// RUN: cutecheck-opt %s -split-input-file -cute-check-lowered -verify-diagnostics
// What is left of cute is named with its place.

// expected-error @+1 {{'func.func' survived the lowering: it has an attribute of cute type}}
func.func @function(%l: !cute.layout<"4:1">) {
  return
}

// -----
func.func @operation() {
  // expected-error @+1 {{'cute.static' survived the lowering: it is an operation of cute}}
  %0 = cute.static : !cute.layout<"4:1">
  return
}

// -----
func.func @cast(%i: i32) {
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' survived the lowering: it has a result of cute type}}
  %0 = builtin.unrealized_conversion_cast %i : i32 to !cute.coord<"?">
  return
}

// -----
// The twin: nothing of cute, nothing to say.
func.func @clean(%i: i32) -> i32 {
  return %i : i32
}

// -----
// Nor of cute_nvgpu, nor an attribute named after either.

func.func @atom() {
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' survived the lowering: it has a result of cute_nvgpu type}}
  %0 = builtin.unrealized_conversion_cast to !cute_nvgpu.atom.universal_copy<f32>
  return
}

// -----
// expected-error @+1 {{'llvm.func' survived the lowering: it has the attribute cute.kernel}}
llvm.func @marked() attributes {cute.kernel} {
  llvm.return
}

// -----
// expected-error @+1 {{'llvm.func' survived the lowering: it has the attribute cute_nvgpu.grid_constant}}
llvm.func @function(%d: !llvm.ptr {cute_nvgpu.grid_constant}) {
  llvm.return
}

// -----
// expected-error @+1 {{'func.func' survived the lowering: it has an attribute of cute_nvgpu type}}
func.func private @declared(!cute_nvgpu.atom.universal_copy<f32>)

// -----
func.func @nested() {
  scf.execute_region {
    // expected-error @+1 {{'cute.static' survived the lowering: it is an operation of cute}}
    %0 = cute.static : !cute.layout<"4:1">
    scf.yield
  }
  return
}
