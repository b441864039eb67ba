// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building terms: the constructors of oracle/terms/term.h with constants folded.
//
// Folding keeps queries small and lets equal computations become equal trees. Truth values are
// terms too; `truth(true)` is the empty conjunction.
#pragma once

#include <optional>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

Term truth(bool value);
bool isTrue(const Term& t);
bool isFalse(const Term& t);
std::optional<Int128> constantOf(const Term& t);

Term add(Term a, Term b);
Term subtract(Term a, Term b);
Term multiply(Term a, Term b);
// Floor quotient and remainder; b is positive wherever the result matters.
Term quotientOf(Term a, Term b);
Term remainderOf(Term a, Term b);
Term choose(Term condition, Term a, Term b);  // integers
Term bothOf(Term a, Term b);
Term eitherOf(Term a, Term b);
Term notOf(Term a);
// condition => a
Term implies(Term condition, Term a);
// condition ? a : b on truth values.
Term chooseTruth(Term condition, Term a, Term b);
Term isEqual(Term a, Term b);
Term isLess(Term a, Term b);
Term isLessEqual(Term a, Term b);
Term truthEqual(const Term& a, const Term& b);
// low <= t <= high
Term within(const Term& t, Int128 low, Int128 high);

// 2^k, k <= 126.
inline Int128 powerOfTwo(unsigned k) { return Int128(1) << k; }

}  // namespace cutecheck::oracle
