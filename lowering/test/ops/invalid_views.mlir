// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What the operations on views refuse, and in which words.

func.func @pointer_and_tuple(%p: !cute.ptr<f32, gmem>, %o: !cute.int_tuple<"(1,2)">) {
  // expected-error @below {{expects an integer to add to !cute.ptr<f32, gmem>, but got a tuple}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.add_offset(%p, %o) : (!cute.ptr<f32, gmem>, !cute.int_tuple<"(1,2)">) -> !cute.ptr<f32, gmem>
  return
}

// -----

func.func @promised_alignment(%p: !cute.ptr<f32, gmem, align<16>>, %o: !cute.int_tuple<"?{div=2}">) {
  // expected-error @below {{'cute.add_offset' op inferred type(s) '!cute.ptr<f32, gmem, align<8>>' are incompatible with return type(s) of operation '!cute.ptr<f32, gmem, align<16>>'}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.add_offset(%p, %o) : (!cute.ptr<f32, gmem, align<16>>, !cute.int_tuple<"?{div=2}">) -> !cute.ptr<f32, gmem, align<16>>
  return
}

// -----

func.func @another_layout(%p: !cute.ptr<f32, gmem>, %l: !cute.layout<"(4,?):(1,4)">) {
  // expected-error @below {{are incompatible with return type(s) of operation '!cute.memref<f32, gmem, "(4,8):(1,4)">'}}
  %v = cute.make_view(%p, %l) : (!cute.ptr<f32, gmem>, !cute.layout<"(4,?):(1,4)">) -> !cute.memref<f32, gmem, "(4,8):(1,4)">
  return
}

// -----

func.func @layout_needed(%p: !cute.ptr<f32, gmem>) {
  // expected-error @below {{expects a layout operand for '!cute.memref<f32, gmem, "(4,?):(1,4)">'}}
  %v = cute.make_view(%p) : !cute.memref<f32, gmem, "(4,?):(1,4)">
  return
}

// -----

func.func @congruence(%a: !cute.coord<"(?,?)">, %s: !cute.shape<"(?,(?,?))">) {
  // expected-error @below {{expects congruent operands, but got '!cute.coord<"(?,?)">' and '!cute.shape<"(?,(?,?))">'}}
  %r = cute.elem_less(%a, %s) : (!cute.coord<"(?,?)">, !cute.shape<"(?,(?,?))">) -> i1
  return
}

// -----

func.func @fragment_shape(%v: !cute.memref<f32, gmem, "(4,?):(?,1)">) {
  // expected-error @below {{unable to make fragment-like layout from !cute.memref<f32, gmem, "(4,?):(?,1)">}}
  // expected-note @below {{registers need a static shape}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.make_fragment_like(%v) : (!cute.memref<f32, gmem, "(4,?):(?,1)">) -> !cute.memref<f32, rmem, "4:1">
  return
}

// -----

func.func @fragment_space(%l: !cute.layout<"4:1">) {
  // expected-error @below {{expects a result in rmem, but got '!cute.memref<f32, gmem, "4:1">'}}
  %r = cute.make_fragment(%l) : (!cute.layout<"4:1">) -> !cute.memref<f32, gmem, "4:1">
  return
}

// -----

func.func @element(%v: !cute.memref<f32, gmem, "4:1">, %c: !cute.coord<"?">) {
  // expected-error @below {{expects an element of type 'f32', but got 'f16'}}
  %r = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "4:1">, !cute.coord<"?">) -> f16
  return
}

// -----

func.func @rank(%v: !cute.memref<f32, gmem, "(4,4):(1,4)">, %c: !cute.coord<"(?,?,?)">) {
  // expected-error @below {{expected a coordinate of rank 2 but got '!cute.coord<"(?,?,?)">'}}
  // expected-note @below {{not weakly congruent}}
  %r = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "(4,4):(1,4)">, !cute.coord<"(?,?,?)">) -> f32
  return
}

// -----

func.func @vector_length(%v: !cute.memref<f32, gmem, "(4,4):(1,4)">) {
  // expected-error @below {{expects 'vector<16xf32>', but got 'vector<8xf32>'}}
  %r = cute.memref.load_vec(%v) : (!cute.memref<f32, gmem, "(4,4):(1,4)">) -> vector<8xf32>
  return
}

// -----

func.func @vector_of_unknown(%v: !cute.memref<f32, gmem, "(4,?):(1,4)">, %x: vector<4xf32>) {
  // expected-error @below {{expects a view of static shape, but got '!cute.memref<f32, gmem, "(4,?):(1,4)">'}}
  cute.memref.store_vec(%x, %v) : (vector<4xf32>, !cute.memref<f32, gmem, "(4,?):(1,4)">) -> ()
  return
}

// -----

!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>
func.func @other_element(%c: !copy, %v: !cute.memref<f16, gmem, "(16,128):(128,1)">, %t: !cute.coord<"?">) {
  // expected-error @below {{expects elements of !cute_nvgpu.atom.universal_copy<f32>, but got f16}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.tiled.copy.partition_S(%c, %v, %t) : (!copy, !cute.memref<f16, gmem, "(16,128):(128,1)">, !cute.coord<"?">) -> !cute.memref<f16, gmem, "16:1">
  return
}

// -----

!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>
func.func @thread(%c: !copy, %v: !cute.memref<f32, gmem, "(16,128):(128,1)">, %t: !cute.coord<"(?,?)">) {
  // expected-error @below {{unexpected coordinate type, got !cute.coord<"(?,?)">}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.tiled.copy.partition_S(%c, %v, %t) : (!copy, !cute.memref<f32, gmem, "(16,128):(128,1)">, !cute.coord<"(?,?)">) -> !cute.memref<f32, gmem, "16:1">
  return
}

// -----

func.func @other_atom(%a: !cute_nvgpu.atom.universal_copy<f16>) {
  // expected-error @below {{expects a tiled copy of '!cute_nvgpu.atom.universal_copy<f16>'}}
  %c = cute.make_tiled_copy(%a) : (!cute_nvgpu.atom.universal_copy<f16>) -> !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(4,4):(1,4)">, tiler_mn = <"[4:1;4:1]">>
  return
}
