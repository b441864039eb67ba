// !cute_nvgpu.sm100.mma_sp<32x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, ws>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<f16, gmem, align<16>>, %b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(32,16):(16,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(32,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(32,16):(16,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,4),16):((64,512),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,4),16):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,4),16):((64,512),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 512 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<f16, gmem, align<16>, "(32,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,4),16):((64,512),1)">, !cute.coord<"?">, f16) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(64,32):(32,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(64,32):(32,1)">) -> !cute.memref<f16, gmem, align<16>, "(64,32):(32,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout18 = cute.static : !cute.layout<"((8,8),32):((64,512),1)">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),32):((64,512),1)">
  %count20 = arith.constant 2048 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<f16, gmem, align<16>, "(64,32):(32,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),32):((64,512),1)">, !cute.coord<"?">, f16) -> ()
  }
  %layout24 = cute.static : !cute.layout<"(128,20):(20,1)">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,20):(20,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout26 = cute.static : !cute.layout<"(128,20):(20,1)">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,20):(20,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
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
  %atom33 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout34 = cute.static : !cute.layout<"4:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first36 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout41 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout46 = cute.static : !cute.layout<"4:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first48 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout53 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout58 = cute.static : !cute.layout<"4:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first60 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout65 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout70 = cute.static : !cute.layout<"4:1">
  %registers71 = cute.make_fragment(%layout70) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first72 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout73 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows74 = cute.make_view(%first72, %layout73) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at75 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part76 = cute.slice(%rows74, %at75) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout77 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes78 = cute.make_view(%tensor, %layout77) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at79 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part80 = cute.slice(%lanes78, %at79) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values81 = cute.memref.load_vec(%part76) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values81, %registers71) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers71, %part80) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout82 = cute.static : !cute.layout<"4:1">
  %registers83 = cute.make_fragment(%layout82) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first84 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout85 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows86 = cute.make_view(%first84, %layout85) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at87 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part88 = cute.slice(%rows86, %at87) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout89 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes90 = cute.make_view(%tensor, %layout89) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at91 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part92 = cute.slice(%lanes90, %at91) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values93 = cute.memref.load_vec(%part88) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values93, %registers83) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers83, %part92) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout94 = cute.static : !cute.layout<"(32,(16,4)):(65536,(1,2097152))">
  %view95 = cute.make_view(%tensor, %layout94) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(32,(16,4)):(65536,(1,2097152))">) -> !cute.memref<f32, tmem, align<16>, "(32,(16,4)):(65536,(1,2097152))">
  %made96 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<32x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, ws>
  %column97 = cute.static : !cute.int_tuple<"16">
  %columns98 = cute.add_offset(%tensor, %column97) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made99 = cute_nvgpu.atom.set_value <metadata> (%made96, %columns98) : (!cute_nvgpu.sm100.mma_sp<32x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, ws>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<32x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, ws>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made99, %view95, %view7, %view19, %view95) : (!cute_nvgpu.sm100.mma_sp<32x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0, ws>, !cute.memref<f32, tmem, align<16>, "(32,(16,4)):(65536,(1,2097152))">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,4),16):((64,512),1)">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,8),32):((64,512),1)">, !cute.memref<f32, tmem, align<16>, "(32,(16,4)):(65536,(1,2097152))">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks100 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks100 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom101 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout102 = cute.static : !cute.layout<"4:1">
  %registers103 = cute.make_fragment(%layout102) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first104 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout105 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows106 = cute.make_view(%first104, %layout105) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at107 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part108 = cute.slice(%rows106, %at107) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout109 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes110 = cute.make_view(%tensor, %layout109) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at111 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part112 = cute.slice(%lanes110, %at111) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part112, %registers103) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers103) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values113 = cute.memref.load_vec(%registers103) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values113, %part108) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout114 = cute.static : !cute.layout<"4:1">
  %registers115 = cute.make_fragment(%layout114) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first116 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout117 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows118 = cute.make_view(%first116, %layout117) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at119 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part120 = cute.slice(%rows118, %at119) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout121 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes122 = cute.make_view(%tensor, %layout121) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at123 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part124 = cute.slice(%lanes122, %at123) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part124, %registers115) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers115) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values125 = cute.memref.load_vec(%registers115) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values125, %part120) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout126 = cute.static : !cute.layout<"4:1">
  %registers127 = cute.make_fragment(%layout126) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first128 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout129 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows130 = cute.make_view(%first128, %layout129) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at131 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part132 = cute.slice(%rows130, %at131) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout133 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes134 = cute.make_view(%tensor, %layout133) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at135 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part136 = cute.slice(%lanes134, %at135) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part136, %registers127) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers127) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values137 = cute.memref.load_vec(%registers127) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values137, %part132) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout138 = cute.static : !cute.layout<"4:1">
  %registers139 = cute.make_fragment(%layout138) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first140 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout141 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows142 = cute.make_view(%first140, %layout141) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at143 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part144 = cute.slice(%rows142, %at143) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout145 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes146 = cute.make_view(%tensor, %layout145) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at147 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part148 = cute.slice(%lanes146, %at147) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part148, %registers139) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers139) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values149 = cute.memref.load_vec(%registers139) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values149, %part144) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout150 = cute.static : !cute.layout<"4:1">
  %registers151 = cute.make_fragment(%layout150) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first152 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,20):(20,1)">
  %layout153 = cute.static : !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">
  %rows154 = cute.make_view(%first152, %layout153) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,5,1):((20,640),1,4,640)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">
  %at155 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part156 = cute.slice(%rows154, %at155) : !cute.memref<f32, gmem, align<16>, "((32,4),4,5,1):((20,640),1,4,640)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout157 = cute.static : !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %lanes158 = cute.make_view(%tensor, %layout157) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),5,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">
  %at159 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part160 = cute.slice(%lanes158, %at159) : !cute.memref<f32, tmem, align<16>, "((4,32),5,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part160, %registers151) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers151) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values161 = cute.memref.load_vec(%registers151) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values161, %part156) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
