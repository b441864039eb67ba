// !cute_nvgpu.sm100.mma_sp<64x64x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0, ws>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(64,32):(32,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,8),32):((128,1024),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 2048 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(64,64):(64,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,64):(64,1)">) -> !cute.memref<i8, gmem, align<16>, "(64,64):(64,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout18 = cute.static : !cute.layout<"((8,8),64):((128,1024),1)">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),64):((128,1024),1)">
  %count20 = arith.constant 4096 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<i8, gmem, align<16>, "(64,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout24 = cute.static : !cute.layout<"(128,36):(36,1)">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36):(36,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout26 = cute.static : !cute.layout<"(128,36):(36,1)">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36):(36,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %bytes28 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes28) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 64 : i32
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
  %atom33 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout34 = cute.static : !cute.layout<"4:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first36 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout41 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout46 = cute.static : !cute.layout<"4:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first48 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout53 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values57 = cute.memref.load_vec(%part52) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values57, %registers47) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers47, %part56) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout58 = cute.static : !cute.layout<"4:1">
  %registers59 = cute.make_fragment(%layout58) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first60 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout61 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows62 = cute.make_view(%first60, %layout61) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at63 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part64 = cute.slice(%rows62, %at63) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout65 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes66 = cute.make_view(%tensor, %layout65) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at67 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part68 = cute.slice(%lanes66, %at67) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values69 = cute.memref.load_vec(%part64) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values69, %registers59) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers59, %part68) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout70 = cute.static : !cute.layout<"4:1">
  %registers71 = cute.make_fragment(%layout70) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first72 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout73 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows74 = cute.make_view(%first72, %layout73) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at75 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part76 = cute.slice(%rows74, %at75) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout77 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes78 = cute.make_view(%tensor, %layout77) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at79 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part80 = cute.slice(%lanes78, %at79) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values81 = cute.memref.load_vec(%part76) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values81, %registers71) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers71, %part80) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout82 = cute.static : !cute.layout<"4:1">
  %registers83 = cute.make_fragment(%layout82) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first84 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout85 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows86 = cute.make_view(%first84, %layout85) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at87 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part88 = cute.slice(%rows86, %at87) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout89 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes90 = cute.make_view(%tensor, %layout89) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at91 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part92 = cute.slice(%lanes90, %at91) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values93 = cute.memref.load_vec(%part88) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values93, %registers83) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers83, %part92) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout94 = cute.static : !cute.layout<"4:1">
  %registers95 = cute.make_fragment(%layout94) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first96 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout97 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows98 = cute.make_view(%first96, %layout97) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at99 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part100 = cute.slice(%rows98, %at99) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout101 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes102 = cute.make_view(%tensor, %layout101) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at103 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part104 = cute.slice(%lanes102, %at103) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values105 = cute.memref.load_vec(%part100) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values105, %registers95) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers95, %part104) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout106 = cute.static : !cute.layout<"4:1">
  %registers107 = cute.make_fragment(%layout106) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first108 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout109 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows110 = cute.make_view(%first108, %layout109) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at111 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part112 = cute.slice(%rows110, %at111) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout113 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes114 = cute.make_view(%tensor, %layout113) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at115 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part116 = cute.slice(%lanes114, %at115) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values117 = cute.memref.load_vec(%part112) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values117, %registers107) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers107, %part116) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout118 = cute.static : !cute.layout<"4:1">
  %registers119 = cute.make_fragment(%layout118) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first120 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout121 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows122 = cute.make_view(%first120, %layout121) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at123 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part124 = cute.slice(%rows122, %at123) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout125 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes126 = cute.make_view(%tensor, %layout125) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at127 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part128 = cute.slice(%lanes126, %at127) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values129 = cute.memref.load_vec(%part124) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values129, %registers119) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers119, %part128) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout130 = cute.static : !cute.layout<"4:1">
  %registers131 = cute.make_fragment(%layout130) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first132 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout133 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows134 = cute.make_view(%first132, %layout133) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at135 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part136 = cute.slice(%rows134, %at135) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout137 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes138 = cute.make_view(%tensor, %layout137) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at139 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part140 = cute.slice(%lanes138, %at139) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values141 = cute.memref.load_vec(%part136) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values141, %registers131) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom33, %registers131, %part140) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed142 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i32, tmem, align<16>>
  %layout143 = cute.static : !cute.layout<"(64,(32,2)):(65536,(1,4194304))">
  %view144 = cute.make_view(%typed142, %layout143) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(64,(32,2)):(65536,(1,4194304))">) -> !cute.memref<i32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">
  %made145 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<64x64x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0, ws>
  %column146 = cute.static : !cute.int_tuple<"32">
  %columns147 = cute.add_offset(%tensor, %column146) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made148 = cute_nvgpu.atom.set_value <metadata> (%made145, %columns147) : (!cute_nvgpu.sm100.mma_sp<64x64x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0, ws>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<64x64x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0, ws>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made148, %view144, %view7, %view19, %view144) : (!cute_nvgpu.sm100.mma_sp<64x64x64, num_cta = 1, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0, ws>, !cute.memref<i32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),64):((128,1024),1)">, !cute.memref<i32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks149 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks149 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom150 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout151 = cute.static : !cute.layout<"4:1">
  %registers152 = cute.make_fragment(%layout151) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first153 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout154 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows155 = cute.make_view(%first153, %layout154) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at156 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part157 = cute.slice(%rows155, %at156) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout158 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes159 = cute.make_view(%tensor, %layout158) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at160 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part161 = cute.slice(%lanes159, %at160) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part161, %registers152) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers152) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values162 = cute.memref.load_vec(%registers152) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values162, %part157) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout163 = cute.static : !cute.layout<"4:1">
  %registers164 = cute.make_fragment(%layout163) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first165 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout166 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows167 = cute.make_view(%first165, %layout166) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at168 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part169 = cute.slice(%rows167, %at168) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout170 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes171 = cute.make_view(%tensor, %layout170) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at172 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part173 = cute.slice(%lanes171, %at172) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part173, %registers164) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers164) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values174 = cute.memref.load_vec(%registers164) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values174, %part169) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout175 = cute.static : !cute.layout<"4:1">
  %registers176 = cute.make_fragment(%layout175) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first177 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout178 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows179 = cute.make_view(%first177, %layout178) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at180 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part181 = cute.slice(%rows179, %at180) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout182 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes183 = cute.make_view(%tensor, %layout182) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at184 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part185 = cute.slice(%lanes183, %at184) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part185, %registers176) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers176) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values186 = cute.memref.load_vec(%registers176) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values186, %part181) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout187 = cute.static : !cute.layout<"4:1">
  %registers188 = cute.make_fragment(%layout187) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first189 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout190 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows191 = cute.make_view(%first189, %layout190) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at192 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part193 = cute.slice(%rows191, %at192) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout194 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes195 = cute.make_view(%tensor, %layout194) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at196 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part197 = cute.slice(%lanes195, %at196) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part197, %registers188) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers188) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values198 = cute.memref.load_vec(%registers188) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values198, %part193) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout199 = cute.static : !cute.layout<"4:1">
  %registers200 = cute.make_fragment(%layout199) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first201 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout202 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows203 = cute.make_view(%first201, %layout202) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at204 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part205 = cute.slice(%rows203, %at204) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout206 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes207 = cute.make_view(%tensor, %layout206) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at208 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part209 = cute.slice(%lanes207, %at208) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part209, %registers200) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers200) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values210 = cute.memref.load_vec(%registers200) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values210, %part205) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout211 = cute.static : !cute.layout<"4:1">
  %registers212 = cute.make_fragment(%layout211) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first213 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout214 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows215 = cute.make_view(%first213, %layout214) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at216 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part217 = cute.slice(%rows215, %at216) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout218 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes219 = cute.make_view(%tensor, %layout218) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at220 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part221 = cute.slice(%lanes219, %at220) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part221, %registers212) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers212) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values222 = cute.memref.load_vec(%registers212) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values222, %part217) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout223 = cute.static : !cute.layout<"4:1">
  %registers224 = cute.make_fragment(%layout223) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first225 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout226 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows227 = cute.make_view(%first225, %layout226) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at228 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part229 = cute.slice(%rows227, %at228) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout230 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes231 = cute.make_view(%tensor, %layout230) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at232 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part233 = cute.slice(%lanes231, %at232) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part233, %registers224) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers224) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values234 = cute.memref.load_vec(%registers224) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values234, %part229) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout235 = cute.static : !cute.layout<"4:1">
  %registers236 = cute.make_fragment(%layout235) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first237 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout238 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows239 = cute.make_view(%first237, %layout238) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at240 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part241 = cute.slice(%rows239, %at240) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout242 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes243 = cute.make_view(%tensor, %layout242) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at244 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part245 = cute.slice(%lanes243, %at244) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part245, %registers236) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers236) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values246 = cute.memref.load_vec(%registers236) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values246, %part241) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout247 = cute.static : !cute.layout<"4:1">
  %registers248 = cute.make_fragment(%layout247) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first249 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout250 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows251 = cute.make_view(%first249, %layout250) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at252 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part253 = cute.slice(%rows251, %at252) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout254 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes255 = cute.make_view(%tensor, %layout254) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at256 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part257 = cute.slice(%lanes255, %at256) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom150, %part257, %registers248) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers248) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values258 = cute.memref.load_vec(%registers248) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values258, %part253) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
