// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/premises.h"

#include <algorithm>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/denote.h"
#include "oracle/certificate/certify.h"
#include "oracle/decide/enumerate.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;
using Op = ScalarNode::Op;

constexpr int64_t kLimit = 1 << 12;  // size up to which a premise's own operations are searched

ClaimError inPremise(Diagnostic error, const Expression& premise) {
  if (!error.position) error.position = premise.begin;
  error.rule = "premise_c1";
  error.message = "in a premise: " + error.message;
  return {std::move(error), ClaimText::kPremises};
}

const Expression& withoutParentheses(const Expression& e) {
  return e.kind == Kind::kTuple && e.children.size() == 1 ? withoutParentheses(e.children[0]) : e;
}

// A divisor below 0 that is written with numbers alone: reading folds it into its quotient, where nothing sees it.
// 0 is refused as it is read; what has symbols or calls, where it is denoted.
std::optional<Diagnostic> negativeDivisor(const Expression& e) {
  for (const Expression& child : e.children)
    if (auto error = negativeDivisor(child)) return error;
  if (e.kind != Kind::kBinary || (e.op != '/' && e.op != '%') || hasCall(e.children[1])) return std::nullopt;
  const Expected<IntTuple> number = toIntTuple(withoutParentheses(e.children[1]));
  if (!number || number->kind() != IntTuple::Kind::kInt || number->value() >= 0) return std::nullopt;
  return errorAt(e, Code::kUsage, "claim_c3", "a divisor must be at least 1, found " + decimal(number->value()));
}

// The divisors of a scalar that are no numbers.
void divisorsOf(const Scalar& s, std::vector<Need>& out) {
  if (s->op() == Op::kConstant || s->op() == Op::kSymbol) return;
  divisorsOf(s->lhs(), out);
  if (s->op() == Op::kNeg) return;
  divisorsOf(s->rhs(), out);
  const bool divides = s->op() == Op::kDiv || s->op() == Op::kMod;
  if (divides && !Polynomial::of(s->rhs()).constant()) out.push_back({s->rhs(), toString(s)});
}

class PremiseReader {
 public:
  explicit PremiseReader(Claim& claim) : claim_(claim), read_(claim.premises.size()), why_(claim.premises.size()) {}

  std::optional<ClaimError> run() {
    for (const auto& [name, divisor] : claim_.symbols) {
      if (divisor == 1) continue;
      Scalar rest = ScalarNode::binary(Op::kMod, ScalarNode::symbol(name), ScalarNode::constant(divisor));
      promises_.push_back({rest, ScalarNode::constant(0), Relation::kEqual, toString(rest) + " == 0"});
    }
    if (auto error = readAll()) return error;
    // The claim's extents, and what stands for its min, max and gcd, anew the more is known: extents where an
    // operation lacked something, or a search; shorter arguments, gcd(N,M) for gcd(N,max(-M,M)).
    int64_t limit = 0;
    for (bool lacks = true, more = true; more;) {
      Expected<Goals> goals = goalsUnder(claim_.expression, given(), limit);
      if (!goals) return ClaimError{goals.error()};
      const size_t names = definitions_.size(), known = given().size();
      if (lacks) takeExtents(goals->implicit);
      lacks = !goals->missing.empty();
      define(std::move(*goals));
      if (auto error = readAll()) return error;
      more = lacks ? limit == 0 || given().size() > known : definitions_.size() > names;
      if (lacks) limit = kLimit;
    }
    finish();
    return std::nullopt;
  }

 private:
  // Everything taken so far: premises, promises of divisors, extents, definitions.
  std::vector<Constraint> given() const {
    std::vector<Constraint> all;
    for (const auto& constraint : read_)
      if (constraint) all.push_back(*constraint);
    all.insert(all.end(), promises_.begin(), promises_.end());
    for (size_t i = 0; i < extents_.size(); ++i)
      if (extentTaken_[i]) all.push_back(extents_[i]);
    all.insert(all.end(), definitions_.begin(), definitions_.end());
    return all;
  }

  // A definition says nothing where its arguments have no value.
  void define(Goals goals) {
    const std::vector<Constraint> before = given();
    std::erase_if(goals.definitions, [&](const Constraint& c) {
      std::vector<Need> needs;
      divisorsOf(c.lhs, needs);
      divisorsOf(c.rhs, needs);
      return !std::all_of(needs.begin(), needs.end(), [&](const Need& need) { return follows(need, before); });
    });
    define(goals.definitions);
  }

  void define(const std::vector<Constraint>& definitions) {
    for (const Constraint& c : definitions)
      if (std::none_of(definitions_.begin(), definitions_.end(),
                       [&](const Constraint& known) { return known.text == c.text; }))
        definitions_.push_back(c);
  }

  // Until nothing more follows. Each round goes by what the rounds before it took; calls last, as more is
  // computed of them the more is known.
  std::optional<ClaimError> readAll() {
    const auto open = [&] { return std::any_of(read_.begin(), read_.end(), [](const auto& c) { return !c; }); };
    for (bool more = true, calls = false; open() && (more || !calls);) {
      calls = calls || !more;
      more = false;
      const std::vector<Constraint> before = given();
      const Facts facts(before);
      for (size_t i = 0; i < read_.size(); ++i) {
        if (read_[i] || (!calls && hasCall(claim_.premises[i]))) continue;
        if (auto error = read(i, facts, before)) return error;
        more = more || read_[i].has_value();
      }
      more = takeExtents() || more;
    }
    return std::nullopt;
  }

  void takeExtents(const std::vector<Constraint>& written) {
    for (const Constraint& c : written)
      if (std::none_of(extents_.begin(), extents_.end(),
                       [&](const Constraint& known) { return known.text == c.text; }))
        extents_.push_back(c);
    extentTaken_.resize(extents_.size(), false);
    takeExtents();
  }

  bool takeExtents() {
    bool any = false;
    for (size_t i = 0; i < extents_.size(); ++i) {
      if (extentTaken_[i]) continue;
      std::vector<Need> needs;
      divisorsOf(extents_[i].lhs, needs);
      const std::vector<Constraint> before = needs.empty() ? std::vector<Constraint>{} : given();
      extentTaken_[i] = std::all_of(needs.begin(), needs.end(), [&](const Need& need) { return follows(need, before); });
      any = any || extentTaken_[i];
    }
    return any;
  }

  static bool follows(const Need& need, const std::vector<Constraint>& given) {
    Goal goal;
    goal.kind = Goal::Kind::kInteger;
    goal.lower = need.scalar;
    goal.relation = Relation::kGreaterEqual;
    goal.upper = ScalarNode::constant(1);
    return checked(goal, given);
  }

  // That an operation's result is right, shown anew: the rule that computed it is no reason.
  static bool follows(const Goal& goal, const std::vector<Constraint>& given) {
    return checked(goal, given) || decideByEnumeration(goal, kLimit).outcome == Attempt::Outcome::kProved;
  }

  // By a certificate that multiplying out accepts under these premises: what searched for it is not believed.
  static bool checked(const Goal& goal, const std::vector<Constraint>& given) {
    const std::optional<Derivation> derivation = certifyGoal(goal, given, {0, 0, false}).attempt.derivation;
    return derivation && derivation->byChecker() && derivation->statement() == fingerprintOf(goal) &&
           derivation->premises() == fingerprintOf(given);
  }

  std::optional<ClaimError> read(size_t i, const Facts& facts, const std::vector<Constraint>& before) {
    const Expression& premise = claim_.premises[i];
    if (premise.kind != Kind::kRelation)
      return inPremise(errorAt(premise, Code::kUsage, "", "expected a relation between integers"), premise);
    Denoter denoter(facts, kLimit);
    denoter.inPremise = denoter.mayDefine = true;
    Expected<Scalar> lhs = denoter.integer(premise.children[0]);
    if (!lhs) return inPremise(lhs.error(), premise);
    Expected<Scalar> rhs = denoter.integer(premise.children[1]);
    if (!rhs) return inPremise(rhs.error(), premise);
    const std::string named = "the premise '" + claim_.premiseTexts[i] + "'";
    if (!denoter.missing.empty()) {
      why_[i] = named + " is not understood: " + denoter.missing[0];
      return std::nullopt;
    }
    if (isBeyond(*lhs) || isBeyond(*rhs) ||
        std::any_of(denoter.obligations.begin(), denoter.obligations.end(),
                    [](const Goal& obligation) { return isBeyond(obligation); })) {
      why_[i] = named + " is not understood: a number in it leaves 128 bits";
      return std::nullopt;
    }
    for (const Need& need : denoter.needs) {
      if (follows(need, before)) continue;
      why_[i] = named + " needs " + need.condition() + ", for " + need.of + ": add '" + need.condition() +
                "' to --where";
      return std::nullopt;
    }
    for (const Goal& obligation : denoter.obligations) {
      if (follows(obligation, before)) continue;
      why_[i] = named + " is not understood: not shown that " + obligation.text;
      return std::nullopt;
    }
    read_[i] = Constraint{*lhs, *rhs, premise.relation, claim_.premiseTexts[i]};
    read_[i]->defined = hasCall(premise);
    define(denoter.definitions);
    return std::nullopt;
  }

  void finish() {
    for (size_t i = 0; i < read_.size(); ++i) {
      if (!read_[i]) claim_.missing.push_back(why_[i]);
      if (!read_[i] || read_[i]->defined) claim_.asWritten.push_back(i);
      if (read_[i]) claim_.constraints.push_back(std::move(*read_[i]));
    }
    auto add = [&](const Constraint& c) {
      auto& texts = claim_.implicitTexts;
      if (std::find(texts.begin(), texts.end(), c.text) != texts.end()) return;
      texts.push_back(c.text);
      claim_.constraints.push_back(c);
    };
    for (const Constraint& c : promises_) add(c);
    // An extent whose own divisors are not known to be at least 1 is no premise: they are goals of the claim.
    for (size_t i = 0; i < extents_.size(); ++i)
      if (extentTaken_[i]) add(extents_[i]);
    claim_.constraints.insert(claim_.constraints.end(), definitions_.begin(), definitions_.end());
  }

  Claim& claim_;
  std::vector<std::optional<Constraint>> read_;  // of each premise, once it is taken
  std::vector<std::string> why_;                 // of each premise that is not
  std::vector<Constraint> promises_, extents_, definitions_;
  std::vector<bool> extentTaken_;
};

}  // namespace

std::optional<ClaimError> readPremises(Claim& claim) {
  if (auto error = negativeDivisor(claim.expression)) return ClaimError{*std::move(error)};
  for (const Expression& premise : claim.premises)
    if (auto error = negativeDivisor(premise)) return inPremise(*std::move(error), premise);
  return PremiseReader(claim).run();
}

std::optional<bool> holdsAt(const Expression& premise, const Assignment& assignment) {
  if (premise.kind != Kind::kRelation) return std::nullopt;
  const Facts none;
  Denoter denoter(none, kLimit, &assignment);
  denoter.inPremise = true;
  // An integer that is written out has no width.
  const auto side = [&](const Expression& e) -> Expected<Scalar> {
    if (hasCall(e) || !denotesInteger(e)) return denoter.integer(e);
    CUTECHECK_TRY(leaf, toIntTuple(withoutParentheses(e)));
    return scalarOf(leaf);
  };
  Expected<Scalar> lhs = side(premise.children[0]);
  Expected<Scalar> rhs = lhs ? side(premise.children[1]) : lhs;
  if (!lhs || !rhs || !denoter.missing.empty() || !denoter.needs.empty()) return std::nullopt;
  for (const Goal& obligation : denoter.obligations)
    if (decideByEnumeration(obligation, kLimit).outcome != Attempt::Outcome::kProved) return std::nullopt;
  std::optional<Int128> a = valueOf(*lhs, assignment), b = valueOf(*rhs, assignment);
  if (!a || !b) return std::nullopt;
  return compare(*a, premise.relation, *b);
}

std::optional<std::string> brokenAt(const Claim& claim, const Assignment& assignment) {
  for (const Constraint& c : claim.constraints) {
    if (c.defined) continue;
    std::optional<Int128> a = valueOf(c.lhs, assignment), b = valueOf(c.rhs, assignment);
    if (!a || !b || !compare(*a, c.relation, *b)) return c.text;
  }
  for (size_t i : claim.asWritten)
    if (holdsAt(claim.premises[i], assignment) != true) return claim.premiseTexts[i];
  return std::nullopt;
}

}  // namespace cutecheck::oracle
