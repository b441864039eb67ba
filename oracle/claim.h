// Claim: one statement about layouts with its premises, read and made uniform.
//
// A claim is a relation (== === != <= < >= >) or a predicate (injective, bijective, composable,
// compatible, covers, disjoint) over layout and integer expressions. Each anonymous `?` becomes a symbol
// of its own; a symbol has one divisor, the least common multiple of all `{div=k}` and of all premises
// `M % k == 0`; every extent in shape position and every divisor is >= 1 by an implicit premise.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/expression.h"
#include "oracle/facts.h"
#include "oracle/goal.h"

namespace cutecheck::oracle {

struct Claim {
  std::string text;
  Expression expression;
  std::vector<Expression> premises;        // as given, symbols made uniform
  std::vector<std::string> premiseTexts;
  std::map<std::string, int64_t> symbols;  // name and divisor
  std::vector<Constraint> constraints;     // premises, then implicit ones
  std::vector<std::string> implicitTexts;
};

// Fails with kSyntax, kUsage or kUnknownOperation and the byte offset (in `text`, or in `where` with
// rule premise_c1).
Expected<Claim> makeClaim(std::string_view text, std::string_view where = {});

struct Goals {
  std::vector<Goal> goals;
  std::vector<std::string> missing;  // side conditions that do not follow: the claim can not be proved
};

// The goals of a claim, with what is known of its symbols. `limit` bounds static searches.
Expected<Goals> goalsOf(const Claim& claim, int64_t limit);

// The claim's goals with numbers for its symbols, operations computed anew on these numbers.
Expected<Goals> goalsAt(const Claim& claim, const Assignment& assignment, int64_t limit);

// Whether a relation between integers holds at an assignment; nothing when a side has no value.
// Works on the expression, not on anything derived from it.
std::optional<bool> holdsAt(const Expression& premise, const Assignment& assignment);

}  // namespace cutecheck::oracle
