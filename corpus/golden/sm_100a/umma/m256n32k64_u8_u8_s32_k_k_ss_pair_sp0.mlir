// !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ss, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<i8, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i8, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">
  %a4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.static : !cute.int_tuple<"1024">
  %a6 = cute.add_offset(%a4, %a5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a7 = cute.recast_iter(%a6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,16),32):((128,1024),1)">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,16),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 4096 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(16,64,2):(64,1,1024)">
  %view15 = cute.make_view(%b, %layout14) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,64,2):(64,1,1024)">) -> !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<i8, gmem, align<16>, "(16,64,2):(64,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,2),64):((128,1024),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,2),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">
  %count24 = arith.constant 1024 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%half17, %at26) : (!cute.memref<i8, gmem, align<16>, "(16,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
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
  %typed150 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i32, tmem, align<16>>
  %layout151 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view152 = cute.make_view(%typed150, %layout151) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">
  %made153 = cute.make_atom() : !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ss, c_scale_exp = 0>
  %column154 = cute.static : !cute.int_tuple<"32">
  %columns155 = cute.add_offset(%tensor, %column154) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made156 = cute_nvgpu.atom.set_value <metadata> (%made153, %columns155) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ss, c_scale_exp = 0>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ss, c_scale_exp = 0>
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
  cute.mma_atom_call(%made156, %view152, %view9, %view23, %view152) : (!cute_nvgpu.sm100.mma_sp<256x32x64, num_cta = 2, ab_major = (k, k), elem_type = (ui8, ui8, i32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,16),32):((128,1024),1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,2),64):((128,1024),1)">, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks157 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks157 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom158 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>
  %layout159 = cute.static : !cute.layout<"4:1">
  %registers160 = cute.make_fragment(%layout159) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first161 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout162 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows163 = cute.make_view(%first161, %layout162) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at164 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part165 = cute.slice(%rows163, %at164) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout166 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes167 = cute.make_view(%tensor, %layout166) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at168 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part169 = cute.slice(%lanes167, %at168) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part169, %registers160) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers160) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values170 = cute.memref.load_vec(%registers160) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values170, %part165) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout171 = cute.static : !cute.layout<"4:1">
  %registers172 = cute.make_fragment(%layout171) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first173 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout174 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows175 = cute.make_view(%first173, %layout174) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at176 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part177 = cute.slice(%rows175, %at176) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout178 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes179 = cute.make_view(%tensor, %layout178) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at180 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part181 = cute.slice(%lanes179, %at180) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part181, %registers172) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers172) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values182 = cute.memref.load_vec(%registers172) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values182, %part177) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout183 = cute.static : !cute.layout<"4:1">
  %registers184 = cute.make_fragment(%layout183) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first185 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout186 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows187 = cute.make_view(%first185, %layout186) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at188 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part189 = cute.slice(%rows187, %at188) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout190 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes191 = cute.make_view(%tensor, %layout190) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at192 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part193 = cute.slice(%lanes191, %at192) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part193, %registers184) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers184) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values194 = cute.memref.load_vec(%registers184) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values194, %part189) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout195 = cute.static : !cute.layout<"4:1">
  %registers196 = cute.make_fragment(%layout195) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first197 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout198 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows199 = cute.make_view(%first197, %layout198) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at200 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part201 = cute.slice(%rows199, %at200) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout202 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes203 = cute.make_view(%tensor, %layout202) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at204 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part205 = cute.slice(%lanes203, %at204) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part205, %registers196) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers196) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values206 = cute.memref.load_vec(%registers196) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values206, %part201) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout207 = cute.static : !cute.layout<"4:1">
  %registers208 = cute.make_fragment(%layout207) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first209 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout210 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows211 = cute.make_view(%first209, %layout210) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at212 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part213 = cute.slice(%rows211, %at212) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout214 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes215 = cute.make_view(%tensor, %layout214) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at216 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part217 = cute.slice(%lanes215, %at216) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part217, %registers208) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers208) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values218 = cute.memref.load_vec(%registers208) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values218, %part213) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout219 = cute.static : !cute.layout<"4:1">
  %registers220 = cute.make_fragment(%layout219) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first221 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout222 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows223 = cute.make_view(%first221, %layout222) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at224 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,5,0)">
  %part225 = cute.slice(%rows223, %at224) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,5,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout226 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes227 = cute.make_view(%tensor, %layout226) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at228 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,5,0,?)">
  %part229 = cute.slice(%lanes227, %at228) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,5,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part229, %registers220) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers220) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values230 = cute.memref.load_vec(%registers220) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values230, %part225) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout231 = cute.static : !cute.layout<"4:1">
  %registers232 = cute.make_fragment(%layout231) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first233 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout234 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows235 = cute.make_view(%first233, %layout234) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at236 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,6,0)">
  %part237 = cute.slice(%rows235, %at236) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,6,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout238 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes239 = cute.make_view(%tensor, %layout238) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at240 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,6,0,?)">
  %part241 = cute.slice(%lanes239, %at240) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,6,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part241, %registers232) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers232) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values242 = cute.memref.load_vec(%registers232) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values242, %part237) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout243 = cute.static : !cute.layout<"4:1">
  %registers244 = cute.make_fragment(%layout243) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first245 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout246 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows247 = cute.make_view(%first245, %layout246) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at248 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,7,0)">
  %part249 = cute.slice(%rows247, %at248) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,7,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout250 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes251 = cute.make_view(%tensor, %layout250) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at252 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,7,0,?)">
  %part253 = cute.slice(%lanes251, %at252) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,7,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part253, %registers244) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers244) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values254 = cute.memref.load_vec(%registers244) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values254, %part249) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
  %layout255 = cute.static : !cute.layout<"4:1">
  %registers256 = cute.make_fragment(%layout255) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %first257 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,36):(36,1)">
  %layout258 = cute.static : !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">
  %rows259 = cute.make_view(%first257, %layout258) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),4,9,1):((36,1152),1,4,1152)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">
  %at260 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,8,0)">
  %part261 = cute.slice(%rows259, %at260) : !cute.memref<f32, gmem, align<16>, "((32,4),4,9,1):((36,1152),1,4,1152)">, !cute.coord<"(?,_,8,0)"> -> !cute.memref<f32, gmem, align<16>, "(4):(1)">
  %layout262 = cute.static : !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %lanes263 = cute.make_view(%tensor, %layout262) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((4,32),9,1,4):((1,65536),4,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">
  %at264 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,8,0,?)">
  %part265 = cute.slice(%lanes263, %at264) : !cute.memref<f32, tmem, align<16>, "((4,32),9,1,4):((1,65536),4,2097152,2097152)">, !cute.coord<"(_,8,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">
  cute.copy_atom_call(%atom158, %part265, %registers256) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x4>, !cute.memref<f32, tmem, align<16>, "((4,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers256) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %values266 = cute.memref.load_vec(%registers256) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values266, %part261) : (vector<4xf32>, !cute.memref<f32, gmem, align<16>, "(4):(1)">) -> ()
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
