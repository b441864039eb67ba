// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels for the tests of the order of tcgen05: a product of tcgen05 between a warp that copies, a thread
// that multiplies and a warpgroup that reads tensor memory.
#pragma once

#include <string>
#include <utility>

namespace cutecheck::ptx {

// Parameters: tensor maps of A and B, whose boxes have 16384 bytes, and memory of D. 192 threads: warps 0 to
// 3 read D, a thread of warp 4 copies, one of warp 5 multiplies. D has 128 columns, and is made twice, of
// four steps along K each; stages are two.
inline std::string tensorRingKernel() {
  return R"(.version 9.0
.target sm_100a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
.visible .entry product(
	.param .align 64 .b8 product_param_0[128],
	.param .align 64 .b8 product_param_1[128],
	.param .u64 .ptr .global .align 16 product_param_2
)
.reqntid 192
{
	.reg .pred %p<20>;
	.reg .b32 %r<90>;
	.reg .b64 %rd<20>;
	mov.u32 %r1, %tid.x;
	mov.b32 %r2, smem;
	add.s32 %r3, %r2, 65536;
	add.s32 %r4, %r2, 65552;
	add.s32 %r5, %r2, 65568;
	add.s32 %r6, %r2, 65576;
	add.s32 %r7, %r2, 65584;
	shr.u32 %r8, %r1, 5;
	setp.ne.s32 %p1, %r1, 0;
	@%p1 bra $L_ready;
	mbarrier.init.shared.b64 [%r3], 1;
	mbarrier.init.shared.b64 [%r3+8], 1;
	mbarrier.init.shared.b64 [%r4], 1;
	mbarrier.init.shared.b64 [%r4+8], 1;
	mbarrier.init.shared.b64 [%r5], 1;
	mbarrier.init.shared.b64 [%r6], 128;
	fence.mbarrier_init.release.cluster;
$L_ready:
	setp.ne.s32 %p2, %r8, 0;
	@%p2 bra $L_allocated;
	mov.b32 %r9, 128;
	tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r7], %r9;
	tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
$L_allocated:
	bar.sync 0;
	ld.shared.b32 %r10, [%r7];
	setp.lt.u32 %p3, %r8, 4;
	@%p3 bra $L_read;
	setp.eq.s32 %p4, %r8, 5;
	@%p4 bra $L_multiply;
	setp.ne.s32 %p5, %r1, 128;
	@%p5 bra $L_end;
	mov.b32 %r11, 0;
	mov.b32 %r12, 0;
	mov.b32 %r13, 1;
	mov.b64 %rd1, product_param_0;
	mov.b64 %rd2, product_param_1;
$L_copy:
	shl.b32 %r14, %r12, 3;
	add.s32 %r15, %r4, %r14;
	add.s32 %r16, %r3, %r14;
	{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%r15], %r13; @p bra DONE; bra WAIT; DONE: }
	mbarrier.arrive.expect_tx.shared.b64 _, [%r16], 32768;
	shl.b32 %r17, %r12, 15;
	add.s32 %r18, %r2, %r17;
	add.s32 %r19, %r18, 16384;
	shl.b32 %r20, %r11, 6;
	mov.b32 %r21, 0;
	cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r18], [%rd1, {%r20, %r21}], [%r16];
	cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r19], [%rd2, {%r20, %r21}], [%r16];
	xor.b32 %r12, %r12, 1;
	setp.eq.s32 %p6, %r12, 0;
	selp.b32 %r22, 1, 0, %p6;
	xor.b32 %r13, %r13, %r22;
	add.s32 %r11, %r11, 1;
	setp.lt.s32 %p7, %r11, 8;
	@%p7 bra $L_copy;
	bra.uni $L_end;
$L_multiply:
	setp.ne.s32 %p8, %r1, 160;
	@%p8 bra $L_end;
	mov.b32 %r23, 0;
	mov.b32 %r24, 0;
	mov.b32 %r25, 0;
	mov.b32 %r26, 1;
$L_tile:
	{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%r6], %r26; @p bra DONE; bra WAIT; DONE: }
	tcgen05.fence::after_thread_sync;
	xor.b32 %r26, %r26, 1;
$L_step:
	shl.b32 %r27, %r24, 3;
	add.s32 %r28, %r3, %r27;
	add.s32 %r29, %r4, %r27;
	{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%r28], %r25; @p bra DONE; bra WAIT; DONE: }
	shl.b32 %r30, %r24, 15;
	add.s32 %r31, %r2, %r30;
	shr.u32 %r32, %r31, 4;
	cvt.u64.u32 %rd3, %r32;
	or.b64 %rd4, %rd3, 4611756662049538048;
	add.s64 %rd5, %rd4, 1024;
	mov.b32 %r33, 136314896;
	and.b32 %r34, %r23, 3;
	setp.ne.s32 %p9, %r34, 0;
	tcgen05.mma.cta_group::1.kind::f16 [%r10], %rd4, %rd5, %r33, %p9;
	add.s64 %rd6, %rd4, 2;
	add.s64 %rd7, %rd5, 2;
	setp.eq.s32 %p10, 0, 0;
	tcgen05.mma.cta_group::1.kind::f16 [%r10], %rd6, %rd7, %r33, %p10;
	tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r29];
	xor.b32 %r24, %r24, 1;
	setp.eq.s32 %p11, %r24, 0;
	selp.b32 %r35, 1, 0, %p11;
	xor.b32 %r25, %r25, %r35;
	add.s32 %r23, %r23, 1;
	and.b32 %r36, %r23, 3;
	setp.ne.s32 %p12, %r36, 0;
	@%p12 bra $L_step;
	tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r5];
	setp.lt.s32 %p13, %r23, 8;
	@%p13 bra $L_tile;
	bra.uni $L_end;
$L_read:
	mov.b32 %r37, 0;
	shl.b32 %r38, %r8, 21;
	add.s32 %r39, %r10, %r38;
	ld.param.b64 %rd8, [product_param_2];
$L_tile_read:
	{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%r5], %r37; @p bra DONE; bra WAIT; DONE: }
	tcgen05.fence::after_thread_sync;
	mov.b32 %r40, 0;
$L_columns:
	add.s32 %r41, %r39, %r40;
	tcgen05.ld.sync.aligned.32x32b.x4.b32 {%r50, %r51, %r52, %r53}, [%r41];
	tcgen05.wait::ld.sync.aligned;
	st.global.v4.b32 [%rd8], {%r50, %r51, %r52, %r53};
	add.s32 %r40, %r40, 4;
	setp.lt.s32 %p14, %r40, 128;
	@%p14 bra $L_columns;
	tcgen05.fence::before_thread_sync;
	mbarrier.arrive.shared.b64 _, [%r6];
	add.s32 %r37, %r37, 1;
	setp.lt.s32 %p15, %r37, 2;
	@%p15 bra $L_tile_read;
	bar.sync 1, 128;
	setp.ne.s32 %p16, %r8, 0;
	@%p16 bra $L_end;
	mov.b32 %r42, 128;
	tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r10, %r42;
$L_end:
	ret;
}
)";
}

// 128 threads store A into tensor memory and B into shared memory, one multiplies, all read D. Scale factors
// are copied from shared memory, A and D have columns of their own.
inline std::string tensorStoreKernel() {
  return R"(.version 9.0
.target sm_100a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
.visible .entry product(
	.param .u64 .ptr .global .align 16 product_param_0
)
.reqntid 128
{
	.reg .pred %p<9>;
	.reg .b32 %r<40>;
	.reg .b64 %rd<9>;
	mov.u32 %r1, %tid.x;
	mov.b32 %r2, smem;
	shr.u32 %r3, %r1, 5;
	setp.ne.s32 %p1, %r1, 0;
	setp.ne.s32 %p2, %r3, 0;
	mov.b32 %r4, 256;
	add.s32 %r5, %r2, 32768;
	add.s32 %r6, %r2, 32776;
	@%p1 bra $L_initialised;
	mbarrier.init.shared.b64 [%r6], 1;
	fence.mbarrier_init.release.cluster;
$L_initialised:
	@%p2 bra $L_allocated;
	tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r5], %r4;
	tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
$L_allocated:
	bar.sync 0;
	ld.shared.b32 %r7, [%r5];
	shl.b32 %r8, %r3, 21;
	add.s32 %r9, %r7, %r8;
	add.s32 %r10, %r9, 128;
	mov.b32 %r11, 0;
	tcgen05.st.sync.aligned.32x32b.x8.b32 [%r10], {%r11, %r11, %r11, %r11, %r11, %r11, %r11, %r11};
	shl.b32 %r12, %r1, 4;
	add.s32 %r13, %r2, %r12;
	st.shared.v4.b32 [%r13], {%r11, %r11, %r11, %r11};
	st.shared.v4.b32 [%r13+2048], {%r11, %r11, %r11, %r11};
	fence.proxy.async.shared::cta;
	tcgen05.wait::st.sync.aligned;
	tcgen05.fence::before_thread_sync;
	bar.sync 0;
	@%p1 bra $L_given;
	tcgen05.fence::after_thread_sync;
	shr.u32 %r14, %r2, 4;
	cvt.u64.u32 %rd1, %r14;
	or.b64 %rd2, %rd1, 70437464178688;
	add.s32 %r15, %r7, 128;
	add.s32 %r16, %r7, 160;
	add.s64 %rd3, %rd2, 128;
	tcgen05.cp.cta_group::1.32x128b.warpx4 [%r16], %rd3;
	mov.b32 %r17, 134742032;
	setp.ne.s32 %p3, %r11, 0;
	tcgen05.mma.cta_group::1.kind::f16 [%r7], [%r15], %rd2, %r17, %p3;
	tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r6];
$L_given:
	{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%r6], %r11; @p bra DONE; bra WAIT; DONE: }
	tcgen05.fence::after_thread_sync;
	tcgen05.ld.sync.aligned.32x32b.x4.b32 {%r20, %r21, %r22, %r23}, [%r9];
	tcgen05.wait::ld.sync.aligned;
	ld.param.b64 %rd4, [product_param_0];
	st.global.v4.b32 [%rd4], {%r20, %r21, %r22, %r23};
	bar.sync 0;
	@%p2 bra $L_end;
	tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r7, %r4;
$L_end:
	ret;
}
)";
}

// The ring of a pair of blocks: each copies its half of A and B and signals the barrier of the first, whose
// thread multiplies for both; commits arrive in both. The box of A has 16384 bytes, that of B 8192.
inline std::string tensorPairKernel() {
  const std::pair<const char*, const char*> changes[] = {
      {"cta_group::1", "cta_group::2"},
      {".reqntid 192", ".reqntid 192\n.reqnctapercluster 2, 1, 1"},
      {"mov.u32 %r1, %tid.x;", "mov.u32 %r1, %tid.x;\n\tmov.u32 %r60, %cluster_ctarank;"},
      {"mbarrier.init.shared.b64 [%r6], 128;", "mbarrier.init.shared.b64 [%r6], 256;"},
      {"bar.sync 0;", "barrier.cluster.arrive.release.aligned;\n\tbarrier.cluster.wait.acquire.aligned;"},
      // The barrier of the first block counts the bytes of both.
      {"add.s32 %r16, %r3, %r14;",
       "add.s32 %r61, %r3, %r14;\n\tand.b32 %r16, %r61, -16777217;\n"
       "\tsetp.ne.s32 %p18, %r60, 0;"},
      {"mbarrier.arrive.expect_tx.shared.b64 _, [%r16], 32768;",
       "@%p18 bra $L_expected;\n\tmbarrier.arrive.expect_tx.shared.b64 _, [%r16], 49152;\n$L_expected:"},
      {"setp.ne.s32 %p8, %r1, 160;",
       "shl.b32 %r62, %r60, 8;\n\tadd.s32 %r63, %r1, %r62;\n\tsetp.ne.s32 %p8, %r63, 160;\n"
       "\tmov.b16 %rs1, 3;"},
      {".reg .b32 %r<90>;", ".reg .b32 %r<90>;\n\t.reg .b16 %rs<2>;"},
      {"mov.b32 %r33, 136314896;", "mov.b32 %r33, 270532624;"},
      {"shared::cluster.b64 [%r29];", "shared::cluster.multicast::cluster.b64 [%r29], %rs1;"},
      {"shared::cluster.b64 [%r5];", "shared::cluster.multicast::cluster.b64 [%r5], %rs1;"},
      {"mbarrier.arrive.shared.b64 _, [%r6];",
       "and.b32 %r64, %r6, -16777217;\n\tmbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r64];"},
      {"$L_end:\n",
       "$L_end:\n\tbarrier.cluster.arrive.release.aligned;\n\tbarrier.cluster.wait.acquire.aligned;\n"},
  };
  std::string text = tensorRingKernel();
  for (const auto& [from, to] : changes) {
    const std::string part = from, other = to;
    for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + other.size()))
      text.replace(at, part.size(), other);
  }
  return text;
}

}  // namespace cutecheck::ptx
