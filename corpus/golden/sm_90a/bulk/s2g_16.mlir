// !cute_nvgpu.atom.bulk_copy_s2g<f32, 128 b>
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
  %layout8 = cute.static : !cute.layout<"4:1">
  %view9 = cute.make_view(%result, %layout8) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"4:1">) -> !cute.memref<f32, gmem, align<16>, "4:1">
  %bytes10 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%bytes10) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %atom = cute.make_atom() : !cute_nvgpu.atom.bulk_copy_s2g<f32, 128 b>
  %threads = arith.constant 32 : i32
  %count11 = arith.constant 4 : i32
  scf.for %i12 = %tid to %count11 step %threads : i32 {
  %at13 = cute.make_coord(%i12) : (i32) -> !cute.coord<"?">
  %value14 = cute.memref.load(%view1, %at13) : (!cute.memref<f32, gmem, align<16>, "4:1">, !cute.coord<"?">) -> f32
  cute.memref.store(%view7, %at13, %value14) : (!cute.memref<f32, smem, align<1024>, "4:1">, !cute.coord<"?">, f32) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  scf.if %first {
  cute.copy_atom_call(%atom, %view7, %view9) : (!cute_nvgpu.atom.bulk_copy_s2g<f32, 128 b>, !cute.memref<f32, smem, align<1024>, "4:1">, !cute.memref<f32, gmem, align<16>, "4:1">) -> ()
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0
  }
  return
}
