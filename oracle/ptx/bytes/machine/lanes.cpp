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
      if (now.at[lane] < before.at[other] + before.bytes && before.at[other] < now.at[lane] + now.bytes)
        return true;
    }
  }
  return false;
}

bool Lanes::reach(Space space, const LaneWords& addresses, uint64_t bytes, bool writes,
                  std::array<uint8_t*, kWarpLanes>& found) {
  uint64_t low = ~uint64_t{0}, high = 0, together = 0;
  each([&](uint32_t lane) {
    low = std::min(low, addresses[lane]);
    high = std::max(high, addresses[lane]);
    together |= addresses[lane];
  });
  if (together % bytes != 0) return false;  // of powers of two
  // All of them in one piece of memory, or each where it is.
  Thread& first = warp_[static_cast<size_t>(std::countr_zero(mask_))];
  uint8_t* const begin =
      space == Space::kLocal ? nullptr : machine_.find(first, space, low, high - low + bytes);
  bool all = true;
  each([&](uint32_t lane) {
    found[lane] = begin != nullptr ? begin + (addresses[lane] - low)
                                   : machine_.find(warp_[lane], space, addresses[lane], bytes);
    all = all && found[lane] != nullptr;
  });
  if (!all) return false;
  if (machine_.watched())
    each([&](uint32_t lane) { told_.push_back({at_, lane, space, addresses[lane], bytes}); });
  // Parameters are not written.
  if (space == Space::kParameter) return !writes;
  if (touches_.size() >= kMostTouches || bytes > Written{}.old.size()) return false;
  Touch now{{}, ~uintptr_t{0}, 0, bytes, mask_, writes};
  each([&](uint32_t lane) {
    now.at[lane] = reinterpret_cast<uintptr_t>(found[lane]);
    now.low = std::min(now.low, now.at[lane]);
    now.high = std::max(now.high, now.at[lane] + bytes);
  });
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
  for (size_t i = written_.size(); i-- > 0;)
    std::memcpy(written_[i].at, written_[i].old.data(), written_[i].bytes);
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
