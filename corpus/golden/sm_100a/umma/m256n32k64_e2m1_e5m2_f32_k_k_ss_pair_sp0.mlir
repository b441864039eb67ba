// !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, c_scale_exp = 0>
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
  %layout8 = cute.static : !cute.layout<"((8,16),32):((128,1024),1)">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 4096 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(16,64,2):(64,1,1024)">
  %view15 = cute.make_view(%b, %layout14) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,64,2):(64,1,1024)">) -> !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %count24 = arith.constant 1024 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%half17, %at26) : (!cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %first28 = cute.get_iter(%view23) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %layout32 = cute.static : !cute.layout<"(128,36,2):(36,1,4608)">
  %view33 = cute.make_view(%c, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36,2):(36,1,4608)">) -> !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">
  %at34 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half35 = cute.slice(%view33, %at34) : !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout36 = cute.static : !cute.layout<"(128,36,2):(36,1,4608)">
  %view37 = cute.make_view(%d, %layout36) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36,2):(36,1,4608)">) -> !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">
  %at38 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half39 = cute.slice(%view37, %at38) : !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
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
  %atom45 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout46 = cute.static : !cute.layout<"4:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first48 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout53 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout58 = cute.static : !cute.layout<"4:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first60 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout65 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout70 = cute.static : !cute.layout<"4:1">
  %registers71 = cute.make_fragment(%layout70) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first72 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout73 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows74 = cute.make_view(%first72, %layout73) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at75 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part76 = cute.slice(%rows74, %at75) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout77 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes78 = cute.make_view(%tensor, %layout77) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at79 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part80 = cute.slice(%lanes78, %at79) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values81 = cute.memref.load_vec(%part76) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values81, %registers71) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers71, %part80) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout82 = cute.static : !cute.layout<"4:1">
  %registers83 = cute.make_fragment(%layout82) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first84 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout85 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows86 = cute.make_view(%first84, %layout85) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at87 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part88 = cute.slice(%rows86, %at87) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout89 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes90 = cute.make_view(%tensor, %layout89) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at91 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part92 = cute.slice(%lanes90, %at91) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values93 = cute.memref.load_vec(%part88) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values93, %registers83) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers83, %part92) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout94 = cute.static : !cute.layout<"4:1">
  %registers95 = cute.make_fragment(%layout94) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first96 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout97 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows98 = cute.make_view(%first96, %layout97) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at99 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part100 = cute.slice(%rows98, %at99) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout101 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes102 = cute.make_view(%tensor, %layout101) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at103 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part104 = cute.slice(%lanes102, %at103) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values105 = cute.memref.load_vec(%part100) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values105, %registers95) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers95, %part104) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout106 = cute.static : !cute.layout<"4:1">
  %registers107 = cute.make_fragment(%layout106) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first108 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout109 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows110 = cute.make_view(%first108, %layout109) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at111 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part112 = cute.slice(%rows110, %at111) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout113 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes114 = cute.make_view(%tensor, %layout113) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at115 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part116 = cute.slice(%lanes114, %at115) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values117 = cute.memref.load_vec(%part112) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values117, %registers107) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers107, %part116) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout118 = cute.static : !cute.layout<"4:1">
  %registers119 = cute.make_fragment(%layout118) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first120 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout121 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows122 = cute.make_view(%first120, %layout121) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at123 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part124 = cute.slice(%rows122, %at123) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout125 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes126 = cute.make_view(%tensor, %layout125) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at127 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part128 = cute.slice(%lanes126, %at127) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values129 = cute.memref.load_vec(%part124) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values129, %registers119) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers119, %part128) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout130 = cute.static : !cute.layout<"4:1">
  %registers131 = cute.make_fragment(%layout130) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first132 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout133 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows134 = cute.make_view(%first132, %layout133) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at135 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part136 = cute.slice(%rows134, %at135) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout137 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes138 = cute.make_view(%tensor, %layout137) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at139 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part140 = cute.slice(%lanes138, %at139) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values141 = cute.memref.load_vec(%part136) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values141, %registers131) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers131, %part140) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout142 = cute.static : !cute.layout<"4:1">
  %registers143 = cute.make_fragment(%layout142) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first144 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout145 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows146 = cute.make_view(%first144, %layout145) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at147 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part148 = cute.slice(%rows146, %at147) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout149 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes150 = cute.make_view(%tensor, %layout149) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at151 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part152 = cute.slice(%lanes150, %at151) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values153 = cute.memref.load_vec(%part148) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values153, %registers143) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom45, %registers143, %part152) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout154 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view155 = cute.make_view(%tensor, %layout154) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %made156 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, c_scale_exp = 0>
  %column157 = cute.static : !cute.int_tuple<"32">
  %columns158 = cute.add_offset(%tensor, %column157) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made159 = cute_nvgpu.atom.set_value <metadata> (%made156, %columns158) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, c_scale_exp = 0>
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
  cute.mma_atom_call(%made159, %view155, %view9, %view31, %view155) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks160 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks160 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom161 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout162 = cute.static : !cute.layout<"4:1">
  %registers163 = cute.make_fragment(%layout162) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first164 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout165 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows166 = cute.make_view(%first164, %layout165) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at167 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part168 = cute.slice(%rows166, %at167) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout169 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes170 = cute.make_view(%tensor, %layout169) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at171 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part172 = cute.slice(%lanes170, %at171) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part172, %registers163) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers163) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values173 = cute.memref.load_vec(%registers163) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values173, %part168) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout174 = cute.static : !cute.layout<"4:1">
  %registers175 = cute.make_fragment(%layout174) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first176 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout177 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows178 = cute.make_view(%first176, %layout177) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at179 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part180 = cute.slice(%rows178, %at179) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout181 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes182 = cute.make_view(%tensor, %layout181) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at183 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part184 = cute.slice(%lanes182, %at183) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part184, %registers175) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers175) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values185 = cute.memref.load_vec(%registers175) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values185, %part180) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout186 = cute.static : !cute.layout<"4:1">
  %registers187 = cute.make_fragment(%layout186) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first188 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout189 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows190 = cute.make_view(%first188, %layout189) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at191 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part192 = cute.slice(%rows190, %at191) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout193 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes194 = cute.make_view(%tensor, %layout193) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at195 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part196 = cute.slice(%lanes194, %at195) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part196, %registers187) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers187) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values197 = cute.memref.load_vec(%registers187) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values197, %part192) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout198 = cute.static : !cute.layout<"4:1">
  %registers199 = cute.make_fragment(%layout198) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first200 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout201 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows202 = cute.make_view(%first200, %layout201) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at203 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part204 = cute.slice(%rows202, %at203) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout205 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes206 = cute.make_view(%tensor, %layout205) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at207 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part208 = cute.slice(%lanes206, %at207) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part208, %registers199) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers199) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values209 = cute.memref.load_vec(%registers199) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values209, %part204) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout210 = cute.static : !cute.layout<"4:1">
  %registers211 = cute.make_fragment(%layout210) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first212 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout213 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows214 = cute.make_view(%first212, %layout213) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at215 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part216 = cute.slice(%rows214, %at215) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout217 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes218 = cute.make_view(%tensor, %layout217) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at219 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part220 = cute.slice(%lanes218, %at219) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part220, %registers211) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers211) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values221 = cute.memref.load_vec(%registers211) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values221, %part216) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout222 = cute.static : !cute.layout<"4:1">
  %registers223 = cute.make_fragment(%layout222) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first224 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout225 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows226 = cute.make_view(%first224, %layout225) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at227 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part228 = cute.slice(%rows226, %at227) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout229 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes230 = cute.make_view(%tensor, %layout229) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at231 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part232 = cute.slice(%lanes230, %at231) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part232, %registers223) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers223) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values233 = cute.memref.load_vec(%registers223) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values233, %part228) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout234 = cute.static : !cute.layout<"4:1">
  %registers235 = cute.make_fragment(%layout234) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first236 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout237 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows238 = cute.make_view(%first236, %layout237) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at239 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part240 = cute.slice(%rows238, %at239) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout241 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes242 = cute.make_view(%tensor, %layout241) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at243 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part244 = cute.slice(%lanes242, %at243) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part244, %registers235) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers235) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values245 = cute.memref.load_vec(%registers235) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values245, %part240) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout246 = cute.static : !cute.layout<"4:1">
  %registers247 = cute.make_fragment(%layout246) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first248 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout249 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows250 = cute.make_view(%first248, %layout249) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at251 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part252 = cute.slice(%rows250, %at251) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout253 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes254 = cute.make_view(%tensor, %layout253) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at255 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part256 = cute.slice(%lanes254, %at255) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part256, %registers247) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers247) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values257 = cute.memref.load_vec(%registers247) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values257, %part252) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout258 = cute.static : !cute.layout<"4:1">
  %registers259 = cute.make_fragment(%layout258) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first260 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout261 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows262 = cute.make_view(%first260, %layout261) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at263 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part264 = cute.slice(%rows262, %at263) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout265 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes266 = cute.make_view(%tensor, %layout265) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at267 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part268 = cute.slice(%lanes266, %at267) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom161, %part268, %registers259) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers259) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values269 = cute.memref.load_vec(%registers259) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values269, %part264) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
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
