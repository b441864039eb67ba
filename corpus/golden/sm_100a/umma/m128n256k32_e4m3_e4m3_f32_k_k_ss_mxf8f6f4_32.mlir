// !cute_nvgpu.sm100.mma_bs<128x256x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %first12 = cute.get_iter(%view7) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,16),32):((128,1024),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %layout16 = cute.static : !cute.layout<"(256,32):(32,1)">
  %view17 = cute.make_view(%b, %layout16) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(256,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(256,32):(32,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,32),32):((128,1024),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,32),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,32),32):((128,1024),1)">
  %count24 = arith.constant 8192 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%view17, %at26) : (!cute.memref<i8, gmem, align<16>, "(256,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,32),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %first28 = cute.get_iter(%view23) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,32),32):((128,1024),1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"((8,32),32):((128,1024),1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,32),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,32),32):((128,1024),1)">
  %layout32 = cute.static : !cute.layout<"(128,268):(268,1)">
  %view33 = cute.make_view(%c, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,268):(268,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout34 = cute.static : !cute.layout<"(128,268):(268,1)">
  %view35 = cute.make_view(%d, %layout34) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,268):(268,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %bytes36 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes36) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 512 : i32
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
  %atom41 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout42 = cute.static : !cute.layout<"4:1">
  %registers43 = cute.make_fragment(%layout42) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first44 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout49 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout54 = cute.static : !cute.layout<"4:1">
  %registers55 = cute.make_fragment(%layout54) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first56 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout57 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows58 = cute.make_view(%first56, %layout57) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at59 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part60 = cute.slice(%rows58, %at59) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout61 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes62 = cute.make_view(%tensor, %layout61) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values65 = cute.memref.load_vec(%part60) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values65, %registers55) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers55, %part64) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout66 = cute.static : !cute.layout<"4:1">
  %registers67 = cute.make_fragment(%layout66) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first68 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout69 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows70 = cute.make_view(%first68, %layout69) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at71 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part72 = cute.slice(%rows70, %at71) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout73 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes74 = cute.make_view(%tensor, %layout73) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at75 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part76 = cute.slice(%lanes74, %at75) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values77 = cute.memref.load_vec(%part72) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values77, %registers67) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers67, %part76) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout78 = cute.static : !cute.layout<"4:1">
  %registers79 = cute.make_fragment(%layout78) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first80 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout81 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows82 = cute.make_view(%first80, %layout81) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at83 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part84 = cute.slice(%rows82, %at83) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout85 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes86 = cute.make_view(%tensor, %layout85) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at87 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part88 = cute.slice(%lanes86, %at87) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values89 = cute.memref.load_vec(%part84) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values89, %registers79) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers79, %part88) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout90 = cute.static : !cute.layout<"4:1">
  %registers91 = cute.make_fragment(%layout90) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first92 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout93 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows94 = cute.make_view(%first92, %layout93) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at95 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part96 = cute.slice(%rows94, %at95) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout97 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes98 = cute.make_view(%tensor, %layout97) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at99 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part100 = cute.slice(%lanes98, %at99) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values101 = cute.memref.load_vec(%part96) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values101, %registers91) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers91, %part100) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout102 = cute.static : !cute.layout<"4:1">
  %registers103 = cute.make_fragment(%layout102) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first104 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout105 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows106 = cute.make_view(%first104, %layout105) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at107 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part108 = cute.slice(%rows106, %at107) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout109 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes110 = cute.make_view(%tensor, %layout109) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at111 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part112 = cute.slice(%lanes110, %at111) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values113 = cute.memref.load_vec(%part108) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values113, %registers103) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers103, %part112) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout114 = cute.static : !cute.layout<"4:1">
  %registers115 = cute.make_fragment(%layout114) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first116 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout117 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows118 = cute.make_view(%first116, %layout117) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at119 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part120 = cute.slice(%rows118, %at119) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout121 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes122 = cute.make_view(%tensor, %layout121) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at123 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part124 = cute.slice(%lanes122, %at123) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values125 = cute.memref.load_vec(%part120) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values125, %registers115) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers115, %part124) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout126 = cute.static : !cute.layout<"4:1">
  %registers127 = cute.make_fragment(%layout126) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first128 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout129 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows130 = cute.make_view(%first128, %layout129) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at131 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part132 = cute.slice(%rows130, %at131) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout133 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes134 = cute.make_view(%tensor, %layout133) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at135 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part136 = cute.slice(%lanes134, %at135) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values137 = cute.memref.load_vec(%part132) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values137, %registers127) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers127, %part136) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout138 = cute.static : !cute.layout<"4:1">
  %registers139 = cute.make_fragment(%layout138) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first140 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout141 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows142 = cute.make_view(%first140, %layout141) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at143 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part144 = cute.slice(%rows142, %at143) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout145 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes146 = cute.make_view(%tensor, %layout145) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at147 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part148 = cute.slice(%lanes146, %at147) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values149 = cute.memref.load_vec(%part144) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values149, %registers139) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers139, %part148) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout150 = cute.static : !cute.layout<"4:1">
  %registers151 = cute.make_fragment(%layout150) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first152 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout153 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows154 = cute.make_view(%first152, %layout153) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at155 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,9,0)">
  %part156 = cute.slice(%rows154, %at155) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,9,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout157 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes158 = cute.make_view(%tensor, %layout157) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at159 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,9,0,?)">
  %part160 = cute.slice(%lanes158, %at159) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,9,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values161 = cute.memref.load_vec(%part156) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values161, %registers151) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers151, %part160) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout162 = cute.static : !cute.layout<"4:1">
  %registers163 = cute.make_fragment(%layout162) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first164 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout165 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows166 = cute.make_view(%first164, %layout165) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at167 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,10,0)">
  %part168 = cute.slice(%rows166, %at167) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,10,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout169 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes170 = cute.make_view(%tensor, %layout169) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at171 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,10,0,?)">
  %part172 = cute.slice(%lanes170, %at171) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,10,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values173 = cute.memref.load_vec(%part168) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values173, %registers163) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers163, %part172) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout174 = cute.static : !cute.layout<"4:1">
  %registers175 = cute.make_fragment(%layout174) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first176 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout177 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows178 = cute.make_view(%first176, %layout177) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at179 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,11,0)">
  %part180 = cute.slice(%rows178, %at179) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,11,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout181 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes182 = cute.make_view(%tensor, %layout181) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at183 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,11,0,?)">
  %part184 = cute.slice(%lanes182, %at183) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,11,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values185 = cute.memref.load_vec(%part180) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values185, %registers175) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers175, %part184) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout186 = cute.static : !cute.layout<"4:1">
  %registers187 = cute.make_fragment(%layout186) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first188 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout189 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows190 = cute.make_view(%first188, %layout189) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at191 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,12,0)">
  %part192 = cute.slice(%rows190, %at191) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,12,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout193 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes194 = cute.make_view(%tensor, %layout193) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at195 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,12,0,?)">
  %part196 = cute.slice(%lanes194, %at195) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,12,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values197 = cute.memref.load_vec(%part192) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values197, %registers187) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers187, %part196) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout198 = cute.static : !cute.layout<"4:1">
  %registers199 = cute.make_fragment(%layout198) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first200 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout201 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows202 = cute.make_view(%first200, %layout201) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at203 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,13,0)">
  %part204 = cute.slice(%rows202, %at203) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,13,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout205 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes206 = cute.make_view(%tensor, %layout205) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at207 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,13,0,?)">
  %part208 = cute.slice(%lanes206, %at207) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,13,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values209 = cute.memref.load_vec(%part204) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values209, %registers199) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers199, %part208) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout210 = cute.static : !cute.layout<"4:1">
  %registers211 = cute.make_fragment(%layout210) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first212 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout213 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows214 = cute.make_view(%first212, %layout213) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at215 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,14,0)">
  %part216 = cute.slice(%rows214, %at215) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,14,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout217 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes218 = cute.make_view(%tensor, %layout217) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at219 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,14,0,?)">
  %part220 = cute.slice(%lanes218, %at219) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,14,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values221 = cute.memref.load_vec(%part216) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values221, %registers211) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers211, %part220) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout222 = cute.static : !cute.layout<"4:1">
  %registers223 = cute.make_fragment(%layout222) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first224 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout225 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows226 = cute.make_view(%first224, %layout225) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at227 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,15,0)">
  %part228 = cute.slice(%rows226, %at227) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,15,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout229 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes230 = cute.make_view(%tensor, %layout229) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at231 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,15,0,?)">
  %part232 = cute.slice(%lanes230, %at231) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,15,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values233 = cute.memref.load_vec(%part228) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values233, %registers223) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers223, %part232) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout234 = cute.static : !cute.layout<"4:1">
  %registers235 = cute.make_fragment(%layout234) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first236 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout237 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows238 = cute.make_view(%first236, %layout237) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at239 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,16,0)">
  %part240 = cute.slice(%rows238, %at239) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,16,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout241 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes242 = cute.make_view(%tensor, %layout241) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at243 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,16,0,?)">
  %part244 = cute.slice(%lanes242, %at243) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,16,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values245 = cute.memref.load_vec(%part240) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values245, %registers235) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers235, %part244) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout246 = cute.static : !cute.layout<"4:1">
  %registers247 = cute.make_fragment(%layout246) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first248 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout249 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows250 = cute.make_view(%first248, %layout249) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at251 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,17,0)">
  %part252 = cute.slice(%rows250, %at251) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,17,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout253 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes254 = cute.make_view(%tensor, %layout253) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at255 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,17,0,?)">
  %part256 = cute.slice(%lanes254, %at255) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,17,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values257 = cute.memref.load_vec(%part252) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values257, %registers247) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers247, %part256) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout258 = cute.static : !cute.layout<"4:1">
  %registers259 = cute.make_fragment(%layout258) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first260 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout261 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows262 = cute.make_view(%first260, %layout261) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at263 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,18,0)">
  %part264 = cute.slice(%rows262, %at263) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,18,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout265 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes266 = cute.make_view(%tensor, %layout265) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at267 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,18,0,?)">
  %part268 = cute.slice(%lanes266, %at267) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,18,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values269 = cute.memref.load_vec(%part264) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values269, %registers259) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers259, %part268) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout270 = cute.static : !cute.layout<"4:1">
  %registers271 = cute.make_fragment(%layout270) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first272 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout273 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows274 = cute.make_view(%first272, %layout273) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at275 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,19,0)">
  %part276 = cute.slice(%rows274, %at275) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,19,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout277 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes278 = cute.make_view(%tensor, %layout277) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at279 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,19,0,?)">
  %part280 = cute.slice(%lanes278, %at279) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,19,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values281 = cute.memref.load_vec(%part276) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values281, %registers271) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers271, %part280) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout282 = cute.static : !cute.layout<"4:1">
  %registers283 = cute.make_fragment(%layout282) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first284 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout285 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows286 = cute.make_view(%first284, %layout285) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at287 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,20,0)">
  %part288 = cute.slice(%rows286, %at287) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,20,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout289 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes290 = cute.make_view(%tensor, %layout289) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at291 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,20,0,?)">
  %part292 = cute.slice(%lanes290, %at291) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,20,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values293 = cute.memref.load_vec(%part288) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values293, %registers283) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers283, %part292) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout294 = cute.static : !cute.layout<"4:1">
  %registers295 = cute.make_fragment(%layout294) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first296 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout297 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows298 = cute.make_view(%first296, %layout297) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at299 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,21,0)">
  %part300 = cute.slice(%rows298, %at299) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,21,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout301 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes302 = cute.make_view(%tensor, %layout301) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at303 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,21,0,?)">
  %part304 = cute.slice(%lanes302, %at303) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,21,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values305 = cute.memref.load_vec(%part300) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values305, %registers295) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers295, %part304) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout306 = cute.static : !cute.layout<"4:1">
  %registers307 = cute.make_fragment(%layout306) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first308 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout309 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows310 = cute.make_view(%first308, %layout309) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at311 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,22,0)">
  %part312 = cute.slice(%rows310, %at311) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,22,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout313 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes314 = cute.make_view(%tensor, %layout313) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at315 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,22,0,?)">
  %part316 = cute.slice(%lanes314, %at315) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,22,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values317 = cute.memref.load_vec(%part312) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values317, %registers307) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers307, %part316) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout318 = cute.static : !cute.layout<"4:1">
  %registers319 = cute.make_fragment(%layout318) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first320 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout321 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows322 = cute.make_view(%first320, %layout321) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at323 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,23,0)">
  %part324 = cute.slice(%rows322, %at323) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,23,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout325 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes326 = cute.make_view(%tensor, %layout325) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at327 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,23,0,?)">
  %part328 = cute.slice(%lanes326, %at327) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,23,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values329 = cute.memref.load_vec(%part324) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values329, %registers319) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers319, %part328) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout330 = cute.static : !cute.layout<"4:1">
  %registers331 = cute.make_fragment(%layout330) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first332 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout333 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows334 = cute.make_view(%first332, %layout333) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at335 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,24,0)">
  %part336 = cute.slice(%rows334, %at335) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,24,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout337 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes338 = cute.make_view(%tensor, %layout337) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at339 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,24,0,?)">
  %part340 = cute.slice(%lanes338, %at339) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,24,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values341 = cute.memref.load_vec(%part336) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values341, %registers331) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers331, %part340) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout342 = cute.static : !cute.layout<"4:1">
  %registers343 = cute.make_fragment(%layout342) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first344 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout345 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows346 = cute.make_view(%first344, %layout345) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at347 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,25,0)">
  %part348 = cute.slice(%rows346, %at347) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,25,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout349 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes350 = cute.make_view(%tensor, %layout349) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at351 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,25,0,?)">
  %part352 = cute.slice(%lanes350, %at351) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,25,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values353 = cute.memref.load_vec(%part348) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values353, %registers343) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers343, %part352) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout354 = cute.static : !cute.layout<"4:1">
  %registers355 = cute.make_fragment(%layout354) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first356 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout357 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows358 = cute.make_view(%first356, %layout357) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at359 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,26,0)">
  %part360 = cute.slice(%rows358, %at359) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,26,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout361 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes362 = cute.make_view(%tensor, %layout361) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at363 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,26,0,?)">
  %part364 = cute.slice(%lanes362, %at363) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,26,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values365 = cute.memref.load_vec(%part360) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values365, %registers355) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers355, %part364) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout366 = cute.static : !cute.layout<"4:1">
  %registers367 = cute.make_fragment(%layout366) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first368 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout369 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows370 = cute.make_view(%first368, %layout369) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at371 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,27,0)">
  %part372 = cute.slice(%rows370, %at371) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,27,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout373 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes374 = cute.make_view(%tensor, %layout373) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at375 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,27,0,?)">
  %part376 = cute.slice(%lanes374, %at375) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,27,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values377 = cute.memref.load_vec(%part372) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values377, %registers367) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers367, %part376) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout378 = cute.static : !cute.layout<"4:1">
  %registers379 = cute.make_fragment(%layout378) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first380 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout381 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows382 = cute.make_view(%first380, %layout381) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at383 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,28,0)">
  %part384 = cute.slice(%rows382, %at383) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,28,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout385 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes386 = cute.make_view(%tensor, %layout385) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at387 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,28,0,?)">
  %part388 = cute.slice(%lanes386, %at387) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,28,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values389 = cute.memref.load_vec(%part384) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values389, %registers379) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers379, %part388) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout390 = cute.static : !cute.layout<"4:1">
  %registers391 = cute.make_fragment(%layout390) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first392 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout393 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows394 = cute.make_view(%first392, %layout393) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at395 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,29,0)">
  %part396 = cute.slice(%rows394, %at395) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,29,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout397 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes398 = cute.make_view(%tensor, %layout397) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at399 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,29,0,?)">
  %part400 = cute.slice(%lanes398, %at399) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,29,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values401 = cute.memref.load_vec(%part396) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values401, %registers391) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers391, %part400) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout402 = cute.static : !cute.layout<"4:1">
  %registers403 = cute.make_fragment(%layout402) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first404 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout405 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows406 = cute.make_view(%first404, %layout405) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at407 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,30,0)">
  %part408 = cute.slice(%rows406, %at407) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,30,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout409 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes410 = cute.make_view(%tensor, %layout409) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at411 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,30,0,?)">
  %part412 = cute.slice(%lanes410, %at411) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,30,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values413 = cute.memref.load_vec(%part408) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values413, %registers403) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers403, %part412) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout414 = cute.static : !cute.layout<"4:1">
  %registers415 = cute.make_fragment(%layout414) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first416 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout417 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows418 = cute.make_view(%first416, %layout417) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at419 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,31,0)">
  %part420 = cute.slice(%rows418, %at419) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,31,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout421 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes422 = cute.make_view(%tensor, %layout421) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at423 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,31,0,?)">
  %part424 = cute.slice(%lanes422, %at423) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,31,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values425 = cute.memref.load_vec(%part420) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values425, %registers415) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers415, %part424) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout426 = cute.static : !cute.layout<"4:1">
  %registers427 = cute.make_fragment(%layout426) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first428 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout429 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows430 = cute.make_view(%first428, %layout429) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at431 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,32,0)">
  %part432 = cute.slice(%rows430, %at431) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,32,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout433 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes434 = cute.make_view(%tensor, %layout433) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at435 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,32,0,?)">
  %part436 = cute.slice(%lanes434, %at435) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,32,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values437 = cute.memref.load_vec(%part432) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values437, %registers427) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers427, %part436) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout438 = cute.static : !cute.layout<"4:1">
  %registers439 = cute.make_fragment(%layout438) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first440 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout441 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows442 = cute.make_view(%first440, %layout441) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at443 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,33,0)">
  %part444 = cute.slice(%rows442, %at443) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,33,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout445 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes446 = cute.make_view(%tensor, %layout445) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at447 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,33,0,?)">
  %part448 = cute.slice(%lanes446, %at447) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,33,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values449 = cute.memref.load_vec(%part444) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values449, %registers439) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers439, %part448) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout450 = cute.static : !cute.layout<"4:1">
  %registers451 = cute.make_fragment(%layout450) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first452 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout453 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows454 = cute.make_view(%first452, %layout453) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at455 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,34,0)">
  %part456 = cute.slice(%rows454, %at455) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,34,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout457 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes458 = cute.make_view(%tensor, %layout457) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at459 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,34,0,?)">
  %part460 = cute.slice(%lanes458, %at459) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,34,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values461 = cute.memref.load_vec(%part456) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values461, %registers451) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers451, %part460) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout462 = cute.static : !cute.layout<"4:1">
  %registers463 = cute.make_fragment(%layout462) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first464 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout465 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows466 = cute.make_view(%first464, %layout465) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at467 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,35,0)">
  %part468 = cute.slice(%rows466, %at467) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,35,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout469 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes470 = cute.make_view(%tensor, %layout469) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at471 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,35,0,?)">
  %part472 = cute.slice(%lanes470, %at471) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,35,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values473 = cute.memref.load_vec(%part468) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values473, %registers463) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers463, %part472) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout474 = cute.static : !cute.layout<"4:1">
  %registers475 = cute.make_fragment(%layout474) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first476 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout477 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows478 = cute.make_view(%first476, %layout477) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at479 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,36,0)">
  %part480 = cute.slice(%rows478, %at479) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,36,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout481 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes482 = cute.make_view(%tensor, %layout481) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at483 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,36,0,?)">
  %part484 = cute.slice(%lanes482, %at483) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,36,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values485 = cute.memref.load_vec(%part480) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values485, %registers475) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers475, %part484) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout486 = cute.static : !cute.layout<"4:1">
  %registers487 = cute.make_fragment(%layout486) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first488 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout489 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows490 = cute.make_view(%first488, %layout489) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at491 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,37,0)">
  %part492 = cute.slice(%rows490, %at491) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,37,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout493 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes494 = cute.make_view(%tensor, %layout493) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at495 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,37,0,?)">
  %part496 = cute.slice(%lanes494, %at495) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,37,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values497 = cute.memref.load_vec(%part492) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values497, %registers487) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers487, %part496) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout498 = cute.static : !cute.layout<"4:1">
  %registers499 = cute.make_fragment(%layout498) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first500 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout501 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows502 = cute.make_view(%first500, %layout501) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at503 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,38,0)">
  %part504 = cute.slice(%rows502, %at503) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,38,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout505 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes506 = cute.make_view(%tensor, %layout505) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at507 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,38,0,?)">
  %part508 = cute.slice(%lanes506, %at507) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,38,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values509 = cute.memref.load_vec(%part504) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values509, %registers499) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers499, %part508) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout510 = cute.static : !cute.layout<"4:1">
  %registers511 = cute.make_fragment(%layout510) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first512 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout513 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows514 = cute.make_view(%first512, %layout513) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at515 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,39,0)">
  %part516 = cute.slice(%rows514, %at515) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,39,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout517 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes518 = cute.make_view(%tensor, %layout517) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at519 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,39,0,?)">
  %part520 = cute.slice(%lanes518, %at519) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,39,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values521 = cute.memref.load_vec(%part516) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values521, %registers511) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers511, %part520) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout522 = cute.static : !cute.layout<"4:1">
  %registers523 = cute.make_fragment(%layout522) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first524 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout525 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows526 = cute.make_view(%first524, %layout525) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at527 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,40,0)">
  %part528 = cute.slice(%rows526, %at527) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,40,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout529 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes530 = cute.make_view(%tensor, %layout529) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at531 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,40,0,?)">
  %part532 = cute.slice(%lanes530, %at531) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,40,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values533 = cute.memref.load_vec(%part528) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values533, %registers523) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers523, %part532) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout534 = cute.static : !cute.layout<"4:1">
  %registers535 = cute.make_fragment(%layout534) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first536 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout537 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows538 = cute.make_view(%first536, %layout537) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at539 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,41,0)">
  %part540 = cute.slice(%rows538, %at539) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,41,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout541 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes542 = cute.make_view(%tensor, %layout541) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at543 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,41,0,?)">
  %part544 = cute.slice(%lanes542, %at543) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,41,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values545 = cute.memref.load_vec(%part540) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values545, %registers535) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers535, %part544) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout546 = cute.static : !cute.layout<"4:1">
  %registers547 = cute.make_fragment(%layout546) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first548 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout549 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows550 = cute.make_view(%first548, %layout549) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at551 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,42,0)">
  %part552 = cute.slice(%rows550, %at551) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,42,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout553 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes554 = cute.make_view(%tensor, %layout553) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at555 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,42,0,?)">
  %part556 = cute.slice(%lanes554, %at555) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,42,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values557 = cute.memref.load_vec(%part552) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values557, %registers547) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers547, %part556) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout558 = cute.static : !cute.layout<"4:1">
  %registers559 = cute.make_fragment(%layout558) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first560 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout561 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows562 = cute.make_view(%first560, %layout561) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at563 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,43,0)">
  %part564 = cute.slice(%rows562, %at563) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,43,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout565 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes566 = cute.make_view(%tensor, %layout565) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at567 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,43,0,?)">
  %part568 = cute.slice(%lanes566, %at567) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,43,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values569 = cute.memref.load_vec(%part564) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values569, %registers559) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers559, %part568) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout570 = cute.static : !cute.layout<"4:1">
  %registers571 = cute.make_fragment(%layout570) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first572 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout573 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows574 = cute.make_view(%first572, %layout573) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at575 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,44,0)">
  %part576 = cute.slice(%rows574, %at575) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,44,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout577 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes578 = cute.make_view(%tensor, %layout577) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at579 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,44,0,?)">
  %part580 = cute.slice(%lanes578, %at579) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,44,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values581 = cute.memref.load_vec(%part576) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values581, %registers571) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers571, %part580) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout582 = cute.static : !cute.layout<"4:1">
  %registers583 = cute.make_fragment(%layout582) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first584 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout585 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows586 = cute.make_view(%first584, %layout585) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at587 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,45,0)">
  %part588 = cute.slice(%rows586, %at587) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,45,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout589 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes590 = cute.make_view(%tensor, %layout589) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at591 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,45,0,?)">
  %part592 = cute.slice(%lanes590, %at591) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,45,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values593 = cute.memref.load_vec(%part588) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values593, %registers583) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers583, %part592) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout594 = cute.static : !cute.layout<"4:1">
  %registers595 = cute.make_fragment(%layout594) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first596 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout597 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows598 = cute.make_view(%first596, %layout597) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at599 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,46,0)">
  %part600 = cute.slice(%rows598, %at599) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,46,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout601 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes602 = cute.make_view(%tensor, %layout601) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at603 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,46,0,?)">
  %part604 = cute.slice(%lanes602, %at603) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,46,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values605 = cute.memref.load_vec(%part600) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values605, %registers595) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers595, %part604) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout606 = cute.static : !cute.layout<"4:1">
  %registers607 = cute.make_fragment(%layout606) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first608 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout609 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows610 = cute.make_view(%first608, %layout609) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at611 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,47,0)">
  %part612 = cute.slice(%rows610, %at611) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,47,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout613 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes614 = cute.make_view(%tensor, %layout613) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at615 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,47,0,?)">
  %part616 = cute.slice(%lanes614, %at615) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,47,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values617 = cute.memref.load_vec(%part612) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values617, %registers607) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers607, %part616) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout618 = cute.static : !cute.layout<"4:1">
  %registers619 = cute.make_fragment(%layout618) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first620 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout621 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows622 = cute.make_view(%first620, %layout621) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at623 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,48,0)">
  %part624 = cute.slice(%rows622, %at623) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,48,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout625 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes626 = cute.make_view(%tensor, %layout625) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at627 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,48,0,?)">
  %part628 = cute.slice(%lanes626, %at627) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,48,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values629 = cute.memref.load_vec(%part624) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values629, %registers619) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers619, %part628) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout630 = cute.static : !cute.layout<"4:1">
  %registers631 = cute.make_fragment(%layout630) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first632 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout633 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows634 = cute.make_view(%first632, %layout633) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at635 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,49,0)">
  %part636 = cute.slice(%rows634, %at635) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,49,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout637 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes638 = cute.make_view(%tensor, %layout637) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at639 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,49,0,?)">
  %part640 = cute.slice(%lanes638, %at639) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,49,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values641 = cute.memref.load_vec(%part636) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values641, %registers631) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers631, %part640) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout642 = cute.static : !cute.layout<"4:1">
  %registers643 = cute.make_fragment(%layout642) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first644 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout645 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows646 = cute.make_view(%first644, %layout645) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at647 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,50,0)">
  %part648 = cute.slice(%rows646, %at647) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,50,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout649 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes650 = cute.make_view(%tensor, %layout649) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at651 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,50,0,?)">
  %part652 = cute.slice(%lanes650, %at651) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,50,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values653 = cute.memref.load_vec(%part648) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values653, %registers643) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers643, %part652) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout654 = cute.static : !cute.layout<"4:1">
  %registers655 = cute.make_fragment(%layout654) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first656 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout657 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows658 = cute.make_view(%first656, %layout657) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at659 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,51,0)">
  %part660 = cute.slice(%rows658, %at659) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,51,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout661 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes662 = cute.make_view(%tensor, %layout661) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at663 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,51,0,?)">
  %part664 = cute.slice(%lanes662, %at663) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,51,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values665 = cute.memref.load_vec(%part660) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values665, %registers655) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers655, %part664) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout666 = cute.static : !cute.layout<"4:1">
  %registers667 = cute.make_fragment(%layout666) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first668 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout669 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows670 = cute.make_view(%first668, %layout669) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at671 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,52,0)">
  %part672 = cute.slice(%rows670, %at671) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,52,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout673 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes674 = cute.make_view(%tensor, %layout673) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at675 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,52,0,?)">
  %part676 = cute.slice(%lanes674, %at675) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,52,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values677 = cute.memref.load_vec(%part672) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values677, %registers667) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers667, %part676) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout678 = cute.static : !cute.layout<"4:1">
  %registers679 = cute.make_fragment(%layout678) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first680 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout681 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows682 = cute.make_view(%first680, %layout681) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at683 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,53,0)">
  %part684 = cute.slice(%rows682, %at683) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,53,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout685 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes686 = cute.make_view(%tensor, %layout685) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at687 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,53,0,?)">
  %part688 = cute.slice(%lanes686, %at687) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,53,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values689 = cute.memref.load_vec(%part684) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values689, %registers679) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers679, %part688) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout690 = cute.static : !cute.layout<"4:1">
  %registers691 = cute.make_fragment(%layout690) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first692 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout693 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows694 = cute.make_view(%first692, %layout693) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at695 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,54,0)">
  %part696 = cute.slice(%rows694, %at695) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,54,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout697 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes698 = cute.make_view(%tensor, %layout697) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at699 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,54,0,?)">
  %part700 = cute.slice(%lanes698, %at699) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,54,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values701 = cute.memref.load_vec(%part696) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values701, %registers691) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers691, %part700) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout702 = cute.static : !cute.layout<"4:1">
  %registers703 = cute.make_fragment(%layout702) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first704 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout705 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows706 = cute.make_view(%first704, %layout705) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at707 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,55,0)">
  %part708 = cute.slice(%rows706, %at707) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,55,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout709 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes710 = cute.make_view(%tensor, %layout709) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at711 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,55,0,?)">
  %part712 = cute.slice(%lanes710, %at711) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,55,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values713 = cute.memref.load_vec(%part708) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values713, %registers703) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers703, %part712) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout714 = cute.static : !cute.layout<"4:1">
  %registers715 = cute.make_fragment(%layout714) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first716 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout717 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows718 = cute.make_view(%first716, %layout717) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at719 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,56,0)">
  %part720 = cute.slice(%rows718, %at719) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,56,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout721 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes722 = cute.make_view(%tensor, %layout721) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at723 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,56,0,?)">
  %part724 = cute.slice(%lanes722, %at723) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,56,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values725 = cute.memref.load_vec(%part720) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values725, %registers715) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers715, %part724) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout726 = cute.static : !cute.layout<"4:1">
  %registers727 = cute.make_fragment(%layout726) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first728 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout729 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows730 = cute.make_view(%first728, %layout729) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at731 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,57,0)">
  %part732 = cute.slice(%rows730, %at731) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,57,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout733 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes734 = cute.make_view(%tensor, %layout733) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at735 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,57,0,?)">
  %part736 = cute.slice(%lanes734, %at735) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,57,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values737 = cute.memref.load_vec(%part732) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values737, %registers727) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers727, %part736) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout738 = cute.static : !cute.layout<"4:1">
  %registers739 = cute.make_fragment(%layout738) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first740 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout741 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows742 = cute.make_view(%first740, %layout741) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at743 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,58,0)">
  %part744 = cute.slice(%rows742, %at743) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,58,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout745 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes746 = cute.make_view(%tensor, %layout745) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at747 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,58,0,?)">
  %part748 = cute.slice(%lanes746, %at747) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,58,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values749 = cute.memref.load_vec(%part744) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values749, %registers739) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers739, %part748) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout750 = cute.static : !cute.layout<"4:1">
  %registers751 = cute.make_fragment(%layout750) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first752 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout753 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows754 = cute.make_view(%first752, %layout753) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at755 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,59,0)">
  %part756 = cute.slice(%rows754, %at755) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,59,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout757 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes758 = cute.make_view(%tensor, %layout757) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at759 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,59,0,?)">
  %part760 = cute.slice(%lanes758, %at759) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,59,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values761 = cute.memref.load_vec(%part756) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values761, %registers751) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers751, %part760) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout762 = cute.static : !cute.layout<"4:1">
  %registers763 = cute.make_fragment(%layout762) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first764 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout765 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows766 = cute.make_view(%first764, %layout765) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at767 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,60,0)">
  %part768 = cute.slice(%rows766, %at767) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,60,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout769 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes770 = cute.make_view(%tensor, %layout769) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at771 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,60,0,?)">
  %part772 = cute.slice(%lanes770, %at771) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,60,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values773 = cute.memref.load_vec(%part768) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values773, %registers763) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers763, %part772) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout774 = cute.static : !cute.layout<"4:1">
  %registers775 = cute.make_fragment(%layout774) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first776 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout777 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows778 = cute.make_view(%first776, %layout777) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at779 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,61,0)">
  %part780 = cute.slice(%rows778, %at779) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,61,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout781 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes782 = cute.make_view(%tensor, %layout781) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at783 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,61,0,?)">
  %part784 = cute.slice(%lanes782, %at783) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,61,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values785 = cute.memref.load_vec(%part780) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values785, %registers775) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers775, %part784) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout786 = cute.static : !cute.layout<"4:1">
  %registers787 = cute.make_fragment(%layout786) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first788 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout789 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows790 = cute.make_view(%first788, %layout789) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at791 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,62,0)">
  %part792 = cute.slice(%rows790, %at791) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,62,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout793 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes794 = cute.make_view(%tensor, %layout793) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at795 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,62,0,?)">
  %part796 = cute.slice(%lanes794, %at795) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,62,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values797 = cute.memref.load_vec(%part792) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values797, %registers787) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers787, %part796) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout798 = cute.static : !cute.layout<"4:1">
  %registers799 = cute.make_fragment(%layout798) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first800 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout801 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows802 = cute.make_view(%first800, %layout801) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at803 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,63,0)">
  %part804 = cute.slice(%rows802, %at803) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,63,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout805 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes806 = cute.make_view(%tensor, %layout805) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at807 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,63,0,?)">
  %part808 = cute.slice(%lanes806, %at807) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,63,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values809 = cute.memref.load_vec(%part804) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values809, %registers799) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers799, %part808) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout810 = cute.static : !cute.layout<"4:1">
  %registers811 = cute.make_fragment(%layout810) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first812 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout813 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows814 = cute.make_view(%first812, %layout813) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at815 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,64,0)">
  %part816 = cute.slice(%rows814, %at815) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,64,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout817 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes818 = cute.make_view(%tensor, %layout817) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at819 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,64,0,?)">
  %part820 = cute.slice(%lanes818, %at819) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,64,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values821 = cute.memref.load_vec(%part816) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values821, %registers811) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers811, %part820) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout822 = cute.static : !cute.layout<"4:1">
  %registers823 = cute.make_fragment(%layout822) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first824 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout825 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows826 = cute.make_view(%first824, %layout825) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at827 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,65,0)">
  %part828 = cute.slice(%rows826, %at827) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,65,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout829 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes830 = cute.make_view(%tensor, %layout829) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at831 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,65,0,?)">
  %part832 = cute.slice(%lanes830, %at831) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,65,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values833 = cute.memref.load_vec(%part828) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values833, %registers823) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers823, %part832) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout834 = cute.static : !cute.layout<"4:1">
  %registers835 = cute.make_fragment(%layout834) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first836 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout837 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows838 = cute.make_view(%first836, %layout837) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at839 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,66,0)">
  %part840 = cute.slice(%rows838, %at839) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,66,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout841 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes842 = cute.make_view(%tensor, %layout841) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at843 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,66,0,?)">
  %part844 = cute.slice(%lanes842, %at843) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,66,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values845 = cute.memref.load_vec(%part840) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values845, %registers835) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers835, %part844) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout846 = cute.static : !cute.layout<"(128,256):(65536,1)">
  %view847 = cute.make_view(%tensor, %layout846) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,256):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,256):(65536,1)">
  %made848 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x256x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column849 = cute.static : !cute.int_tuple<"256">
  %columns850 = cute.add_offset(%tensor, %column849) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"256">) -> !cute.ptr<f32, tmem, align<16>>
  %made851 = cute_nvgpu.atom.set_value <sf_a> (%made848, %columns850) : (!cute_nvgpu.sm100.mma_bs<128x256x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x256x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column852 = cute.static : !cute.int_tuple<"260">
  %columns853 = cute.add_offset(%tensor, %column852) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"260">) -> !cute.ptr<f32, tmem, align<16>>
  %made854 = cute_nvgpu.atom.set_value <sf_b> (%made851, %columns853) : (!cute_nvgpu.sm100.mma_bs<128x256x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x256x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made854, %view847, %view15, %view31, %view847) : (!cute_nvgpu.sm100.mma_bs<128x256x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,256):(65536,1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,32),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,256):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks855 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks855 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom856 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout857 = cute.static : !cute.layout<"4:1">
  %registers858 = cute.make_fragment(%layout857) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first859 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout860 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows861 = cute.make_view(%first859, %layout860) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at862 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part863 = cute.slice(%rows861, %at862) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout864 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes865 = cute.make_view(%tensor, %layout864) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at866 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part867 = cute.slice(%lanes865, %at866) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part867, %registers858) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers858) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values868 = cute.memref.load_vec(%registers858) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values868, %part863) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout869 = cute.static : !cute.layout<"4:1">
  %registers870 = cute.make_fragment(%layout869) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first871 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout872 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows873 = cute.make_view(%first871, %layout872) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at874 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part875 = cute.slice(%rows873, %at874) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout876 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes877 = cute.make_view(%tensor, %layout876) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at878 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part879 = cute.slice(%lanes877, %at878) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part879, %registers870) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers870) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values880 = cute.memref.load_vec(%registers870) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values880, %part875) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout881 = cute.static : !cute.layout<"4:1">
  %registers882 = cute.make_fragment(%layout881) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first883 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout884 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows885 = cute.make_view(%first883, %layout884) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at886 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part887 = cute.slice(%rows885, %at886) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout888 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes889 = cute.make_view(%tensor, %layout888) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at890 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part891 = cute.slice(%lanes889, %at890) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part891, %registers882) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers882) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values892 = cute.memref.load_vec(%registers882) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values892, %part887) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout893 = cute.static : !cute.layout<"4:1">
  %registers894 = cute.make_fragment(%layout893) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first895 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout896 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows897 = cute.make_view(%first895, %layout896) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at898 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part899 = cute.slice(%rows897, %at898) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout900 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes901 = cute.make_view(%tensor, %layout900) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at902 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part903 = cute.slice(%lanes901, %at902) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part903, %registers894) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers894) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values904 = cute.memref.load_vec(%registers894) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values904, %part899) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout905 = cute.static : !cute.layout<"4:1">
  %registers906 = cute.make_fragment(%layout905) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first907 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout908 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows909 = cute.make_view(%first907, %layout908) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at910 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part911 = cute.slice(%rows909, %at910) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout912 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes913 = cute.make_view(%tensor, %layout912) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at914 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part915 = cute.slice(%lanes913, %at914) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part915, %registers906) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers906) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values916 = cute.memref.load_vec(%registers906) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values916, %part911) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout917 = cute.static : !cute.layout<"4:1">
  %registers918 = cute.make_fragment(%layout917) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first919 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout920 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows921 = cute.make_view(%first919, %layout920) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at922 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part923 = cute.slice(%rows921, %at922) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout924 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes925 = cute.make_view(%tensor, %layout924) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at926 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part927 = cute.slice(%lanes925, %at926) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part927, %registers918) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers918) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values928 = cute.memref.load_vec(%registers918) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values928, %part923) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout929 = cute.static : !cute.layout<"4:1">
  %registers930 = cute.make_fragment(%layout929) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first931 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout932 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows933 = cute.make_view(%first931, %layout932) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at934 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part935 = cute.slice(%rows933, %at934) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout936 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes937 = cute.make_view(%tensor, %layout936) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at938 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part939 = cute.slice(%lanes937, %at938) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part939, %registers930) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers930) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values940 = cute.memref.load_vec(%registers930) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values940, %part935) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout941 = cute.static : !cute.layout<"4:1">
  %registers942 = cute.make_fragment(%layout941) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first943 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout944 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows945 = cute.make_view(%first943, %layout944) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at946 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part947 = cute.slice(%rows945, %at946) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout948 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes949 = cute.make_view(%tensor, %layout948) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at950 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part951 = cute.slice(%lanes949, %at950) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part951, %registers942) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers942) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values952 = cute.memref.load_vec(%registers942) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values952, %part947) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout953 = cute.static : !cute.layout<"4:1">
  %registers954 = cute.make_fragment(%layout953) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first955 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout956 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows957 = cute.make_view(%first955, %layout956) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at958 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part959 = cute.slice(%rows957, %at958) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout960 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes961 = cute.make_view(%tensor, %layout960) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at962 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part963 = cute.slice(%lanes961, %at962) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part963, %registers954) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers954) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values964 = cute.memref.load_vec(%registers954) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values964, %part959) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout965 = cute.static : !cute.layout<"4:1">
  %registers966 = cute.make_fragment(%layout965) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first967 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout968 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows969 = cute.make_view(%first967, %layout968) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at970 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,9,0)">
  %part971 = cute.slice(%rows969, %at970) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,9,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout972 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes973 = cute.make_view(%tensor, %layout972) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at974 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,9,0,?)">
  %part975 = cute.slice(%lanes973, %at974) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,9,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part975, %registers966) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers966) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values976 = cute.memref.load_vec(%registers966) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values976, %part971) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout977 = cute.static : !cute.layout<"4:1">
  %registers978 = cute.make_fragment(%layout977) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first979 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout980 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows981 = cute.make_view(%first979, %layout980) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at982 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,10,0)">
  %part983 = cute.slice(%rows981, %at982) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,10,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout984 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes985 = cute.make_view(%tensor, %layout984) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at986 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,10,0,?)">
  %part987 = cute.slice(%lanes985, %at986) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,10,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part987, %registers978) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers978) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values988 = cute.memref.load_vec(%registers978) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values988, %part983) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout989 = cute.static : !cute.layout<"4:1">
  %registers990 = cute.make_fragment(%layout989) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first991 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout992 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows993 = cute.make_view(%first991, %layout992) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at994 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,11,0)">
  %part995 = cute.slice(%rows993, %at994) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,11,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout996 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes997 = cute.make_view(%tensor, %layout996) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at998 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,11,0,?)">
  %part999 = cute.slice(%lanes997, %at998) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,11,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part999, %registers990) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers990) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1000 = cute.memref.load_vec(%registers990) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1000, %part995) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1001 = cute.static : !cute.layout<"4:1">
  %registers1002 = cute.make_fragment(%layout1001) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1003 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1004 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1005 = cute.make_view(%first1003, %layout1004) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1006 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,12,0)">
  %part1007 = cute.slice(%rows1005, %at1006) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,12,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1008 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1009 = cute.make_view(%tensor, %layout1008) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1010 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,12,0,?)">
  %part1011 = cute.slice(%lanes1009, %at1010) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,12,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1011, %registers1002) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1002) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1012 = cute.memref.load_vec(%registers1002) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1012, %part1007) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1013 = cute.static : !cute.layout<"4:1">
  %registers1014 = cute.make_fragment(%layout1013) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1015 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1016 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1017 = cute.make_view(%first1015, %layout1016) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1018 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,13,0)">
  %part1019 = cute.slice(%rows1017, %at1018) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,13,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1020 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1021 = cute.make_view(%tensor, %layout1020) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1022 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,13,0,?)">
  %part1023 = cute.slice(%lanes1021, %at1022) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,13,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1023, %registers1014) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1014) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1024 = cute.memref.load_vec(%registers1014) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1024, %part1019) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1025 = cute.static : !cute.layout<"4:1">
  %registers1026 = cute.make_fragment(%layout1025) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1027 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1028 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1029 = cute.make_view(%first1027, %layout1028) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1030 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,14,0)">
  %part1031 = cute.slice(%rows1029, %at1030) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,14,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1032 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1033 = cute.make_view(%tensor, %layout1032) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1034 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,14,0,?)">
  %part1035 = cute.slice(%lanes1033, %at1034) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,14,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1035, %registers1026) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1026) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1036 = cute.memref.load_vec(%registers1026) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1036, %part1031) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1037 = cute.static : !cute.layout<"4:1">
  %registers1038 = cute.make_fragment(%layout1037) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1039 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1040 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1041 = cute.make_view(%first1039, %layout1040) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1042 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,15,0)">
  %part1043 = cute.slice(%rows1041, %at1042) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,15,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1044 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1045 = cute.make_view(%tensor, %layout1044) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1046 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,15,0,?)">
  %part1047 = cute.slice(%lanes1045, %at1046) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,15,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1047, %registers1038) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1038) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1048 = cute.memref.load_vec(%registers1038) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1048, %part1043) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1049 = cute.static : !cute.layout<"4:1">
  %registers1050 = cute.make_fragment(%layout1049) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1051 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1052 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1053 = cute.make_view(%first1051, %layout1052) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1054 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,16,0)">
  %part1055 = cute.slice(%rows1053, %at1054) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,16,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1056 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1057 = cute.make_view(%tensor, %layout1056) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1058 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,16,0,?)">
  %part1059 = cute.slice(%lanes1057, %at1058) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,16,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1059, %registers1050) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1050) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1060 = cute.memref.load_vec(%registers1050) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1060, %part1055) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1061 = cute.static : !cute.layout<"4:1">
  %registers1062 = cute.make_fragment(%layout1061) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1063 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1064 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1065 = cute.make_view(%first1063, %layout1064) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1066 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,17,0)">
  %part1067 = cute.slice(%rows1065, %at1066) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,17,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1068 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1069 = cute.make_view(%tensor, %layout1068) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1070 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,17,0,?)">
  %part1071 = cute.slice(%lanes1069, %at1070) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,17,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1071, %registers1062) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1062) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1072 = cute.memref.load_vec(%registers1062) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1072, %part1067) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1073 = cute.static : !cute.layout<"4:1">
  %registers1074 = cute.make_fragment(%layout1073) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1075 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1076 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1077 = cute.make_view(%first1075, %layout1076) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1078 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,18,0)">
  %part1079 = cute.slice(%rows1077, %at1078) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,18,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1080 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1081 = cute.make_view(%tensor, %layout1080) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1082 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,18,0,?)">
  %part1083 = cute.slice(%lanes1081, %at1082) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,18,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1083, %registers1074) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1074) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1084 = cute.memref.load_vec(%registers1074) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1084, %part1079) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1085 = cute.static : !cute.layout<"4:1">
  %registers1086 = cute.make_fragment(%layout1085) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1087 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1088 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1089 = cute.make_view(%first1087, %layout1088) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1090 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,19,0)">
  %part1091 = cute.slice(%rows1089, %at1090) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,19,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1092 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1093 = cute.make_view(%tensor, %layout1092) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1094 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,19,0,?)">
  %part1095 = cute.slice(%lanes1093, %at1094) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,19,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1095, %registers1086) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1086) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1096 = cute.memref.load_vec(%registers1086) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1096, %part1091) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1097 = cute.static : !cute.layout<"4:1">
  %registers1098 = cute.make_fragment(%layout1097) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1099 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1100 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1101 = cute.make_view(%first1099, %layout1100) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1102 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,20,0)">
  %part1103 = cute.slice(%rows1101, %at1102) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,20,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1104 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1105 = cute.make_view(%tensor, %layout1104) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1106 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,20,0,?)">
  %part1107 = cute.slice(%lanes1105, %at1106) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,20,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1107, %registers1098) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1098) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1108 = cute.memref.load_vec(%registers1098) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1108, %part1103) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1109 = cute.static : !cute.layout<"4:1">
  %registers1110 = cute.make_fragment(%layout1109) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1111 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1112 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1113 = cute.make_view(%first1111, %layout1112) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1114 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,21,0)">
  %part1115 = cute.slice(%rows1113, %at1114) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,21,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1116 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1117 = cute.make_view(%tensor, %layout1116) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1118 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,21,0,?)">
  %part1119 = cute.slice(%lanes1117, %at1118) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,21,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1119, %registers1110) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1110) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1120 = cute.memref.load_vec(%registers1110) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1120, %part1115) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1121 = cute.static : !cute.layout<"4:1">
  %registers1122 = cute.make_fragment(%layout1121) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1123 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1124 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1125 = cute.make_view(%first1123, %layout1124) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1126 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,22,0)">
  %part1127 = cute.slice(%rows1125, %at1126) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,22,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1128 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1129 = cute.make_view(%tensor, %layout1128) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1130 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,22,0,?)">
  %part1131 = cute.slice(%lanes1129, %at1130) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,22,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1131, %registers1122) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1122) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1132 = cute.memref.load_vec(%registers1122) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1132, %part1127) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1133 = cute.static : !cute.layout<"4:1">
  %registers1134 = cute.make_fragment(%layout1133) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1135 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1136 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1137 = cute.make_view(%first1135, %layout1136) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1138 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,23,0)">
  %part1139 = cute.slice(%rows1137, %at1138) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,23,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1140 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1141 = cute.make_view(%tensor, %layout1140) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1142 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,23,0,?)">
  %part1143 = cute.slice(%lanes1141, %at1142) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,23,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1143, %registers1134) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1134) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1144 = cute.memref.load_vec(%registers1134) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1144, %part1139) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1145 = cute.static : !cute.layout<"4:1">
  %registers1146 = cute.make_fragment(%layout1145) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1147 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1148 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1149 = cute.make_view(%first1147, %layout1148) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1150 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,24,0)">
  %part1151 = cute.slice(%rows1149, %at1150) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,24,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1152 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1153 = cute.make_view(%tensor, %layout1152) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1154 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,24,0,?)">
  %part1155 = cute.slice(%lanes1153, %at1154) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,24,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1155, %registers1146) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1146) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1156 = cute.memref.load_vec(%registers1146) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1156, %part1151) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1157 = cute.static : !cute.layout<"4:1">
  %registers1158 = cute.make_fragment(%layout1157) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1159 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1160 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1161 = cute.make_view(%first1159, %layout1160) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1162 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,25,0)">
  %part1163 = cute.slice(%rows1161, %at1162) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,25,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1164 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1165 = cute.make_view(%tensor, %layout1164) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1166 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,25,0,?)">
  %part1167 = cute.slice(%lanes1165, %at1166) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,25,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1167, %registers1158) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1158) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1168 = cute.memref.load_vec(%registers1158) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1168, %part1163) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1169 = cute.static : !cute.layout<"4:1">
  %registers1170 = cute.make_fragment(%layout1169) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1171 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1172 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1173 = cute.make_view(%first1171, %layout1172) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1174 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,26,0)">
  %part1175 = cute.slice(%rows1173, %at1174) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,26,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1176 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1177 = cute.make_view(%tensor, %layout1176) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1178 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,26,0,?)">
  %part1179 = cute.slice(%lanes1177, %at1178) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,26,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1179, %registers1170) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1170) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1180 = cute.memref.load_vec(%registers1170) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1180, %part1175) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1181 = cute.static : !cute.layout<"4:1">
  %registers1182 = cute.make_fragment(%layout1181) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1183 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1184 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1185 = cute.make_view(%first1183, %layout1184) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1186 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,27,0)">
  %part1187 = cute.slice(%rows1185, %at1186) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,27,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1188 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1189 = cute.make_view(%tensor, %layout1188) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1190 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,27,0,?)">
  %part1191 = cute.slice(%lanes1189, %at1190) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,27,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1191, %registers1182) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1182) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1192 = cute.memref.load_vec(%registers1182) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1192, %part1187) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1193 = cute.static : !cute.layout<"4:1">
  %registers1194 = cute.make_fragment(%layout1193) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1195 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1196 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1197 = cute.make_view(%first1195, %layout1196) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1198 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,28,0)">
  %part1199 = cute.slice(%rows1197, %at1198) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,28,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1200 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1201 = cute.make_view(%tensor, %layout1200) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1202 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,28,0,?)">
  %part1203 = cute.slice(%lanes1201, %at1202) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,28,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1203, %registers1194) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1194) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1204 = cute.memref.load_vec(%registers1194) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1204, %part1199) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1205 = cute.static : !cute.layout<"4:1">
  %registers1206 = cute.make_fragment(%layout1205) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1207 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1208 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1209 = cute.make_view(%first1207, %layout1208) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1210 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,29,0)">
  %part1211 = cute.slice(%rows1209, %at1210) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,29,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1212 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1213 = cute.make_view(%tensor, %layout1212) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1214 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,29,0,?)">
  %part1215 = cute.slice(%lanes1213, %at1214) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,29,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1215, %registers1206) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1206) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1216 = cute.memref.load_vec(%registers1206) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1216, %part1211) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1217 = cute.static : !cute.layout<"4:1">
  %registers1218 = cute.make_fragment(%layout1217) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1219 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1220 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1221 = cute.make_view(%first1219, %layout1220) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1222 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,30,0)">
  %part1223 = cute.slice(%rows1221, %at1222) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,30,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1224 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1225 = cute.make_view(%tensor, %layout1224) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1226 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,30,0,?)">
  %part1227 = cute.slice(%lanes1225, %at1226) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,30,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1227, %registers1218) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1218) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1228 = cute.memref.load_vec(%registers1218) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1228, %part1223) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1229 = cute.static : !cute.layout<"4:1">
  %registers1230 = cute.make_fragment(%layout1229) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1231 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1232 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1233 = cute.make_view(%first1231, %layout1232) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1234 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,31,0)">
  %part1235 = cute.slice(%rows1233, %at1234) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,31,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1236 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1237 = cute.make_view(%tensor, %layout1236) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1238 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,31,0,?)">
  %part1239 = cute.slice(%lanes1237, %at1238) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,31,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1239, %registers1230) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1230) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1240 = cute.memref.load_vec(%registers1230) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1240, %part1235) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1241 = cute.static : !cute.layout<"4:1">
  %registers1242 = cute.make_fragment(%layout1241) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1243 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1244 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1245 = cute.make_view(%first1243, %layout1244) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1246 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,32,0)">
  %part1247 = cute.slice(%rows1245, %at1246) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,32,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1248 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1249 = cute.make_view(%tensor, %layout1248) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1250 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,32,0,?)">
  %part1251 = cute.slice(%lanes1249, %at1250) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,32,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1251, %registers1242) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1242) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1252 = cute.memref.load_vec(%registers1242) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1252, %part1247) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1253 = cute.static : !cute.layout<"4:1">
  %registers1254 = cute.make_fragment(%layout1253) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1255 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1256 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1257 = cute.make_view(%first1255, %layout1256) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1258 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,33,0)">
  %part1259 = cute.slice(%rows1257, %at1258) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,33,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1260 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1261 = cute.make_view(%tensor, %layout1260) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1262 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,33,0,?)">
  %part1263 = cute.slice(%lanes1261, %at1262) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,33,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1263, %registers1254) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1254) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1264 = cute.memref.load_vec(%registers1254) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1264, %part1259) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1265 = cute.static : !cute.layout<"4:1">
  %registers1266 = cute.make_fragment(%layout1265) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1267 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1268 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1269 = cute.make_view(%first1267, %layout1268) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1270 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,34,0)">
  %part1271 = cute.slice(%rows1269, %at1270) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,34,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1272 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1273 = cute.make_view(%tensor, %layout1272) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1274 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,34,0,?)">
  %part1275 = cute.slice(%lanes1273, %at1274) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,34,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1275, %registers1266) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1266) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1276 = cute.memref.load_vec(%registers1266) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1276, %part1271) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1277 = cute.static : !cute.layout<"4:1">
  %registers1278 = cute.make_fragment(%layout1277) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1279 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1280 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1281 = cute.make_view(%first1279, %layout1280) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1282 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,35,0)">
  %part1283 = cute.slice(%rows1281, %at1282) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,35,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1284 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1285 = cute.make_view(%tensor, %layout1284) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1286 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,35,0,?)">
  %part1287 = cute.slice(%lanes1285, %at1286) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,35,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1287, %registers1278) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1278) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1288 = cute.memref.load_vec(%registers1278) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1288, %part1283) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1289 = cute.static : !cute.layout<"4:1">
  %registers1290 = cute.make_fragment(%layout1289) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1291 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1292 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1293 = cute.make_view(%first1291, %layout1292) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1294 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,36,0)">
  %part1295 = cute.slice(%rows1293, %at1294) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,36,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1296 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1297 = cute.make_view(%tensor, %layout1296) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1298 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,36,0,?)">
  %part1299 = cute.slice(%lanes1297, %at1298) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,36,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1299, %registers1290) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1290) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1300 = cute.memref.load_vec(%registers1290) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1300, %part1295) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1301 = cute.static : !cute.layout<"4:1">
  %registers1302 = cute.make_fragment(%layout1301) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1303 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1304 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1305 = cute.make_view(%first1303, %layout1304) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1306 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,37,0)">
  %part1307 = cute.slice(%rows1305, %at1306) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,37,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1308 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1309 = cute.make_view(%tensor, %layout1308) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1310 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,37,0,?)">
  %part1311 = cute.slice(%lanes1309, %at1310) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,37,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1311, %registers1302) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1302) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1312 = cute.memref.load_vec(%registers1302) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1312, %part1307) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1313 = cute.static : !cute.layout<"4:1">
  %registers1314 = cute.make_fragment(%layout1313) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1315 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1316 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1317 = cute.make_view(%first1315, %layout1316) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1318 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,38,0)">
  %part1319 = cute.slice(%rows1317, %at1318) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,38,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1320 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1321 = cute.make_view(%tensor, %layout1320) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1322 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,38,0,?)">
  %part1323 = cute.slice(%lanes1321, %at1322) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,38,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1323, %registers1314) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1314) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1324 = cute.memref.load_vec(%registers1314) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1324, %part1319) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1325 = cute.static : !cute.layout<"4:1">
  %registers1326 = cute.make_fragment(%layout1325) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1327 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1328 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1329 = cute.make_view(%first1327, %layout1328) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1330 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,39,0)">
  %part1331 = cute.slice(%rows1329, %at1330) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,39,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1332 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1333 = cute.make_view(%tensor, %layout1332) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1334 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,39,0,?)">
  %part1335 = cute.slice(%lanes1333, %at1334) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,39,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1335, %registers1326) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1326) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1336 = cute.memref.load_vec(%registers1326) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1336, %part1331) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1337 = cute.static : !cute.layout<"4:1">
  %registers1338 = cute.make_fragment(%layout1337) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1339 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1340 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1341 = cute.make_view(%first1339, %layout1340) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1342 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,40,0)">
  %part1343 = cute.slice(%rows1341, %at1342) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,40,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1344 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1345 = cute.make_view(%tensor, %layout1344) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1346 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,40,0,?)">
  %part1347 = cute.slice(%lanes1345, %at1346) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,40,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1347, %registers1338) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1338) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1348 = cute.memref.load_vec(%registers1338) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1348, %part1343) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1349 = cute.static : !cute.layout<"4:1">
  %registers1350 = cute.make_fragment(%layout1349) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1351 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1352 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1353 = cute.make_view(%first1351, %layout1352) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1354 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,41,0)">
  %part1355 = cute.slice(%rows1353, %at1354) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,41,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1356 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1357 = cute.make_view(%tensor, %layout1356) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1358 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,41,0,?)">
  %part1359 = cute.slice(%lanes1357, %at1358) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,41,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1359, %registers1350) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1350) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1360 = cute.memref.load_vec(%registers1350) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1360, %part1355) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1361 = cute.static : !cute.layout<"4:1">
  %registers1362 = cute.make_fragment(%layout1361) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1363 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1364 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1365 = cute.make_view(%first1363, %layout1364) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1366 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,42,0)">
  %part1367 = cute.slice(%rows1365, %at1366) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,42,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1368 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1369 = cute.make_view(%tensor, %layout1368) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1370 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,42,0,?)">
  %part1371 = cute.slice(%lanes1369, %at1370) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,42,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1371, %registers1362) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1362) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1372 = cute.memref.load_vec(%registers1362) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1372, %part1367) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1373 = cute.static : !cute.layout<"4:1">
  %registers1374 = cute.make_fragment(%layout1373) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1375 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1376 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1377 = cute.make_view(%first1375, %layout1376) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1378 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,43,0)">
  %part1379 = cute.slice(%rows1377, %at1378) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,43,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1380 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1381 = cute.make_view(%tensor, %layout1380) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1382 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,43,0,?)">
  %part1383 = cute.slice(%lanes1381, %at1382) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,43,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1383, %registers1374) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1374) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1384 = cute.memref.load_vec(%registers1374) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1384, %part1379) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1385 = cute.static : !cute.layout<"4:1">
  %registers1386 = cute.make_fragment(%layout1385) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1387 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1388 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1389 = cute.make_view(%first1387, %layout1388) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1390 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,44,0)">
  %part1391 = cute.slice(%rows1389, %at1390) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,44,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1392 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1393 = cute.make_view(%tensor, %layout1392) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1394 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,44,0,?)">
  %part1395 = cute.slice(%lanes1393, %at1394) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,44,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1395, %registers1386) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1386) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1396 = cute.memref.load_vec(%registers1386) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1396, %part1391) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1397 = cute.static : !cute.layout<"4:1">
  %registers1398 = cute.make_fragment(%layout1397) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1399 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1400 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1401 = cute.make_view(%first1399, %layout1400) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1402 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,45,0)">
  %part1403 = cute.slice(%rows1401, %at1402) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,45,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1404 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1405 = cute.make_view(%tensor, %layout1404) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1406 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,45,0,?)">
  %part1407 = cute.slice(%lanes1405, %at1406) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,45,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1407, %registers1398) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1398) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1408 = cute.memref.load_vec(%registers1398) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1408, %part1403) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1409 = cute.static : !cute.layout<"4:1">
  %registers1410 = cute.make_fragment(%layout1409) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1411 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1412 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1413 = cute.make_view(%first1411, %layout1412) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1414 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,46,0)">
  %part1415 = cute.slice(%rows1413, %at1414) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,46,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1416 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1417 = cute.make_view(%tensor, %layout1416) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1418 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,46,0,?)">
  %part1419 = cute.slice(%lanes1417, %at1418) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,46,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1419, %registers1410) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1410) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1420 = cute.memref.load_vec(%registers1410) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1420, %part1415) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1421 = cute.static : !cute.layout<"4:1">
  %registers1422 = cute.make_fragment(%layout1421) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1423 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1424 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1425 = cute.make_view(%first1423, %layout1424) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1426 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,47,0)">
  %part1427 = cute.slice(%rows1425, %at1426) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,47,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1428 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1429 = cute.make_view(%tensor, %layout1428) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1430 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,47,0,?)">
  %part1431 = cute.slice(%lanes1429, %at1430) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,47,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1431, %registers1422) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1422) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1432 = cute.memref.load_vec(%registers1422) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1432, %part1427) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1433 = cute.static : !cute.layout<"4:1">
  %registers1434 = cute.make_fragment(%layout1433) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1435 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1436 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1437 = cute.make_view(%first1435, %layout1436) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1438 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,48,0)">
  %part1439 = cute.slice(%rows1437, %at1438) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,48,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1440 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1441 = cute.make_view(%tensor, %layout1440) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1442 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,48,0,?)">
  %part1443 = cute.slice(%lanes1441, %at1442) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,48,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1443, %registers1434) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1434) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1444 = cute.memref.load_vec(%registers1434) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1444, %part1439) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1445 = cute.static : !cute.layout<"4:1">
  %registers1446 = cute.make_fragment(%layout1445) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1447 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1448 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1449 = cute.make_view(%first1447, %layout1448) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1450 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,49,0)">
  %part1451 = cute.slice(%rows1449, %at1450) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,49,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1452 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1453 = cute.make_view(%tensor, %layout1452) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1454 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,49,0,?)">
  %part1455 = cute.slice(%lanes1453, %at1454) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,49,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1455, %registers1446) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1446) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1456 = cute.memref.load_vec(%registers1446) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1456, %part1451) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1457 = cute.static : !cute.layout<"4:1">
  %registers1458 = cute.make_fragment(%layout1457) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1459 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1460 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1461 = cute.make_view(%first1459, %layout1460) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1462 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,50,0)">
  %part1463 = cute.slice(%rows1461, %at1462) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,50,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1464 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1465 = cute.make_view(%tensor, %layout1464) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1466 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,50,0,?)">
  %part1467 = cute.slice(%lanes1465, %at1466) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,50,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1467, %registers1458) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1458) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1468 = cute.memref.load_vec(%registers1458) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1468, %part1463) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1469 = cute.static : !cute.layout<"4:1">
  %registers1470 = cute.make_fragment(%layout1469) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1471 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1472 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1473 = cute.make_view(%first1471, %layout1472) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1474 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,51,0)">
  %part1475 = cute.slice(%rows1473, %at1474) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,51,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1476 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1477 = cute.make_view(%tensor, %layout1476) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1478 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,51,0,?)">
  %part1479 = cute.slice(%lanes1477, %at1478) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,51,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1479, %registers1470) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1470) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1480 = cute.memref.load_vec(%registers1470) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1480, %part1475) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1481 = cute.static : !cute.layout<"4:1">
  %registers1482 = cute.make_fragment(%layout1481) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1483 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1484 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1485 = cute.make_view(%first1483, %layout1484) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1486 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,52,0)">
  %part1487 = cute.slice(%rows1485, %at1486) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,52,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1488 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1489 = cute.make_view(%tensor, %layout1488) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1490 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,52,0,?)">
  %part1491 = cute.slice(%lanes1489, %at1490) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,52,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1491, %registers1482) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1482) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1492 = cute.memref.load_vec(%registers1482) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1492, %part1487) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1493 = cute.static : !cute.layout<"4:1">
  %registers1494 = cute.make_fragment(%layout1493) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1495 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1496 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1497 = cute.make_view(%first1495, %layout1496) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1498 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,53,0)">
  %part1499 = cute.slice(%rows1497, %at1498) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,53,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1500 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1501 = cute.make_view(%tensor, %layout1500) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1502 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,53,0,?)">
  %part1503 = cute.slice(%lanes1501, %at1502) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,53,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1503, %registers1494) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1494) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1504 = cute.memref.load_vec(%registers1494) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1504, %part1499) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1505 = cute.static : !cute.layout<"4:1">
  %registers1506 = cute.make_fragment(%layout1505) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1507 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1508 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1509 = cute.make_view(%first1507, %layout1508) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1510 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,54,0)">
  %part1511 = cute.slice(%rows1509, %at1510) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,54,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1512 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1513 = cute.make_view(%tensor, %layout1512) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1514 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,54,0,?)">
  %part1515 = cute.slice(%lanes1513, %at1514) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,54,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1515, %registers1506) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1506) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1516 = cute.memref.load_vec(%registers1506) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1516, %part1511) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1517 = cute.static : !cute.layout<"4:1">
  %registers1518 = cute.make_fragment(%layout1517) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1519 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1520 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1521 = cute.make_view(%first1519, %layout1520) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1522 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,55,0)">
  %part1523 = cute.slice(%rows1521, %at1522) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,55,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1524 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1525 = cute.make_view(%tensor, %layout1524) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1526 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,55,0,?)">
  %part1527 = cute.slice(%lanes1525, %at1526) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,55,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1527, %registers1518) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1518) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1528 = cute.memref.load_vec(%registers1518) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1528, %part1523) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1529 = cute.static : !cute.layout<"4:1">
  %registers1530 = cute.make_fragment(%layout1529) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1531 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1532 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1533 = cute.make_view(%first1531, %layout1532) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1534 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,56,0)">
  %part1535 = cute.slice(%rows1533, %at1534) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,56,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1536 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1537 = cute.make_view(%tensor, %layout1536) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1538 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,56,0,?)">
  %part1539 = cute.slice(%lanes1537, %at1538) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,56,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1539, %registers1530) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1530) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1540 = cute.memref.load_vec(%registers1530) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1540, %part1535) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1541 = cute.static : !cute.layout<"4:1">
  %registers1542 = cute.make_fragment(%layout1541) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1543 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1544 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1545 = cute.make_view(%first1543, %layout1544) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1546 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,57,0)">
  %part1547 = cute.slice(%rows1545, %at1546) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,57,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1548 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1549 = cute.make_view(%tensor, %layout1548) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1550 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,57,0,?)">
  %part1551 = cute.slice(%lanes1549, %at1550) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,57,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1551, %registers1542) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1542) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1552 = cute.memref.load_vec(%registers1542) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1552, %part1547) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1553 = cute.static : !cute.layout<"4:1">
  %registers1554 = cute.make_fragment(%layout1553) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1555 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1556 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1557 = cute.make_view(%first1555, %layout1556) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1558 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,58,0)">
  %part1559 = cute.slice(%rows1557, %at1558) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,58,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1560 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1561 = cute.make_view(%tensor, %layout1560) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1562 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,58,0,?)">
  %part1563 = cute.slice(%lanes1561, %at1562) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,58,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1563, %registers1554) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1554) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1564 = cute.memref.load_vec(%registers1554) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1564, %part1559) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1565 = cute.static : !cute.layout<"4:1">
  %registers1566 = cute.make_fragment(%layout1565) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1567 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1568 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1569 = cute.make_view(%first1567, %layout1568) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1570 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,59,0)">
  %part1571 = cute.slice(%rows1569, %at1570) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,59,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1572 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1573 = cute.make_view(%tensor, %layout1572) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1574 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,59,0,?)">
  %part1575 = cute.slice(%lanes1573, %at1574) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,59,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1575, %registers1566) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1566) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1576 = cute.memref.load_vec(%registers1566) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1576, %part1571) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1577 = cute.static : !cute.layout<"4:1">
  %registers1578 = cute.make_fragment(%layout1577) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1579 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1580 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1581 = cute.make_view(%first1579, %layout1580) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1582 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,60,0)">
  %part1583 = cute.slice(%rows1581, %at1582) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,60,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1584 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1585 = cute.make_view(%tensor, %layout1584) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1586 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,60,0,?)">
  %part1587 = cute.slice(%lanes1585, %at1586) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,60,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1587, %registers1578) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1578) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1588 = cute.memref.load_vec(%registers1578) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1588, %part1583) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1589 = cute.static : !cute.layout<"4:1">
  %registers1590 = cute.make_fragment(%layout1589) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1591 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1592 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1593 = cute.make_view(%first1591, %layout1592) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1594 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,61,0)">
  %part1595 = cute.slice(%rows1593, %at1594) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,61,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1596 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1597 = cute.make_view(%tensor, %layout1596) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1598 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,61,0,?)">
  %part1599 = cute.slice(%lanes1597, %at1598) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,61,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1599, %registers1590) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1590) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1600 = cute.memref.load_vec(%registers1590) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1600, %part1595) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1601 = cute.static : !cute.layout<"4:1">
  %registers1602 = cute.make_fragment(%layout1601) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1603 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1604 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1605 = cute.make_view(%first1603, %layout1604) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1606 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,62,0)">
  %part1607 = cute.slice(%rows1605, %at1606) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,62,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1608 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1609 = cute.make_view(%tensor, %layout1608) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1610 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,62,0,?)">
  %part1611 = cute.slice(%lanes1609, %at1610) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,62,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1611, %registers1602) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1602) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1612 = cute.memref.load_vec(%registers1602) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1612, %part1607) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1613 = cute.static : !cute.layout<"4:1">
  %registers1614 = cute.make_fragment(%layout1613) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1615 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1616 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1617 = cute.make_view(%first1615, %layout1616) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1618 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,63,0)">
  %part1619 = cute.slice(%rows1617, %at1618) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,63,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1620 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1621 = cute.make_view(%tensor, %layout1620) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1622 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,63,0,?)">
  %part1623 = cute.slice(%lanes1621, %at1622) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,63,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1623, %registers1614) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1614) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1624 = cute.memref.load_vec(%registers1614) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1624, %part1619) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1625 = cute.static : !cute.layout<"4:1">
  %registers1626 = cute.make_fragment(%layout1625) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1627 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1628 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1629 = cute.make_view(%first1627, %layout1628) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1630 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,64,0)">
  %part1631 = cute.slice(%rows1629, %at1630) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,64,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1632 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1633 = cute.make_view(%tensor, %layout1632) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1634 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,64,0,?)">
  %part1635 = cute.slice(%lanes1633, %at1634) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,64,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1635, %registers1626) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1626) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1636 = cute.memref.load_vec(%registers1626) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1636, %part1631) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1637 = cute.static : !cute.layout<"4:1">
  %registers1638 = cute.make_fragment(%layout1637) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1639 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1640 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1641 = cute.make_view(%first1639, %layout1640) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1642 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,65,0)">
  %part1643 = cute.slice(%rows1641, %at1642) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,65,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1644 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1645 = cute.make_view(%tensor, %layout1644) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1646 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,65,0,?)">
  %part1647 = cute.slice(%lanes1645, %at1646) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,65,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1647, %registers1638) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1638) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1648 = cute.memref.load_vec(%registers1638) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1648, %part1643) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout1649 = cute.static : !cute.layout<"4:1">
  %registers1650 = cute.make_fragment(%layout1649) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first1651 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,268):(268,1)">
  %layout1652 = cute.static : !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">
  %rows1653 = cute.make_view(%first1651, %layout1652) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,67,1):((268,8576),1,4,8576)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">
  %at1654 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,66,0)">
  %part1655 = cute.slice(%rows1653, %at1654) : !cute.memref<f32, gmem, align<16>, "((32,4),4,67,1):((268,8576),1,4,8576)">, !cute.coord<"(?,_,66,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout1656 = cute.static : !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %lanes1657 = cute.make_view(%tensor, %layout1656) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),67,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">
  %at1658 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,66,0,?)">
  %part1659 = cute.slice(%lanes1657, %at1658) : !cute.memref<f32, tmem, align<16>, "((4,32),67,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,66,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom856, %part1659, %registers1650) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers1650) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values1660 = cute.memref.load_vec(%registers1650) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values1660, %part1655) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
