// cute_nvgpu.arch.copy.SM100.tma_load
// tensor map: tiled BF16_RN, tensor 40,12,6, strides 96,1152, box 32,4,3, swizzle 0
// call: prefetch at 16,-2,4, tile at 0
// memory: 1024 bytes
func.func @tma_prefetch(%map: !cute.ptr<i64, generic, align<64>> {cute_nvgpu.grid_constant}, %before: !cute.ptr<i8, gmem, align<16>>, %result: !cute.ptr<i8, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
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
  %start = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %behind = cute.static : !cute.int_tuple<"1024">
  %place = cute.add_offset(%start, %behind) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%place) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<8>>
  %word = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %expected = arith.constant 768 : i32
  scf.if %first {
    nvvm.mbarrier.init %word, %one : !llvm.ptr<3>, i32
    nvvm.fence.mbarrier.init
    nvvm.mbarrier.arrive.expect_tx %word, %expected : !llvm.ptr<3>, i32
  }
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
  %tile10 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %tile11 = cute.recast_iter(%tile10) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<bf16, smem, align<1024>>
  %layout12 = cute.static : !cute.layout<"(32,4,3):(1,32,128)">
  %view13 = cute.make_view(%tile11, %layout12) : (!cute.ptr<bf16, smem, align<1024>>, !cute.layout<"(32,4,3):(1,32,128)">) -> !cute.memref<bf16, smem, align<1024>, "(32,4,3):(1,32,128)">
  %first14 = cute.get_iter(%view13) : !cute.memref<bf16, smem, align<1024>, "(32,4,3):(1,32,128)">
  %at15 = arith.constant 16 : i32
  %at16 = arith.constant -2 : i32
  %at17 = arith.constant 4 : i32
  cute_nvgpu.arch.copy.SM100.tma_prefetch <tiled> (%map, [%at15, %at16, %at17]) : (!cute.ptr<i64, generic, align<64>>)
  cute_nvgpu.arch.copy.SM100.tma_load <tiled> (%map, %first14, %barrier, [%at15, %at16, %at17]) : (!cute.ptr<i64, generic, align<64>>, !cute.ptr<bf16, smem, align<1024>>, !cute.ptr<i64, smem, align<8>>)
  }
  scf.while : () -> () {
    %done = nvvm.mbarrier.try_wait %word, %zero : !llvm.ptr<3>, i32 -> i1
    %again = arith.xori %done, %true : i1
    scf.condition(%again)
  } do {
    scf.yield
  }
  %layout18 = cute.static : !cute.layout<"1024:1">
  %view19 = cute.make_view(%result, %layout18) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"1024:1">) -> !cute.memref<i8, gmem, align<16>, "1024:1">
  %count20 = arith.constant 1024 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view5, %at22) : (!cute.memref<i8, smem, align<1024>, "1024:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<i8, gmem, align<16>, "1024:1">, !cute.coord<"?">, i8) -> ()
  }
  return
}
