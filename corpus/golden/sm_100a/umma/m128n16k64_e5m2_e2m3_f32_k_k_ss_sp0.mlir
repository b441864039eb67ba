// !cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, c_scale_exp = 0>
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
  %first12 = cute.get_iter(%view7) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,16),32):((128,1024),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),32):((128,1024),1)">) -> !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %layout16 = cute.static : !cute.layout<"(16,64):(64,1)">
  %view17 = cute.make_view(%b, %layout16) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,64):(64,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %count24 = arith.constant 1024 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%view17, %at26) : (!cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout28 = cute.static : !cute.layout<"(128,20):(20,1)">
  %view29 = cute.make_view(%c, %layout28) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,20):(20,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout30 = cute.static : !cute.layout<"(128,20):(20,1)">
  %view31 = cute.make_view(%d, %layout30) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,20):(20,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %bytes32 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes32) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes33 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset34 = cute.static : !cute.int_tuple<"64">
  %at35 = cute.add_offset(%bytes33, %offset34) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at35) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init36 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom37 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout38 = cute.static : !cute.layout<"4:1">
  %registers39 = cute.make_fragment(%layout38) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first40 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout41 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows42 = cute.make_view(%first40, %layout41) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at43 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part44 = cute.slice(%rows42, %at43) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout45 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes46 = cute.make_view(%tensor, %layout45) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at47 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part48 = cute.slice(%lanes46, %at47) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values49 = cute.memref.load_vec(%part44) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values49, %registers39) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom37, %registers39, %part48) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout50 = cute.static : !cute.layout<"4:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first52 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout57 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom37, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout62 = cute.static : !cute.layout<"4:1">
  %registers63 = cute.make_fragment(%layout62) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first64 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout65 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows66 = cute.make_view(%first64, %layout65) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at67 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part68 = cute.slice(%rows66, %at67) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout69 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes70 = cute.make_view(%tensor, %layout69) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at71 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part72 = cute.slice(%lanes70, %at71) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values73 = cute.memref.load_vec(%part68) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values73, %registers63) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom37, %registers63, %part72) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout74 = cute.static : !cute.layout<"4:1">
  %registers75 = cute.make_fragment(%layout74) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first76 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout77 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows78 = cute.make_view(%first76, %layout77) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at79 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part80 = cute.slice(%rows78, %at79) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout81 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes82 = cute.make_view(%tensor, %layout81) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at83 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part84 = cute.slice(%lanes82, %at83) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values85 = cute.memref.load_vec(%part80) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values85, %registers75) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom37, %registers75, %part84) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout86 = cute.static : !cute.layout<"4:1">
  %registers87 = cute.make_fragment(%layout86) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first88 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout89 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows90 = cute.make_view(%first88, %layout89) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at91 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part92 = cute.slice(%rows90, %at91) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout93 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes94 = cute.make_view(%tensor, %layout93) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at95 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part96 = cute.slice(%lanes94, %at95) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values97 = cute.memref.load_vec(%part92) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values97, %registers87) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom37, %registers87, %part96) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout98 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view99 = cute.make_view(%tensor, %layout98) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made100 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, c_scale_exp = 0>
  %column101 = cute.static : !cute.int_tuple<"16">
  %columns102 = cute.add_offset(%tensor, %column101) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made103 = cute_nvgpu.atom.set_value <metadata> (%made100, %columns102) : (!cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made103, %view99, %view15, %view23, %view99) : (!cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks104 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks104 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom105 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout106 = cute.static : !cute.layout<"4:1">
  %registers107 = cute.make_fragment(%layout106) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first108 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout109 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows110 = cute.make_view(%first108, %layout109) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at111 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part112 = cute.slice(%rows110, %at111) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout113 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes114 = cute.make_view(%tensor, %layout113) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at115 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part116 = cute.slice(%lanes114, %at115) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom105, %part116, %registers107) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers107) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values117 = cute.memref.load_vec(%registers107) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values117, %part112) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout118 = cute.static : !cute.layout<"4:1">
  %registers119 = cute.make_fragment(%layout118) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first120 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout121 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows122 = cute.make_view(%first120, %layout121) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at123 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part124 = cute.slice(%rows122, %at123) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout125 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes126 = cute.make_view(%tensor, %layout125) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at127 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part128 = cute.slice(%lanes126, %at127) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom105, %part128, %registers119) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers119) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values129 = cute.memref.load_vec(%registers119) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values129, %part124) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout130 = cute.static : !cute.layout<"4:1">
  %registers131 = cute.make_fragment(%layout130) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first132 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout133 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows134 = cute.make_view(%first132, %layout133) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at135 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part136 = cute.slice(%rows134, %at135) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout137 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes138 = cute.make_view(%tensor, %layout137) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at139 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part140 = cute.slice(%lanes138, %at139) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom105, %part140, %registers131) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers131) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values141 = cute.memref.load_vec(%registers131) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values141, %part136) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout142 = cute.static : !cute.layout<"4:1">
  %registers143 = cute.make_fragment(%layout142) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first144 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout145 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows146 = cute.make_view(%first144, %layout145) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at147 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part148 = cute.slice(%rows146, %at147) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout149 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes150 = cute.make_view(%tensor, %layout149) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at151 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part152 = cute.slice(%lanes150, %at151) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom105, %part152, %registers143) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers143) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values153 = cute.memref.load_vec(%registers143) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values153, %part148) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout154 = cute.static : !cute.layout<"4:1">
  %registers155 = cute.make_fragment(%layout154) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first156 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout157 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows158 = cute.make_view(%first156, %layout157) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at159 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part160 = cute.slice(%rows158, %at159) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout161 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes162 = cute.make_view(%tensor, %layout161) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at163 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part164 = cute.slice(%lanes162, %at163) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom105, %part164, %registers155) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers155) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values165 = cute.memref.load_vec(%registers155) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values165, %part160) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
