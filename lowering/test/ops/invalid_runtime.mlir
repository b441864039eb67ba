// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What the operations of runtime.mlir refuse; their twins that pass stand there.

func.func @raw_kinds(%s: !cute.coord<"(4,2)">, %d: !cute.stride<"(1,4)">) {
  // expected-error @below {{expects a tuple of extents and a tuple of strides, but got !cute.coord<"(4,2)">}}
  %0 = cute.make_layout_raw(%s, %d) : !cute.coord<"(4,2)">, !cute.stride<"(1,4)">
  return
}

// -----

func.func @raw_congruence(%s: !cute.int_tuple<"(4,2)">, %d: !cute.int_tuple<"1">) {
  // expected-error @below {{'cute.make_layout_raw' op expects shape and stride profile to match}}
  %0 = cute.make_layout_raw(%s, %d) : !cute.int_tuple<"(4,2)">, !cute.int_tuple<"1">
  return
}

// -----

func.func @raw_extent(%s: !cute.int_tuple<"(4,0)">, %d: !cute.int_tuple<"(1,4)">) {
  // expected-error @below {{expects positive shape mode}}
  %0 = cute.make_layout_raw(%s, %d) : !cute.int_tuple<"(4,0)">, !cute.int_tuple<"(1,4)">
  return
}

// -----

func.func @composed_order(%w: !cute.swizzle<"S<3,4,3>">, %o: !cute.int_tuple<"0">, %l: !cute.layout<"(8,64):(64,1)">) {
  // expected-error @below {{expects an input of type layout or composed layout, but got !cute.swizzle<"S<3,4,3>">}}
  %0 = cute.make_composed_layout_raw(%w, %l, %o) : !cute.swizzle<"S<3,4,3>">, !cute.layout<"(8,64):(64,1)">, !cute.int_tuple<"0">
  return
}

// -----

func.func @composed_inner(%l: !cute.layout<"(8,64):(64,1)">, %o: !cute.int_tuple<"0">) {
  // expected-error @below {{expects `input` to be a layout or a view, got !cute.int_tuple<"0">}}
  %0 = cute.make_composed_layout_raw(%l, %o, %o) : !cute.layout<"(8,64):(64,1)">, !cute.int_tuple<"0">, !cute.int_tuple<"0">
  return
}

// -----

func.func @composed_offset(%l: !cute.layout<"(8,64):(64,1)">, %w: !cute.swizzle<"S<3,4,3>">) {
  // expected-error @below {{expects `target_profile` be CoordType, but got !cute.swizzle<"S<3,4,3>">}}
  %0 = cute.make_composed_layout_raw(%l, %w, %w) : !cute.layout<"(8,64):(64,1)">, !cute.swizzle<"S<3,4,3>">, !cute.swizzle<"S<3,4,3>">
  return
}

// -----

func.func @swizzle_numbers(%b: !cute.int_tuple<"?">) {
  // expected-error @below {{expects three static integers}}
  %0 = cute.make_swizzle(%b, %b, %b) : !cute.int_tuple<"?">, !cute.int_tuple<"?">, !cute.int_tuple<"?">
  return
}

// -----

func.func @swizzle_overlap(%b: !cute.int_tuple<"3">, %s: !cute.int_tuple<"2">) {
  // expected-error @below {{expects the numbers of a swizzle}}
  // expected-note @below {{}}
  %0 = cute.make_swizzle(%b, %b, %s) : !cute.int_tuple<"3">, !cute.int_tuple<"3">, !cute.int_tuple<"2">
  return
}

// -----

func.func @tensor_iterator(%b: !cute.int_tuple<"3">, %l: !cute.layout<"4:1">) {
  // expected-error @below {{expected a view as an input but got !cute.int_tuple<"3">}}
  %0 = cute.make_tensor(%b, %l) : !cute.int_tuple<"3">, !cute.layout<"4:1">
  return
}

// -----

func.func @tensor_basis(%p: !cute.ptr<f32, gmem>, %l: !cute.layout<"(4,2):(1@0,1@1)">) {
  // expected-error @below {{expects integer strides in a memref, but got}}
  %0 = cute.make_tensor(%p, %l) : !cute.ptr<f32, gmem>, !cute.layout<"(4,2):(1@0,1@1)">
  return
}

// -----

func.func @compose_domain(%a: !cute.layout<"4:3">, %b: !cute.layout<"(2,4):(4,1)">) {
  // expected-error @below {{unable to compose}}
  // expected-note @below {{}}
  %0 = cute.compose(%a, %b) : !cute.layout<"4:3">, !cute.layout<"(2,4):(4,1)">
  return
}

// -----

func.func @compose_run_time(%a: !cute.layout<"4:?">, %b: !cute.layout<"(2,4):(4,1)">) {
  // expected-error @below {{unable to compose}}
  // expected-note @below {{}}
  %0 = cute.compose(%a, %b) : !cute.layout<"4:?">, !cute.layout<"(2,4):(4,1)">
  return
}

// -----

func.func @slots_few(%v: !cute.layout<"(8,6):(1,8)">, %t: !cute.tile<"[4:1;3:1]">) {
  // expected-error @below {{expects between 3 and 9 operands, but got 2}}
  %0 = cute.partition(%v, %t) : !cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">
  return
}

// -----

func.func @slots_modes(%v: !cute.layout<"(8,6):(1,8)">, %t: !cute.tile<"[4:1;3:1]">, %c: !cute.coord<"(1,0)">, %m: !cute.int_tuple<"(0,2)">) {
  // expected-error @below {{mode [!cute.int_tuple<"(0,2)">] is invalid for input type}}
  %0 = cute.partition(%v, %t, %c, %m) : !cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(1,0)">, !cute.int_tuple<"(0,2)">
  return
}

// -----

func.func @slots_kind(%v: !cute.layout<"(8,6):(1,8)">, %t: !cute.tile<"[4:1;3:1]">, %c: !cute.coord<"(1,0)">, %m: !cute.int_tuple<"(0,1)">, %d: !cute.stride<"1">) {
  // expected-error @below {{expects a value of one of the seven kinds to bind, but got !cute.stride<"1">}}
  %0 = cute.partition(%v, %t, %c, %m, %d) : !cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(1,0)">, !cute.int_tuple<"(0,1)">, !cute.stride<"1">
  return
}

// -----

func.func @slots_place(%v: !cute.layout<"(8,6):(1,8)">, %t: !cute.tile<"[4:1;3:1]">, %c: !cute.coord<"(1,0,0)">) {
  // expected-error @below {{expected a coordinate of rank 2 but got !cute.coord<"(1,0,0)">}}
  // expected-note @below {{}}
  %0 = cute.partition(%v, %t, %c) : !cute.layout<"(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(1,0,0)">
  return
}

// -----

func.func @window_strides(%p: !cute.ptr<f16, smem>, %l: !cute.layout<"(128,64):(1,128)">, %c: !cute.coord<"(?,?)">) {
  // expected-error @below {{expects a window with the strides of}}
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !cute.layout<"(128,64):(1,128)">, !cute.coord<"(?,?)">) -> (!cute.ptr<f16, smem>, !cute.layout<"(32,32):(1,32)">)
  return
}

// -----

func.func @window_size(%p: !cute.ptr<f16, smem>, %l: !cute.layout<"(128,64):(1,128)">, %c: !cute.coord<"(?,?)">) {
  // expected-error @below {{expects a window inside}}
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !cute.layout<"(128,64):(1,128)">, !cute.coord<"(?,?)">) -> (!cute.ptr<f16, smem>, !cute.layout<"(256,32):(1,128)">)
  return
}

// -----

func.func @window_place(%p: !cute.ptr<f16, smem>, %l: !cute.layout<"(128,64):(1,128)">, %c: !cute.coord<"(0,_)">) {
  // expected-error @below {{Failed to dice}}
  // expected-note @below {{}}
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !cute.layout<"(128,64):(1,128)">, !cute.coord<"(0,_)">) -> (!cute.ptr<f16, smem>, !cute.layout<"(32,32):(1,128)">)
  return
}

// -----

func.func @assume_width(%i: i64) {
  // expected-error @below {{expects an integer of the width of}}
  %0 = cute.assume(%i) : (i64) -> !cute.i32<divby 4>
  return
}

// -----

func.func @assumed_less(%i: !cute.i32<divby 4>) {
  // expected-error @below {{expects operand #0 to be divisible by 8, but got}}
  %0 = cute.make_int_tuple(%i) : (!cute.i32<divby 4>) -> !cute.int_tuple<"?{div=8}">
  return
}

// -----

func.func @make_of_float(%i: f32) {
  // expected-error @below {{expects operand #0 to be an integer, but got}}
  %0 = cute.make_int_tuple(%i) : (f32) -> !cute.int_tuple<"?">
  return
}

// -----

func.func @derefine(%l: !cute.layout<"4:1">) {
  // expected-error @below {{expects an int_tuple, a shape or a coord, but got}}
  %0 = cute.derefine(%l) : !cute.layout<"4:1">
  return
}

// -----

func.func @derefined_number(%s: !cute.int_tuple<"(8589934592,1)">) {
  %0 = cute.derefine(%s) : (!cute.int_tuple<"(8589934592,1)">) -> !cute.int_tuple<"(?{i64},?)">
  // expected-error @below {{'cute.derefine' op expects a leaf of 64 bits, ?{i64}, for each number of '!cute.int_tuple<"(8589934592,1)">' that has or needs as many, but got '!cute.int_tuple<"(?,?)">'}}
  %1 = cute.derefine(%s) : (!cute.int_tuple<"(8589934592,1)">) -> !cute.int_tuple<"(?,?)">
  return
}

// -----

func.func @derefined_leaf(%s: !cute.int_tuple<"?{i64}">, %t: !cute.int_tuple<"?">) {
  %0 = cute.derefine(%t) : (!cute.int_tuple<"?">) -> !cute.int_tuple<"?{i64}">
  // expected-error @below {{expects a leaf of 64 bits, ?{i64}, for each number of}}
  %1 = cute.derefine(%s) : (!cute.int_tuple<"?{i64}">) -> !cute.int_tuple<"?">
  return
}

// -----

func.func @divisor_width(%i: i16) {
  // expected-error @below {{expects an integer of 32 or 64 bits, but got}}
  %0 = cute.fast_divmod.create_divisor(%i) : i16
  return
}

// -----

func.func @divmod_width(%i: i64, %d: !cute.fast_divmod_divisor<32>) {
  // expected-error @below {{expects an integer of 32 bits, but got}}
  %0:2 = cute.fast_divmod.compute(%i, %d) : i64, !cute.fast_divmod_divisor<32>
  return
}

// -----

func.func @divmod_divisor(%i: i32) {
  // expected-error @below {{expects a divisor, but got}}
  %0 = cute.fast_divmod.divide(%i, %i) : i32, i32
  return
}

// -----

func.func @divisor_parts(%i: i32) {
  // expected-error @below {{expects a shift of 8 bits, but got}}
  %0 = cute.fast_divmod.make_divisor(%i, %i, %i, %i) : i32, i32, i32, i32
  return
}

// -----

func.func @address(%p: !cute.ptr<f32, gmem>) {
  // expected-error @below {{expects an integer of at least 64 bits for}}
  %0 = cute.ptrtoint(%p) : (!cute.ptr<f32, gmem>) -> i32
  return
}

// -----

func.func @address_width(%i: i16) {
  // expected-error @below {{expects an integer of 32 or 64 bits, but got}}
  %0 = cute.inttoptr(%i) : (i16) -> !cute.ptr<f32, smem>
  return
}

// -----

func.func @recast_space(%p: !cute.ptr<f32, gmem>) {
  // expected-error @below {{expects the memory space gmem, but got smem}}
  %0 = cute.recast_iter(%p) : (!cute.ptr<f32, gmem>) -> !cute.ptr<f32, smem>
  return
}

// -----

func.func @recast_alignment(%p: !cute.ptr<f32, gmem>) {
  // expected-error @below {{expects an alignment that divides 4, but got 8}}
  %0 = cute.recast_iter(%p) : (!cute.ptr<f32, gmem>) -> !cute.ptr<f64, gmem>
  return
}

// -----

func.func @desc_base(%i: !cute.int_tuple<"0">, %l: !cute.layout<"4:1">) {
  // expected-error @below {{expects a pointer to begin with, but got}}
  %0 = cute.make_desc_iter(%i, %l) : !cute.int_tuple<"0">, !cute.layout<"4:1">
  return
}

// -----

func.func @desc_offset(%p: !cute.ptr<f32, smem>, %l: !cute.composed_layout<"S<3,4,3> o 8 o (8,64):(64,1)">) {
  // expected-error @below {{expects a swizzle without an offset, but got}}
  %0 = cute.make_desc_iter(%p, %l) : !cute.ptr<f32, smem>, !cute.composed_layout<"S<3,4,3> o 8 o (8,64):(64,1)">
  return
}

// -----

func.func @deref_desc(%p: !cute.ptr<f32, smem>) {
  // expected-error @below {{expects a descriptor iterator, but got}}
  %0 = cute.deref_desc_iter(%p) : !cute.ptr<f32, smem>
  return
}

// -----

func.func @scaled_kinds(%p: !cute.ptr<f32, smem>, %i: !cute.coord<"?">) {
  // expected-error @below {{expects an int_tuple for the index and for its strides, but got}}
  %0 = cute.load_scaled_index(%p, %i, %i) : (!cute.ptr<f32, smem>, !cute.coord<"?">, !cute.coord<"?">) -> f32
  return
}

// -----

func.func @scaled_tree(%p: !cute.ptr<f32, smem>, %i: !cute.int_tuple<"?">, %d: !cute.int_tuple<"(1,?)">) {
  // expected-error @below {{expects an index and strides of one tree}}
  %0 = cute.load_scaled_index(%p, %i, %d) : (!cute.ptr<f32, smem>, !cute.int_tuple<"?">, !cute.int_tuple<"(1,?)">) -> f32
  return
}

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'i6'}}
func.func private @scaled_width(!cute.ptr<i6, smem>)

// -----

func.func @tiled_mma(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f16, f16) -> f32>) {
  // expected-error @below {{expects a tiled MMA of}}
  %0 = cute.make_tiled_mma(%a) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f16, f16) -> f32>) -> !cute.tiled_mma<!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, atom_layout_MNK = <"(1,1,1):(0,0,0)">>
  return
}

// -----

func.func @no_copy_atom(%a: i32, %s: !cute.memref<f32, rmem, "1:0">) {
  // expected-error @below {{atom type does not implement a known cute_nvgpu interface}}
  cute.copy_atom_call(%a, %s, %s) : (i32, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()
  return
}

// -----

func.func @copy_values(%a: !cute_nvgpu.atom.universal_copy<f32, 128 b>, %s: !cute.memref<f32, rmem, "1:0">) {
  // expected-error @below {{expects 4 elements for one call, but got}}
  cute.copy_atom_call(%a, %s, %s) : (!cute_nvgpu.atom.universal_copy<f32, 128 b>, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()
  return
}

// -----

func.func @copy_elements(%a: !cute_nvgpu.atom.universal_copy<f16>, %s: !cute.memref<f32, rmem, "1:0">) {
  // expected-error @below {{expects elements of}}
  cute.copy_atom_call(%a, %s, %s) : (!cute_nvgpu.atom.universal_copy<f16>, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()
  return
}

// -----

func.func @mma_space(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %s: !cute.memref<f32, smem, "1:0">) {
  // expected-error @below {{expects rmem for input operands, but got A: }}
  cute.mma_atom_call(%a, %s, %s, %s, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.memref<f32, smem, "1:0">, !cute.memref<f32, smem, "1:0">, !cute.memref<f32, smem, "1:0">, !cute.memref<f32, smem, "1:0">) -> ()
  return
}

// -----

func.func @mma_elements(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f16, f32) -> f32>, %s: !cute.memref<f32, rmem, "1:0">) {
  // expected-error @below {{expects operand a with element type }}
  cute.mma_atom_call(%a, %s, %s, %s, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f16, f32) -> f32>, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()
  return
}

// -----

func.func @fragment_operand(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %s: !cute.shape<"(1,4,2)">) {
  // expected-error @below {{expects operand 0, 1 or 2, but got 3}}
  %0 = cute.mma.make_fragment <3> (%a, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.shape<"(1,4,2)">) -> !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,1,4)">
  return
}

// -----

func.func @fragment_rank(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %s: !cute.shape<"(1,4)">) {
  // expected-error @below {{expects values and two modes of calls, rank 3 at least, but got}}
  %0 = cute.mma.make_fragment <0> (%a, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.shape<"(1,4)">) -> !cute.memref<f32, rmem, align<16>, "(1,4):(0,1)">
  return
}

// -----

func.func @fragment_static(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %s: !cute.shape<"(1,?,2)">) {
  // expected-error @below {{expects static extents, at most 1024 elements, but got}}
  %0 = cute.mma.make_fragment <0> (%a, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.shape<"(1,?,2)">) -> !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,1,4)">
  return
}

// -----

func.func @fragment_values(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %s: !cute.shape<"(2,4,2)">) {
  // expected-error @below {{expects 1 values of one call, but got}}
  %0 = cute.mma.make_fragment <0> (%a, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.shape<"(2,4,2)">) -> !cute.memref<f32, rmem, align<16>, "(2,4,2):(1,2,8)">
  return
}

// -----

func.func @fragment_result(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %s: !cute.shape<"(1,4,2)">) {
  // expected-error @below {{expects registers of type}}
  %0 = cute.mma.make_fragment <0> (%a, %s) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.shape<"(1,4,2)">) -> !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,2,1)">
  return
}
