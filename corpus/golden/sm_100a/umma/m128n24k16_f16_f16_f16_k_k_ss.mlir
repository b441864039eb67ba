// !cute_nvgpu.sm100.mma<128x24x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>
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
  %layout6 = cute.static : !cute.layout<"((8,16),16):((64,512),1)">
  %view7 = cute.make_view(%a5, %layout6) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),16):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
  %threads = arith.constant 128 : i32
  %count8 = arith.constant 2048 : i32
  scf.for %i9 = %tid to %count8 step %threads : i32 {
  %at10 = cute.make_coord(%i9) : (i32) -> !cute.coord<"?">
  %value11 = cute.memref.load(%view1, %at10) : (!cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view7, %at10, %value11) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">, !cute.coord<"?">, f16) -> ()
  }
  %layout12 = cute.static : !cute.layout<"(24,16):(16,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(24,16):(16,1)">) -> !cute.memref<f16, gmem, align<16>, "(24,16):(16,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"17408">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout18 = cute.static : !cute.layout<"((8,3),16):((64,512),1)">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,3),16):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,3),16):((64,512),1)">
  %count20 = arith.constant 384 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<f16, gmem, align<16>, "(24,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,3),16):((64,512),1)">, !cute.coord<"?">, f16) -> ()
  }
  %layout24 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
  %layout26 = cute.static : !cute.layout<"(128,24):(24,1)">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,24):(24,1)">) -> !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
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
  %atom33 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x4, expand_16>
  %layout34 = cute.static : !cute.layout<"8:1">
  %registers35 = cute.make_fragment(%layout34) : (!cute.layout<"8:1">) -> !cute.memref<f16, rmem, align<16>, "8:1">
  %first36 = cute.get_iter(%view25) : !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
  %layout37 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows38 = cute.make_view(%first36, %layout37) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at39 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part40 = cute.slice(%rows38, %at39) : !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(8):(1)">
  %typed41 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout42 = cute.static : !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %lanes43 = cute.make_view(%typed41, %layout42) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %at44 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part45 = cute.slice(%lanes43, %at44) : !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">
  %values46 = cute.memref.load_vec(%part40) : (!cute.memref<f16, gmem, align<16>, "(8):(1)">) -> vector<8xf16>
  cute.memref.store_vec(%values46, %registers35) : (vector<8xf16>, !cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom33, %registers35, %part45) : (!cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x4, expand_16>, !cute.memref<f16, rmem, align<16>, "8:1">, !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">) -> ()
  %layout47 = cute.static : !cute.layout<"8:1">
  %registers48 = cute.make_fragment(%layout47) : (!cute.layout<"8:1">) -> !cute.memref<f16, rmem, align<16>, "8:1">
  %first49 = cute.get_iter(%view25) : !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
  %layout50 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows51 = cute.make_view(%first49, %layout50) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at52 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part53 = cute.slice(%rows51, %at52) : !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f16, gmem, align<16>, "(8):(1)">
  %typed54 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout55 = cute.static : !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %lanes56 = cute.make_view(%typed54, %layout55) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %at57 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part58 = cute.slice(%lanes56, %at57) : !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">
  %values59 = cute.memref.load_vec(%part53) : (!cute.memref<f16, gmem, align<16>, "(8):(1)">) -> vector<8xf16>
  cute.memref.store_vec(%values59, %registers48) : (vector<8xf16>, !cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom33, %registers48, %part58) : (!cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x4, expand_16>, !cute.memref<f16, rmem, align<16>, "8:1">, !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">) -> ()
  %layout60 = cute.static : !cute.layout<"8:1">
  %registers61 = cute.make_fragment(%layout60) : (!cute.layout<"8:1">) -> !cute.memref<f16, rmem, align<16>, "8:1">
  %first62 = cute.get_iter(%view25) : !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
  %layout63 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows64 = cute.make_view(%first62, %layout63) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at65 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part66 = cute.slice(%rows64, %at65) : !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f16, gmem, align<16>, "(8):(1)">
  %typed67 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout68 = cute.static : !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %lanes69 = cute.make_view(%typed67, %layout68) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %at70 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part71 = cute.slice(%lanes69, %at70) : !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">
  %values72 = cute.memref.load_vec(%part66) : (!cute.memref<f16, gmem, align<16>, "(8):(1)">) -> vector<8xf16>
  cute.memref.store_vec(%values72, %registers61) : (vector<8xf16>, !cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom33, %registers61, %part71) : (!cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x4, expand_16>, !cute.memref<f16, rmem, align<16>, "8:1">, !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed73 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout74 = cute.static : !cute.layout<"(128,24):(131072,2)">
  %view75 = cute.make_view(%typed73, %layout74) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"(128,24):(131072,2)">) -> !cute.memref<f16, tmem, align<16>, "(128,24):(131072,2)">
  %made76 = cute.make_atom() : !cute_nvgpu.sm100.mma<128x24x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %first {
  cute.mma_atom_call(%made76, %view75, %view7, %view19, %view75) : (!cute_nvgpu.sm100.mma<128x24x16, num_cta = 1, ab_major = (k, k), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f16, tmem, align<16>, "(128,24):(131072,2)">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,3),16):((64,512),1)">, !cute.memref<f16, tmem, align<16>, "(128,24):(131072,2)">) -> ()
  nvvm.tcgen05.commit %raw : !llvm.ptr<3>
  }
  %ticks77 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks77 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom78 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x4, pack_16>
  %layout79 = cute.static : !cute.layout<"8:1">
  %registers80 = cute.make_fragment(%layout79) : (!cute.layout<"8:1">) -> !cute.memref<f16, rmem, align<16>, "8:1">
  %first81 = cute.get_iter(%view27) : !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
  %layout82 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows83 = cute.make_view(%first81, %layout82) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at84 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part85 = cute.slice(%rows83, %at84) : !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(8):(1)">
  %typed86 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout87 = cute.static : !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %lanes88 = cute.make_view(%typed86, %layout87) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %at89 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part90 = cute.slice(%lanes88, %at89) : !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">
  cute.copy_atom_call(%atom78, %part90, %registers80) : (!cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x4, pack_16>, !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers80) : (!cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  %values91 = cute.memref.load_vec(%registers80) : (!cute.memref<f16, rmem, align<16>, "8:1">) -> vector<8xf16>
  cute.memref.store_vec(%values91, %part85) : (vector<8xf16>, !cute.memref<f16, gmem, align<16>, "(8):(1)">) -> ()
  %layout92 = cute.static : !cute.layout<"8:1">
  %registers93 = cute.make_fragment(%layout92) : (!cute.layout<"8:1">) -> !cute.memref<f16, rmem, align<16>, "8:1">
  %first94 = cute.get_iter(%view27) : !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
  %layout95 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows96 = cute.make_view(%first94, %layout95) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at97 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part98 = cute.slice(%rows96, %at97) : !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f16, gmem, align<16>, "(8):(1)">
  %typed99 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout100 = cute.static : !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %lanes101 = cute.make_view(%typed99, %layout100) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %at102 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part103 = cute.slice(%lanes101, %at102) : !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">
  cute.copy_atom_call(%atom78, %part103, %registers93) : (!cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x4, pack_16>, !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers93) : (!cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  %values104 = cute.memref.load_vec(%registers93) : (!cute.memref<f16, rmem, align<16>, "8:1">) -> vector<8xf16>
  cute.memref.store_vec(%values104, %part98) : (vector<8xf16>, !cute.memref<f16, gmem, align<16>, "(8):(1)">) -> ()
  %layout105 = cute.static : !cute.layout<"8:1">
  %registers106 = cute.make_fragment(%layout105) : (!cute.layout<"8:1">) -> !cute.memref<f16, rmem, align<16>, "8:1">
  %first107 = cute.get_iter(%view27) : !cute.memref<f16, gmem, align<16>, "(128,24):(24,1)">
  %layout108 = cute.static : !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">
  %rows109 = cute.make_view(%first107, %layout108) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),8,3,1):((24,768),1,8,768)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">
  %at110 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part111 = cute.slice(%rows109, %at110) : !cute.memref<f16, gmem, align<16>, "((32,4),8,3,1):((24,768),1,8,768)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f16, gmem, align<16>, "(8):(1)">
  %typed112 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout113 = cute.static : !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %lanes114 = cute.make_view(%typed112, %layout113) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((8,32),3,1,4):((2,131072),16,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">
  %at115 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part116 = cute.slice(%lanes114, %at115) : !cute.memref<f16, tmem, align<16>, "((8,32),3,1,4):((2,131072),16,4194304,4194304)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">
  cute.copy_atom_call(%atom78, %part116, %registers106) : (!cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x4, pack_16>, !cute.memref<f16, tmem, align<16>, "((8,32)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers106) : (!cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  %values117 = cute.memref.load_vec(%registers106) : (!cute.memref<f16, rmem, align<16>, "8:1">) -> vector<8xf16>
  cute.memref.store_vec(%values117, %part111) : (vector<8xf16>, !cute.memref<f16, gmem, align<16>, "(8):(1)">) -> ()
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  scf.if %allocates {
  cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns) : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()
  }
  return
}
