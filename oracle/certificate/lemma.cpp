// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/lemma.h"

#include <algorithm>
#include <map>

#include "core/notation/print.h"
#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;
using Bindings = std::map<std::string, Scalar>;

Scalar substitute(const Scalar& s, const Bindings& with) {
  switch (s->op()) {
    case Op::kConstant:
      return s;
    case Op::kSymbol:
      return with.at(s->name());
    case Op::kNeg:
      return ScalarNode::negate(substitute(s->lhs(), with));
    default:
      return ScalarNode::binary(s->op(), substitute(s->lhs(), with), substitute(s->rhs(), with));
  }
}

Constraint substitute(const Constraint& c, const Bindings& with) {
  Constraint out = c;
  out.lhs = substitute(c.lhs, with);
  out.rhs = substitute(c.rhs, with);
  out.text = textOf(out);
  return out;
}

// A lemma of integers, parsed.
struct Read {
  Claim claim;
  Constraint gives;
};
std::map<std::string_view, Read> readLemmas() {
  std::map<std::string_view, Read> lemmas;
  for (const Lemma& lemma : integerLemmas()) {
    Expected<Claim> claim = makeClaim(lemma.claim, lemma.where);
    Expected<Goals> goals = claim ? goalsOf(*claim, 0) : Expected<Goals>(claim.error());
    if (!goals || !goals->missing.empty() || goals->goals.empty()) continue;
    // Before it stands what its divisors need, which is proved with it.
    const Goal& goal = goals->goals.back();
    if (!goal.need.empty()) continue;
    lemmas.emplace(lemma.label, Read{*claim, Constraint{goal.lower, goal.upper, goal.relation, ""}});
  }
  return lemmas;
}

}  // namespace

const std::vector<Lemma>& integerLemmas() {
  static const std::vector<Lemma> lemmas{
      {"composition_r1", "(Q*M+R)/M == Q + R/M", "M >= 1"},
      {"composition_r2", "R/M == 0", "R >= 0, R < M"},
      {"composition_r8", "(X*R)/(K*R) == X/K", "R >= 1, K >= 1"},
      {"coalesce_r3", "(I/M)/N == I/(M*N)", "M >= 1, N >= 1"},
      {"logical_divide_r1", "X%T + (X/T)*T == X", "T >= 1"},
      {"logical_divide_r2", "X%T < T", "T >= 1"},
      {"logical_divide_r7", "X%T >= 0", "T >= 1"},
      {"arithmetic_r9", "A/B == C/D", "A == C, B == D, B >= 1"},
      {"arithmetic_r10", "A%B == C%D", "A == C, B == D, B >= 1"},
      {"complement_r3", "Y == Z", "X+K*Y == W+K*Z, X >= 0, X < K, W >= 0, W < K"},
      {"range_r1", "A+B <= H+K", "A <= H, B <= K"},
      {"range_r12", "A*B >= 0", "A >= 0, B >= 0"},
      {"range_r13", "X >= 0", "K*X + K >= 1, K >= 1"},
      {"range_r14", "X >= 1", "(A-X)*(B-X) == 0, A >= 1, B >= 1"},
  };
  return lemmas;
}

std::optional<LemmaInstance> instanceOf(std::string_view label,
                                        const std::vector<std::pair<std::string, Scalar>>& with) {
  static const std::map<std::string_view, Read> lemmas = readLemmas();
  const auto at = lemmas.find(label);
  if (at == lemmas.end() || with.size() != at->second.claim.symbols.size()) return std::nullopt;
  const Claim& claim = at->second.claim;
  Bindings bindings;
  for (const auto& [name, value] : with)
    if (!claim.symbols.contains(name) || !value || !bindings.emplace(name, value).second) return std::nullopt;
  LemmaInstance instance;
  instance.gives = substitute(at->second.gives, bindings);
  for (const Constraint& c : claim.constraints) {
    Constraint need = substitute(c, bindings);
    if (std::none_of(instance.needs.begin(), instance.needs.end(),
                     [&](const Constraint& known) { return known.text == need.text; }))
      instance.needs.push_back(std::move(need));
  }
  return instance;
}

std::string textOf(const Constraint& c) {
  return toString(c.lhs) + " " + std::string(relationText(c.relation)) + " " + toString(c.rhs);
}

}  // namespace cutecheck::oracle
