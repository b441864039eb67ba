// !cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(16,32):(32,1)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b3 = cute.static : !cute.int_tuple<"17408">
  %b4 = cute.add_offset(%b2, %b3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.recast_iter(%b4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view7 = cute.make_view(%b5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 512 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %first12 = cute.get_iter(%view7) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %layout16 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view17 = cute.make_view(%c, %layout16) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout18 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %bytes20 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes21 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset22 = cute.static : !cute.int_tuple<"64">
  %at23 = cute.add_offset(%bytes21, %offset22) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at23) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init24 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom25 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout26 = cute.static : !cute.layout<"8:1">
  %registers27 = cute.make_fragment(%layout26) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first28 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout29 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows30 = cute.make_view(%first28, %layout29) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at31 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part32 = cute.slice(%rows30, %at31) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout33 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes34 = cute.make_view(%tensor, %layout33) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at35 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part36 = cute.slice(%lanes34, %at35) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values37 = cute.memref.load_vec(%part32) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values37, %registers27) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers27, %part36) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout38 = cute.static : !cute.layout<"8:1">
  %registers39 = cute.make_fragment(%layout38) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first40 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout41 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows42 = cute.make_view(%first40, %layout41) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at43 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part44 = cute.slice(%rows42, %at43) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout45 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes46 = cute.make_view(%tensor, %layout45) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at47 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part48 = cute.slice(%lanes46, %at47) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values49 = cute.memref.load_vec(%part44) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values49, %registers39) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers39, %part48) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout50 = cute.static : !cute.layout<"8:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first52 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout57 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout62 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view63 = cute.make_view(%tensor, %layout62) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %column64 = cute.static : !cute.int_tuple<"16">
  %columns65 = cute.add_offset(%tensor, %column64) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %typed66 = cute.recast_iter(%columns65) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E4M3FN, tmem, align<16>>
  %layout67 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view68 = cute.make_view(%typed66, %layout67) : (!cute.ptr<f8E4M3FN, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E4M3FN, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made69 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made69, %view63, %view68, %view15, %view63) : (!cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E4M3FN, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks70 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks70 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom71 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout72 = cute.static : !cute.layout<"8:1">
  %registers73 = cute.make_fragment(%layout72) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first74 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout75 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows76 = cute.make_view(%first74, %layout75) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at77 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part78 = cute.slice(%rows76, %at77) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout79 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes80 = cute.make_view(%tensor, %layout79) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at81 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part82 = cute.slice(%lanes80, %at81) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom71, %part82, %registers73) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers73) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values83 = cute.memref.load_vec(%registers73) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values83, %part78) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout84 = cute.static : !cute.layout<"8:1">
  %registers85 = cute.make_fragment(%layout84) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first86 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout87 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows88 = cute.make_view(%first86, %layout87) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at89 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part90 = cute.slice(%rows88, %at89) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout91 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes92 = cute.make_view(%tensor, %layout91) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at93 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part94 = cute.slice(%lanes92, %at93) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom71, %part94, %registers85) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers85) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values95 = cute.memref.load_vec(%registers85) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values95, %part90) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout96 = cute.static : !cute.layout<"8:1">
  %registers97 = cute.make_fragment(%layout96) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first98 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout99 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows100 = cute.make_view(%first98, %layout99) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at101 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part102 = cute.slice(%rows100, %at101) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout103 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes104 = cute.make_view(%tensor, %layout103) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at105 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part106 = cute.slice(%lanes104, %at105) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom71, %part106, %registers97) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers97) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values107 = cute.memref.load_vec(%registers97) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values107, %part102) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
