// !cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0, ws>
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
  %typed130 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i32, tmem, align<16>>
  %layout131 = cute.static : !cute.layout<"(128,64):(65536,1)">
  %view132 = cute.make_view(%typed130, %layout131) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(128,64):(65536,1)">) -> !cute.memref<i32, tmem, align<16>, "(128,64):(65536,1)">
  %column133 = cute.static : !cute.int_tuple<"64">
  %columns134 = cute.add_offset(%tensor, %column133) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"64">) -> !cute.ptr<f32, tmem, align<16>>
  %typed135 = cute.recast_iter(%columns134) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i8, tmem, align<16>>
  %layout136 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view137 = cute.make_view(%typed135, %layout136) : (!cute.ptr<i8, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made138 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0, ws>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made138, %view132, %view137, %view7, %view132) : (!cute_nvgpu.sm100.mma<128x64x32, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0, ws>, !cute.memref<i32, tmem, align<16>, "(128,64):(65536,1)">, !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<i32, tmem, align<16>, "(128,64):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks139 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks139 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom140 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout141 = cute.static : !cute.layout<"8:1">
  %registers142 = cute.make_fragment(%layout141) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first143 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout144 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows145 = cute.make_view(%first143, %layout144) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at146 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part147 = cute.slice(%rows145, %at146) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout148 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes149 = cute.make_view(%tensor, %layout148) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at150 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part151 = cute.slice(%lanes149, %at150) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part151, %registers142) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers142) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values152 = cute.memref.load_vec(%registers142) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values152, %part147) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout153 = cute.static : !cute.layout<"8:1">
  %registers154 = cute.make_fragment(%layout153) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first155 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout156 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows157 = cute.make_view(%first155, %layout156) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at158 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part159 = cute.slice(%rows157, %at158) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout160 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes161 = cute.make_view(%tensor, %layout160) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at162 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part163 = cute.slice(%lanes161, %at162) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part163, %registers154) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers154) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values164 = cute.memref.load_vec(%registers154) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values164, %part159) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout165 = cute.static : !cute.layout<"8:1">
  %registers166 = cute.make_fragment(%layout165) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first167 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout168 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows169 = cute.make_view(%first167, %layout168) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at170 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part171 = cute.slice(%rows169, %at170) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout172 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes173 = cute.make_view(%tensor, %layout172) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at174 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part175 = cute.slice(%lanes173, %at174) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part175, %registers166) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers166) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values176 = cute.memref.load_vec(%registers166) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values176, %part171) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout177 = cute.static : !cute.layout<"8:1">
  %registers178 = cute.make_fragment(%layout177) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first179 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout180 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows181 = cute.make_view(%first179, %layout180) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at182 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part183 = cute.slice(%rows181, %at182) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout184 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes185 = cute.make_view(%tensor, %layout184) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at186 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part187 = cute.slice(%lanes185, %at186) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part187, %registers178) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers178) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values188 = cute.memref.load_vec(%registers178) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values188, %part183) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout189 = cute.static : !cute.layout<"8:1">
  %registers190 = cute.make_fragment(%layout189) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first191 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout192 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows193 = cute.make_view(%first191, %layout192) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at194 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part195 = cute.slice(%rows193, %at194) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout196 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes197 = cute.make_view(%tensor, %layout196) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at198 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part199 = cute.slice(%lanes197, %at198) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part199, %registers190) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers190) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values200 = cute.memref.load_vec(%registers190) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values200, %part195) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout201 = cute.static : !cute.layout<"8:1">
  %registers202 = cute.make_fragment(%layout201) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first203 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout204 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows205 = cute.make_view(%first203, %layout204) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at206 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part207 = cute.slice(%rows205, %at206) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout208 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes209 = cute.make_view(%tensor, %layout208) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at210 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part211 = cute.slice(%lanes209, %at210) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part211, %registers202) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers202) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values212 = cute.memref.load_vec(%registers202) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values212, %part207) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout213 = cute.static : !cute.layout<"8:1">
  %registers214 = cute.make_fragment(%layout213) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first215 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout216 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows217 = cute.make_view(%first215, %layout216) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at218 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part219 = cute.slice(%rows217, %at218) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout220 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes221 = cute.make_view(%tensor, %layout220) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at222 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part223 = cute.slice(%lanes221, %at222) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part223, %registers214) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers214) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values224 = cute.memref.load_vec(%registers214) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values224, %part219) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout225 = cute.static : !cute.layout<"8:1">
  %registers226 = cute.make_fragment(%layout225) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first227 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout228 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows229 = cute.make_view(%first227, %layout228) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at230 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part231 = cute.slice(%rows229, %at230) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout232 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes233 = cute.make_view(%tensor, %layout232) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at234 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part235 = cute.slice(%lanes233, %at234) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part235, %registers226) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers226) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values236 = cute.memref.load_vec(%registers226) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values236, %part231) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout237 = cute.static : !cute.layout<"8:1">
  %registers238 = cute.make_fragment(%layout237) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first239 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,72):(72,1)">
  %layout240 = cute.static : !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">
  %rows241 = cute.make_view(%first239, %layout240) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,9,1):((72,2304),1,8,2304)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">
  %at242 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part243 = cute.slice(%rows241, %at242) : !cute.memref<f32, gmem, align<16>, "((32,4),8,9,1):((72,2304),1,8,2304)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout244 = cute.static : !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %lanes245 = cute.make_view(%tensor, %layout244) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),9,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">
  %at246 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part247 = cute.slice(%lanes245, %at246) : !cute.memref<f32, tmem, align<16>, "((8,32),9,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom140, %part247, %registers238) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers238) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values248 = cute.memref.load_vec(%registers238) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values248, %part243) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
