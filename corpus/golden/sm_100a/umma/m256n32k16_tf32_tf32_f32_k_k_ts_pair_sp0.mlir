// !cute_nvgpu.sm100.mma_sp<256x32x16, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i32, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(16,16,2):(16,1,256)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"(16,16,2):(16,1,256)">) -> !cute.memref<i32, gmem, align<16>, "(16,16,2):(16,1,256)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i32, gmem, align<16>, "(16,16,2):(16,1,256)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i32, gmem, align<16>, "(16,16):(16,1)">
  %b4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.static : !cute.int_tuple<"17408">
  %b6 = cute.add_offset(%b4, %b5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b7 = cute.recast_iter(%b6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,2),16):((32,256),1)">
  %view9 = cute.make_view(%b7, %layout8) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),16):((32,256),1)">) -> !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 256 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i32, gmem, align<16>, "(16,16):(16,1)">, !cute.coord<"?">) -> i32
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">, !cute.coord<"?">, i32) -> ()
  }
  %first14 = cute.get_iter(%view9) : !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">
  %first15 = cute.recast_iter(%first14) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout16 = cute.static : !cute.layout<"((8,2),16):((32,256),1)">
  %view17 = cute.make_view(%first15, %layout16) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),16):((32,256),1)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">
  %layout18 = cute.static : !cute.layout<"(128,44,2):(44,1,5632)">
  %view19 = cute.make_view(%c, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,44,2):(44,1,5632)">) -> !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout22 = cute.static : !cute.layout<"(128,44,2):(44,1,5632)">
  %view23 = cute.make_view(%d, %layout22) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,44,2):(44,1,5632)">) -> !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">
  %at24 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half25 = cute.slice(%view23, %at24) : !cute.memref<f32, gmem, align<16>, "(128,44,2):(44,1,5632)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %bytes26 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes26) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes27 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset28 = cute.static : !cute.int_tuple<"64">
  %at29 = cute.add_offset(%bytes27, %offset28) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at29) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init30 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom31 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout32 = cute.static : !cute.layout<"4:1">
  %registers33 = cute.make_fragment(%layout32) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first34 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout35 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows36 = cute.make_view(%first34, %layout35) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at37 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part38 = cute.slice(%rows36, %at37) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout39 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes40 = cute.make_view(%tensor, %layout39) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at41 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part42 = cute.slice(%lanes40, %at41) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values43 = cute.memref.load_vec(%part38) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values43, %registers33) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers33, %part42) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout44 = cute.static : !cute.layout<"4:1">
  %registers45 = cute.make_fragment(%layout44) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first46 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout47 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows48 = cute.make_view(%first46, %layout47) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at49 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part50 = cute.slice(%rows48, %at49) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout51 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes52 = cute.make_view(%tensor, %layout51) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at53 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part54 = cute.slice(%lanes52, %at53) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values55 = cute.memref.load_vec(%part50) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values55, %registers45) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers45, %part54) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout56 = cute.static : !cute.layout<"4:1">
  %registers57 = cute.make_fragment(%layout56) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first58 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout59 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows60 = cute.make_view(%first58, %layout59) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at61 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part62 = cute.slice(%rows60, %at61) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout63 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes64 = cute.make_view(%tensor, %layout63) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at65 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part66 = cute.slice(%lanes64, %at65) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values67 = cute.memref.load_vec(%part62) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values67, %registers57) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers57, %part66) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout68 = cute.static : !cute.layout<"4:1">
  %registers69 = cute.make_fragment(%layout68) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first70 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout71 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows72 = cute.make_view(%first70, %layout71) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at73 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part74 = cute.slice(%rows72, %at73) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout75 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes76 = cute.make_view(%tensor, %layout75) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at77 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part78 = cute.slice(%lanes76, %at77) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values79 = cute.memref.load_vec(%part74) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values79, %registers69) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers69, %part78) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout80 = cute.static : !cute.layout<"4:1">
  %registers81 = cute.make_fragment(%layout80) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first82 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout83 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows84 = cute.make_view(%first82, %layout83) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at85 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part86 = cute.slice(%rows84, %at85) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout87 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes88 = cute.make_view(%tensor, %layout87) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at89 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part90 = cute.slice(%lanes88, %at89) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values91 = cute.memref.load_vec(%part86) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values91, %registers81) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers81, %part90) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout92 = cute.static : !cute.layout<"4:1">
  %registers93 = cute.make_fragment(%layout92) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first94 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout95 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows96 = cute.make_view(%first94, %layout95) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at97 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part98 = cute.slice(%rows96, %at97) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout99 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes100 = cute.make_view(%tensor, %layout99) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at101 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part102 = cute.slice(%lanes100, %at101) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values103 = cute.memref.load_vec(%part98) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values103, %registers93) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers93, %part102) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout104 = cute.static : !cute.layout<"4:1">
  %registers105 = cute.make_fragment(%layout104) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first106 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout107 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows108 = cute.make_view(%first106, %layout107) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at109 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part110 = cute.slice(%rows108, %at109) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout111 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes112 = cute.make_view(%tensor, %layout111) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at113 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part114 = cute.slice(%lanes112, %at113) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values115 = cute.memref.load_vec(%part110) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values115, %registers105) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers105, %part114) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout116 = cute.static : !cute.layout<"4:1">
  %registers117 = cute.make_fragment(%layout116) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first118 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout119 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows120 = cute.make_view(%first118, %layout119) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at121 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part122 = cute.slice(%rows120, %at121) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout123 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes124 = cute.make_view(%tensor, %layout123) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at125 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part126 = cute.slice(%lanes124, %at125) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values127 = cute.memref.load_vec(%part122) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values127, %registers117) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers117, %part126) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout128 = cute.static : !cute.layout<"4:1">
  %registers129 = cute.make_fragment(%layout128) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first130 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout131 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows132 = cute.make_view(%first130, %layout131) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at133 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part134 = cute.slice(%rows132, %at133) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout135 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes136 = cute.make_view(%tensor, %layout135) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at137 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part138 = cute.slice(%lanes136, %at137) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values139 = cute.memref.load_vec(%part134) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values139, %registers129) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers129, %part138) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout140 = cute.static : !cute.layout<"4:1">
  %registers141 = cute.make_fragment(%layout140) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first142 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout143 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows144 = cute.make_view(%first142, %layout143) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at145 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,9,0)">
  %part146 = cute.slice(%rows144, %at145) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,9,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout147 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes148 = cute.make_view(%tensor, %layout147) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at149 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,9,0,?)">
  %part150 = cute.slice(%lanes148, %at149) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,9,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values151 = cute.memref.load_vec(%part146) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values151, %registers141) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers141, %part150) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout152 = cute.static : !cute.layout<"4:1">
  %registers153 = cute.make_fragment(%layout152) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first154 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout155 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows156 = cute.make_view(%first154, %layout155) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at157 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,10,0)">
  %part158 = cute.slice(%rows156, %at157) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,10,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout159 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes160 = cute.make_view(%tensor, %layout159) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at161 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,10,0,?)">
  %part162 = cute.slice(%lanes160, %at161) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,10,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values163 = cute.memref.load_vec(%part158) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values163, %registers153) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom31, %registers153, %part162) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout164 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view165 = cute.make_view(%tensor, %layout164) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %column166 = cute.static : !cute.int_tuple<"32">
  %columns167 = cute.add_offset(%tensor, %column166) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %typed168 = cute.recast_iter(%columns167) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<tf32, tmem, align<16>>
  %layout169 = cute.static : !cute.layout<"(128,8):(65536,1)">
  %view170 = cute.make_view(%typed168, %layout169) : (!cute.ptr<tf32, tmem, align<16>>, !cute.layout<"(128,8):(65536,1)">) -> !cute.memref<tf32, tmem, align<16>, "(128,8):(65536,1)">
  %made171 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<256x32x16, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
  %column172 = cute.static : !cute.int_tuple<"40">
  %columns173 = cute.add_offset(%tensor, %column172) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"40">) -> !cute.ptr<f32, tmem, align<16>>
  %made174 = cute_nvgpu.atom.set_value <metadata> (%made171, %columns173) : (!cute_nvgpu.sm100.mma_sp<256x32x16, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<256x32x16, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
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
  cute.mma_atom_call(%made174, %view165, %view170, %view17, %view165) : (!cute_nvgpu.sm100.mma_sp<256x32x16, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<tf32, tmem, align<16>, "(128,8):(65536,1)">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks175 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks175 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom176 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout177 = cute.static : !cute.layout<"4:1">
  %registers178 = cute.make_fragment(%layout177) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first179 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout180 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows181 = cute.make_view(%first179, %layout180) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at182 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part183 = cute.slice(%rows181, %at182) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout184 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes185 = cute.make_view(%tensor, %layout184) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at186 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part187 = cute.slice(%lanes185, %at186) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part187, %registers178) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers178) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values188 = cute.memref.load_vec(%registers178) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values188, %part183) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout189 = cute.static : !cute.layout<"4:1">
  %registers190 = cute.make_fragment(%layout189) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first191 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout192 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows193 = cute.make_view(%first191, %layout192) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at194 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part195 = cute.slice(%rows193, %at194) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout196 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes197 = cute.make_view(%tensor, %layout196) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at198 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part199 = cute.slice(%lanes197, %at198) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part199, %registers190) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers190) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values200 = cute.memref.load_vec(%registers190) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values200, %part195) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout201 = cute.static : !cute.layout<"4:1">
  %registers202 = cute.make_fragment(%layout201) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first203 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout204 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows205 = cute.make_view(%first203, %layout204) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at206 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part207 = cute.slice(%rows205, %at206) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout208 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes209 = cute.make_view(%tensor, %layout208) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at210 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part211 = cute.slice(%lanes209, %at210) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part211, %registers202) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers202) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values212 = cute.memref.load_vec(%registers202) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values212, %part207) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout213 = cute.static : !cute.layout<"4:1">
  %registers214 = cute.make_fragment(%layout213) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first215 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout216 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows217 = cute.make_view(%first215, %layout216) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at218 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part219 = cute.slice(%rows217, %at218) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout220 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes221 = cute.make_view(%tensor, %layout220) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at222 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part223 = cute.slice(%lanes221, %at222) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part223, %registers214) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers214) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values224 = cute.memref.load_vec(%registers214) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values224, %part219) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout225 = cute.static : !cute.layout<"4:1">
  %registers226 = cute.make_fragment(%layout225) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first227 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout228 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows229 = cute.make_view(%first227, %layout228) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at230 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part231 = cute.slice(%rows229, %at230) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout232 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes233 = cute.make_view(%tensor, %layout232) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at234 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part235 = cute.slice(%lanes233, %at234) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part235, %registers226) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers226) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values236 = cute.memref.load_vec(%registers226) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values236, %part231) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout237 = cute.static : !cute.layout<"4:1">
  %registers238 = cute.make_fragment(%layout237) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first239 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout240 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows241 = cute.make_view(%first239, %layout240) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at242 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part243 = cute.slice(%rows241, %at242) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout244 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes245 = cute.make_view(%tensor, %layout244) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at246 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part247 = cute.slice(%lanes245, %at246) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part247, %registers238) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers238) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values248 = cute.memref.load_vec(%registers238) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values248, %part243) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout249 = cute.static : !cute.layout<"4:1">
  %registers250 = cute.make_fragment(%layout249) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first251 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout252 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows253 = cute.make_view(%first251, %layout252) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at254 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part255 = cute.slice(%rows253, %at254) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout256 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes257 = cute.make_view(%tensor, %layout256) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at258 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part259 = cute.slice(%lanes257, %at258) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part259, %registers250) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers250) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values260 = cute.memref.load_vec(%registers250) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values260, %part255) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout261 = cute.static : !cute.layout<"4:1">
  %registers262 = cute.make_fragment(%layout261) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first263 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout264 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows265 = cute.make_view(%first263, %layout264) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at266 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part267 = cute.slice(%rows265, %at266) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout268 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes269 = cute.make_view(%tensor, %layout268) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at270 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part271 = cute.slice(%lanes269, %at270) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part271, %registers262) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers262) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values272 = cute.memref.load_vec(%registers262) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values272, %part267) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout273 = cute.static : !cute.layout<"4:1">
  %registers274 = cute.make_fragment(%layout273) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first275 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout276 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows277 = cute.make_view(%first275, %layout276) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at278 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part279 = cute.slice(%rows277, %at278) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout280 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes281 = cute.make_view(%tensor, %layout280) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at282 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part283 = cute.slice(%lanes281, %at282) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part283, %registers274) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers274) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values284 = cute.memref.load_vec(%registers274) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values284, %part279) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout285 = cute.static : !cute.layout<"4:1">
  %registers286 = cute.make_fragment(%layout285) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first287 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout288 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows289 = cute.make_view(%first287, %layout288) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at290 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,9,0)">
  %part291 = cute.slice(%rows289, %at290) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,9,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout292 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes293 = cute.make_view(%tensor, %layout292) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at294 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,9,0,?)">
  %part295 = cute.slice(%lanes293, %at294) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,9,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part295, %registers286) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers286) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values296 = cute.memref.load_vec(%registers286) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values296, %part291) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout297 = cute.static : !cute.layout<"4:1">
  %registers298 = cute.make_fragment(%layout297) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first299 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,44):(44,1)">
  %layout300 = cute.static : !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">
  %rows301 = cute.make_view(%first299, %layout300) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,11,1):((44,1408),1,4,1408)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">
  %at302 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,10,0)">
  %part303 = cute.slice(%rows301, %at302) : !cute.memref<f32, gmem, align<16>, "((32,4),4,11,1):((44,1408),1,4,1408)">, !cute.coord<"(?,_,10,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout304 = cute.static : !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %lanes305 = cute.make_view(%tensor, %layout304) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),11,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">
  %at306 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,10,0,?)">
  %part307 = cute.slice(%lanes305, %at306) : !cute.memref<f32, tmem, align<16>, "((4,32),11,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,10,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom176, %part307, %registers298) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers298) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values308 = cute.memref.load_vec(%registers298) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values308, %part303) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
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
