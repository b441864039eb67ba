// cute_nvgpu.arch.copy.SM100.tma_store
// tensor map: tiled F32_RN, tensor 56,20, strides 240, box 32,16, swizzle 0
// call: reduce ADD at 32,10, tile at 0
// memory: 2048 bytes
func.func @tma_reduce(%map: !cute.ptr<i64, generic, align<64>> {cute_nvgpu.grid_constant}, %before: !cute.ptr<i8, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
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
  %tile10 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %tile11 = cute.recast_iter(%tile10) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout12 = cute.static : !cute.layout<"(32,16):(1,32)">
  %view13 = cute.make_view(%tile11, %layout12) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"(32,16):(1,32)">) -> !cute.memref<f32, smem, align<1024>, "(32,16):(1,32)">
  %first14 = cute.get_iter(%view13) : !cute.memref<f32, smem, align<1024>, "(32,16):(1,32)">
  %at15 = arith.constant 32 : i32
  %at16 = arith.constant 10 : i32
  cute_nvgpu.arch.copy.SM100.tma_reduce <ADD, tiled> (%map, %first14, [%at15, %at16]) : (!cute.ptr<i64, generic, align<64>>, !cute.ptr<f32, smem, align<1024>>)
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0
  }
  return
}
