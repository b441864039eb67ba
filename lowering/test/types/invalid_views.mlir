// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What the types of pointers, views and copies refuse.

// expected-error @below {{expected a memory space (generic, gmem, smem, rmem, tmem), but got global}}
func.func private @space(!cute.ptr<f32, global>)

// -----

// expected-error @below {{expects an alignment that is a power of two, but got 12}}
func.func private @alignment(!cute.ptr<f32, gmem, align<12>>)

// -----

// expected-error @below {{expects an alignment that is a power of two, but got 0}}
func.func private @no_alignment(!cute.memref<f32, gmem, align<0>, "8:1">)

// -----

// expected-error @below {{expects elements of integer or float type, but got '!cute.shape<"4">'}}
func.func private @element(!cute.ptr<!cute.shape<"4">, gmem>)

// -----

// expected-error @below {{failed to parse layout from "(4,4:(1,4)"}}
func.func private @notation(!cute.memref<f32, gmem, "(4,4:(1,4)">)

// -----

// expected-error @below {{expects integer strides in a memref, but got "(4,4):(1@0,1@1)"}}
func.func private @basis(!cute.memref<f32, gmem, "(4,4):(1@0,1@1)">)

// -----

// expected-error @below {{expects no `_` in int_tuple, but got "(_,0)"}}
func.func private @start(!cute.coord_tensor<"(_,0)", "(4,4):(1@0,1@1)">)

// -----

// expected-error @below {{expects bits that are a power of two, a multiple of the element's 32 and at most 128, but got 16}}
func.func private @narrow(!cute_nvgpu.atom.universal_copy<f32, 16 b>)

// -----

// expected-error @below {{expects bits that are a power of two, a multiple of the element's 32 and at most 128, but got 256}}
func.func private @wide(!cute_nvgpu.atom.universal_copy<f32, 256 b>)

// -----

// expected-error @below {{expects a copy atom, but got 'f32'}}
func.func private @no_atom(!cute.tiled_copy<f32, layout_copy_tv = <"(4,4):(1,4)">, tiler_mn = <"[4:1;4:1]">>)

// -----

// expected-error @below {{expects "(4,8):(1,4)" to stay inside the tile "[4:1;4:1]"}}
func.func private @beyond(!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(4,8):(1,4)">, tiler_mn = <"[4:1;4:1]">>)

// -----

// expected-error @below {{expects a static layout (thread, value), but got "(?,4):(1,4)"}}
func.func private @run_time(!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(?,4):(1,4)">, tiler_mn = <"[4:1;4:1]">>)

// -----

// expected-error @below {{expects a tile of integers, but got "[4:1;_]"}}
func.func private @kept(!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"(4,4):(1,4)">, tiler_mn = <"[4:1;_]">>)

// -----

// expected-error @below {{expects 4, the values of the atom, to divide the 2 values of "(4,2):(1,4)"}}
func.func private @values(!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32, 128 b>, layout_copy_tv = <"(4,2):(1,4)">, tiler_mn = <"[4:1;4:1]">>)

// -----

// expected-error @below {{expects |num_shift| >= num_bits, but got "S<3,4,2>"}}
func.func private @swizzle_overlaps(!cute.ptr<f16, smem, S<3,4,2>>)

// -----

// expected-error @below {{expects elements that S<3,1,3> does not tear apart, but got 'f32'}}
func.func private @swizzle_tears(!cute.ptr<f32, smem, S<3,1,3>>)

// -----

// expected-error @below {{expects no swizzle of addresses in rmem, but got S<3,4,3>}}
func.func private @swizzle_of_registers(!cute.memref<f32, rmem, S<3,4,3>, "4:1">)

// -----

// expected-error @below {{expected no swizzle}}
func.func private @swizzle_of_iterator(!cute.strided_iter<f32, smem, S<3,4,3>>)

// -----

// expected-error @below {{expected 'align'}}
func.func private @no_swizzle(!cute.ptr<f32, smem, T<3,4,3>>)
