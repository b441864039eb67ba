// !cute_nvgpu.sm100.mma_bs<128x24x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 32>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,16),32):((128,1024),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 4096 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(24,32):(32,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(24,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(24,32):(32,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout18 = cute.static : !cute.layout<"((8,3),32):((128,1024),1)">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,3),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,3),32):((128,1024),1)">
  %count20 = arith.constant 768 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<i8, gmem, align<16>, "(24,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,3),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout24 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout26 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %bytes28 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes28) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 32 : i32
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : i32
  %warp = arith.shrui %tid, %five : i32
  %allocates = arith.cmpi eq, %warp, %zero : i32
  scf.if %allocates {
  cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) : (i32, !cute.ptr<i32, smem, align<1024>>) -> ()
  cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() : () -> ()
  }
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<1024>>) -> !cute.ptr<f32, tmem, align<16>>
  %bytes29 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset30 = cute.static : !cute.int_tuple<"64">
  %at31 = cute.add_offset(%bytes29, %offset30) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at31) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init32 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom33 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>
  %layout34 = cute.static : !cute.layout<"32:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first36 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout41 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(32):(1)">) -> vector<32xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom33, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, rmem, align<16>, "32:1">, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout46 = cute.static : !cute.layout<"(128,24):(65536,1)">
  %view47 = cute.make_view(%tensor, %layout46) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,24):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,24):(65536,1)">
  %made48 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x24x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column49 = cute.static : !cute.int_tuple<"24">
  %columns50 = cute.add_offset(%tensor, %column49) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"24">) -> !cute.ptr<f32, tmem, align<16>>
  %made51 = cute_nvgpu.atom.set_value <sf_a> (%made48, %columns50) : (!cute_nvgpu.sm100.mma_bs<128x24x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x24x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column52 = cute.static : !cute.int_tuple<"28">
  %columns53 = cute.add_offset(%tensor, %column52) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"28">) -> !cute.ptr<f32, tmem, align<16>>
  %made54 = cute_nvgpu.atom.set_value <sf_b> (%made51, %columns53) : (!cute_nvgpu.sm100.mma_bs<128x24x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x24x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made54, %view47, %view7, %view19, %view47) : (!cute_nvgpu.sm100.mma_bs<128x24x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,24):(65536,1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,3),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,24):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks55 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks55 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom56 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>
  %layout57 = cute.static : !cute.layout<"32:1">
  %registers58 = cute.make_fragment(%layout57) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first59 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout60 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows61 = cute.make_view(%first59, %layout60) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at62 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part63 = cute.slice(%rows61, %at62) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout64 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes65 = cute.make_view(%tensor, %layout64) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at66 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part67 = cute.slice(%lanes65, %at66) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  cute.copy_atom_call(%atom56, %part67, %registers58) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers58) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %values68 = cute.memref.load_vec(%registers58) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values68, %part63) : (vector<32xf32>, !cute.memref<f32, gmem, align<16>, "(32):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
