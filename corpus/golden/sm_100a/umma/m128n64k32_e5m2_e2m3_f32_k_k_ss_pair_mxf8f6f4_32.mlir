// !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(64,32,2):(32,1,2048)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,32,2):(32,1,2048)">) -> !cute.memref<i8, gmem, align<16>, "(64,32,2):(32,1,2048)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i8, gmem, align<16>, "(64,32,2):(32,1,2048)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">
  %a4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.static : !cute.int_tuple<"1024">
  %a6 = cute.add_offset(%a4, %a5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a7 = cute.recast_iter(%a6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,8),32):((128,1024),1)">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 2048 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %first14 = cute.get_iter(%view9) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
  %first15 = cute.recast_iter(%first14) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>
  %layout16 = cute.static : !cute.layout<"((8,8),32):((128,1024),1)">
  %view17 = cute.make_view(%first15, %layout16) : (!cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((128,1024),1)">) -> !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
  %layout18 = cute.static : !cute.layout<"(32,32,2):(32,1,1024)">
  %view19 = cute.make_view(%b, %layout18) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(32,32,2):(32,1,1024)">) -> !cute.memref<i8, gmem, align<16>, "(32,32,2):(32,1,1024)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<i8, gmem, align<16>, "(32,32,2):(32,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(32,32):(32,1)">
  %b22 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b23 = cute.static : !cute.int_tuple<"17408">
  %b24 = cute.add_offset(%b22, %b23) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b25 = cute.recast_iter(%b24) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout26 = cute.static : !cute.layout<"((8,4),32):((128,1024),1)">
  %view27 = cute.make_view(%b25, %layout26) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,4),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">
  %count28 = arith.constant 1024 : i32
  scf.for %i29 = %tid to %count28 step %threads : i32 {
  %at30 = cute.make_coord(%i29) : (i32) -> !cute.coord<"?">
  %value31 = cute.memref.load(%half21, %at30) : (!cute.memref<i8, gmem, align<16>, "(32,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view27, %at30, %value31) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout32 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view33 = cute.make_view(%c, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at34 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half35 = cute.slice(%view33, %at34) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout36 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view37 = cute.make_view(%d, %layout36) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at38 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half39 = cute.slice(%view37, %at38) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %bytes40 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes40) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 64 : i32
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : i32
  %warp = arith.shrui %tid, %five : i32
  %allocates = arith.cmpi eq, %warp, %zero : i32
  scf.if %allocates {
  cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) {is_two_cta} : (i32, !cute.ptr<i32, smem, align<1024>>) -> ()
  cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() {is_two_cta} : () -> ()
  }
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<1024>>) -> !cute.ptr<f32, tmem, align<16>>
  %bytes41 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset42 = cute.static : !cute.int_tuple<"64">
  %at43 = cute.add_offset(%bytes41, %offset42) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at43) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init44 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom45 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout46 = cute.static : !cute.layout<"8:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first48 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout53 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom45, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout58 = cute.static : !cute.layout<"8:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first60 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout65 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom45, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout70 = cute.static : !cute.layout<"8:1">
  %registers71 = cute.make_fragment(%layout70) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first72 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout73 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows74 = cute.make_view(%first72, %layout73) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at75 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part76 = cute.slice(%rows74, %at75) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout77 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes78 = cute.make_view(%tensor, %layout77) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at79 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part80 = cute.slice(%lanes78, %at79) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values81 = cute.memref.load_vec(%part76) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values81, %registers71) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom45, %registers71, %part80) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout82 = cute.static : !cute.layout<"8:1">
  %registers83 = cute.make_fragment(%layout82) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first84 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout85 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows86 = cute.make_view(%first84, %layout85) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at87 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part88 = cute.slice(%rows86, %at87) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout89 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes90 = cute.make_view(%tensor, %layout89) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at91 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part92 = cute.slice(%lanes90, %at91) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values93 = cute.memref.load_vec(%part88) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values93, %registers83) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom45, %registers83, %part92) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout94 = cute.static : !cute.layout<"8:1">
  %registers95 = cute.make_fragment(%layout94) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first96 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout97 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows98 = cute.make_view(%first96, %layout97) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at99 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part100 = cute.slice(%rows98, %at99) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout101 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes102 = cute.make_view(%tensor, %layout101) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at103 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part104 = cute.slice(%lanes102, %at103) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values105 = cute.memref.load_vec(%part100) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values105, %registers95) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom45, %registers95, %part104) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout106 = cute.static : !cute.layout<"(64,(32,2)):(65536,(1,4194304))">
  %view107 = cute.make_view(%tensor, %layout106) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(64,(32,2)):(65536,(1,4194304))">) -> !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">
  %made108 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column109 = cute.static : !cute.int_tuple<"32">
  %columns110 = cute.add_offset(%tensor, %column109) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made111 = cute_nvgpu.atom.set_value <sf_a> (%made108, %columns110) : (!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column112 = cute.static : !cute.int_tuple<"36">
  %columns113 = cute.add_offset(%tensor, %column112) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"36">) -> !cute.ptr<f32, tmem, align<16>>
  %made114 = cute_nvgpu.atom.set_value <sf_b> (%made111, %columns113) : (!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %both = arith.constant 3 : i16
  %even = arith.cmpi eq, %rank, %zero : i32
  %issues = arith.andi %first, %even : i1
  scf.if %issues {
  cute.mma_atom_call(%made114, %view107, %view17, %view27, %view107) : (!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">, !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks115 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks115 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom116 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout117 = cute.static : !cute.layout<"8:1">
  %registers118 = cute.make_fragment(%layout117) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first119 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout120 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows121 = cute.make_view(%first119, %layout120) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at122 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part123 = cute.slice(%rows121, %at122) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout124 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes125 = cute.make_view(%tensor, %layout124) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at126 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part127 = cute.slice(%lanes125, %at126) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part127, %registers118) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers118) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values128 = cute.memref.load_vec(%registers118) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values128, %part123) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout129 = cute.static : !cute.layout<"8:1">
  %registers130 = cute.make_fragment(%layout129) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first131 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout132 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows133 = cute.make_view(%first131, %layout132) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at134 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part135 = cute.slice(%rows133, %at134) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout136 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes137 = cute.make_view(%tensor, %layout136) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at138 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part139 = cute.slice(%lanes137, %at138) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part139, %registers130) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers130) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values140 = cute.memref.load_vec(%registers130) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values140, %part135) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout141 = cute.static : !cute.layout<"8:1">
  %registers142 = cute.make_fragment(%layout141) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first143 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout144 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows145 = cute.make_view(%first143, %layout144) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at146 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part147 = cute.slice(%rows145, %at146) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout148 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes149 = cute.make_view(%tensor, %layout148) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at150 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part151 = cute.slice(%lanes149, %at150) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part151, %registers142) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers142) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values152 = cute.memref.load_vec(%registers142) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values152, %part147) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout153 = cute.static : !cute.layout<"8:1">
  %registers154 = cute.make_fragment(%layout153) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first155 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout156 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows157 = cute.make_view(%first155, %layout156) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at158 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part159 = cute.slice(%rows157, %at158) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout160 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes161 = cute.make_view(%tensor, %layout160) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at162 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part163 = cute.slice(%lanes161, %at162) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part163, %registers154) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers154) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values164 = cute.memref.load_vec(%registers154) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values164, %part159) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout165 = cute.static : !cute.layout<"8:1">
  %registers166 = cute.make_fragment(%layout165) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first167 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout168 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows169 = cute.make_view(%first167, %layout168) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at170 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part171 = cute.slice(%rows169, %at170) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout172 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes173 = cute.make_view(%tensor, %layout172) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at174 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part175 = cute.slice(%lanes173, %at174) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part175, %registers166) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers166) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values176 = cute.memref.load_vec(%registers166) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values176, %part171) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) {is_two_cta} : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
