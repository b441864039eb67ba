// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// work_limit: how much of what asks no solver one claim may do, counted in units and never in seconds.
//
// Whatever is evaluated, multiplied out or read charges units in proportion to what it does; a search looks
// now and then whether its share is spent, and ends. Shares are nested: what is spent in one is spent of the
// one around it. One unit is a function evaluated at one point, some tens of nanoseconds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace cutecheck::oracle {

class WorkLimit {
 public:
  // At most this much from here to the end of the scope, and no more than is left around it.
  explicit WorkLimit(int64_t most) : outer_(left_), own_(std::min(most, std::max<int64_t>(left_, 0))) {
    left_ = own_;
  }
  ~WorkLimit() { left_ = outer_ - used(); }
  WorkLimit(const WorkLimit&) = delete;
  WorkLimit& operator=(const WorkLimit&) = delete;

  int64_t used() const { return own_ - left_; }

  static void spend(int64_t units) { left_ -= units; }
  static bool spent() { return left_ <= 0; }

 private:
  inline static thread_local int64_t left_ = std::numeric_limits<int64_t>::max();  // without a scope all there is
  int64_t outer_, own_;
};

}  // namespace cutecheck::oracle
