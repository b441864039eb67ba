// cute_nvgpu.mbarrier.init
// One word, through shared memory, by one thread.
func.func @mbarrier(%source: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 1>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"1:0">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"1:0">) -> !cute.memref<f32, gmem, align<16>, "1:0">
  %words2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words3 = cute.recast_iter(%words2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %layout4 = cute.static : !cute.layout<"1:0">
  %view5 = cute.make_view(%words3, %layout4) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"1:0">) -> !cute.memref<f32, smem, align<1024>, "1:0">
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %barrier = cute_nvgpu.mbarrier.init(%one) : (i32) -> !cute.ptr<i64, smem, align<8>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<8>> to !llvm.ptr<3>
  %at6 = cute.make_coord(%zero) : (i32) -> !cute.coord<"?">
  %value7 = cute.memref.load(%view1, %at6) : (!cute.memref<f32, gmem, align<16>, "1:0">, !cute.coord<"?">) -> f32
  %at8 = cute.make_coord(%zero) : (i32) -> !cute.coord<"?">
  cute.memref.store(%view5, %at8, %value7) : (!cute.memref<f32, smem, align<1024>, "1:0">, !cute.coord<"?">, f32) -> ()
  %state9 = nvvm.mbarrier.arrive %raw : !llvm.ptr<3> -> i64
  %ticks10 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks10 : !llvm.ptr<3>, i32, i32
  %layout11 = cute.static : !cute.layout<"1:0">
  %view12 = cute.make_view(%result, %layout11) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"1:0">) -> !cute.memref<f32, gmem, align<16>, "1:0">
  %at13 = cute.make_coord(%zero) : (i32) -> !cute.coord<"?">
  %value14 = cute.memref.load(%view5, %at13) : (!cute.memref<f32, smem, align<1024>, "1:0">, !cute.coord<"?">) -> f32
  %at15 = cute.make_coord(%zero) : (i32) -> !cute.coord<"?">
  cute.memref.store(%view12, %at15, %value14) : (!cute.memref<f32, gmem, align<16>, "1:0">, !cute.coord<"?">, f32) -> ()
  return
}
