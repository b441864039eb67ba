// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// launch_exchange: the threads of a launch that is executed, and what the lanes of their warps exchange.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "oracle/tv/block/launch_memory.h"
#include "oracle/tv/reference/exchange.h"
#include "oracle/tv/reference/meaning.h"

namespace cutecheck::oracle {

struct LaunchStep {
  RunAccess access;
  std::string token;  // of a load
};

// What one thread does, cut at its barriers, and what the names of its values are made of.
struct LaunchThread {
  std::vector<std::vector<LaunchStep>> intervals;
  ValueNames names;
  std::map<std::string, std::string> values = {};  // of tokens, and of what is made of them
  size_t next = 0;                                 // step of the interval that is executed

  const LaunchStep* nextOf(size_t interval) const {
    return next < intervals[interval].size() ? &intervals[interval][next] : nullptr;
  }
};

inline bool isOfLanes(const MeaningFunction& f, const RunAccess& a) {
  return std::ranges::any_of(f.pointers, [&](const MeaningPointer& p) {
    return p.kind == MeaningPointer::Kind::kLanes && p.name == a.pointer;
  });
}

inline Exchange exchangeOf(const RunAccess& a) {
  return Exchange::ofNumber(a.offset / bytesOf(a.type)).value_or(Exchange());
}

// What the lanes of a warp are to exchange, each behind its steps before: a lane that does not exchange as
// the first does, with what it does; empty where all do, or none.
inline std::string otherExchange(const std::vector<LaunchThread>& threads, size_t interval, size_t first,
                                 size_t& other) {
  const auto what = [&](size_t t) {
    const LaunchStep* step = threads[t].nextOf(interval);
    return step ? "exchange " + toString(exchangeOf(step->access)) : std::string("no exchange");
  };
  for (other = first; other < first + Exchange::kLanes; ++other)
    if (what(other) != what(first)) return what(other);
  return {};
}

// Gives each lane of such a warp the value that it finds; `valueOf` of a value that a thread gives.
inline void exchange(std::vector<LaunchThread>& threads, size_t interval, size_t first,
                     const std::function<std::string(const std::string&, LaunchThread&)>& valueOf) {
  if (!threads[first].nextOf(interval)) return;
  const Exchange exchange = exchangeOf(threads[first].nextOf(interval)->access);
  std::vector<std::string> given;
  for (size_t t = first; t < first + Exchange::kLanes; ++t)
    given.push_back(valueOf(threads[t].nextOf(interval)->access.value, threads[t]));
  for (unsigned lane = 0; lane < Exchange::kLanes; ++lane) {
    LaunchThread& thread = threads[first + lane];
    thread.values[thread.intervals[interval][thread.next + 1].token] = given[exchange.from(lane)];
    thread.next += 2;  // what it gives, and what it finds
  }
}

}  // namespace cutecheck::oracle
