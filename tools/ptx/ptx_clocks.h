// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each thread of a kernel knows of the others: which of their accesses have ended before what it does.
//
// Every thread counts its releases; an access is known to another thread when a chain of barriers leads from
// a release behind the access to that thread. Knowledge is a vector of numbers, one for each component: the
// releases of a thread, its groups of cp.async and of bulk copies, the groups of wgmma of a warpgroup, and
// the phases of a barrier in shared memory. After a barrier all threads have the same vector, so that vectors
// are shared and joined once, and whether one access is before another is a look at one number. The order
// does not depend on which thread happened to run first. Source: PTX ISA 9.0, "Causality order".
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace cutecheck::cli {

class PtxClocks {
 public:
  using Number = uint32_t;
  using Thread = size_t;
  struct Snapshot {
    std::vector<Number> known, fenced;  // by component; releases of threads behind a proxy fence
    std::vector<Number> ordered;        // what threads did, also where no memory is told of
  };
  using Shared = std::shared_ptr<const Snapshot>;
  // What a barrier was told in this phase, and what it tells.
  struct Channel {
    std::vector<Shared> bases{};
    std::vector<std::pair<size_t, Number>> known{}, fenced{};
    // Of arrivals that tell of no memory.
    std::vector<Shared> orderBases{};
    std::vector<std::pair<Thread, Number>> ordered{};
    Shared last{};
  };
  // What an arrival that comes later, and tells of no memory, has behind it.
  struct Arrival {
    Shared base{};
    Thread thread = 0;
    Number number = 0;
  };

  // `warpgroups[t]`: of thread t, counted over all blocks.
  explicit PtxClocks(const std::vector<size_t>& warpgroups);

  // Components.
  size_t releases(Thread thread) const { return thread; }
  size_t asyncs(Thread thread) const { return threads_.size() + thread; }
  size_t bulks(Thread thread) const { return 2 * threads_.size() + thread; }
  size_t products(Thread thread) const { return 3 * threads_.size() + threads_[thread].warpgroup; }
  size_t component() { return components_++; }  // of a barrier in shared memory

  // The number of the thread's accesses from its last release or fence on, and the last that it released.
  Number now(Thread thread) const { return threads_[thread].now; }
  Number released(Thread thread) const { return threads_[thread].released; }
  bool knows(Thread thread, size_t component, Number number) const;
  // Whether accesses of `other` up to this number are known, and a proxy fence of `other` stood behind them.
  bool knowsFenced(Thread thread, Thread other, Number number) const;
  // A wait for what the thread began itself, or a proxy fence.
  void awaitedAsyncs(Thread thread, Number number) { raise(threads_[thread].asyncs, number); }
  void awaitedBulks(Thread thread, Number number) { raise(threads_[thread].bulks, number); }
  void awaitedProducts(Thread thread, Number number) { raise(threads_[thread].products, number); }
  void proxyFence(Thread thread) { threads_[thread].fenced = threads_[thread].now++; }

  // The thread releases to a barrier; what it does from here on has a new number.
  void release(Thread thread, Channel& channel);
  void tell(Channel& channel, size_t component, Number number) {
    channel.known.emplace_back(component, number);
  }
  // The phase is complete. `keeps`: what was told in earlier phases is told again.
  void turn(Channel& channel, bool keeps);
  void acquire(Thread thread, const Channel& channel);
  // The same of the order alone: relaxed arrivals and waits, and arrivals of what was committed.
  Arrival arrival(Thread thread) { return {threads_[thread].base, thread, threads_[thread].now++}; }
  static void arrive(const Arrival& arrival, Channel& channel);
  void meet(Thread thread, const Channel& channel);
  // Threads that wait for each other at one instruction, and tell of no memory.
  void together(const std::vector<Thread>& all);
  // Whether the last phase that was complete is behind what the thread did up to this number.
  static bool isBehind(const Channel& channel, Thread thread, Number number) {
    return channel.last && thread < channel.last->ordered.size() && channel.last->ordered[thread] >= number;
  }
  // Whether the two know the same, but for themselves.
  bool same(Thread a, Thread b) const { return threads_[a].base == threads_[b].base; }
  const void* identity(Thread thread) const { return threads_[thread].base.get(); }

 private:
  struct Own {
    Shared base;
    size_t warpgroup = 0;
    Number now = 1, released = 0, fenced = 0, asyncs = 0, bulks = 0, products = 0;
  };
  static void raise(Number& number, Number to) { number = number < to ? to : number; }
  static bool holds(const Snapshot& a, const Snapshot& b);
  static void join(Snapshot& into, const Snapshot& from);

  std::vector<Own> threads_;
  size_t components_ = 0;
  Shared from_, told_, joined_;  // the last join of a thread's vector and a barrier's
};

}  // namespace cutecheck::cli
