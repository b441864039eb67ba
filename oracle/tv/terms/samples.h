// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// samples: assignments at which a function is executed, all of them where there are few.
#pragma once

#include <functional>
#include <optional>

#include "oracle/claims/verdict.h"
#include "oracle/terms/facts.h"
#include "oracle/terms/intervals.h"

namespace cutecheck::oracle {

// The number of points of the box, or nothing when there are more than `limit`.
std::optional<uint64_t> pointCount(const std::map<std::string, Interval>& bounds, uint64_t limit);

// Calls `visit` with every point of the box until it returns false.
void everyPoint(const std::map<std::string, Interval>& bounds, const std::function<bool(const Assignment&)>& visit);

// Calls `visit` with `count` points of the box until it returns false: corners, powers of two and their
// neighbours, values of other symbols, small numbers, in an order that depends on `seed` alone.
void somePoints(const std::map<std::string, Interval>& bounds, uint64_t seed, int count,
                const std::function<bool(const Assignment&)>& visit);

// The point moved to where the equations among the premises hold, as M == N and M == 2*N: one symbol of each, where its bounds
// allow it. Equations of remainders are left to `rounded`.
Assignment joined(Assignment point, const std::vector<Constraint>& premises, const std::map<std::string, Interval>& bounds);

// The point with the next lower multiple in place of each number that is to be a multiple, where its bounds allow it.
Assignment rounded(Assignment point, const std::map<std::string, Int128>& multiples,
                   const std::map<std::string, Interval>& bounds);

}  // namespace cutecheck::oracle
