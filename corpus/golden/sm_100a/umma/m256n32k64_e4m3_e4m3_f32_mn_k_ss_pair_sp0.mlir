// !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<i8, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i8, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">
  %a4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.static : !cute.int_tuple<"1024">
  %a6 = cute.add_offset(%a4, %a5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a7 = cute.recast_iter(%a6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"(128,(8,4)):(1,(128,1024))">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(128,(8,4)):(1,(128,1024))">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 4096 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">, !cute.coord<"?">, i8) -> ()
  }
  %first14 = cute.get_iter(%view9) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">
  %first15 = cute.recast_iter(%first14) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout16 = cute.static : !cute.layout<"(128,(8,4)):(1,(128,1024))">
  %view17 = cute.make_view(%first15, %layout16) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"(128,(8,4)):(1,(128,1024))">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">
  %layout18 = cute.static : !cute.layout<"(16,64,2):(64,1,1024)">
  %view19 = cute.make_view(%b, %layout18) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,64,2):(64,1,1024)">) -> !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">
  %b22 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b23 = cute.static : !cute.int_tuple<"17408">
  %b24 = cute.add_offset(%b22, %b23) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b25 = cute.recast_iter(%b24) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout26 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view27 = cute.make_view(%b25, %layout26) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %count28 = arith.constant 1024 : i32
  scf.for %i29 = %tid to %count28 step %threads : i32 {
  %at30 = cute.make_coord(%i29) : (i32) -> !cute.coord<"?">
  %value31 = cute.memref.load(%half21, %at30) : (!cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view27, %at30, %value31) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %first32 = cute.get_iter(%view27) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %first33 = cute.recast_iter(%first32) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout34 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view35 = cute.make_view(%first33, %layout34) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %layout36 = cute.static : !cute.layout<"(128,36,2):(36,1,4608)">
  %view37 = cute.make_view(%c, %layout36) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36,2):(36,1,4608)">) -> !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">
  %at38 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half39 = cute.slice(%view37, %at38) : !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout40 = cute.static : !cute.layout<"(128,36,2):(36,1,4608)">
  %view41 = cute.make_view(%d, %layout40) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36,2):(36,1,4608)">) -> !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">
  %at42 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half43 = cute.slice(%view41, %at42) : !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
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
  %atom49 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout50 = cute.static : !cute.layout<"4:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first52 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout57 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout62 = cute.static : !cute.layout<"4:1">
  %registers63 = cute.make_fragment(%layout62) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first64 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout65 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows66 = cute.make_view(%first64, %layout65) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at67 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part68 = cute.slice(%rows66, %at67) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout69 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes70 = cute.make_view(%tensor, %layout69) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at71 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part72 = cute.slice(%lanes70, %at71) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values73 = cute.memref.load_vec(%part68) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values73, %registers63) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers63, %part72) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout74 = cute.static : !cute.layout<"4:1">
  %registers75 = cute.make_fragment(%layout74) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first76 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout77 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows78 = cute.make_view(%first76, %layout77) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at79 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part80 = cute.slice(%rows78, %at79) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout81 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes82 = cute.make_view(%tensor, %layout81) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at83 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part84 = cute.slice(%lanes82, %at83) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values85 = cute.memref.load_vec(%part80) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values85, %registers75) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers75, %part84) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout86 = cute.static : !cute.layout<"4:1">
  %registers87 = cute.make_fragment(%layout86) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first88 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout89 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows90 = cute.make_view(%first88, %layout89) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at91 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part92 = cute.slice(%rows90, %at91) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout93 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes94 = cute.make_view(%tensor, %layout93) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at95 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part96 = cute.slice(%lanes94, %at95) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values97 = cute.memref.load_vec(%part92) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values97, %registers87) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers87, %part96) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout98 = cute.static : !cute.layout<"4:1">
  %registers99 = cute.make_fragment(%layout98) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first100 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout101 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows102 = cute.make_view(%first100, %layout101) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at103 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part104 = cute.slice(%rows102, %at103) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout105 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes106 = cute.make_view(%tensor, %layout105) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at107 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part108 = cute.slice(%lanes106, %at107) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values109 = cute.memref.load_vec(%part104) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values109, %registers99) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers99, %part108) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout110 = cute.static : !cute.layout<"4:1">
  %registers111 = cute.make_fragment(%layout110) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first112 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout113 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows114 = cute.make_view(%first112, %layout113) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at115 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part116 = cute.slice(%rows114, %at115) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout117 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes118 = cute.make_view(%tensor, %layout117) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at119 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part120 = cute.slice(%lanes118, %at119) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values121 = cute.memref.load_vec(%part116) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values121, %registers111) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers111, %part120) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout122 = cute.static : !cute.layout<"4:1">
  %registers123 = cute.make_fragment(%layout122) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first124 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout125 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows126 = cute.make_view(%first124, %layout125) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at127 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part128 = cute.slice(%rows126, %at127) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout129 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes130 = cute.make_view(%tensor, %layout129) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at131 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part132 = cute.slice(%lanes130, %at131) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values133 = cute.memref.load_vec(%part128) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values133, %registers123) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers123, %part132) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout134 = cute.static : !cute.layout<"4:1">
  %registers135 = cute.make_fragment(%layout134) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first136 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout137 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows138 = cute.make_view(%first136, %layout137) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at139 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part140 = cute.slice(%rows138, %at139) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout141 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes142 = cute.make_view(%tensor, %layout141) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at143 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part144 = cute.slice(%lanes142, %at143) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values145 = cute.memref.load_vec(%part140) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values145, %registers135) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers135, %part144) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout146 = cute.static : !cute.layout<"4:1">
  %registers147 = cute.make_fragment(%layout146) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first148 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout149 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows150 = cute.make_view(%first148, %layout149) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at151 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part152 = cute.slice(%rows150, %at151) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout153 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes154 = cute.make_view(%tensor, %layout153) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at155 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part156 = cute.slice(%lanes154, %at155) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values157 = cute.memref.load_vec(%part152) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values157, %registers147) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom49, %registers147, %part156) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout158 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view159 = cute.make_view(%tensor, %layout158) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %made160 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
  %column161 = cute.static : !cute.int_tuple<"32">
  %columns162 = cute.add_offset(%tensor, %column161) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made163 = cute_nvgpu.atom.set_value <metadata> (%made160, %columns162) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
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
  cute.mma_atom_call(%made163, %view159, %view17, %view35, %view159) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks164 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks164 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom165 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout166 = cute.static : !cute.layout<"4:1">
  %registers167 = cute.make_fragment(%layout166) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first168 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout169 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows170 = cute.make_view(%first168, %layout169) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at171 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part172 = cute.slice(%rows170, %at171) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout173 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes174 = cute.make_view(%tensor, %layout173) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at175 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part176 = cute.slice(%lanes174, %at175) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part176, %registers167) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers167) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values177 = cute.memref.load_vec(%registers167) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values177, %part172) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout178 = cute.static : !cute.layout<"4:1">
  %registers179 = cute.make_fragment(%layout178) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first180 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout181 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows182 = cute.make_view(%first180, %layout181) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at183 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part184 = cute.slice(%rows182, %at183) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout185 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes186 = cute.make_view(%tensor, %layout185) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at187 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part188 = cute.slice(%lanes186, %at187) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part188, %registers179) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers179) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values189 = cute.memref.load_vec(%registers179) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values189, %part184) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout190 = cute.static : !cute.layout<"4:1">
  %registers191 = cute.make_fragment(%layout190) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first192 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout193 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows194 = cute.make_view(%first192, %layout193) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at195 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part196 = cute.slice(%rows194, %at195) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout197 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes198 = cute.make_view(%tensor, %layout197) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at199 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part200 = cute.slice(%lanes198, %at199) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part200, %registers191) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers191) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values201 = cute.memref.load_vec(%registers191) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values201, %part196) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout202 = cute.static : !cute.layout<"4:1">
  %registers203 = cute.make_fragment(%layout202) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first204 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout205 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows206 = cute.make_view(%first204, %layout205) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at207 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part208 = cute.slice(%rows206, %at207) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout209 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes210 = cute.make_view(%tensor, %layout209) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at211 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part212 = cute.slice(%lanes210, %at211) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part212, %registers203) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers203) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values213 = cute.memref.load_vec(%registers203) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values213, %part208) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout214 = cute.static : !cute.layout<"4:1">
  %registers215 = cute.make_fragment(%layout214) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first216 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout217 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows218 = cute.make_view(%first216, %layout217) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at219 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part220 = cute.slice(%rows218, %at219) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout221 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes222 = cute.make_view(%tensor, %layout221) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at223 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part224 = cute.slice(%lanes222, %at223) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part224, %registers215) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers215) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values225 = cute.memref.load_vec(%registers215) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values225, %part220) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout226 = cute.static : !cute.layout<"4:1">
  %registers227 = cute.make_fragment(%layout226) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first228 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout229 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows230 = cute.make_view(%first228, %layout229) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at231 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part232 = cute.slice(%rows230, %at231) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout233 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes234 = cute.make_view(%tensor, %layout233) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at235 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part236 = cute.slice(%lanes234, %at235) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part236, %registers227) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers227) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values237 = cute.memref.load_vec(%registers227) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values237, %part232) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout238 = cute.static : !cute.layout<"4:1">
  %registers239 = cute.make_fragment(%layout238) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first240 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout241 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows242 = cute.make_view(%first240, %layout241) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at243 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part244 = cute.slice(%rows242, %at243) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout245 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes246 = cute.make_view(%tensor, %layout245) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at247 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part248 = cute.slice(%lanes246, %at247) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part248, %registers239) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers239) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values249 = cute.memref.load_vec(%registers239) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values249, %part244) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout250 = cute.static : !cute.layout<"4:1">
  %registers251 = cute.make_fragment(%layout250) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first252 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout253 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows254 = cute.make_view(%first252, %layout253) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at255 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part256 = cute.slice(%rows254, %at255) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout257 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes258 = cute.make_view(%tensor, %layout257) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at259 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part260 = cute.slice(%lanes258, %at259) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part260, %registers251) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers251) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values261 = cute.memref.load_vec(%registers251) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values261, %part256) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout262 = cute.static : !cute.layout<"4:1">
  %registers263 = cute.make_fragment(%layout262) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first264 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout265 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows266 = cute.make_view(%first264, %layout265) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at267 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part268 = cute.slice(%rows266, %at267) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout269 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes270 = cute.make_view(%tensor, %layout269) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at271 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part272 = cute.slice(%lanes270, %at271) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom165, %part272, %registers263) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers263) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values273 = cute.memref.load_vec(%registers263) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values273, %part268) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
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
