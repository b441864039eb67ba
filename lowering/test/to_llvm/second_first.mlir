// RUN: cutecheck-opt %s -split-input-file -cute-convert-second -verify-diagnostics
// RUN: cutecheck-opt %s -split-input-file -cute-convert-bank -cute-convert-second
// The secondary registrar runs second: before the bank it refuses what is the bank's, by name.

func.func @first(%l: !cute.layout<"?:?">) -> !cute.shape<"?"> {
  // expected-error @below {{'cute.get_shape' op is the pattern bank's, which runs before the secondary registrar}}
  %s = cute.get_shape(%l) : (!cute.layout<"?:?">) -> !cute.shape<"?">
  return %s : !cute.shape<"?">
}

// -----

gpu.module @kernels {
  gpu.func @first(%i: i32) kernel {
    // expected-error @below {{'cute.make_coord' op is the pattern bank's, which runs before the secondary registrar}}
    %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    gpu.return
  }
}

// -----

// The twin: what is its own is not refused.
func.func @own(%l: !cute.layout<"(2,(?,4)):(1,(?,8))">, %c: !cute.coord<"(1,?)">) -> !cute.coord<"(?,?)"> {
  %f = cute.flatten(%l) : (!cute.layout<"(2,(?,4)):(1,(?,8))">) -> !cute.layout<"(2,?,4):(1,?,8)">
  %d = cute.derefine(%c) : (!cute.coord<"(1,?)">) -> !cute.coord<"(?,?)">
  return %d : !cute.coord<"(?,?)">
}
