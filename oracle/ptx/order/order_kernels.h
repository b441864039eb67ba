// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels for the tests of order: a ring of two stages between a warp that copies and a warpgroup that
// multiplies, and its tile stored by a bulk copy.
#pragma once

#include <string>

namespace cutecheck::ptx {

// Parameters: tensor maps of A, B and D, whose boxes have 8192 bytes. 256 threads; thread 128 copies.
inline std::string ringKernel() {
  return R"(.version 9.0
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
.visible .entry ring(
	.param .align 64 .b8 ring_param_0[128],
	.param .align 64 .b8 ring_param_1[128],
	.param .align 64 .b8 ring_param_2[128]
)
.reqntid 256
{
	.reg .pred %p<9>;
	.reg .b32 %r<40>;
	.reg .b64 %rd<9>;
	mov.u32 %r1, %tid.x;
	mov.b32 %r2, smem;
	add.s32 %r3, %r2, 49152;
	add.s32 %r4, %r2, 49168;
	setp.ne.s32 %p1, %r1, 0;
	@%p1 bra $L_ready;
	mbarrier.init.shared.b64 [%r3], 1;
	mbarrier.init.shared.b64 [%r3+8], 1;
	mbarrier.init.shared.b64 [%r4], 128;
	mbarrier.init.shared.b64 [%r4+8], 128;
	fence.mbarrier_init.release.cluster;
$L_ready:
	bar.sync 0;
	setp.lt.u32 %p2, %r1, 128;
	@%p2 bra $L_consumer;
	setmaxnreg.dec.sync.aligned.u32 40;
	setp.ne.s32 %p3, %r1, 128;
	@%p3 bra $L_end;
	mov.b32 %r5, 0;
	mov.b32 %r6, 0;
	mov.b32 %r7, 1;
	mov.b64 %rd1, ring_param_0;
	mov.b64 %rd2, ring_param_1;
$L_produce:
	shl.b32 %r8, %r6, 3;
	add.s32 %r9, %r4, %r8;
	add.s32 %r10, %r3, %r8;
	{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%r9], %r7; @p bra DONE; bra WAIT; DONE: }
	mbarrier.arrive.expect_tx.shared.b64 _, [%r10], 16384;
	shl.b32 %r11, %r6, 14;
	add.s32 %r12, %r2, %r11;
	shl.b32 %r13, %r5, 6;
	mov.b32 %r15, 0;
	cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r12], [%rd1, {%r13, %r15}], [%r10];
	add.s32 %r14, %r12, 8192;
	cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r14], [%rd2, {%r13, %r15}], [%r10];
	add.s32 %r6, %r6, 1;
	setp.eq.s32 %p4, %r6, 2;
	selp.b32 %r6, 0, %r6, %p4;
	selp.b32 %r16, 1, 0, %p4;
	xor.b32 %r7, %r7, %r16;
	add.s32 %r5, %r5, 1;
	setp.lt.s32 %p5, %r5, 6;
	@%p5 bra $L_produce;
	bra.uni $L_end;
$L_consumer:
	setmaxnreg.inc.sync.aligned.u32 232;
	mov.b32 %r17, 0;
	mov.b32 %r18, 0;
	mov.b32 %r19, 0;
	mov.b32 %r30, 0;
	mov.b32 %r31, 0;
	mov.b32 %r34, 0;
	mov.b32 %r35, 0;
$L_consume:
	shl.b32 %r20, %r18, 3;
	add.s32 %r21, %r3, %r20;
	add.s32 %r22, %r4, %r20;
	{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%r21], %r19; @p bra DONE; bra WAIT; DONE: }
	shl.b32 %r23, %r18, 14;
	add.s32 %r24, %r2, %r23;
	and.b32 %r25, %r24, 262143;
	shr.u32 %r26, %r25, 4;
	cvt.u64.u32 %rd3, %r26;
	or.b64 %rd4, %rd3, 4611686293305360384;
	add.s64 %rd5, %rd4, 512;
	wgmma.fence.sync.aligned;
	{ .reg .pred p; setp.ne.b32 p, %r17, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r30, %r31, %r34, %r35}, %rd4, %rd5,)"
    R"( p, 1, 1, 0, 0; }
	wgmma.commit_group.sync.aligned;
	wgmma.wait_group.sync.aligned 0;
	mbarrier.arrive.shared.b64 _, [%r22];
	add.s32 %r18, %r18, 1;
	setp.eq.s32 %p6, %r18, 2;
	selp.b32 %r18, 0, %r18, %p6;
	selp.b32 %r27, 1, 0, %p6;
	xor.b32 %r19, %r19, %r27;
	add.s32 %r17, %r17, 1;
	setp.lt.s32 %p7, %r17, 6;
	@%p7 bra $L_consume;
	add.s32 %r28, %r2, 32768;
	shl.b32 %r29, %r1, 4;
	add.s32 %r32, %r28, %r29;
	stmatrix.sync.aligned.m8n8.x4.shared.b16 [%r32], {%r30, %r31, %r34, %r35};
	fence.proxy.async.shared::cta;
	bar.sync 1, 128;
	@%p1 bra $L_end;
	mov.b64 %rd6, ring_param_2;
	mov.b32 %r33, 0;
	cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd6, {%r33, %r33}], [%r28];
	cp.async.bulk.commit_group;
	cp.async.bulk.wait_group.read 0;
$L_end:
	ret;
}
)";
}

}  // namespace cutecheck::ptx
