// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// Gates that no other file here asks for alone.

func.func @open_operands(%a: !cute.coord<"(?,_)">, %b: !cute.coord<"(?,_)">) {
  // expected-error @below {{expects no `_` in '!cute.coord<"(?,_)">' and '!cute.coord<"(?,_)">'}}
  %r = cute.elem_less(%a, %b) : (!cute.coord<"(?,_)">, !cute.coord<"(?,_)">) -> i1
  return
}

// -----

func.func @narrow_multiplier(%i: i64, %m: i32, %s: i8) {
  // expected-error @below {{expects a multiplier as wide as the divisor, but got i32}}
  %0 = cute.fast_divmod.make_divisor(%i, %m, %s, %s) : i64, i32, i8, i8
  return
}

// -----

func.func @registers_of_run_time(%l: !cute.layout<"?:1">) {
  // expected-error @below {{expects a static layout, but got '!cute.layout<"?:1">'}}
  %0 = cute.make_fragment(%l) : (!cute.layout<"?:1">) -> !cute.memref<f32, rmem, "?:1">
  return
}

// -----

func.func @registers_of_another_layout(%l: !cute.layout<"4:1">) {
  // expected-error @below {{expects a result of layout '!cute.layout<"4:1">'}}
  %0 = cute.make_fragment(%l) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, "8:1">
  return
}

// -----

func.func @every_thread(%l: !cute.layout<"(8,8):(1,8)">, %t: !cute.layout<"(4,4):(1,4)">, %i: !cute.coord<"_">) {
  // expected-error @below {{failed to infer returned types}}
  // expected-error @below {{unable to construct a coordinate for local_partition}}
  // expected-note @below {{the number of a thread is an integer}}
  %0 = cute.local_partition(%l, %t, %i) : (!cute.layout<"(8,8):(1,8)">, !cute.layout<"(4,4):(1,4)">, !cute.coord<"_">) -> !cute.layout<"(2,2):(4,32)">
  return
}

// -----

func.func @memory_of_coordinates(%p: !cute.ptr<f32, gmem>, %l: !cute.layout<"(4,4):(1@0,1@1)">) {
  // expected-error @below {{expects integer strides in a memref}}
  %0 = cute.make_view(%p, %l) : (!cute.ptr<f32, gmem>, !cute.layout<"(4,4):(1@0,1@1)">) -> !cute.coord_tensor<"(0,0)", "(4,4):(1@0,1@1)">
  return
}

// -----

func.func @vector_of_others(%v: !cute.memref<f32, gmem, "4:1">) {
  // expected-error @below {{expects 'vector<4xf32>', but got 'vector<4xf16>'}}
  %0 = cute.memref.load_vec(%v) : (!cute.memref<f32, gmem, "4:1">) -> vector<4xf16>
  return
}

// -----

func.func @long_vector(%v: !cute.memref<f32, gmem, "2048:1">) {
  // expected-error @below {{expects at most 1024 elements, but got}}
  %0 = cute.memref.load_vec(%v) : (!cute.memref<f32, gmem, "2048:1">) -> vector<2048xf32>
  return
}

// -----

func.func @scaled_element(%p: !cute.ptr<f32, smem>, %i: !cute.int_tuple<"?">) {
  // expected-error @below {{expects an element of type 'f32', but got 'f16'}}
  %0 = cute.load_scaled_index(%p, %i, %i) : (!cute.ptr<f32, smem>, !cute.int_tuple<"?">, !cute.int_tuple<"?">) -> f16
  return
}

// -----

func.func @fragment_of_others(%a: !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, %v: !cute.memref<f16, gmem, "(1,4,2):(0,1,4)">) {
  // expected-error @below {{expects elements of 'f32', but got 'f16'}}
  %0 = cute.mma.make_fragment <0> (%a, %v) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>, !cute.memref<f16, gmem, "(1,4,2):(0,1,4)">) -> !cute.memref<f32, rmem, align<16>, "(1,4,2):(0,1,4)">
  return
}

// -----

func.func @nothing_to_divide(%a: !cute.shape<"0">, %b: !cute.shape<"4">) {
  // expected-error @below {{failed to infer returned types}}
  // expected-error @below {{expects positive extents, but got !cute.shape<"0">}}
  %0 = cute.ceil_div(%a, %b) : (!cute.shape<"0">, !cute.shape<"4">) -> !cute.shape<"1">
  return
}

// -----

// expected-error @below {{expects no `1@0` in shape, but got "(4,1@0)"}}
func.func private @shape_of_coordinates(!cute.shape<"(4,1@0)">)

// -----

// expected-error @below {{expects no negative stride in "(4,4):(-1,4)"}}
func.func private @backwards(!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(4,4):(-1,4)">, tiler_mn = <"[4:1;4:1]">>)

// -----

func.func @open_element(%v: !cute.memref<f32, gmem, "(4,4):(1,4)">, %c: !cute.coord<"(1,_)">) {
  // expected-error @below {{unexpected coordinate type, got '!cute.coord<"(1,_)">'}}
  %0 = cute.memref.load(%v, %c) : (!cute.memref<f32, gmem, "(4,4):(1,4)">, !cute.coord<"(1,_)">) -> f32
  return
}
