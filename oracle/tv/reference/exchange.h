// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// exchange: which lane of its warp a lane finds the value of, in an exchange of all 32 lanes.
//
// PTX ISA, `shfl.sync`: with the mask of all lanes, and a clamp for segments of 32 lanes, lane l finds the
// value that lane l ^ d (bfly), l - d (up), l + d (down) or d (idx) gives; where there is no such lane, its
// own. All 32 lanes execute it together, else nothing is said of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/nvgpu/launch_limits.h"

namespace cutecheck::oracle {

struct Exchange {
  enum class Mode : uint8_t { kButterfly, kUp, kDown, kIndex };
  Mode mode = Mode::kButterfly;
  unsigned distance = 0;  // of idx the lane; below 32

  bool operator==(const Exchange&) const = default;

  static constexpr unsigned kLanes = kThreadsOfWarp;

  // A number of its own: the element of the lanes' pointer that it is said to store to and to load from.
  int64_t number() const { return int64_t{kLanes} * static_cast<int64_t>(mode) + distance; }
  static std::optional<Exchange> ofNumber(int64_t number) {
    if (number < 0 || number >= 4 * int64_t{kLanes}) return std::nullopt;
    return Exchange{static_cast<Mode>(number / kLanes), static_cast<unsigned>(number % kLanes)};
  }

  // The lane whose value a lane finds.
  unsigned from(unsigned lane) const {
    switch (mode) {
      case Mode::kButterfly:
        return lane ^ distance;
      case Mode::kUp:
        return lane >= distance ? lane - distance : lane;
      case Mode::kDown:
        return lane + distance < kLanes ? lane + distance : lane;
      default:
        return distance;
    }
  }
};

inline constexpr std::array<std::string_view, 4> kExchangeModes = {"bfly", "up", "down", "idx"};

inline std::optional<Exchange> exchangeNamed(std::string_view mode, unsigned distance) {
  for (size_t k = 0; k < kExchangeModes.size(); ++k)
    if (kExchangeModes[k] == mode && distance < Exchange::kLanes)
      return Exchange{static_cast<Exchange::Mode>(k), distance};
  return std::nullopt;
}

inline std::string toString(const Exchange& e) {
  return std::string(kExchangeModes[static_cast<size_t>(e.mode)]) + " " + std::to_string(e.distance);
}

}  // namespace cutecheck::oracle
