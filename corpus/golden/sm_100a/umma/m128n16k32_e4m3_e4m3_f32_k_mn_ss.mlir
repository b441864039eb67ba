// !cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
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
  %layout16 = cute.static : !cute.layout<"(16,32):(32,1)">
  %view17 = cute.make_view(%b, %layout16) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32):(32,1)">) -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"(16,(8,4)):(1,(128,1024))">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(16,(8,4)):(1,(128,1024))">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">
  %count24 = arith.constant 512 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%view17, %at26) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">, !cute.coord<"?">, i8) -> ()
  }
  %first28 = cute.get_iter(%view23) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"(16,(8,4)):(1,(128,1024))">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"(16,(8,4)):(1,(128,1024))">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">
  %layout32 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view33 = cute.make_view(%c, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
  %layout34 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view35 = cute.make_view(%d, %layout34) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
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
  %atom41 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>
  %layout42 = cute.static : !cute.layout<"16:1">
  %registers43 = cute.make_fragment(%layout42) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first44 = cute.get_iter(%view33) : !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout49 = cute.static : !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout54 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view55 = cute.make_view(%tensor, %layout54) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made56 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made56, %view55, %view15, %view31, %view55) : (!cute_nvgpu.sm100.mma<128x16x32, num_cta = 1, ab_major = (k, mn), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(16,(8,4)):(1,(128,1024))">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks57 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks57 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom58 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>
  %layout59 = cute.static : !cute.layout<"16:1">
  %registers60 = cute.make_fragment(%layout59) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first61 = cute.get_iter(%view35) : !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
  %layout62 = cute.static : !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">
  %rows63 = cute.make_view(%first61, %layout62) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">
  %at64 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part65 = cute.slice(%rows63, %at64) : !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout66 = cute.static : !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %lanes67 = cute.make_view(%tensor, %layout66) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %at68 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part69 = cute.slice(%lanes67, %at68) : !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom58, %part69, %registers60) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers60) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values70 = cute.memref.load_vec(%registers60) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values70, %part65) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
