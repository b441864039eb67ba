// !cute_nvgpu.sm100.mma_sp<64x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(64,32):(32,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,8),32):((128,1024),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 2048 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %first12 = cute.get_iter(%view7) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,8),32):((128,1024),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
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
  %first28 = cute.get_iter(%view23) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %layout32 = cute.static : !cute.layout<"(128,20):(20,1)">
  %view33 = cute.make_view(%c, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,20):(20,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout34 = cute.static : !cute.layout<"(128,20):(20,1)">
  %view35 = cute.make_view(%d, %layout34) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,20):(20,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
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
  %first44 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout49 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout54 = cute.static : !cute.layout<"4:1">
  %registers55 = cute.make_fragment(%layout54) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first56 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout57 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows58 = cute.make_view(%first56, %layout57) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at59 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part60 = cute.slice(%rows58, %at59) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout61 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes62 = cute.make_view(%tensor, %layout61) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values65 = cute.memref.load_vec(%part60) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values65, %registers55) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers55, %part64) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout66 = cute.static : !cute.layout<"4:1">
  %registers67 = cute.make_fragment(%layout66) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first68 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout69 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows70 = cute.make_view(%first68, %layout69) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at71 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part72 = cute.slice(%rows70, %at71) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout73 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes74 = cute.make_view(%tensor, %layout73) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at75 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part76 = cute.slice(%lanes74, %at75) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values77 = cute.memref.load_vec(%part72) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values77, %registers67) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers67, %part76) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout78 = cute.static : !cute.layout<"4:1">
  %registers79 = cute.make_fragment(%layout78) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first80 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout81 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows82 = cute.make_view(%first80, %layout81) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at83 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part84 = cute.slice(%rows82, %at83) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout85 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes86 = cute.make_view(%tensor, %layout85) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at87 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part88 = cute.slice(%lanes86, %at87) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values89 = cute.memref.load_vec(%part84) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values89, %registers79) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers79, %part88) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout90 = cute.static : !cute.layout<"4:1">
  %registers91 = cute.make_fragment(%layout90) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first92 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout93 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows94 = cute.make_view(%first92, %layout93) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at95 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part96 = cute.slice(%rows94, %at95) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout97 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes98 = cute.make_view(%tensor, %layout97) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at99 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part100 = cute.slice(%lanes98, %at99) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values101 = cute.memref.load_vec(%part96) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values101, %registers91) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers91, %part100) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout102 = cute.static : !cute.layout<"((16,4),16):((65536,2097152),1)">
  %view103 = cute.make_view(%tensor, %layout102) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,4),16):((65536,2097152),1)">) -> !cute.memref<f32, tmem, align<16>, "((16,4),16):((65536,2097152),1)">
  %made104 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<64x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
  %column105 = cute.static : !cute.int_tuple<"16">
  %columns106 = cute.add_offset(%tensor, %column105) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made107 = cute_nvgpu.atom.set_value <metadata> (%made104, %columns106) : (!cute_nvgpu.sm100.mma_sp<64x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<64x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made107, %view103, %view15, %view31, %view103) : (!cute_nvgpu.sm100.mma_sp<64x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "((16,4),16):((65536,2097152),1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "((16,4),16):((65536,2097152),1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks108 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks108 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom109 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout110 = cute.static : !cute.layout<"4:1">
  %registers111 = cute.make_fragment(%layout110) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first112 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout113 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows114 = cute.make_view(%first112, %layout113) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at115 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part116 = cute.slice(%rows114, %at115) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout117 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes118 = cute.make_view(%tensor, %layout117) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at119 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part120 = cute.slice(%lanes118, %at119) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom109, %part120, %registers111) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers111) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values121 = cute.memref.load_vec(%registers111) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values121, %part116) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout122 = cute.static : !cute.layout<"4:1">
  %registers123 = cute.make_fragment(%layout122) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first124 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout125 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows126 = cute.make_view(%first124, %layout125) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at127 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part128 = cute.slice(%rows126, %at127) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout129 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes130 = cute.make_view(%tensor, %layout129) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at131 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part132 = cute.slice(%lanes130, %at131) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom109, %part132, %registers123) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers123) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values133 = cute.memref.load_vec(%registers123) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values133, %part128) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout134 = cute.static : !cute.layout<"4:1">
  %registers135 = cute.make_fragment(%layout134) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first136 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout137 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows138 = cute.make_view(%first136, %layout137) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at139 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part140 = cute.slice(%rows138, %at139) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout141 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes142 = cute.make_view(%tensor, %layout141) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at143 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part144 = cute.slice(%lanes142, %at143) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom109, %part144, %registers135) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers135) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values145 = cute.memref.load_vec(%registers135) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values145, %part140) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout146 = cute.static : !cute.layout<"4:1">
  %registers147 = cute.make_fragment(%layout146) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first148 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout149 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows150 = cute.make_view(%first148, %layout149) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at151 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part152 = cute.slice(%rows150, %at151) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout153 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes154 = cute.make_view(%tensor, %layout153) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at155 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part156 = cute.slice(%lanes154, %at155) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom109, %part156, %registers147) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers147) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values157 = cute.memref.load_vec(%registers147) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values157, %part152) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout158 = cute.static : !cute.layout<"4:1">
  %registers159 = cute.make_fragment(%layout158) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first160 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout161 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows162 = cute.make_view(%first160, %layout161) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at163 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part164 = cute.slice(%rows162, %at163) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout165 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes166 = cute.make_view(%tensor, %layout165) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at167 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part168 = cute.slice(%lanes166, %at167) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom109, %part168, %registers159) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers159) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values169 = cute.memref.load_vec(%registers159) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values169, %part164) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
