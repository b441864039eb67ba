// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How far the machine goes.
#pragma once

#include <cstdint>

namespace cutecheck::emulate {

inline constexpr uint64_t kTurn = 1 << 14;  // instructions of a thread before the next one has its turn
inline constexpr uint64_t kMostSteps = uint64_t{1} << 26,
                          kMostOfCluster = uint64_t{1} << 29;  // of a thread, of a cluster
// Of a thread: what the machine has, and a device.
inline constexpr uint64_t kLocalBytes = 1 << 16, kMostLocalBytes = 1 << 19;

}  // namespace cutecheck::emulate
