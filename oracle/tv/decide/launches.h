// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether the premises of a kernel are those of launches. A launch has whole blocks, each from 0 on, and whole clusters. So
// where premises allow a thread they have to allow all of its block and the blocks before, to the end of its cluster; where
// a kernel ensures something of a launch, the blocks that they allow have to be a box. Else no launch satisfies them, and
// what follows from them is said of nothing.
#pragma once

#include <string>
#include <vector>

#include "oracle/tv/decide/kernel_decide.h"
#include "oracle/tv/reference/meaning.h"
#include "oracle/tv/reference/meaning_value.h"

namespace cutecheck::oracle {

// What has to hold where the facts do, beside the premises: of numbers of other threads and blocks, with their bounds.
struct LaunchConditions {
  std::vector<Term> facts;
  std::map<std::string, Interval> bounds;
  std::vector<std::pair<Term, std::string>> goals;
  bool countsBlocks = false;         // some nctaid is read: every block below it is of the launch
  std::vector<std::string> missing;  // what is not modelled, or holds for no launch
};

LaunchConditions launchConditions(const MeaningFunction& meaning, const DenotedFunction& denoted);

}  // namespace cutecheck::oracle
