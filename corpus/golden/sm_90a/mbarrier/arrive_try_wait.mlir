// cute_nvgpu.mbarrier.init
// The words of the source from the last to the first, through shared memory.
func.func @mbarrier(%source: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"32:1">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"32:1">) -> !cute.memref<f32, gmem, align<16>, "32:1">
  %words2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words3 = cute.static : !cute.int_tuple<"1024">
  %words4 = cute.add_offset(%words2, %words3) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %words5 = cute.recast_iter(%words4) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout6 = cute.static : !cute.layout<"32:1">
  %view7 = cute.make_view(%words5, %layout6) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"32:1">) -> !cute.memref<f32, smem, align<1024>, "32:1">
  %bytes8 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%bytes8) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %count9 = arith.constant 32 : i32
  scf.if %first {
  %init10 = cute_nvgpu.mbarrier.init(%count9, %barrier) : (i32, !cute.ptr<i64, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  nvvm.fence.mbarrier.init
  }
  nvvm.barrier0
  %at11 = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %value12 = cute.memref.load(%view1, %at11) : (!cute.memref<f32, gmem, align<16>, "32:1">, !cute.coord<"?">) -> f32
  %at13 = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  cute.memref.store(%view7, %at13, %value12) : (!cute.memref<f32, smem, align<1024>, "32:1">, !cute.coord<"?">, f32) -> ()
  %state14 = nvvm.mbarrier.arrive %raw : !llvm.ptr<3> -> i64
  nvvm.barrier0
  %done15 = nvvm.mbarrier.try_wait %raw, %state14 : !llvm.ptr<3>, i64 -> i1
  %last16 = arith.constant 31 : i32
  %other17 = arith.subi %last16, %tid : i32
  %at18 = cute.make_coord(%other17) : (i32) -> !cute.coord<"?">
  %value19 = cute.memref.load(%view7, %at18) : (!cute.memref<f32, smem, align<1024>, "32:1">, !cute.coord<"?">) -> f32
  %nothing = arith.constant 0.0 : f32
  %word20 = arith.select %done15, %value19, %nothing : f32
  %layout21 = cute.static : !cute.layout<"32:1">
  %view22 = cute.make_view(%result, %layout21) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"32:1">) -> !cute.memref<f32, gmem, align<16>, "32:1">
  %at23 = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  cute.memref.store(%view22, %at23, %word20) : (!cute.memref<f32, gmem, align<16>, "32:1">, !cute.coord<"?">, f32) -> ()
  return
}
