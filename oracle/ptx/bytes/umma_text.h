// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel of one tcgen05.mma, as PTX text: its operands come from global memory byte by byte, D goes back
// word by word, so that a test says where everything lies.
#pragma once

#include <string>

namespace cutecheck::emulate {

// Parameters: the image of shared memory from byte 1024 on, its bytes a block one behind the other; D,
// `columns` words of each lane, 128 lanes a block; then numbers: bytes of the image, A, B, the instruction's
// descriptor, 1 to add to D. Before the product D is 1.0f everywhere. `product` is the instruction and what
// stands before it, of one thread: %r20 is where tensor memory begins, %rd10 A, %rd11 B, %r22 the descriptor,
// %p9 adds.
inline std::string ummaText(const std::string& product, int columns, int group) {
  const std::string g = "cta_group::" + std::to_string(group), n = std::to_string(columns);
  std::string text = R"(
.version 9.0
.target sm_100a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
.visible .entry umma(
  .param .u64 .ptr .global .align 1 umma_param_0,
  .param .u64 .ptr .global .align 1 umma_param_1,
  .param .u64 umma_param_2,
  .param .u64 umma_param_3,
  .param .u64 umma_param_4,
  .param .u64 umma_param_5,
  .param .u64 umma_param_6
)
.reqntid 128
)";
  if (group == 2) text += ".explicitcluster\n.reqnctapercluster 2\n";
  text += R"({
  .reg .pred %p<16>;
  .reg .b16 %rs<4>;
  .reg .b32 %r<512>;
  .reg .b64 %rd<64>;
  ld.param.b64 %rd1, [umma_param_0];
  ld.param.b64 %rd2, [umma_param_1];
  ld.param.b64 %rd3, [umma_param_2];
  ld.param.b64 %rd10, [umma_param_3];
  ld.param.b64 %rd11, [umma_param_4];
  ld.param.b64 %rd12, [umma_param_5];
  ld.param.b64 %rd13, [umma_param_6];
  cvt.u32.u64 %r22, %rd12;
  setp.ne.b64 %p9, %rd13, 0;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, %ctaid.x;
  cvt.u64.u32 %rd4, %r1;
  cvt.u64.u32 %rd5, %r2;
  mad.lo.s64 %rd6, %rd5, %rd3, %rd1;
  mov.b64 %rd7, smem;
  add.s64 %rd8, %rd7, 1024;
$COPY:
  setp.ge.s64 %p1, %rd4, %rd3;
  @%p1 bra $COPIED;
  add.s64 %rd14, %rd6, %rd4;
  ld.global.b8 %rs1, [%rd14];
  add.s64 %rd15, %rd8, %rd4;
  st.shared.b8 [%rd15], %rs1;
  add.s64 %rd4, %rd4, 128;
  bra $COPY;
$COPIED:
  setp.ge.u32 %p2, %r1, 32;
  @%p2 bra $ALLOCATED;
  tcgen05.alloc.GROUP.sync.aligned.shared::cta.b32 [smem], 512;
  tcgen05.relinquish_alloc_permit.GROUP.sync.aligned;
$ALLOCATED:
  setp.ne.b32 %p3, %r1, 0;
  @%p3 bra $READY;
  mbarrier.init.shared.b64 [smem+8], 1;
  fence.mbarrier_init.release.cluster;
$READY:
  fence.proxy.async.shared::cta;
  bar.sync 0;
  ld.shared.b32 %r20, [smem];
  and.b32 %r3, %r1, 96;
  shl.b32 %r4, %r3, 16;
  add.s32 %r5, %r20, %r4;
  mov.b32 %r6, 0f3F800000;
  mov.b32 %r7, 0;
$ONES:
  add.s32 %r8, %r5, %r7;
  tcgen05.st.sync.aligned.32x32b.x1.b32 [%r8], {%r6};
  add.s32 %r7, %r7, 1;
  setp.lt.u32 %p4, %r7, COLUMNS;
  @%p4 bra $ONES;
  tcgen05.wait::st.sync.aligned;
  tcgen05.fence::before_thread_sync;
  bar.sync 0;
  barrier.cluster.arrive.aligned;
  barrier.cluster.wait.aligned;
  tcgen05.fence::after_thread_sync;
  mov.u32 %r9, %cluster_ctarank;
  or.b32 %r10, %r9, %r1;
  setp.ne.b32 %p5, %r10, 0;
  @%p5 bra $ISSUED;
  PRODUCT
  COMMIT
$ISSUED:
  mbarrier.try_wait.parity.shared.b64 %p6, [smem+8], 0;
  @!%p6 bra $ISSUED;
  tcgen05.fence::after_thread_sync;
  shl.b32 %r11, %r2, 7;
  add.s32 %r12, %r11, %r1;
  mul.wide.u32 %rd16, %r12, ROWBYTES;
  add.s64 %rd17, %rd2, %rd16;
  mov.b32 %r7, 0;
$STORE:
  add.s32 %r8, %r5, %r7;
  tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r13}, [%r8];
  tcgen05.wait::ld.sync.aligned;
  st.global.b32 [%rd17], %r13;
  add.s64 %rd17, %rd17, 4;
  add.s32 %r7, %r7, 1;
  setp.lt.u32 %p7, %r7, COLUMNS;
  @%p7 bra $STORE;
  bar.sync 0;
  @%p2 bra $END;
  tcgen05.dealloc.GROUP.sync.aligned.b32 %r20, 512;
$END:
  ret;
}
)";
  const auto replace = [&](const std::string& old, const std::string& now) {
    for (size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + now.size()))
      text.replace(at, old.size(), now);
  };
  replace(
      "COMMIT",
      group == 1
          ? "tcgen05.commit.GROUP.mbarrier::arrive::one.shared::cluster.b64 [smem+8];"
          : "tcgen05.commit.GROUP.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [smem+8], 3;");
  replace("PRODUCT", product);
  replace("GROUP", g);
  replace("COLUMNS", n);
  replace("ROWBYTES", std::to_string(4 * columns));
  return text;
}

}  // namespace cutecheck::emulate
