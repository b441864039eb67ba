// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/writer.h"

#include <algorithm>

#include "core/notation/print.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;

Scalar over(const Scalar& a, const Scalar& b) { return ScalarNode::binary(Op::kDiv, a, b); }
Scalar times(const Scalar& a, const Scalar& b) { return ScalarNode::binary(Op::kMul, a, b); }
Scalar plus(const Scalar& a, const Scalar& b) { return ScalarNode::binary(Op::kAdd, a, b); }

}  // namespace

void Writer::quotients(const Scalar& before, const Scalar& after) {
  if (before->op() == Op::kDiv && after->op() == Op::kDiv && !equal(before, after))
    add("arithmetic_r9",
        {{"A", before->lhs()}, {"B", before->rhs()}, {"C", after->lhs()}, {"D", after->rhs()}});
}

void Writer::pullOut(const Scalar& q, const Scalar& m, const Scalar& r) {
  add("composition_r1", {{"M", m}, {"Q", q}, {"R", r}});
}

void Writer::bounds(const Scalar& s) {
  if (s->op() == Op::kConstant || s->op() == Op::kSymbol) return;
  bounds(s->lhs());
  if (s->op() == Op::kNeg) return;
  bounds(s->rhs());
  if (s->op() != Op::kDiv && s->op() != Op::kMod) return;
  for (const char* lemma : {"logical_divide_r1", "logical_divide_r2", "logical_divide_r7"})
    add(lemma, {{"T", s->rhs()}, {"X", s->lhs()}});
}

void Writer::write(const RuleStep& step) {
  const std::vector<Scalar>& v = step.with;
  switch (step.rule) {
    case Rule::kSame:
      quotients(step.before, step.after);
      return;
    case Rule::kPullOut:
      quotients(step.before, over(plus(times(v[0], v[1]), v[2]), v[1]));
      pullOut(v[0], v[1], v[2]);
      return;
    case Rule::kSmall:
      bounds(v[0]);
      bounds(v[1]);
      show(Polynomial::of(v[0]));
      show(Polynomial::of(v[1]) - Polynomial::of(v[0]) - Polynomial(1));
      add("composition_r2", {{"M", v[1]}, {"R", v[0]}});
      return;
    case Rule::kNested: {
      const Scalar &x = v[0], &y = v[1], &z = v[2], &b = v[3], whole = plus(times(z, y), x);
      quotients(step.left, over(x, y));
      pullOut(z, y, x);
      quotients(step.before, over(over(whole, y), b));
      add("coalesce_r3", {{"I", whole}, {"M", y}, {"N", b}});
      quotients(over(whole, times(y, b)), step.after);
      return;
    }
    case Rule::kCancel: {
      quotients(step.before, over(times(v[1], v[0]), times(v[2], v[0])));
      add("composition_r8", {{"K", v[2]}, {"R", v[0]}, {"X", v[1]}});
      return;
    }
    case Rule::kEuclid: {
      const Scalar same = ScalarNode::binary(Op::kMod, v[0], v[1]);
      if (step.before->op() == Op::kMod && !equal(step.before, same))
        add("arithmetic_r10",
            {{"A", step.before->lhs()}, {"B", step.before->rhs()}, {"C", v[0]}, {"D", v[1]}});
      add("logical_divide_r1", {{"T", v[1]}, {"X", v[0]}});
      return;
    }
  }
}

void Writer::show(const Polynomial& p) {
  std::optional<Facts::Reason> reason = facts_.roundedReasonOf(p);
  const size_t products = reason ? reason->products.size() : 0;
  if (products > 1 || (products == 1 && (reason->scale != 1 || !reason->products[0].factor.is(1))))
    sum(p, *reason);
}

void Writer::sum(const Polynomial& p, const Facts::Reason& reason) {
  const Scalar zero = ScalarNode::constant(0);
  Scalar total;
  bounds(p.scalar());
  for (const auto& [factor, premise] : reason.products) {
    Scalar part = premise.scalar();
    bounds(part);
    if (!factor.is(1)) {
      // 512*X, of an X that an equation gives, is no sum of what is known: it is shown to be at least 0 first.
      const std::optional<Facts::Reason> own = factor.constant() ? std::nullopt : facts_.roundedReasonOf(factor);
      const bool multiplied = own && std::ranges::any_of(own->products, [](const auto& one) { return !one.factor.is(1); });
      const Int128 content = multiplied ? commonDivisor(factor, 0) : 1;
      if (const auto plain = content > 1 ? exactQuotient(factor, Polynomial(content)) : std::nullopt)
        add("range_r12", {{"A", Polynomial(content).scalar()}, {"B", plain->scalar()}});
      add("range_r12", {{"A", factor.scalar()}, {"B", part}});
      part = times(factor.scalar(), part);
    }
    if (total) add("range_r1", {{"A", zero}, {"B", zero}, {"H", total}, {"K", part}});
    total = total ? plus(total, part) : part;
  }
  if (reason.scale != 1) add("range_r13", {{"K", Polynomial(reason.scale).scalar()}, {"X", p.scalar()}});
}

void Writer::rests(const Scalar& s) {
  if (s->op() == Op::kAdd) {
    rests(s->lhs());
    rests(s->rhs());
  }
  if (s->op() != Op::kDiv) return;
  const Scalar rest = ScalarNode::binary(Op::kMod, s->lhs(), s->rhs()), zero = ScalarNode::constant(0);
  if (rests_) add("range_r1", {{"A", zero}, {"B", zero}, {"H", rests_}, {"K", rest}});
  rests_ = rests_ ? plus(rests_, rest) : rest;
}

void Writer::add(const char* lemma, std::vector<std::pair<std::string, Scalar>> with) {
  std::string key = lemma;
  for (const auto& [name, value] : with) key += " " + name + "=" + toString(value);
  if (done_.insert(key).second) steps.push_back({lemma, "", std::move(with), {}, ""});
}

bool Shower::show(const Scalar& lower, Relation relation, const Scalar& upper) {
  const Polynomial a = read(lower), b = read(upper);
  const bool decided = reading_ != Reading::kProducts && normaliser_.facts().holds(a, relation, b);
  writeNormal();
  writer_.bounds(lower);
  writer_.bounds(upper);
  const std::optional<Polynomial> p = differenceOf(a, relation, b);
  if (p && decided)
    if (auto reason = normaliser_.facts().roundedReasonOf(*p)) writer_.sum(*p, *reason);
  if (reading_ == Reading::kNormal) return decided;
  // What is known of bounds may take steps that are not written: products are sought in any case.
  if (p) return multiply(*p) || decided;
  return (relation == Relation::kEqual && multiply(a - b) && multiply(b - a)) || decided;
}

void Shower::writeNormal() {
  if (reading_ == Reading::kProducts) return;
  for (const std::vector<RuleStep>& steps = normaliser_.steps(); written_ < steps.size(); ++written_)
    writer_.write(steps[written_]);
}

bool Shower::multiply(const Polynomial& p, std::optional<Polynomial> divisor) {
  if (!products_) products_.emplace(known());
  const auto links = divisor ? products_->reasonsBy(p, *divisor) : products_->reasonsOf(p);
  if (!links) return false;
  writeNormal();
  for (const Products::Link& link : *links) {
    writer_.sum(link.divisor * link.shown + link.divisor - Polynomial(1), link.reason);
    if (!link.divisor.is(1)) writer_.add("range_r13", {{"K", link.divisor.scalar()}, {"X", link.shown.scalar()}});
  }
  return true;
}

std::vector<Polynomial> Shower::known() {
  std::vector<Polynomial> out;
  for (const Constraint& c : premises_) {
    const Polynomial a = read(c.lhs), b = read(c.rhs);
    if (std::optional<Polynomial> p = differenceOf(a, c.relation, b)) {
      out.push_back(*p);
    } else if (c.relation == Relation::kEqual) {
      out.push_back(a - b);
      out.push_back(b - a);
    }
  }
  return out;
}

Shower::Shower(const std::vector<Constraint>& premises, Reading reading)
    : premises_(premises), reading_(reading), normaliser_(premises), writer_(normaliser_.facts()) {}

void Shower::learn(const Polynomial& p) {
  if (!products_) products_.emplace(known());
  products_->learnAtoms(p);
  products_->learn(p);
}

}  // namespace cutecheck::oracle
