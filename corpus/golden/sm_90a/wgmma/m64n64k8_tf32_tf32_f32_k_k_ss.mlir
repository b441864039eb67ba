// !cute_nvgpu.sm90.mma<64x64x8, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss>
// D = A B + C; A and C row by row, B column by column, all in global memory at first.
func.func @wgmma(%a: !cute.ptr<i32, gmem, align<16>>, %b: !cute.ptr<i32, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"(64,8):(8,1)">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"(64,8):(8,1)">) -> !cute.memref<i32, gmem, align<16>, "(64,8):(8,1)">
  %a2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %a3 = cute.recast_iter(%a2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>, S<3,4,3>>
  %layout4 = cute.static : !cute.layout<"((8,8),8):((32,256),1)">
  %view5 = cute.make_view(%a3, %layout4) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),8):((32,256),1)">) -> !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">
  %threads = arith.constant 128 : i32
  %count6 = arith.constant 512 : i32
  scf.for %i7 = %tid to %count6 step %threads : i32 {
  %at8 = cute.make_coord(%i7) : (i32) -> !cute.coord<"?">
  %value9 = cute.memref.load(%view1, %at8) : (!cute.memref<i32, gmem, align<16>, "(64,8):(8,1)">, !cute.coord<"?">) -> i32
  cute.memref.store(%view5, %at8, %value9) : (!cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">, !cute.coord<"?">, i32) -> ()
  }
  %layout10 = cute.static : !cute.layout<"(64,8):(8,1)">
  %view11 = cute.make_view(%b, %layout10) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"(64,8):(8,1)">) -> !cute.memref<i32, gmem, align<16>, "(64,8):(8,1)">
  %b12 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %b13 = cute.static : !cute.int_tuple<"8192">
  %b14 = cute.add_offset(%b12, %b13) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"8192">) -> !cute.ptr<i8, smem, align<1024>>
  %b15 = cute.recast_iter(%b14) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>, S<3,4,3>>
  %layout16 = cute.static : !cute.layout<"((8,8),8):((32,256),1)">
  %view17 = cute.make_view(%b15, %layout16) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),8):((32,256),1)">) -> !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">
  %count18 = arith.constant 512 : i32
  scf.for %i19 = %tid to %count18 step %threads : i32 {
  %at20 = cute.make_coord(%i19) : (i32) -> !cute.coord<"?">
  %value21 = cute.memref.load(%view11, %at20) : (!cute.memref<i32, gmem, align<16>, "(64,8):(8,1)">, !cute.coord<"?">) -> i32
  cute.memref.store(%view17, %at20, %value21) : (!cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">, !cute.coord<"?">, i32) -> ()
  }
  %layout22 = cute.static : !cute.layout<"32:1">
  %c23 = cute.make_fragment(%layout22) : (!cute.layout<"32:1">) -> !cute.memref<f32, rmem, align<16>, "32:1">
  %layout24 = cute.static : !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %view25 = cute.make_view(%c, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">) -> !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %part26 = cute.slice(%view25, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">
  %values27 = cute.memref.load_vec(%part26) : (!cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">) -> vector<32xf32>
  cute.memref.store_vec(%values27, %c23) : (vector<32xf32>, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %first28 = cute.get_iter(%view5) : !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">
  %first29 = cute.recast_iter(%first28) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout30 = cute.static : !cute.layout<"((8,8),8):((32,256),1)">
  %view31 = cute.make_view(%first29, %layout30) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),8):((32,256),1)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">
  %first32 = cute.get_iter(%view17) : !cute.memref<i32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">
  %first33 = cute.recast_iter(%first32) : (!cute.ptr<i32, smem, align<1024>, S<3,4,3>>) -> !cute.ptr<tf32, smem, align<1024>, S<3,4,3>>
  %layout34 = cute.static : !cute.layout<"((8,8),8):((32,256),1)">
  %view35 = cute.make_view(%first33, %layout34) : (!cute.ptr<tf32, smem, align<1024>, S<3,4,3>>, !cute.layout<"((8,8),8):((32,256),1)">) -> !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">
  %atom = cute.make_atom() : !cute_nvgpu.sm90.mma<64x64x8, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  nvvm.wgmma.fence.aligned
  cute.mma_atom_call(%atom, %c23, %view31, %view35, %c23) : (!cute_nvgpu.sm90.mma<64x64x8, ab_major = (k, k), elem_type = (tf32, tf32, f32), frag_kind = ss>, !cute.memref<f32, rmem, align<16>, "32:1">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">, !cute.memref<tf32, smem, align<1024>, S<3,4,3>, "((8,8),8):((32,256),1)">, !cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  cute_nvgpu.arch.warpgroup_fence_operand(%c23) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> ()
  %layout36 = cute.static : !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %view37 = cute.make_view(%d, %layout36) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">) -> !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">
  %part38 = cute.slice(%view37, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8,4),(2,2,8)):((2,64,1024),(1,512,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">
  %values39 = cute.memref.load_vec(%c23) : (!cute.memref<f32, rmem, align<16>, "32:1">) -> vector<32xf32>
  cute.memref.store_vec(%values39, %part38) : (vector<32xf32>, !cute.memref<f32, gmem, align<8>, "((2,2,8)):((1,512,8))">) -> ()
  return
}
