// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/mutation/ptx_faults.h"

namespace cutecheck::mutation {

namespace {

using enum PtxFault::Edit;

// On the kernels of oracle/ptx/order/order_tensor_kernels.h and, where the text fits, on what the lowering
// emits.
constexpr PtxFault kFaults[] = {
    {"ptx.relinquish_before_alloc", "tcgen05.relinquish", kBefore, "tcgen05.alloc", "order_c16"},
    {"ptx.columns_no_power_of_two", "mov.b32 %r9, 128;", kReplace, "mov.b32 %r9, 96;", "order_c16"},
    {"ptx.alloc_by_one_thread", "setp.ne.s32 %p2, %r8, 0;", kReplace, "setp.ne.s32 %p2, %r1, 0;",
     "order_c16"},
    {"ptx.no_dealloc", "tcgen05.dealloc", kDrop, "", "order_c17"},
    {"ptx.dealloc_of_half", "mov.b32 %r42, 128;", kReplace, "mov.b32 %r42, 64;", "order_c17"},
    {"ptx.address_taken_for_zero", "ld.shared.b32 %r10, [%r7];", kReplace, "mov.b32 %r10, 0;", "order_c17"},
    {"ptx.address_read_before_the_barrier", "ld.shared.b32 %r10, [%r7];", kBefore, "bar.sync 0;", "order_c5"},
    {"ptx.scale_columns_doubled", "add.s32 %r16, %r7, 160;", kReplace, "add.s32 %r16, %r7, 320;",
     "order_c17"},
    {"ptx.umma_commit_before_the_product", "tcgen05.commit", kBefore, "tcgen05.mma", "order_c18"},
    {"ptx.no_umma_commit", "tcgen05.commit", kDrop, "", "order_c10"},
    {"ptx.no_wait_for_the_product", "p, [%r6], %r11", kDrop, "", "order_c18"},
    {"ptx.dealloc_before_the_product", "tcgen05.dealloc", kBefore, "mbarrier.try_wait", "order_c17"},
    {"ptx.no_wait_load", "tcgen05.wait::ld", kDrop, "", "order_c19"},
    {"ptx.registers_before_wait_load", "tcgen05.wait::ld", kBefore, "add.s32 %r40, %r40, 4;", "order_c19"},
    {"ptx.no_wait_store", "tcgen05.wait::st", kDrop, "", "order_c20"},
    {"ptx.wait_load_for_wait_store", "tcgen05.wait::st", kReplace, "tcgen05.wait::ld", "order_c20"},
    {"ptx.no_fence_before_the_barrier", "tcgen05.fence::before_thread_sync", kDrop, "", "order_c21"},
    {"ptx.no_fence_behind_the_barrier", "tcgen05.fence::after_thread_sync", kDrop, "", "order_c21"},
    {"ptx.arrival_before_the_fence", "mbarrier.arrive.shared.b64 _, [%r6];", kBefore,
     "tcgen05.fence::before_thread_sync", "order_c21"},
    {"ptx.dealloc_without_a_barrier", "bar.sync 1, 128;", kDrop, "", "order_c21"},
    {"ptx.two_groups", "tcgen05.commit.cta_group::1", kReplace, "tcgen05.commit.cta_group::2", "order_c22"},
    {"ptx.lane_stride_of_columns", "shl.b32 %r38, %r8, 21;", kReplace, "shl.b32 %r38, %r8, 5;", "order_c23"},
    {"ptx.lanes_of_the_next_warp", "shl.b32 %r38, %r8, 21;", kReplace, "shl.b32 %r38, %r8, 22;", "order_c23"},
    {"ptx.stage_released_by_an_arrival",
     "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r29];", kReplace,
     "mbarrier.arrive.shared.b64 _, [%r29];", "order_c12"},
    {"ptx.no_proxy_fence_for_the_product", "fence.proxy.async.shared::cta", kDrop, "", "order_c4"},
    {"ptx.no_wait_for_the_stage", "p, [%r28], %r25", kDrop, "", "order_c11"},
    {"ptx.block_of_a_pair_ends_early", "$L_end:\n\tbarrier.cluster.arrive.release.aligned;", kReplace,
     "$L_end:\n\tret;", "order_c24"},
    {"ptx.commit_in_one_block", "mov.b16 %rs1, 3;", kReplace, "mov.b16 %rs1, 1;", "order_c10"},
};

}  // namespace

std::span<const PtxFault> tensorFaults() { return kFaults; }

}  // namespace cutecheck::mutation
