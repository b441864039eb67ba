// !cute_nvgpu.atom.bulk_reduce_s2s<ui32, 4096 b, ADD>
// The result becomes the first source, and then what it makes of that and the second.
func.func @bulk(%before: !cute.ptr<i32, gmem, align<16>>, %source: !cute.ptr<i32, gmem, align<16>>, %result: !cute.ptr<i32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>, nvvm.cluster_dim = array<i32: 1>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"128:1">
  %view1 = cute.make_view(%before, %layout0) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"128:1">) -> !cute.memref<i32, gmem, align<16>, "128:1">
  %layout2 = cute.static : !cute.layout<"128:1">
  %view3 = cute.make_view(%source, %layout2) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"128:1">) -> !cute.memref<i32, gmem, align<16>, "128:1">
  %words4 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %words5 = cute.static : !cute.int_tuple<"1024">
  %words6 = cute.add_offset(%words4, %words5) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"1024">) -> !cute.ptr<i8, smem, align<1024>>
  %words7 = cute.recast_iter(%words6) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %layout8 = cute.static : !cute.layout<"128:1">
  %view9 = cute.make_view(%words7, %layout8) : (!cute.ptr<i32, smem, align<1024>>, !cute.layout<"128:1">) -> !cute.memref<i32, smem, align<1024>, "128:1">
  %others10 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %others11 = cute.static : !cute.int_tuple<"2048">
  %others12 = cute.add_offset(%others10, %others11) : (!cute.ptr<i8, smem, align<1024>>, !cute.int_tuple<"2048">) -> !cute.ptr<i8, smem, align<1024>>
  %others13 = cute.recast_iter(%others12) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i32, smem, align<1024>>
  %layout14 = cute.static : !cute.layout<"128:1">
  %view15 = cute.make_view(%others13, %layout14) : (!cute.ptr<i32, smem, align<1024>>, !cute.layout<"128:1">) -> !cute.memref<i32, smem, align<1024>, "128:1">
  %layout16 = cute.static : !cute.layout<"128:1">
  %view17 = cute.make_view(%result, %layout16) : (!cute.ptr<i32, gmem, align<16>>, !cute.layout<"128:1">) -> !cute.memref<i32, gmem, align<16>, "128:1">
  %bytes18 = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %barrier = cute.recast_iter(%bytes18) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  %raw = builtin.unrealized_conversion_cast %barrier : !cute.ptr<i64, smem, align<1024>> to !llvm.ptr<3>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = arith.cmpi eq, %tid, %zero : i32
  %count19 = arith.constant 1 : i32
  scf.if %first {
  %init20 = cute_nvgpu.mbarrier.init(%count19, %barrier) : (i32, !cute.ptr<i64, smem, align<1024>>) -> !cute.ptr<i64, smem, align<1024>>
  nvvm.fence.mbarrier.init
  }
  nvvm.barrier0
  %threads = arith.constant 32 : i32
  %count21 = arith.constant 128 : i32
  scf.for %i22 = %tid to %count21 step %threads : i32 {
  %at23 = cute.make_coord(%i22) : (i32) -> !cute.coord<"?">
  %value24 = cute.memref.load(%view1, %at23) : (!cute.memref<i32, gmem, align<16>, "128:1">, !cute.coord<"?">) -> i32
  cute.memref.store(%view15, %at23, %value24) : (!cute.memref<i32, smem, align<1024>, "128:1">, !cute.coord<"?">, i32) -> ()
  }
  %count25 = arith.constant 128 : i32
  scf.for %i26 = %tid to %count25 step %threads : i32 {
  %at27 = cute.make_coord(%i26) : (i32) -> !cute.coord<"?">
  %value28 = cute.memref.load(%view3, %at27) : (!cute.memref<i32, gmem, align<16>, "128:1">, !cute.coord<"?">) -> i32
  cute.memref.store(%view9, %at27, %value28) : (!cute.memref<i32, smem, align<1024>, "128:1">, !cute.coord<"?">, i32) -> ()
  }
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier0
  %bare29 = cute.make_atom() : !cute_nvgpu.atom.bulk_reduce_s2s<ui32, 4096 b, ADD>
  %expected30 = arith.constant 512 : i32
  %atom = cute_nvgpu.atom.with_mbarrier(%bare29, %barrier, %zero) : (!cute_nvgpu.atom.bulk_reduce_s2s<ui32, 4096 b, ADD>, !cute.ptr<i64, smem, align<1024>>, i32) -> !cute_nvgpu.atom.bulk_reduce_s2s<ui32, 4096 b, ADD>
  scf.if %first {
  nvvm.mbarrier.arrive.expect_tx %raw, %expected30 : !llvm.ptr<3>, i32
  cute.copy_atom_call(%atom, %view9, %view15) : (!cute_nvgpu.atom.bulk_reduce_s2s<ui32, 4096 b, ADD>, !cute.memref<i32, smem, align<1024>, "128:1">, !cute.memref<i32, smem, align<1024>, "128:1">) -> ()
  }
  %ticks31 = arith.constant 10000000 : i32
  nvvm.mbarrier.try_wait.parity %raw, %zero, %ticks31 : !llvm.ptr<3>, i32, i32
  %count32 = arith.constant 128 : i32
  scf.for %i33 = %tid to %count32 step %threads : i32 {
  %at34 = cute.make_coord(%i33) : (i32) -> !cute.coord<"?">
  %value35 = cute.memref.load(%view15, %at34) : (!cute.memref<i32, smem, align<1024>, "128:1">, !cute.coord<"?">) -> i32
  cute.memref.store(%view17, %at34, %value35) : (!cute.memref<i32, gmem, align<16>, "128:1">, !cute.coord<"?">, i32) -> ()
  }
  return
}
