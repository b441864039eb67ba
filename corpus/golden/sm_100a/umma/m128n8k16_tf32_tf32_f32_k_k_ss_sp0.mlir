// !cute_nvgpu.sm100.mma_sp<128x8x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i32, gmem, align<16>>, %b: !cute.ptr<i32, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,8):(8,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"(128,8):(8,1)">) -> !cute.memref<i32, gmem, align<16>, "(128,8):(8,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,16),8):((32,256),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),8):((32,256),1)">) -> !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,16),8):((32,256),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 1024 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i32, gmem, align<16>, "(128,8):(8,1)">, !cute.coord<"?">) -> i32
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,16),8):((32,256),1)">, !cute.coord<"?">, i32) -> ()
  }
  %first12 = cute.get_iter(%view7) : !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,16),8):((32,256),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,16),8):((32,256),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),8):((32,256),1)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,16),8):((32,256),1)">
  %layout16 = cute.static : !cute.layout<"(8,16):(16,1)">
  %view17 = cute.make_view(%b, %layout16) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"(8,16):(16,1)">) -> !cute.memref<i32, gmem, align<16>, "(8,16):(16,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,1),16):((32,256),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,1),16):((32,256),1)">) -> !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,1),16):((32,256),1)">
  %count24 = arith.constant 128 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%view17, %at26) : (!cute.memref<i32, gmem, align<16>, "(8,16):(16,1)">, !cute.coord<"?">) -> i32
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,1),16):((32,256),1)">, !cute.coord<"?">, i32) -> ()
  }
  %first28 = cute.get_iter(%view23) : !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,1),16):((32,256),1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"((8,1),16):((32,256),1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,1),16):((32,256),1)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,1),16):((32,256),1)">
  %layout32 = cute.static : !cute.layout<"(128,12):(12,1)">
  %view33 = cute.make_view(%c, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,12):(12,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %layout34 = cute.static : !cute.layout<"(128,12):(12,1)">
  %view35 = cute.make_view(%d, %layout34) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,12):(12,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %bytes36 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes36) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes37 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset38 = cute.static : !cute.int_tuple<"64">
  %at39 = cute.add_offset(%bytes37, %offset38) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at39) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init40 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom41 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout42 = cute.static : !cute.layout<"4:1">
  %registers43 = cute.make_fragment(%layout42) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first44 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout49 = cute.static : !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout54 = cute.static : !cute.layout<"4:1">
  %registers55 = cute.make_fragment(%layout54) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first56 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %layout57 = cute.static : !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">
  %rows58 = cute.make_view(%first56, %layout57) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">
  %at59 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part60 = cute.slice(%rows58, %at59) : !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout61 = cute.static : !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %lanes62 = cute.make_view(%tensor, %layout61) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values65 = cute.memref.load_vec(%part60) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values65, %registers55) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers55, %part64) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout66 = cute.static : !cute.layout<"4:1">
  %registers67 = cute.make_fragment(%layout66) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first68 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %layout69 = cute.static : !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">
  %rows70 = cute.make_view(%first68, %layout69) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">
  %at71 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part72 = cute.slice(%rows70, %at71) : !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout73 = cute.static : !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %lanes74 = cute.make_view(%tensor, %layout73) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %at75 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part76 = cute.slice(%lanes74, %at75) : !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values77 = cute.memref.load_vec(%part72) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values77, %registers67) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers67, %part76) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout78 = cute.static : !cute.layout<"(128,8):(65536,1)">
  %view79 = cute.make_view(%tensor, %layout78) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,8):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,8):(65536,1)">
  %made80 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<128x8x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss, c_scale_exp = 0>
  %column81 = cute.static : !cute.int_tuple<"8">
  %columns82 = cute.add_offset(%tensor, %column81) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"8">) -> !cute.ptr<f32, tmem, align<16>>
  %made83 = cute_nvgpu.atom.set_value <metadata> (%made80, %columns82) : (!cute_nvgpu.sm100.mma_sp<128x8x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<128x8x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made83, %view79, %view15, %view31, %view79) : (!cute_nvgpu.sm100.mma_sp<128x8x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,8):(65536,1)">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,16),8):((32,256),1)">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,1),16):((32,256),1)">, !cute.memref<f32, tmem, align<16>, "(128,8):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks84 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks84 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom85 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout86 = cute.static : !cute.layout<"4:1">
  %registers87 = cute.make_fragment(%layout86) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first88 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %layout89 = cute.static : !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">
  %rows90 = cute.make_view(%first88, %layout89) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">
  %at91 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part92 = cute.slice(%rows90, %at91) : !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout93 = cute.static : !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %lanes94 = cute.make_view(%tensor, %layout93) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %at95 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part96 = cute.slice(%lanes94, %at95) : !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom85, %part96, %registers87) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers87) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values97 = cute.memref.load_vec(%registers87) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values97, %part92) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout98 = cute.static : !cute.layout<"4:1">
  %registers99 = cute.make_fragment(%layout98) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first100 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %layout101 = cute.static : !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">
  %rows102 = cute.make_view(%first100, %layout101) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">
  %at103 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part104 = cute.slice(%rows102, %at103) : !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout105 = cute.static : !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %lanes106 = cute.make_view(%tensor, %layout105) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %at107 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part108 = cute.slice(%lanes106, %at107) : !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom85, %part108, %registers99) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers99) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values109 = cute.memref.load_vec(%registers99) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values109, %part104) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout110 = cute.static : !cute.layout<"4:1">
  %registers111 = cute.make_fragment(%layout110) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first112 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,12):(12,1)">
  %layout113 = cute.static : !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">
  %rows114 = cute.make_view(%first112, %layout113) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,3,1):((12,384),1,4,384)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">
  %at115 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part116 = cute.slice(%rows114, %at115) : !cute.memref<f32, gmem, align<16>, "((32,4),4,3,1):((12,384),1,4,384)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout117 = cute.static : !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %lanes118 = cute.make_view(%tensor, %layout117) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),3,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">
  %at119 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part120 = cute.slice(%lanes118, %at119) : !cute.memref<f32, tmem, align<16>, "((4,32),3,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom85, %part120, %registers111) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers111) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values121 = cute.memref.load_vec(%registers111) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values121, %part116) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
