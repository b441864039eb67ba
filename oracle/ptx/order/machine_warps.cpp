// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole warps at a barrier of the block (PTX ISA, barrier, ".aligned"). Lanes that have ended are not waited
// for; lanes that went past the barrier and then ended have not ended before it.
#include "oracle/ptx/order/machine.h"

#include <algorithm>

namespace cutecheck::ptx {

std::map<size_t, size_t> PtxMachine::deedsOf(const Thread& thread, size_t steps) const {
  std::map<size_t, size_t> deeds;
  for (size_t i = 0; i < steps; ++i) {
    const size_t at = thread.trace[i] >> 1;
    if ((thread.trace[i] & 1) == 0) continue;
    const PtxDecoded& decoded = decoded_[at];
    const bool reaches = !decoded.addresses.empty() && decoded.act != PtxAct::kLoadParameter;
    if (reaches || (isOrdered(decoded.act) && decoded.act != PtxAct::kExit)) ++deeds[at];
    // A number stands behind these (machine.h).
    if (decoded.act == PtxAct::kWgmma || decoded.act == PtxAct::kWgmmaWait) ++i;
  }
  return deeds;
}

void PtxMachine::warpsAreWhole(uint64_t block, const Sync& at) {
  for (const auto& [warp, lanes] : at.warps) {
    const size_t line = kernel_.code[lanes.place - 1].line;
    if (lanes.count < liveLanes(block, warp, ~uint64_t{0})) {
      report_("order_c10", line,
              "a part of warp " + std::to_string(warp) +
                  " comes to the barrier: " + std::to_string(lanes.count) + " threads");
      continue;
    }
    const uint64_t first = warp * kLanes, behind = std::min(first + kLanes, threadCount_);
    if (lanes.count == behind - first) continue;
    const std::map<size_t, size_t> here = deedsOf(threads_[lanes.first], lanes.steps);
    for (uint64_t id = first; id < behind; ++id) {
      const Thread& other = threads_[block * threadCount_ + id];
      const bool came =
          std::ranges::any_of(at.arrivals, [&](const auto& one) { return one.first == other.index; });
      if (!other.done || came) continue;
      for (const auto& [place, times] : deedsOf(other, other.trace.size())) {
        const auto same = here.find(place);
        if (same != here.end() && times <= same->second) continue;
        return open_(line, ".aligned asks for all of a warp, and thread " + std::to_string(id) +
                               " does not come to the barrier: it goes on to line " +
                               std::to_string(kernel_.code[place].line) + " and ends");
      }
    }
  }
}

}  // namespace cutecheck::ptx
