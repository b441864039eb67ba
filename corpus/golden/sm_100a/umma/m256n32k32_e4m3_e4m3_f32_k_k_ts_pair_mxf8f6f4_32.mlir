// !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %first14 = cute.get_iter(%view9) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %first15 = cute.recast_iter(%first14) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout16 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view17 = cute.make_view(%first15, %layout16) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %layout18 = cute.static : !cute.layout<"(128,48,2):(48,1,6144)">
  %view19 = cute.make_view(%c, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,48,2):(48,1,6144)">) -> !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout22 = cute.static : !cute.layout<"(128,48,2):(48,1,6144)">
  %view23 = cute.make_view(%d, %layout22) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,48,2):(48,1,6144)">) -> !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">
  %at24 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half25 = cute.slice(%view23, %at24) : !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
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
  %atom31 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>
  %layout32 = cute.static : !cute.layout<"16:1">
  %registers33 = cute.make_fragment(%layout32) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first34 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout35 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows36 = cute.make_view(%first34, %layout35) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at37 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part38 = cute.slice(%rows36, %at37) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout39 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes40 = cute.make_view(%tensor, %layout39) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at41 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part42 = cute.slice(%lanes40, %at41) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values43 = cute.memref.load_vec(%part38) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values43, %registers33) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom31, %registers33, %part42) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  %layout44 = cute.static : !cute.layout<"16:1">
  %registers45 = cute.make_fragment(%layout44) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first46 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout47 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows48 = cute.make_view(%first46, %layout47) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at49 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part50 = cute.slice(%rows48, %at49) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout51 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes52 = cute.make_view(%tensor, %layout51) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at53 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part54 = cute.slice(%lanes52, %at53) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values55 = cute.memref.load_vec(%part50) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values55, %registers45) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom31, %registers45, %part54) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  %layout56 = cute.static : !cute.layout<"16:1">
  %registers57 = cute.make_fragment(%layout56) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first58 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout59 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows60 = cute.make_view(%first58, %layout59) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at61 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part62 = cute.slice(%rows60, %at61) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout63 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes64 = cute.make_view(%tensor, %layout63) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at65 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part66 = cute.slice(%lanes64, %at65) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values67 = cute.memref.load_vec(%part62) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values67, %registers57) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom31, %registers57, %part66) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout68 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view69 = cute.make_view(%tensor, %layout68) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %column70 = cute.static : !cute.int_tuple<"32">
  %columns71 = cute.add_offset(%tensor, %column70) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %typed72 = cute.recast_iter(%columns71) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E4M3FN, tmem, align<16>>
  %layout73 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view74 = cute.make_view(%typed72, %layout73) : (!cute.ptr<f8E4M3FN, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E4M3FN, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made75 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column76 = cute.static : !cute.int_tuple<"40">
  %columns77 = cute.add_offset(%tensor, %column76) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"40">) -> !cute.ptr<f32, tmem, align<16>>
  %made78 = cute_nvgpu.atom.set_value <sf_a> (%made75, %columns77) : (!cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column79 = cute.static : !cute.int_tuple<"44">
  %columns80 = cute.add_offset(%tensor, %column79) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"44">) -> !cute.ptr<f32, tmem, align<16>>
  %made81 = cute_nvgpu.atom.set_value <sf_b> (%made78, %columns80) : (!cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  cute.mma_atom_call(%made81, %view69, %view74, %view17, %view69) : (!cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<f8E4M3FN, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks82 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks82 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom83 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>
  %layout84 = cute.static : !cute.layout<"16:1">
  %registers85 = cute.make_fragment(%layout84) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first86 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout87 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows88 = cute.make_view(%first86, %layout87) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at89 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part90 = cute.slice(%rows88, %at89) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout91 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes92 = cute.make_view(%tensor, %layout91) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at93 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part94 = cute.slice(%lanes92, %at93) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom83, %part94, %registers85) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers85) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values95 = cute.memref.load_vec(%registers85) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values95, %part90) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
  %layout96 = cute.static : !cute.layout<"16:1">
  %registers97 = cute.make_fragment(%layout96) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first98 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout99 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows100 = cute.make_view(%first98, %layout99) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at101 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part102 = cute.slice(%rows100, %at101) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout103 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes104 = cute.make_view(%tensor, %layout103) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at105 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part106 = cute.slice(%lanes104, %at105) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom83, %part106, %registers97) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers97) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values107 = cute.memref.load_vec(%registers97) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values107, %part102) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
  %layout108 = cute.static : !cute.layout<"16:1">
  %registers109 = cute.make_fragment(%layout108) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first110 = cute.get_iter(%half25) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout111 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows112 = cute.make_view(%first110, %layout111) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at113 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part114 = cute.slice(%rows112, %at113) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout115 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes116 = cute.make_view(%tensor, %layout115) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at117 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part118 = cute.slice(%lanes116, %at117) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom83, %part118, %registers109) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers109) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values119 = cute.memref.load_vec(%registers109) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values119, %part114) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
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
