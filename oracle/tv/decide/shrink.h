// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// shrink: a smaller counterexample from a found one.
#pragma once

#include <functional>

#include "oracle/claims/verdict.h"
#include "oracle/terms/intervals.h"

namespace cutecheck::oracle {

// Moves each value toward the number of least size that its bounds allow, as long as `still` holds; at most
// `attempts` calls. The result satisfies `still` when `start` does.
Assignment shrink(Assignment start, const std::map<std::string, Interval>& bounds,
                  const std::function<bool(const Assignment&)>& still, int attempts = 2000);

}  // namespace cutecheck::oracle
