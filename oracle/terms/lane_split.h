// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// lane_split: the lanes of one phase apart from what counts the phases, for conflict_free.
#pragma once

#include "oracle/claims/goal.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

struct LaneSplit {
  Form lanes;                // at most as many coordinates as a phase has lanes, all extents numbers
  std::optional<Form> rest;  // nothing where the modes do not split there
  std::string missing;
};

// Splits the flat modes of `form` after `count` coordinates.
LaneSplit splitLanes(const Form& form, int64_t count);

// 2^k such that S(x + 2^k) = S(x) + 2^k for every x >= 0.
int64_t swizzlePeriod(const Swizzle& swizzle);

// The first phase of each offset modulo `period`; nothing above `limit` phases or for symbols.
struct Start {
  int64_t number, offset;
};
std::optional<std::vector<Start>> phaseStarts(const Form& rest, int64_t period, int64_t limit);

// How far apart in bytes two lanes of a linear phase can lie, one of each pair of signs, each distance once,
// none that is 0 for certain. With `narrow`, lanes inside one unit count as one; nothing unless the other
// strides are whole units.
std::optional<std::vector<Polynomial>> byteDistances(const Form& lanes, int64_t elt, int64_t unit,
                                                     bool narrow, const Facts& facts);

// The form with each stride replaced by its rest modulo `whole`, and for each symbolic one a goal that says
// so; nothing where a rest is no number.
std::optional<Form> restsOf(const Form& form, int64_t whole, const Facts& facts, std::vector<Goal>& goals);

}  // namespace cutecheck::oracle
