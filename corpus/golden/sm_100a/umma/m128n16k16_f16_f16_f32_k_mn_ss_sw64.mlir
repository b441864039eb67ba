// !cute_nvgpu.sm100.mma<128x16x16, num_cta = 1, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<f16, gmem, align<16>>, %b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.static : !cute.int_tuple<"1024">
  %a4 = cute.add_offset(%a2, %a3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.recast_iter(%a4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<2,4,3>>
  %layout6 = cute.static : !cute.layout<"((8,16),16):((32,256),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<f16, smem, align<1024>, S<2,4,3>>, !cute.layout<"((8,16),16):((32,256),1)">) -> !cute.memref<f16, smem, align<1024>, S<2,4,3>, "((8,16),16):((32,256),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 2048 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<f16, smem, align<1024>, S<2,4,3>, "((8,16),16):((32,256),1)">, !cute.coord<"?">, f16) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(16,16):(16,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(16,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(16,16):(16,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<2,4,3>>
  %layout18 = cute.static : !cute.layout<"(16,(8,2)):(1,(32,256))">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<f16, smem, align<1024>, S<2,4,3>>, !cute.layout<"(16,(8,2)):(1,(32,256))">) -> !cute.memref<f16, smem, align<1024>, S<2,4,3>, "(16,(8,2)):(1,(32,256))">
  %count20 = arith.constant 256 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<f16, gmem, align<16>, "(16,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<f16, smem, align<1024>, S<2,4,3>, "(16,(8,2)):(1,(32,256))">, !cute.coord<"?">, f16) -> ()
  }
  %layout24 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
  %layout26 = cute.static : !cute.layout<"(128,16):(16,1)">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,16):(16,1)">) -> !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
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
  %atom33 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>
  %layout34 = cute.static : !cute.layout<"16:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first36 = cute.get_iter(%view25) : !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout41 = cute.static : !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %lanes42 = cute.make_view(%tensor, %layout41) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %at43 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part44 = cute.slice(%lanes42, %at43) : !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  %values45 = cute.memref.load_vec(%part40) : (!cute.memref<f32, gmem, align<16>, "(16):(1)">) -> vector<16xf32>
  cute.memref.store_vec(%values45, %registers35) : (vector<16xf32>, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute.copy_atom_call(%atom33, %registers35, %part44) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, rmem, align<16>, "16:1">, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout46 = cute.static : !cute.layout<"(128,16):(65536,1)">
  %view47 = cute.make_view(%tensor, %layout46) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,16):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">
  %made48 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x16x16, num_cta = 1, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made48, %view47, %view7, %view19, %view47) : (!cute_nvgpu.sm100.mma<128x16x16, num_cta = 1, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">, !cute.memref<f16, smem, align<1024>, S<2,4,3>, "((8,16),16):((32,256),1)">, !cute.memref<f16, smem, align<1024>, S<2,4,3>, "(16,(8,2)):(1,(32,256))">, !cute.memref<f32, tmem, align<16>, "(128,16):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks49 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks49 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom50 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>
  %layout51 = cute.static : !cute.layout<"16:1">
  %registers52 = cute.make_fragment(%layout51) : (!cute.layout<"16:1">) -> !cute.memref<f32, rmem, align<16>, "16:1">
  %first53 = cute.get_iter(%view27) : !cute.memref<f32, gmem, align<16>, "(128,16):(16,1)">
  %layout54 = cute.static : !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">
  %rows55 = cute.make_view(%first53, %layout54) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),16,1,1):((16,512),1,16,512)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">
  %at56 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part57 = cute.slice(%rows55, %at56) : !cute.memref<f32, gmem, align<16>, "((32,4),16,1,1):((16,512),1,16,512)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(16):(1)">
  %layout58 = cute.static : !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %lanes59 = cute.make_view(%tensor, %layout58) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((16,32),1,1,4):((1,65536),16,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">
  %at60 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part61 = cute.slice(%lanes59, %at60) : !cute.memref<f32, tmem, align<16>, "((16,32),1,1,4):((1,65536),16,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">
  cute.copy_atom_call(%atom50, %part61, %registers52) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x16>, !cute.memref<f32, tmem, align<16>, "((16,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers52) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> ()
  %values62 = cute.memref.load_vec(%registers52) : (!cute.memref<f32, rmem, align<16>, "16:1">) -> vector<16xf32>
  cute.memref.store_vec(%values62, %part57) : (vector<16xf32>, !cute.memref<f32, gmem, align<16>, "(16):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
