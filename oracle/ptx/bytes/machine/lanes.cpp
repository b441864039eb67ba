// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/machine/lanes.h"

#include <algorithm>
#include <cstring>

namespace cutecheck::emulate {

namespace {
constexpr size_t kMostTouches = 4096;  // of one turn
}

void Lanes::begin(std::span<Thread> warp, bool backwards) {
  warp_ = warp;
  backwards_ = backwards;
  registers_ = warp[0].registers.first();
  ++stamp_;
  instructions_ = 0;
  kept_.clear();
  rows_.clear();
  touches_.clear();
  writes_ = 0;
  written_.clear();
  told_.clear();
  takenBack_.clear();
}

void Lanes::keep(size_t reg) {
  stamps_[reg] = stamp_;
  kept_.push_back(reg);
  std::copy_n(row(reg), kWarpLanes, rows_.emplace_back().data());
}

bool Lanes::meets(const Touch& before, const Touch& now) const {
  if (before.high <= now.low || now.high <= before.low) return false;
  for (uint32_t left = now.mask; left != 0; left &= left - 1) {
    const auto lane = static_cast<uint32_t>(std::countr_zero(left));
    // Those behind it in the order of turns.
    const uint32_t behind = backwards_ ? (uint32_t{1} << lane) - 1 : ~((uint32_t{2} << lane) - 1);
    for (uint32_t others = before.mask & behind; others != 0; others &= others - 1) {
      const auto other = static_cast<uint32_t>(std::countr_zero(others));
      if (now.at[lane] < before.at[other] + before.bytes && before.at[other] < now.at[lane] + now.bytes) return true;
    }
  }
  return false;
}

bool Lanes::reach(Space space, const LaneWords& addresses, uint64_t bytes, bool writes,
                  std::array<uint8_t*, kWarpLanes>& found) {
  Touch now{{}, ~uintptr_t{0}, 0, bytes, mask_, writes};
  for (uint32_t left = mask_; left != 0; left &= left - 1) {
    const auto lane = static_cast<uint32_t>(std::countr_zero(left));
    uint8_t* const at = addresses[lane] % bytes == 0 ? machine_.find(warp_[lane], space, addresses[lane], bytes) : nullptr;
    if (at == nullptr) return false;
    found[lane] = at;
    now.at[lane] = reinterpret_cast<uintptr_t>(at);
    now.low = std::min(now.low, now.at[lane]);
    now.high = std::max(now.high, now.at[lane] + bytes);
  }
  if (machine_.watched())
    each([&](uint32_t lane) { told_.push_back({at_, lane, space, addresses[lane], bytes}); });
  // Parameters are not written.
  if (space == Space::kParameter) return !writes;
  if (touches_.size() >= kMostTouches) return false;
  if (writes || writes_ != 0)
    for (const Touch& before : touches_)
      if ((writes || before.writes) && meets(before, now)) return false;
  touches_.push_back(now);
  if (!writes) return true;
  ++writes_;
  each([&](uint32_t lane) {
    Written& one = written_.emplace_back();
    one.at = found[lane];
    one.bytes = bytes;
    std::memcpy(one.old.data(), found[lane], bytes);
  });
  return true;
}

void Lanes::undo() {
  for (size_t i = written_.size(); i-- > 0;) std::memcpy(written_[i].at, written_[i].old.data(), written_[i].bytes);
  for (size_t i = 0; i < kept_.size(); ++i) std::copy_n(rows_[i].data(), kWarpLanes, row(kept_[i]));
  for (size_t i = takenBack_.size(); i-- > 0;) takenBack_[i]();
}

void Lanes::tell() {
  for (const Told& one : told_) {
    Thread& thread = warp_[one.lane];
    const size_t at = std::exchange(thread.at, one.at);
    machine_.accesses(thread, one.space, one.address, one.bytes);
    thread.at = at;
  }
}

}  // namespace cutecheck::emulate
