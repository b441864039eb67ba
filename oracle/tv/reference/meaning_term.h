// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Meanings and constraints as terms: what the solver reads.
#pragma once

#include <map>

#include "oracle/terms/intervals.h"
#include "oracle/tv/reference/meaning_value.h"

namespace cutecheck::oracle {

// A symbol becomes a variable of its name.
Term termOf(const Scalar& scalar);
Term termOf(const Constraint& constraint);

// x with the source bits of the swizzle xored in; x >= 0. Written bit by bit: target bit t with source
// bit s becomes t + s - 2ts.
Term swizzleTerm(const Swizzle& swizzle, const Term& x);

// The function at an index >= 0. `intervals` tells where a later part of a chain meets no negative number, so that
// f(-i) = -f(i) need not be spelled out.
Term applyTerm(const Function& f, const Term& index, const Intervals& intervals);

struct MeaningTerm {
  Term term;
  // What must hold for the expression to be defined, each with the words for it.
  std::vector<std::pair<Term, std::string>> defined;
};
// `happens`: of each load whose number is spoken of, where it is loaded.
MeaningTerm termOf(const MeaningNode& value, const Intervals& intervals, const std::map<std::string, Term>& happens = {});

}  // namespace cutecheck::oracle
