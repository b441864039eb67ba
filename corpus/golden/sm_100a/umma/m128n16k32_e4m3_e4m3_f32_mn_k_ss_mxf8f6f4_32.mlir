// !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"(128,(8,4)):(1,(128,1024))">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(128,(8,4)):(1,(128,1024))">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 4096 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">, !cute.coord<"?">, i8) -> ()
  }
  %first12 = cute.get_iter(%view7) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"(128,(8,4)):(1,(128,1024))">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"(128,(8,4)):(1,(128,1024))">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">
  %layout16 = cute.static : !cute.layout<"(16,32):(32,1)">
  %view17 = cute.make_view(%b, %layout16) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %count24 = arith.constant 512 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%view17, %at26) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %first28 = cute.get_iter(%view23) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %layout32 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view33 = cute.make_view(%c, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout34 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view35 = cute.make_view(%d, %layout34) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %bytes36 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes36) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 32 : i32
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : i32
  %warp = arith.shrui %tid, %five : i32
  %allocates = arith.cmpi eq, %warp, %zero : i32
  scf.if %allocates {
  cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) : (i32, !cute.ptr<i32, smem, align<1024>>) -> ()
  cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() : () -> ()
  }
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<1024>>) -> !cute.ptr<f32, tmem, align<16>>
  %bytes37 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset38 = cute.static : !cute.int_tuple<"64">
  %at39 = cute.add_offset(%bytes37, %offset38) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at39) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init40 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom41 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout42 = cute.static : !cute.layout<"8:1">
  %registers43 = cute.make_fragment(%layout42) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first44 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout49 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout54 = cute.static : !cute.layout<"8:1">
  %registers55 = cute.make_fragment(%layout54) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first56 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout57 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows58 = cute.make_view(%first56, %layout57) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at59 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part60 = cute.slice(%rows58, %at59) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout61 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes62 = cute.make_view(%tensor, %layout61) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values65 = cute.memref.load_vec(%part60) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values65, %registers55) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers55, %part64) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout66 = cute.static : !cute.layout<"8:1">
  %registers67 = cute.make_fragment(%layout66) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first68 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout69 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows70 = cute.make_view(%first68, %layout69) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at71 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part72 = cute.slice(%rows70, %at71) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout73 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes74 = cute.make_view(%tensor, %layout73) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at75 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part76 = cute.slice(%lanes74, %at75) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values77 = cute.memref.load_vec(%part72) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values77, %registers67) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers67, %part76) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout78 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view79 = cute.make_view(%tensor, %layout78) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made80 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column81 = cute.static : !cute.int_tuple<"16">
  %columns82 = cute.add_offset(%tensor, %column81) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made83 = cute_nvgpu.atom.set_value <sf_a> (%made80, %columns82) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column84 = cute.static : !cute.int_tuple<"20">
  %columns85 = cute.add_offset(%tensor, %column84) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"20">) -> !cute.ptr<f32, tmem, align<16>>
  %made86 = cute_nvgpu.atom.set_value <sf_b> (%made83, %columns85) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made86, %view79, %view15, %view31, %view79) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (mn, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(128,(8,4)):(1,(128,1024))">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks87 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks87 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom88 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout89 = cute.static : !cute.layout<"8:1">
  %registers90 = cute.make_fragment(%layout89) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first91 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout92 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows93 = cute.make_view(%first91, %layout92) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at94 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part95 = cute.slice(%rows93, %at94) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout96 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes97 = cute.make_view(%tensor, %layout96) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at98 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part99 = cute.slice(%lanes97, %at98) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom88, %part99, %registers90) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers90) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values100 = cute.memref.load_vec(%registers90) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values100, %part95) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout101 = cute.static : !cute.layout<"8:1">
  %registers102 = cute.make_fragment(%layout101) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first103 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout104 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows105 = cute.make_view(%first103, %layout104) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at106 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part107 = cute.slice(%rows105, %at106) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout108 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes109 = cute.make_view(%tensor, %layout108) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at110 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part111 = cute.slice(%lanes109, %at110) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom88, %part111, %registers102) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers102) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values112 = cute.memref.load_vec(%registers102) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values112, %part107) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout113 = cute.static : !cute.layout<"8:1">
  %registers114 = cute.make_fragment(%layout113) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first115 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout116 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows117 = cute.make_view(%first115, %layout116) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at118 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part119 = cute.slice(%rows117, %at118) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout120 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes121 = cute.make_view(%tensor, %layout120) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at122 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part123 = cute.slice(%lanes121, %at122) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom88, %part123, %registers114) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers114) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values124 = cute.memref.load_vec(%registers114) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values124, %part119) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
