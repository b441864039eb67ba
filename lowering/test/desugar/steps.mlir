// RUN: cutecheck-opt %s -split-input-file -cute-desugar -verify-diagnostics -o /dev/null
// A loop whose step is not positive does not end.

func.func private @turn()
func.func @stays(%a: i32) {
  %low = arith.constant 0 : i32
  %high = arith.constant 3 : i32
  %step = arith.constant 0 : i32
  // expected-error @below {{the step of a loop must be at least 1, and is 0}}
  scf.for %i = %low to %high step %step : i32 {
    func.call @turn() : () -> ()
  }
  return
}

// -----

func.func private @turn()
func.func @counts_down(%a: i32) {
  %low = arith.constant 3 : i32
  %high = arith.constant 9 : i32
  %step = arith.constant -1 : i32
  // expected-error @below {{the step of a loop must be at least 1, and is -1}}
  scf.for %i = %low to %high step %step : i32 {
    func.call @turn() : () -> ()
  }
  return
}

// -----

// Read without a sign it is 255.
func.func private @turn()
func.func @without_sign(%a: i8) {
  %low = arith.constant 0 : i8
  %high = arith.constant 9 : i8
  %step = arith.constant -1 : i8
  scf.for unsigned %i = %low to %high step %step : i8 {
    func.call @turn() : () -> ()
  }
  return
}
