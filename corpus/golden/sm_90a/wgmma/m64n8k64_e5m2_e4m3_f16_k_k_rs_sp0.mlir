// !cute_nvgpu.sm90.mma<64x8x64, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f16), frag_kind = rs, sparse = 0>
// D = A B + C; A and C row by row, B column by column, all in global memory at first.
// A holds half of each chunk of K; e has a word of metadata for each thread.
func.func @wgmma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f16, gmem, align<16>>, %e: !cute.ptr<i32, gmem, align<16>>, %d: !cute.ptr<f16, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"16:1">
  %a1 = cute.make_fragment(%layout0) : (!cute.layout<"16:1">) -> !cute.memref<i8, rmem, align<16>, "16:1">
  %layout2 = cute.static : !cute.layout<"((4,8,4),(4,2,2)):((4,32,512),(1,256,16))">
  %view3 = cute.make_view(%a, %layout2) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"((4,8,4),(4,2,2)):((4,32,512),(1,256,16))">) -> !cute.memref<i8, gmem, align<16>, "((4,8,4),(4,2,2)):((4,32,512),(1,256,16))">
  %part4 = cute.slice(%view3, %thread) : !cute.memref<i8, gmem, align<16>, "((4,8,4),(4,2,2)):((4,32,512),(1,256,16))">, !cute.coord<"(?,_)"> -> !cute.memref<i8, gmem, align<4>, "((4,2,2)):((1,256,16))">
  %values5 = cute.memref.load_vec(%part4) : (!cute.memref<i8, gmem, align<4>, "((4,2,2)):((1,256,16))">) -> vector<16xi8>
  cute.memref.store_vec(%values5, %a1) : (vector<16xi8>, !cute.memref<i8, rmem, align<16>, "16:1">) -> ()
  %layout6 = cute.static : !cute.layout<"(8,64):(64,1)">
  %view7 = cute.make_view(%b, %layout6) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"(8,64):(64,1)">) -> !cute.memref<i8, gmem, align<16>, "(8,64):(64,1)">
  %b8 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b9 = cute.static : !cute.int_tuple<"8192">
  %b10 = cute.add_offset(%b8, %b9) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"8192">) -> !cute.ptr<i8, smem, align<1024>>
  %b11 = cute.recast_iter(%b10) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i8, smem, align<1024>, S<3,4,3>>
  %layout12 = cute.static : !cute.layout<"((8,1),64):((128,1024),1)">
  %view13 = cute.make_view(%b11, %layout12) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,1),64):((128,1024),1)">) -> !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,1),64):((128,1024),1)">
  %threads = arith.constant 128 : i32
  %count14 = arith.constant 512 : i32
  scf.for %i15 = %tid to %count14 step %threads : i32 {
  %at16 = cute.make_coord(%i15) : (i32) -> !cute.coord<"?">
  %value17 = cute.memref.load(%view7, %at16) : (!cute.memref<i8, gmem, align<16>, "(8,64):(64,1)">, !cute.coord<"?">) -> i8
  cute.memref.store(%view13, %at16, %value17) : (!cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,1),64):((128,1024),1)">, !cute.coord<"?">, i8) -> ()
  }
  %layout18 = cute.static : !cute.layout<"4:1">
  %c19 = cute.make_fragment(%layout18) : (!cute.layout<"4:1">) -> !cute.memref<f16, rmem, align<16>, "4:1">
  %layout20 = cute.static : !cute.layout<"((4,8,4),(2,2)):((2,8,128),(1,64))">
  %view21 = cute.make_view(%c, %layout20) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2)):((2,8,128),(1,64))">) -> !cute.memref<f16, gmem, align<16>, "((4,8,4),(2,2)):((2,8,128),(1,64))">
  %part22 = cute.slice(%view21, %thread) : !cute.memref<f16, gmem, align<16>, "((4,8,4),(2,2)):((2,8,128),(1,64))">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">
  %values23 = cute.memref.load_vec(%part22) : (!cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">) -> vector<4xf16>
  cute.memref.store_vec(%values23, %c19) : (vector<4xf16>, !cute.memref<f16, rmem, align<16>, "4:1">) -> ()
  %first24 = cute.get_iter(%a1) : !cute.memref<i8, rmem, align<16>, "16:1">
  %first25 = cute.recast_iter(%first24) : (!cute.ptr<i8, rmem, align<16>>) -> !cute.ptr<f8E5M2, rmem, align<16>>
  %layout26 = cute.static : !cute.layout<"16:1">
  %view27 = cute.make_view(%first25, %layout26) : (!cute.ptr<f8E5M2, rmem, align<16>>, !cute.layout<"16:1">) -> !cute.memref<f8E5M2, rmem, align<16>, "16:1">
  %first28 = cute.get_iter(%view13) : !cute.memref<i8, smem, align<1024>, S<3,4,3>, "((8,1),64):((128,1024),1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i8, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"((8,1),64):((128,1024),1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<f8E4M3FN, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,1),64):((128,1024),1)">) -> !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,1),64):((128,1024),1)">
  %layout32 = cute.static : !cute.layout<"128:1">
  %view33 = cute.make_view(%e, %layout32) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"128:1">) -> !cute.memref<i32, gmem, align<16>, "128:1">
  %at34 = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %word35 = cute.memref.load(%view33, %at34) : (!cute.memref<i32, gmem, align<16>, "128:1">, !cute.coord<"?">) -> i32
  %bare36 = cute.make_atom() : !cute_nvgpu.sm90.mma<64x8x64, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f16), frag_kind = rs, sparse = 0>
  %atom = cute_nvgpu.atom.with_metadata (%bare36, %word35) : (!cute_nvgpu.sm90.mma<64x8x64, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f16), frag_kind = rs, sparse = 0>, i32) -> !cute_nvgpu.sm90.mma<64x8x64, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f16), frag_kind = rs, sparse = 0>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  nvvm.wgmma.fence.aligned
  cute.mma_atom_call(%atom, %c19, %view27, %view31, %c19) : (!cute_nvgpu.sm90.mma<64x8x64, ab_major = (k, k), elem_type = (f8E5M2, f8E4M3FN, f16), frag_kind = rs, sparse = 0>, !cute.memref<f16, rmem, align<16>, "4:1">, !cute.memref<f8E5M2, rmem, align<16>, "16:1">, !cute.memref<f8E4M3FN, smem, align<1024>, S<3,4,3>, "((8,1),64):((128,1024),1)">, !cute.memref<f16, rmem, align<16>, "4:1">) -> ()
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  cute_nvgpu.arch.warpgroup_fence_operand(%c19) : (!cute.memref<f16, rmem, align<16>, "4:1">) -> ()
  %layout37 = cute.static : !cute.layout<"((4,8,4),(2,2)):((2,8,128),(1,64))">
  %view38 = cute.make_view(%d, %layout37) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2)):((2,8,128),(1,64))">) -> !cute.memref<f16, gmem, align<16>, "((4,8,4),(2,2)):((2,8,128),(1,64))">
  %part39 = cute.slice(%view38, %thread) : !cute.memref<f16, gmem, align<16>, "((4,8,4),(2,2)):((2,8,128),(1,64))">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">
  %values40 = cute.memref.load_vec(%c19) : (!cute.memref<f16, rmem, align<16>, "4:1">) -> vector<4xf16>
  cute.memref.store_vec(%values40, %part39) : (vector<4xf16>, !cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">) -> ()
  return
}
