// !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(16,64,2):(64,1,1024)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,64,2):(64,1,1024)">) -> !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">
  %b4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.static : !cute.int_tuple<"17408">
  %b6 = cute.add_offset(%b4, %b5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b7 = cute.recast_iter(%b6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view9 = cute.make_view(%b7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 1024 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(128,44,2):(44,1,5632)">
  %view15 = cute.make_view(%c, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,44,2):(44,1,5632)">) -> !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout18 = cute.static : !cute.layout<"(128,44,2):(44,1,5632)">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,44,2):(44,1,5632)">) -> !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %bytes22 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes22) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes23 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset24 = cute.static : !cute.int_tuple<"64">
  %at25 = cute.add_offset(%bytes23, %offset24) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at25) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init26 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom27 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout28 = cute.static : !cute.layout<"4:1">
  %registers29 = cute.make_fragment(%layout28) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first30 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout31 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows32 = cute.make_view(%first30, %layout31) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at33 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part34 = cute.slice(%rows32, %at33) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout35 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes36 = cute.make_view(%tensor, %layout35) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at37 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part38 = cute.slice(%lanes36, %at37) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values39 = cute.memref.load_vec(%part34) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values39, %registers29) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers29, %part38) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout40 = cute.static : !cute.layout<"4:1">
  %registers41 = cute.make_fragment(%layout40) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first42 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout43 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows44 = cute.make_view(%first42, %layout43) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at45 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part46 = cute.slice(%rows44, %at45) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout47 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes48 = cute.make_view(%tensor, %layout47) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at49 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part50 = cute.slice(%lanes48, %at49) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values51 = cute.memref.load_vec(%part46) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values51, %registers41) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers41, %part50) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout52 = cute.static : !cute.layout<"4:1">
  %registers53 = cute.make_fragment(%layout52) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first54 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout55 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows56 = cute.make_view(%first54, %layout55) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at57 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part58 = cute.slice(%rows56, %at57) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout59 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes60 = cute.make_view(%tensor, %layout59) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at61 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part62 = cute.slice(%lanes60, %at61) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values63 = cute.memref.load_vec(%part58) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values63, %registers53) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers53, %part62) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout64 = cute.static : !cute.layout<"4:1">
  %registers65 = cute.make_fragment(%layout64) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first66 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout67 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows68 = cute.make_view(%first66, %layout67) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at69 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part70 = cute.slice(%rows68, %at69) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout71 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes72 = cute.make_view(%tensor, %layout71) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at73 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part74 = cute.slice(%lanes72, %at73) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values75 = cute.memref.load_vec(%part70) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values75, %registers65) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers65, %part74) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout76 = cute.static : !cute.layout<"4:1">
  %registers77 = cute.make_fragment(%layout76) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first78 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout79 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows80 = cute.make_view(%first78, %layout79) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at81 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part82 = cute.slice(%rows80, %at81) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout83 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes84 = cute.make_view(%tensor, %layout83) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at85 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part86 = cute.slice(%lanes84, %at85) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values87 = cute.memref.load_vec(%part82) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values87, %registers77) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers77, %part86) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout88 = cute.static : !cute.layout<"4:1">
  %registers89 = cute.make_fragment(%layout88) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first90 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout91 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows92 = cute.make_view(%first90, %layout91) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at93 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part94 = cute.slice(%rows92, %at93) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout95 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes96 = cute.make_view(%tensor, %layout95) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at97 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part98 = cute.slice(%lanes96, %at97) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values99 = cute.memref.load_vec(%part94) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values99, %registers89) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers89, %part98) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout100 = cute.static : !cute.layout<"4:1">
  %registers101 = cute.make_fragment(%layout100) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first102 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout103 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows104 = cute.make_view(%first102, %layout103) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at105 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part106 = cute.slice(%rows104, %at105) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout107 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes108 = cute.make_view(%tensor, %layout107) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at109 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part110 = cute.slice(%lanes108, %at109) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values111 = cute.memref.load_vec(%part106) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values111, %registers101) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers101, %part110) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout112 = cute.static : !cute.layout<"4:1">
  %registers113 = cute.make_fragment(%layout112) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first114 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout115 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows116 = cute.make_view(%first114, %layout115) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at117 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part118 = cute.slice(%rows116, %at117) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout119 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes120 = cute.make_view(%tensor, %layout119) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at121 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part122 = cute.slice(%lanes120, %at121) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values123 = cute.memref.load_vec(%part118) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values123, %registers113) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers113, %part122) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout124 = cute.static : !cute.layout<"4:1">
  %registers125 = cute.make_fragment(%layout124) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first126 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout127 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows128 = cute.make_view(%first126, %layout127) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at129 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part130 = cute.slice(%rows128, %at129) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout131 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes132 = cute.make_view(%tensor, %layout131) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at133 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part134 = cute.slice(%lanes132, %at133) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values135 = cute.memref.load_vec(%part130) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values135, %registers125) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers125, %part134) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout136 = cute.static : !cute.layout<"4:1">
  %registers137 = cute.make_fragment(%layout136) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first138 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout139 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows140 = cute.make_view(%first138, %layout139) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at141 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,9,0)">
  %part142 = cute.slice(%rows140, %at141) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,9,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout143 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes144 = cute.make_view(%tensor, %layout143) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at145 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,9,0,?)">
  %part146 = cute.slice(%lanes144, %at145) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,9,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values147 = cute.memref.load_vec(%part142) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values147, %registers137) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers137, %part146) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout148 = cute.static : !cute.layout<"4:1">
  %registers149 = cute.make_fragment(%layout148) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first150 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout151 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows152 = cute.make_view(%first150, %layout151) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at153 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,10,0)">
  %part154 = cute.slice(%rows152, %at153) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,10,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout155 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes156 = cute.make_view(%tensor, %layout155) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at157 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,10,0,?)">
  %part158 = cute.slice(%lanes156, %at157) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,10,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values159 = cute.memref.load_vec(%part154) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values159, %registers149) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom27, %registers149, %part158) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed160 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i32, tmem, align<16>>
  %layout161 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view162 = cute.make_view(%typed160, %layout161) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">
  %column163 = cute.static : !cute.int_tuple<"32">
  %columns164 = cute.add_offset(%tensor, %column163) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %typed165 = cute.recast_iter(%columns164) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i8, tmem, align<16>>
  %layout166 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view167 = cute.make_view(%typed165, %layout166) : (!cute.ptr<i8, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made168 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>
  %column169 = cute.static : !cute.int_tuple<"40">
  %columns170 = cute.add_offset(%tensor, %column169) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"40">) -> !cute.ptr<f32, tmem, align<16>>
  %made171 = cute_nvgpu.atom.set_value <metadata> (%made168, %columns170) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>
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
  cute.mma_atom_call(%made171, %view162, %view167, %view9, %view162) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks172 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks172 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom173 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout174 = cute.static : !cute.layout<"4:1">
  %registers175 = cute.make_fragment(%layout174) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first176 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout177 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows178 = cute.make_view(%first176, %layout177) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at179 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part180 = cute.slice(%rows178, %at179) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout181 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes182 = cute.make_view(%tensor, %layout181) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at183 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part184 = cute.slice(%lanes182, %at183) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part184, %registers175) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers175) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values185 = cute.memref.load_vec(%registers175) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values185, %part180) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout186 = cute.static : !cute.layout<"4:1">
  %registers187 = cute.make_fragment(%layout186) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first188 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout189 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows190 = cute.make_view(%first188, %layout189) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at191 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part192 = cute.slice(%rows190, %at191) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout193 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes194 = cute.make_view(%tensor, %layout193) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at195 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part196 = cute.slice(%lanes194, %at195) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part196, %registers187) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers187) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values197 = cute.memref.load_vec(%registers187) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values197, %part192) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout198 = cute.static : !cute.layout<"4:1">
  %registers199 = cute.make_fragment(%layout198) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first200 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout201 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows202 = cute.make_view(%first200, %layout201) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at203 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part204 = cute.slice(%rows202, %at203) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout205 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes206 = cute.make_view(%tensor, %layout205) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at207 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part208 = cute.slice(%lanes206, %at207) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part208, %registers199) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers199) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values209 = cute.memref.load_vec(%registers199) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values209, %part204) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout210 = cute.static : !cute.layout<"4:1">
  %registers211 = cute.make_fragment(%layout210) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first212 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout213 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows214 = cute.make_view(%first212, %layout213) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at215 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part216 = cute.slice(%rows214, %at215) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout217 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes218 = cute.make_view(%tensor, %layout217) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at219 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part220 = cute.slice(%lanes218, %at219) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part220, %registers211) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers211) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values221 = cute.memref.load_vec(%registers211) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values221, %part216) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout222 = cute.static : !cute.layout<"4:1">
  %registers223 = cute.make_fragment(%layout222) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first224 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout225 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows226 = cute.make_view(%first224, %layout225) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at227 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part228 = cute.slice(%rows226, %at227) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout229 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes230 = cute.make_view(%tensor, %layout229) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at231 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part232 = cute.slice(%lanes230, %at231) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part232, %registers223) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers223) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values233 = cute.memref.load_vec(%registers223) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values233, %part228) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout234 = cute.static : !cute.layout<"4:1">
  %registers235 = cute.make_fragment(%layout234) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first236 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout237 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows238 = cute.make_view(%first236, %layout237) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at239 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part240 = cute.slice(%rows238, %at239) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout241 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes242 = cute.make_view(%tensor, %layout241) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at243 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part244 = cute.slice(%lanes242, %at243) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part244, %registers235) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers235) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values245 = cute.memref.load_vec(%registers235) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values245, %part240) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout246 = cute.static : !cute.layout<"4:1">
  %registers247 = cute.make_fragment(%layout246) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first248 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout249 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows250 = cute.make_view(%first248, %layout249) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at251 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part252 = cute.slice(%rows250, %at251) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout253 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes254 = cute.make_view(%tensor, %layout253) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at255 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part256 = cute.slice(%lanes254, %at255) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part256, %registers247) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers247) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values257 = cute.memref.load_vec(%registers247) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values257, %part252) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout258 = cute.static : !cute.layout<"4:1">
  %registers259 = cute.make_fragment(%layout258) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first260 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout261 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows262 = cute.make_view(%first260, %layout261) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at263 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part264 = cute.slice(%rows262, %at263) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout265 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes266 = cute.make_view(%tensor, %layout265) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at267 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part268 = cute.slice(%lanes266, %at267) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part268, %registers259) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers259) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values269 = cute.memref.load_vec(%registers259) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values269, %part264) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout270 = cute.static : !cute.layout<"4:1">
  %registers271 = cute.make_fragment(%layout270) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first272 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout273 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows274 = cute.make_view(%first272, %layout273) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at275 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part276 = cute.slice(%rows274, %at275) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout277 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes278 = cute.make_view(%tensor, %layout277) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at279 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part280 = cute.slice(%lanes278, %at279) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part280, %registers271) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers271) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values281 = cute.memref.load_vec(%registers271) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values281, %part276) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout282 = cute.static : !cute.layout<"4:1">
  %registers283 = cute.make_fragment(%layout282) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first284 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout285 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows286 = cute.make_view(%first284, %layout285) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at287 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,9,0)">
  %part288 = cute.slice(%rows286, %at287) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,9,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout289 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes290 = cute.make_view(%tensor, %layout289) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at291 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,9,0,?)">
  %part292 = cute.slice(%lanes290, %at291) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,9,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part292, %registers283) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers283) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values293 = cute.memref.load_vec(%registers283) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values293, %part288) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout294 = cute.static : !cute.layout<"4:1">
  %registers295 = cute.make_fragment(%layout294) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first296 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout297 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows298 = cute.make_view(%first296, %layout297) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at299 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,10,0)">
  %part300 = cute.slice(%rows298, %at299) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,10,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout301 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes302 = cute.make_view(%tensor, %layout301) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at303 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,10,0,?)">
  %part304 = cute.slice(%lanes302, %at303) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,10,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom173, %part304, %registers295) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers295) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values305 = cute.memref.load_vec(%registers295) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values305, %part300) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
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
