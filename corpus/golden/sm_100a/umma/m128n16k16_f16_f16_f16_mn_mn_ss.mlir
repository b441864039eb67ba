// !cute_nvgpu.sm100.mma<128x16x16, num_cta = 1, ab_major = (mn, mn), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<f16, gmem, align<16>>, %b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f16, gmem, align<16>>, %d: !cute.ptr<f16, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout6 = cute.static : !cute.layout<"((64,2),(8,2)):((1,1024),(64,512))">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((64,2),(8,2)):((1,1024),(64,512))">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2)):((1,1024),(64,512))">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 2048 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2)):((1,1024),(64,512))">, !cute.coord<"?">, f16) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(16,16):(16,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(16,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(16,16):(16,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout18 = cute.static : !cute.layout<"(16,(8,2)):(1,(64,512))">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"(16,(8,2)):(1,(64,512))">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(16,(8,2)):(1,(64,512))">
  %count20 = arith.constant 256 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<f16, gmem, align<16>, "(16,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "(16,(8,2)):(1,(64,512))">, !cute.coord<"?">, f16) -> ()
  }
  %layout24 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">
  %layout26 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">
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
  %atom33 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x8, expand_16>
  %layout34 = cute.static : !cute.layout<"16:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"16:1">) -> !cute.memref<f16, rmem, align<16>, "16:1">
  %first36 = cute.get_iter(%view25) : !cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f16, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(16):(1)">
  %typed41 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout42 = cute.static : !cute.layout<"((16,32),1,1,4):((2,131072),32,4194304,4194304)">
  %lanes43 = cute.make_view(%typed41, %layout42) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((16,32),1,1,4):((2,131072),32,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((16,32),1,1,4):((2,131072),32,4194304,4194304)">
  %at44 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part45 = cute.slice(%lanes43, %at44) : !cute.memref<f16, tmem, align<16>, "((16,32),1,1,4):((2,131072),32,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((16,32)):((2,131072))">
  %values46 = cute.memref.load_vec(%part40) : (!cute.memref<f16, gmem, align<16>, "(16):(1)">) -> vector<16xf16>
  cute.memref.store_vec(%values46, %registers35) : (vector<16xf16>, !cute.memref<f16, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom33, %registers35, %part45) : (!cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x8, expand_16>, !cute.memref<f16, rmem, align<16>, "16:1">, !cute.memref<f16, tmem, align<16>, "((16,32)):((2,131072))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed47 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout48 = cute.static : !cute.layout<"(128,16):(131072,2)">
  %view49 = cute.make_view(%typed47, %layout48) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"(128,16):(131072,2)">) -> !cute.memref<f16, tmem, align<16>, "(128,16):(131072,2)">
  %made50 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x16x16, num_cta = 1, ab_major = (mn, mn), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made50, %view49, %view7, %view19, %view49) : (!cute_nvgpu.sm100.mma<128x16x16, num_cta = 1, ab_major = (mn, mn), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f16, tmem, align<16>, "(128,16):(131072,2)">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2)):((1,1024),(64,512))">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(16,(8,2)):(1,(64,512))">, !cute.memref<f16, tmem, align<16>, "(128,16):(131072,2)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks51 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks51 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom52 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x8, pack_16>
  %layout53 = cute.static : !cute.layout<"16:1">
  %registers54 = cute.make_fragment(%layout53) : (!cute.layout<"16:1">) -> !cute.memref<f16, rmem, align<16>, "16:1">
  %first55 = cute.get_iter(%view27) : !cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">
  %layout56 = cute.static : !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">
  %rows57 = cute.make_view(%first55, %layout56) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">
  %at58 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part59 = cute.slice(%rows57, %at58) : !cute.memref<f16, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(16):(1)">
  %typed60 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout61 = cute.static : !cute.layout<"((16,32),1,1,4):((2,131072),32,4194304,4194304)">
  %lanes62 = cute.make_view(%typed60, %layout61) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((16,32),1,1,4):((2,131072),32,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((16,32),1,1,4):((2,131072),32,4194304,4194304)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f16, tmem, align<16>, "((16,32),1,1,4):((2,131072),32,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((16,32)):((2,131072))">
  cute.copy_atom_call(%atom52, %part64, %registers54) : (!cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x8, pack_16>, !cute.memref<f16, tmem, align<16>, "((16,32)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers54) : (!cute.memref<f16, rmem, align<16>, "16:1">) -> ()
  %values65 = cute.memref.load_vec(%registers54) : (!cute.memref<f16, rmem, align<16>, "16:1">) -> vector<16xf16>
  cute.memref.store_vec(%values65, %part59) : (vector<16xf16>, !cute.memref<f16, gmem, align<16>, "(16):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
