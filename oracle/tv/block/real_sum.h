// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// real_sum: which values a stored value is the sum of, or the largest of, in real numbers: whatever the
// order, and without a rounding.
//
// A sum is followed through what lanes exchange, through shared memory, and into the turns of a fold: each a
// thread of the block by its number. What is no sum is a summand. Of the largest the same is said.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

#include "oracle/tv/block/real_form.h"
#include "oracle/tv/block/writers.h"

namespace cutecheck::oracle {

// A value of a thread; of what a turn of a fold makes, once in each turn.
struct Summand {
  const OpaqueNode* value = nullptr;
  int64_t thread = 0;
  std::optional<size_t> fold;
  bool operator<(const Summand& o) const {
    return std::tie(value, thread, fold) < std::tie(o.value, o.thread, o.fold);
  }
};

using RealSum = std::set<Summand>;  // each once

class RealSums {
 public:
  // `loads`: of shared memory, and of what lanes exchange. `largest`: not sums, but the largest.
  RealSums(bool largest, const MeaningFunction& f, const DenotedFunction& denoted,
           const std::vector<SharedLoad>& loads, RealForm& form)
      : largest_(largest), f_(f), denoted_(denoted), loads_(loads), form_(form) {}

  // Of a value of the thread; null where it is too large, has a summand more than once, or is not followed:
  // `problem` says why. What several threads find in the same places is one object.
  const RealSum* of(const OpaqueNode& value, int64_t thread);
  std::string problem;

 private:
  using Places = std::vector<std::pair<size_t, int64_t>>;  // lines that store, and their threads
  // What a turn makes of the value that the fold carries there, which is a summand of it once.
  struct Turn {
    size_t carried = 0, met = 0;
    std::optional<size_t> fold;
  };
  bool isJoined(const OpaqueNode& value) const;
  const SharedLoad* loadOf(const OpaqueNode& value) const;
  bool foundIn(const OpaqueNode& value, int64_t thread, Places& places) const;
  bool collect(const OpaqueNode& value, int64_t thread, Turn* turn, RealSum& sum);
  bool fold(size_t carried, int64_t thread, RealSum& sum);
  bool found(const OpaqueNode& load, int64_t thread, RealSum& sum);
  bool put(const Summand& one, RealSum& sum);
  bool fail(const std::string& what);

  const bool largest_;
  const MeaningFunction& f_;
  const DenotedFunction& denoted_;
  const std::vector<SharedLoad>& loads_;
  RealForm& form_;
  std::map<std::pair<const OpaqueNode*, int64_t>, RealSum> known_;
  std::map<Places, RealSum> shared_;  // of what is found in these places, and nothing beside
  size_t work_ = 0, depth_ = 0;
};

}  // namespace cutecheck::oracle
