// !cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
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
  %a7 = cute.recast_iter(%a6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>>
  %layout8 = cute.static : !cute.layout<"((8,16),(16,2)):((16,256),(1,128))">
  %view9 = cute.make_view(%a7, %layout8) : (!cute.ptr<i8, smem, align<1024>>, !cute.layout<"((8,16),(16,2)):((16,256),(1,128))">) -> !cute.memref<i8, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">
  %threads = arith.constant 128 : i32
  %count10 = arith.constant 4096 : i32
  scf.for %i11 = %tid to %count10 step %threads : i32 {
  %at12 = cute.make_coord(%i11) : (i32) -> !cute.coord<"?">
  %value13 = cute.memref.load(%half3, %at12) : (!cute.memref<i8, gmem, align<16>, "(128,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view9, %at12, %value13) : (!cute.memref<i8, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">, !cute.coord<"?">, i8) -> ()
  }
  %first14 = cute.get_iter(%view9) : !cute.memref<i8, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">
  %first15 = cute.recast_iter(%first14) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>>
  %layout16 = cute.static : !cute.layout<"((8,16),(16,2)):((16,256),(1,128))">
  %view17 = cute.make_view(%first15, %layout16) : (!cute.ptr<f8E4M3FN, smem, align<1024>>, !cute.layout<"((8,16),(16,2)):((16,256),(1,128))">) -> !cute.memref<f8E4M3FN, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">
  %layout18 = cute.static : !cute.layout<"(16,32,2):(32,1,512)">
  %view19 = cute.make_view(%b, %layout18) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(16,32,2):(32,1,512)">) -> !cute.memref<i8, gmem, align<16>, "(16,32,2):(32,1,512)">
  %at20 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half21 = cute.slice(%view19, %at20) : !cute.memref<i8, gmem, align<16>, "(16,32,2):(32,1,512)">, !cute.coord<"(_,_,?)"> -> !cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">
  %b22 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b23 = cute.static : !cute.int_tuple<"17408">
  %b24 = cute.add_offset(%b22, %b23) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"17408">) -> !cute.ptr<i8, smem, align<1024>>
  %b25 = cute.recast_iter(%b24) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>>
  %layout26 = cute.static : !cute.layout<"((8,2),(16,2)):((16,256),(1,128))">
  %view27 = cute.make_view(%b25, %layout26) : (!cute.ptr<i8, smem, align<1024>>, !cute.layout<"((8,2),(16,2)):((16,256),(1,128))">) -> !cute.memref<i8, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">
  %count28 = arith.constant 512 : i32
  scf.for %i29 = %tid to %count28 step %threads : i32 {
  %at30 = cute.make_coord(%i29) : (i32) -> !cute.coord<"?">
  %value31 = cute.memref.load(%half21, %at30) : (!cute.memref<i8, gmem, align<16>, "(16,32):(32,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view27, %at30, %value31) : (!cute.memref<i8, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">, !cute.coord<"?">, i8) -> ()
  }
  %first32 = cute.get_iter(%view27) : !cute.memref<i8, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">
  %first33 = cute.recast_iter(%first32) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>>
  %layout34 = cute.static : !cute.layout<"((8,2),(16,2)):((16,256),(1,128))">
  %view35 = cute.make_view(%first33, %layout34) : (!cute.ptr<f8E4M3FN, smem, align<1024>>, !cute.layout<"((8,2),(16,2)):((16,256),(1,128))">) -> !cute.memref<f8E4M3FN, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">
  %layout36 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view37 = cute.make_view(%c, %layout36) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at38 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half39 = cute.slice(%view37, %at38) : !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout40 = cute.static : !cute.layout<"(128,32,2):(32,1,4096)">
  %view41 = cute.make_view(%d, %layout40) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"(128,32,2):(32,1,4096)">) -> !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">
  %at42 = cute.make_coord(%rank) : (i32) -> !cute.coord<"(_,_,?)">
  %half43 = cute.slice(%view41, %at42) : !cute.memref<f32, gmem, align<16>, "(128,32,2):(32,1,4096)">, !cute.coord<"(_,_,?)"> -> !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %bytes44 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %slot = cute.recast_iter(%bytes44) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
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
  %bytes45 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %offset46 = cute.static : !cute.int_tuple<"64">
  %at47 = cute.add_offset(%bytes45, %offset46) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"64">) -> !cute.ptr<i8, smem, align<64>>
  %barrier = cute.recast_iter(%at47) : (!cute.ptr<i8, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<64>> to !llvm.ptr<3>
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  %init48 = cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, !cute.ptr<i64, smem, align<64>>) -> !cute.ptr<i64, smem, align<64>>
  nvvm.fence.mbarrier.init
  }
  %atom49 = cute.make_atom() : !cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>
  %layout50 = cute.static : !cute.layout<"32:1">
  %registers51 = cute.make_fragment(%layout50) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first52 = cute.get_iter(%half39) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout53 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows54 = cute.make_view(%first52, %layout53) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at55 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part56 = cute.slice(%rows54, %at55) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout57 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes58 = cute.make_view(%tensor, %layout57) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at59 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part60 = cute.slice(%lanes58, %at59) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  %values61 = cute.memref.load_vec(%part56) : (!cute.memref<f32, gmem, align<16>, "(32):(1)">) -> vector<32xf32>
  cute.memref.store_vec(%values61, %registers51) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute.copy_atom_call(%atom49, %registers51, %part60) : (!cute_nvgpu.atom.tmem_store<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, rmem, align<16>, "32:1">, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()
  %layout62 = cute.static : !cute.layout<"(128,32):(65536,1)">
  %view63 = cute.make_view(%tensor, %layout62) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"(128,32):(65536,1)">) -> !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">
  %made64 = cute.make_atom() : !cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>
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
  cute.mma_atom_call(%made64, %view63, %view17, %view35, %view63) : (!cute_nvgpu.sm100.mma<256x32x32, num_cta = 2, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss, c_scale_exp = 0>, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">, !cute.memref<f8E4M3FN, smem, align<1024>, "((8,16),(16,2)):((16,256),(1,128))">, !cute.memref<f8E4M3FN, smem, align<1024>, "((8,2),(16,2)):((16,256),(1,128))">, !cute.memref<f32, tmem, align<16>, "(128,32):(65536,1)">) -> ()
  nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  }
  %ticks65 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks65 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %atom66 = cute.make_atom() : !cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>
  %layout67 = cute.static : !cute.layout<"32:1">
  %registers68 = cute.make_fragment(%layout67) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %first69 = cute.get_iter(%half43) : !cute.memref<f32, gmem, align<16>, "(128,32):(32,1)">
  %layout70 = cute.static : !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">
  %rows71 = cute.make_view(%first69, %layout70) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((32,4),32,1,1):((32,1024),1,32,1024)">) -> !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">
  %at72 = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_,0,0)">
  %part73 = cute.slice(%rows71, %at72) : !cute.memref<f32, gmem, align<16>, "((32,4),32,1,1):((32,1024),1,32,1024)">, !cute.coord<"(?,_,0,0)"> -> !cute.memref<f32, gmem, align<16>, "(32):(1)">
  %layout74 = cute.static : !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %lanes75 = cute.make_view(%tensor, %layout74) : (!cute.ptr<f32, tmem, align<16>>, !cute.layout<"((32,32),1,1,4):((1,65536),32,2097152,2097152)">) -> !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">
  %at76 = cute.make_coord(%warp) : (i32) -> !cute.coord<"(_,0,0,?)">
  %part77 = cute.slice(%lanes75, %at76) : !cute.memref<f32, tmem, align<16>, "((32,32),1,1,4):((1,65536),32,2097152,2097152)">, !cute.coord<"(_,0,0,?)"> -> !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">
  cute.copy_atom_call(%atom66, %part77, %registers68) : (!cute_nvgpu.atom.tmem_load<f32, 32 DP, 32 bit, x32>, !cute.memref<f32, tmem, align<16>, "((32,32)):((1,65536))">, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  cute_nvgpu.arch.sm100.wait_tmem_load(%registers68) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %values78 = cute.memref.load_vec(%registers68) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values78, %part73) : (vector<32xf32>, !cute.memref<f32, gmem, align<16>, "(32):(1)">) -> ()
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
