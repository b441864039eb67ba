// !cute_nvgpu.atom.bulk_copy_s2s<f32, 128 b>
// From one place in shared memory to another.
func.func @bulk(%source: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>, nvvm.cluster_dim = array<i32: 1>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"4:1">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"4:1">) -> !cute.memref<f32, gmem, align<16>, "4:1">
  %words2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words3 = cute.static : !cute.int_tuple<"1024">
  %words4 = cute.add_offset(%words2, %words3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %words5 = cute.recast_iter(%words4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout6 = cute.static : !cute.layout<"4:1">
  %view7 = cute.make_view(%words5, %layout6) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"4:1">) -> !cute.memref<f32, smem, align<1024>, "4:1">
  %others8 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %others9 = cute.static : !cute.int_tuple<"2048">
  %others10 = cute.add_offset(%others8, %others9) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"2048">) -> !cute.ptr<i8, smem, align<1024>>
  %others11 = cute.recast_iter(%others10) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout12 = cute.static : !cute.layout<"4:1">
  %view13 = cute.make_view(%others11, %layout12) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"4:1">) -> !cute.memref<f32, smem, align<1024>, "4:1">
  %bytes14 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%bytes14) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %count15 = arith.constant 1 : i32
  scf.if %first {
  %init16 = cute_nvgpu.mbarrier.init(%count15, %barrier) : (i32, !cute.ptr<i64, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  nvvm.fence.mbarrier.init
  }
  nvvm.barrier0
  %threads = arith.constant 32 : i32
  %count17 = arith.constant 4 : i32
  scf.for %i18 = %tid to %count17 step %threads : i32 {
  %at19 = cute.make_coord(%i18) : (i32) -> !cute.coord<"?">
  %value20 = cute.memref.load(%view1, %at19) : (!cute.memref<f32, gmem, align<16>, "4:1">, !cute.coord<"?">) -> f32
  cute.memref.store(%view7, %at19, %value20) : (!cute.memref<f32, smem, align<1024>, "4:1">, !cute.coord<"?">, f32) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  %bare21 = cute.make_atom() : !cute_nvgpu.atom.bulk_copy_s2s<f32, 128 b>
  %expected22 = arith.constant 16 : i32
  %atom = cute_nvgpu.atom.with_mbarrier(%bare21, %barrier, %zero) : (!cute_nvgpu.atom.bulk_copy_s2s<f32, 128 b>, !cute.ptr<i64, smem, align<1024>>, i32) -> !cute_nvgpu.atom.bulk_copy_s2s<f32, 128 b>
  scf.if %first {
  nvvm.mbarrier.arrive.expect_tx %raw, %expected22 : !llvm.ptr<3>, i32
  cute.copy_atom_call(%atom, %view7, %view13) : (!cute_nvgpu.atom.bulk_copy_s2s<f32, 128 b>, !cute.memref<f32, smem, align<1024>, "4:1">, !cute.memref<f32, smem, align<1024>, "4:1">) -> ()
  }
  %ticks23 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks23 : !llvm.ptr<3>, i32, i32
  %layout24 = cute.static : !cute.layout<"4:1">
  %view25 = cute.make_view(%result, %layout24) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"4:1">) -> !cute.memref<f32, gmem, align<16>, "4:1">
  %count26 = arith.constant 4 : i32
  scf.for %i27 = %tid to %count26 step %threads : i32 {
  %at28 = cute.make_coord(%i27) : (i32) -> !cute.coord<"?">
  %value29 = cute.memref.load(%view13, %at28) : (!cute.memref<f32, smem, align<1024>, "4:1">, !cute.coord<"?">) -> f32
  cute.memref.store(%view25, %at28, %value29) : (!cute.memref<f32, gmem, align<16>, "4:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}
