// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Claim: one statement about layouts with its premises, read and made uniform.
//
// A claim is a relation (== === != <= < >= >) or a predicate (injective, bijective, composable,
// compatible, covers, disjoint) over layout and integer expressions. Each anonymous `?` becomes a symbol
// of its own; a symbol has one divisor, the least common multiple of all `{div=k}` and of all premises
// `M % k == 0`. The one implicit premise: each extent written in the claim's own layouts is, as a whole, >= 1.
//
// A premise is taken only when it is understood: what its operations need (a divisor >= 1, an extent >= 1, the
// condition of a form) follows from the other premises. Any other premise is named in `missing`, and the claim
// is not proved.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/notation/expression.h"
#include "oracle/claims/goal.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

struct Claim {
  std::string text;
  Expression expression;
  std::vector<Expression> premises;        // as given, symbols made uniform
  std::vector<std::string> premiseTexts;
  std::map<std::string, int64_t> symbols;  // name and divisor
  std::vector<Constraint> constraints;     // premises that are understood, then implicit ones, then definitions
  std::vector<std::string> implicitTexts;
  std::vector<size_t> asWritten;     // premises that their constraints do not evaluate
  std::vector<std::string> missing;  // of each premise that is not understood: what it needs
};

// A claim comes as two texts: the position of an error counts the bytes of one of them.
enum class ClaimText : uint8_t { kClaim, kPremises };

struct ClaimError {
  Diagnostic diagnostic;
  ClaimText text = ClaimText::kClaim;
};

// Fails with kSyntax, kUsage, kLimit or kUnknownOperation and the byte offset.
std::variant<Claim, ClaimError> readClaim(std::string_view text, std::string_view where = {});
Expected<Claim> makeClaim(std::string_view text, std::string_view where = {});

struct Goals {
  std::vector<Goal> goals;
  std::vector<std::string> missing;  // side conditions that do not follow: the claim can not be proved
  bool necessary = true;             // whether the claim is false where a goal is, also while something is missing
  std::vector<Constraint> implicit, definitions;  // of what was read on the way
};

// The goals of a claim, with what is known of its symbols. `limit` bounds static searches.
Expected<Goals> goalsOf(const Claim& claim, int64_t limit);

// The claim's goals with numbers for its symbols, operations computed anew on these numbers.
Expected<Goals> goalsAt(const Claim& claim, const Assignment& assignment, int64_t limit);

// The goals of an expression under these premises: what makeClaim learns the implicit premises from.
Expected<Goals> goalsUnder(const Expression& e, const std::vector<Constraint>& premises, int64_t limit);

// Whether a relation between integers holds at an assignment; nothing when a side has no value.
// Works on the expression, every operation computed on numbers, not on anything derived from it.
std::optional<bool> holdsAt(const Expression& premise, const Assignment& assignment);

// The first premise, as written, or other constraint that does not hold at the assignment.
std::optional<std::string> brokenAt(const Claim& claim, const Assignment& assignment);

}  // namespace cutecheck::oracle
