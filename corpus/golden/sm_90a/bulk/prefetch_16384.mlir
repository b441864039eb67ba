// cute_nvgpu.bulk_prefetch
// A copy whose source is fetched before.
func.func @bulk(%source: !cute.ptr<f32, gmem, align<16>>, %result: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"4096:1">
  %view1 = cute.make_view(%source, %layout0) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"4096:1">) -> !cute.memref<f32, gmem, align<16>, "4096:1">
  %bytes2 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%bytes2) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  scf.if %first {
  cute_nvgpu.bulk_prefetch (%view1) : (!cute.memref<f32, gmem, align<16>, "4096:1">) -> ()
  }
  %layout3 = cute.static : !cute.layout<"4096:1">
  %view4 = cute.make_view(%result, %layout3) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"4096:1">) -> !cute.memref<f32, gmem, align<16>, "4096:1">
  %threads = arith.constant 32 : i32
  %count5 = arith.constant 4096 : i32
  scf.for %i6 = %tid to %count5 step %threads : i32 {
  %at7 = cute.make_coord(%i6) : (i32) -> !cute.coord<"?">
  %value8 = cute.memref.load(%view1, %at7) : (!cute.memref<f32, gmem, align<16>, "4096:1">, !cute.coord<"?">) -> f32
  cute.memref.store(%view4, %at7, %value8) : (!cute.memref<f32, gmem, align<16>, "4096:1">, !cute.coord<"?">, f32) -> ()
  }
  return
}
