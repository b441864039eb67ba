// RUN: cutecheck-opt %s -split-input-file -cute-meaning -verify-diagnostics -o /dev/null
// No proof rests on composed layouts of two layouts: they have no reference semantics.

// expected-error @+1 {{not modelled by the reference semantics: parameter 0 is of type '!cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">'}}
func.func @composition(%l: !cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">) {
  return
}

// -----

func.func @made(%a: !cute.layout<"(4,5):(1,?)">, %b: !cute.layout<"(2,3):(1,2)">) {
  %n = cute.static : !cute.int_tuple<"0">
  // expected-error @below {{not modelled by the reference semantics: unsupported operation 'cute.make_composed_layout'; see docs/reference/meaning.md for the supported ones}}
  %c = cute.make_composed_layout(%a, %n, %b) : (!cute.layout<"(4,5):(1,?)">, !cute.int_tuple<"0">, !cute.layout<"(2,3):(1,2)">) -> !cute.composed_layout<"(4,5):(1,?) o 0 o (2,3):(1,2)">
  return
}

// -----

// A swizzle that has left no layout of its kind.
func.func @like(%c: !cute.composed_layout<"S<3,4,3> o 0 o (?,8):(16,1)">) -> !cute.layout<"(?,8):(8,1)"> {
  // expected-error @below {{not modelled by the reference semantics: unsupported operation 'cute.make_layout_like'; see docs/reference/meaning.md for the supported ones}}
  %l = cute.make_layout_like(%c) : (!cute.composed_layout<"S<3,4,3> o 0 o (?,8):(16,1)">) -> !cute.layout<"(?,8):(8,1)">
  return %l : !cute.layout<"(?,8):(8,1)">
}
