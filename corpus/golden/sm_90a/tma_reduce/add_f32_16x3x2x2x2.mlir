// !cute_nvgpu.atom.tma_reduce<ADD, f32, copy_bits = 12288, mode = tiled, g_stride = <"()"> tma_gbasis = <"(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">>
// tensor map: tiled F32_RN, tensor 24,5,4,3,3, strides 112,560,2240,6720, box 16,3,2,2,2, swizzle 0
// call: reduce ADD at 16,1,3,0,2, tile at 0
// memory: 2048 bytes
func.func @tma_reduce(%map: !cute_nvgpu.atom.non_exec_tiled_tma_reduce<ADD, f32, copy_bits = 12288, tma_gbasis = <"(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">, tma_format = F32_RN>, %before: !cute.ptr<i8, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %layout0 = cute.static : !cute.layout<"2048:1">
  %view1 = cute.make_view(%before, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"2048:1">) -> !cute.memref<i8, gmem, align<16>, "2048:1">
  %bytes2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %bytes3 = cute.recast_iter(%bytes2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>>
  %layout4 = cute.static : !cute.layout<"2048:1">
  %view5 = cute.make_view(%bytes3, %layout4) : (!cute.ptr<i8, smem, align<1024>>, !cute.layout<"2048:1">) -> !cute.memref<i8, smem, align<1024>, "2048:1">
  %threads = arith.constant 128 : i32
  %count6 = arith.constant 2048 : i32
  scf.for %i7 = %tid to %count6 step %threads : i32 {
  %at8 = cute.make_coord(%i7) : (i32) -> !cute.coord<"?">
  %value9 = cute.memref.load(%view1, %at8) : (!cute.memref<i8, gmem, align<16>, "2048:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%view5, %at8, %value9) : (!cute.memref<i8, smem, align<1024>, "2048:1">, !cute.coord<"?">, i8) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  scf.if %first {
  %where10 = cute.make_arith_tuple_iter() : () -> !cute.arith_tuple_iter<"(16,1,3,0,2)">
  %box11 = cute.static : !cute.layout<"(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">
  %coords12 = cute.make_view(%where10, %box11) : (!cute.arith_tuple_iter<"(16,1,3,0,2)">, !cute.layout<"(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">) -> !cute.coord_tensor<"(16,1,3,0,2)", "(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">
  %tile13 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %tile14 = cute.recast_iter(%tile13) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout15 = cute.static : !cute.layout<"(16,3,2,2,2):(1,16,48,96,192)">
  %view16 = cute.make_view(%tile14, %layout15) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"(16,3,2,2,2):(1,16,48,96,192)">) -> !cute.memref<f32, smem, align<1024>, "(16,3,2,2,2):(1,16,48,96,192)">
  %atom17 = cute_nvgpu.atom.make_exec_tma(%map) : (!cute_nvgpu.atom.non_exec_tiled_tma_reduce<ADD, f32, copy_bits = 12288, tma_gbasis = <"(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">, tma_format = F32_RN>) -> !cute_nvgpu.atom.tma_reduce<ADD, f32, copy_bits = 12288, mode = tiled, g_stride = <"()"> tma_gbasis = <"(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">>
  cute.copy_atom_call(%atom17, %view16, %coords12) : (!cute_nvgpu.atom.tma_reduce<ADD, f32, copy_bits = 12288, mode = tiled, g_stride = <"()"> tma_gbasis = <"(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">>, !cute.memref<f32, smem, align<1024>, "(16,3,2,2,2):(1,16,48,96,192)">, !cute.coord_tensor<"(16,1,3,0,2)", "(16,3,2,2,2):(1@0,1@1,1@2,1@3,1@4)">) -> ()
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0
  }
  return
}
