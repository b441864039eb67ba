// !cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64):(1@0)">>
// tensor map: tiled F16_RN, tensor 100, strides -, box 64, swizzle 0
// call: update at 48, tile at 0
// memory: 1024 bytes
func.func @tma_update(%map: !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, f16, copy_bits = 1024, tma_gbasis = <"(64):(1@0)">, tma_format = F16_RN>, %before: !cute.ptr<i8, gmem, align<16>>, %space: !cute.ptr<i64, gmem, align<16>>, %tensor: !cute.ptr<f16, gmem, align<16>>, %result: !cute.ptr<i8, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
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
  %expected = arith.constant 128 : i32
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
  %where10 = cute.make_arith_tuple_iter() : () -> !cute.arith_tuple_iter<"(48)">
  %box11 = cute.static : !cute.layout<"(64):(1@0)">
  %coords12 = cute.make_view(%where10, %box11) : (!cute.arith_tuple_iter<"(48)">, !cute.layout<"(64):(1@0)">) -> !cute.coord_tensor<"(48)", "(64):(1@0)">
  %tile13 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %tile14 = cute.recast_iter(%tile13) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>>
  %layout15 = cute.static : !cute.layout<"(64):(1)">
  %view16 = cute.make_view(%tile14, %layout15) : (!cute.ptr<f16, smem, align<1024>>, !cute.layout<"(64):(1)">) -> !cute.memref<f16, smem, align<1024>, "(64):(1)">
  %atom17 = cute_nvgpu.atom.make_exec_tma(%map) : (!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, f16, copy_bits = 1024, tma_gbasis = <"(64):(1@0)">, tma_format = F16_RN>) -> !cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64):(1@0)">>
  %copied18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %copied19 = cute.static : !cute.int_tuple<"1152">
  %copied20 = cute.add_offset(%copied18, %copied19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1152">) -> !cute.ptr<i8, smem, align<128>>
  %copied21 = cute.recast_iter(%copied20) : (!cute.ptr<i8, smem, align<128>>) -> !cute.ptr<i64, smem, align<128>>
  %layout22 = cute.static : !cute.layout<"16:1">
  %view23 = cute.make_view(%copied21, %layout22) : (!cute.ptr<i64, smem, align<128>>, !cute.layout<"16:1">) -> !cute.memref<i64, smem, align<128>, "16:1">
  %layout24 = cute.static : !cute.layout<"16:1">
  %view25 = cute.make_view(%space, %layout24) : (!cute.ptr<i64, gmem, align<16>>, !cute.layout<"16:1">) -> !cute.memref<i64, gmem, align<16>, "16:1">
  %layout26 = cute.static : !cute.layout<"(100):(1)">
  %view27 = cute.make_view(%tensor, %layout26) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(100):(1)">) -> !cute.memref<f16, gmem, align<16>, "(100):(1)">
  %copied28 = cute.get_iter(%view23) : !cute.memref<i64, smem, align<128>, "16:1">
  cute_nvgpu.copy_tma_desc(%map, %copied28) : (!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, f16, copy_bits = 1024, tma_gbasis = <"(64):(1@0)">, tma_format = F16_RN>, !cute.ptr<i64, smem, align<128>>) -> ()
  cute_nvgpu.update_tma_desc(%map, %view27, %copied28) : (!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90, f16, copy_bits = 1024, tma_gbasis = <"(64):(1@0)">, tma_format = F16_RN>, !cute.memref<f16, gmem, align<16>, "(100):(1)">, !cute.ptr<i64, smem, align<128>>) -> ()
  %values29 = cute.memref.load_vec(%view23) : (!cute.memref<i64, smem, align<128>, "16:1">) -> vector<16xi64>
  cute.memref.store_vec(%values29, %view25) : (vector<16xi64>, !cute.memref<i64, gmem, align<16>, "16:1">) -> ()
  %raw30 = builtin.unrealized_conversion_cast %space : !cute.ptr<i64, gmem, align<16>> to !llvm.ptr<1>
  %raw31 = llvm.addrspacecast %raw30 : !llvm.ptr<1> to !llvm.ptr
  %bytes = llvm.mlir.constant(128 : i32) : i32
  nvvm.fence.proxy.release #nvvm.mem_scope<gpu>
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %raw31, %bytes
  %updated32 = builtin.unrealized_conversion_cast %raw31 : !llvm.ptr to !cute.ptr<i64, generic, align<64>>
  %atom33 = cute_nvgpu.atom.set_value <tma_descriptor_ptr> (%atom17, %updated32) : (!cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64):(1@0)">>, !cute.ptr<i64, generic, align<64>>) -> !cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64):(1@0)">>
  %atom34 = cute_nvgpu.atom.set_value <tma_bar> (%atom33, %barrier) : (!cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64):(1@0)">>, !cute.ptr<i64, smem, align<8>>) -> !cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64):(1@0)">>
  cute.copy_atom_call(%atom34, %coords12, %view16) : (!cute_nvgpu.atom.tma_load<f16, copy_bits = 1024, mode = tiled, num_cta = 1, g_stride = <"()"> tma_gbasis = <"(64):(1@0)">>, !cute.coord_tensor<"(48)", "(64):(1@0)">, !cute.memref<f16, smem, align<1024>, "(64):(1)">) -> ()
  }
  scf.while : () -> () {
    %done = nvvm.mbarrier.try_wait %word, %zero : !llvm.ptr<3>, i32 -> i1
    %again = arith.xori %done, %true : i1
    scf.condition(%again)
  } do {
    scf.yield
  }
  %layout35 = cute.static : !cute.layout<"1024:1">
  %view36 = cute.make_view(%result, %layout35) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"1024:1">) -> !cute.memref<i8, gmem, align<16>, "1024:1">
  %count37 = arith.constant 1024 : i32
  scf.for %i38 = %tid to %count37 step %threads : i32 {
  %at39 = cute.make_coord(%i38) : (i32) -> !cute.coord<"?">
  %value40 = cute.memref.load(%view5, %at39) : (!cute.memref<i8, smem, align<1024>, "1024:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%view36, %at39, %value40) : (!cute.memref<i8, gmem, align<16>, "1024:1">, !cute.coord<"?">, i8) -> ()
  }
  return
}
