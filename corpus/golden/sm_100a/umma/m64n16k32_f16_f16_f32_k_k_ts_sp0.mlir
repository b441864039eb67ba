// !cute_nvgpu.sm100.mma_sp<64x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(16,32):(32,1)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(16,32):(32,1)">) -> !cute.memref<f16, gmem, align<16>, "(16,32):(32,1)">
  %b2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b3 = cute.static : !cute.int_tuple<"17408">
  %b4 = cute.add_offset(%b2, %b3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.recast_iter(%b4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,2),32):((64,512),1)">
  %view7 = cute.make_view(%b5, %layout6) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 512 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<f16, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">, !cute.coord<"?">, f16) -> ()
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
  %layout106 = cute.static : !cute.layout<"((16,4),16):((65536,2097152),1)">
  %view107 = cute.make_view(%tensor, %layout106) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,4),16):((65536,2097152),1)">) -> !cute.memref<f32, tmem, align<16>, "((16,4),16):((65536,2097152),1)">
  %column108 = cute.static : !cute.int_tuple<"16">
  %columns109 = cute.add_offset(%tensor, %column108) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %typed110 = cute.recast_iter(%columns109) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout111 = cute.static : !cute.layout<"((16,4),(2,8)):((131072,4194304),(1,2))">
  %view112 = cute.make_view(%typed110, %layout111) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((16,4),(2,8)):((131072,4194304),(1,2))">) -> !cute.memref<f16, tmem, align<16>, "((16,4),(2,8)):((131072,4194304),(1,2))">
  %made113 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<64x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>
  %column114 = cute.static : !cute.int_tuple<"24">
  %columns115 = cute.add_offset(%tensor, %column114) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"24">) -> !cute.ptr<f32, tmem, align<16>>
  %made116 = cute_nvgpu.atom.set_value <metadata> (%made113, %columns115) : (!cute_nvgpu.sm100.mma_sp<64x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<64x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made116, %view107, %view112, %view7, %view107) : (!cute_nvgpu.sm100.mma_sp<64x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "((16,4),16):((65536,2097152),1)">, !cute.memref<f16, tmem, align<16>, "((16,4),(2,8)):((131072,4194304),(1,2))">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">, !cute.memref<f32, tmem, align<16>, "((16,4),16):((65536,2097152),1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks117 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks117 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom118 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout119 = cute.static : !cute.layout<"4:1">
  %registers120 = cute.make_fragment(%layout119) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first121 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout122 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows123 = cute.make_view(%first121, %layout122) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at124 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part125 = cute.slice(%rows123, %at124) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout126 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes127 = cute.make_view(%tensor, %layout126) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at128 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part129 = cute.slice(%lanes127, %at128) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom118, %part129, %registers120) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers120) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values130 = cute.memref.load_vec(%registers120) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values130, %part125) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout131 = cute.static : !cute.layout<"4:1">
  %registers132 = cute.make_fragment(%layout131) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first133 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout134 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows135 = cute.make_view(%first133, %layout134) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at136 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part137 = cute.slice(%rows135, %at136) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout138 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes139 = cute.make_view(%tensor, %layout138) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at140 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part141 = cute.slice(%lanes139, %at140) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom118, %part141, %registers132) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers132) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values142 = cute.memref.load_vec(%registers132) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values142, %part137) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout143 = cute.static : !cute.layout<"4:1">
  %registers144 = cute.make_fragment(%layout143) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first145 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout146 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows147 = cute.make_view(%first145, %layout146) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at148 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part149 = cute.slice(%rows147, %at148) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout150 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes151 = cute.make_view(%tensor, %layout150) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at152 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part153 = cute.slice(%lanes151, %at152) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom118, %part153, %registers144) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers144) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values154 = cute.memref.load_vec(%registers144) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values154, %part149) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout155 = cute.static : !cute.layout<"4:1">
  %registers156 = cute.make_fragment(%layout155) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first157 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout158 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows159 = cute.make_view(%first157, %layout158) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at160 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part161 = cute.slice(%rows159, %at160) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout162 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes163 = cute.make_view(%tensor, %layout162) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at164 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part165 = cute.slice(%lanes163, %at164) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom118, %part165, %registers156) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers156) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values166 = cute.memref.load_vec(%registers156) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values166, %part161) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout167 = cute.static : !cute.layout<"4:1">
  %registers168 = cute.make_fragment(%layout167) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first169 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout170 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows171 = cute.make_view(%first169, %layout170) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at172 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part173 = cute.slice(%rows171, %at172) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout174 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes175 = cute.make_view(%tensor, %layout174) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at176 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part177 = cute.slice(%lanes175, %at176) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom118, %part177, %registers168) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers168) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values178 = cute.memref.load_vec(%registers168) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values178, %part173) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout179 = cute.static : !cute.layout<"4:1">
  %registers180 = cute.make_fragment(%layout179) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first181 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout182 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows183 = cute.make_view(%first181, %layout182) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at184 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part185 = cute.slice(%rows183, %at184) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout186 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes187 = cute.make_view(%tensor, %layout186) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at188 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part189 = cute.slice(%lanes187, %at188) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom118, %part189, %registers180) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers180) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values190 = cute.memref.load_vec(%registers180) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values190, %part185) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout191 = cute.static : !cute.layout<"4:1">
  %registers192 = cute.make_fragment(%layout191) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first193 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout194 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows195 = cute.make_view(%first193, %layout194) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at196 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part197 = cute.slice(%rows195, %at196) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout198 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes199 = cute.make_view(%tensor, %layout198) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at200 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part201 = cute.slice(%lanes199, %at200) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom118, %part201, %registers192) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers192) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values202 = cute.memref.load_vec(%registers192) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values202, %part197) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
