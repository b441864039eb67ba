// RUN: cutecheck-opt %s -convert-cute-to-llvm -split-input-file -verify-diagnostics
// PTX would compute something else, or nothing: the operation is named, and nothing is emitted.

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

// -----

func.func @subnormal(%x: bf16) -> bf16 {
  // expected-error @below {{'math.exp2' op is not lowered: PTX's exp2 of bf16 takes subnormal results to 0: extend to f32, compute it there and truncate}}
  %r = math.exp2 %x : bf16
  return %r : bf16
}

// -----

func.func @subnormals(%x: vector<4xbf16>) -> vector<4xbf16> {
  // expected-error @below {{'math.exp2' op is not lowered: PTX's exp2 of bf16}}
  %r = math.exp2 %x : vector<4xbf16>
  return %r : vector<4xbf16>
}

// -----

func.func @wide(%x: f64) -> f64 {
  // expected-error @below {{'math.exp2' op is not lowered: PTX has no exp2 of f64: compute it at f32, or write it with sums and products}}
  %r = math.exp2 %x : f64
  return %r : f64
}

// -----

func.func @by_exp2(%x: f32) -> f32 {
  // expected-error @below {{'math.tanh' op is not lowered: PTX has no such function of f32, and no library is linked: write it with math.exp2 of f32}}
  %r = math.tanh %x : f32
  return %r : f32
}

// -----

func.func @by_sums(%x: f16) -> f16 {
  // expected-error @below {{'math.log2' op is not lowered: PTX has no such function of f16, and no library is linked: write it with sums, products and math.fma}}
  %r = math.log2 %x : f16
  return %r : f16
}

// -----

llvm.func @function_of_llvm(%x: f32) -> f32 {
  // expected-error @below {{'llvm.intr.sin' op is not lowered: PTX has no such function of f32}}
  %r = llvm.intr.sin(%x) : (f32) -> f32
  llvm.return %r : f32
}

// -----

func.func @bounds(%x: f32, %a: f32, %b: f32) -> f32 {
  // expected-error @below {{'math.clampf' op is not lowered: it has no lowering: write arith.maximumf and arith.minimumf}}
  %r = math.clampf %x to [%a, %b] : f32
  return %r : f32
}
