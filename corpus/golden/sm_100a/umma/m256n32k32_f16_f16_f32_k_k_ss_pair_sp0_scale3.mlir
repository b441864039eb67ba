// !cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 3>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<f16, gmem, align<16>>, %b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(128,16,2):(16,1,2048)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,16,2):(16,1,2048)">) -> !cute.memref<f16, gmem, align<16>, "(128,16,2):(16,1,2048)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<f16, gmem, align<16>, "(128,16,2):(16,1,2048)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">
  %a4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.static : !cute.int_tuple<"1024">
  %a6 = cute.add_offset(%a4, %a5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a7 = cute.recast_iter(%a6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,16),16):((64,512),1)">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),16):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 2048 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">, !cute.coord<"?">, f16) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(16,32,2):(32,1,512)">
  %view15 = cute.make_view(%b, %layout14) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(16,32,2):(32,1,512)">) -> !cute.memref<f16, gmem, align<16>, "(16,32,2):(32,1,512)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<f16, gmem, align<16>, "(16,32,2):(32,1,512)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f16, gmem, align<16>, "(16,32):(32,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,2),32):((64,512),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),32):((64,512),1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">
  %count24 = arith.constant 512 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%half17, %at26) : (!cute.memref<f16, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">, !cute.coord<"?">, f16) -> ()
  }
  %layout28 = cute.static : !cute.layout<"(128,36,2):(36,1,4608)">
  %view29 = cute.make_view(%c, %layout28) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36,2):(36,1,4608)">) -> !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">
  %at30 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half31 = cute.slice(%view29, %at30) : !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout32 = cute.static : !cute.layout<"(128,36,2):(36,1,4608)">
  %view33 = cute.make_view(%d, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,36,2):(36,1,4608)">) -> !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">
  %at34 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half35 = cute.slice(%view33, %at34) : !cute.memref<f32, gmem, align<16>, "(128,36,2):(36,1,4608)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %bytes36 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes36) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %columns = arith.constant 64 : i32
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
  %first44 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout49 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout54 = cute.static : !cute.layout<"4:1">
  %registers55 = cute.make_fragment(%layout54) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first56 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout57 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows58 = cute.make_view(%first56, %layout57) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at59 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part60 = cute.slice(%rows58, %at59) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout61 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes62 = cute.make_view(%tensor, %layout61) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values65 = cute.memref.load_vec(%part60) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values65, %registers55) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers55, %part64) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout66 = cute.static : !cute.layout<"4:1">
  %registers67 = cute.make_fragment(%layout66) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first68 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout69 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows70 = cute.make_view(%first68, %layout69) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at71 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part72 = cute.slice(%rows70, %at71) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout73 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes74 = cute.make_view(%tensor, %layout73) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at75 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part76 = cute.slice(%lanes74, %at75) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values77 = cute.memref.load_vec(%part72) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values77, %registers67) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers67, %part76) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout78 = cute.static : !cute.layout<"4:1">
  %registers79 = cute.make_fragment(%layout78) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first80 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout81 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows82 = cute.make_view(%first80, %layout81) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at83 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part84 = cute.slice(%rows82, %at83) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout85 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes86 = cute.make_view(%tensor, %layout85) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at87 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part88 = cute.slice(%lanes86, %at87) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values89 = cute.memref.load_vec(%part84) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values89, %registers79) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers79, %part88) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout90 = cute.static : !cute.layout<"4:1">
  %registers91 = cute.make_fragment(%layout90) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first92 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout93 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows94 = cute.make_view(%first92, %layout93) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at95 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part96 = cute.slice(%rows94, %at95) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout97 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes98 = cute.make_view(%tensor, %layout97) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at99 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part100 = cute.slice(%lanes98, %at99) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values101 = cute.memref.load_vec(%part96) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values101, %registers91) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers91, %part100) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout102 = cute.static : !cute.layout<"4:1">
  %registers103 = cute.make_fragment(%layout102) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first104 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout105 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows106 = cute.make_view(%first104, %layout105) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at107 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part108 = cute.slice(%rows106, %at107) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout109 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes110 = cute.make_view(%tensor, %layout109) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at111 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part112 = cute.slice(%lanes110, %at111) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values113 = cute.memref.load_vec(%part108) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values113, %registers103) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers103, %part112) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout114 = cute.static : !cute.layout<"4:1">
  %registers115 = cute.make_fragment(%layout114) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first116 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout117 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows118 = cute.make_view(%first116, %layout117) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at119 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part120 = cute.slice(%rows118, %at119) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout121 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes122 = cute.make_view(%tensor, %layout121) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at123 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part124 = cute.slice(%lanes122, %at123) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values125 = cute.memref.load_vec(%part120) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values125, %registers115) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers115, %part124) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout126 = cute.static : !cute.layout<"4:1">
  %registers127 = cute.make_fragment(%layout126) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first128 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout129 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows130 = cute.make_view(%first128, %layout129) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at131 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part132 = cute.slice(%rows130, %at131) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout133 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes134 = cute.make_view(%tensor, %layout133) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at135 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part136 = cute.slice(%lanes134, %at135) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values137 = cute.memref.load_vec(%part132) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values137, %registers127) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers127, %part136) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  %layout138 = cute.static : !cute.layout<"4:1">
  %registers139 = cute.make_fragment(%layout138) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first140 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout141 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows142 = cute.make_view(%first140, %layout141) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at143 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part144 = cute.slice(%rows142, %at143) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout145 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes146 = cute.make_view(%tensor, %layout145) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at147 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part148 = cute.slice(%lanes146, %at147) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  %values149 = cute.memref.load_vec(%part144) : (!cute.memref<f32, gmem, align<16>, "(4):(1)">) -> vector<4xf32>
  cute.memref.store_vec(%values149, %registers139) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute.copy_atom_call(%atom41, %registers139, %part148) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout150 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view151 = cute.make_view(%tensor, %layout150) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %made152 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 3>
  %column153 = cute.static : !cute.int_tuple<"32">
  %columns154 = cute.add_offset(%tensor, %column153) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made155 = cute_nvgpu.atom.set_value <metadata> (%made152, %columns154) : (!cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 3>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier0
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %both = arith.constant 3 : i16
  %even = arith.cmpi eq, %rank, %zero : i32
  %issues = arith.andi %first, %even : i1
  scf.if %issues {
  cute.mma_atom_call(%made155, %view151, %view9, %view23, %view151) : (!cute_nvgpu.sm100.mma_sp<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss, c_scale_exp = 3>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,16),16):((64,512),1)">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((8,2),32):((64,512),1)">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks156 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks156 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom157 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout158 = cute.static : !cute.layout<"4:1">
  %registers159 = cute.make_fragment(%layout158) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first160 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout161 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows162 = cute.make_view(%first160, %layout161) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at163 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part164 = cute.slice(%rows162, %at163) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout165 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes166 = cute.make_view(%tensor, %layout165) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at167 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part168 = cute.slice(%lanes166, %at167) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part168, %registers159) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers159) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values169 = cute.memref.load_vec(%registers159) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values169, %part164) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout170 = cute.static : !cute.layout<"4:1">
  %registers171 = cute.make_fragment(%layout170) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first172 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout173 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows174 = cute.make_view(%first172, %layout173) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at175 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part176 = cute.slice(%rows174, %at175) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout177 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes178 = cute.make_view(%tensor, %layout177) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at179 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part180 = cute.slice(%lanes178, %at179) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part180, %registers171) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers171) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values181 = cute.memref.load_vec(%registers171) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values181, %part176) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout182 = cute.static : !cute.layout<"4:1">
  %registers183 = cute.make_fragment(%layout182) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first184 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout185 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows186 = cute.make_view(%first184, %layout185) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at187 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part188 = cute.slice(%rows186, %at187) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout189 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes190 = cute.make_view(%tensor, %layout189) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at191 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part192 = cute.slice(%lanes190, %at191) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part192, %registers183) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers183) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values193 = cute.memref.load_vec(%registers183) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values193, %part188) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout194 = cute.static : !cute.layout<"4:1">
  %registers195 = cute.make_fragment(%layout194) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first196 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout197 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows198 = cute.make_view(%first196, %layout197) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at199 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part200 = cute.slice(%rows198, %at199) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout201 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes202 = cute.make_view(%tensor, %layout201) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at203 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part204 = cute.slice(%lanes202, %at203) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part204, %registers195) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers195) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values205 = cute.memref.load_vec(%registers195) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values205, %part200) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout206 = cute.static : !cute.layout<"4:1">
  %registers207 = cute.make_fragment(%layout206) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first208 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout209 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows210 = cute.make_view(%first208, %layout209) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at211 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part212 = cute.slice(%rows210, %at211) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout213 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes214 = cute.make_view(%tensor, %layout213) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at215 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part216 = cute.slice(%lanes214, %at215) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part216, %registers207) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers207) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values217 = cute.memref.load_vec(%registers207) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values217, %part212) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout218 = cute.static : !cute.layout<"4:1">
  %registers219 = cute.make_fragment(%layout218) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first220 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout221 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows222 = cute.make_view(%first220, %layout221) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at223 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part224 = cute.slice(%rows222, %at223) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout225 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes226 = cute.make_view(%tensor, %layout225) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at227 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part228 = cute.slice(%lanes226, %at227) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part228, %registers219) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers219) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values229 = cute.memref.load_vec(%registers219) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values229, %part224) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout230 = cute.static : !cute.layout<"4:1">
  %registers231 = cute.make_fragment(%layout230) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first232 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout233 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows234 = cute.make_view(%first232, %layout233) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at235 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part236 = cute.slice(%rows234, %at235) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout237 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes238 = cute.make_view(%tensor, %layout237) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at239 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part240 = cute.slice(%lanes238, %at239) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part240, %registers231) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers231) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values241 = cute.memref.load_vec(%registers231) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values241, %part236) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout242 = cute.static : !cute.layout<"4:1">
  %registers243 = cute.make_fragment(%layout242) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first244 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout245 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows246 = cute.make_view(%first244, %layout245) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at247 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part248 = cute.slice(%rows246, %at247) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout249 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes250 = cute.make_view(%tensor, %layout249) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at251 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part252 = cute.slice(%lanes250, %at251) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part252, %registers243) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers243) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values253 = cute.memref.load_vec(%registers243) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values253, %part248) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout254 = cute.static : !cute.layout<"4:1">
  %registers255 = cute.make_fragment(%layout254) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first256 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout257 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows258 = cute.make_view(%first256, %layout257) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at259 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part260 = cute.slice(%rows258, %at259) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout261 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes262 = cute.make_view(%tensor, %layout261) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at263 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part264 = cute.slice(%lanes262, %at263) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom157, %part264, %registers255) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers255) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values265 = cute.memref.load_vec(%registers255) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values265, %part260) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
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
