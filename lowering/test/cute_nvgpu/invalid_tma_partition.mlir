// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// What tma_partition refuses; the twins stand in tma_partition.mlir.

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((128,(64,2)),3):((64,(1,8192)),16384)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"2:1">
func.func @blocks(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{expects a layout of one block}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, gmem, align<1024>, "((128,(64,2)),3):((64,(1,8192)),16384)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @memory(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{expects a view of smem of elements of}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<f16, smem, align<1024>, "((128,(64,2)),3):((64,(1,8192)),16384)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @elements(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{expects a view of smem of elements of}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((?,(64,2)),3):((64,(1,8192)),16384)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @dynamic(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{expects a tile that is static, in the first mode}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((128,(64,2)),3):((64,(1,8192)),16384)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,?),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @coordinates(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{expects coordinates that are static, in the first mode}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((128,(64,2)),3):((72,(1,9216)),18432)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @packed(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{the tile is not packed}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, "((128,96),3):((96,1),12288)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,96),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @boxes(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{the boxes do not fill the tile}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((128,(64,2)),3):((64,(1,8192)),16384)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((16384,1),3):((1,0),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((64,128),2),?):(((1@0,1@1),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @tile(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{expects '!cute.memref}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 131072, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64,128):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((128,(64,2)),3):((64,(1,8192)),16384)">
!t = !cute.memref<bf16, smem, align<1024>, S<3,4,3>, "((8192,2),3):((1,8192),16384)">
!c = !cute.coord_tensor<"(0,0)", "((128,128),?):((1@1,1@0),128@0)">
!d = !cute.coord_tensor<"(0,0)", "(((128,64),2),?):(((1@1,1@0),64@0),128@0)">
!l = !cute.layout<"1:0">
func.func @order(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{expects '!cute.coord_tensor}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}

// -----

// A box that ends inside a row of the tile.
!a = !cute_nvgpu.atom.tma_load<bf16, copy_bits = 1536, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(32,3):(1@1,1@0)">>
!s = !cute.memref<bf16, smem, align<1024>, "((96,64),3):((64,1),6144)">
!t = !cute.memref<bf16, smem, align<1024>, "((96,64),3):((1,96),6144)">
!c = !cute.coord_tensor<"(0,0)", "((96,64),?):((1@1,1@0),96@0)">
!d = !cute.coord_tensor<"(0,0)", "((96,64),?):((1@0,1@1),96@0)">
!l = !cute.layout<"1:0">
func.func @inside(%a: !a, %at: !cute.coord<"0">, %l: !l, %s: !s, %c: !c) {
  // expected-error@+1 {{the boxes do not fill the tile}}
  %0:2 = cute_nvgpu.atom.tma_partition (%a, %at, %l, %s, %c) : (!a, !cute.coord<"0">, !l, !s, !c) -> (!t, !d)
  return
}
