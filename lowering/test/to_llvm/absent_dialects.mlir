// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// Layers above `cute` that are not built are refused by name, and not taken for nothing.

func.func @generic(%a: i32) {
  // expected-error@+1 {{unregistered operation 'nv_tileas.async.copy' found in dialect ('nv_tileas') that does not allow unknown operations}}
  %0 = "nv_tileas.async.copy"(%a) : (i32) -> i32
  return
}

// -----

func.func @custom(%a: i32) {
  // expected-error@+1 {{'cutlass.pipeline.create': the dialect cutlass is not built here}}
  cutlass.pipeline.create %a : i32
  return
}

// -----

// expected-error@+1 {{the dialect nv_tileaa is not built here}}
func.func private @type(!nv_tileaa.memref<i32>)
