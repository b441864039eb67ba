// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// lemma: the rules that a step of a certificate may use, and their instances.
//
// Each is a rule of oracle/rules, in its words there, proved for all integers by two engines
// (oracle_rules_test compares the words and proves them).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

struct Lemma {
  std::string_view label, claim, where;
};

// Those of integers: what a step gives is the claim, what it needs the premises.
const std::vector<Lemma>& integerLemmas();

// What an instance needs, implicit premises included, and what it gives.
struct LemmaInstance {
  std::vector<Constraint> needs;
  Constraint gives;
};

// Nothing when there is no such lemma of integers or when `with` does not name each of its variables once.
std::optional<LemmaInstance> instanceOf(std::string_view label,
                                        const std::vector<std::pair<std::string, Scalar>>& with);

// "a >= b", the constraint in the notation.
std::string textOf(const Constraint& constraint);

}  // namespace cutecheck::oracle
