// !cute_nvgpu.sm100.mma_sp<128x16x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%b: !cute.ptr<i32, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(16,16):(16,1)">
  %view1 = cute.make_view(%b, %layout0) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"(16,16):(16,1)">) -> !cute.memref<i32, gmem, align<16>, "(16,16):(16,1)">
  %b2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b3 = cute.static : !cute.int_tuple<"17408">
  %b4 = cute.add_offset(%b2, %b3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b5 = cute.recast_iter(%b4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,2),16):((32,256),1)">
  %view7 = cute.make_view(%b5, %layout6) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),16):((32,256),1)">) -> !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 256 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<i32, gmem, align<16>, "(16,16):(16,1)">, !cute.coord<"?">) -> i32
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">, !cute.coord<"?">, i32) -> ()
  }
  %first12 = cute.get_iter(%view7) : !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,2),16):((32,256),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),16):((32,256),1)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">
  %layout16 = cute.static : !cute.layout<"(128,28):(28,1)">
  %view17 = cute.make_view(%c, %layout16) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,28):(28,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout18 = cute.static : !cute.layout<"(128,28):(28,1)">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,28):(28,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %bytes20 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes21 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset22 = cute.static : !cute.int_tuple<"64">
  %at23 = cute.add_offset(%bytes21, %offset22) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at23) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init24 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom25 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout26 = cute.static : !cute.layout<"4:1">
  %registers27 = cute.make_fragment(%layout26) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first28 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout29 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows30 = cute.make_view(%first28, %layout29) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at31 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part32 = cute.slice(%rows30, %at31) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout33 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes34 = cute.make_view(%tensor, %layout33) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at35 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part36 = cute.slice(%lanes34, %at35) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values37 = cute.memref.load_vec(%part32) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values37, %registers27) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom25, %registers27, %part36) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout38 = cute.static : !cute.layout<"4:1">
  %registers39 = cute.make_fragment(%layout38) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first40 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout41 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows42 = cute.make_view(%first40, %layout41) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at43 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part44 = cute.slice(%rows42, %at43) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout45 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes46 = cute.make_view(%tensor, %layout45) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at47 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part48 = cute.slice(%lanes46, %at47) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values49 = cute.memref.load_vec(%part44) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values49, %registers39) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom25, %registers39, %part48) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout50 = cute.static : !cute.layout<"4:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first52 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout57 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom25, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout62 = cute.static : !cute.layout<"4:1">
  %registers63 = cute.make_fragment(%layout62) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first64 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout65 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows66 = cute.make_view(%first64, %layout65) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at67 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part68 = cute.slice(%rows66, %at67) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout69 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes70 = cute.make_view(%tensor, %layout69) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at71 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part72 = cute.slice(%lanes70, %at71) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values73 = cute.memref.load_vec(%part68) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values73, %registers63) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom25, %registers63, %part72) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout74 = cute.static : !cute.layout<"4:1">
  %registers75 = cute.make_fragment(%layout74) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first76 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout77 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows78 = cute.make_view(%first76, %layout77) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at79 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part80 = cute.slice(%rows78, %at79) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout81 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes82 = cute.make_view(%tensor, %layout81) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at83 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part84 = cute.slice(%lanes82, %at83) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values85 = cute.memref.load_vec(%part80) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values85, %registers75) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom25, %registers75, %part84) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout86 = cute.static : !cute.layout<"4:1">
  %registers87 = cute.make_fragment(%layout86) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first88 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout89 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows90 = cute.make_view(%first88, %layout89) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at91 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part92 = cute.slice(%rows90, %at91) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout93 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes94 = cute.make_view(%tensor, %layout93) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at95 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part96 = cute.slice(%lanes94, %at95) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values97 = cute.memref.load_vec(%part92) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values97, %registers87) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom25, %registers87, %part96) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout98 = cute.static : !cute.layout<"4:1">
  %registers99 = cute.make_fragment(%layout98) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first100 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout101 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows102 = cute.make_view(%first100, %layout101) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at103 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part104 = cute.slice(%rows102, %at103) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout105 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes106 = cute.make_view(%tensor, %layout105) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at107 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part108 = cute.slice(%lanes106, %at107) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values109 = cute.memref.load_vec(%part104) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values109, %registers99) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom25, %registers99, %part108) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout110 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view111 = cute.make_view(%tensor, %layout110) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %column112 = cute.static : !cute.int_tuple<"16">
  %columns113 = cute.add_offset(%tensor, %column112) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %typed114 = cute.recast_iter(%columns113) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<tf32, tmem, align<16>>
  %layout115 = cute.static : !cute.layout<"(128,8):(65536,1)">
  %view116 = cute.make_view(%typed114, %layout115) : (!cute.ptr<tf32, tmem, align<16>>, !cute.layout<"(128,8):(65536,1)">) -> !cute.memref<tf32, tmem, align<16>, "(128,8):(65536,1)">
  %made117 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<128x16x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
  %column118 = cute.static : !cute.int_tuple<"24">
  %columns119 = cute.add_offset(%tensor, %column118) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"24">) -> !cute.ptr<f32, tmem, align<16>>
  %made120 = cute_nvgpu.atom.set_value <metadata> (%made117, %columns119) : (!cute_nvgpu.sm100.mma_sp<128x16x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<128x16x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made120, %view111, %view116, %view15, %view111) : (!cute_nvgpu.sm100.mma_sp<128x16x16, num_cta = 1, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ts, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<tf32, tmem, align<16>, "(128,8):(65536,1)">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,2),16):((32,256),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks121 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks121 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom122 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout123 = cute.static : !cute.layout<"4:1">
  %registers124 = cute.make_fragment(%layout123) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first125 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout126 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows127 = cute.make_view(%first125, %layout126) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at128 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part129 = cute.slice(%rows127, %at128) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout130 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes131 = cute.make_view(%tensor, %layout130) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at132 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part133 = cute.slice(%lanes131, %at132) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom122, %part133, %registers124) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers124) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values134 = cute.memref.load_vec(%registers124) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values134, %part129) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout135 = cute.static : !cute.layout<"4:1">
  %registers136 = cute.make_fragment(%layout135) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first137 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout138 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows139 = cute.make_view(%first137, %layout138) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at140 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part141 = cute.slice(%rows139, %at140) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout142 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes143 = cute.make_view(%tensor, %layout142) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at144 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part145 = cute.slice(%lanes143, %at144) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom122, %part145, %registers136) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers136) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values146 = cute.memref.load_vec(%registers136) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values146, %part141) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout147 = cute.static : !cute.layout<"4:1">
  %registers148 = cute.make_fragment(%layout147) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first149 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout150 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows151 = cute.make_view(%first149, %layout150) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at152 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part153 = cute.slice(%rows151, %at152) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout154 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes155 = cute.make_view(%tensor, %layout154) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at156 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part157 = cute.slice(%lanes155, %at156) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom122, %part157, %registers148) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers148) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values158 = cute.memref.load_vec(%registers148) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values158, %part153) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout159 = cute.static : !cute.layout<"4:1">
  %registers160 = cute.make_fragment(%layout159) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first161 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout162 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows163 = cute.make_view(%first161, %layout162) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at164 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part165 = cute.slice(%rows163, %at164) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout166 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes167 = cute.make_view(%tensor, %layout166) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at168 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part169 = cute.slice(%lanes167, %at168) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom122, %part169, %registers160) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers160) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values170 = cute.memref.load_vec(%registers160) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values170, %part165) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout171 = cute.static : !cute.layout<"4:1">
  %registers172 = cute.make_fragment(%layout171) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first173 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout174 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows175 = cute.make_view(%first173, %layout174) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at176 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part177 = cute.slice(%rows175, %at176) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout178 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes179 = cute.make_view(%tensor, %layout178) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at180 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part181 = cute.slice(%lanes179, %at180) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom122, %part181, %registers172) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers172) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values182 = cute.memref.load_vec(%registers172) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values182, %part177) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout183 = cute.static : !cute.layout<"4:1">
  %registers184 = cute.make_fragment(%layout183) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first185 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout186 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows187 = cute.make_view(%first185, %layout186) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at188 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part189 = cute.slice(%rows187, %at188) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout190 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes191 = cute.make_view(%tensor, %layout190) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at192 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part193 = cute.slice(%lanes191, %at192) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom122, %part193, %registers184) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers184) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values194 = cute.memref.load_vec(%registers184) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values194, %part189) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout195 = cute.static : !cute.layout<"4:1">
  %registers196 = cute.make_fragment(%layout195) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first197 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,28):(28,1)">
  %layout198 = cute.static : !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">
  %rows199 = cute.make_view(%first197, %layout198) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,7,1):((28,896),1,4,896)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">
  %at200 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part201 = cute.slice(%rows199, %at200) : !cute.memref<f32, gmem, align<16>, "((32,4),4,7,1):((28,896),1,4,896)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout202 = cute.static : !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %lanes203 = cute.make_view(%tensor, %layout202) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),7,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">
  %at204 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part205 = cute.slice(%lanes203, %at204) : !cute.memref<f32, tmem, align<16>, "((4,32),7,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom122, %part205, %registers196) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers196) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values206 = cute.memref.load_vec(%registers196) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values206, %part201) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
