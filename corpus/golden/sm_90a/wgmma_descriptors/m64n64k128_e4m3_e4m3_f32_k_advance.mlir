// !cute_nvgpu.sm90.mma<64x64x32, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss>
// D = A B + C, of four instructions along k.
func.func @wgmma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<i8, gmem, align<16>, "(64,128):(128,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.recast_iter(%a2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout4 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view5 = cute.make_view(%a3, %layout4) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first6 = cute.get_iter(%view5) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first7 = cute.recast_iter(%first6) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout8 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view9 = cute.make_view(%first7, %layout8) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first10 = cute.get_iter(%view9) : !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first11 = cute.recast_iter(%first10) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout12 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view13 = cute.make_view(%first11, %layout12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %threads = arith.constant 128 : i32
  %count14 = arith.constant 8192 : i32
  scf.for %i15 = %tid to %count14 step %threads : i32 {
  %at16 = cute.make_coord(%i15) : (i32) -> !cute.coord<"?">
  %value17 = cute.memref.load(%view1, %at16) : (!cute.memref<i8, gmem, align<16>, "(64,128):(128,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view13, %at16, %value17) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">, !cute.coord<"?">, i8) -> ()
  }
  %first18 = cute.get_iter(%view9) : !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %a19 = cute_nvgpu.make_gmma_smem_desc(%first18) !cute.layout<"((64,32),4):((128,1),32)"> : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>) -> !cute_nvgpu.smem_desc
  %layout20 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view21 = cute.make_view(%b, %layout20) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<i8, gmem, align<16>, "(64,128):(128,1)">
  %b22 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b23 = cute.static : !cute.int_tuple<"8192">
  %b24 = cute.add_offset(%b22, %b23) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"8192">) -> !cute.ptr<i8, smem, align<1024>>
  %b25 = cute.recast_iter(%b24) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout26 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view27 = cute.make_view(%b25, %layout26) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first28 = cute.get_iter(%view27) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first32 = cute.get_iter(%view31) : !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %first33 = cute.recast_iter(%first32) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout34 = cute.static : !cute.layout<"(64,128):(128,1)">
  %view35 = cute.make_view(%first33, %layout34) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,128):(128,1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %count36 = arith.constant 8192 : i32
  scf.for %i37 = %tid to %count36 step %threads : i32 {
  %at38 = cute.make_coord(%i37) : (i32) -> !cute.coord<"?">
  %value39 = cute.memref.load(%view21, %at38) : (!cute.memref<i8, gmem, align<16>, "(64,128):(128,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view35, %at38, %value39) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">, !cute.coord<"?">, i8) -> ()
  }
  %first40 = cute.get_iter(%view31) : !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "(64,128):(128,1)">
  %b41 = cute_nvgpu.make_gmma_smem_desc(%first40) !cute.layout<"((64,32),4):((128,1),32)"> : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>) -> !cute_nvgpu.smem_desc
  %layout42 = cute.static : !cute.layout<"32:1">
  %c43 = cute.make_fragment(%layout42) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %layout44 = cute.static : !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %view45 = cute.make_view(%c, %layout44) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">) -> !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %part46 = cute.slice(%view45, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">
  %values47 = cute.memref.load_vec(%part46) : (!cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">) -> vector<32xf32>
  cute.memref.store_vec(%values47, %c43) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %add = arith.constant true
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  nvvm.wgmma.fence.aligned
  %far48 = arith.constant 0 : i32
  %tile49 = cute_nvgpu.advance_smem_desc(%a19, %far48) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  %tile50 = cute_nvgpu.advance_smem_desc(%b41, %far48) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x32, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss>(%tile49, %tile50, %c43, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  %far51 = arith.constant 2 : i32
  %tile52 = cute_nvgpu.advance_smem_desc(%a19, %far51) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  %tile53 = cute_nvgpu.advance_smem_desc(%b41, %far51) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x32, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss>(%tile52, %tile53, %c43, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  %far54 = arith.constant 4 : i32
  %tile55 = cute_nvgpu.advance_smem_desc(%a19, %far54) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  %tile56 = cute_nvgpu.advance_smem_desc(%b41, %far54) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x32, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss>(%tile55, %tile56, %c43, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  %far57 = arith.constant 6 : i32
  %tile58 = cute_nvgpu.advance_smem_desc(%a19, %far57) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  %tile59 = cute_nvgpu.advance_smem_desc(%b41, %far57) : (!cute_nvgpu.smem_desc, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x32, ab_major = (k, k), elem_type = (f8E4M3FN, f8E4M3FN, f32), frag_kind = ss>(%tile58, %tile59, %c43, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  cute_nvgpu.arch.warpgroup_fence_operand(%c43) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %layout60 = cute.static : !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %view61 = cute.make_view(%d, %layout60) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">) -> !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %part62 = cute.slice(%view61, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">
  %values63 = cute.memref.load_vec(%c43) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values63, %part62) : (vector<32xf32>, !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">) -> ()
  return
}
