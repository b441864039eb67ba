// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// nearestCalls: of a call that is refused, calls that differ from it in one number and are not.
#pragma once

#include <string>
#include <vector>

#include "core/notation/expression.h"

namespace cutecheck::cli {

struct NearestCall {
  std::string call;     // with the number changed
  std::string result;   // what the reference computes; the oracle Proved that the call is it
  std::string changed;  // "3 -> 6 in argument 2"
};

// For each argument, the last first, the call with the least change of one extent, then of one stride, that
// has a result, at most 64 away. Only calls whose result the oracle proves are offered, three at most.
std::vector<NearestCall> nearestCalls(const Expression& call);

}  // namespace cutecheck::cli
