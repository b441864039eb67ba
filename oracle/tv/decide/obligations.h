// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Obligations: the conditions that symbolic execution meets on its way.
//
// Each instruction that may wrap, be poison or be undefined asks here. A condition that is
// discharged lets the instruction be read over the integers as written; one that is not stays in the formula.
#pragma once

#include <functional>
#include <string>

#include "oracle/tv/decide/decide.h"

namespace cutecheck::oracle {

struct Obligation {
  enum class Kind : uint8_t {
    kNoWrap,   // the result of an instruction without flags is the integer result
    kFlag,     // a flag's promise: poison where it does not hold
    kDefined,  // undefined behaviour where it does not hold
    kMeaning,  // the meaning itself is defined
    kSign,     // a number is not negative where it is read as unsigned
    kRule,     // a rule by which code is read as something else
    kLoop      // what each turn of a loop begins with, and how many there are
  };
  Kind kind;
  std::string text;  // "no signed wrap: %3 = mul i32 %1, %2"
  Decision decision;
};

std::string_view kindName(Obligation::Kind kind);

class Obligations {
 public:
  // replay: called with a model in which a condition fails; true ends the execution (a counterexample is found).
  Obligations(Decider& decider, int needed, std::function<bool(const Assignment&, const std::string&)> replay)
      : decider_(decider), needed_(needed), replay_(std::move(replay)) {}

  // Whether `condition` holds wherever `path` does. Conditions that are plain truths are not recorded.
  bool settle(Obligation::Kind kind, const Term& path, const Term& condition, const std::string& what);

  // Takes what was decided elsewhere.
  void note(Obligation obligation) { all_.push_back(std::move(obligation)); }

  const std::vector<Obligation>& all() const { return all_; }
  // A replayed counterexample was found, or two deciders contradict each other.
  bool ended() const { return ended_; }

 private:
  Decider& decider_;
  int needed_;
  std::function<bool(const Assignment&, const std::string&)> replay_;
  std::vector<Obligation> all_;
  bool ended_ = false;
};

}  // namespace cutecheck::oracle
