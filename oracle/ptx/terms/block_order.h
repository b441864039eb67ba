// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether a thread's store to global memory comes before a copy that another thread of its block issues.
//
// It does where the writer carried out fence.proxy.async behind its store, then both came through the same barrier of
// all threads, and then the copy was issued. Which barrier is the same is its number: the k-th `bar.sync 0` of one
// thread is the k-th of each, for kernels whose barrier 0 is used in no other way (`counts`).
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace cutecheck::terms {

class BlockOrder {
 public:
  // Without it nothing is ordered.
  void counts(bool all) { counts_ = all; }
  // Of a store: the time, which grows.
  uint64_t stamp() { return ++clock_; }
  void fences(uint32_t who) { of_[who].fenced = ++clock_; }
  // Each time that a thread comes to the barrier, again where it waits.
  void arrives(uint32_t who) {
    Thread& thread = of_[who];
    if (thread.fencedAt.size() == thread.passed) thread.fencedAt.push_back(thread.fenced);
  }
  void passes(uint32_t who) {
    Thread& thread = of_[who];
    if (thread.fencedAt.size() > thread.passed) ++thread.passed;
  }
  // A copy may be carried out long after it was issued, so the first one of the thread counts for all.
  void issues(uint32_t who) {
    Thread& thread = of_[who];
    if (!thread.issued) thread.issued = true, thread.passedAtIssue = thread.passed;
  }
  bool ordered(uint32_t writer, uint64_t stamp, uint32_t copier, uint64_t threadsOfBlock) const {
    if (!counts_ || (writer - 1) / threadsOfBlock != (copier - 1) / threadsOfBlock) return false;
    const auto from = of_.find(writer), to = of_.find(copier);
    if (from == of_.end() || to == of_.end() || !to->second.issued || to->second.passedAtIssue == 0) return false;
    const size_t last = to->second.passedAtIssue - 1;
    return from->second.fencedAt.size() > last && from->second.fencedAt[last] > stamp;
  }

 private:
  struct Thread {
    uint64_t fenced = 0;
    std::vector<uint64_t> fencedAt;  // of each barrier: the last fence before it
    size_t passed = 0, passedAtIssue = 0;
    bool issued = false;
  };
  std::unordered_map<uint32_t, Thread> of_;
  uint64_t clock_ = 0;
  bool counts_ = false;
};

}  // namespace cutecheck::terms
