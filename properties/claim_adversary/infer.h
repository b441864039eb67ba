// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// infer: the form of a term with symbols, guessed from its values at a few generic numbers.
//
// What is guessed is right where every symbol is large and different from the others, which is how a form is
// written down by hand; whether it also holds at 0, at 1 and where symbols are equal is what a claim is
// about.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "properties/claim_adversary/evaluator.h"

namespace cutecheck::adversary {

// Symbols with their divisors, in the order of their names.
void collectSymbols(const Term& term, std::map<std::string, int64_t>& out);
// Makes each ? a symbol ?1, ?2, .. in the order of the text.
void nameDynamics(Term& term, size_t& count);

std::optional<Term> inferInteger(const Term& term);
// A layout, with S<..> o shift before it where the term has one.
std::optional<Term> inferLayout(const Term& term);

}  // namespace cutecheck::adversary
