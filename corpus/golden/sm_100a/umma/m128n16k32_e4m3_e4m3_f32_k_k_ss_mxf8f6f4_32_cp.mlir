// !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %first12 = cute.get_iter(%view7) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,16),32):((128,1024),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
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
  %layout32 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">
  %view33 = cute.make_view(%sa, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">) -> !cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">
  %sa34 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %sa35 = cute.static : !cute.int_tuple<"25600">
  %sa36 = cute.add_offset(%sa34, %sa35) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"25600">) -> !cute.ptr<i8, smem, align<1024>>
  %sa37 = cute.recast_iter(%sa36) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout38 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">
  %view39 = cute.make_view(%sa37, %layout38) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">) -> !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">
  %count40 = arith.constant 128 : i32
  scf.for %i41 = %tid to %count40 step %threads : i32 {
  %at42 = cute.make_coord(%i41) : (i32) -> !cute.coord<"?">
  %value43 = cute.memref.load(%view33, %at42) : (!cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">, !cute.coord<"?">) -> f32
  cute.memref.store(%view39, %at42, %value43) : (!cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.coord<"?">, f32) -> ()
  }
  %layout44 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">
  %view45 = cute.make_view(%sb, %layout44) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,4))">) -> !cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">
  %sb46 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %sb47 = cute.static : !cute.int_tuple<"26624">
  %sb48 = cute.add_offset(%sb46, %sb47) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"26624">) -> !cute.ptr<i8, smem, align<1024>>
  %sb49 = cute.recast_iter(%sb48) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout50 = cute.static : !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">
  %view51 = cute.make_view(%sb49, %layout50) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"((8,4),(4,1)):((4,32),(1,128))">) -> !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">
  %count52 = arith.constant 128 : i32
  scf.for %i53 = %tid to %count52 step %threads : i32 {
  %at54 = cute.make_coord(%i53) : (i32) -> !cute.coord<"?">
  %value55 = cute.memref.load(%view45, %at54) : (!cute.memref<f32, gmem, align<16>, "((8,4),(4,1)):((4,32),(1,4))">, !cute.coord<"?">) -> f32
  cute.memref.store(%view51, %at54, %value55) : (!cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.coord<"?">, f32) -> ()
  }
  %layout56 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view57 = cute.make_view(%c, %layout56) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout58 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view59 = cute.make_view(%d, %layout58) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %bytes60 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes60) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes61 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset62 = cute.static : !cute.int_tuple<"64">
  %at63 = cute.add_offset(%bytes61, %offset62) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at63) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init64 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom65 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout66 = cute.static : !cute.layout<"8:1">
  %registers67 = cute.make_fragment(%layout66) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first68 = cute.get_iter(%view57) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout69 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows70 = cute.make_view(%first68, %layout69) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at71 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part72 = cute.slice(%rows70, %at71) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout73 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes74 = cute.make_view(%tensor, %layout73) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at75 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part76 = cute.slice(%lanes74, %at75) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values77 = cute.memref.load_vec(%part72) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values77, %registers67) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom65, %registers67, %part76) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout78 = cute.static : !cute.layout<"8:1">
  %registers79 = cute.make_fragment(%layout78) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first80 = cute.get_iter(%view57) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout81 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows82 = cute.make_view(%first80, %layout81) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at83 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part84 = cute.slice(%rows82, %at83) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout85 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes86 = cute.make_view(%tensor, %layout85) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at87 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part88 = cute.slice(%lanes86, %at87) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values89 = cute.memref.load_vec(%part84) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values89, %registers79) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom65, %registers79, %part88) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout90 = cute.static : !cute.layout<"8:1">
  %registers91 = cute.make_fragment(%layout90) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first92 = cute.get_iter(%view57) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout93 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows94 = cute.make_view(%first92, %layout93) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at95 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part96 = cute.slice(%rows94, %at95) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout97 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes98 = cute.make_view(%tensor, %layout97) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at99 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part100 = cute.slice(%lanes98, %at99) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values101 = cute.memref.load_vec(%part96) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values101, %registers91) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom65, %registers91, %part100) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout102 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view103 = cute.make_view(%tensor, %layout102) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made104 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column105 = cute.static : !cute.int_tuple<"16">
  %columns106 = cute.add_offset(%tensor, %column105) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made107 = cute_nvgpu.atom.set_value <sf_a> (%made104, %columns106) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column108 = cute.static : !cute.int_tuple<"20">
  %columns109 = cute.add_offset(%tensor, %column108) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"20">) -> !cute.ptr<f32, tmem, align<16>>
  %made110 = cute_nvgpu.atom.set_value <sf_b> (%made107, %columns109) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  %copy111 = cute.make_atom() : !cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>
  %column112 = cute.static : !cute.int_tuple<"16">
  %columns113 = cute.add_offset(%tensor, %column112) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %base114 = cute.recast_iter(%columns113) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f32, tmem, align<16>>
  %layout115 = cute.static : !cute.layout<"(4,128):(1,65536)">
  %view116 = cute.make_view(%base114, %layout115) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(4,128):(1,65536)">) -> !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">
  cute.copy_atom_call(%copy111, %view39, %view116) : (!cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>, !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">) -> ()
  %copy117 = cute.make_atom() : !cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>
  %column118 = cute.static : !cute.int_tuple<"20">
  %columns119 = cute.add_offset(%tensor, %column118) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"20">) -> !cute.ptr<f32, tmem, align<16>>
  %base120 = cute.recast_iter(%columns119) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f32, tmem, align<16>>
  %layout121 = cute.static : !cute.layout<"(4,128):(1,65536)">
  %view122 = cute.make_view(%base120, %layout121) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(4,128):(1,65536)">) -> !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">
  cute.copy_atom_call(%copy117, %view51, %view122) : (!cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>, !cute.memref<f32, smem, align<1024>, "((8,4),(4,1)):((4,32),(1,128))">, !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">) -> ()
  cute.mma_atom_call(%made110, %view103, %view15, %view31, %view103) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks123 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks123 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom124 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout125 = cute.static : !cute.layout<"8:1">
  %registers126 = cute.make_fragment(%layout125) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first127 = cute.get_iter(%view59) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout128 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows129 = cute.make_view(%first127, %layout128) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at130 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part131 = cute.slice(%rows129, %at130) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout132 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes133 = cute.make_view(%tensor, %layout132) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at134 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part135 = cute.slice(%lanes133, %at134) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom124, %part135, %registers126) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers126) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values136 = cute.memref.load_vec(%registers126) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values136, %part131) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout137 = cute.static : !cute.layout<"8:1">
  %registers138 = cute.make_fragment(%layout137) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first139 = cute.get_iter(%view59) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout140 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows141 = cute.make_view(%first139, %layout140) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at142 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part143 = cute.slice(%rows141, %at142) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout144 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes145 = cute.make_view(%tensor, %layout144) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at146 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part147 = cute.slice(%lanes145, %at146) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom124, %part147, %registers138) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers138) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values148 = cute.memref.load_vec(%registers138) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values148, %part143) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout149 = cute.static : !cute.layout<"8:1">
  %registers150 = cute.make_fragment(%layout149) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first151 = cute.get_iter(%view59) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout152 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows153 = cute.make_view(%first151, %layout152) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at154 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part155 = cute.slice(%rows153, %at154) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout156 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes157 = cute.make_view(%tensor, %layout156) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at158 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part159 = cute.slice(%lanes157, %at158) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom124, %part159, %registers150) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers150) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values160 = cute.memref.load_vec(%registers150) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values160, %part155) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
