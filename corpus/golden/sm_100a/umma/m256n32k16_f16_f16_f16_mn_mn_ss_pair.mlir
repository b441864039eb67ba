// !cute_nvgpu.sm100.mma<256x32x16, num_cta = 2, ab_major = (mn, mn), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>
// D = A B + D; A row by row, B column by column, tensor memory lane by lane.
func.func @umma(%a: !cute.ptr<f16, gmem, align<16>>, %b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f16, gmem, align<16>>, %d: !cute.ptr<f16, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2>} {
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
  %layout8 = cute.static : !cute.layout<"((64,2),(8,2)):((1,1024),(64,512))">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"((64,2),(8,2)):((1,1024),(64,512))">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2)):((1,1024),(64,512))">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 2048 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<f16, gmem, align<16>, "(128,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2)):((1,1024),(64,512))">, !cute.coord<"?">, f16) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(16,16,2):(16,1,256)">
  %view15 = cute.make_view(%b, %layout14) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(16,16,2):(16,1,256)">) -> !cute.memref<f16, gmem, align<16>, "(16,16,2):(16,1,256)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<f16, gmem, align<16>, "(16,16,2):(16,1,256)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f16, gmem, align<16>, "(16,16):(16,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout22 = cute.static : !cute.layout<"(16,(8,2)):(1,(64,512))">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"(16,(8,2)):(1,(64,512))">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(16,(8,2)):(1,(64,512))">
  %count24 = arith.constant 256 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%half17, %at26) : (!cute.memref<f16, gmem, align<16>, "(16,16):(16,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "(16,(8,2)):(1,(64,512))">, !cute.coord<"?">, f16) -> ()
  }
  %layout28 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view29 = cute.make_view(%c, %layout28) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<f16, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at30 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half31 = cute.slice(%view29, %at30) : !cute.memref<f16, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %layout32 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view33 = cute.make_view(%d, %layout32) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<f16, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at34 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half35 = cute.slice(%view33, %at34) : !cute.memref<f16, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %bytes36 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes36) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %atom41 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x16, expand_16>
  %layout42 = cute.static : !cute.layout<"32:1">
  %registers43 = cute.make_fragment(%layout42) : (!cute.layout<"32:1">) -> !cute.memref<f16, rmem, align<16>, "32:1">
  %first44 = cute.get_iter(%half31) : !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f16, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(32):(1)">
  %typed49 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout50 = cute.static : !cute.layout<"((32,32),1,1,4):((2,131072),64,4194304,4194304)">
  %lanes51 = cute.make_view(%typed49, %layout50) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((2,131072),64,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((32,32),1,1,4):((2,131072),64,4194304,4194304)">
  %at52 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part53 = cute.slice(%lanes51, %at52) : !cute.memref<f16, tmem, align<16>, "((32,32),1,1,4):((2,131072),64,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((32,32)):((2,131072))">
  %values54 = cute.memref.load_vec(%part48) : (!cute.memref<f16, gmem, align<16>, "(32):(1)">) -> vector<32xf16>
  cute.memref.store_vec(%values54, %registers43) : (vector<32xf16>, !cute.memref<f16, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part53) : (!cute_nvgpu.atom.tmem_store<f16, 32 DP, 32 bit, x16, expand_16>, !cute.memref<f16, rmem, align<16>, "32:1">, !cute.memref<f16, tmem, align<16>, "((32,32)):((2,131072))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed55 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout56 = cute.static : !cute.layout<"(128,32):(131072,2)">
  %view57 = cute.make_view(%typed55, %layout56) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"(128,32):(131072,2)">) -> !cute.memref<f16, tmem, align<16>, "(128,32):(131072,2)">
  %made58 = cute.make_atom() : !cute_nvgpu.sm100.mma<256x32x16, num_cta = 2, ab_major = (mn, mn), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>
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
  cute.mma_atom_call(%made58, %view57, %view9, %view23, %view57) : (!cute_nvgpu.sm100.mma<256x32x16, num_cta = 2, ab_major = (mn, mn), elem_type = (f16, f16, f16), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f16, tmem, align<16>, "(128,32):(131072,2)">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "((64,2),(8,2)):((1,1024),(64,512))">, !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(16,(8,2)):(1,(64,512))">, !cute.memref<f16, tmem, align<16>, "(128,32):(131072,2)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks59 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks59 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom60 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x16, pack_16>
  %layout61 = cute.static : !cute.layout<"32:1">
  %registers62 = cute.make_fragment(%layout61) : (!cute.layout<"32:1">) -> !cute.memref<f16, rmem, align<16>, "32:1">
  %first63 = cute.get_iter(%half35) : !cute.memref<f16, gmem, align<16>, "(128,32):(32,1)">
  %layout64 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows65 = cute.make_view(%first63, %layout64) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f16, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at66 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part67 = cute.slice(%rows65, %at66) : !cute.memref<f16, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f16, gmem, align<16>, "(32):(1)">
  %typed68 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<f16, tmem, align<16>>
  %layout69 = cute.static : !cute.layout<"((32,32),1,1,4):((2,131072),64,4194304,4194304)">
  %lanes70 = cute.make_view(%typed68, %layout69) : (!cute.ptr<f16, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((2,131072),64,4194304,4194304)">) -> !cute.memref<f16, tmem, align<16>, "((32,32),1,1,4):((2,131072),64,4194304,4194304)">
  %at71 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part72 = cute.slice(%lanes70, %at71) : !cute.memref<f16, tmem, align<16>, "((32,32),1,1,4):((2,131072),64,4194304,4194304)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f16, tmem, align<16>, "((32,32)):((2,131072))">
  cute.copy_atom_call(%atom60, %part72, %registers62) : (!cute_nvgpu.atom.tmem_load<f16, 32 DP, 32 bit, x16, pack_16>, !cute.memref<f16, tmem, align<16>, "((32,32)):((2,131072))">, !cute.memref<f16, rmem, align<16>, "32:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers62) : (!cute.memref<f16, rmem, align<16>, "32:1">) -> ()
  %values73 = cute.memref.load_vec(%registers62) : (!cute.memref<f16, rmem, align<16>, "32:1">) -> vector<32xf16>
  cute.memref.store_vec(%values73, %part67) : (vector<32xf16>, !cute.memref<f16, gmem, align<16>, "(32):(1)">) -> ()
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
