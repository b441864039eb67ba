// !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %layout14 = cute.static : !cute.layout<"(128,48,2):(48,1,6144)">
  %view15 = cute.make_view(%c, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,48,2):(48,1,6144)">) -> !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout18 = cute.static : !cute.layout<"(128,48,2):(48,1,6144)">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,48,2):(48,1,6144)">) -> !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<f32, gmem, align<16>, "(128,48,2):(48,1,6144)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
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
  %atom27 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>
  %layout28 = cute.static : !cute.layout<"16:1">
  %registers29 = cute.make_fragment(%layout28) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first30 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout31 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows32 = cute.make_view(%first30, %layout31) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at33 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part34 = cute.slice(%rows32, %at33) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout35 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes36 = cute.make_view(%tensor, %layout35) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at37 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part38 = cute.slice(%lanes36, %at37) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values39 = cute.memref.load_vec(%part34) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values39, %registers29) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom27, %registers29, %part38) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  %layout40 = cute.static : !cute.layout<"16:1">
  %registers41 = cute.make_fragment(%layout40) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first42 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout43 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows44 = cute.make_view(%first42, %layout43) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at45 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part46 = cute.slice(%rows44, %at45) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout47 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes48 = cute.make_view(%tensor, %layout47) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at49 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part50 = cute.slice(%lanes48, %at49) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values51 = cute.memref.load_vec(%part46) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values51, %registers41) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom27, %registers41, %part50) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  %layout52 = cute.static : !cute.layout<"16:1">
  %registers53 = cute.make_fragment(%layout52) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first54 = cute.get_iter(%half17) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout55 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows56 = cute.make_view(%first54, %layout55) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at57 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part58 = cute.slice(%rows56, %at57) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout59 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes60 = cute.make_view(%tensor, %layout59) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at61 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part62 = cute.slice(%lanes60, %at61) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values63 = cute.memref.load_vec(%part58) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values63, %registers53) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom27, %registers53, %part62) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout64 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view65 = cute.make_view(%tensor, %layout64) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %column66 = cute.static : !cute.int_tuple<"32">
  %columns67 = cute.add_offset(%tensor, %column66) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %typed68 = cute.recast_iter(%columns67) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E5M2, tmem, align<16>>
  %layout69 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view70 = cute.make_view(%typed68, %layout69) : (!cute.ptr<f8E5M2, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made71 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column72 = cute.static : !cute.int_tuple<"40">
  %columns73 = cute.add_offset(%tensor, %column72) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"40">) -> !cute.ptr<f32, tmem, align<16>>
  %made74 = cute_nvgpu.atom.set_value <sf_a> (%made71, %columns73) : (!cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column75 = cute.static : !cute.int_tuple<"44">
  %columns76 = cute.add_offset(%tensor, %column75) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"44">) -> !cute.ptr<f32, tmem, align<16>>
  %made77 = cute_nvgpu.atom.set_value <sf_b> (%made74, %columns76) : (!cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  cute.mma_atom_call(%made77, %view65, %view70, %view9, %view65) : (!cute_nvgpu.sm100.mma_bs<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks78 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks78 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom79 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>
  %layout80 = cute.static : !cute.layout<"16:1">
  %registers81 = cute.make_fragment(%layout80) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first82 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout83 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows84 = cute.make_view(%first82, %layout83) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at85 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part86 = cute.slice(%rows84, %at85) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout87 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes88 = cute.make_view(%tensor, %layout87) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at89 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part90 = cute.slice(%lanes88, %at89) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom79, %part90, %registers81) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers81) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values91 = cute.memref.load_vec(%registers81) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values91, %part86) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
  %layout92 = cute.static : !cute.layout<"16:1">
  %registers93 = cute.make_fragment(%layout92) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first94 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout95 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows96 = cute.make_view(%first94, %layout95) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at97 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part98 = cute.slice(%rows96, %at97) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout99 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes100 = cute.make_view(%tensor, %layout99) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at101 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part102 = cute.slice(%lanes100, %at101) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom79, %part102, %registers93) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers93) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values103 = cute.memref.load_vec(%registers93) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values103, %part98) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
  %layout104 = cute.static : !cute.layout<"16:1">
  %registers105 = cute.make_fragment(%layout104) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first106 = cute.get_iter(%half21) : !cute.memref<f32, gmem, align<16>, "(128,48):(48,1)">
  %layout107 = cute.static : !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">
  %rows108 = cute.make_view(%first106, %layout107) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,3,1):((48,1536),1,16,1536)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">
  %at109 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part110 = cute.slice(%rows108, %at109) : !cute.memref<f32, gmem, align<16>, "((32,4),16,3,1):((48,1536),1,16,1536)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout111 = cute.static : !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %lanes112 = cute.make_view(%tensor, %layout111) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),3,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">
  %at113 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part114 = cute.slice(%lanes112, %at113) : !cute.memref<f32, tmem, align<16>, "((16,32),3,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom79, %part114, %registers105) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers105) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values115 = cute.memref.load_vec(%registers105) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values115, %part110) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
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
