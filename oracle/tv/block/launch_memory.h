// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// launch_memory: what a launch stored, element by element, by whom and between which barriers.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/run/interpret.h"

namespace cutecheck::oracle {

// A pointer, and bytes behind it.
using LaunchPlace = std::pair<std::string, int64_t>;

// Who accesses: his block, his number in it, and how many barriers he met.
struct LaunchTime {
  size_t block = 0, thread = 0, interval = 0;
  // Whether what the other does stands behind this, whatever the launch does.
  bool before(const LaunchTime& other) const {
    return block == other.block && (thread == other.thread || interval < other.interval);
  }
};

struct LaunchElement {
  int64_t offset = 0;
  std::string type, value, who;
  LaunchTime when;
  std::string other, otherValue;  // who may store what there as well, in any order; empty where nobody does
  bool torn = false;              // a part of it was stored again
};
using LaunchElements = std::map<LaunchPlace, LaunchElement>;

inline int64_t bytesOf(const std::string& type) { return elementBytes(type); }

// Visits what overlaps `bytes` from a place on. No element is longer than 8 bytes.
template <typename Map, typename F>
void overlapping(Map& elements, const LaunchPlace& place, int64_t bytes, const F& visit) {
  constexpr int64_t kLongest = 8;
  auto at = elements.lower_bound({place.first, place.second - kLongest});
  while (at != elements.end() && at->first.first == place.first && at->first.second < place.second + bytes) {
    const auto one = at++;
    if (one->first.second + bytesOf(one->second.type) > place.second) visit(one);
  }
}

// Two names of one value: what an element held before, loaded as one type or another.
inline bool sameBits(const std::string& a, const std::string& b) {
  const size_t x = a.find(' '), y = b.find(' ');
  if (a == b || x == std::string::npos || y == std::string::npos) return a == b;
  const unsigned bytes = elementBytes(a.substr(0, x));
  return a.find('+') != std::string::npos && a.substr(x) == b.substr(y) && bytes != 0 &&
         bytes == elementBytes(b.substr(0, y));
}

// Stores an element over what overlaps it.
inline void put(LaunchElements& elements, const RunAccess& a, const std::string& value, const std::string& who,
                const LaunchTime& when) {
  const LaunchPlace place{a.pointer, a.offset};
  LaunchElement now{a.offset, a.type, value, who, when, {}, {}, false};
  std::vector<LaunchPlace> covered;
  overlapping(elements, place, bytesOf(a.type), [&](const auto& at) {
    LaunchElement& w = at->second;
    const bool same = at->first == place && w.type == a.type;
    // Of two stores in any order one is left; where both store one value, that.
    const bool ordered = w.when.before(when) || (same && w.value == value && w.other.empty());
    if (!ordered) now.other = w.who, now.otherValue = same ? w.value : std::string();
    if (!ordered && !same) w.other = who, w.otherValue.clear();
    const bool inside =
        at->first.second >= a.offset && at->first.second + bytesOf(w.type) <= a.offset + bytesOf(a.type);
    if (inside)
      covered.push_back(at->first);
    else
      w.torn = true;
  });
  for (const LaunchPlace& gone : covered) elements.erase(gone);
  elements[place] = std::move(now);
}

}  // namespace cutecheck::oracle
