// !cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(16,32,2):(32,1,512)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32,2):(32,1,512)">) -> !cute.memref<i8, gmem, align<16>, "(16,32,2):(32,1,512)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i8, gmem, align<16>, "(16,32,2):(32,1,512)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.static : !cute.int_tuple<"17408">
  %b6 = cute.add_offset(%b4, %b5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b7 = cute.recast_iter(%b6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view9 = cute.make_view(%b7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 512 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view15 = cute.make_view(%c, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout18 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
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
  %atom27 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout28 = cute.static : !cute.layout<"8:1">
  %registers29 = cute.make_fragment(%layout28) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first30 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout31 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows32 = cute.make_view(%first30, %layout31) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at33 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part34 = cute.slice(%rows32, %at33) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout35 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes36 = cute.make_view(%tensor, %layout35) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at37 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part38 = cute.slice(%lanes36, %at37) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values39 = cute.memref.load_vec(%part34) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values39, %registers29) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom27, %registers29, %part38) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout40 = cute.static : !cute.layout<"8:1">
  %registers41 = cute.make_fragment(%layout40) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first42 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout43 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows44 = cute.make_view(%first42, %layout43) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at45 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part46 = cute.slice(%rows44, %at45) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout47 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes48 = cute.make_view(%tensor, %layout47) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at49 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part50 = cute.slice(%lanes48, %at49) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values51 = cute.memref.load_vec(%part46) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values51, %registers41) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom27, %registers41, %part50) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout52 = cute.static : !cute.layout<"8:1">
  %registers53 = cute.make_fragment(%layout52) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first54 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout55 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows56 = cute.make_view(%first54, %layout55) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at57 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part58 = cute.slice(%rows56, %at57) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout59 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes60 = cute.make_view(%tensor, %layout59) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at61 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part62 = cute.slice(%lanes60, %at61) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values63 = cute.memref.load_vec(%part58) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values63, %registers53) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom27, %registers53, %part62) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout64 = cute.static : !cute.layout<"8:1">
  %registers65 = cute.make_fragment(%layout64) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first66 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout67 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows68 = cute.make_view(%first66, %layout67) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at69 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part70 = cute.slice(%rows68, %at69) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout71 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes72 = cute.make_view(%tensor, %layout71) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at73 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part74 = cute.slice(%lanes72, %at73) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values75 = cute.memref.load_vec(%part70) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values75, %registers65) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom27, %registers65, %part74) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout76 = cute.static : !cute.layout<"8:1">
  %registers77 = cute.make_fragment(%layout76) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first78 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout79 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows80 = cute.make_view(%first78, %layout79) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at81 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part82 = cute.slice(%rows80, %at81) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout83 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes84 = cute.make_view(%tensor, %layout83) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at85 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part86 = cute.slice(%lanes84, %at85) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values87 = cute.memref.load_vec(%part82) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values87, %registers77) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom27, %registers77, %part86) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed88 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i32, tmem, align<16>>
  %layout89 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view90 = cute.make_view(%typed88, %layout89) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">
  %column91 = cute.static : !cute.int_tuple<"32">
  %columns92 = cute.add_offset(%tensor, %column91) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %typed93 = cute.recast_iter(%columns92) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i8, tmem, align<16>>
  %layout94 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view95 = cute.make_view(%typed93, %layout94) : (!cute.ptr<i8, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made96 = cute.make_atom() : !cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ts, c_scale_exp = 0>
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
  cute.mma_atom_call(%made96, %view90, %view95, %view9, %view90) : (!cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<i8, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks97 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks97 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom98 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout99 = cute.static : !cute.layout<"8:1">
  %registers100 = cute.make_fragment(%layout99) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first101 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout102 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows103 = cute.make_view(%first101, %layout102) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at104 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part105 = cute.slice(%rows103, %at104) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout106 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes107 = cute.make_view(%tensor, %layout106) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at108 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part109 = cute.slice(%lanes107, %at108) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom98, %part109, %registers100) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers100) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values110 = cute.memref.load_vec(%registers100) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values110, %part105) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout111 = cute.static : !cute.layout<"8:1">
  %registers112 = cute.make_fragment(%layout111) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first113 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout114 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows115 = cute.make_view(%first113, %layout114) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at116 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part117 = cute.slice(%rows115, %at116) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout118 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes119 = cute.make_view(%tensor, %layout118) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at120 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part121 = cute.slice(%lanes119, %at120) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom98, %part121, %registers112) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers112) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values122 = cute.memref.load_vec(%registers112) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values122, %part117) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout123 = cute.static : !cute.layout<"8:1">
  %registers124 = cute.make_fragment(%layout123) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first125 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout126 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows127 = cute.make_view(%first125, %layout126) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at128 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part129 = cute.slice(%rows127, %at128) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout130 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes131 = cute.make_view(%tensor, %layout130) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at132 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part133 = cute.slice(%lanes131, %at132) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom98, %part133, %registers124) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers124) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values134 = cute.memref.load_vec(%registers124) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values134, %part129) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout135 = cute.static : !cute.layout<"8:1">
  %registers136 = cute.make_fragment(%layout135) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first137 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout138 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows139 = cute.make_view(%first137, %layout138) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at140 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part141 = cute.slice(%rows139, %at140) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout142 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes143 = cute.make_view(%tensor, %layout142) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at144 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part145 = cute.slice(%lanes143, %at144) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom98, %part145, %registers136) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers136) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values146 = cute.memref.load_vec(%registers136) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values146, %part141) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout147 = cute.static : !cute.layout<"8:1">
  %registers148 = cute.make_fragment(%layout147) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first149 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout150 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows151 = cute.make_view(%first149, %layout150) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at152 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part153 = cute.slice(%rows151, %at152) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout154 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes155 = cute.make_view(%tensor, %layout154) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at156 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part157 = cute.slice(%lanes155, %at156) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom98, %part157, %registers148) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers148) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values158 = cute.memref.load_vec(%registers148) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values158, %part153) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
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
