// !cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(16,32,2):(32,1,512)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(16,32,2):(32,1,512)">) -> !cute.memref<f16, gmem, align<16>, "(16,32,2):(32,1,512)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<f16, gmem, align<16>, "(16,32,2):(32,1,512)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f16, gmem, align<16>, "(16,32):(32,1)">
  %b4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.static : !cute.int_tuple<"17408">
  %b6 = cute.add_offset(%b4, %b5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b7 = cute.recast_iter(%b6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,2),32):((64,512),1)">
  %view9 = cute.make_view(%b7, %layout8) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 512 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<f16, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">, !cute.coord<"?">, f16) -> ()
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
  %layout160 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view161 = cute.make_view(%tensor, %layout160) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %column162 = cute.static : !cute.int_tuple<"32">
  %columns163 = cute.add_offset(%tensor, %column162) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %typed164 = cute.recast_iter(%columns163) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout165 = cute.static : !cute.layout<"(128,(2,8)):(131072,(1,2))">
  %view166 = cute.make_view(%typed164, %layout165) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"(128,(2,8)):(131072,(1,2))">) -> !cute.memref<f16, tmem, align<16>, "(128,(2,8)):(131072,(1,2))">
  %made167 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>
  %column168 = cute.static : !cute.int_tuple<"40">
  %columns169 = cute.add_offset(%tensor, %column168) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"40">) -> !cute.ptr<f32, tmem, align<16>>
  %made170 = cute_nvgpu.atom.set_value <metadata> (%made167, %columns169) : (!cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>
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
  cute.mma_atom_call(%made170, %view161, %view166, %view9, %view161) : (!cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<f16, tmem, align<16>, "(128,(2,8)):(131072,(1,2))">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks171 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks171 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom172 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout173 = cute.static : !cute.layout<"4:1">
  %registers174 = cute.make_fragment(%layout173) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first175 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout176 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows177 = cute.make_view(%first175, %layout176) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at178 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part179 = cute.slice(%rows177, %at178) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout180 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes181 = cute.make_view(%tensor, %layout180) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at182 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part183 = cute.slice(%lanes181, %at182) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part183, %registers174) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers174) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values184 = cute.memref.load_vec(%registers174) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values184, %part179) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout185 = cute.static : !cute.layout<"4:1">
  %registers186 = cute.make_fragment(%layout185) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first187 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout188 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows189 = cute.make_view(%first187, %layout188) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at190 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part191 = cute.slice(%rows189, %at190) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout192 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes193 = cute.make_view(%tensor, %layout192) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at194 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part195 = cute.slice(%lanes193, %at194) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part195, %registers186) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers186) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values196 = cute.memref.load_vec(%registers186) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values196, %part191) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout197 = cute.static : !cute.layout<"4:1">
  %registers198 = cute.make_fragment(%layout197) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first199 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout200 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows201 = cute.make_view(%first199, %layout200) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at202 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part203 = cute.slice(%rows201, %at202) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout204 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes205 = cute.make_view(%tensor, %layout204) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at206 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part207 = cute.slice(%lanes205, %at206) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part207, %registers198) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers198) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values208 = cute.memref.load_vec(%registers198) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values208, %part203) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout209 = cute.static : !cute.layout<"4:1">
  %registers210 = cute.make_fragment(%layout209) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first211 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout212 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows213 = cute.make_view(%first211, %layout212) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at214 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part215 = cute.slice(%rows213, %at214) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout216 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes217 = cute.make_view(%tensor, %layout216) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at218 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part219 = cute.slice(%lanes217, %at218) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part219, %registers210) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers210) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values220 = cute.memref.load_vec(%registers210) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values220, %part215) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout221 = cute.static : !cute.layout<"4:1">
  %registers222 = cute.make_fragment(%layout221) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first223 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout224 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows225 = cute.make_view(%first223, %layout224) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at226 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part227 = cute.slice(%rows225, %at226) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout228 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes229 = cute.make_view(%tensor, %layout228) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at230 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part231 = cute.slice(%lanes229, %at230) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part231, %registers222) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers222) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values232 = cute.memref.load_vec(%registers222) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values232, %part227) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout233 = cute.static : !cute.layout<"4:1">
  %registers234 = cute.make_fragment(%layout233) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first235 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout236 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows237 = cute.make_view(%first235, %layout236) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at238 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part239 = cute.slice(%rows237, %at238) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout240 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes241 = cute.make_view(%tensor, %layout240) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at242 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part243 = cute.slice(%lanes241, %at242) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part243, %registers234) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers234) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values244 = cute.memref.load_vec(%registers234) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values244, %part239) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout245 = cute.static : !cute.layout<"4:1">
  %registers246 = cute.make_fragment(%layout245) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first247 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout248 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows249 = cute.make_view(%first247, %layout248) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at250 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part251 = cute.slice(%rows249, %at250) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout252 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes253 = cute.make_view(%tensor, %layout252) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at254 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part255 = cute.slice(%lanes253, %at254) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part255, %registers246) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers246) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values256 = cute.memref.load_vec(%registers246) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values256, %part251) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout257 = cute.static : !cute.layout<"4:1">
  %registers258 = cute.make_fragment(%layout257) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first259 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout260 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows261 = cute.make_view(%first259, %layout260) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at262 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part263 = cute.slice(%rows261, %at262) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout264 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes265 = cute.make_view(%tensor, %layout264) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at266 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part267 = cute.slice(%lanes265, %at266) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part267, %registers258) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers258) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values268 = cute.memref.load_vec(%registers258) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values268, %part263) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout269 = cute.static : !cute.layout<"4:1">
  %registers270 = cute.make_fragment(%layout269) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first271 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout272 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows273 = cute.make_view(%first271, %layout272) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at274 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part275 = cute.slice(%rows273, %at274) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout276 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes277 = cute.make_view(%tensor, %layout276) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at278 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part279 = cute.slice(%lanes277, %at278) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part279, %registers270) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers270) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values280 = cute.memref.load_vec(%registers270) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values280, %part275) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout281 = cute.static : !cute.layout<"4:1">
  %registers282 = cute.make_fragment(%layout281) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first283 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout284 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows285 = cute.make_view(%first283, %layout284) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at286 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,9,0)">
  %part287 = cute.slice(%rows285, %at286) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,9,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout288 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes289 = cute.make_view(%tensor, %layout288) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at290 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,9,0,?)">
  %part291 = cute.slice(%lanes289, %at290) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,9,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part291, %registers282) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers282) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values292 = cute.memref.load_vec(%registers282) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values292, %part287) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout293 = cute.static : !cute.layout<"4:1">
  %registers294 = cute.make_fragment(%layout293) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first295 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout296 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows297 = cute.make_view(%first295, %layout296) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at298 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,10,0)">
  %part299 = cute.slice(%rows297, %at298) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,10,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout300 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes301 = cute.make_view(%tensor, %layout300) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at302 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,10,0,?)">
  %part303 = cute.slice(%lanes301, %at302) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,10,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom172, %part303, %registers294) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers294) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values304 = cute.memref.load_vec(%registers294) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values304, %part299) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
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
