// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which law kills which fault: every law over the same inputs as in the planting tests, with one fault at a
// time.
//
// The faults: the switches of core, the slips in the textbook's form, and each operation of core answering
// wrongly in one way (answer_mutant.h), which only the laws that ask for the operation can see.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "properties/laws/law.h"

namespace cutecheck::run {

// A fault and the laws that kill it, by name.
struct Kills {
  std::string fault;
  std::vector<std::string_view> laws;
  bool byEvery = false;  // no other law kills it on any input of the sample
};

// The kills of every fault that some law kills. `done` hears of each fault as it is judged, with how many
// there are.
std::vector<Kills> lawMatrix(const std::vector<std::string>& coreSwitches,
                             const std::function<void(const Kills&)>& done);

// What one law is good for.
struct LawWorth {
  size_t kills = 0, alone = 0;
  std::string example;  // the first fault that it alone kills; else the one with the fewest others
  std::vector<std::string_view> with;  // those others
};

// By law; one that kills nothing has a row too.
std::map<std::string_view, LawWorth> worthOf(const std::vector<Kills>& kills);

}  // namespace cutecheck::run
