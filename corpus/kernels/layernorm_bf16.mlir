// y = (x - mean x) / sqrt(variance of x + 1e-5), row by row, bf16 in and out, f32 between.
//
// A block of 256 threads has a row of 8192, a thread four times 8 elements of it, 128 bits each; they stay in registers.
// The two sums meet by butterfly exchanges in a warp, and those of the 8 warps in shared memory.
//
//   grid    a block for each row
//   block   256 threads
//   x, y    M by 8192, row stride divisible by 8, 16-byte aligned
!x = !cute.memref<bf16, gmem, align<16>, "(?,8192):(?{i64 div=8},1)">
!row = !cute.memref<bf16, gmem, align<16>, "(8192):(1)">
!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<bf16>, layout_copy_tv = <"(256,(8,4)):(8,(1,2048))">, tiler_mn = <"[8192:1]">>
!values = !cute.memref<bf16, gmem, align<16>, "((1,(8,4)),1):((0,(1,2048)),0)">
!warps = !cute.memref<f32, smem, align<1024>, "8:1">
!later = !cute.memref<f32, smem, align<32>, "8:1">

func.func @layernorm_bf16(%x: !x, %y: !x) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>, cute.dynamic_smem = 64 : i64,
  cute.premises = ["a0_s0 == a1_s0", "a1_d0 >= 8192", "r0 < a0_s0"],
  cute.ensures = ["a1[i,j] == fnarrow_f32_bf16(fdiv(fsub(fwiden_bf16_f32(a0[i,j]), fmul(sum(m < 8192, fwiden_bf16_f32(a0[i,m])), f32_bits(956301312))), fsqrt(fadd(fmul(sum(k < 8192, fmul(fsub(fwiden_bf16_f32(a0[i,k]), fmul(sum(m < 8192, fwiden_bf16_f32(a0[i,m])), f32_bits(956301312))), fsub(fwiden_bf16_f32(a0[i,k]), fmul(sum(m < 8192, fwiden_bf16_f32(a0[i,m])), f32_bits(956301312))))), f32_bits(956301312)), f32_bits(925353388)))))"],
  cute.written_by = ["r0 = i", "r1 = j/8%256"]} {
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
  %step = cute.static : !cute.int_tuple<"8">
  %after = cute.add_offset(%floats, %step) : (!cute.ptr<f32, smem, align<1024>>, !cute.int_tuple<"8">) -> !cute.ptr<f32, smem, align<32>>
  %later = cute.make_view(%after, %eight) : (!cute.ptr<f32, smem, align<32>>, !cute.layout<"8:1">) -> !later
  %in_row = cute.make_coord(%bid) : (i32) -> !cute.coord<"(?,_)">
  %row = cute.slice(%x, %in_row) : !x, !cute.coord<"(?,_)"> -> !row
  %row_y = cute.slice(%y, %in_row) : !x, !cute.coord<"(?,_)"> -> !row
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"?">
  %atom = cute.make_atom() : !cute_nvgpu.atom.universal_copy<bf16>
  %copy = cute.make_tiled_copy(%atom) : !copy
  %values = cute.tiled.copy.partition_S(%copy, %row, %thread) : (!copy, !row, !cute.coord<"?">) -> !values
  %values_y = cute.tiled.copy.partition_D(%copy, %row_y, %thread) : (!copy, !row, !cute.coord<"?">) -> !values
  %loaded = cute.memref.load_vec(%values) : (!values) -> vector<32xbf16>
  %wide = arith.extf %loaded : vector<32xbf16> to vector<32xf32>

  // The mean: a sum of the thread, of its warp by butterfly exchanges, of the block through shared memory.
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
  %total = "llvm.intr.vector.reduce.fadd"(%none, %meach) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  %of_n = arith.constant 1.220703125e-04 : f32
  %mean = arith.mulf %total, %of_n : f32

  // The mean square of what is off the mean.
  %means_0 = llvm.mlir.poison : vector<32xf32>
  %means_1 = llvm.insertelement %mean, %means_0[%zero : i32] : vector<32xf32>
  %means = llvm.shufflevector %means_1, %means_0 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<32xf32>
  %off = arith.subf %wide, %means : vector<32xf32>
  %square = arith.mulf %off, %off : vector<32xf32>
  %q = "llvm.intr.vector.reduce.fadd"(%none, %square) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<32xf32>) -> f32
  %to16 = nvvm.shfl.sync bfly %all, %q, %d16, %to_lane : f32 -> f32
  %ts16 = arith.addf %q, %to16 : f32
  %to8 = nvvm.shfl.sync bfly %all, %ts16, %d8, %to_lane : f32 -> f32
  %ts8 = arith.addf %ts16, %to8 : f32
  %to4 = nvvm.shfl.sync bfly %all, %ts8, %d4, %to_lane : f32 -> f32
  %ts4 = arith.addf %ts8, %to4 : f32
  %to2 = nvvm.shfl.sync bfly %all, %ts4, %d2, %to_lane : f32 -> f32
  %ts2 = arith.addf %ts4, %to2 : f32
  %to1 = nvvm.shfl.sync bfly %all, %ts2, %d1, %to_lane : f32 -> f32
  %ts1 = arith.addf %ts2, %to1 : f32
  scf.if %is_first {
    cute.memref.store(%later, %w, %ts1) : (!later, !cute.coord<"?">, f32) -> ()
  }
  nvvm.barrier0
  %teach = cute.memref.load_vec(%later) : (!later) -> vector<8xf32>
  %squares = "llvm.intr.vector.reduce.fadd"(%none, %teach) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32

  %variance = arith.mulf %squares, %of_n : f32
  %epsilon = arith.constant 1.0e-05 : f32
  %shifted = arith.addf %variance, %epsilon : f32
  %deviation = math.sqrt %shifted : f32
  %unit = arith.constant 1.0 : f32
  %inverse = arith.divf %unit, %deviation : f32
  %scale_0 = llvm.mlir.poison : vector<32xf32>
  %scale_1 = llvm.insertelement %inverse, %scale_0[%zero : i32] : vector<32xf32>
  %scale = llvm.shufflevector %scale_1, %scale_0 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<32xf32>
  %part = arith.mulf %off, %scale : vector<32xf32>
  %narrow = arith.truncf %part : vector<32xf32> to vector<32xbf16>
  cute.memref.store_vec(%narrow, %values_y) : (vector<32xbf16>, !values) -> ()
  return
}
