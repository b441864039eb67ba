// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// explain: what a refutation says beside the two sides that differ.
#pragma once

#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"

namespace cutecheck::oracle {

// Adds to a replayed counterexample the values on the way through each side that is one function after
// another, and of bank conflicts the lanes and the degree.
void explain(const Goal& goal, const Assignment& numbers, Counterexample& found);

// The weakest premise of a vocabulary under which a refuted claim with symbols is Proved: the relation that
// failed, a divisor (2 to 128, a number of the claim, another symbol), an order or equality of two symbols, a
// bound near a number of the claim or beside the counterexample. Weaker is what holds for more small values.
std::optional<std::string> nearestPremise(const std::string& text, const std::string& where,
                                          const Answer& refuted);

// A premise, for --where, under which a claim that is Unknown is Proved: what the answer asks for, the least number of a
// symbol or of all, or the first of the vocabulary above that suffices. It is tried for seconds at most.
std::optional<std::string> settlingPremise(const std::string& text, const std::string& where, const Answer& open);

}  // namespace cutecheck::oracle
