// RUN: cutecheck-opt %s -convert-cute-to-llvm -split-input-file -verify-diagnostics
// PTX would compute something else: the operation is named, and nothing is emitted.

func.func @remainder(%x: f32, %y: f32) -> f32 {
  // expected-error @below {{'arith.remf' op is not lowered: PTX has no remainder}}
  %r = arith.remf %x, %y : f32
  return %r : f32
}

// -----

func.func @remainders(%x: vector<2xf64>, %y: vector<2xf64>) -> vector<2xf64> {
  // expected-error @below {{'arith.remf' op is not lowered: PTX has no remainder}}
  %r = arith.remf %x, %y : vector<2xf64>
  return %r : vector<2xf64>
}

// -----

llvm.func @of_llvm(%x: f32, %y: f32) -> f32 {
  // expected-error @below {{'llvm.frem' op is not lowered: PTX has no remainder}}
  %r = llvm.frem %x, %y : f32
  llvm.return %r : f32
}

// -----

func.func @upward(%x: f32) -> f16 {
  // expected-error @below {{'arith.truncf' op is not lowered: of the rounding modes PTX keeps to_nearest_even alone here}}
  %r = arith.truncf %x upward : f32 to f16
  return %r : f16
}

// -----

func.func @toward_zero(%x: f32) -> bf16 {
  // expected-error @below {{'arith.truncf' op is not lowered: of the rounding modes PTX keeps to_nearest_even alone here}}
  %r = arith.truncf %x toward_zero : f32 to bf16
  return %r : bf16
}

// -----

func.func @to_nearest_away(%x: f64) -> f32 {
  // expected-error @below {{'arith.truncf' op is not lowered: of the rounding modes PTX keeps to_nearest_even alone here}}
  %r = arith.truncf %x to_nearest_away : f64 to f32
  return %r : f32
}
