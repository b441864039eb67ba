// !cute_nvgpu.sm100.mma<256x32x8, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i32, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(16,8,2):(8,1,128)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"(16,8,2):(8,1,128)">) -> !cute.memref<i32, gmem, align<16>, "(16,8,2):(8,1,128)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i32, gmem, align<16>, "(16,8,2):(8,1,128)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i32, gmem, align<16>, "(16,8):(8,1)">
  %b4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.static : !cute.int_tuple<"17408">
  %b6 = cute.add_offset(%b4, %b5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b7 = cute.recast_iter(%b6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,2),8):((32,256),1)">
  %view9 = cute.make_view(%b7, %layout8) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),8):((32,256),1)">) -> !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),8):((32,256),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 128 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i32, gmem, align<16>, "(16,8):(8,1)">, !cute.coord<"?">) -> i32
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),8):((32,256),1)">, !cute.coord<"?">, i32) -> ()
  }
  %first14 = cute.get_iter(%view9) : !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),8):((32,256),1)">
  %first15 = cute.recast_iter(%first14) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout16 = cute.static : !cute.layout<"((8,2),8):((32,256),1)">
  %view17 = cute.make_view(%first15, %layout16) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),8):((32,256),1)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,2),8):((32,256),1)">
  %layout18 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view19 = cute.make_view(%c, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout22 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view23 = cute.make_view(%d, %layout22) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at24 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half25 = cute.slice(%view23, %at24) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
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
  %atom31 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout32 = cute.static : !cute.layout<"8:1">
  %registers33 = cute.make_fragment(%layout32) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first34 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout35 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows36 = cute.make_view(%first34, %layout35) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at37 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part38 = cute.slice(%rows36, %at37) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout39 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes40 = cute.make_view(%tensor, %layout39) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at41 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part42 = cute.slice(%lanes40, %at41) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values43 = cute.memref.load_vec(%part38) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values43, %registers33) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom31, %registers33, %part42) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout44 = cute.static : !cute.layout<"8:1">
  %registers45 = cute.make_fragment(%layout44) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first46 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout47 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows48 = cute.make_view(%first46, %layout47) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at49 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part50 = cute.slice(%rows48, %at49) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout51 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes52 = cute.make_view(%tensor, %layout51) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at53 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part54 = cute.slice(%lanes52, %at53) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values55 = cute.memref.load_vec(%part50) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values55, %registers45) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom31, %registers45, %part54) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout56 = cute.static : !cute.layout<"8:1">
  %registers57 = cute.make_fragment(%layout56) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first58 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout59 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows60 = cute.make_view(%first58, %layout59) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at61 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part62 = cute.slice(%rows60, %at61) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout63 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes64 = cute.make_view(%tensor, %layout63) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at65 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part66 = cute.slice(%lanes64, %at65) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values67 = cute.memref.load_vec(%part62) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values67, %registers57) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom31, %registers57, %part66) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout68 = cute.static : !cute.layout<"8:1">
  %registers69 = cute.make_fragment(%layout68) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first70 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout71 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows72 = cute.make_view(%first70, %layout71) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at73 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part74 = cute.slice(%rows72, %at73) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout75 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes76 = cute.make_view(%tensor, %layout75) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at77 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part78 = cute.slice(%lanes76, %at77) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values79 = cute.memref.load_vec(%part74) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values79, %registers69) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom31, %registers69, %part78) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout80 = cute.static : !cute.layout<"8:1">
  %registers81 = cute.make_fragment(%layout80) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first82 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout83 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows84 = cute.make_view(%first82, %layout83) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at85 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part86 = cute.slice(%rows84, %at85) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout87 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes88 = cute.make_view(%tensor, %layout87) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at89 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part90 = cute.slice(%lanes88, %at89) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values91 = cute.memref.load_vec(%part86) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values91, %registers81) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom31, %registers81, %part90) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout92 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view93 = cute.make_view(%tensor, %layout92) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %column94 = cute.static : !cute.int_tuple<"32">
  %columns95 = cute.add_offset(%tensor, %column94) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %typed96 = cute.recast_iter(%columns95) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<tf32, tmem, align<16>>
  %layout97 = cute.static : !cute.layout<"(128,8):(65536,1)">
  %view98 = cute.make_view(%typed96, %layout97) : (!cute.ptr<tf32, tmem, align<16>>, !cute.layout<"(128,8):(65536,1)">) -> !cute.memref<tf32, tmem, align<16>, "(128,8):(65536,1)">
  %made99 = cute.make_atom() : !cute_nvgpu.sm100.mma<256x32x8, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
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
  cute.mma_atom_call(%made99, %view93, %view98, %view17, %view93) : (!cute_nvgpu.sm100.mma<256x32x8, num_cta = 2, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<tf32, tmem, align<16>, "(128,8):(65536,1)">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,2),8):((32,256),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks100 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks100 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom101 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout102 = cute.static : !cute.layout<"8:1">
  %registers103 = cute.make_fragment(%layout102) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first104 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout105 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows106 = cute.make_view(%first104, %layout105) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at107 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part108 = cute.slice(%rows106, %at107) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout109 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes110 = cute.make_view(%tensor, %layout109) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at111 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part112 = cute.slice(%lanes110, %at111) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part112, %registers103) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers103) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values113 = cute.memref.load_vec(%registers103) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values113, %part108) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout114 = cute.static : !cute.layout<"8:1">
  %registers115 = cute.make_fragment(%layout114) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first116 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout117 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows118 = cute.make_view(%first116, %layout117) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at119 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part120 = cute.slice(%rows118, %at119) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout121 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes122 = cute.make_view(%tensor, %layout121) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at123 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part124 = cute.slice(%lanes122, %at123) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part124, %registers115) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers115) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values125 = cute.memref.load_vec(%registers115) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values125, %part120) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout126 = cute.static : !cute.layout<"8:1">
  %registers127 = cute.make_fragment(%layout126) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first128 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout129 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows130 = cute.make_view(%first128, %layout129) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at131 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part132 = cute.slice(%rows130, %at131) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout133 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes134 = cute.make_view(%tensor, %layout133) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at135 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part136 = cute.slice(%lanes134, %at135) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part136, %registers127) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers127) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values137 = cute.memref.load_vec(%registers127) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values137, %part132) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout138 = cute.static : !cute.layout<"8:1">
  %registers139 = cute.make_fragment(%layout138) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first140 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout141 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows142 = cute.make_view(%first140, %layout141) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at143 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part144 = cute.slice(%rows142, %at143) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout145 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes146 = cute.make_view(%tensor, %layout145) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at147 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part148 = cute.slice(%lanes146, %at147) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part148, %registers139) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers139) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values149 = cute.memref.load_vec(%registers139) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values149, %part144) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout150 = cute.static : !cute.layout<"8:1">
  %registers151 = cute.make_fragment(%layout150) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first152 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout153 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows154 = cute.make_view(%first152, %layout153) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at155 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part156 = cute.slice(%rows154, %at155) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout157 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes158 = cute.make_view(%tensor, %layout157) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at159 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part160 = cute.slice(%lanes158, %at159) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom101, %part160, %registers151) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers151) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values161 = cute.memref.load_vec(%registers151) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values161, %part156) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
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
