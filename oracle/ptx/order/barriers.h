// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in shared memory while a kernel runs: phases, arrivals, bytes.
// Source: PTX ISA 9.0, "mbarrier".
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cutecheck::ptx {

struct PtxBarrier {
  uint64_t count = 0;   // arrivals of a phase
  int64_t pending = 0;  // arrivals that the phase still wants
  int64_t bytes = 0;    // expected and not yet copied
  int64_t expected = 0, completed = 0;  // bytes of this phase until now
  uint64_t phase = 0;   // phases completed
  size_t unsized = 0;   // copies that came in this phase, of how many bytes nobody knows
  size_t owner = 0;     // the thread that made it
  size_t component = 0;                   // of what threads know: its phases
  uint32_t made = 0;                      // when, by the clock of its owner
  size_t sized = 0;                       // copies that came in this phase, of a known size
  std::vector<size_t> copies{}, ended{};  // of this phase, and of the last one
  // By thread: when it used the barrier last, by its clock.
  std::map<size_t, uint32_t> uses{};
  // The same of what is no wait.
  std::map<size_t, uint32_t> changes{};
  // The same of its copies and commits, which are over with their phase.
  std::map<size_t, uint32_t> signals{};
  // The last phase in which something arrives later than its thread asks for that: a commit, or what stands
  // behind cp.async.
  std::optional<uint64_t> late{};
  // Arrivals of this phase that may not complete it and that no later arrival is known to follow: thread,
  // clock and line; of waits, which instruction it is.
  struct Quiet {
    size_t thread = 0;
    uint32_t number = 0;
    size_t line = 0, at = 0;
  };
  std::vector<Quiet> quiet{};
  // What this phase was told to wait for too, and that no arrival of it is known to follow.
  std::vector<Quiet> more{};
  // Who waited for the last phase, and has not been counted in a later one: thread, clock and line.
  std::vector<Quiet> waited{};
  // Who asked once whether the last phase is complete, and was sure of the answer.
  std::vector<Quiet> asked{};
};

class PtxBarriers {
 public:
  PtxBarrier& init(uint64_t at, uint64_t count, size_t thread) {
    return all_[at] = {.count = count, .pending = static_cast<int64_t>(count), .owner = thread};
  }
  void forget(uint64_t at) { all_.erase(at); }
  // Null for an address at which none was made.
  PtxBarrier* find(uint64_t at) {
    const auto found = all_.find(at);
    return found == all_.end() ? nullptr : &found->second;
  }
  std::map<uint64_t, PtxBarrier>& all() { return all_; }

  static void arrive(PtxBarrier& barrier, uint64_t arrivals) {
    barrier.pending -= static_cast<int64_t>(arrivals);
    turn(barrier);
  }
  static void expect(PtxBarrier& barrier, int64_t bytes) {
    barrier.bytes += bytes;
    barrier.expected += bytes;
  }
  // Whether what arrives last belongs to the next phase.
  static bool splits(const PtxBarrier& barrier, uint64_t arrivals) {
    return static_cast<int64_t>(arrivals) > barrier.pending;
  }
  // `known`: the bytes are; else the copy is taken to bring what is missing.
  static void complete(PtxBarrier& barrier, int64_t bytes, bool known) {
    if (known) barrier.bytes -= bytes, barrier.completed += bytes;
    ++(known ? barrier.sized : barrier.unsized);
    turn(barrier);
  }

 private:
  static void turn(PtxBarrier& barrier) {
    if (barrier.pending > 0 || (barrier.bytes != 0 && barrier.unsized == 0)) return;
    // What is still on its way says how many copies of unknown size are missing.
    if (barrier.unsized > 0 && barrier.unsized + barrier.sized < barrier.copies.size()) return;
    barrier.pending += static_cast<int64_t>(barrier.count);
    barrier.bytes = barrier.expected = barrier.completed = 0;
    barrier.unsized = barrier.sized = 0;
    ++barrier.phase;
    barrier.ended = std::move(barrier.copies);
    barrier.copies.clear();
  }

  std::map<uint64_t, PtxBarrier> all_;
};

// Of what a phase expects, and what came.
inline std::string missingBytes(int64_t bytes) {
  if (bytes < 0) return std::to_string(-bytes) + " bytes are copied beyond those that are expected";
  return std::to_string(bytes) + " bytes are expected beyond those that are copied";
}

}  // namespace cutecheck::ptx
