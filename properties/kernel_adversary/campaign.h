// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One module after another: drawn, lowered, validated, mutated, and every verdict held to execution.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/support/expected.h"
#include "properties/kernel_adversary/program.h"

namespace cutecheck::kernel_adversary {

struct Settings {
  uint64_t seed = 1;
  size_t modules = 5000;
  int mutants = 4;      // of each module: of its code, and every fourth of the module itself
  int launches = 40;    // drawn for each judgement
  uint64_t units = 1'000'000;  // solver units of one validation
  std::string findings; // a folder for the inputs of findings, or empty
  std::string only;     // the one operator of the mutants, or empty
  bool samples = true;  // whether a validation executes the code at samples, which may refute before anything is decided
};

// A pair that was judged.
struct Judged {
  std::string name;     // "" for the module as drawn, else the operator
  std::string verdict;  // Proved, Refuted, Unknown, Inconsistent, or Refused
  std::string reason;   // of Unknown or Refused, numbers taken out
  bool apart = false;   // execution tells the two apart
  bool compared = false;  // at least one execution of both
  std::string finding;  // what is wrong with the verdict, or empty
};

struct ModuleResult {
  std::vector<Judged> judged;
  std::vector<double> milliseconds;  // of each validation
  std::map<std::string, size_t> productions;
};

// Module `number` of the campaign, from the seed and the number alone.
ModuleResult judgeModule(const Settings& settings, size_t number, Types& types);

// "operator#verdict#apart#reason#finding" of each, in one line, and back.
std::string lineOf(const std::vector<Judged>& judged);
std::vector<Judged> judgedOf(const std::string& line);

}  // namespace cutecheck::kernel_adversary
