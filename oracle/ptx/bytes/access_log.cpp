// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/access_log.h"

#include <algorithm>
#include <set>

namespace cutecheck::emulate {

namespace {
constexpr uint64_t kLanes = 32, kBanks = 32, kBankBytes = 4, kPhaseBytes = 128, kSectorBytes = 32;
}

void AccessLog::access(const Thread& thread, Space space, uint64_t address, uint64_t bytes) {
  const bool shared = space == Space::kShared || space == Space::kSharedCluster;
  if (!shared && space != Space::kGlobal) return;
  const uint64_t number = uint64_t{thread.block->rank} * thread.block->threads.size() + thread.id;
  const uint64_t time = times_[{thread.at, number}]++;
  // A warp does not go over the end of its block.
  const uint64_t warps = (thread.block->threads.size() + kLanes - 1) / kLanes;
  const Key key{thread.at, thread.block->rank * warps + thread.id / kLanes, time};
  Request& request = open_[{key, shared}];
  request.lanes[thread.id % kLanes] = address;
  request.bytes = bytes;
  if (++request.count < kLanes) return;
  count(thread.at, shared, request);
  open_.erase({key, shared});
}

void AccessLog::endOfCluster() {
  for (const auto& [key, request] : open_) count(key.first.at, key.second, request);
  open_.clear();
  times_.clear();
}

void AccessLog::count(size_t at, bool shared, const Request& request) {
  AccessFacts& facts = facts_[{at, shared}];
  facts.at = at;
  facts.shared = shared;
  ++facts.requests;
  if (!shared) {
    std::set<uint64_t> sectors, touched;
    for (const std::optional<uint64_t>& lane : request.lanes)
      for (uint64_t byte = 0; lane && byte < request.bytes; ++byte) {
        sectors.insert((*lane + byte) / kSectorBytes);
        touched.insert(*lane + byte);
      }
    facts.total += sectors.size();
    facts.least += (touched.size() + kSectorBytes - 1) / kSectorBytes;
    facts.worst = std::max<uint64_t>(facts.worst, sectors.size());
    return;
  }
  const uint64_t together =
      request.bytes <= kBankBytes ? kLanes : std::max<uint64_t>(1, kPhaseBytes / request.bytes);
  for (uint64_t first = 0; first < kLanes; first += together) {
    std::array<std::set<uint64_t>, kBanks> words;
    for (uint64_t lane = first; lane < std::min(first + together, kLanes); ++lane) {
      if (!request.lanes[lane]) continue;
      const uint64_t begin = *request.lanes[lane];
      for (uint64_t word = begin / kBankBytes; word <= (begin + request.bytes - 1) / kBankBytes; ++word)
        words[word % kBanks].insert(word);
    }
    uint64_t degree = 0;
    for (const std::set<uint64_t>& bank : words) degree = std::max<uint64_t>(degree, bank.size());
    if (degree == 0) continue;
    facts.total += degree;
    ++facts.least;
    facts.worst = std::max(facts.worst, degree);
  }
}

std::vector<AccessFacts> AccessLog::facts() const {
  std::vector<AccessFacts> all;
  for (const auto& [key, one] : facts_) all.push_back(one);
  return all;
}

}  // namespace cutecheck::emulate
