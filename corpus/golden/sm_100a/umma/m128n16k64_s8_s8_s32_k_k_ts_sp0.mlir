// !cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(16,64):(64,1)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,64):(64,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">
  %b2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b3 = cute.static : !cute.int_tuple<"17408">
  %b4 = cute.add_offset(%b2, %b3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.recast_iter(%b4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view7 = cute.make_view(%b5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 1024 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(128,28):(28,1)">
  %view13 = cute.make_view(%c, %layout12) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,28):(28,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout14 = cute.static : !cute.layout<"(128,28):(28,1)">
  %view15 = cute.make_view(%d, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,28):(28,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %bytes16 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %atom21 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout22 = cute.static : !cute.layout<"4:1">
  %registers23 = cute.make_fragment(%layout22) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first24 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout25 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows26 = cute.make_view(%first24, %layout25) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at27 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part28 = cute.slice(%rows26, %at27) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout29 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes30 = cute.make_view(%tensor, %layout29) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at31 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part32 = cute.slice(%lanes30, %at31) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values33 = cute.memref.load_vec(%part28) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values33, %registers23) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom21, %registers23, %part32) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout34 = cute.static : !cute.layout<"4:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first36 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout41 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom21, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout46 = cute.static : !cute.layout<"4:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first48 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout53 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom21, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout58 = cute.static : !cute.layout<"4:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first60 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout65 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom21, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout70 = cute.static : !cute.layout<"4:1">
  %registers71 = cute.make_fragment(%layout70) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first72 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout73 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows74 = cute.make_view(%first72, %layout73) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at75 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part76 = cute.slice(%rows74, %at75) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout77 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes78 = cute.make_view(%tensor, %layout77) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at79 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part80 = cute.slice(%lanes78, %at79) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values81 = cute.memref.load_vec(%part76) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values81, %registers71) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom21, %registers71, %part80) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout82 = cute.static : !cute.layout<"4:1">
  %registers83 = cute.make_fragment(%layout82) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first84 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout85 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows86 = cute.make_view(%first84, %layout85) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at87 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part88 = cute.slice(%rows86, %at87) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout89 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes90 = cute.make_view(%tensor, %layout89) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at91 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part92 = cute.slice(%lanes90, %at91) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values93 = cute.memref.load_vec(%part88) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values93, %registers83) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom21, %registers83, %part92) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout94 = cute.static : !cute.layout<"4:1">
  %registers95 = cute.make_fragment(%layout94) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first96 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout97 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows98 = cute.make_view(%first96, %layout97) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at99 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part100 = cute.slice(%rows98, %at99) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout101 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes102 = cute.make_view(%tensor, %layout101) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at103 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part104 = cute.slice(%lanes102, %at103) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values105 = cute.memref.load_vec(%part100) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values105, %registers95) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom21, %registers95, %part104) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed106 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i32, tmem, align<16>>
  %layout107 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view108 = cute.make_view(%typed106, %layout107) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<i32, tmem, align<16>, "(128,16):(65536,1)">
  %column109 = cute.static : !cute.int_tuple<"16">
  %columns110 = cute.add_offset(%tensor, %column109) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %typed111 = cute.recast_iter(%columns110) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i8, tmem, align<16>>
  %layout112 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view113 = cute.make_view(%typed111, %layout112) : (!cute.ptr<i8, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made114 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>
  %column115 = cute.static : !cute.int_tuple<"24">
  %columns116 = cute.add_offset(%tensor, %column115) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"24">) -> !cute.ptr<f32, tmem, align<16>>
  %made117 = cute_nvgpu.atom.set_value <metadata> (%made114, %columns116) : (!cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made117, %view108, %view113, %view7, %view108) : (!cute_nvgpu.sm100.mma_sp<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<i32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.memref<i32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks118 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks118 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom119 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout120 = cute.static : !cute.layout<"4:1">
  %registers121 = cute.make_fragment(%layout120) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first122 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout123 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows124 = cute.make_view(%first122, %layout123) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at125 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part126 = cute.slice(%rows124, %at125) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout127 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes128 = cute.make_view(%tensor, %layout127) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at129 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part130 = cute.slice(%lanes128, %at129) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom119, %part130, %registers121) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers121) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values131 = cute.memref.load_vec(%registers121) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values131, %part126) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout132 = cute.static : !cute.layout<"4:1">
  %registers133 = cute.make_fragment(%layout132) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first134 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout135 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows136 = cute.make_view(%first134, %layout135) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at137 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part138 = cute.slice(%rows136, %at137) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout139 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes140 = cute.make_view(%tensor, %layout139) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at141 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part142 = cute.slice(%lanes140, %at141) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom119, %part142, %registers133) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers133) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values143 = cute.memref.load_vec(%registers133) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values143, %part138) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout144 = cute.static : !cute.layout<"4:1">
  %registers145 = cute.make_fragment(%layout144) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first146 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout147 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows148 = cute.make_view(%first146, %layout147) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at149 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part150 = cute.slice(%rows148, %at149) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout151 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes152 = cute.make_view(%tensor, %layout151) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at153 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part154 = cute.slice(%lanes152, %at153) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom119, %part154, %registers145) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers145) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values155 = cute.memref.load_vec(%registers145) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values155, %part150) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout156 = cute.static : !cute.layout<"4:1">
  %registers157 = cute.make_fragment(%layout156) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first158 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout159 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows160 = cute.make_view(%first158, %layout159) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at161 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part162 = cute.slice(%rows160, %at161) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout163 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes164 = cute.make_view(%tensor, %layout163) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at165 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part166 = cute.slice(%lanes164, %at165) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom119, %part166, %registers157) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers157) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values167 = cute.memref.load_vec(%registers157) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values167, %part162) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout168 = cute.static : !cute.layout<"4:1">
  %registers169 = cute.make_fragment(%layout168) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first170 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout171 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows172 = cute.make_view(%first170, %layout171) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at173 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part174 = cute.slice(%rows172, %at173) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout175 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes176 = cute.make_view(%tensor, %layout175) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at177 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part178 = cute.slice(%lanes176, %at177) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom119, %part178, %registers169) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers169) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values179 = cute.memref.load_vec(%registers169) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values179, %part174) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout180 = cute.static : !cute.layout<"4:1">
  %registers181 = cute.make_fragment(%layout180) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first182 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout183 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows184 = cute.make_view(%first182, %layout183) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at185 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part186 = cute.slice(%rows184, %at185) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout187 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes188 = cute.make_view(%tensor, %layout187) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at189 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part190 = cute.slice(%lanes188, %at189) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom119, %part190, %registers181) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers181) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values191 = cute.memref.load_vec(%registers181) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values191, %part186) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout192 = cute.static : !cute.layout<"4:1">
  %registers193 = cute.make_fragment(%layout192) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first194 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout195 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows196 = cute.make_view(%first194, %layout195) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at197 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part198 = cute.slice(%rows196, %at197) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout199 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes200 = cute.make_view(%tensor, %layout199) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at201 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part202 = cute.slice(%lanes200, %at201) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom119, %part202, %registers193) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers193) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values203 = cute.memref.load_vec(%registers193) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values203, %part198) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
