// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// Each refusal of the operations. The twins that pass stand in roundtrip.mlir.

func.func @f(%i: i32) {
  // expected-error @+1 {{expects result to be static, but got '!cute.int_tuple<"?">'}}
  %a = cute.static : !cute.int_tuple<"?">
  return
}

// -----
func.func @f(%i: i32) {
  // expected-error @+1 {{expects 2 dynamic operand(s) for result type '!cute.shape<"(?,?)">', but got 1}}
  %a = cute.make_shape(%i) : (i32) -> !cute.shape<"(?,?)">
  return
}

// -----
func.func @f(%i: i64) {
  // expected-error @+1 {{expects operand #0 to have (width=32), but got (width=64)}}
  %a = cute.make_coord(%i) : (i64) -> !cute.coord<"?">
  return
}

// -----
func.func @f(%i: !cute.int_tuple<"12">) {
  // expected-error @+1 {{expects operand #0 to be divisible by 8, but got 12}}
  %a = cute.make_stride(%i) : (!cute.int_tuple<"12">) -> !cute.stride<"?{div=8}">
  return
}

// -----
func.func @f(%i: !cute.int_tuple<"4294967296">) {
  // expected-error @+1 {{expects operand #0 to have (width=32), but got 4294967296}}
  %a = cute.make_int_tuple(%i) : (!cute.int_tuple<"4294967296">) -> !cute.int_tuple<"?">
  return
}

// -----
func.func @f(%i: !cute.int_tuple<"(?,?)">) {
  // expected-error @+1 {{expects operand #0 to be an integer}}
  %a = cute.make_int_tuple(%i) : (!cute.int_tuple<"(?,?)">) -> !cute.int_tuple<"?">
  return
}

// -----
func.func @f(%s: !cute.shape<"(?,4)">, %d: !cute.stride<"(1,?)">) {
  // expected-error @+1 {{inferred type(s) '!cute.layout<"(?,4):(1,?)">' are incompatible with return type(s) of operation '!cute.layout<"(?,4):(1,4)">'}}
  %a = cute.make_layout(%s, %d) : (!cute.shape<"(?,4)">, !cute.stride<"(1,?)">) -> !cute.layout<"(?,4):(1,4)">
  return
}

// -----
func.func @f() {
  // expected-error @+1 {{expects a static result where there are no operands}}
  %a = cute.make_layout() : !cute.layout<"(?,4):(1,4)">
  return
}

// -----
func.func @f(%s: !cute.shape<"4">) {
  // expected-error @+2 {{expects `input` to be a layout or a view, got !cute.shape<"4">}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.get_shape(%s) : (!cute.shape<"4">) -> !cute.shape<"4">
  return
}

// -----
func.func @f(%l: !cute.layout<"4:1">) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{inferred type(s) '!cute.stride<"1">' are incompatible with return type(s) of operation '!cute.stride<"2">'}}
  %a = cute.get_stride(%l) : (!cute.layout<"4:1">) -> !cute.stride<"2">
  return
}

// -----
func.func @f(%l: !cute.layout<"(8,4):(1,8)">) {
  // expected-error @+2 {{mode [2] has invalid values for input type !cute.layout<"(8,4):(1,8)">}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.size <[2]> (%l) : (!cute.layout<"(8,4):(1,8)">) -> !cute.int_tuple<"8">
  return
}

// -----
func.func @f(%s: !cute.shape<"(8,-4)">) {
  // expected-error @+2 {{input type [!cute.shape<"(8,-4)">] has invalid values.}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.size(%s) : (!cute.shape<"(8,-4)">) -> !cute.int_tuple<"-32">
  return
}

// -----
func.func @f(%s: !cute.shape<"(4294967296,4294967296)">) {
  // expected-error @+3 {{unable to compute size for input !cute.shape<"(4294967296,4294967296)"> and mode []}}
  // expected-note @+2 {{a product leaves 64 bits}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.size(%s) : (!cute.shape<"(4294967296,4294967296)">) -> !cute.int_tuple<"0">
  return
}

// -----
func.func @f(%l: !cute.layout<"(?,4):(1,?)">) {
  // A written result may be narrower, not claim a divisor that nobody promised.
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{inferred type(s) '!cute.int_tuple<"?{i64 div=4}">' are incompatible with return type(s) of operation '!cute.int_tuple<"?{i64 div=8}">'}}
  %a = cute.size(%l) : (!cute.layout<"(?,4):(1,?)">) -> !cute.int_tuple<"?{i64 div=8}">
  return
}

// -----
func.func @f(%c: !cute.shape<"?">, %l: !cute.layout<"(8,4):(1,8)">) {
  // expected-error @+2 {{unexpected coordinate type, got !cute.shape<"?">}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.crd2idx(%c, %l) : (!cute.shape<"?">, !cute.layout<"(8,4):(1,8)">) -> !cute.int_tuple<"?">
  return
}

// -----
func.func @f(%c: !cute.coord<"(?,?)">, %l: !cute.layout<"(4,8,16):(128,16,1)">) {
  // expected-error @+3 {{expected a coordinate of rank 3 but got !cute.coord<"(?,?)">}}
  // expected-note @+2 {{the coordinate is not weakly congruent with the shape}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(4,8,16):(128,16,1)">) -> !cute.int_tuple<"?">
  return
}

// -----
func.func @f(%c: !cute.coord<"(0,0,32)">, %l: !cute.layout<"(4,8,16):(128,16,1)">) {
  // expected-error @+3 {{Failed to dice !cute.layout<"(4,8,16):(128,16,1)"> with !cute.coord<"(0,0,32)">}}
  // expected-note @+2 {{coordinate 32 lies outside its extent}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.crd2idx(%c, %l) : (!cute.coord<"(0,0,32)">, !cute.layout<"(4,8,16):(128,16,1)">) -> !cute.int_tuple<"32">
  return
}

// -----
func.func @f(%c: !cute.coord<"(1,1)">, %l: !cute.layout<"(2,2):(9223372036854775807,1)">) {
  // expected-error @+3 {{unable to compute an index}}
  // expected-note @+2 {{a sum leaves 64 bits}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.crd2idx(%c, %l) : (!cute.coord<"(1,1)">, !cute.layout<"(2,2):(9223372036854775807,1)">) -> !cute.int_tuple<"0">
  return
}

// -----
func.func @f(%i: !cute.int_tuple<"(?,?)">, %s: !cute.shape<"(2,2,2)">) {
  // expected-error @+3 {{unable to compute a coordinate}}
  // expected-note @+2 {{the index is not weakly congruent with the shape}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.idx2crd(%i, %s) : (!cute.int_tuple<"(?,?)">, !cute.shape<"(2,2,2)">) -> !cute.coord<"(?,?,?)">
  return
}

// -----
func.func @f(%i: !cute.int_tuple<"?">, %s: !cute.shape<"(0,2)">) {
  // expected-error @+3 {{unable to compute a coordinate}}
  // expected-note @+2 {{extent 0 is below 1}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.idx2crd(%i, %s) : (!cute.int_tuple<"?">, !cute.shape<"(0,2)">) -> !cute.coord<"(?,?)">
  return
}

// -----
func.func @f(%i: !cute.int_tuple<"-1">, %s: !cute.shape<"(4,2)">) {
  // expected-error @+3 {{unable to compute a coordinate}}
  // expected-note @+2 {{index -1 is negative}}
  // expected-error @+1 {{failed to infer returned types}}
  %a = cute.idx2crd(%i, %s) : (!cute.int_tuple<"-1">, !cute.shape<"(4,2)">) -> !cute.coord<"(0,0)">
  return
}
