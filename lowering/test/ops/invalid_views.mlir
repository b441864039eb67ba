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

// -----

func.func @iterator_of_three(%p: !cute.ptr<f32, gmem>, %i: i32) {
  // expected-error @below {{expects a view, or a pointer without a swizzle, an extent, a tile and a stride}}
  %r = cute.get_iter(%p, %i, %i) : !cute.ptr<f32, gmem>, i32, i32
  return
}

// -----

func.func @iterator_of_wide(%p: !cute.ptr<f32, gmem>, %i: i32, %w: i64) {
  // expected-error @below {{expects integers of 32 bits behind the pointer, but got i64}}
  %r = cute.get_iter(%p, %i, %i, %w) : !cute.ptr<f32, gmem>, i32, i32, i64
  return
}

// -----

func.func @iterator_of_swizzled(%p: !cute.ptr<f32, smem, S<3,4,3>>, %i: i32) {
  // expected-error @below {{expects a view, or a pointer without a swizzle, an extent, a tile and a stride}}
  %r = cute.get_iter(%p, %i, %i, %i) : !cute.ptr<f32, smem, S<3,4,3>>, i32, i32, i32
  return
}

// -----

func.func @iterator_and_tuple(%p: !cute.strided_iter<f32, gmem>, %o: !cute.int_tuple<"(1,2)">) {
  // expected-error @below {{expects an integer to add to !cute.strided_iter<f32, gmem>, but got a tuple}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.add_offset(%p, %o) : (!cute.strided_iter<f32, gmem>, !cute.int_tuple<"(1,2)">) -> !cute.strided_iter<f32, gmem>
  return
}

// -----

func.func @iterator_and_wide(%p: !cute.strided_iter<f32, gmem>, %o: !cute.int_tuple<"?{i64}">) {
  // expected-error @below {{expects an offset of 32 bits, but got !cute.int_tuple<"?{i64}">}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.add_offset(%p, %o) : (!cute.strided_iter<f32, gmem>, !cute.int_tuple<"?{i64}">) -> !cute.strided_iter<f32, gmem>
  return
}

// -----

func.func @swizzled_descriptor_moves(%p: !cute.desc_iter<f16, smem, "S<3,4,3> o 0 o (8,64):(64,1)">, %o: !cute.int_tuple<"8">) {
  // expected-error @below {{expects a descriptor without a swizzle}}
  // expected-error @below {{failed to infer returned types}}
  %r = cute.add_offset(%p, %o) : (!cute.desc_iter<f16, smem, "S<3,4,3> o 0 o (8,64):(64,1)">, !cute.int_tuple<"8">) -> !cute.desc_iter<f16, smem, "S<3,4,3> o 0 o (8,64):(64,1)">
  return
}

// -----

func.func @swizzle_lost(%p: !cute.ptr<f16, smem, S<3,4,3>>) {
  // expected-error @below {{expects the swizzle of '!cute.ptr<f16, smem, S<3,4,3>>', but got '!cute.ptr<f32, smem, align<2>>'}}
  %r = cute.recast_iter(%p) : (!cute.ptr<f16, smem, S<3,4,3>>) -> !cute.ptr<f32, smem, align<2>>
  return
}

// -----

func.func @swizzle_lost_in_view(%p: !cute.ptr<f16, smem, S<3,4,3>>) {
  // expected-error @below {{are incompatible with return type(s) of operation}}
  %v = cute.make_view(%p) : (!cute.ptr<f16, smem, S<3,4,3>>) -> !cute.memref<f16, smem, "8:1">
  return
}

// -----

func.func @no_atom() {
  // expected-error @below {{atom type does not implement a known cute_nvgpu interface: 'f32'}}
  %a = cute.make_atom() : f32
  return
}

// -----

func.func @atom_of_another_width() {
  // expected-error @below {{expects the attributes {element = f32, values = 1 : i64} of '!cute_nvgpu.atom.universal_copy<f32>', but got {element = f32, values = 4 : i64}}}
  %a = cute.atom <{element = f32, values = 4 : i64}> () : !cute_nvgpu.atom.universal_copy<f32>
  return
}

// -----

func.func @tuple_of_too_few(%i: i32) {
  // expected-error @below {{expects 2 dynamic operand(s) for result type '!cute.tile<"[?:1;?:1]">', but got 1}}
  %t = cute.make_int_tuple(%i) : (i32) -> !cute.tile<"[?:1;?:1]">
  return
}

// -----

func.func @tuple_of_layout() {
  // expected-error @below {{'cute.make_int_tuple' op result #0 must be}}
  %t = cute.make_int_tuple() : () -> !cute.layout<"4:1">
  return
}
