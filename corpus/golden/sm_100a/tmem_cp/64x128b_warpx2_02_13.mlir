// !cute_nvgpu.atom.s2t_copy<f32, 64 DP, 128 bit, num_cta = 1, warpx2_02_13>
// Rows through shared memory to lanes, and every lane back.
func.func @s2t(%source: !cute.ptr<f32, gmem, align<16>>, %before: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"((8,8),(4,1)):((4,32),(1,4))">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((8,8),(4,1)):((4,32),(1,4))">) -> !cute.memref<f32, gmem, align<16>, "((8,8),(4,1)):((4,32),(1,4))">
  %layout2 = cute.static : !cute.layout<"(128,4):(4,1)">
  %view3 = cute.make_view(%before, %layout2) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,4):(4,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,4):(4,1)">
  %layout4 = cute.static : !cute.layout<"(128,4):(4,1)">
  %view5 = cute.make_view(%result, %layout4) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,4):(4,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,4):(4,1)">
  %rows6 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %rows7 = cute.static : !cute.int_tuple<"2048">
  %rows8 = cute.add_offset(%rows6, %rows7) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"2048">) -> !cute.ptr<i8, smem, align<1024>>
  %rows9 = cute.recast_iter(%rows8) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout10 = cute.static : !cute.layout<"((8,8),(4,1)):((4,32),(1,256))">
  %view11 = cute.make_view(%rows9, %layout10) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"((8,8),(4,1)):((4,32),(1,256))">) -> !cute.memref<f32, smem, align<1024>, "((8,8),(4,1)):((4,32),(1,256))">
  %bytes12 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes12) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes13 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset14 = cute.static : !cute.int_tuple<"1024">
  %at15 = cute.add_offset(%bytes13, %offset14) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%at15) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init16 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  nvvm.fence.mbarrier.init
  }
  %atom17 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>
  %layout18 = cute.static : !cute.layout<"4:1">
  %registers19 = cute.make_fragment(%layout18) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first20 = cute.get_iter(%view3) : !cute.memref<f32, gmem, align<16>, "(128,4):(4,1)">
  %layout21 = cute.static : !cute.layout<"((32,4),4,1,1):((4,128),1,4,128)">
  %rows22 = cute.make_view(%first20, %layout21) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,1,1):((4,128),1,4,128)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,1,1):((4,128),1,4,128)">
  %at23 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part24 = cute.slice(%rows22, %at23) : !cute.memref<f32, gmem, align<16>, "((32,4),4,1,1):((4,128),1,4,128)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout25 = cute.static : !cute.layout<"((4,32),1,1,4):((1,65536),4,2097152,2097152)">
  %lanes26 = cute.make_view(%tensor, %layout25) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),1,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),1,1,4):((1,65536),4,2097152,2097152)">
  %at27 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part28 = cute.slice(%lanes26, %at27) : !cute.memref<f32, tmem, align<16>, "((4,32),1,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values29 = cute.memref.load_vec(%part24) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values29, %registers19) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom17, %registers19, %part28) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %threads = arith.constant 128 : i32
  %count30 = arith.constant 256 : i32
  scf.for %i31 = %tid to %count30 step %threads : i32 {
  %at32 = cute.make_coord(%i31) : (i32) -> !cute.coord<"?">
  %value33 = cute.memref.load(%view1, %at32) : (!cute.memref<f32, gmem, align<16>, "((8,8),(4,1)):((4,32),(1,4))">, !cute.coord<"?">) -> f32
  cute.memref.store(%view11, %at32, %value33) : (!cute.memref<f32, smem, align<1024>, "((8,8),(4,1)):((4,32),(1,256))">, !cute.coord<"?">, f32) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %base34 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f32, tmem, align<16>>
  %layout35 = cute.static : !cute.layout<"(4,128):(1,65536)">
  %view36 = cute.make_view(%base34, %layout35) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(4,128):(1,65536)">) -> !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">
  %atom37 = cute.make_atom() : !cute_nvgpu.atom.s2t_copy<f32, 64 DP, 128 bit, num_cta = 1, warpx2_02_13>
  scf.if %first {
  cute.copy_atom_call(%atom37, %view11, %view36) : (!cute_nvgpu.atom.s2t_copy<f32, 64 DP, 128 bit, num_cta = 1, warpx2_02_13>, !cute.memref<f32, smem, align<1024>, "((8,8),(4,1)):((4,32),(1,256))">, !cute.memref<f32, tmem, align<16>, "(4,128):(1,65536)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks38 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks38 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom39 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout40 = cute.static : !cute.layout<"4:1">
  %registers41 = cute.make_fragment(%layout40) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first42 = cute.get_iter(%view5) : !cute.memref<f32, gmem, align<16>, "(128,4):(4,1)">
  %layout43 = cute.static : !cute.layout<"((32,4),4,1,1):((4,128),1,4,128)">
  %rows44 = cute.make_view(%first42, %layout43) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,1,1):((4,128),1,4,128)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,1,1):((4,128),1,4,128)">
  %at45 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part46 = cute.slice(%rows44, %at45) : !cute.memref<f32, gmem, align<16>, "((32,4),4,1,1):((4,128),1,4,128)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout47 = cute.static : !cute.layout<"((4,32),1,1,4):((1,65536),4,2097152,2097152)">
  %lanes48 = cute.make_view(%tensor, %layout47) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),1,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),1,1,4):((1,65536),4,2097152,2097152)">
  %at49 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part50 = cute.slice(%lanes48, %at49) : !cute.memref<f32, tmem, align<16>, "((4,32),1,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom39, %part50, %registers41) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers41) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values51 = cute.memref.load_vec(%registers41) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values51, %part46) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
