// RUN: cutecheck-opt --cute-trust-result-types %s -split-input-file -verify-diagnostics
// No word of the author stands against what static leaves show.

// Of 5 steps of 3, two fit into the first mode, whatever the second one is.
func.func @static_leaves_decide(%a: !cute.layout<"(4,?):(1,?)">, %b: !cute.layout<"5:3">) {
  // expected-error @below {{expects a valid composition result, but construction failed}}
  // expected-note @below {{a stride of 3 carries unevenly through the modes of the left layout}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.composition(%a, %b) : (!cute.layout<"(4,?):(1,?)">, !cute.layout<"5:3">) -> !cute.layout<"5:3">
  return
}

// -----

func.func @order_unknown(%a: !cute.layout<"(4,2):(?,8)">, %n: !cute.shape<"24">) {
  // expected-error @below {{unable to compute a complement of }}
  // expected-note @below {{a run-time leaf decides what is left out}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.complement(%a, %n) : (!cute.layout<"(4,2):(?,8)">, !cute.shape<"24">) -> !cute.layout<"1:0">
  return
}

// -----

// A result that its type would know entirely would be folded, and nobody would ask again.
func.func @known_entirely(%a: !cute.layout<"(?,8):(1,?)">, %b: !cute.layout<"4:6">) {
  // expected-error @below {{inferred type(s)}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.composition(%a, %b) : (!cute.layout<"(?,8):(1,?)">, !cute.layout<"4:6">) -> !cute.layout<"4:6">
  return
}

// -----

func.func @gap(%l: !cute.layout<"(4,2):(1@0,5@0)">) {
  // expected-error @below {{unable to compute a left inverse for input !cute.layout<"(4,2):(1@0,5@0)">}}
  // expected-note @below {{steps along one place leave a gap}}
  %r = cute.left_inverse(%l) : !cute.layout<"(4,2):(1@0,5@0)">
  return
}

// -----

func.func @repeated(%l: !cute.layout<"(4,2):(1@0,0)">) {
  // expected-error @below {{unable to compute a left inverse for input !cute.layout<"(4,2):(1@0,0)">}}
  // expected-note @below {{a mode of stride 0 repeats its elements}}
  %r = cute.left_inverse(%l) : !cute.layout<"(4,2):(1@0,0)">
  return
}

// -----

// A view is what it is made of, whoever reads it.
func.func @view(%p: !cute.ptr<f32, gmem>, %l: !cute.layout<"(1,?):(0,1)">) {
  // expected-error @below {{are incompatible with return type(s) of operation '!cute.memref<f32, gmem, "(1,?):(7,1)">'}}
  %v = cute.make_view(%p, %l) : (!cute.ptr<f32, gmem>, !cute.layout<"(1,?):(0,1)">) -> !cute.memref<f32, gmem, "(1,?):(7,1)">
  return
}
