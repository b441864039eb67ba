// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/contrary.h"

#include <algorithm>
#include <iterator>

#include "oracle/certificate/writer.h"
#include "oracle/claims/work_limit.h"
#include "oracle/terms/digits.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;

constexpr int64_t kContraryWork = 3'000'000, kEndWork = 1'000'000;
constexpr size_t kMostEquations = 24, kMostDivisors = 24;
constexpr size_t kMostSteps = 300;  // checking more takes seconds

bool isRemainder(const Atom& atom) { return atom.scalar && atom.scalar->op() == Op::kMod; }

// The terms with a coefficient above 0, or those below 0 with their sign turned.
Polynomial partOf(const Polynomial& p, bool above) {
  Polynomial part;
  for (const auto& [monomial, c] : p.terms()) {
    if ((c > 0) != above) continue;
    part = std::move(part) + Polynomial::term(monomial, above ? c : -c);
  }
  return part;
}

// What the greatest product in `by` goes into, term by term, towards 0.
Polynomial wholePart(const Polynomial& p, const Polynomial& by) {
  const auto& [lead, c] = *by.terms().rbegin();
  Polynomial q;
  for (const auto& [monomial, k] : p.terms()) {
    if (k / c == 0 || !std::includes(monomial.begin(), monomial.end(), lead.begin(), lead.end())) continue;
    Polynomial::Monomial rest;
    std::set_difference(monomial.begin(), monomial.end(), lead.begin(), lead.end(), std::back_inserter(rest));
    q = std::move(q) + Polynomial::term(rest, k / c);
  }
  return q;
}

// A symbol that stands for one of two numbers.
struct Chosen {
  Scalar symbol;
  std::vector<Scalar> of;
};

class Search {
 public:
  Search(const Goal& goal, const Contrary& contrary, const std::vector<Constraint>& known, Reading reading)
      : goal_(goal), contrary_(contrary), known_(known), shower_(known_, reading) {}

  std::optional<GoalCertificate> run() {
    for (const Constraint& c : known_)
      if (c.defined) readConstraint(c);
    shower_.writeNormal();
    chosenAbove();
    for (const Constraint& c : known_) readConstraint(c);
    shower_.writeNormal();
    for (size_t k = 0; k < atoms_.size(); ++k) readAtom(Atom(atoms_[k]));
    chosenBeyond();
    {
      const WorkLimit share(kEndWork);
      if (ended()) return certificate();
    }
    for (size_t k = 0; k < equations_.size() && !WorkLimit::spent(); ++k) {
      const Polynomial equation = equations_[k];
      for (const Polynomial& divisor : divisorsOf(equation)) {
        if (!split(equation, divisor)) continue;
        // Beyond a contradiction everything follows: it is looked for before there is more to follow.
        const WorkLimit share(kEndWork);
        if (contradicted()) return certificate();
        break;
      }
    }
    return equations_.size() > read_ && ended() ? std::optional(certificate()) : std::nullopt;
  }

 private:
  GoalCertificate certificate() { return {goal_.text, "contrary", shower_.take()}; }

  bool contradicted() { return shower_.multiply(Polynomial(-1)); }

  bool ended() {
    read_ = equations_.size();
    if (contradicted()) return true;
    return !contrary_.shown.empty() &&
           std::all_of(contrary_.shown.begin(), contrary_.shown.end(), [&](const Constraint& c) {
             const Polynomial a = shower_.read(c.lhs), b = shower_.read(c.rhs);
             if (const auto p = differenceOf(a, c.relation, b)) return shower_.multiply(*p);
             return a == b || (shower_.multiply(a - b) && shower_.multiply(b - a));
           });
  }

  void note(const Polynomial& p) {
    for (const Atom& atom : p.atoms())
      if (std::find(atoms_.begin(), atoms_.end(), atom) == atoms_.end()) atoms_.push_back(atom);
  }

  bool take(const Polynomial& equation) {
    const Polynomial turned = Polynomial(0) - equation;
    if (!equation.known() || equation.is(0) || equations_.size() >= kMostEquations) return false;
    for (const Polynomial& known : equations_)
      if (known == equation || known == turned) return false;
    equations_.push_back(equation);
    note(equation);
    shower_.learn(equation);
    shower_.learn(turned);
    return true;
  }

  void readConstraint(const Constraint& c) {
    const Polynomial a = shower_.read(c.lhs), b = shower_.read(c.rhs);
    for (const Scalar& side : {c.lhs, c.rhs}) named(side);
    note(a - b);
    if (c.relation == Relation::kEqual) take(a - b);
    const std::optional<Polynomial> apart = differenceOf(a, c.relation, b);
    if (!c.defined || !apart || !c.lhs->isOperation()) return;
    if (std::find(chosen_.begin(), chosen_.end(), *apart) == chosen_.end()) chosen_.push_back(*apart);
    const auto same = [&](const Chosen& one) { return equal(one.symbol, c.lhs); };
    const auto at = std::find_if(operands_.begin(), operands_.end(), same);
    if (at == operands_.end()) {
      operands_.push_back({c.lhs, {c.rhs}});
    } else if (at->of.size() < 2 && !equal(at->of[0], c.rhs)) {
      at->of.push_back(c.rhs);
    }
  }

  // A quotient or remainder as it stands, and as it is read (arithmetic_r9, arithmetic_r10), and its bounds
  // (logical_divide_r1, logical_divide_r2, logical_divide_r7).
  void named(const Scalar& s) {
    if (s->op() == Op::kConstant || s->op() == Op::kSymbol) return;
    named(s->lhs());
    if (s->op() == Op::kNeg) return;
    named(s->rhs());
    if (s->op() != Op::kDiv && s->op() != Op::kMod) return;
    shower_.writer().bounds(s);
    const std::vector<Atom> read = Polynomial::of(s).atoms();
    if (read.size() != 1 || !read[0].scalar || read[0].scalar->op() != s->op() || !(Polynomial::atom(read[0]) == Polynomial::of(s)))
      return;
    const Scalar& as = read[0].scalar;
    if (!equal(as, s))
      shower_.writer().add(s->op() == Op::kDiv ? "arithmetic_r9" : "arithmetic_r10",
                           {{"A", s->lhs()}, {"B", s->rhs()}, {"C", as->lhs()}, {"D", as->rhs()}});
  }

  // x%d is what d*(x/d) leaves of x.
  void readAtom(const Atom& atom) {
    if (!atom.scalar || (atom.scalar->op() != Op::kMod && atom.scalar->op() != Op::kDiv)) return;
    shower_.writer().bounds(atom.scalar);
    const Polynomial x = Polynomial::of(atom.scalar->lhs()), d = Polynomial::of(atom.scalar->rhs());
    note(x);
    note(d);
    if (!isRemainder(atom)) return;
    const Polynomial q = Polynomial::of(ScalarNode::binary(Op::kDiv, atom.scalar->lhs(), atom.scalar->rhs()));
    take(d * q + Polynomial::atom(atom) - x);
  }

  // range_r14: what is chosen of two numbers above 0 is above 0.
  void chosenAbove() {
    for (const auto& [symbol, of] : operands_) {
      if (of.size() < 2) continue;
      const auto above = [&](const Scalar& s) {
        const Polynomial p = shower_.read(s) - Polynomial(1);
        return p.constant() ? *p.constant() >= 0 : shower_.multiply(p);
      };
      if (!above(of[0]) || !above(of[1])) continue;
      shower_.writer().add("range_r14", {{"A", of[0]}, {"B", of[1]}, {"X", symbol}});
      shower_.learn(Polynomial::of(symbol) - Polynomial(1));
    }
  }

  // What min and max choose is one of two: often neither can be where the goal fails.
  void chosenBeyond() {
    for (const Polynomial& apart : chosen_) {
      const Polynomial beyond = apart - Polynomial(1);
      bool shown = shower_.multiply(beyond);
      for (size_t k = 0; k < atoms_.size() && !shown && !WorkLimit::spent(); ++k)
        if (atoms_[k].scalar && atoms_[k].scalar->op() == Op::kSymbol && !atoms_[k].scalar->isOperation() &&
            shower_.multiply(Polynomial::atom(atoms_[k]) - Polynomial(1)))
          shown = shower_.multiply(beyond, Polynomial::atom(atoms_[k]));
      if (shown) shower_.learn(beyond);
    }
  }

  std::vector<Polynomial> divisorsOf(const Polynomial& equation) {
    std::vector<Polynomial> divisors;
    const auto add = [&](const Polynomial& d) {
      if (d.known() && !d.is(0) && !d.is(1) && !d.is(-1) && divisors.size() < kMostDivisors && d.terms().rbegin()->second > 0 &&
          std::find(divisors.begin(), divisors.end(), d) == divisors.end())
        divisors.push_back(d);
    };
    for (const LayoutValue* value : {&goal_.f, &goal_.g})
      if (value->form)
        for (const Mode& mode : leavesOf(*value->form)) add(shower_.read(mode.stride.scalar()));
    for (const Atom& atom : equation.atoms())
      if (atom.scalar && (atom.scalar->op() == Op::kMod || atom.scalar->op() == Op::kDiv)) add(Polynomial::of(atom.scalar->rhs()));
    for (const auto& [monomial, c] : equation.terms()) {
      if (abs128(c) > 1) add(Polynomial(abs128(c)));
      Polynomial whole(1);
      for (const Atom& atom : monomial) {
        if (!isRemainder(atom)) add(Polynomial::atom(atom));
        whole = whole * Polynomial::atom(atom);
      }
      if (monomial.size() > 1)
        for (const Atom& atom : monomial)
          if (const auto less = exactQuotient(whole, Polynomial::atom(atom))) {
            add(*less);
            add(Polynomial(abs128(c)) * *less);
          }
    }
    return divisors;
  }

  // complement_r3: of an equation divisor*Q + R == 0.
  bool split(const Polynomial& equation, const Polynomial& divisor) {
    const Polynomial q = wholePart(equation, divisor), r = equation - divisor * q;
    if (!q.known() || !r.known() || q.is(0) || (r.is(0) && divisor.constant() && divisor.is(1))) return false;
    if (std::any_of(equations_.begin(), equations_.end(),
                    [&](const Polynomial& e) { return e == q || e == Polynomial(0) - q; }))
      return false;
    const Polynomial above = partOf(r, true), below = partOf(r, false), zero(0);
    const std::pair<Polynomial, Polynomial> ways[] = {{above, below}, {r, zero}, {zero, zero - r}};
    for (const auto& [x, w] : ways) {
      if (WorkLimit::spent()) return false;
      if (!inside(x, divisor) || !inside(w, divisor)) continue;
      shower_.writer().add("complement_r3", {{"K", divisor.scalar()},
                                             {"W", w.scalar()},
                                             {"X", x.scalar()},
                                             {"Y", partOf(q, true).scalar()},
                                             {"Z", partOf(q, false).scalar()}});
      if (!r.is(0)) {
        // Above what is inside.
        const Polynomial least = divisor - Polynomial(1);
        if (!x.constant()) {
          shower_.writer().sum(least, {1, {{Polynomial(1), x}, {Polynomial(1), least - x}}});
          shower_.learn(least);
        }
        shower_.writer().sum(r, {1, {{Polynomial(1), equation}, {divisor, zero - q}}});
        shower_.writer().sum(zero - r, {1, {{Polynomial(1), zero - equation}, {divisor, q}}});
        take(r);
      }
      take(q);
      return true;
    }
    return false;
  }

  bool inside(const Polynomial& x, const Polynomial& divisor) {
    const std::optional<Int128> number = x.constant();
    if (number && *number < 0) return false;
    const Polynomial room = divisor - Polynomial(1) - x;
    if (room.constant() && *room.constant() < 0) return false;
    return (number || shower_.multiply(x)) && (room.constant() || shower_.multiply(room));
  }

  const Goal& goal_;
  const Contrary& contrary_;
  const std::vector<Constraint> known_;
  Shower shower_;
  std::vector<Polynomial> equations_, chosen_;
  std::vector<Chosen> operands_;
  std::vector<Atom> atoms_;
  size_t read_ = 0;  // equations when it was last looked whether they contradict each other
};

}  // namespace

std::vector<GoalCertificate> proofsByContrary(const Goal& goal, const std::vector<Constraint>& premises) {
  const WorkLimit share(kContraryWork);
  const std::optional<Contrary> contrary = contraryOf(goal, premises);
  std::vector<GoalCertificate> proofs;
  if (!contrary) return proofs;
  std::vector<Constraint> known = premises;
  known.insert(known.end(), contrary->premises.begin(), contrary->premises.end());
  for (Reading reading : {Reading::kProducts, Reading::kNormalProducts})
    if (std::optional<GoalCertificate> proof = Search(goal, *contrary, known, reading).run();
        proof && proof->steps.size() <= kMostSteps)
      proofs.push_back(std::move(*proof));
  return proofs;
}

}  // namespace cutecheck::oracle
