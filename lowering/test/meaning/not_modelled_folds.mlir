// RUN: cutecheck-opt %s -cute-meaning -split-input-file -verify-diagnostics -o /dev/null
// Loops of run-time length that are no fold.

func.func @step_of_the_caller(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  // expected-error @below {{a loop of run-time length whose step is no number}}
  %total = scf.for %k = %zero to %n step %n iter_args(%s = %none) -> (f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    scf.yield %next : f32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

func.func @nothing_loaded(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  // expected-error @below {{a loop of run-time length that loads nothing}}
  %total = scf.for %k = %zero to %n step %one iter_args(%s = %none) -> (f32) : i32 {
    %next = arith.addf %s, %s : f32
    scf.yield %next : f32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

func.func @unchanged(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  // expected-error @below {{a loop of run-time length that carries what it does not change}}
  %total, %other = scf.for %k = %zero to %n step %one iter_args(%s = %none, %t = %none) -> (f32, f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    scf.yield %next, %t : f32, f32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

func.func @an_integer(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  // expected-error @below {{a loop of run-time length that carries what is no one number of floating point}}
  %total, %other = scf.for %k = %zero to %n step %one iter_args(%s = %none, %j = %zero) -> (f32, i32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    %j1 = arith.addi %j, %one : i32
    scf.yield %next, %j1 : f32, i32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

func.func @a_vector(%v: !cute.memref<f32, gmem, "?:1">, %n: i32, %pairs: !cute.memref<f32, gmem, "2:1">) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  %pair = cute.memref.load_vec(%pairs) : (!cute.memref<f32, gmem, "2:1">) -> vector<2xf32>
  // expected-error @below {{a loop of run-time length that carries what is no one number of floating point}}
  %total, %other = scf.for %k = %zero to %n step %one iter_args(%s = %none, %w = %pair) -> (f32, vector<2xf32>) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    %w1 = arith.addf %w, %w : vector<2xf32>
    scf.yield %next, %w1 : f32, vector<2xf32>
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

func.func @stores(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  // expected-error @below {{a loop of run-time length that does more than load}}
  %total = scf.for %k = %zero to %n step %one iter_args(%s = %none) -> (f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    cute.memref.store(%v, %c, %s) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
    %next = arith.addf %s, %a : f32
    scf.yield %next : f32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

func.func @nested(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  %total = scf.for %k = %zero to %n step %one iter_args(%s = %none) -> (f32) : i32 {
    // expected-error @below {{a loop of run-time length in another}}
    %next = scf.for %j = %zero to %n step %one iter_args(%t = %s) -> (f32) : i32 {
      %d = cute.make_coord(%j) : (i32) -> !cute.coord<"?">
      %b = cute.memref.load(%v, %d) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
      %u = arith.addf %t, %b : f32
      scf.yield %u : f32
    }
    scf.yield %next : f32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

// expected-error @below {{what is loaded reaches no store: next s0}}
func.func @in_vain(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  %total = scf.for %k = %zero to %n step %one iter_args(%s = %none) -> (f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    scf.yield %next : f32
  }
  cute.memref.store(%v, %at, %none) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

// expected-error @below {{what is loaded reaches no store: next s1}}
func.func @one_in_vain(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  %total, %other = scf.for %k = %zero to %n step %one iter_args(%s = %none, %t = %none) -> (f32, f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    %more = arith.addf %t, %a : f32
    scf.yield %next, %more : f32, f32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

// What a turn leaves in registers is no value behind the loop.
func.func @registers(%v: !cute.memref<f32, gmem, "?:1">, %n: i32, %one_of: !cute.memref<f32, gmem, "1:1">) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  %f = cute.make_fragment_like(%one_of) : (!cute.memref<f32, gmem, "1:1">) -> !cute.memref<f32, rmem, align<16>, "1:0">
  %total = scf.for %k = %zero to %n step %one iter_args(%s = %none) -> (f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    cute.memref.store(%f, %at, %next) : (!cute.memref<f32, rmem, align<16>, "1:0">, !cute.coord<"0">, f32) -> ()
    scf.yield %next : f32
  }
  // expected-error @below {{registers read that were not written on the same branch}}
  %last = cute.memref.load(%f, %at) : (!cute.memref<f32, rmem, align<16>, "1:0">, !cute.coord<"0">) -> f32
  cute.memref.store(%v, %at, %last) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}

// -----

func.func @unsigned(%v: !cute.memref<f32, gmem, "?:1">, %n: i32) attributes {cute.kernel} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0.0 : f32
  %at = cute.static : !cute.coord<"0">
  // expected-error @below {{the attribute 'unsignedCmp'}}
  %total = scf.for unsigned %k = %zero to %n step %one iter_args(%s = %none) -> (f32) : i32 {
    %c = cute.make_coord(%k) : (i32) -> !cute.coord<"?">
    %a = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">) -> f32
    %next = arith.addf %s, %a : f32
    scf.yield %next : f32
  }
  cute.memref.store(%v, %at, %total) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"0">, f32) -> ()
  return
}
