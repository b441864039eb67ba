// y = the sum of each row of x, bf16 in and out, f32 between.
//
// A block of 256 threads has a row of 8192, a thread four times 8 elements of it, 128 bits each; they stay in registers.
// The sums of a warp meet by butterfly exchanges, and those of the 8 warps in shared memory.
//
//   grid    a block for each row
//   block   256 threads
//   x       M by 8192, row stride divisible by 8, 16-byte aligned       y  M
//
!x = !cute.memref<bf16, gmem, align<16>, "(?,8192):(?{i64 div=8},1)">
!row = !cute.memref<bf16, gmem, align<16>, "(8192):(1)">
!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<bf16>, layout_copy_tv = <"(256,(8,4)):(8,(1,2048))">, tiler_mn = <"[8192:1]">>
!values = !cute.memref<bf16, gmem, align<16>, "((1,(8,4)),1):((0,(1,2048)),0)">
!warps = !cute.memref<f32, smem, align<1024>, "8:1">
!y = !cute.memref<bf16, gmem, align<2>, "?:1">

func.func @row_sum_bf16(%x: !x, %y: !y) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>, cute.dynamic_smem = 32 : i64,
  cute.premises = ["a0_s0 == a1_s0", "r0 < a0_s0"],
  cute.ensures = ["a1[i] == fnarrow_f32_bf16(sum(k < 8192, fwiden_bf16_f32(a0[i,k])))"],
  cute.written_by = ["r0 = i", "r1 = 0"]} {
  %bid = nvvm.read.ptx.sreg.ctaid.x : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %zero = arith.constant 0 : i32
  %none = arith.constant 0.0 : f32
  %all = arith.constant -1 : i32
  %to_lane = arith.constant 31 : i32
  %d16 = arith.constant 16 : i32
  %d8 = arith.constant 8 : i32
  %d4 = arith.constant 4 : i32
  %d2 = arith.constant 2 : i32
  %d1 = arith.constant 1 : i32
  %lanes = arith.constant 32 : i32
  %lane = arith.remui %tid, %lanes : i32
  %warp = arith.divui %tid, %lanes : i32
  %is_first = arith.cmpi eq, %lane, %zero : i32
  %w = cute.make_coord(%warp) : (i32) -> !cute.coord<"?">
  %base = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>
  %floats = cute.recast_iter(%base) : (!cute.ptr<i8, smem, align<1024>>) -> !cute.ptr<f32, smem, align<1024>>
  %eight = cute.static : !cute.layout<"8:1">
  %warps = cute.make_view(%floats, %eight) : (!cute.ptr<f32, smem, align<1024>>, !cute.layout<"8:1">) -> !warps
  %in_row = cute.make_coord(%bid) : (i32) -> !cute.coord<"(?,_)">
  %row = cute.slice(%x, %in_row) : !x, !cute.coord<"(?,_)"> -> !row
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %atom = cute.make_atom() : !cute_nvgpu.atom.universal_copy<bf16>
  %copy = cute.make_tiled_copy(%atom) : !copy
  %values = cute.tiled.copy.partition_S(%copy, %row, %thread) : (!copy, !row, !cute.coord<"?">) -> !values
  %loaded = cute.memref.load_vec(%values) : (!values) -> vector<32xbf16>
  %wide = arith.extf %loaded : vector<32xbf16> to vector<32xf32>

  // A sum of the thread, of its warp by butterfly exchanges, of the block through shared memory.
  %p = "llvm.intr.vector.reduce.fadd"(%none, %wide) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
  %mo16 = nvvm.shfl.sync bfly %all, %p, %d16, %to_lane : f32 -> f32
  %ms16 = arith.addf %p, %mo16 : f32
  %mo8 = nvvm.shfl.sync bfly %all, %ms16, %d8, %to_lane : f32 -> f32
  %ms8 = arith.addf %ms16, %mo8 : f32
  %mo4 = nvvm.shfl.sync bfly %all, %ms8, %d4, %to_lane : f32 -> f32
  %ms4 = arith.addf %ms8, %mo4 : f32
  %mo2 = nvvm.shfl.sync bfly %all, %ms4, %d2, %to_lane : f32 -> f32
  %ms2 = arith.addf %ms4, %mo2 : f32
  %mo1 = nvvm.shfl.sync bfly %all, %ms2, %d1, %to_lane : f32 -> f32
  %ms1 = arith.addf %ms2, %mo1 : f32
  scf.if %is_first {
    cute.memref.store(%warps, %w, %ms1) : (!warps, !cute.coord<"?">, f32) -> ()
  }
  nvvm.barrier0
  %meach = cute.memref.load_vec(%warps) : (!warps) -> vector<8xf32>
  %is_writer = arith.cmpi eq, %tid, %zero : i32
  scf.if %is_writer {
    %total = "llvm.intr.vector.reduce.fadd"(%none, %meach) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
    %narrow = arith.truncf %total : f32 to bf16
    %here = cute.make_coord(%bid) : (i32) -> !cute.coord<"?">
    cute.memref.store(%y, %here, %narrow) : (!y, !cute.coord<"?">, bf16) -> ()
  }
  return
}
