// !cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, c_scale_exp = 0, ws>
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
  %layout12 = cute.static : !cute.layout<"(128,72):(72,1)">
  %view13 = cute.make_view(%c, %layout12) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,72):(72,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout14 = cute.static : !cute.layout<"(128,72):(72,1)">
  %view15 = cute.make_view(%d, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,72):(72,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %bytes16 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes17 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset18 = cute.static : !cute.int_tuple<"64">
  %at19 = cute.add_offset(%bytes17, %offset18) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at19) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init20 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom21 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout22 = cute.static : !cute.layout<"8:1">
  %registers23 = cute.make_fragment(%layout22) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first24 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout25 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows26 = cute.make_view(%first24, %layout25) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at27 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part28 = cute.slice(%rows26, %at27) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout29 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes30 = cute.make_view(%tensor, %layout29) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at31 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part32 = cute.slice(%lanes30, %at31) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values33 = cute.memref.load_vec(%part28) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values33, %registers23) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers23, %part32) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout34 = cute.static : !cute.layout<"8:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first36 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout41 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout46 = cute.static : !cute.layout<"8:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first48 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout53 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout58 = cute.static : !cute.layout<"8:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first60 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout65 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout70 = cute.static : !cute.layout<"8:1">
  %registers71 = cute.make_fragment(%layout70) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first72 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout73 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows74 = cute.make_view(%first72, %layout73) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at75 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part76 = cute.slice(%rows74, %at75) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout77 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes78 = cute.make_view(%tensor, %layout77) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at79 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part80 = cute.slice(%lanes78, %at79) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values81 = cute.memref.load_vec(%part76) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values81, %registers71) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers71, %part80) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout82 = cute.static : !cute.layout<"8:1">
  %registers83 = cute.make_fragment(%layout82) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first84 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout85 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows86 = cute.make_view(%first84, %layout85) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at87 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part88 = cute.slice(%rows86, %at87) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout89 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes90 = cute.make_view(%tensor, %layout89) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at91 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part92 = cute.slice(%lanes90, %at91) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values93 = cute.memref.load_vec(%part88) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values93, %registers83) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers83, %part92) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout94 = cute.static : !cute.layout<"8:1">
  %registers95 = cute.make_fragment(%layout94) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first96 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout97 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows98 = cute.make_view(%first96, %layout97) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at99 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part100 = cute.slice(%rows98, %at99) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout101 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes102 = cute.make_view(%tensor, %layout101) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at103 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part104 = cute.slice(%lanes102, %at103) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values105 = cute.memref.load_vec(%part100) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values105, %registers95) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers95, %part104) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout106 = cute.static : !cute.layout<"8:1">
  %registers107 = cute.make_fragment(%layout106) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first108 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout109 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows110 = cute.make_view(%first108, %layout109) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at111 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part112 = cute.slice(%rows110, %at111) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout113 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes114 = cute.make_view(%tensor, %layout113) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at115 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part116 = cute.slice(%lanes114, %at115) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values117 = cute.memref.load_vec(%part112) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values117, %registers107) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers107, %part116) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout118 = cute.static : !cute.layout<"8:1">
  %registers119 = cute.make_fragment(%layout118) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first120 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout121 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows122 = cute.make_view(%first120, %layout121) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at123 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part124 = cute.slice(%rows122, %at123) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout125 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes126 = cute.make_view(%tensor, %layout125) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at127 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part128 = cute.slice(%lanes126, %at127) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values129 = cute.memref.load_vec(%part124) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values129, %registers119) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers119, %part128) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout130 = cute.static : !cute.layout<"(128,64):(65536,1)">
  %view131 = cute.make_view(%tensor, %layout130) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,64):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">
  %column132 = cute.static : !cute.int_tuple<"64">
  %columns133 = cute.add_offset(%tensor, %column132) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"64">) -> !cute.ptr<f32, tmem, align<16>>
  %typed134 = cute.recast_iter(%columns133) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E5M2, tmem, align<16>>
  %layout135 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view136 = cute.make_view(%typed134, %layout135) : (!cute.ptr<f8E5M2, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made137 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, c_scale_exp = 0, ws>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made137, %view131, %view136, %view7, %view131) : (!cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, c_scale_exp = 0, ws>, !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">, !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,64):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks138 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks138 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom139 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout140 = cute.static : !cute.layout<"8:1">
  %registers141 = cute.make_fragment(%layout140) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first142 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout143 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows144 = cute.make_view(%first142, %layout143) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at145 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part146 = cute.slice(%rows144, %at145) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout147 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes148 = cute.make_view(%tensor, %layout147) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at149 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part150 = cute.slice(%lanes148, %at149) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part150, %registers141) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers141) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values151 = cute.memref.load_vec(%registers141) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values151, %part146) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout152 = cute.static : !cute.layout<"8:1">
  %registers153 = cute.make_fragment(%layout152) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first154 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout155 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows156 = cute.make_view(%first154, %layout155) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at157 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part158 = cute.slice(%rows156, %at157) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout159 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes160 = cute.make_view(%tensor, %layout159) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at161 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part162 = cute.slice(%lanes160, %at161) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part162, %registers153) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers153) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values163 = cute.memref.load_vec(%registers153) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values163, %part158) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout164 = cute.static : !cute.layout<"8:1">
  %registers165 = cute.make_fragment(%layout164) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first166 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout167 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows168 = cute.make_view(%first166, %layout167) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at169 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part170 = cute.slice(%rows168, %at169) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout171 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes172 = cute.make_view(%tensor, %layout171) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at173 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part174 = cute.slice(%lanes172, %at173) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part174, %registers165) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers165) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values175 = cute.memref.load_vec(%registers165) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values175, %part170) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout176 = cute.static : !cute.layout<"8:1">
  %registers177 = cute.make_fragment(%layout176) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first178 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout179 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows180 = cute.make_view(%first178, %layout179) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at181 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part182 = cute.slice(%rows180, %at181) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout183 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes184 = cute.make_view(%tensor, %layout183) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at185 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part186 = cute.slice(%lanes184, %at185) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part186, %registers177) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers177) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values187 = cute.memref.load_vec(%registers177) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values187, %part182) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout188 = cute.static : !cute.layout<"8:1">
  %registers189 = cute.make_fragment(%layout188) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first190 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout191 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows192 = cute.make_view(%first190, %layout191) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at193 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part194 = cute.slice(%rows192, %at193) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout195 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes196 = cute.make_view(%tensor, %layout195) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at197 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part198 = cute.slice(%lanes196, %at197) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part198, %registers189) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers189) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values199 = cute.memref.load_vec(%registers189) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values199, %part194) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout200 = cute.static : !cute.layout<"8:1">
  %registers201 = cute.make_fragment(%layout200) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first202 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout203 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows204 = cute.make_view(%first202, %layout203) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at205 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part206 = cute.slice(%rows204, %at205) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout207 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes208 = cute.make_view(%tensor, %layout207) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at209 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part210 = cute.slice(%lanes208, %at209) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part210, %registers201) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers201) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values211 = cute.memref.load_vec(%registers201) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values211, %part206) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout212 = cute.static : !cute.layout<"8:1">
  %registers213 = cute.make_fragment(%layout212) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first214 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout215 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows216 = cute.make_view(%first214, %layout215) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at217 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part218 = cute.slice(%rows216, %at217) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout219 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes220 = cute.make_view(%tensor, %layout219) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at221 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part222 = cute.slice(%lanes220, %at221) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part222, %registers213) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers213) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values223 = cute.memref.load_vec(%registers213) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values223, %part218) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout224 = cute.static : !cute.layout<"8:1">
  %registers225 = cute.make_fragment(%layout224) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first226 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout227 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows228 = cute.make_view(%first226, %layout227) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at229 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part230 = cute.slice(%rows228, %at229) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout231 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes232 = cute.make_view(%tensor, %layout231) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at233 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part234 = cute.slice(%lanes232, %at233) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part234, %registers225) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers225) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values235 = cute.memref.load_vec(%registers225) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values235, %part230) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout236 = cute.static : !cute.layout<"8:1">
  %registers237 = cute.make_fragment(%layout236) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first238 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout239 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows240 = cute.make_view(%first238, %layout239) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at241 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part242 = cute.slice(%rows240, %at241) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout243 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes244 = cute.make_view(%tensor, %layout243) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at245 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part246 = cute.slice(%lanes244, %at245) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom139, %part246, %registers237) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers237) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values247 = cute.memref.load_vec(%registers237) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values247, %part242) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
