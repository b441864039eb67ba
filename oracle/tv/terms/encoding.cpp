// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/encoding.h"

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

class Euclid {
 public:
  explicit Euclid(const Intervals& intervals) : intervals_(intervals) {}

  Term rewrite(const Term& t) {
    if (t->operands.empty()) return t;
    if (auto at = seen_.find(t); at != seen_.end()) return at->second;
    std::vector<Term> operands;
    for (const Term& operand : t->operands) operands.push_back(rewrite(operand));
    Term result;
    if (t->op == Op::kDiv || t->op == Op::kMod) {
      const auto& [q, r] = parts(operands[0], operands[1], intervals_.of(t->operands[1]).low >= 1,
                                  intervals_.of(t->operands[0]).low >= 0);
      result = t->op == Op::kDiv ? q : r;
    } else {
      result = make(t->op, std::move(operands));
    }
    seen_.emplace(t, result);
    return result;
  }

  std::vector<Term> constraints;

 private:
  const std::pair<Term, Term>& parts(const Term& a, const Term& b, bool positive, bool natural) {
    // Rewriting makes new objects of equal subterms: share them again before they serve as a key.
    Term x = sharing_.share(a), y = sharing_.share(b);
    auto at = known_.find({x.get(), y.get()});
    if (at != known_.end()) return at->second;
    std::string n = std::to_string(known_.size());
    Term q = variable("q!" + n), r = variable("r!" + n);
    Term divides = equals(x, add(multiply(q, y), r));
    Term low = lessEqual(integer(0), r), high = less(r, y);
    if (positive) {
      constraints.insert(constraints.end(), {divides, low, high});
      // The sign of the quotient, which linear reasoning on the product does not see.
      Term sign = lessEqual(integer(0), q);
      constraints.push_back(natural ? sign : implies(lessEqual(integer(0), x), sign));
    } else {
      constraints.push_back(implies(lessEqual(integer(1), y), conjunction({divides, low, high})));
    }
    return known_.emplace(std::pair{x.get(), y.get()}, std::pair{q, r}).first->second;
  }

  const Intervals& intervals_;
  Sharing sharing_;
  std::map<Term, Term> seen_;
  std::map<std::pair<const TermNode*, const TermNode*>, std::pair<Term, Term>> known_;
};

}  // namespace

Term Sharing::share(const Term& t) {
  if (auto at = seen_.find(t.get()); at != seen_.end()) return at->second;
  std::vector<Term> operands;
  std::vector<const TermNode*> key;
  bool changed = false;
  for (const Term& operand : t->operands) {
    operands.push_back(share(operand));
    key.push_back(operands.back().get());
    changed |= operands.back() != operand;
  }
  Term candidate = changed ? make(t->op, std::move(operands)) : t;
  auto [at, inserted] = known_.emplace(std::tuple(t->op, t->value, t->name, std::move(key)), candidate);
  (void)inserted;
  kept_.push_back(t);
  seen_.emplace(t.get(), at->second);
  return at->second;
}

std::vector<Term> shared(const std::vector<Term>& terms) {
  Sharing sharing;
  std::vector<Term> result;
  for (const Term& t : terms) result.push_back(sharing.share(t));
  return result;
}

std::vector<Term> quotientRemainder(const std::vector<Term>& assertions, const Intervals& intervals) {
  Euclid euclid(intervals);
  std::vector<Term> result;
  for (const Term& t : shared(assertions)) result.push_back(euclid.rewrite(t));
  result.insert(result.end(), euclid.constraints.begin(), euclid.constraints.end());
  return result;
}

}  // namespace cutecheck::oracle
