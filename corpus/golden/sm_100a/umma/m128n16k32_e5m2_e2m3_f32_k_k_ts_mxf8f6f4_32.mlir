// !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %layout12 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view13 = cute.make_view(%c, %layout12) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout14 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view15 = cute.make_view(%d, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
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
  %atom21 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>
  %layout22 = cute.static : !cute.layout<"32:1">
  %registers23 = cute.make_fragment(%layout22) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first24 = cute.get_iter(%view13) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout25 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows26 = cute.make_view(%first24, %layout25) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at27 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part28 = cute.slice(%rows26, %at27) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout29 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes30 = cute.make_view(%tensor, %layout29) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at31 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part32 = cute.slice(%lanes30, %at31) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  %values33 = cute.memref.load_vec(%part28) : (!cute.memref<f32, gmem, align<16>, "(32):(1)">) -> vector<32xf32>
  cute.memref.store_vec(%values33, %registers23) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom21, %registers23, %part32) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, rmem, align<16>, "32:1">, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout34 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view35 = cute.make_view(%tensor, %layout34) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %column36 = cute.static : !cute.int_tuple<"16">
  %columns37 = cute.add_offset(%tensor, %column36) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %typed38 = cute.recast_iter(%columns37) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E5M2, tmem, align<16>>
  %layout39 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view40 = cute.make_view(%typed38, %layout39) : (!cute.ptr<f8E5M2, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made41 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column42 = cute.static : !cute.int_tuple<"24">
  %columns43 = cute.add_offset(%tensor, %column42) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"24">) -> !cute.ptr<f32, tmem, align<16>>
  %made44 = cute_nvgpu.atom.set_value <sf_a> (%made41, %columns43) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column45 = cute.static : !cute.int_tuple<"28">
  %columns46 = cute.add_offset(%tensor, %column45) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"28">) -> !cute.ptr<f32, tmem, align<16>>
  %made47 = cute_nvgpu.atom.set_value <sf_b> (%made44, %columns46) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made47, %view35, %view40, %view7, %view35) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f6E2M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks48 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks48 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom49 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>
  %layout50 = cute.static : !cute.layout<"32:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first52 = cute.get_iter(%view15) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout57 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  cute.copy_atom_call(%atom49, %part60, %registers51) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers51) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %values61 = cute.memref.load_vec(%registers51) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values61, %part56) : (vector<32xf32>, !cute.memref<f32, gmem, align<16>, "(32):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
