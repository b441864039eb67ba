// !cute_nvgpu.atom.tma_load<f32, copy_bits = 12288, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">>
// tensor map: tiled F32_RN, tensor 40,12,6, strides 176,2112, box 32,4,3, swizzle 0
// call: multicast at 16,-2,4, tile at 0
// memory: 2048 bytes
func.func @tma_multicast(%map: !cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, f32, copy_bits = 12288, tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">, tma_format = F32_RN>, %before: !cute.ptr<i8, gmem, align<16>>, %result: !cute.ptr<i8, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
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
  %start = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %behind = cute.static : !cute.int_tuple<"2048">
  %place = cute.add_offset(%start, %behind) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"2048">) -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%place) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<8>>
  %word = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %expected = arith.constant 1536 : i32
  scf.if %first {
    nvvm.mbarrier.init %word, %one : !llvm.ptr<3>, i32
    nvvm.fence.mbarrier.init
    nvvm.mbarrier.arrive.expect_tx %word, %expected : !llvm.ptr<3>, i32
  }
  %threads = arith.constant 128 : i32
  %count6 = arith.constant 2048 : i32
  scf.for %i7 = %tid to %count6 step %threads : i32 {
  %at8 = cute.make_coord(%i7) : (i32) -> !cute.coord<"?">
  %value9 = cute.memref.load(%view1, %at8) : (!cute.memref<i8, gmem, align<16>, "2048:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%view5, %at8, %value9) : (!cute.memref<i8, smem, align<1024>, "2048:1">, !cute.coord<"?">, i8) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  scf.if %first {
  %where10 = cute.make_arith_tuple_iter() : () -> !cute.arith_tuple_iter<"(16,-2,4)">
  %box11 = cute.static : !cute.layout<"(32,4,3):(1@0,1@1,1@2)">
  %coords12 = cute.make_view(%where10, %box11) : (!cute.arith_tuple_iter<"(16,-2,4)">, !cute.layout<"(32,4,3):(1@0,1@1,1@2)">) -> !cute.coord_tensor<"(16,-2,4)", "(32,4,3):(1@0,1@1,1@2)">
  %tile13 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %tile14 = cute.recast_iter(%tile13) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout15 = cute.static : !cute.layout<"(32,4,3):(1,32,128)">
  %view16 = cute.make_view(%tile14, %layout15) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"(32,4,3):(1,32,128)">) -> !cute.memref<f32, smem, align<1024>, "(32,4,3):(1,32,128)">
  %atom17 = cute_nvgpu.atom.make_exec_tma(%map) : (!cute_nvgpu.atom.non_exec_tiled_tma_load<sm_90_multicast, f32, copy_bits = 12288, tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">, tma_format = F32_RN>) -> !cute_nvgpu.atom.tma_load<f32, copy_bits = 12288, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">>
  %mask18 = arith.constant 3 : i16
  %atom19 = cute_nvgpu.atom.set_value <mcast_mask> (%atom17, %mask18) : (!cute_nvgpu.atom.tma_load<f32, copy_bits = 12288, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">>, i16) -> !cute_nvgpu.atom.tma_load<f32, copy_bits = 12288, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">>
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %leads = arith.cmpi eq, %rank, %zero : i32
  scf.if %leads {
  %atom20 = cute_nvgpu.atom.set_value <tma_bar> (%atom19, %barrier) : (!cute_nvgpu.atom.tma_load<f32, copy_bits = 12288, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">>, !cute.ptr<i64, smem, align<8>>) -> !cute_nvgpu.atom.tma_load<f32, copy_bits = 12288, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">>
  cute.copy_atom_call(%atom20, %coords12, %view16) : (!cute_nvgpu.atom.tma_load<f32, copy_bits = 12288, mode = tiled, num_cta = 1, multicast, g_stride = <"()"> tma_gbasis = <"(32,4,3):(1@0,1@1,1@2)">>, !cute.coord_tensor<"(16,-2,4)", "(32,4,3):(1@0,1@1,1@2)">, !cute.memref<f32, smem, align<1024>, "(32,4,3):(1,32,128)">) -> ()
  }
  }
  scf.while : () -> () {
    %done = nvvm.mbarrier.try_wait %word, %zero : !llvm.ptr<3>, i32 -> i1
    %again = arith.xori %done, %true : i1
    scf.condition(%again)
  } do {
    scf.yield
  }
  %layout21 = cute.static : !cute.layout<"(2048,2):(1,2048)">
  %view22 = cute.make_view(%result, %layout21) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(2048,2):(1,2048)">) -> !cute.memref<i8, gmem, align<16>, "(2048,2):(1,2048)">
  %block = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %mine = cute.make_coord(%block) : (i32) -> !cute.coord<"(_,?)">
  %part23 = cute.slice(%view22, %mine) : !cute.memref<i8, gmem, align<16>, "(2048,2):(1,2048)">, !cute.coord<"(_,?)"> -> !cute.memref<i8, gmem, align<16>, "(2048):(1)">
  %count24 = arith.constant 2048 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%view5, %at26) : (!cute.memref<i8, smem, align<1024>, "2048:1">, !cute.coord<"?">) -> i8
  cute.memref.store(%part23, %at26, %value27) : (!cute.memref<i8, gmem, align<16>, "(2048):(1)">, !cute.coord<"?">, i8) -> ()
  }
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  return
}
