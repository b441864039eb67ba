// !cute_nvgpu.atom.tma_store<f16, copy_bits = 6144, mode = tiled, g_stride = <"()"> tma_gbasis = <"(16,4,3,2):(1@0,1@1,1@2,1@3)">>
// tensor map: tiled F16_RN, tensor 40,7,5,4, strides 96,672,3360, box 16,4,3,2, swizzle 0
// call: store at 8,5,3,1, tile at 0
// memory: 1024 bytes
func.func @tma_store(%map: !cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 6144, tma_gbasis = <"(16,4,3,2):(1@0,1@1,1@2,1@3)">, tma_format = F16_RN>, %before: !cute.ptr<i8, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %layout0 = cute.static : !cute.layout<"1024:1">
  %view1 = cute.make_view(%before, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"1024:1">) -> !cute.memref<i8, gmem, align<16>, "1024:1">
  %bytes2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %bytes3 = cute.recast_iter(%bytes2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>>
  %layout4 = cute.static : !cute.layout<"1024:1">
  %view5 = cute.make_view(%bytes3, %layout4) : (!cute.ptr<i8, smem, align<1024>>, !cute.layout<"1024:1">) -> !cute.memref<i8, smem, align<1024>, "1024:1">
  %threads = arith.constant 128 : i32
  %count6 = arith.constant 1024 : i32
  scf.for %i7 = %tid to %count6 step %threads : i32 {
  %at8 = cute.make_coord(%i7) : (i32) -> !cute.coord<"?">
  %value9 = cute.memref.load(%view1, %at8) : (!cute.memref<i8, gmem, align<16>, "1024:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%view5, %at8, %value9) : (!cute.memref<i8, smem, align<1024>, "1024:1">, !cute.coord<"?">, i8) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  scf.if %first {
  %where10 = cute.make_arith_tuple_iter() : () -> !cute.arith_tuple_iter<"(8,5,3,1)">
  %box11 = cute.static : !cute.layout<"(16,4,3,2):(1@0,1@1,1@2,1@3)">
  %coords12 = cute.make_view(%where10, %box11) : (!cute.arith_tuple_iter<"(8,5,3,1)">, !cute.layout<"(16,4,3,2):(1@0,1@1,1@2,1@3)">) -> !cute.coord_tensor<"(8,5,3,1)", "(16,4,3,2):(1@0,1@1,1@2,1@3)">
  %tile13 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %tile14 = cute.recast_iter(%tile13) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>>
  %layout15 = cute.static : !cute.layout<"(16,4,3,2):(1,16,64,192)">
  %view16 = cute.make_view(%tile14, %layout15) : (!cute.ptr<f16, smem, align<1024>>, !cute.layout<"(16,4,3,2):(1,16,64,192)">) -> !cute.memref<f16, smem, align<1024>, "(16,4,3,2):(1,16,64,192)">
  %atom17 = cute_nvgpu.atom.make_exec_tma(%map) : (!cute_nvgpu.atom.non_exec_tiled_tma_store<f16, copy_bits = 6144, tma_gbasis = <"(16,4,3,2):(1@0,1@1,1@2,1@3)">, tma_format = F16_RN>) -> !cute_nvgpu.atom.tma_store<f16, copy_bits = 6144, mode = tiled, g_stride = <"()"> tma_gbasis = <"(16,4,3,2):(1@0,1@1,1@2,1@3)">>
  cute.copy_atom_call(%atom17, %view16, %coords12) : (!cute_nvgpu.atom.tma_store<f16, copy_bits = 6144, mode = tiled, g_stride = <"()"> tma_gbasis = <"(16,4,3,2):(1@0,1@1,1@2,1@3)">>, !cute.memref<f16, smem, align<1024>, "(16,4,3,2):(1,16,64,192)">, !cute.coord_tensor<"(8,5,3,1)", "(16,4,3,2):(1@0,1@1,1@2,1@3)">) -> ()
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0
  }
  return
}
