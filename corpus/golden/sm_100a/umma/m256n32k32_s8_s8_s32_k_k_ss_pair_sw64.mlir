// !cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0>
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
  %a7 = cute.recast_iter(%a6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<2,4,3>>
  %layout8 = cute.static : !cute.layout<"((8,16),32):((64,512),1)">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<i8, smem, align<1024>, S<2,4,3>>, !cute.layout<"((8,16),32):((64,512),1)">) -> !cute.memref<i8, smem, align<1024>, S<2,4,3>, "((8,16),32):((64,512),1)">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 4096 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, S<2,4,3>, "((8,16),32):((64,512),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout14 = cute.static : !cute.layout<"(16,32,2):(32,1,512)">
  %view15 = cute.make_view(%b, %layout14) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32,2):(32,1,512)">) -> !cute.memref<i8, gmem, align<16>, "(16,32,2):(32,1,512)">
  %at16 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half17 = cute.slice(%view15, %at16) : !cute.memref<i8, gmem, align<16>, "(16,32,2):(32,1,512)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b19 = cute.static : !cute.int_tuple<"17408">
  %b20 = cute.add_offset(%b18, %b19) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b21 = cute.recast_iter(%b20) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<2,4,3>>
  %layout22 = cute.static : !cute.layout<"((8,2),32):((64,512),1)">
  %view23 = cute.make_view(%b21, %layout22) : (!cute.ptr<i8, smem, align<1024>, S<2,4,3>>, !cute.layout<"((8,2),32):((64,512),1)">) -> !cute.memref<i8, smem, align<1024>, S<2,4,3>, "((8,2),32):((64,512),1)">
  %count24 = arith.constant 512 : i32
  scf.for %i25 = %tid to %count24 step %threads : i32 {
  %at26 = cute.make_coord(%i25) : (i32) -> !cute.coord<"?">
  %value27 = cute.memref.load(%half17, %at26) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view23, %at26, %value27) : (!cute.memref<i8, smem, align<1024>, S<2,4,3>, "((8,2),32):((64,512),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout28 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view29 = cute.make_view(%c, %layout28) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at30 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half31 = cute.slice(%view29, %at30) : !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout32 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view33 = cute.make_view(%d, %layout32) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at34 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half35 = cute.slice(%view33, %at34) : !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
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
  %atom41 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>
  %layout42 = cute.static : !cute.layout<"32:1">
  %registers43 = cute.make_fragment(%layout42) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first44 = cute.get_iter(%half31) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout45 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows46 = cute.make_view(%first44, %layout45) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at47 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part48 = cute.slice(%rows46, %at47) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout49 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes50 = cute.make_view(%tensor, %layout49) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at51 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part52 = cute.slice(%lanes50, %at51) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  %values53 = cute.memref.load_vec(%part48) : (!cute.memref<f32, gmem, align<16>, "(32):(1)">) -> vector<32xf32>
  cute.memref.store_vec(%values53, %registers43) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom41, %registers43, %part52) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, rmem, align<16>, "32:1">, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %typed54 = cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> !cute.ptr<i32, tmem, align<16>>
  %layout55 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view56 = cute.make_view(%typed54, %layout55) : (!cute.ptr<i32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">
  %made57 = cute.make_atom() : !cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0>
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
  cute.mma_atom_call(%made57, %view56, %view9, %view23, %view56) : (!cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (i8, i8, i32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<i8, smem, align<1024>, S<2,4,3>, "((8,16),32):((64,512),1)">, !cute.memref<i8, smem, align<1024>, S<2,4,3>, "((8,2),32):((64,512),1)">, !cute.memref<i32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks58 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks58 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom59 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>
  %layout60 = cute.static : !cute.layout<"32:1">
  %registers61 = cute.make_fragment(%layout60) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first62 = cute.get_iter(%half35) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout63 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows64 = cute.make_view(%first62, %layout63) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at65 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part66 = cute.slice(%rows64, %at65) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout67 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes68 = cute.make_view(%tensor, %layout67) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at69 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part70 = cute.slice(%lanes68, %at69) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  cute.copy_atom_call(%atom59, %part70, %registers61) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers61) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %values71 = cute.memref.load_vec(%registers61) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values71, %part66) : (vector<32xf32>, !cute.memref<f32, gmem, align<16>, "(32):(1)">) -> ()
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
