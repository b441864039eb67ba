// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// Pointers, views, coordinate tensors and tiled copies print as they are read, in text and in bytecode.

// CHECK: @pointers(!cute.ptr<f32, gmem>, !cute.ptr<f16, smem, align<128>>, !cute.ptr<i8, rmem>, !cute.ptr<f32, tmem>, !cute.ptr<f64, generic>)
func.func private @pointers(!cute.ptr<f32, gmem>, !cute.ptr<f16, smem, align<128>>, !cute.ptr<i8, rmem>, !cute.ptr<f32, tmem>, !cute.ptr<f64, generic>)
// The natural alignment needs no word.
// CHECK: @natural(!cute.ptr<f32, gmem>, !cute.memref<f16, gmem, "8:1">)
func.func private @natural(!cute.ptr<f32, gmem, align<4>>, !cute.memref<f16, gmem, align<2>, "8:1">)
// CHECK: @memrefs(!cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">, !cute.memref<f32, rmem, "((1,(4,4)),1,1):((0,(1,4)),0,0)">)
func.func private @memrefs(!cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">, !cute.memref<f32, rmem, "((1,(4,4)),1,1):((0,(1,4)),0,0)">)
// CHECK: @coords(!cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">, !cute.coord_tensor<"(?{div=16},?)", "(16,128):(1@0,1@1)">, !cute.arith_tuple_iter<"(0,(?,1))">)
func.func private @coords(!cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">, !cute.coord_tensor<"(?{div=16},?)", "(16,128):(1@0,1@1)">, !cute.arith_tuple_iter<"(0,(?,1))">)
// CHECK: @copies(!cute_nvgpu.atom.universal_copy<f32>, !cute_nvgpu.atom.universal_copy<f16, 128 b>)
func.func private @copies(!cute_nvgpu.atom.universal_copy<f32, 32 b>, !cute_nvgpu.atom.universal_copy<f16, 128 b>)
// CHECK: @tiled(!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>)
func.func private @tiled(!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>)
// A swizzle of addresses stands behind the alignment.
// CHECK: @swizzled(!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.memref<tf32, smem, align<128>, S<2,4,3>, "(8,?):(?,1)">, !cute.ptr<i8, smem, S<1,4,-3>>)
func.func private @swizzled(!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.memref<tf32, smem, align<128>, S<2,4,3>, "(8,?):(?,1)">, !cute.ptr<i8, smem, align<1>, S<1,4,-3>>)
// CHECK: @strided(!cute.strided_iter<f32, gmem, align<16>>, !cute.strided_iter<f32, smem>)
func.func private @strided(!cute.strided_iter<f32, gmem, align<16>>, !cute.strided_iter<f32, smem, align<4>>)
