// !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %sa: !cute.ptr<f32, gmem, align<16>>, %sb: !cute.ptr<f32, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
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
  %layout18 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %count20 = arith.constant 512 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout24 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">
  %view25 = cute.make_view(%sa, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">) -> !cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">
  %sa26 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %sa27 = cute.static : !cute.int_tuple<"25600">
  %sa28 = cute.add_offset(%sa26, %sa27) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"25600">) -> !cute.ptr<i8, smem, align<1024>>
  %sa29 = cute.recast_iter(%sa28) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout30 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">
  %view31 = cute.make_view(%sa29, %layout30) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">) -> !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">
  %count32 = arith.constant 128 : i32
  scf.for %i33 = %tid to %count32 step %threads : i32 {
  %at34 = cute.make_coord(%i33) : (i32) -> !cute.coord<"?">
  %value35 = cute.memref.load(%view25, %at34) : (!cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">, !cute.coord<"?">) -> f32
  cute.memref.store(%view31, %at34, %value35) : (!cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.coord<"?">, f32) -> ()
  }
  %layout36 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">
  %view37 = cute.make_view(%sb, %layout36) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">) -> !cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">
  %sb38 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %sb39 = cute.static : !cute.int_tuple<"26624">
  %sb40 = cute.add_offset(%sb38, %sb39) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"26624">) -> !cute.ptr<i8, smem, align<1024>>
  %sb41 = cute.recast_iter(%sb40) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout42 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">
  %view43 = cute.make_view(%sb41, %layout42) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">) -> !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">
  %count44 = arith.constant 128 : i32
  scf.for %i45 = %tid to %count44 step %threads : i32 {
  %at46 = cute.make_coord(%i45) : (i32) -> !cute.coord<"?">
  %value47 = cute.memref.load(%view37, %at46) : (!cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">, !cute.coord<"?">) -> f32
  cute.memref.store(%view43, %at46, %value47) : (!cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.coord<"?">, f32) -> ()
  }
  %layout48 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view49 = cute.make_view(%c, %layout48) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout50 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view51 = cute.make_view(%d, %layout50) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %bytes52 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes52) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes53 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset54 = cute.static : !cute.int_tuple<"64">
  %at55 = cute.add_offset(%bytes53, %offset54) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at55) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init56 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom57 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout58 = cute.static : !cute.layout<"8:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first60 = cute.get_iter(%view49) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout65 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom57, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout70 = cute.static : !cute.layout<"8:1">
  %registers71 = cute.make_fragment(%layout70) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first72 = cute.get_iter(%view49) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout73 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows74 = cute.make_view(%first72, %layout73) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at75 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part76 = cute.slice(%rows74, %at75) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout77 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes78 = cute.make_view(%tensor, %layout77) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at79 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part80 = cute.slice(%lanes78, %at79) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values81 = cute.memref.load_vec(%part76) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values81, %registers71) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom57, %registers71, %part80) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout82 = cute.static : !cute.layout<"8:1">
  %registers83 = cute.make_fragment(%layout82) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first84 = cute.get_iter(%view49) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout85 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows86 = cute.make_view(%first84, %layout85) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at87 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part88 = cute.slice(%rows86, %at87) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout89 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes90 = cute.make_view(%tensor, %layout89) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at91 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part92 = cute.slice(%lanes90, %at91) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values93 = cute.memref.load_vec(%part88) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values93, %registers83) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom57, %registers83, %part92) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout94 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view95 = cute.make_view(%tensor, %layout94) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made96 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
  %column97 = cute.static : !cute.int_tuple<"16">
  %columns98 = cute.add_offset(%tensor, %column97) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made99 = cute_nvgpu.atom.set_value <sf_a> (%made96, %columns98) : (!cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
  %column100 = cute.static : !cute.int_tuple<"20">
  %columns101 = cute.add_offset(%tensor, %column100) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"20">) -> !cute.ptr<f32, tmem, align<16>>
  %made102 = cute_nvgpu.atom.set_value <sf_b> (%made99, %columns101) : (!cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  %copy103 = cute.make_atom() : !cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>
  %column104 = cute.static : !cute.int_tuple<"16">
  %columns105 = cute.add_offset(%tensor, %column104) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %base106 = cute.recast_iter(%columns105) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f32, tmem, align<16>>
  %layout107 = cute.static : !cute.layout<"(4,128):(1,65536)">
  %view108 = cute.make_view(%base106, %layout107) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(4,128):(1,65536)">) -> !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">
  cute.copy_atom_call(%copy103, %view31, %view108) : (!cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>, !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">) -> ()
  %copy109 = cute.make_atom() : !cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>
  %column110 = cute.static : !cute.int_tuple<"20">
  %columns111 = cute.add_offset(%tensor, %column110) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"20">) -> !cute.ptr<f32, tmem, align<16>>
  %base112 = cute.recast_iter(%columns111) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f32, tmem, align<16>>
  %layout113 = cute.static : !cute.layout<"(4,128):(1,65536)">
  %view114 = cute.make_view(%base112, %layout113) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(4,128):(1,65536)">) -> !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">
  cute.copy_atom_call(%copy109, %view43, %view114) : (!cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>, !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">) -> ()
  cute.mma_atom_call(%made102, %view95, %view7, %view19, %view95) : (!cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks115 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks115 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom116 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout117 = cute.static : !cute.layout<"8:1">
  %registers118 = cute.make_fragment(%layout117) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first119 = cute.get_iter(%view51) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout120 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows121 = cute.make_view(%first119, %layout120) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at122 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part123 = cute.slice(%rows121, %at122) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout124 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes125 = cute.make_view(%tensor, %layout124) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at126 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part127 = cute.slice(%lanes125, %at126) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part127, %registers118) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers118) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values128 = cute.memref.load_vec(%registers118) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values128, %part123) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout129 = cute.static : !cute.layout<"8:1">
  %registers130 = cute.make_fragment(%layout129) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first131 = cute.get_iter(%view51) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout132 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows133 = cute.make_view(%first131, %layout132) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at134 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part135 = cute.slice(%rows133, %at134) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout136 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes137 = cute.make_view(%tensor, %layout136) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at138 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part139 = cute.slice(%lanes137, %at138) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part139, %registers130) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers130) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values140 = cute.memref.load_vec(%registers130) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values140, %part135) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout141 = cute.static : !cute.layout<"8:1">
  %registers142 = cute.make_fragment(%layout141) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first143 = cute.get_iter(%view51) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout144 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows145 = cute.make_view(%first143, %layout144) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at146 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part147 = cute.slice(%rows145, %at146) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout148 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes149 = cute.make_view(%tensor, %layout148) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at150 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part151 = cute.slice(%lanes149, %at150) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom116, %part151, %registers142) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers142) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values152 = cute.memref.load_vec(%registers142) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values152, %part147) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
