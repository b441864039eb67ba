// !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  %first12 = cute.get_iter(%view7) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %first13 = cute.recast_iter(%first12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout14 = cute.static : !cute.layout<"((8,2),32):((128,1024),1)">
  %view15 = cute.make_view(%first13, %layout14) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">
  %layout16 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view17 = cute.make_view(%c, %layout16) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout18 = cute.static : !cute.layout<"(128,32):(32,1)">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32):(32,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
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
  %atom25 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>
  %layout26 = cute.static : !cute.layout<"32:1">
  %registers27 = cute.make_fragment(%layout26) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first28 = cute.get_iter(%view17) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout29 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows30 = cute.make_view(%first28, %layout29) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at31 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part32 = cute.slice(%rows30, %at31) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout33 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes34 = cute.make_view(%tensor, %layout33) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at35 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part36 = cute.slice(%lanes34, %at35) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  %values37 = cute.memref.load_vec(%part32) : (!cute.memref<f32, gmem, align<16>, "(32):(1)">) -> vector<32xf32>
  cute.memref.store_vec(%values37, %registers27) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom25, %registers27, %part36) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, rmem, align<16>, "32:1">, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout38 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view39 = cute.make_view(%tensor, %layout38) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %column40 = cute.static : !cute.int_tuple<"16">
  %columns41 = cute.add_offset(%tensor, %column40) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"16">) -> !cute.ptr<f32, tmem, align<16>>
  %typed42 = cute.recast_iter(%columns41) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f8E5M2, tmem, align<16>>
  %layout43 = cute.static : !cute.layout<"(128,(4,8)):(262144,(1,4))">
  %view44 = cute.make_view(%typed42, %layout43) : (!cute.ptr<f8E5M2, tmem, align<16>>, !cute.layout<"(128,(4,8)):(262144,(1,4))">) -> !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">
  %made45 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column46 = cute.static : !cute.int_tuple<"24">
  %columns47 = cute.add_offset(%tensor, %column46) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"24">) -> !cute.ptr<f32, tmem, align<16>>
  %made48 = cute_nvgpu.atom.set_value <sf_a> (%made45, %columns47) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column49 = cute.static : !cute.int_tuple<"28">
  %columns50 = cute.add_offset(%tensor, %column49) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"28">) -> !cute.ptr<f32, tmem, align<16>>
  %made51 = cute_nvgpu.atom.set_value <sf_b> (%made48, %columns50) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made51, %view39, %view44, %view15, %view39) : (!cute_nvgpu.sm100.mma_bs<128x16x32, num_cta = 1, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f32), frag_kind = ts, kind = mxf8f6f4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f8E5M2, tmem, align<16>, "(128,(4,8)):(262144,(1,4))">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,2),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks52 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks52 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom53 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>
  %layout54 = cute.static : !cute.layout<"32:1">
  %registers55 = cute.make_fragment(%layout54) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first56 = cute.get_iter(%view19) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout57 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows58 = cute.make_view(%first56, %layout57) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at59 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part60 = cute.slice(%rows58, %at59) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout61 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes62 = cute.make_view(%tensor, %layout61) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  cute.copy_atom_call(%atom53, %part64, %registers55) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers55) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %values65 = cute.memref.load_vec(%registers55) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values65, %part60) : (vector<32xf32>, !cute.memref<f32, gmem, align<16>, "(32):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
