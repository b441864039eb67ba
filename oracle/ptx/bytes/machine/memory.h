// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory of the machine: what the driver allocates, and the windows of generic addresses.
//
// An address of shared memory has the window of its block above 24 bits of offset, in the block's own names
// too, so that one number means one place in the whole cluster. Where the windows lie PTX does not say: a
// program asks mapa.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace cutecheck::emulate {

enum class Space : uint8_t { kGeneric, kGlobal, kShared, kSharedCluster, kParameter, kLocal };

// Where a window begins among generic addresses; below all of them is global memory.
inline constexpr uint64_t kSharedWindow = uint64_t{1} << 52, kLocalWindow = uint64_t{1} << 53,
                          kParameterWindow = uint64_t{1} << 54, kWindowEnd = uint64_t{1} << 55;
inline constexpr int kRankShift = 24;
inline constexpr uint64_t kOffsetMask = (uint64_t{1} << kRankShift) - 1;
// The blocks of a pair differ in the lowest bit of their windows, which CUTLASS clears to name the barrier of the
// first (Sm100MmaPeerBitMask). Pairs are so far apart that arithmetic by a few windows reaches none: 16 blocks at
// most, and addresses of 32 bits.
inline constexpr uint64_t kPairsApart = 30, kNoRank = ~uint64_t{0};
constexpr uint64_t windowOfRank(uint64_t rank) { return (rank / 2 * kPairsApart + rank % 2) << kRankShift; }
constexpr uint64_t rankOf(uint64_t shared) {
  const uint64_t window = shared >> kRankShift;
  return window % kPairsApart < 2 ? window / kPairsApart * 2 + window % kPairsApart : kNoRank;
}

class GlobalMemory {
 public:
  GlobalMemory() = default;
  // A copy would find what the other one found last.
  GlobalMemory(const GlobalMemory&) = delete;
  GlobalMemory& operator=(const GlobalMemory&) = delete;

  // A multiple of 512; between any two allocations lie bytes of none.
  uint64_t allocate(size_t bytes);
  bool release(uint64_t address);
  // Nothing unless all of the bytes are of one allocation.
  uint8_t* at(uint64_t address, uint64_t bytes);

 private:
  std::map<uint64_t, std::vector<uint8_t>> allocations_;
  struct {
    uint64_t begin = 0, size = 0;
    uint8_t* data = nullptr;
  } last_;  // that was found
  uint64_t next_ = uint64_t{1} << 33;
};

}  // namespace cutecheck::emulate
