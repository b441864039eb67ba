// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/mutation/ptx_faults.h"

#include "properties/mutation/fault.h"

namespace cutecheck::mutation {

namespace {

using enum PtxFault::Edit;

constexpr const char* kInlineProduct = "wgmma.mma_async";

constexpr PtxFault kFaults[] = {
    {"ptx.no_wgmma_fence", "wgmma.fence", kDrop, "", "order_c1"},
    {"ptx.fence_behind_the_product", "wgmma.fence", kBefore, "wgmma.commit_group", "order_c1"},
    {"ptx.no_commit", "wgmma.commit_group", kDrop, "", "order_c2"},
    {"ptx.commit_before_the_product", "wgmma.commit_group", kBefore, kInlineProduct, "order_c2"},
    {"ptx.wait_before_commit", "wgmma.wait_group", kBefore, "wgmma.commit_group", "order_c3"},
    {"ptx.no_wait", "wgmma.wait_group", kDrop, "", "order_c3"},
    {"ptx.wait_for_one_less", "wgmma.wait_group.sync.aligned \t0", kReplace,
     "wgmma.wait_group.sync.aligned \t1", "order_c3"},
    {"ptx.accumulator_before_the_wait", "wgmma.wait_group", kBefore, "ret;", "order_c3"},
    {"ptx.no_proxy_fence", "fence.proxy.async", kDrop, "", "order_c4"},
    {"ptx.no_barrier", "bar.sync", kDrop, "", "order_c4"},
    {"ptx.barrier_before_the_proxy_fence", "bar.sync", kBefore, "fence.proxy.async", "order_c4"},
    {"ptx.no_async_wait", "cp.async.wait_group", kDrop, "", "order_c6"},
    {"ptx.no_async_commit", "cp.async.commit_group", kDrop, "", "order_c6"},
    {"ptx.no_barrier_init", "mbarrier.init", kDrop, "", "order_c8"},
    {"ptx.no_init_fence", "fence.mbarrier_init", kDrop, "", "order_c8"},
    {"ptx.bytes_expected_halved", "], 16384;", kReplace, "], 8192;", "order_c9"},
    {"ptx.bytes_expected_doubled", "], 16384;", kReplace, "], 32768;", "order_c9"},
    {"ptx.one_arrival_more", "[%r4], 128", kReplace, "[%r4], 129", "order_c10"},
    {"ptx.expect_without_arrival", "mbarrier.arrive.expect_tx.shared.b64 _,", kReplace,
     "mbarrier.expect_tx.relaxed.cta.shared::cta.b64", "order_c10"},
    {"ptx.producer_phase_not_flipped", "xor.b32 %r7", kDrop, "", "order_c10"},
    {"ptx.no_release_of_a_stage", "mbarrier.arrive.shared", kDrop, "", "order_c10"},
    {"ptx.consumer_phase_not_flipped", "xor.b32 %r19", kDrop, "", "order_c11"},
    {"ptx.no_wait_for_a_copy", "p, [%r21]", kDrop, "", "order_c11"},
    {"ptx.release_before_the_wait", "mbarrier.arrive.shared", kBefore, "wgmma.wait_group", "order_c12"},
    {"ptx.no_bulk_commit", "cp.async.bulk.commit_group", kDrop, "", "order_c13"},
    {"ptx.no_bulk_wait", "cp.async.bulk.wait_group", kDrop, "", "order_c13"},
    {"ptx.release_to_the_cluster", "mbarrier.arrive.shared.b64", kReplace,
     "mbarrier.arrive.release.cluster.shared::cluster.b64", "loop_c1"},
};

size_t lineBegin(const std::string& text, size_t at) {
  const size_t before = text.rfind('\n', at);
  return before == std::string::npos ? 0 : before + 1;
}

}  // namespace

std::span<const PtxFault> ptxFaults() { return kFaults; }

std::string withFault(const std::string& ptx, const PtxFault& fault) {
  std::string text = ptx;
  const size_t at = text.find(fault.part);
  if (at == std::string::npos) return text;
  if (fault.edit == kReplace) {
    for (size_t i = at; i != std::string::npos;
         i = text.find(fault.part, i + std::string(fault.other).size()))
      text.replace(i, std::string(fault.part).size(), fault.other);
    return text;
  }
  const size_t begin = lineBegin(text, at), end = text.find('\n', at) + 1;
  const std::string line = text.substr(begin, end - begin);
  if (fault.edit == kBefore && text.find(fault.other) == std::string::npos) return text;
  text.erase(begin, end - begin);
  if (fault.edit == kBefore) text.insert(lineBegin(text, text.find(fault.other)), line);
  return text;
}

std::string planted(const std::string& ptx) {
  for (const std::span<const PtxFault> all : {ptxFaults(), tensorFaults()})
    for (const PtxFault& fault : all)
      if (CUTECHECK_FAULT(fault.name)) return withFault(ptx, fault);
  return ptx;
}

}  // namespace cutecheck::mutation
