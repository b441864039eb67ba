// !cute_nvgpu.sm90.mma<64x64x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>
// D = A B + C, of four instructions along k.
func.func @wgmma(%a: !cute.ptr<f16, gmem, align<16>>, %b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(64,64):(64,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(64,64):(64,1)">) -> !cute.memref<f16, gmem, align<16>, "(64,64):(64,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.recast_iter(%a2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout4 = cute.static : !cute.layout<"(64,64):(64,1)">
  %view5 = cute.make_view(%a3, %layout4) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,64):(64,1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,64):(64,1)">
  %threads = arith.constant 128 : i32
  %count6 = arith.constant 4096 : i32
  scf.for %i7 = %tid to %count6 step %threads : i32 {
  %at8 = cute.make_coord(%i7) : (i32) -> !cute.coord<"?">
  %value9 = cute.memref.load(%view1, %at8) : (!cute.memref<f16, gmem, align<16>, "(64,64):(64,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view5, %at8, %value9) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,64):(64,1)">, !cute.coord<"?">, f16) -> ()
  }
  %first10 = cute.get_iter(%view5) : !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,64):(64,1)">
  %a11 = cute_nvgpu.make_gmma_smem_desc(%first10) !cute.layout<"((64,16),4):((64,1),16)"> : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>) -> !cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">
  %layout12 = cute.static : !cute.layout<"(64,64):(64,1)">
  %view13 = cute.make_view(%b, %layout12) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"(64,64):(64,1)">) -> !cute.memref<f16, gmem, align<16>, "(64,64):(64,1)">
  %b14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.static : !cute.int_tuple<"8192">
  %b16 = cute.add_offset(%b14, %b15) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"8192">) -> !cute.ptr<i8, smem, align<1024>>
  %b17 = cute.recast_iter(%b16) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f16, smem, align<1024>, S<3,4,3>>
  %layout18 = cute.static : !cute.layout<"(64,64):(64,1)">
  %view19 = cute.make_view(%b17, %layout18) : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>, !cute.layout<"(64,64):(64,1)">) -> !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,64):(64,1)">
  %count20 = arith.constant 4096 : i32
  scf.for %i21 = %tid to %count20 step %threads : i32 {
  %at22 = cute.make_coord(%i21) : (i32) -> !cute.coord<"?">
  %value23 = cute.memref.load(%view13, %at22) : (!cute.memref<f16, gmem, align<16>, "(64,64):(64,1)">, !cute.coord<"?">) -> f16
  cute.memref.store(%view19, %at22, %value23) : (!cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,64):(64,1)">, !cute.coord<"?">, f16) -> ()
  }
  %first24 = cute.get_iter(%view19) : !cute.memref<f16, smem, align<1024>, S<3,4,3>, "(64,64):(64,1)">
  %b25 = cute_nvgpu.make_gmma_smem_desc(%first24) !cute.layout<"((64,16),4):((64,1),16)"> : (!cute.ptr<f16, smem, align<1024>, S<3,4,3>>) -> !cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">
  %layout26 = cute.static : !cute.layout<"32:1">
  %c27 = cute.make_fragment(%layout26) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %layout28 = cute.static : !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %view29 = cute.make_view(%c, %layout28) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">) -> !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %part30 = cute.slice(%view29, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">
  %values31 = cute.memref.load_vec(%part30) : (!cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">) -> vector<32xf32>
  cute.memref.store_vec(%values31, %c27) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %add = arith.constant true
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  nvvm.wgmma.fence.aligned
  %far32 = arith.constant 0 : i32
  %tile33 = cute_nvgpu.smem_desc_at(%a11, %far32) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  %tile34 = cute_nvgpu.smem_desc_at(%b25, %far32) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>(%tile33, %tile34, %c27, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  %far35 = arith.constant 1 : i32
  %tile36 = cute_nvgpu.smem_desc_at(%a11, %far35) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  %tile37 = cute_nvgpu.smem_desc_at(%b25, %far35) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>(%tile36, %tile37, %c27, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  %far38 = arith.constant 2 : i32
  %tile39 = cute_nvgpu.smem_desc_at(%a11, %far38) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  %tile40 = cute_nvgpu.smem_desc_at(%b25, %far38) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>(%tile39, %tile40, %c27, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  %far41 = arith.constant 3 : i32
  %tile42 = cute_nvgpu.smem_desc_at(%a11, %far41) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  %tile43 = cute_nvgpu.smem_desc_at(%b25, %far41) : (!cute_nvgpu.smem_desc_view<!cute_nvgpu.smem_desc, "(1,4):(0,2)">, i32) -> !cute_nvgpu.smem_desc
  cute_nvgpu.arch.mma.SM90 !cute_nvgpu.sm90.mma<64x64x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>(%tile42, %tile43, %c27, %add) : (!cute_nvgpu.smem_desc, !cute_nvgpu.smem_desc, !cute.memref<f32, rmem, align<16>, "32:1">, i1) -> ()
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  cute_nvgpu.arch.warpgroup_fence_operand(%c27) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %layout44 = cute.static : !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %view45 = cute.make_view(%d, %layout44) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">) -> !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %part46 = cute.slice(%view45, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">
  %values47 = cute.memref.load_vec(%c27) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values47, %part46) : (vector<32xf32>, !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">) -> ()
  return
}
