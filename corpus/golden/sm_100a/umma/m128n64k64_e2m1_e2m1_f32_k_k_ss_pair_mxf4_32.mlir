// !cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %layout0 = cute.static : !cute.layout<"(64,32,2):(32,1,2048)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,32,2):(32,1,2048)">) -> !cute.memref<i8, gmem, align<16>, "(64,32,2):(32,1,2048)">
  %at2 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half3 = cute.slice(%view1, %at2) : !cute.memref<i8, gmem, align<16>, "(64,32,2):(32,1,2048)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">
  %a4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a5 = cute.static : !cute.int_tuple<"1024">
  %a6 = cute.add_offset(%a4, %a5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %a7 = cute.recast_iter(%a6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,8),32):((128,1024),1)">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 2048 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(64,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(32,32,2):(32,1,1024)">
  %view15 = cute.make_view(%b, %layout14) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(32,32,2):(32,1,1024)">) -> !cute.memref<i8, gmem, align<16>, "(32,32,2):(32,1,1024)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<i8, gmem, align<16>, "(32,32,2):(32,1,1024)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(32,32):(32,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,4),32):((128,1024),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,4),32):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">
  %count24 = arith.constant 1024 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%half17, %at26) : (!cute.memref<i8, gmem, align<16>, "(32,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout28 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view29 = cute.make_view(%c, %layout28) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at30 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half31 = cute.slice(%view29, %at30) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout32 = cute.static : !cute.layout<"(128,40,2):(40,1,5120)">
  %view33 = cute.make_view(%d, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,40,2):(40,1,5120)">) -> !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">
  %at34 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half35 = cute.slice(%view33, %at34) : !cute.memref<f32, gmem, align<16>, "(128,40,2):(40,1,5120)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
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
  %atom41 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>
  %layout42 = cute.static : !cute.layout<"8:1">
  %registers43 = cute.make_fragment(%layout42) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first44 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout49 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout54 = cute.static : !cute.layout<"8:1">
  %registers55 = cute.make_fragment(%layout54) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first56 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout57 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows58 = cute.make_view(%first56, %layout57) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at59 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part60 = cute.slice(%rows58, %at59) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout61 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes62 = cute.make_view(%tensor, %layout61) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at63 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part64 = cute.slice(%lanes62, %at63) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values65 = cute.memref.load_vec(%part60) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values65, %registers55) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers55, %part64) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout66 = cute.static : !cute.layout<"8:1">
  %registers67 = cute.make_fragment(%layout66) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first68 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout69 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows70 = cute.make_view(%first68, %layout69) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at71 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part72 = cute.slice(%rows70, %at71) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout73 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes74 = cute.make_view(%tensor, %layout73) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at75 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part76 = cute.slice(%lanes74, %at75) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values77 = cute.memref.load_vec(%part72) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values77, %registers67) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers67, %part76) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout78 = cute.static : !cute.layout<"8:1">
  %registers79 = cute.make_fragment(%layout78) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first80 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout81 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows82 = cute.make_view(%first80, %layout81) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at83 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part84 = cute.slice(%rows82, %at83) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout85 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes86 = cute.make_view(%tensor, %layout85) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at87 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part88 = cute.slice(%lanes86, %at87) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values89 = cute.memref.load_vec(%part84) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values89, %registers79) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers79, %part88) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  %layout90 = cute.static : !cute.layout<"8:1">
  %registers91 = cute.make_fragment(%layout90) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first92 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout93 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows94 = cute.make_view(%first92, %layout93) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at95 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part96 = cute.slice(%rows94, %at95) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout97 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes98 = cute.make_view(%tensor, %layout97) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at99 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part100 = cute.slice(%lanes98, %at99) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  %values101 = cute.memref.load_vec(%part96) : (!cute.memref<f32, gmem, align<16>, "(8):(1)">) -> vector<8xf32>
  cute.memref.store_vec(%values101, %registers91) : (vector<8xf32>, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute.copy_atom_call(%atom41, %registers91, %part100) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, rmem, align<16>, "8:1">, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout102 = cute.static : !cute.layout<"(64,(32,2)):(65536,(1,4194304))">
  %view103 = cute.make_view(%tensor, %layout102) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(64,(32,2)):(65536,(1,4194304))">) -> !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">
  %made104 = cute.make_atom() : !cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column105 = cute.static : !cute.int_tuple<"32">
  %columns106 = cute.add_offset(%tensor, %column105) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"32">) -> !cute.ptr<f32, tmem, align<16>>
  %made107 = cute_nvgpu.atom.set_value <sf_a> (%made104, %columns106) : (!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>
  %column108 = cute.static : !cute.int_tuple<"36">
  %columns109 = cute.add_offset(%tensor, %column108) : (!cute.ptr<f32, tmem, align<16>>, !cute.int_tuple<"36">) -> !cute.ptr<f32, tmem, align<16>>
  %made110 = cute_nvgpu.atom.set_value <sf_b> (%made107, %columns109) : (!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.ptr<f32, tmem, align<16>>) -> !cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>
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
  cute.mma_atom_call(%made110, %view103, %view9, %view23, %view103) : (!cute_nvgpu.sm100.mma_bs<128x64x64, num_cta = 2, ab_major = (k, k), elem_type = (f4E2M1FN, f4E2M1FN, f32), frag_kind = ss, kind = mxf4, sf_type = f8E8M0FNU, sf_vec = 32>, !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,8),32):((128,1024),1)">, !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,4),32):((128,1024),1)">, !cute.memref<f32, tmem, align<16>, "(64,(32,2)):(65536,(1,4194304))">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks111 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks111 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom112 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>
  %layout113 = cute.static : !cute.layout<"8:1">
  %registers114 = cute.make_fragment(%layout113) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first115 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout116 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows117 = cute.make_view(%first115, %layout116) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at118 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part119 = cute.slice(%rows117, %at118) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout120 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes121 = cute.make_view(%tensor, %layout120) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at122 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part123 = cute.slice(%lanes121, %at122) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom112, %part123, %registers114) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers114) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values124 = cute.memref.load_vec(%registers114) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values124, %part119) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout125 = cute.static : !cute.layout<"8:1">
  %registers126 = cute.make_fragment(%layout125) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first127 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout128 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows129 = cute.make_view(%first127, %layout128) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at130 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,1,0)">
  %part131 = cute.slice(%rows129, %at130) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,1,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout132 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes133 = cute.make_view(%tensor, %layout132) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at134 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,1,0,?)">
  %part135 = cute.slice(%lanes133, %at134) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,1,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom112, %part135, %registers126) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers126) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values136 = cute.memref.load_vec(%registers126) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values136, %part131) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout137 = cute.static : !cute.layout<"8:1">
  %registers138 = cute.make_fragment(%layout137) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first139 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout140 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows141 = cute.make_view(%first139, %layout140) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at142 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,2,0)">
  %part143 = cute.slice(%rows141, %at142) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,2,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout144 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes145 = cute.make_view(%tensor, %layout144) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at146 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,2,0,?)">
  %part147 = cute.slice(%lanes145, %at146) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,2,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom112, %part147, %registers138) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers138) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values148 = cute.memref.load_vec(%registers138) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values148, %part143) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout149 = cute.static : !cute.layout<"8:1">
  %registers150 = cute.make_fragment(%layout149) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first151 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout152 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows153 = cute.make_view(%first151, %layout152) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at154 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,3,0)">
  %part155 = cute.slice(%rows153, %at154) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,3,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout156 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes157 = cute.make_view(%tensor, %layout156) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at158 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,3,0,?)">
  %part159 = cute.slice(%lanes157, %at158) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,3,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom112, %part159, %registers150) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers150) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values160 = cute.memref.load_vec(%registers150) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values160, %part155) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
  %layout161 = cute.static : !cute.layout<"8:1">
  %registers162 = cute.make_fragment(%layout161) : (!cute.layout<"8:1">) -> !cute.memref<f32, rmem, align<16>, "8:1">
  %first163 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,40):(40,1)">
  %layout164 = cute.static : !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">
  %rows165 = cute.make_view(%first163, %layout164) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),8,5,1):((40,1280),1,8,1280)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">
  %at166 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,4,0)">
  %part167 = cute.slice(%rows165, %at166) : !cute.memref<f32, gmem, align<16>, "((32,4),8,5,1):((40,1280),1,8,1280)">, !cute.coord<"(?,_,4,0)"> -> !cute.memref<f32, gmem, align<16>, "(8):(1)">
  %layout168 = cute.static : !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %lanes169 = cute.make_view(%tensor, %layout168) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((8,32),5,1,4):((1,65536),8,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">
  %at170 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,4,0,?)">
  %part171 = cute.slice(%lanes169, %at170) : !cute.memref<f32, tmem, align<16>, "((8,32),5,1,4):((1,65536),8,2097152,2097152)">, !cute.coord<"(_,4,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">
  cute.copy_atom_call(%atom112, %part171, %registers162) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x8>, !cute.memref<f32, tmem, align<16>, "((8,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers162) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> ()
  %values172 = cute.memref.load_vec(%registers162) : (!cute.memref<f32, rmem, align<16>, "8:1">) -> vector<8xf32>
  cute.memref.store_vec(%values172, %part167) : (vector<8xf32>, !cute.memref<f32, gmem, align<16>, "(8):(1)">) -> ()
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
