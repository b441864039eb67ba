// !cute_nvgpu.atom.bulk_reduce_s2g<i64, 8192 b, ADD>
// The result becomes the first source, and then what it makes of that and the second.
func.func @bulk(%before: !cute.ptr<i64, gmem, align<16>>, %source: !cute.ptr<i64, gmem, align<16>>, %result: !cute.ptr<i64, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"128:1">
  %view1 = cute.make_view(%before, %layout0) : (!cute.ptr<i64, gmem, align<16>>, !cute.layout<"128:1">) -> !cute.memref<i64, gmem, align<16>, "128:1">
  %layout2 = cute.static : !cute.layout<"128:1">
  %view3 = cute.make_view(%source, %layout2) : (!cute.ptr<i64, gmem, align<16>>, !cute.layout<"128:1">) -> !cute.memref<i64, gmem, align<16>, "128:1">
  %words4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words5 = cute.static : !cute.int_tuple<"1024">
  %words6 = cute.add_offset(%words4, %words5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %words7 = cute.recast_iter(%words6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %layout8 = cute.static : !cute.layout<"128:1">
  %view9 = cute.make_view(%words7, %layout8) : (!cute.ptr<i64, smem, align<1024>>, !cute.layout<"128:1">) -> !cute.memref<i64, smem, align<1024>, "128:1">
  %layout10 = cute.static : !cute.layout<"128:1">
  %view11 = cute.make_view(%result, %layout10) : (!cute.ptr<i64, gmem, align<16>>, !cute.layout<"128:1">) -> !cute.memref<i64, gmem, align<16>, "128:1">
  %bytes12 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%bytes12) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %atom = cute.make_atom() : !cute_nvgpu.atom.bulk_reduce_s2g<i64, 8192 b, ADD>
  %threads = arith.constant 32 : i32
  %count13 = arith.constant 128 : i32
  scf.for %i14 = %tid to %count13 step %threads : i32 {
  %at15 = cute.make_coord(%i14) : (i32) -> !cute.coord<"?">
  %value16 = cute.memref.load(%view1, %at15) : (!cute.memref<i64, gmem, align<16>, "128:1">, !cute.coord<"?">) -> i64
  cute.memref.store(%view11, %at15, %value16) : (!cute.memref<i64, gmem, align<16>, "128:1">, !cute.coord<"?">, i64) -> ()
  }
  %count17 = arith.constant 128 : i32
  scf.for %i18 = %tid to %count17 step %threads : i32 {
  %at19 = cute.make_coord(%i18) : (i32) -> !cute.coord<"?">
  %value20 = cute.memref.load(%view3, %at19) : (!cute.memref<i64, gmem, align<16>, "128:1">, !cute.coord<"?">) -> i64
  cute.memref.store(%view9, %at19, %value20) : (!cute.memref<i64, smem, align<1024>, "128:1">, !cute.coord<"?">, i64) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
  nvvm.barrier0
  scf.if %first {
  cute.copy_atom_call(%atom, %view9, %view11) : (!cute_nvgpu.atom.bulk_reduce_s2g<i64, 8192 b, ADD>, !cute.memref<i64, smem, align<1024>, "128:1">, !cute.memref<i64, gmem, align<16>, "128:1">) -> ()
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0
  }
  return
}
