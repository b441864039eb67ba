// RUN: cutecheck-opt %s -convert-cute-to-llvm -split-input-file -verify-diagnostics
// An operation that is verified and has no code yet is a diagnostic that names it, and nothing is emitted.

func.func @partition(%a: !cute.layout<"(?,6):(1,?)">, %i: !cute.int_tuple<"?">) {
  %t = cute.static : !cute.layout<"(4,3):(1,4)">
  // expected-error @below {{failed to legalize operation 'cute.local_partition'}}
  %r = cute.local_partition(%a, %t, %i) : (!cute.layout<"(?,6):(1,?)">, !cute.layout<"(4,3):(1,4)">, !cute.int_tuple<"?">) -> !cute.layout<"(?,2):(4,?{i64 div=3})">
  return
}
