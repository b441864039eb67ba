// !cute_nvgpu.atom.tma_load<tf32, copy_bits = 24576, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(32,24):(1@0,1@1)">>
// tensor map: tiled TF32_RN, tensor 96,40, strides 400, box 32,24, swizzle 128
// call: load at 16,9, tile at 0
// memory: 3072 bytes
func.func @tma_load(%map: !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, tf32, copy_bits = 24576, tma_gbasis = <"(32,24):(1@0,1@1)">, tma_format = TF32_RN>, %before: !cute.ptr<i8, gmem, align<16>>, %result: !cute.ptr<i8, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %layout0 = cute.static : !cute.layout<"3072:1">
  %view1 = cute.make_view(%before, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"3072:1">) -> !cute.memref<i8, gmem, align<16>, "3072:1">
  %bytes2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %bytes3 = cute.recast_iter(%bytes2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>>
  %layout4 = cute.static : !cute.layout<"3072:1">
  %view5 = cute.make_view(%bytes3, %layout4) : (!cute.ptr<i8, smem, align<1024>>, !cute.layout<"3072:1">) -> !cute.memref<i8, smem, align<1024>, "3072:1">
  %start = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %behind = cute.static : !cute.int_tuple<"3072">
  %place = cute.add_offset(%start, %behind) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"3072">) -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%place) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<8>>
  %word = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %expected = arith.constant 3072 : i32
  scf.if %first {
    nvvm.mbarrier.init %word, %one : !llvm.ptr<3>, i32
    nvvm.fence.mbarrier.init
    nvvm.mbarrier.arrive.expect_tx %word, %expected : !llvm.ptr<3>, i32
  }
  %threads = arith.constant 128 : i32
  %count6 = arith.constant 3072 : i32
  scf.for %i7 = %tid to %count6 step %threads : i32 {
  %at8 = cute.make_coord(%i7) : (i32) -> !cute.coord<"?">
  %value9 = cute.memref.load(%view1, %at8) : (!cute.memref<i8, gmem, align<16>, "3072:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%view5, %at8, %value9) : (!cute.memref<i8, smem, align<1024>, "3072:1">, !cute.coord<"?">, i8) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  scf.if %first {
  %where10 = cute.make_arith_tuple_iter() : () -> !cute.arith_tuple_iter<"(16,9)">
  %box11 = cute.static : !cute.layout<"(32,24):(1@0,1@1)">
  %coords12 = cute.make_view(%where10, %box11) : (!cute.arith_tuple_iter<"(16,9)">, !cute.layout<"(32,24):(1@0,1@1)">) -> !cute.coord_tensor<"(16,9)", "(32,24):(1@0,1@1)">
  %tile13 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %tile14 = cute.recast_iter(%tile13) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout15 = cute.static : !cute.layout<"(32,24):(1,32)">
  %view16 = cute.make_view(%tile14, %layout15) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"(32,24):(1,32)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "(32,24):(1,32)">
  %atom17 = cute_nvgpu.atom.make_exec_tma(%map) : (!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, tf32, copy_bits = 24576, tma_gbasis = <"(32,24):(1@0,1@1)">, tma_format = TF32_RN>) -> !cute_nvgpu.atom.tma_load<tf32, copy_bits = 24576, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(32,24):(1@0,1@1)">>
  %atom18 = cute_nvgpu.atom.set_value <tma_bar> (%atom17, %barrier) : (!cute_nvgpu.atom.tma_load<tf32, copy_bits = 24576, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(32,24):(1@0,1@1)">>, !cute.ptr<i64, smem, align<8>>) -> !cute_nvgpu.atom.tma_load<tf32, copy_bits = 24576, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(32,24):(1@0,1@1)">>
  cute.copy_atom_call(%atom18, %coords12, %view16) : (!cute_nvgpu.atom.tma_load<tf32, copy_bits = 24576, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(32,24):(1@0,1@1)">>, !cute.coord_tensor<"(16,9)", "(32,24):(1@0,1@1)">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "(32,24):(1,32)">) -> ()
  }
  scf.while : () -> () {
    %done = nvvm.mbarrier.try_wait %word, %zero : !llvm.ptr<3>, i32 -> i1
    %again = arith.xori %done, %true : i1
    scf.condition(%again)
  } do {
    scf.yield
  }
  %layout19 = cute.static : !cute.layout<"3072:1">
  %view20 = cute.make_view(%result, %layout19) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"3072:1">) -> !cute.memref<i8, gmem, align<16>, "3072:1">
  %count21 = arith.constant 3072 : i32
  scf.for %i22 = %tid to %count21 step %threads : i32 {
  %at23 = cute.make_coord(%i22) : (i32) -> !cute.coord<"?">
  %value24 = cute.memref.load(%view5, %at23) : (!cute.memref<i8, smem, align<1024>, "3072:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%view20, %at23, %value24) : (!cute.memref<i8, gmem, align<16>, "3072:1">, !cute.coord<"?">, i8) -> ()
  }
  return
}
