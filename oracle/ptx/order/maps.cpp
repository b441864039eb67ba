// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/maps.h"

#include <algorithm>

#include "oracle/ptx/order/decode.h"

namespace cutecheck::ptx {

namespace {

constexpr uint64_t kLanesOfWarp = 32;

std::string changed(size_t line) { return "the tensor map is changed at line " + std::to_string(line); }

}  // namespace

bool PtxMaps::isOfWarp(Thread a, Thread b) const {
  return a / threads_ == b / threads_ && a % threads_ / kLanesOfWarp == b % threads_ / kLanesOfWarp;
}

bool PtxMaps::isBehind(Thread thread, const Write& write) const {
  return (write.ofWarp && isOfWarp(thread, write.thread)) ||
         clocks_.knows(thread, clocks_.releases(write.thread), write.number);
}

template <typename F>
void PtxMaps::writesAt(uint64_t map, const F& f) {
  for (auto at = writes_.lower_bound(map / kPtxMapBytes);
       at != writes_.end() && at->first * kPtxMapBytes < map + kPtxMapBytes; ++at)
    for (Write& one : at->second) f(one);
}

bool PtxMaps::mayHaveAnotherBox(uint64_t map) {
  bool may = false;
  writesAt(map, [&](const Write& one) { may |= one.shapes; });
  return may;
}

std::string PtxMaps::writes(Thread thread, const PtxBytes& bytes, size_t line, bool ofWarp, Shows shows,
                            bool shapes) {
  const Number now = clocks_.now(thread);
  for (uint64_t at = bytes.begin / kPtxMapBytes; at * kPtxMapBytes < bytes.end; ++at) {
    std::vector<Write>& all = writes_[at];
    const bool shaped = std::ranges::any_of(all, &Write::shapes);
    std::erase_if(all, [&](const Write& one) { return one.thread == thread; });
    all.push_back({thread, now, line, ofWarp, shapes || shaped, shows, thread, now, {}});
  }
  std::string found;
  for (auto at = uses_.lower_bound(bytes.begin < kPtxMapBytes ? 0 : bytes.begin - kPtxMapBytes + 1);
       at != uses_.end() && at->first < bytes.end; ++at)
    for (const Use& one : at->second) {
      const bool known = clocks_.knows(thread, clocks_.releases(one.thread), one.number);
      const bool over =
          std::ranges::all_of(one.copies, [&](size_t copy) { return shared_.isOver(thread, copy); });
      if (!known || !over)
        found = "changes the tensor map that a copy at line " + std::to_string(one.line) +
                " may still read: " + (known ? "nobody awaited it" : "no barrier orders the two");
    }
  return found;
}

void PtxMaps::release(Thread thread, bool wide) {
  for (auto& [at, all] : writes_)
    for (Write& one : all)
      if (one.shows == Shows::kNothing && isBehind(thread, one)) {
        one.shows = wide ? Shows::kCluster : Shows::kBlock;
        one.releaser = thread;
        one.released = clocks_.now(thread);
      }
}

void PtxMaps::acquire(Thread thread, uint64_t map, bool wide) {
  writesAt(map, [&](Write& one) {
    const bool near = one.releaser / threads_ == thread / threads_;
    const bool reaches = one.shows == Shows::kCluster ? near || wide : one.shows == Shows::kBlock && near;
    const bool behind = one.ofWarp && one.releaser == one.thread
                            ? isBehind(thread, one)
                            : clocks_.knows(thread, clocks_.releases(one.releaser), one.released);
    if (reaches && behind) one.acquired.insert(thread);
  });
}

std::string PtxMaps::uses(Thread thread, std::optional<uint64_t> map, size_t line,
                          std::vector<size_t> copies) {
  if (anywhere_ != 0) return changed(anywhere_) + ", and whether it is this one is not known";
  if (!map) return {};
  std::string found;
  writesAt(*map, [&](const Write& one) {
    if (one.acquired.contains(thread)) return;
    found = changed(one.line) +
            (one.shows == Shows::kNothing
                 ? ": no fence.proxy.tensormap::generic.release stands behind that"
                 : ": no fence.proxy.tensormap::generic.acquire of this thread stands behind that");
  });
  uses_[*map].push_back({thread, clocks_.now(thread), line, std::move(copies)});
  return found;
}

}  // namespace cutecheck::ptx
