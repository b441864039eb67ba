// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/kernel_decide.h"

#include <algorithm>
#include <set>
#include <utility>

#include "oracle/smt/smtlib.h"
#include "oracle/tv/terms/encoding.h"
#include "oracle/tv/terms/multiples.h"
#include "oracle/tv/terms/normal.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

// Solver units for one question of linear arithmetic: it is decided at once or left to the others.
constexpr uint64_t kLinearBudget = 200'000;
// And for each way to decide a rule, at first.
constexpr uint64_t kRuleBudget = 20'000;

// With one name for equal variables, and that they are equal.
std::vector<Term> unifiedPremises(const std::vector<Term>& premises) {
  Substitution same(equalVariables(premises));
  std::vector<Term> unified;
  for (const Term& premise : premises) {
    const Term t = same(premise);
    unified.push_back(isTrue(t) ? premise : t);
  }
  return unified;
}

}  // namespace

KernelDecider::KernelDecider(const std::vector<Term>& premises, std::map<std::string, Interval> bounds,
                             uint64_t query, uint64_t total, std::map<std::string, Int128> multiples)
    : Decider(unifiedPremises(premises), std::move(bounds), query, total),
      same_(equalVariables(premises)),
      carryFree_(intervals_, std::move(multiples)),
      given_(premises_) {}

Term KernelDecider::named(const Term& t) {
  if (t->operands.empty()) return t;
  if (auto at = names_.find(t); at != names_.end()) return at->second;
  std::vector<Term> operands;
  bool changed = false;
  for (const Term& operand : t->operands) {
    operands.push_back(named(operand));
    changed |= operands.back() != operand;
  }
  Term result = changed ? sharing_.share(make(t->op, operands)) : t;
  if ((t->op == Op::kDiv || t->op == Op::kMod) && !carryFree_.polynomial(operands[1]).constant() &&
      intervals_.of(operands[1]).low >= 1) {
    const Named& n = parts(operands[0], operands[1]);
    result = t->op == Op::kDiv ? n.quotient : n.remainder;
  }
  names_.emplace(t, result);
  return result;
}

const KernelDecider::Named& KernelDecider::parts(const Term& dividend, const Term& divisor) {
  for (size_t k = 0; k < quotients_.size(); ++k) {
    const Named n = quotients_[k];  // a lemma may name further quotients, which moves this one
    if (!carryFree_.equal(n.dividend, dividend) || !carryFree_.equal(n.divisor, divisor)) continue;
    // Said by one method so far.
    Term same = bothOf(equals(n.dividend, dividend), equals(n.divisor, divisor));
    if (lemma(same, "one quotient and remainder, written in two ways")) return quotients_[k];
  }
  std::string number = std::to_string(quotients_.size());
  quotients_.push_back({dividend, divisor, variable("quotient!" + number), variable("remainder!" + number)});
  // Lemmas may name further quotients, which moves this one.
  Named n = quotients_.back();
  size_t at = quotients_.size() - 1;
  describe(n);
  return quotients_[at];
}

bool KernelDecider::lemma(const Term& fact, const std::string& text) {
  Decision decision = decide(truth(true), fact, text, 2);
  bool holds = decision.status == Decision::Status::kHolds;
  if (holds && !(fact->op == Op::kEqual || fact->op == Op::kAnd)) learn(fact);
  if (holds) lemmas_.push_back({text, std::move(decision)});
  return holds;
}

void KernelDecider::describe(const Named& n) {
  // What defines them.
  learn(equals(n.dividend, add(multiply(n.quotient, n.divisor), n.remainder)));
  learn(lessEqual(integer(0), n.remainder));
  learn(lessEqual(n.remainder, subtract(n.divisor, integer(1))));
  carryFree_.forget();
  auto step = [&](Rule rule, const Term& fact) {
    if (proved(rule)) learn(fact);
  };
  if (intervals_.of(n.dividend).low >= 0) {
    step(Rule::kQuotientSign, lessEqual(integer(0), n.quotient));
    step(Rule::kQuotientAtMost, lessEqual(n.quotient, n.dividend));
  }
  // a < b*c gives a/b < c, for every premise of that form.
  const std::vector<Term> premises = premises_;
  for (const Term& premise : premises) {
    if (premise->op != Op::kLess || sharing_.share(premise->operands[0]) != n.dividend || premise->operands[1]->op != Op::kMul)
      continue;
    const std::vector<Term>& factors = premise->operands[1]->operands;
    for (size_t k : {0u, 1u}) {
      if (!carryFree_.equal(factors[k], n.divisor) || !lemma(equals(factors[k], n.divisor), "a divisor, written in two ways"))
        continue;
      step(Rule::kQuotientBound, lessEqual(n.quotient, subtract(factors[1 - k], integer(1))));
      break;
    }
  }
  carryFree_.forget();
}

void KernelDecider::boundFactors() {
  const std::vector<Term> premises = premises_;
  for (const Term& premise : premises) {
    if (premise->op != Op::kLessEqual || premise->operands[0]->op != Op::kMul) continue;
    for (const Term& factor : premise->operands[0]->operands) {
      Interval range = intervals_.of(factor);
      if (factor->op == Op::kVariable && range.high < bounds_.at(factor->name).high)
        lemma(lessEqual(factor, integer(range.high)), "c*x <= X, so that x <= X/c");
    }
  }
}

Term KernelDecider::product(const Term& a, const Term& b) {
  Term whole = sharing_.share(multiply(a, b));
  if (auto at = products_.find(whole); at != products_.end()) return at->second;
  Interval x = intervals_.of(a), y = intervals_.of(b);
  const bool signless = x.low < 0 && y.low < 0;
  if (x.low < 0 && !signless) return product(b, a);
  Term p = variable("product!" + std::to_string(products_.size()));
  products_.emplace(whole, p);
  learn(equals(p, whole));
  if (!signless && y.low >= 0) learn(lessEqual(integer(0), p));
  // 0 <= a <= c+k, c*b <= X, b <= U and U >= 0, X + k*U >= 0 give a*b <= X + k*U; and the same from below.
  const std::vector<Term> premises = premises_;
  for (const Term& premise : premises) {
    if (premise->op != Op::kLessEqual) continue;
    for (bool above : {true, false}) {
      const Term &bounded = premise->operands[above ? 0 : 1], &limit = premise->operands[above ? 1 : 0];
      if (bounded->op != Op::kMul || !carryFree_.polynomial(limit).constant()) continue;
      for (size_t k : {0u, 1u}) {
        for (const auto& [other, rest] : {std::pair(a, b), std::pair(b, a)}) {
          if (sharing_.share(bounded->operands[k]) != rest) continue;
          if (intervals_.of(other).low < 0 && !signless) continue;
          // Of c*b <= X with a number c the intervals know b <= X/c: a bound of a adds all there is.
          if (carryFree_.polynomial(bounded->operands[1 - k]).constant()) continue;
          learnGuardedBound(p, other, bounded->operands[1 - k], *carryFree_.polynomial(limit).constant(), above);
          if (signless) continue;
          Interval range = intervals_.of(rest);
          std::optional<Int128> slack = slackOf(other, bounded->operands[1 - k]);
          if (!slack || (*slack != 0 && !(above ? range.boundedAbove() : range.boundedBelow()))) continue;
          Int128 end = above ? std::max(Int128(0), range.high) : std::min(Int128(0), range.low);
          // Without a bound the product may leave 128 bits: then nothing is learned.
          const std::optional<Int128> beyond = checkedMul(*slack, end);
          const std::optional<Int128> sum =
              beyond ? checkedAdd(*carryFree_.polynomial(limit).constant(), *beyond) : std::nullopt;
          if (!sum) continue;
          learnProductBound(p, above ? std::max(Int128(0), *sum) : std::min(Int128(0), *sum), above);
        }
      }
    }
  }
  carryFree_.forget();
  return p;
}

// A k for which a <= c + k is found, the first of 0, 15, 255 and 4095: what does not hold costs most, so the steps
// are wide.
std::optional<Int128> KernelDecider::slackOf(const Term& a, const Term& c) {
  for (unsigned bits = 0; bits <= 12; bits += 4) {
    Int128 k = powerOfTwo(bits) - 1;
    const Term fact = lessEqual(a, add(c, integer(k)));
    if (!refutedBySample(fact) && lemma(fact, "a factor is at most another and a number")) return k;
  }
  return std::nullopt;
}

bool KernelDecider::refutedBySample(const Term& condition) {
  if (!samples_) {
    std::map<std::string, Interval> ranges;  // of the variables that were given, not of names for quotients
    for (const auto& [name, range] : bounds_) ranges.emplace(name, intervals_.of(variable(name)));
    samples_.emplace(given_, ranges);
  }
  return samples_->refute(condition, [&](const std::string& name) -> std::optional<Term> {
    for (const Named& n : quotients_) {
      if (n.quotient->name == name) return make(Op::kDiv, {n.dividend, n.divisor});
      if (n.remainder->name == name) return make(Op::kMod, {n.dividend, n.divisor});
    }
    for (const auto& [whole, p] : products_)
      if (p->op == Op::kVariable && p->name == name) return whole;
    return std::nullopt;
  });
}

// 0 <= u, u <= v + k, v*w <= X, w <= U (U >= 0) give u*w <= max(0, X + k*U): where w < 0 it is at most 0.
void KernelDecider::learnProductBound(const Term& p, Int128 most, bool above) {
  if (proved(above ? Rule::kProductAbove : Rule::kProductBelow))
    learn(above ? lessEqual(p, integer(most)) : lessEqual(integer(most), p));
}

// The same with k = 0, where a guard says that u <= v, and that 0 <= u where that is not known: what is learned holds whether it
// does or not.
void KernelDecider::learnGuardedBound(const Term& p, const Term& u, const Term& v, Int128 x, bool above) {
  if (!proved(above ? Rule::kProductAbove : Rule::kProductBelow)) return;
  const Term within = above ? lessEqual(p, integer(std::max(Int128(0), x))) : lessEqual(integer(std::min(Int128(0), x)), p);
  Term guard = lessEqual(u, v);
  if (intervals_.of(u).low < 0) guard = bothOf(lessEqual(integer(0), u), guard);
  learn(disjunction({negation(guard), within}));
  guarded_.emplace_back(guard, within);
}

// Whether the condition follows by intervals, with the bounds of the products whose guards the assumption implies.
bool KernelDecider::holdsGuarded(const Term& assumption, const Term& condition) {
  std::vector<Term> facts = premises_;
  for (const auto& [guard, within] : guarded_)
    if (carryFree_.follows(assumption, guard)) facts.push_back(within);
  return facts.size() > premises_.size() && Intervals(bounds_, facts).holds(condition);
}

// A rule is a question like any other, of unknowns that stand for any numbers: two derivations are performed of it,
// once for a kernel.
bool KernelDecider::proved(Rule rule) {
  if (auto at = rules_.find(rule); at != rules_.end()) return at->second;
  const Term a = variable("a"), b = variable("b"), c = variable("c"), q = variable("q"), r = variable("r");
  const Term u = variable("u"), v = variable("v"), w = variable("w"), k = variable("k"), x = variable("x"), end = variable("end");
  const Term zero = integer(0), product = u * w, slack = x + k * end;
  std::vector<Term> given;
  Term wanted;
  std::string text;
  if (rule == Rule::kProductSign) {
    given = {lessEqual(zero, a), lessEqual(zero, b)};
    wanted = lessEqual(zero, multiply(a, b));
    text = "a >= 0 and b >= 0, so that a*b >= 0";
  } else if (rule == Rule::kQuotientSign || rule == Rule::kQuotientAtMost || rule == Rule::kQuotientBound) {
    const bool bound = rule == Rule::kQuotientBound, sign = rule == Rule::kQuotientSign;
    given = {equals(a, add(multiply(q, b), r)), lessEqual(zero, r), less(r, b), lessEqual(integer(1), b)};
    given.push_back(bound ? less(a, multiply(b, c)) : lessEqual(zero, a));
    wanted = bound ? less(q, c) : sign ? lessEqual(zero, q) : lessEqual(q, a);
    text = bound ? "a < b*c, so that a/b < c" : sign ? "a >= 0, so that a/b >= 0" : "a >= 0 and b >= 1, so that a/b <= a";
  } else {
    const bool above = rule == Rule::kProductAbove;
    given = {lessEqual(zero, u), lessEqual(u, v + k), lessEqual(zero, k)};
    // With three products of numbers that are not negative the rest is linear; a solver is long in finding them.
    const Term positive = above ? w : subtract(zero, w), nearer = above ? subtract(end, w) : subtract(w, end);
    if (proved(Rule::kProductSign)) {
      given.push_back(disjunction({less(positive, zero), lessEqual(zero, multiply(subtract(v + k, u), positive))}));
      given.push_back(disjunction({less(zero, positive), lessEqual(zero, multiply(u, subtract(zero, positive)))}));
      given.push_back(disjunction({less(nearer, zero), lessEqual(zero, multiply(k, nearer))}));
    }
    if (above) {
      for (const Term& t : {lessEqual(v * w, x), lessEqual(w, end), lessEqual(zero, end)}) given.push_back(t);
      wanted = disjunction({lessEqual(product, zero), lessEqual(product, slack)});
    } else {
      for (const Term& t : {lessEqual(x, v * w), lessEqual(end, w), lessEqual(end, zero)}) given.push_back(t);
      wanted = disjunction({lessEqual(zero, product), lessEqual(slack, product)});
    }
    text =
        above ? "a <= c+k, c*b <= X and b <= U, so that a*b <= X + k*U" : "a <= c+k, c*b >= X and b >= U, so that a*b >= X + k*U";
  }
  // One way of the deciders may be long over what the next one sees at once.
  Decision decision;
  for (const uint64_t query : {std::min(kRuleBudget, query_), query_}) {
    decision = decideBy(given, query, {}, truth(true), wanted, text, 2);
    if (decision.status == Decision::Status::kHolds) break;
  }
  const bool holds = decision.status == Decision::Status::kHolds;
  if (holds) lemmas_.push_back({text, std::move(decision)});
  return rules_[rule] = holds;
}

Term KernelDecider::bounded(const Term& t) {
  if (t->operands.empty() || t->op == Op::kEqual) return t;
  if (auto at = bounded_.find(t); at != bounded_.end()) return at->second;
  std::vector<Term> operands;
  for (const Term& operand : t->operands) operands.push_back(bounded(operand));
  Term result;
  if (t->op == Op::kMul) {
    // r*(16*d) is 16 times r*d.
    Int128 scale = 1;
    for (Term& operand : operands) {
      while (operand->op == Op::kMul && (constantOf(operand->operands[0]) || constantOf(operand->operands[1]))) {
        size_t at = constantOf(operand->operands[0]) ? 0 : 1;
        std::optional<Int128> both = checkedMul(scale, *constantOf(operand->operands[at]));
        if (!both) break;
        scale = *both;
        operand = sharing_.share(operand->operands[1 - at]);
      }
    }
    bool unknowns = !constantOf(operands[0]) && !constantOf(operands[1]);
    Term p = unknowns ? product(operands[0], operands[1]) : multiply(operands[0], operands[1]);
    result = sharing_.share(multiply(integer(scale), p));
  } else {
    result = sharing_.share(make(t->op, std::move(operands)));
  }
  bounded_.emplace(t, result);
  return result;
}

Term KernelDecider::byCoefficients(const Term& goal) {
  if (goal->op == Op::kAnd) {
    std::vector<Term> parts;
    for (const Term& part : goal->operands) parts.push_back(byCoefficients(part));
    return conjunction(std::move(parts));
  }
  if (goal->op != Op::kEqual) return goal;
  Normaliser normaliser;
  // P % k == 0 where k divides what stands beside each factor.
  const bool divided = goal->operands[0]->op == Op::kMod &&
                       constantOf(goal->operands[0]->operands[1]).value_or(0) > 1 &&
                       constantOf(goal->operands[1]) == Int128(0);
  const auto vanishes = [&](const Polynomial& sum) {
    const Term t = normaliser.rebuilt(sum);
    return equals(divided ? remainderOf(t, goal->operands[0]->operands[1]) : t, integer(0));
  };
  Polynomial p = divided ? normaliser.polynomial(goal->operands[0]->operands[0])
                         : normaliser.polynomial(goal->operands[0]) - normaliser.polynomial(goal->operands[1]);
  if (!(p == p)) return goal;
  // Sums with a common factor vanish when what stands beside the factor does. The factor is a variable where there
  // is one: digits are what is to be compared.
  auto factorOf = [](const Polynomial::Monomial& monomial) {
    auto at = std::find_if(monomial.begin(), monomial.end(), [](const Atom& a) { return a.key[0] != '#'; });
    return at == monomial.end() ? monomial.begin() : at;
  };
  std::set<std::string> factors;
  for (const auto& [monomial, coefficient] : p.terms())
    if (monomial.size() > 1) factors.insert(factorOf(monomial)->key);
  std::map<std::string, Polynomial> besides;
  for (const auto& [monomial, coefficient] : p.terms()) {
    Polynomial rest(coefficient);
    bool apart = monomial.size() > 1 || (monomial.size() == 1 && factors.count(monomial[0].key) > 0);
    auto at = apart ? factorOf(monomial) : monomial.end();
    for (auto other = monomial.begin(); other != monomial.end(); ++other)
      if (other != at) rest = rest * Polynomial::atom(*other);
    Polynomial& sum = besides[apart ? at->key : ""];
    sum = sum + rest;
  }
  if (factors.empty()) return vanishes(p);
  std::vector<Term> parts;
  for (const auto& [factor, sum] : besides) parts.push_back(byCoefficients(vanishes(sum)));
  return conjunction(std::move(parts));
}

void KernelDecider::byLinearArithmetic(const Term& assumption, const Term& goal, const std::string& text, Decision& decision) {
  const Term wanted = byCoefficients(goal);
  const std::set<std::string> known = namesOf(wanted);
  // First with the premises that speak of nothing else: digits of one number need no more.
  for (bool all : {false, true}) {
    if (!all && needMore_.contains(known)) continue;
    std::vector<Term> assertions{notOf(wanted)};
    if (all && !isTrue(assumption)) assertions.push_back(assumption);
    const std::vector<Term> premises = all ? premises_ : about(known);
    assertions.insert(assertions.end(), premises.begin(), premises.end());
    assertions = withMultiples(premises_, assertions);
    Normaliser normaliser;
    for (Term& t : assertions) t = normaliser.normal(t);
    if (allowance() == 0) return;
    const std::vector<Term> linear = linearised(quotientRemainder(assertions, intervals_), false);
    Solved solved = direct_.solve(linear, std::min(kLinearBudget, allowance()));
    units_ += solved.units;
    if (solved.status == Solved::Status::kUnknown && allowance() != 0) {
      solved = solve(linear, std::min(kLinearBudget, allowance()));
      units_ += solved.units;
    }
    if (solved.status != Solved::Status::kUnsat) needMore_.insert(known);
    if (solved.status != Solved::Status::kUnsat) continue;
    decision.derivations.push_back(*Derivation::of(solved, Method::kLinear, text));
    return;
  }
}

Term KernelDecider::inDigits(const Term& t) {
  if (t->operands.empty()) return t;
  std::vector<Term> operands;
  for (const Term& operand : t->operands) operands.push_back(inDigits(operand));
  const Term whole = sharing_.share(make(t->op, std::move(operands)));
  if ((t->op != Op::kDiv && t->op != Op::kMod) || !constantOf(whole->operands[1])) return whole;
  // The lemma itself stays as it is.
  const auto [at, fresh] = digits_.emplace(whole, whole);
  if (!fresh) return at->second;
  const Term digits = sharing_.share(carryFree_.written(whole));
  return digits != whole && lemma(equals(whole, digits), "digits of a sum") ? digits_[whole] = digits : whole;
}

Decision KernelDecider::general(std::vector<Derivation> derived, const Term& where, const Term& wanted,
                                const std::string& text, int needed) {
  // First with the premises near the question: unknowns it mentions, and those that define them.
  const std::set<std::string> asked = namesOf(conjunction({wanted, where}));
  std::set<std::string> near = asked;
  for (const Term& premise : premises_) {
    std::set<std::string> names = namesOf(premise);
    bool defines = premise->op == Op::kEqual && std::any_of(names.begin(), names.end(), [&](const std::string& name) {
                     return name.find('!') != std::string::npos && asked.count(name) > 0;
                   });
    if (defines) near.insert(names.begin(), names.end());
  }
  const std::vector<Term> premises = about(near);
  // What is near or all may be long over what the other sees at once: both get little at first.
  Decision decision;
  for (const uint64_t query : {std::min(kLinearBudget, query_), query_}) {
    if (premises.size() < premises_.size()) {
      decision = decideBy(premises, query, derived, where, wanted, text, needed);
      // A model of some of the premises is none of all; what follows from some follows from all.
      if (decision.status == Decision::Status::kHolds) return decision;
      if (decision.status == Decision::Status::kUnknown) derived = std::move(decision.derivations);
    }
    const uint64_t whole = std::exchange(query_, query);
    decision = decideBeside(derived, where, wanted, text, needed);
    query_ = whole;
    if (decision.status != Decision::Status::kUnknown || query == whole) break;
    derived = decision.derivations;
  }
  return decision;
}

Decision KernelDecider::decide(const Term& assumption, const Term& goal, const std::string& text, int needed) {
  ++asked_;
  if (!std::exchange(prepared_, true)) boundFactors();
  Term where = named(sharing_.share(same_(assumption))), wanted = named(sharing_.share(same_(goal)));
  auto at = known_.find({where, wanted});
  if (at != known_.end() && (at->second.status != Decision::Status::kHolds || suffices(at->second.derivations, needed))) {
    Decision again = at->second;
    for (Derivation& d : again.derivations) d.goal_ = text;
    return again;
  }
  Decision decision;
  auto structural = [&](Method method) {
    decision.derivations.push_back(Derivation(method, Engine::kStructural, 0, text));
  };
  auto enough = [&] { return suffices(decision.derivations, needed); };
  const bool formed = carryFree_.follows(where, wanted), ranged = formed && carryFree_.asked();
  if (formed) structural(ranged ? Method::kCarryFreeIntervals : Method::kCarryFree);
  Term linear = enough() ? wanted : bounded(wanted);
  if (!enough() && !ranged && intervals_.holds(linear)) structural(Method::kIntervals);
  else if (!enough() && !ranged && holdsGuarded(where, linear)) structural(Method::kIntervals);
  if (!enough()) byLinearArithmetic(where, linear, text, decision);
  // What digits decide: each sum of digits is a lemma, and what is left an identity.
  if (!enough() && formed)
    if (const Term digits = inDigits(wanted); digits != wanted)
      if (Decision plain = decide(where, digits, text, needed); plain.status == Decision::Status::kHolds)
        return known_[{where, wanted}] = plain;
  if (enough()) {
    decision.status = Decision::Status::kHolds;
  } else {
    decision = general(std::move(decision.derivations), where, wanted, text, needed);
    if (decision.status == Decision::Status::kFails && !decision.derivations.empty()) {
      decision.status = Decision::Status::kContradiction;
      decision.reason = decision.derivations.front().decider() + " proves what the solver refutes: " + text;
    }
  }
  known_[{where, wanted}] = decision;
  return decision;
}

}  // namespace cutecheck::oracle
