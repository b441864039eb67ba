// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the loads and stores of a kernel cost, by instruction: bank conflicts in shared memory, sectors of
// global memory.
//
// The lanes of a warp that carry out an instruction for the same time, each counted on its own, are one
// request: so it is on a GPU while no lanes part in a loop. Shared memory: 32 banks of 4 bytes; as many lanes
// as ask for 128 bytes together are served at once, 32 at most; the degree is the most different words that
// one bank is asked for. Global memory: sectors of 32 bytes, and how few of them could hold what the request
// touches.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "oracle/ptx/bytes/machine/machine.h"

namespace cutecheck::emulate {

// One instruction; `at` is its place in the code.
struct AccessFacts {
  size_t at = 0;
  bool shared = false;
  uint64_t requests = 0;
  uint64_t worst = 0;  // shared: the highest degree; global: the most sectors
  uint64_t total = 0;  // shared: phases served, one for each word of the fullest bank; global: sectors
  uint64_t least = 0;  // what `total` would be without conflicts, or with sectors that are full
};

class AccessLog : public AccessWatch {
 public:
  void access(const Thread& thread, Space space, uint64_t address, uint64_t bytes) override;
  void endOfCluster() override;

  // Of instructions that were carried out, by their place.
  std::vector<AccessFacts> facts() const;

 private:
  struct Request {
    std::array<std::optional<uint64_t>, 32> lanes{};
    uint64_t bytes = 0;
    size_t count = 0;
  };
  struct Key {
    size_t at = 0;
    uint64_t warp = 0, time = 0;
    friend auto operator<=>(const Key&, const Key&) = default;
  };
  void count(size_t at, bool shared, const Request& request);

  std::map<std::pair<size_t, bool>, AccessFacts> facts_;
  std::map<std::pair<Key, bool>, Request> open_;
  std::map<std::pair<size_t, uint64_t>, uint64_t> times_;  // by instruction and thread
};

}  // namespace cutecheck::emulate
