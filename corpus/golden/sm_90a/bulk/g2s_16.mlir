// !cute_nvgpu.atom.bulk_copy_g2s<f32, 128 b>
// Through shared memory.
func.func @bulk(%source: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
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
  %bytes8 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%bytes8) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %count9 = arith.constant 1 : i32
  scf.if %first {
  %init10 = cute_nvgpu.mbarrier.init(%count9, %barrier) : (i32, !cute.ptr<i64, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  nvvm.fence.mbarrier.init
  }
  nvvm.barrier0
  %bare11 = cute.make_atom() : !cute_nvgpu.atom.bulk_copy_g2s<f32, 128 b>
  %expected12 = arith.constant 16 : i32
  %atom = cute_nvgpu.atom.with_mbarrier(%bare11, %barrier) : (!cute_nvgpu.atom.bulk_copy_g2s<f32, 128 b>, !cute.ptr<i64, smem, align<1024>>) -> !cute_nvgpu.atom.bulk_copy_g2s<f32, 128 b>
  scf.if %first {
  nvvm.mbarrier.arrive.expect_tx %raw, %expected12 : !llvm.ptr<3>, i32
  cute.copy_atom_call(%atom, %view1, %view7) : (!cute_nvgpu.atom.bulk_copy_g2s<f32, 128 b>, !cute.memref<f32, gmem, align<16>, "4:1">, !cute.memref<f32, smem, align<1024>, "4:1">) -> ()
  }
  %ticks13 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks13 : !llvm.ptr<3>, i32, i32
  %layout14 = cute.static : !cute.layout<"4:1">
  %view15 = cute.make_view(%result, %layout14) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"4:1">) -> !cute.memref<f32, gmem, align<16>, "4:1">
  %threads = arith.constant 32 : i32
  %count16 = arith.constant 4 : i32
  scf.for %i17 = %tid to %count16 step %threads : i32 {
  %at18 = cute.make_coord(%i17) : (i32) -> !cute.coord<"?">
  %value19 = cute.memref.load(%view7, %at18) : (!cute.memref<f32, smem, align<1024>, "4:1">, !cute.coord<"?">) -> f32
  cute.memref.store(%view15, %at18, %value19) : (!cute.memref<f32, gmem, align<16>, "4:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}
