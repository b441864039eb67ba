// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// A neighbour of a legal tensor copy in each of its fields; the twins stand in tma.mlir.

// expected-error@+1 {{expects elements that tensor maps hold, but got i4}}
func.func private @element(!cute_nvgpu.atom.tma_store<i4, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects a box of 1 to 5 dimensions, but got 6}}
func.func private @rank(!cute_nvgpu.atom.tma_store<bf16, copy_bits = 32768, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,2,2,2,2,2):(1@0,1@1,1@2,1@3,1@4,1@5)">>)

// -----

// expected-error@+1 {{expects extents of the box of 1 to 256, but got 257}}
func.func private @extent(!cute_nvgpu.atom.tma_store<bf16, copy_bits = 263168, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,257):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects extents of the box of 1 to 256, but got ?}}
func.func private @dynamic(!cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,?):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects strides of the box that are basis elements, each once, but got 1@0}}
func.func private @twice(!cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@0)">>)

// -----

// expected-error@+1 {{expects strides of the box that are basis elements, each once, but got 2@1}}
func.func private @scaled(!cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,2@1)">>)

// -----

// expected-error@+1 {{expects a row of the box that 16 bytes divide, but got 24 bytes}}
func.func private @row(!cute_nvgpu.atom.tma_store<bf16, copy_bits = 24576, mode = tiled, g_stride = <"()"> tma_gbasis = <"(12,128):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects copy_bits = 131072, those of the box, but got 131071}}
func.func private @bits(!cute_nvgpu.atom.tma_store<bf16, copy_bits = 131071, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects a box of at most 232448 bytes, what shared memory holds, but got 262144}}
func.func private @large(!cute_nvgpu.atom.tma_store<f32, copy_bits = 2097152, mode = tiled, g_stride = <"()"> tma_gbasis = <"(256,256):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects a format of elements of bf16, but got F16_RN}}
func.func private @format(!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = F16_RN>)

// -----

// expected-error@+1 {{expects a format of tensor maps, but got BF16}}
func.func private @name(!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16>)

// -----

// expected-error@+1 {{expects sm_90, sm_90_multicast, sm_100_2sm or sm_100_2sm_multicast, but got sm_80}}
func.func private @kind(!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_80, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>)

// -----

// expected-error@+1 {{expects num_cta of 1 or 2, but got 4}}
func.func private @pair(!cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 4, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects a reduction that elements of F32_RN have, but got MIN}}
func.func private @reduction(!cute_nvgpu.atom.non_exec_tiled_tma_reduce<MIN, f32, copy_bits = 262144, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = F32_RN>)

// -----

// expected-error@+1 {{expects a reduction that elements of BF16_RN have, but got INC}}
func.func private @exec_reduction(!cute_nvgpu.atom.tma_reduce<INC, bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>)

// -----

// expected-error@+1 {{expects ADD, MIN, MAX, INC, DEC, AND, OR or XOR, but got MUL}}
func.func private @product(!cute_nvgpu.atom.tma_reduce<MUL, bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>)

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<2,4,3>, "(64,128):(1,64)">
func.func @wide(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects rows of at most 64 bytes under this swizzle, but got 128}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,4>, "(64,128):(1,64)">
func.func @swizzle(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects no swizzle, S<1,4,3>, S<2,4,3> or S<3,4,3>}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,72)">
func.func @padded(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{element 64 is at byte 128 of the box as TMA writes it, the layout has it at byte 144}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(128,64):(1@1,1@0)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @order(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{element 1 is at byte 128 of the box as TMA writes it, the layout has it at byte 2}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,0)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @again(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects the coordinates of the box, each once, but element 64 is not of them}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,64):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,64):(1,64)">
func.func @half(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects static layouts of 8192 elements, those of the box}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?,0)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @third(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects a coordinate of 2 dimensions}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<64>, S<3,4,3>, "(64,128):(1,64)">
func.func @alignment(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects an address that 128 bytes divide}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, gmem, align<1024>, "(64,128):(1,64)">
func.func @memory(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects a view of smem}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @elements(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects elements of 'bf16', but got 'f16'}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

// A load goes to shared memory, a store from it.
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @direction(%atom: !store, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects coordinates and a view of memory}}
  cute.copy_atom_call(%atom, %c, %t) : (!store, !coords, !tile) -> ()
  return
}

// -----

!copy = !cute_nvgpu.atom.universal_copy<f32>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<f32, smem, align<1024>, "1:0">
func.func @universal(%atom: !copy, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects views of memory}}
  cute.copy_atom_call(%atom, %c, %t) : (!copy, !coords, !tile) -> ()
  return
}

// -----

!copy = !cute_nvgpu.atom.universal_copy<f32>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,1@1)">
func.func @prefetched(%atom: !copy, %c: !coords) {
  // expected-error@+1 {{atom type does not implement a known cute_nvgpu interface}}
  cute.prefetch_atom_call(%atom, %c) : (!copy, !coords) -> ()
  return
}

// -----

!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!bar = !cute.ptr<i64, smem, align<8>>
func.func @no_barrier(%atom: !store, %bar: !bar) {
  // expected-error@+1 {{expects a field of}}
  %x = cute_nvgpu.atom.set_value <tma_bar> (%atom, %bar) : (!store, !bar) -> !store
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
func.func @no_mask(%atom: !load, %mask: i16) {
  // expected-error@+1 {{expects a field of}}
  %x = cute_nvgpu.atom.set_value <mcast_mask> (%atom, %mask) : (!load, i16) -> !load
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!bar = !cute.ptr<i64, gmem, align<8>>
func.func @global_barrier(%atom: !load, %bar: !bar) {
  // expected-error@+1 {{expects a pointer to a word of 64 bits in smem in tma_bar}}
  %x = cute_nvgpu.atom.set_value <tma_bar> (%atom, %bar) : (!load, !bar) -> !load
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
func.func @policy(%atom: !load) {
  // expected-error@+1 {{expects i64 in cache_policy, but got 'i32'}}
  %x = cute_nvgpu.atom.get_value <cache_policy> (%atom) : (!load) -> i32
  return
}

// -----

!src = !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, bf16, copy_bits = 131072, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = BF16_RN>
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
func.func @other_atom(%map: !src) {
  // expected-error@+1 {{num_cta = 1, multicast, g_stride}}
  %x = cute_nvgpu.atom.make_exec_tma(%map) : (!src) -> !load
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
!bar = !cute.ptr<i64, smem, align<8>>
func.func @gather(%map: !map, %smem: !smem, %bar: !bar, %i: i32) {
  // expected-error@+1 {{expects mode tiled or im2col: others are sm_100's, but got gather4}}
  cute_nvgpu.arch.copy.SM100.tma_load <gather4> (%map, %smem, %bar, [%i, %i, %i, %i, %i]) : (!map, !smem, !bar)
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
!bar = !cute.ptr<i64, smem, align<8>>
func.func @flat_image(%map: !map, %smem: !smem, %bar: !bar, %i: i32) {
  // expected-error@+1 {{expects 3 to 5 coordinates of mode im2col, but got 2}}
  cute_nvgpu.arch.copy.SM100.tma_load <im2col> (%map, %smem, %bar, [%i, %i]) : (!map, !smem, !bar)
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
!bar = !cute.ptr<i64, smem, align<8>>
func.func @offsets(%map: !map, %smem: !smem, %bar: !bar, %i: i32, %o: i16) {
  // expected-error@+1 {{expects 2 offsets beside 4 coordinates of mode im2col, but got 1}}
  cute_nvgpu.arch.copy.SM100.tma_load <im2col> (%map, %smem, %bar, [%i, %i, %i, %i], offsets [%o]) : (!map, !smem, !bar)
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
!bar = !cute.ptr<i64, smem, align<8>>
func.func @offsets(%map: !map, %smem: !smem, %bar: !bar, %i: i32, %o: i16) {
  // expected-error@+1 {{expects 2 offsets beside 4 coordinates of mode im2col, but got 1}}
  cute_nvgpu.arch.copy.SM100.tma_prefetch <im2col> (%map, [%i, %i, %i, %i], offsets [%o]) : (!map)
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
!bar = !cute.ptr<i64, smem, align<8>>
func.func @offsets(%map: !map, %smem: !smem, %bar: !bar, %i: i32, %o: i16) {
  // expected-error@+1 {{expects 3 to 5 coordinates of mode im2col, but got 2}}
  cute_nvgpu.arch.copy.SM100.tma_prefetch <im2col> (%map, [%i, %i]) : (!map)
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
func.func @six(%map: !map, %smem: !smem, %i: i32) {
  // expected-error@+1 {{expects 1 to 5 coordinates of mode tiled, but got 6}}
  cute_nvgpu.arch.copy.SM100.tma_store <tiled> (%map, %smem, [%i, %i, %i, %i, %i, %i]) : (!map, !smem)
  return
}

// -----

!map = !cute.ptr<i64, generic, align<32>>
!smem = !cute.ptr<f16, smem, align<128>>
func.func @map(%map: !map, %smem: !smem, %i: i32) {
  // expected-error@+1 {{expects a generic pointer to the tensor map that 64 bytes divide}}
  cute_nvgpu.arch.copy.SM100.tma_store <tiled> (%map, %smem, [%i]) : (!map, !smem)
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
func.func @kind(%map: !map, %smem: !smem, %i: i32) {
  // expected-error@+1 {{expects ADD, MIN, MAX, INC, DEC, AND, OR or XOR, but got MUL}}
  cute_nvgpu.arch.copy.SM100.tma_reduce <MUL, tiled> (%map, %smem, [%i]) : (!map, !smem)
  return
}

// -----

!map = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64):(1@1,1@0)">, tma_format = F16_RN>
!copied = !cute.ptr<i64, smem, align<64>>
func.func @copied(%map: !map, %copied: !copied) {
  // expected-error@+1 {{expects a pointer to smem that 128 bytes divide}}
  cute_nvgpu.copy_tma_desc(%map, %copied) : (!map, !copied) -> ()
  return
}

// -----

!map = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64):(1@1,1@0)">, tma_format = F16_RN>
!copied = !cute.ptr<i64, smem, align<128>>
!tensor = !cute.memref<f16, gmem, align<16>, "(64,256):(1,64)">
func.func @columns(%map: !map, %tensor: !tensor, %copied: !copied) {
  // expected-error@+1 {{expects a tensor with a mode for each dimension of the map, the first of stride 1}}
  cute_nvgpu.update_tma_desc(%map, %tensor, %copied) : (!map, !tensor, !copied) -> ()
  return
}

// -----

!map = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64):(1@1,1@0)">, tma_format = F16_RN>
!copied = !cute.ptr<i64, smem, align<128>>
!tensor = !cute.memref<f16, gmem, align<16>, "(64,256):(260,1)">
func.func @pitch(%map: !map, %tensor: !tensor, %copied: !copied) {
  // expected-error@+1 {{expects strides that 16 bytes divide}}
  cute_nvgpu.update_tma_desc(%map, %tensor, %copied) : (!map, !tensor, !copied) -> ()
  return
}

// -----

!map = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64):(1@1,1@0)">, tma_format = F16_RN>
!copied = !cute.ptr<i64, smem, align<128>>
!tensor = !cute.memref<bf16, gmem, align<16>, "(64,256):(256,1)">
func.func @tensor(%map: !map, %tensor: !tensor, %copied: !copied) {
  // expected-error@+1 {{expects a view of gmem of elements of 'f16' that 16 bytes divide}}
  cute_nvgpu.update_tma_desc(%map, %tensor, %copied) : (!map, !tensor, !copied) -> ()
  return
}

// -----

!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,2147483648)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @far(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects coordinates of 32 bits}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

// Offsets of the elements are not formed.
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,?)", "(64,128):(1@0,9223372036854775807@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,9223372036854775807)">
func.func @hostile(%atom: !load, %c: !coords, %t: !tile) {
  // expected-error@+1 {{expects static layouts of 8192 elements, those of the box}}
  cute.copy_atom_call(%atom, %c, %t) : (!load, !coords, !tile) -> ()
  return
}

// -----

// expected-error@+1 {{expects a reduction that elements of S64 have, but got XOR}}
func.func private @signed(!cute_nvgpu.atom.non_exec_tiled_tma_reduce<XOR, i64, copy_bits = 524288, tma_gbasis = <"(64,128):(1@0,1@1)">, tma_format = S64>)

// -----

// A load begins anywhere: the twin.
!load = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!store = !cute_nvgpu.atom.tma_store<bf16, copy_bits = 131072, mode = tiled, g_stride = <"()"> tma_gbasis = <"(64,128):(1@0,1@1)">>
!coords = !cute.coord_tensor<"(?,-1)", "(64,128):(1@0,1@1)">
!tile = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "(64,128):(1,64)">
func.func @before(%in: !load, %out: !store, %c: !coords, %t: !tile) {
  cute.copy_atom_call(%in, %c, %t) : (!load, !coords, !tile) -> ()
  // expected-error@+1 {{expects no negative coordinates of a store or a reduction}}
  cute.copy_atom_call(%out, %t, %c) : (!store, !tile, !coords) -> ()
  return
}

// -----

!map = !cute.ptr<i64, generic, align<64>>
!smem = !cute.ptr<f16, smem, align<128>>
func.func @arch_before(%map: !map, %smem: !smem, %i: i32) {
  %n = arith.constant -2 : i32
  // expected-error@+1 {{expects no negative coordinates of a store or a reduction, but got -2}}
  cute_nvgpu.arch.copy.SM100.tma_store <tiled> (%map, %smem, [%i, %n]) : (!map, !smem)
  return
}

// -----

!map = !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 32768, tma_gbasis = <"(32,64,1):(1@1,1@0,1@2)">, tma_format = F16_RN>
!copied = !cute.ptr<i64, smem, align<128>>
!tensor = !cute.memref<f16, gmem, align<16>, "(4294967296,256,?):(?{i64 div=8},1,?{i64 div=8})">
!largest = !cute.memref<f16, gmem, align<16>, "(4294967295,256,?):(?{i64 div=8},1,?{i64 div=8})">
func.func @extent(%map: !map, %tensor: !tensor, %largest: !largest, %copied: !copied) {
  cute_nvgpu.update_tma_desc(%map, %largest, %copied) : (!map, !largest, !copied) -> ()
  // expected-error@+1 {{expects extents that 32 bits hold, at most 4294967295, but got}}
  cute_nvgpu.update_tma_desc(%map, %tensor, %copied) : (!map, !tensor, !copied) -> ()
  return
}
