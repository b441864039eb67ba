// !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %first32 = cute.get_iter(%view27) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">
  %first33 = cute.recast_iter(%first32) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout34 = cute.static : !cute.layout<"((8,4),32):((128,1024),1)">
  %view35 = cute.make_view(%first33, %layout34) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,4),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">
  %layout36 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view37 = cute.make_view(%c, %layout36) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at38 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half39 = cute.slice(%view37, %at38) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout40 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view41 = cute.make_view(%d, %layout40) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at42 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half43 = cute.slice(%view41, %at42) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %bytes44 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes44) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes45 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset46 = cute.static : !cute.int_tuple<"64">
  %at47 = cute.add_offset(%bytes45, %offset46) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at47) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init48 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom49 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout50 = cute.static : !cute.layout<"8:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first52 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout57 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom49, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout62 = cute.static : !cute.layout<"8:1">
  %registers63 = cute.make_fragment(%layout62) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first64 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout65 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows66 = cute.make_view(%first64, %layout65) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at67 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part68 = cute.slice(%rows66, %at67) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout69 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes70 = cute.make_view(%tensor, %layout69) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at71 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part72 = cute.slice(%lanes70, %at71) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values73 = cute.memref.load_vec(%part68) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values73, %registers63) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom49, %registers63, %part72) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout74 = cute.static : !cute.layout<"8:1">
  %registers75 = cute.make_fragment(%layout74) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first76 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout77 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows78 = cute.make_view(%first76, %layout77) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at79 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part80 = cute.slice(%rows78, %at79) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout81 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes82 = cute.make_view(%tensor, %layout81) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at83 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part84 = cute.slice(%lanes82, %at83) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values85 = cute.memref.load_vec(%part80) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values85, %registers75) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom49, %registers75, %part84) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout86 = cute.static : !cute.layout<"8:1">
  %registers87 = cute.make_fragment(%layout86) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first88 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout89 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows90 = cute.make_view(%first88, %layout89) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at91 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part92 = cute.slice(%rows90, %at91) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout93 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes94 = cute.make_view(%tensor, %layout93) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at95 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part96 = cute.slice(%lanes94, %at95) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values97 = cute.memref.load_vec(%part92) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values97, %registers87) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom49, %registers87, %part96) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout98 = cute.static : !cute.layout<"8:1">
  %registers99 = cute.make_fragment(%layout98) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first100 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout101 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows102 = cute.make_view(%first100, %layout101) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at103 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part104 = cute.slice(%rows102, %at103) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout105 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes106 = cute.make_view(%tensor, %layout105) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at107 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part108 = cute.slice(%lanes106, %at107) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values109 = cute.memref.load_vec(%part104) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values109, %registers99) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom49, %registers99, %part108) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout110 = cute.static : !cute.layout<"(64,(32,2)):(65536,(1,4194304))">
  %view111 = cute.make_view(%tensor, %layout110) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(64,(32,2)):(65536,(1,4194304))">) -> !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">
  %made112 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column113 = cute.static : !cute.int_tuple<"32">
  %columns114 = cute.add_offset(%tensor, %column113) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made115 = cute_nvgpu.atom.set_value <sf_a> (%made112, %columns114) : (!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column116 = cute.static : !cute.int_tuple<"36">
  %columns117 = cute.add_offset(%tensor, %column116) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"36">) -> !cute.ptr<f32, tmem, align<16>>
  %made118 = cute_nvgpu.atom.set_value <sf_b> (%made115, %columns117) : (!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  cute.mma_atom_call(%made118, %view111, %view17, %view35, %view111) : (!cute_nvgpu.sm100.mma_bs<128x64x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">, !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks119 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks119 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom120 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout121 = cute.static : !cute.layout<"8:1">
  %registers122 = cute.make_fragment(%layout121) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first123 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout124 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows125 = cute.make_view(%first123, %layout124) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at126 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part127 = cute.slice(%rows125, %at126) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout128 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes129 = cute.make_view(%tensor, %layout128) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at130 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part131 = cute.slice(%lanes129, %at130) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom120, %part131, %registers122) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers122) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values132 = cute.memref.load_vec(%registers122) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values132, %part127) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout133 = cute.static : !cute.layout<"8:1">
  %registers134 = cute.make_fragment(%layout133) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first135 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout136 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows137 = cute.make_view(%first135, %layout136) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at138 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part139 = cute.slice(%rows137, %at138) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout140 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes141 = cute.make_view(%tensor, %layout140) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at142 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part143 = cute.slice(%lanes141, %at142) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom120, %part143, %registers134) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers134) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values144 = cute.memref.load_vec(%registers134) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values144, %part139) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout145 = cute.static : !cute.layout<"8:1">
  %registers146 = cute.make_fragment(%layout145) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first147 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout148 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows149 = cute.make_view(%first147, %layout148) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at150 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part151 = cute.slice(%rows149, %at150) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout152 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes153 = cute.make_view(%tensor, %layout152) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at154 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part155 = cute.slice(%lanes153, %at154) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom120, %part155, %registers146) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers146) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values156 = cute.memref.load_vec(%registers146) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values156, %part151) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout157 = cute.static : !cute.layout<"8:1">
  %registers158 = cute.make_fragment(%layout157) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first159 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout160 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows161 = cute.make_view(%first159, %layout160) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at162 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part163 = cute.slice(%rows161, %at162) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout164 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes165 = cute.make_view(%tensor, %layout164) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at166 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part167 = cute.slice(%lanes165, %at166) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom120, %part167, %registers158) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers158) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values168 = cute.memref.load_vec(%registers158) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values168, %part163) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout169 = cute.static : !cute.layout<"8:1">
  %registers170 = cute.make_fragment(%layout169) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first171 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout172 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows173 = cute.make_view(%first171, %layout172) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at174 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part175 = cute.slice(%rows173, %at174) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout176 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes177 = cute.make_view(%tensor, %layout176) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at178 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part179 = cute.slice(%lanes177, %at178) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom120, %part179, %registers170) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers170) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values180 = cute.memref.load_vec(%registers170) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values180, %part175) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
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
