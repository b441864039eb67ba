// !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %layout6 = cute.static : !cute.layout<"((8,16),32):((128,1024),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 4096 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(16,32):(32,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout18 = cute.static : !cute.layout<"(16,(8,4)):(1,(128,1024))">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(16,(8,4)):(1,(128,1024))">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">
  %count20 = arith.constant 512 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">, !cute.coord<"?">, i8) -> ()
  }
  %first24 = cute.get_iter(%view19) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">
  %first25 = cute.recast_iter(%first24) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>
  %layout26 = cute.static : !cute.layout<"(16,(8,4)):(1,(128,1024))">
  %view27 = cute.make_view(%first25, %layout26) : (!cute.ptr<f8E5M2, smem, align<1024>, S<3,4,3>>, !cute.layout<"(16,(8,4)):(1,(128,1024))">) -> !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">
  %layout28 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view29 = cute.make_view(%c, %layout28) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout30 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view31 = cute.make_view(%d, %layout30) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %bytes32 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes32) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes33 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset34 = cute.static : !cute.int_tuple<"64">
  %at35 = cute.add_offset(%bytes33, %offset34) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at35) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init36 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom37 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout38 = cute.static : !cute.layout<"8:1">
  %registers39 = cute.make_fragment(%layout38) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first40 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout41 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows42 = cute.make_view(%first40, %layout41) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at43 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part44 = cute.slice(%rows42, %at43) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout45 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes46 = cute.make_view(%tensor, %layout45) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at47 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part48 = cute.slice(%lanes46, %at47) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values49 = cute.memref.load_vec(%part44) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values49, %registers39) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom37, %registers39, %part48) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout50 = cute.static : !cute.layout<"8:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first52 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout57 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom37, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout62 = cute.static : !cute.layout<"8:1">
  %registers63 = cute.make_fragment(%layout62) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first64 = cute.get_iter(%view29) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout65 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows66 = cute.make_view(%first64, %layout65) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at67 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part68 = cute.slice(%rows66, %at67) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout69 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes70 = cute.make_view(%tensor, %layout69) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at71 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part72 = cute.slice(%lanes70, %at71) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values73 = cute.memref.load_vec(%part68) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values73, %registers63) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom37, %registers63, %part72) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout74 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view75 = cute.make_view(%tensor, %layout74) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made76 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column77 = cute.static : !cute.int_tuple<"16">
  %columns78 = cute.add_offset(%tensor, %column77) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made79 = cute_nvgpu.atom.set_value <sf_a> (%made76, %columns78) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column80 = cute.static : !cute.int_tuple<"20">
  %columns81 = cute.add_offset(%tensor, %column80) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"20">) -> !cute.ptr<f32, tmem, align<16>>
  %made82 = cute_nvgpu.atom.set_value <sf_b> (%made79, %columns81) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made82, %view75, %view7, %view27, %view75) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f4E2M1FN, f8E5M2, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<f8E5M2, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks83 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks83 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom84 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout85 = cute.static : !cute.layout<"8:1">
  %registers86 = cute.make_fragment(%layout85) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first87 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout88 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows89 = cute.make_view(%first87, %layout88) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at90 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part91 = cute.slice(%rows89, %at90) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout92 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes93 = cute.make_view(%tensor, %layout92) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at94 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part95 = cute.slice(%lanes93, %at94) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom84, %part95, %registers86) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers86) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values96 = cute.memref.load_vec(%registers86) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values96, %part91) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout97 = cute.static : !cute.layout<"8:1">
  %registers98 = cute.make_fragment(%layout97) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first99 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout100 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows101 = cute.make_view(%first99, %layout100) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at102 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part103 = cute.slice(%rows101, %at102) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout104 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes105 = cute.make_view(%tensor, %layout104) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at106 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part107 = cute.slice(%lanes105, %at106) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom84, %part107, %registers98) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers98) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values108 = cute.memref.load_vec(%registers98) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values108, %part103) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout109 = cute.static : !cute.layout<"8:1">
  %registers110 = cute.make_fragment(%layout109) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first111 = cute.get_iter(%view31) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout112 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows113 = cute.make_view(%first111, %layout112) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at114 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part115 = cute.slice(%rows113, %at114) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout116 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes117 = cute.make_view(%tensor, %layout116) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at118 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part119 = cute.slice(%lanes117, %at118) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom84, %part119, %registers110) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers110) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values120 = cute.memref.load_vec(%registers110) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values120, %part115) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
