// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each thread of a kernel knows of the others: which of their accesses have ended before what it does.
//
// Every thread counts its releases; an access is known to another thread when a chain of barriers leads from
// a release behind the access to that thread. Knowledge is a vector of numbers, one for each component: the
// releases of a thread, its groups of cp.async and of bulk copies, the groups of wgmma of a warpgroup, and
// the phases of a barrier in shared memory. After a barrier all threads have the same vector, so that vectors
// are shared and joined once, and whether one access is before another is a look at one number. The order
// does not depend on which thread happened to run first.
//
// A relaxed arrival tells of what a fence before it held, and what a relaxed wait heard is known behind the
// next fence: release and acquire patterns. Both need a scope that has the other thread in it. Source: PTX
// ISA 9.0, "Release and acquire patterns", "Morally strong operations", "Causality order".
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace cutecheck::ptx {

// Of a fence, an arrival or a wait: the threads that it is meant for. Those of the device are more than those
// of a cluster.
enum class PtxScope : uint8_t { kUnwritten, kBlock, kCluster };

class PtxClocks {
 public:
  using Number = uint32_t;
  using Thread = size_t;
  struct Snapshot {
    std::vector<Number> known, fenced;  // by component; what threads did before a proxy fence of their own
    // What threads did, and which phases some thread has met, also where no memory is told of.
    std::vector<Number> ordered;
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
    // Whether nothing was told in this phase.
    bool isSilent() const { return known.empty() && ordered.empty() && bases.empty() && orderBases.empty(); }
  };
  // What an arrival that comes later, and tells of no memory, has behind it.
  struct Arrival {
    Shared base{};
    Thread thread = 0;
    Number number = 0;
  };

  // `warpgroups[t]`: of thread t, counted over all blocks.
  explicit PtxClocks(const std::vector<size_t>& warpgroups);

  size_t threads() const { return threads_.size(); }
  // Components.
  size_t releases(Thread thread) const { return thread; }
  size_t asyncs(Thread thread) const { return threads_.size() + thread; }
  size_t bulks(Thread thread) const { return 2 * threads_.size() + thread; }
  size_t products(Thread thread) const { return 3 * threads_.size() + threads_[thread].warpgroup; }
  // Barriers that a thread initialised before its last fence.mbarrier_init.
  size_t inits(Thread thread) const { return firstInits_ + thread; }
  size_t component() { return components_++; }  // of a barrier in shared memory

  // The number of the thread's accesses from its last release or fence on, and the last that it released.
  Number now(Thread thread) const { return threads_[thread].now; }
  Number released(Thread thread) const { return threads_[thread].released; }
  bool knows(Thread thread, size_t component, Number number) const;
  // Whether others that know what the thread knows do so too: of the thread itself, what it was told again.
  bool isTold(Thread thread, size_t component, Number number) const;
  bool isToldFenced(Thread thread, size_t component, Number number) const;
  // Whether accesses of `other` up to this number are known, and a proxy fence of `other` stood behind them.
  bool knowsFenced(Thread thread, Thread other, Number number) const;
  // The same of barriers that it initialised, and fence.mbarrier_init.
  bool knowsInits(Thread thread, Thread other, Number number) const;
  // The same of groups of cp.async of `other`, that it awaited before its proxy fence.
  bool knowsFencedAsyncs(Thread thread, Thread other, Number group) const;
  // Whether some other thread had a proxy fence behind the end of this group of `other`.
  bool isFencedElsewhere(Thread other, Number group) const;
  // Whether it had a proxy fence behind what it knows that `other` released with this number, or comes behind
  // one who had.
  bool isFencedBetween(Thread thread, Thread other, Number number) const;
  // Whether a thread that met this phase of a barrier is before it, in time at least.
  bool isBehindPhase(Thread thread, size_t component, Number phase) const;
  // Whether it comes behind what `other` did up to this number, also where no memory is told of.
  bool isBehind(Thread thread, Thread other, Number number) const;
  // Whether any of these threads is known to have come to a barrier.
  bool heardOf(Thread thread, Thread first, Thread last) const;
  // A wait for what the thread began itself, or a proxy fence.
  void awaitedAsyncs(Thread thread, Number number) { raise(threads_[thread].asyncs, number); }
  void awaitedBulks(Thread thread, Number number) { raise(threads_[thread].bulks, number); }
  void awaitedProducts(Thread thread, Number number) { raise(threads_[thread].products, number); }
  void proxyFence(Thread thread);
  void initFence(Thread thread) { threads_[thread].inits = threads_[thread].now++; }
  void fence(Thread thread, PtxScope scope, bool acquires, bool releases);

  // The thread releases to a barrier; what it does from here on has a new number.
  void release(Thread thread, Channel& channel);
  // A relaxed arrival: of memory it tells what fences of this scope, or a wider one, held.
  void arriveRelaxed(Thread thread, Channel& channel, PtxScope scope);
  void tell(Channel& channel, size_t component, Number number) {
    channel.known.emplace_back(component, number);
    if (component >= firstBarrier_) channel.ordered.emplace_back(ofBarrier(component), number);
  }
  // The phase is complete. `keeps`: what was told in earlier phases is told again.
  void turn(Channel& channel, bool keeps);
  void acquire(Thread thread, const Channel& channel) { acquire(thread, channel.last); }
  // What a relaxed wait heard: a fence of this scope acquires it.
  void defer(Thread thread, const Channel& channel, PtxScope scope);
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
  // What a release tells of its thread.
  struct State {
    Shared base{};
    Number now = 1, fenced = 0, asyncs = 0, fencedAsyncs = 0, bulks = 0, products = 0;
  };
  struct Own : State {
    size_t warpgroup = 0;
    Number released = 0, inits = 0;
    State held[2];                    // by fences, for the block and for the cluster
    std::vector<Shared> deferred[2];  // until a fence, of the block and of the cluster
    Shared atProxyFence{};
  };
  static size_t widthOf(PtxScope scope) { return scope == PtxScope::kCluster ? 1 : 0; }
  size_t ofBarrier(size_t component) const { return threads_.size() + component - firstBarrier_; }
  void tell(Thread thread, const State& state, Channel& channel) const;
  void acquire(Thread thread, const Shared& told);
  static void raise(Number& number, Number to) { number = number < to ? to : number; }
  static bool holds(const Snapshot& a, const Snapshot& b);
  static void join(Snapshot& into, const Snapshot& from);

  std::vector<Own> threads_;
  size_t components_ = 0, firstInits_ = 0, firstBarrier_ = 0;
  Shared from_, told_, joined_;  // the last join of a thread's vector and a barrier's
};

}  // namespace cutecheck::ptx
