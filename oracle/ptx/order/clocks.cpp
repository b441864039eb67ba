// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/clocks.h"

#include <algorithm>
#include <utility>

namespace cutecheck::ptx {

namespace {

using Numbers = std::vector<PtxClocks::Number>;

void raiseAt(Numbers& numbers, size_t at, PtxClocks::Number to) {
  if (at >= numbers.size()) numbers.resize(at + 1);
  numbers[at] = std::max(numbers[at], to);
}

void raiseAll(Numbers& into, const Numbers& from) {
  if (into.size() < from.size()) into.resize(from.size());
  for (size_t i = 0; i < from.size(); ++i) into[i] = std::max(into[i], from[i]);
}

bool isAtLeast(const Numbers& a, const Numbers& b) {
  if (a.size() < b.size()) return false;
  for (size_t i = 0; i < b.size(); ++i)
    if (a[i] < b[i]) return false;
  return true;
}

PtxClocks::Number at(const Numbers& numbers, size_t i) { return i < numbers.size() ? numbers[i] : 0; }

}  // namespace

PtxClocks::PtxClocks(const std::vector<size_t>& warpgroups) {
  const Shared nothing = std::make_shared<const Snapshot>();
  size_t last = 0;
  for (const size_t one : warpgroups) {
    Own own;
    own.base = nothing;
    own.warpgroup = one;
    last = std::max(last, one + 1);
    threads_.push_back(std::move(own));
  }
  firstInits_ = 3 * threads_.size() + last;
  components_ = firstBarrier_ = firstInits_ + threads_.size();
}

bool PtxClocks::knows(Thread thread, size_t component, Number number) const {
  const Own& own = threads_[thread];
  const size_t count = threads_.size();
  if (component == thread) return true;
  if (at(own.base->known, component) >= number) return true;
  if (component == count + thread) return own.asyncs >= number;
  if (component == 2 * count + thread) return own.bulks >= number;
  return component == 3 * count + own.warpgroup && own.products >= number;
}

bool PtxClocks::isTold(Thread thread, size_t component, Number number) const {
  return at(threads_[thread].base->known, component) >= number;
}

bool PtxClocks::isToldFenced(Thread thread, size_t component, Number number) const {
  return at(threads_[thread].base->fenced, component) >= number;
}

bool PtxClocks::knowsFenced(Thread thread, Thread other, Number number) const {
  const Own& own = threads_[thread];
  return thread == other ? own.fenced >= number : at(own.base->fenced, other) >= number;
}

bool PtxClocks::knowsInits(Thread thread, Thread other, Number number) const {
  return (thread == other && threads_[thread].inits >= number) || isTold(thread, inits(other), number);
}

bool PtxClocks::knowsFencedAsyncs(Thread thread, Thread other, Number group) const {
  const Own& own = threads_[thread];
  return (thread == other ? own.fencedAsyncs : at(own.base->fenced, asyncs(other))) >= group;
}

bool PtxClocks::isFencedElsewhere(Thread other, Number group) const {
  return std::any_of(threads_.begin(), threads_.end(), [&](const Own& one) {
    return one.atProxyFence && at(one.atProxyFence->known, asyncs(other)) >= group;
  });
}

bool PtxClocks::isFencedBetween(Thread thread, Thread other, Number number) const {
  for (Thread i = 0; i < threads_.size(); ++i) {
    const Own& one = threads_[i];
    const bool comes = i == thread || (one.fenced > 0 && at(threads_[thread].base->fenced, i) >= one.fenced);
    if (comes && one.atProxyFence && at(one.atProxyFence->known, releases(other)) >= number) return true;
  }
  return false;
}

bool PtxClocks::isBehindPhase(Thread thread, size_t component, Number phase) const {
  return at(threads_[thread].base->ordered, ofBarrier(component)) >= phase;
}

bool PtxClocks::isBehind(Thread thread, Thread other, Number number) const {
  return thread == other || at(threads_[thread].base->ordered, other) >= number;
}

bool PtxClocks::heardOf(Thread thread, Thread first, Thread last) const {
  const Numbers& ordered = threads_[thread].base->ordered;
  const auto begin = ordered.begin() + static_cast<std::ptrdiff_t>(std::min(first, ordered.size()));
  const auto end = ordered.begin() + static_cast<std::ptrdiff_t>(std::min(last, ordered.size()));
  return std::any_of(begin, end, [](Number one) { return one > 0; });
}

void PtxClocks::proxyFence(Thread thread) {
  Own& own = threads_[thread];
  own.fenced = own.now++;
  // Groups that it awaited, by a wait for groups or at a barrier that was told of them.
  own.fencedAsyncs = std::max(own.asyncs, at(own.base->known, asyncs(thread)));
  own.atProxyFence = own.base;
}

void PtxClocks::fence(Thread thread, PtxScope scope, bool acquires, bool releases) {
  Own& own = threads_[thread];
  for (size_t width = 0; width <= widthOf(scope); ++width) {
    if (acquires)
      for (const Shared& told : std::exchange(own.deferred[width], {})) acquire(thread, told);
  }
  if (!releases) return;
  for (size_t width = 0; width <= widthOf(scope); ++width) own.held[width] = own;
  ++own.now;
}

void PtxClocks::defer(Thread thread, const Channel& channel, PtxScope scope) {
  if (channel.last) threads_[thread].deferred[widthOf(scope)].push_back(channel.last);
}

void PtxClocks::tell(Thread thread, const State& state, Channel& channel) const {
  if (channel.bases.empty() || channel.bases.back() != state.base) channel.bases.push_back(state.base);
  channel.known.emplace_back(releases(thread), state.now);
  if (state.fenced > 0) channel.fenced.emplace_back(thread, state.fenced);
  if (state.fencedAsyncs > 0) channel.fenced.emplace_back(asyncs(thread), state.fencedAsyncs);
  if (state.asyncs > 0) channel.known.emplace_back(asyncs(thread), state.asyncs);
  if (state.bulks > 0) channel.known.emplace_back(bulks(thread), state.bulks);
  if (state.products > 0) channel.known.emplace_back(products(thread), state.products);
}

void PtxClocks::release(Thread thread, Channel& channel) {
  Own& own = threads_[thread];
  tell(thread, own, channel);
  if (own.inits > 0) channel.known.emplace_back(inits(thread), own.inits);
  channel.ordered.emplace_back(thread, own.now);
  own.released = own.now++;
}

void PtxClocks::arriveRelaxed(Thread thread, Channel& channel, PtxScope scope) {
  const Own& own = threads_[thread];
  const State& held = own.held[widthOf(scope)];
  if (held.base) tell(thread, held, channel);
  // A fence of initialisations holds these alone.
  if (own.inits > 0) channel.known.emplace_back(inits(thread), own.inits);
  arrive(arrival(thread), channel);
}

void PtxClocks::together(const std::vector<Thread>& all) {
  Numbers joined;
  for (const Thread one : all) {
    raiseAll(joined, threads_[one].base->ordered);
    raiseAt(joined, one, threads_[one].now++);
  }
  Shared from, to;
  for (const Thread one : all) {
    if (threads_[one].base != from) {
      from = threads_[one].base;
      auto made = std::make_shared<Snapshot>(*from);
      made->ordered = joined;
      to = std::move(made);
    }
    threads_[one].base = to;
  }
}

bool PtxClocks::holds(const Snapshot& a, const Snapshot& b) {
  return isAtLeast(a.known, b.known) && isAtLeast(a.fenced, b.fenced) && isAtLeast(a.ordered, b.ordered);
}

void PtxClocks::join(Snapshot& into, const Snapshot& from) {
  raiseAll(into.known, from.known);
  raiseAll(into.fenced, from.fenced);
  raiseAll(into.ordered, from.ordered);
}

void PtxClocks::arrive(const Arrival& arrival, Channel& channel) {
  channel.orderBases.push_back(arrival.base);
  channel.ordered.emplace_back(arrival.thread, arrival.number);
}

void PtxClocks::meet(Thread thread, const Channel& channel) {
  Own& own = threads_[thread];
  if (!channel.last || own.base == channel.last || isAtLeast(own.base->ordered, channel.last->ordered)) return;
  auto made = std::make_shared<Snapshot>(*own.base);
  raiseAll(made->ordered, channel.last->ordered);
  own.base = std::move(made);
}

void PtxClocks::turn(Channel& channel, bool keeps) {
  if (keeps && channel.last) channel.bases.push_back(channel.last);
  std::sort(channel.bases.begin(), channel.bases.end());
  channel.bases.erase(std::unique(channel.bases.begin(), channel.bases.end()), channel.bases.end());
  auto made = std::make_shared<Snapshot>();
  for (const Shared& base : channel.bases) join(*made, *base);
  for (const auto& [component, number] : channel.known) raiseAt(made->known, component, number);
  for (const auto& [thread, number] : channel.fenced) raiseAt(made->fenced, thread, number);
  for (const Shared& base : channel.orderBases) raiseAll(made->ordered, base->ordered);
  for (const auto& [thread, number] : channel.ordered) raiseAt(made->ordered, thread, number);
  channel = {};
  channel.last = std::move(made);
}

void PtxClocks::acquire(Thread thread, const Shared& told) {
  Own& own = threads_[thread];
  if (!told || own.base == told) return;
  if (own.base != from_ || told != told_) {
    Shared joined = told;
    if (holds(*own.base, *told)) {
      joined = own.base;
    } else if (!holds(*told, *own.base)) {
      auto made = std::make_shared<Snapshot>(*own.base);
      join(*made, *told);
      joined = std::move(made);
    }
    from_ = own.base;
    told_ = told;
    joined_ = std::move(joined);
  }
  own.base = joined_;
}

}  // namespace cutecheck::ptx
