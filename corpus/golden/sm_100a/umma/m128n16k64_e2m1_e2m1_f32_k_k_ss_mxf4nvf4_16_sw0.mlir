// !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>>
  %layout6 = cute.static : !cute.layout<"((8,16),(16,2)):((16,256),(1,128))">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<i8, smem, align<1024>>, !cute.layout<"((8,16),(16,2)):((16,256),(1,128))">) -> !cute.memref<i8, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 4096 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">, !cute.coord<"?">, i8) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(16,32):(32,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>>
  %layout18 = cute.static : !cute.layout<"((8,2),(16,2)):((16,256),(1,128))">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<i8, smem, align<1024>>, !cute.layout<"((8,2),(16,2)):((16,256),(1,128))">) -> !cute.memref<i8, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">
  %count20 = arith.constant 512 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<i8, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">, !cute.coord<"?">, i8) -> ()
  }
  %layout24 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout26 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %bytes28 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes28) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes29 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset30 = cute.static : !cute.int_tuple<"64">
  %at31 = cute.add_offset(%bytes29, %offset30) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at31) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init32 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom33 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout34 = cute.static : !cute.layout<"8:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first36 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout41 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom33, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout46 = cute.static : !cute.layout<"8:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first48 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout53 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom33, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout58 = cute.static : !cute.layout<"8:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first60 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout65 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom33, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout70 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view71 = cute.make_view(%tensor, %layout70) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made72 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
  %column73 = cute.static : !cute.int_tuple<"16">
  %columns74 = cute.add_offset(%tensor, %column73) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %made75 = cute_nvgpu.atom.set_value <sf_a> (%made72, %columns74) : (!cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
  %column76 = cute.static : !cute.int_tuple<"20">
  %columns77 = cute.add_offset(%tensor, %column76) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"20">) -> !cute.ptr<f32, tmem, align<16>>
  %made78 = cute_nvgpu.atom.set_value <sf_b> (%made75, %columns77) : (!cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made78, %view71, %view7, %view19, %view71) : (!cute_nvgpu.sm100.mma_bs<128x16x64, num_cta = 1, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4nvf4, sf_type = f8E4M3FN, sf_vec = 16>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<i8, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">, !cute.memref<i8, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks79 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks79 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom80 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout81 = cute.static : !cute.layout<"8:1">
  %registers82 = cute.make_fragment(%layout81) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first83 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout84 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows85 = cute.make_view(%first83, %layout84) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at86 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part87 = cute.slice(%rows85, %at86) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout88 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes89 = cute.make_view(%tensor, %layout88) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at90 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part91 = cute.slice(%lanes89, %at90) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom80, %part91, %registers82) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers82) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values92 = cute.memref.load_vec(%registers82) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values92, %part87) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout93 = cute.static : !cute.layout<"8:1">
  %registers94 = cute.make_fragment(%layout93) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first95 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout96 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows97 = cute.make_view(%first95, %layout96) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at98 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part99 = cute.slice(%rows97, %at98) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout100 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes101 = cute.make_view(%tensor, %layout100) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at102 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part103 = cute.slice(%lanes101, %at102) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom80, %part103, %registers94) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers94) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values104 = cute.memref.load_vec(%registers94) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values104, %part99) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout105 = cute.static : !cute.layout<"8:1">
  %registers106 = cute.make_fragment(%layout105) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first107 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout108 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows109 = cute.make_view(%first107, %layout108) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at110 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part111 = cute.slice(%rows109, %at110) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout112 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes113 = cute.make_view(%tensor, %layout112) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at114 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part115 = cute.slice(%lanes113, %at114) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom80, %part115, %registers106) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers106) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values116 = cute.memref.load_vec(%registers106) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values116, %part111) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
