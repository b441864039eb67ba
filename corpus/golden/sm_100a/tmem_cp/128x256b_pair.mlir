// !cute_nvgpu.atom.s2t_copy<f32, 128 DP, 256 bit, num_cta = 2>
// Rows through shared memory to lanes, and every lane back.
func.func @s2t(%source: !cute.ptr<f32, gmem, align<16>>, %before: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"((8,16),(4,2),2):((8,64),(1,4),1024)">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((8,16),(4,2),2):((8,64),(1,4),1024)">) -> !cute.memref<f32, gmem, align<16>, "((8,16),(4,2),2):((8,64),(1,4),1024)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<f32, gmem, align<16>, "((8,16),(4,2),2):((8,64),(1,4),1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "((8,16),(4,2)):((8,64),(1,4))">
  %layout4 = cute.static : !cute.layout<"(128,8,2):(8,1,1024)">
  %view5 = cute.make_view(%before, %layout4) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,8,2):(8,1,1024)">) -> !cute.memref<f32, gmem, align<16>, "(128,8,2):(8,1,1024)">
  %at6 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half7 = cute.slice(%view5, %at6) : !cute.memref<f32, gmem, align<16>, "(128,8,2):(8,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,8):(8,1)">
  %layout8 = cute.static : !cute.layout<"(128,8,2):(8,1,1024)">
  %view9 = cute.make_view(%result, %layout8) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,8,2):(8,1,1024)">) -> !cute.memref<f32, gmem, align<16>, "(128,8,2):(8,1,1024)">
  %at10 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half11 = cute.slice(%view9, %at10) : !cute.memref<f32, gmem, align<16>, "(128,8,2):(8,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,8):(8,1)">
  %rows12 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %rows13 = cute.static : !cute.int_tuple<"2048">
  %rows14 = cute.add_offset(%rows12, %rows13) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"2048">) -> !cute.ptr<i8, smem, align<1024>>
  %rows15 = cute.recast_iter(%rows14) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout16 = cute.static : !cute.layout<"((8,16),(4,2)):((4,32),(1,512))">
  %view17 = cute.make_view(%rows15, %layout16) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"((8,16),(4,2)):((4,32),(1,512))">) -> !cute.memref<f32, smem, align<1024>, "((8,16),(4,2)):((4,32),(1,512))">
  %bytes18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes18) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 32 : i32
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : i32
  %warp = arith.shrui %tid, %five : i32
  %allocates = arith.cmpi eq, %warp, %zero : i32
  scf.if %allocates {
  cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot) {is_two_cta} : (i32, !cute.ptr<i32, smem, align<1024>>) -> ()
  cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit() {is_two_cta} : () -> ()
  }
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (!cute.ptr<i32, smem, align<1024>>) -> !cute.ptr<f32, tmem, align<16>>
  %bytes19 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset20 = cute.static : !cute.int_tuple<"1024">
  %at21 = cute.add_offset(%bytes19, %offset20) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%at21) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init22 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  nvvm.fence.mbarrier.init
  }
  %atom23 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout24 = cute.static : !cute.layout<"8:1">
  %registers25 = cute.make_fragment(%layout24) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first26 = cute.get_iter(%half7) : !cute.memref<f32, gmem, align<16>, "(128,8):(8,1)">
  %layout27 = cute.static : !cute.layout<"((32,4),8,1,1):((8,256),1,8,256)">
  %rows28 = cute.make_view(%first26, %layout27) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,1,1):((8,256),1,8,256)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,1,1):((8,256),1,8,256)">
  %at29 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part30 = cute.slice(%rows28, %at29) : !cute.memref<f32, gmem, align<16>, "((32,4),8,1,1):((8,256),1,8,256)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout31 = cute.static : !cute.layout<"((8,32),1,1,4):((1,65536),8,2097152,2097152)">
  %lanes32 = cute.make_view(%tensor, %layout31) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),1,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),1,1,4):((1,65536),8,2097152,2097152)">
  %at33 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part34 = cute.slice(%lanes32, %at33) : !cute.memref<f32, tmem, align<16>, "((8,32),1,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values35 = cute.memref.load_vec(%part30) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values35, %registers25) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom23, %registers25, %part34) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %threads = arith.constant 128 : i32
  %count36 = arith.constant 1024 : i32
  scf.for %i37 = %tid to %count36 step %threads : i32 {
  %at38 = cute.make_coord(%i37) : (i32) -> !cute.coord<"?">
  %value39 = cute.memref.load(%half3, %at38) : (!cute.memref<f32, gmem, align<16>, "((8,16),(4,2)):((8,64),(1,4))">, !cute.coord<"?">) -> f32
  cute.memref.store(%view17, %at38, %value39) : (!cute.memref<f32, smem, align<1024>, "((8,16),(4,2)):((4,32),(1,512))">, !cute.coord<"?">, f32) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %base40 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f32, tmem, align<16>>
  %layout41 = cute.static : !cute.layout<"(8,128):(1,65536)">
  %view42 = cute.make_view(%base40, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(8,128):(1,65536)">) -> !cute.memref<f32, tmem, align<16>, "(8,128):(1,65536)">
  %atom43 = cute.make_atom() : !cute_nvgpu.atom.s2t_copy<f32, 128 DP, 256 bit, num_cta = 2>
  %both = arith.constant 3 : i16
  %even = arith.cmpi eq, %rank, %zero : i32
  %issues = arith.andi %first, %even : i1
  scf.if %issues {
  cute.copy_atom_call(%atom43, %view17, %view42) : (!cute_nvgpu.atom.s2t_copy<f32, 128 DP, 256 bit, num_cta = 2>, !cute.memref<f32, smem, align<1024>, "((8,16),(4,2)):((4,32),(1,512))">, !cute.memref<f32, tmem, align<16>, "(8,128):(1,65536)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks44 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks44 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom45 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout46 = cute.static : !cute.layout<"8:1">
  %registers47 = cute.make_fragment(%layout46) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first48 = cute.get_iter(%half11) : !cute.memref<f32, gmem, align<16>, "(128,8):(8,1)">
  %layout49 = cute.static : !cute.layout<"((32,4),8,1,1):((8,256),1,8,256)">
  %rows50 = cute.make_view(%first48, %layout49) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,1,1):((8,256),1,8,256)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,1,1):((8,256),1,8,256)">
  %at51 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part52 = cute.slice(%rows50, %at51) : !cute.memref<f32, gmem, align<16>, "((32,4),8,1,1):((8,256),1,8,256)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout53 = cute.static : !cute.layout<"((8,32),1,1,4):((1,65536),8,2097152,2097152)">
  %lanes54 = cute.make_view(%tensor, %layout53) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),1,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),1,1,4):((1,65536),8,2097152,2097152)">
  %at55 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part56 = cute.slice(%lanes54, %at55) : !cute.memref<f32, tmem, align<16>, "((8,32),1,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom45, %part56, %registers47) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers47) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values57 = cute.memref.load_vec(%registers47) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values57, %part52) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) {is_two_cta} : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
