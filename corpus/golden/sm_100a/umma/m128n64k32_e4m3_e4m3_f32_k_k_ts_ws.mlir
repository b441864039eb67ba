// !cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, c_scale_exp = 0, ws>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(64,32):(32,1)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">
  %b2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b3 = cute.static : !cute.int_tuple<"17408">
  %b4 = cute.add_offset(%b2, %b3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.recast_iter(%b4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,8),32):((128,1024),1)">
  %view7 = cute.make_view(%b5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
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
  %layout16 = cute.static : !cute.layout<"(128,72):(72,1)">
  %view17 = cute.make_view(%c, %layout16) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,72):(72,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout18 = cute.static : !cute.layout<"(128,72):(72,1)">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,72):(72,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %bytes20 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 128 : i32
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
  %first28 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout29 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows30 = cute.make_view(%first28, %layout29) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at31 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part32 = cute.slice(%rows30, %at31) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout33 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes34 = cute.make_view(%tensor, %layout33) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at35 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part36 = cute.slice(%lanes34, %at35) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values37 = cute.memref.load_vec(%part32) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values37, %registers27) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers27, %part36) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout38 = cute.static : !cute.layout<"8:1">
  %registers39 = cute.make_fragment(%layout38) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first40 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout41 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows42 = cute.make_view(%first40, %layout41) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at43 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part44 = cute.slice(%rows42, %at43) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout45 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes46 = cute.make_view(%tensor, %layout45) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at47 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part48 = cute.slice(%lanes46, %at47) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values49 = cute.memref.load_vec(%part44) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values49, %registers39) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers39, %part48) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout50 = cute.static : !cute.layout<"8:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first52 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout57 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout62 = cute.static : !cute.layout<"8:1">
  %registers63 = cute.make_fragment(%layout62) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first64 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout65 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows66 = cute.make_view(%first64, %layout65) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at67 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part68 = cute.slice(%rows66, %at67) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout69 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes70 = cute.make_view(%tensor, %layout69) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at71 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part72 = cute.slice(%lanes70, %at71) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values73 = cute.memref.load_vec(%part68) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values73, %registers63) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers63, %part72) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout74 = cute.static : !cute.layout<"8:1">
  %registers75 = cute.make_fragment(%layout74) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first76 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout77 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows78 = cute.make_view(%first76, %layout77) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at79 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part80 = cute.slice(%rows78, %at79) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout81 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes82 = cute.make_view(%tensor, %layout81) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at83 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part84 = cute.slice(%lanes82, %at83) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values85 = cute.memref.load_vec(%part80) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values85, %registers75) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers75, %part84) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout86 = cute.static : !cute.layout<"8:1">
  %registers87 = cute.make_fragment(%layout86) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first88 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout89 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows90 = cute.make_view(%first88, %layout89) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at91 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part92 = cute.slice(%rows90, %at91) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout93 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes94 = cute.make_view(%tensor, %layout93) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at95 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part96 = cute.slice(%lanes94, %at95) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values97 = cute.memref.load_vec(%part92) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values97, %registers87) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers87, %part96) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout98 = cute.static : !cute.layout<"8:1">
  %registers99 = cute.make_fragment(%layout98) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first100 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout101 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows102 = cute.make_view(%first100, %layout101) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at103 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part104 = cute.slice(%rows102, %at103) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout105 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes106 = cute.make_view(%tensor, %layout105) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at107 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part108 = cute.slice(%lanes106, %at107) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values109 = cute.memref.load_vec(%part104) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values109, %registers99) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers99, %part108) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout110 = cute.static : !cute.layout<"8:1">
  %registers111 = cute.make_fragment(%layout110) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first112 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout113 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows114 = cute.make_view(%first112, %layout113) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at115 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part116 = cute.slice(%rows114, %at115) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout117 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes118 = cute.make_view(%tensor, %layout117) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at119 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part120 = cute.slice(%lanes118, %at119) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values121 = cute.memref.load_vec(%part116) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values121, %registers111) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers111, %part120) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout122 = cute.static : !cute.layout<"8:1">
  %registers123 = cute.make_fragment(%layout122) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first124 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout125 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows126 = cute.make_view(%first124, %layout125) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at127 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part128 = cute.slice(%rows126, %at127) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout129 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes130 = cute.make_view(%tensor, %layout129) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at131 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part132 = cute.slice(%lanes130, %at131) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values133 = cute.memref.load_vec(%part128) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values133, %registers123) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom25, %registers123, %part132) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout134 = cute.static : !cute.layout<"(128,64):(65536,1)">
  %view135 = cute.make_view(%tensor, %layout134) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,64):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
  %column136 = cute.static : !cute.int_tuple<"64">
  %columns137 = cute.add_offset(%tensor, %column136) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"64">) -> !cute.ptr<f32, tmem, align<16>>
  %typed138 = cute.recast_iter(%columns137) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E4M3FN, tmem, align<16>>
  %layout139 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view140 = cute.make_view(%typed138, %layout139) : (!cute.ptr<f8E4M3FN, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E4M3FN, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made141 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, c_scale_exp = 0, ws>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made141, %view135, %view140, %view15, %view135) : (!cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, c_scale_exp = 0, ws>, !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">, !cute.memref<f8E4M3FN, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks142 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks142 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom143 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout144 = cute.static : !cute.layout<"8:1">
  %registers145 = cute.make_fragment(%layout144) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first146 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout147 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows148 = cute.make_view(%first146, %layout147) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at149 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part150 = cute.slice(%rows148, %at149) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout151 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes152 = cute.make_view(%tensor, %layout151) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at153 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part154 = cute.slice(%lanes152, %at153) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part154, %registers145) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers145) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values155 = cute.memref.load_vec(%registers145) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values155, %part150) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout156 = cute.static : !cute.layout<"8:1">
  %registers157 = cute.make_fragment(%layout156) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first158 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout159 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows160 = cute.make_view(%first158, %layout159) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at161 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part162 = cute.slice(%rows160, %at161) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout163 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes164 = cute.make_view(%tensor, %layout163) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at165 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part166 = cute.slice(%lanes164, %at165) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part166, %registers157) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers157) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values167 = cute.memref.load_vec(%registers157) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values167, %part162) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout168 = cute.static : !cute.layout<"8:1">
  %registers169 = cute.make_fragment(%layout168) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first170 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout171 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows172 = cute.make_view(%first170, %layout171) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at173 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part174 = cute.slice(%rows172, %at173) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout175 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes176 = cute.make_view(%tensor, %layout175) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at177 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part178 = cute.slice(%lanes176, %at177) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part178, %registers169) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers169) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values179 = cute.memref.load_vec(%registers169) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values179, %part174) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout180 = cute.static : !cute.layout<"8:1">
  %registers181 = cute.make_fragment(%layout180) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first182 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout183 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows184 = cute.make_view(%first182, %layout183) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at185 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part186 = cute.slice(%rows184, %at185) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout187 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes188 = cute.make_view(%tensor, %layout187) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at189 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part190 = cute.slice(%lanes188, %at189) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part190, %registers181) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers181) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values191 = cute.memref.load_vec(%registers181) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values191, %part186) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout192 = cute.static : !cute.layout<"8:1">
  %registers193 = cute.make_fragment(%layout192) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first194 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout195 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows196 = cute.make_view(%first194, %layout195) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at197 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part198 = cute.slice(%rows196, %at197) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout199 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes200 = cute.make_view(%tensor, %layout199) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at201 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part202 = cute.slice(%lanes200, %at201) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part202, %registers193) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers193) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values203 = cute.memref.load_vec(%registers193) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values203, %part198) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout204 = cute.static : !cute.layout<"8:1">
  %registers205 = cute.make_fragment(%layout204) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first206 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout207 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows208 = cute.make_view(%first206, %layout207) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at209 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part210 = cute.slice(%rows208, %at209) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout211 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes212 = cute.make_view(%tensor, %layout211) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at213 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part214 = cute.slice(%lanes212, %at213) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part214, %registers205) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers205) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values215 = cute.memref.load_vec(%registers205) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values215, %part210) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout216 = cute.static : !cute.layout<"8:1">
  %registers217 = cute.make_fragment(%layout216) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first218 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout219 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows220 = cute.make_view(%first218, %layout219) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at221 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part222 = cute.slice(%rows220, %at221) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout223 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes224 = cute.make_view(%tensor, %layout223) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at225 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part226 = cute.slice(%lanes224, %at225) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part226, %registers217) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers217) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values227 = cute.memref.load_vec(%registers217) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values227, %part222) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout228 = cute.static : !cute.layout<"8:1">
  %registers229 = cute.make_fragment(%layout228) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first230 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout231 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows232 = cute.make_view(%first230, %layout231) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at233 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part234 = cute.slice(%rows232, %at233) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout235 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes236 = cute.make_view(%tensor, %layout235) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at237 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part238 = cute.slice(%lanes236, %at237) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part238, %registers229) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers229) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values239 = cute.memref.load_vec(%registers229) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values239, %part234) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout240 = cute.static : !cute.layout<"8:1">
  %registers241 = cute.make_fragment(%layout240) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first242 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout243 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows244 = cute.make_view(%first242, %layout243) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at245 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part246 = cute.slice(%rows244, %at245) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout247 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes248 = cute.make_view(%tensor, %layout247) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at249 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part250 = cute.slice(%lanes248, %at249) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom143, %part250, %registers241) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers241) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values251 = cute.memref.load_vec(%registers241) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values251, %part246) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
