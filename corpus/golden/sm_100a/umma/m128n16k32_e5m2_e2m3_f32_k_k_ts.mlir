// !cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(16,32):(32,1)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b3 = cute.static : !cute.int_tuple<"17408">
  %b4 = cute.add_offset(%b2, %b3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.recast_iter(%b4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view7 = cute.make_view(%b5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 512 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view13 = cute.make_view(%c, %layout12) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout14 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view15 = cute.make_view(%d, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %bytes16 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes17 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset18 = cute.static : !cute.int_tuple<"64">
  %at19 = cute.add_offset(%bytes17, %offset18) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at19) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init20 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom21 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout22 = cute.static : !cute.layout<"8:1">
  %registers23 = cute.make_fragment(%layout22) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first24 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout25 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows26 = cute.make_view(%first24, %layout25) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at27 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part28 = cute.slice(%rows26, %at27) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout29 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes30 = cute.make_view(%tensor, %layout29) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at31 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part32 = cute.slice(%lanes30, %at31) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values33 = cute.memref.load_vec(%part28) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values33, %registers23) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers23, %part32) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout34 = cute.static : !cute.layout<"8:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first36 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout41 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout46 = cute.static : !cute.layout<"8:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first48 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout53 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom21, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout58 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view59 = cute.make_view(%tensor, %layout58) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %column60 = cute.static : !cute.int_tuple<"16">
  %columns61 = cute.add_offset(%tensor, %column60) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %typed62 = cute.recast_iter(%columns61) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E5M2, tmem, align<16>>
  %layout63 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view64 = cute.make_view(%typed62, %layout63) : (!cute.ptr<f8E5M2, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made65 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made65, %view59, %view64, %view7, %view59) : (!cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks66 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks66 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom67 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout68 = cute.static : !cute.layout<"8:1">
  %registers69 = cute.make_fragment(%layout68) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first70 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout71 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows72 = cute.make_view(%first70, %layout71) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at73 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part74 = cute.slice(%rows72, %at73) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout75 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes76 = cute.make_view(%tensor, %layout75) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at77 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part78 = cute.slice(%lanes76, %at77) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom67, %part78, %registers69) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers69) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values79 = cute.memref.load_vec(%registers69) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values79, %part74) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout80 = cute.static : !cute.layout<"8:1">
  %registers81 = cute.make_fragment(%layout80) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first82 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout83 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows84 = cute.make_view(%first82, %layout83) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at85 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part86 = cute.slice(%rows84, %at85) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout87 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes88 = cute.make_view(%tensor, %layout87) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at89 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part90 = cute.slice(%lanes88, %at89) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom67, %part90, %registers81) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers81) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values91 = cute.memref.load_vec(%registers81) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values91, %part86) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout92 = cute.static : !cute.layout<"8:1">
  %registers93 = cute.make_fragment(%layout92) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first94 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,24):(24,1)">
  %layout95 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows96 = cute.make_view(%first94, %layout95) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at97 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part98 = cute.slice(%rows96, %at97) : !cute.memref<f32, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout99 = cute.static : !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %lanes100 = cute.make_view(%tensor, %layout99) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">
  %at101 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part102 = cute.slice(%lanes100, %at101) : !cute.memref<f32, tmem, align<16>, "((8,32),3,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom67, %part102, %registers93) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers93) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values103 = cute.memref.load_vec(%registers93) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values103, %part98) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
