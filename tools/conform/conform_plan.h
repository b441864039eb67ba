// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inputs of a run, cut into units of work: what a run does, in which order, and what --resume leaves out.
//
// First the small inputs of each kind of arguments (properties/harness/inputs.h), every n-th of them or all, then
// random ones. A unit's inputs depend on the plan and the seed alone.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "properties/laws/law.h"

namespace cutecheck::cli {

struct ConformEffort {
  int64_t small = 2000;  // at most about so many small inputs of a kind; kAllSmall for all
  int64_t cases = 300;   // random inputs of a kind
  uint64_t seed = 20260801;

  static constexpr int64_t kAllSmall = INT64_MAX;
};

struct ConformUnit {
  laws::Arguments arguments = laws::Arguments::kLayout;
  bool random = false;
  int64_t part = 0;   // of `parts` for small inputs; the number of the unit for random ones
  int64_t parts = 1;  // small inputs part, part + parts, ...
  int64_t count = 0;  // of random inputs

  std::string name() const;  // "two layouts, small 3/252"
};

// Every unit in order: the parts of each kind in turn, so that a short run has seen every kind.
std::vector<ConformUnit> conformPlan(const ConformEffort& effort);

std::vector<laws::Input> inputsOf(const ConformUnit& unit, uint64_t seed);

}  // namespace cutecheck::cli
