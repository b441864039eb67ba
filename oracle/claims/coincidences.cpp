// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/coincidences.h"

#include <algorithm>
#include <random>
#include <set>

#include "core/notation/parse.h"
#include "oracle/algebra/denote.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/assignments.h"
#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

constexpr int64_t kEquationUnits = 50;        // of one equation, solved or not
constexpr size_t kMostEquations = 400, kBases = 8;
constexpr size_t kMostMoves = 1200;
constexpr int64_t kFarthest = int64_t{1} << 40;

// The integers of a tuple, from left to right; an empty one where a leaf is none.
std::vector<Polynomial> leavesOf(const Expression& e) {
  std::vector<Polynomial> out;
  if (hasCall(e)) return out;
  const Expected<IntTuple> tuple = toIntTuple(ungrouped(e));
  if (!tuple) return out;
  for (const IntTuple& leaf : leaves(*tuple)) {
    if (leaf.kind() != IntTuple::Kind::kInt && leaf.kind() != IntTuple::Kind::kSymbolic) return {};
    out.push_back(Polynomial::of(scalarOf(leaf)));
  }
  return out;
}

struct Written {
  std::vector<Polynomial> extents, strides;
};

void collect(const Expression& e, std::vector<Written>& layouts, std::vector<Polynomial>& factors) {
  const auto factor = [&](const Polynomial& p) {
    const std::optional<Int128> number = p.constant();
    if ((!number || *number >= 2) && std::find(factors.begin(), factors.end(), p) == factors.end()) factors.push_back(p);
  };
  if (e.kind == Kind::kInt) factor(Polynomial(e.value));
  if (e.kind == Kind::kLayout) {
    Written written{leavesOf(e.children[0]), leavesOf(e.children[1])};
    for (const Polynomial& extent : written.extents) factor(extent);
    if (written.extents.size() == written.strides.size() && !written.strides.empty())
      layouts.push_back(std::move(written));
  }
  for (const Expression& child : e.children) collect(child, layouts, factors);
}

struct Equation {
  Polynomial left, right;
};

std::vector<Equation> equationsOf(const Claim& claim, std::mt19937_64& random) {
  std::vector<Written> layouts;
  std::vector<Polynomial> factors;
  collect(claim.expression, layouts, factors);
  for (const Expression& premise : claim.premises) collect(premise, layouts, factors);
  std::vector<Equation> first, others;
  const auto add = [](std::vector<Equation>& to, const Polynomial& left, const Polynomial& right) {
    if (to.size() < kMostEquations && left.known() && !(left.constant() && right.constant())) to.push_back({left, right});
  };
  for (const Written& layout : layouts) {
    for (size_t i = 0; i < layout.strides.size(); ++i) {
      for (size_t j = 0; j < layout.strides.size(); ++j) {
        if (i == j) continue;
        add(first, layout.extents[i] * layout.strides[i], layout.strides[j]);
        for (const Polynomial& factor : factors) add(others, factor * layout.strides[i], layout.strides[j]);
      }
    }
  }
  std::shuffle(first.begin(), first.end(), random);
  std::shuffle(others.begin(), others.end(), random);
  first.insert(first.end(), others.begin(), others.end());
  return first;
}

// The symbol and its scale where an atom is M or M/8.
std::optional<std::pair<std::string, Int128>> symbolOf(const Atom& atom) {
  const Scalar& s = atom.scalar;
  if (s->op() == ScalarNode::Op::kSymbol) return std::pair{s->name(), Int128(1)};
  if (s->op() != ScalarNode::Op::kDiv || s->lhs()->op() != ScalarNode::Op::kSymbol) return std::nullopt;
  const std::optional<Int128> by = Polynomial::of(s->rhs()).constant();
  if (!by || *by < 1) return std::nullopt;
  return std::pair{s->lhs()->name(), *by};
}

// `at` with one symbol of a side that is one product moved so that both sides are equal. Which one, is drawn.
std::optional<Assignment> solved(const Equation& equation, const Assignment& at, std::mt19937_64& random) {
  const bool turned = random() % 2 == 0;
  for (const bool left : {turned, !turned}) {
    const Polynomial &side = left ? equation.left : equation.right, &other = left ? equation.right : equation.left;
    if (side.terms().size() != 1 || side.constant()) continue;
    const auto& [monomial, coefficient] = *side.terms().begin();
    const Atom& atom = monomial[random() % monomial.size()];
    const auto symbol = symbolOf(atom);
    if (!symbol || std::count(monomial.begin(), monomial.end(), atom) != 1) continue;
    const std::optional<Int128> wanted = valueOf(other.scalar(), at);
    std::optional<Int128> beside = coefficient;
    for (const Atom& a : monomial) {
      const std::optional<Int128> value = a == atom ? Int128(1) : valueOf(a.scalar, at);
      beside = beside && value ? checkedMul(*beside, *value) : std::nullopt;
    }
    if (!wanted || !beside || *beside == 0 || *wanted % *beside != 0) continue;
    const std::optional<Int128> whole = checkedMul(*wanted / *beside, symbol->second);
    const std::optional<int64_t> fits = whole ? narrow(*whole) : std::nullopt;
    if (!fits) continue;
    Assignment moved = at;
    moved[symbol->first] = *fits;
    return moved;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Assignment> coincidentAssignments(const Claim& claim, uint64_t seed, size_t most) {
  if (claim.symbols.empty()) return {};
  std::mt19937_64 random(seed);
  const std::vector<Equation> equations = equationsOf(claim, random);
  if (equations.empty()) return {};
  const std::vector<Assignment> bases = drawnAssignments(claim, seed, kBases);
  if (bases.empty()) return {};
  std::vector<Assignment> found;
  std::set<Assignment> seen;
  for (const Equation& equation : equations) {
    for (size_t tried = 0; tried < kBases && found.size() < most && !WorkLimit::spent(); ++tried) {
      WorkLimit::spend(kEquationUnits);
      const std::optional<Assignment> moved = solved(equation, bases[random() % bases.size()], random);
      if (!moved || !satisfies(claim, *moved) || !seen.insert(*moved).second) continue;
      found.push_back(*moved);
      break;
    }
  }
  return found;
}

namespace {

bool speaksOf(const Scalar& s, const std::string& name) {
  if (s->op() == ScalarNode::Op::kConstant) return false;
  if (s->op() == ScalarNode::Op::kSymbol) return s->name() == name;
  return speaksOf(s->lhs(), name) || (s->op() != ScalarNode::Op::kNeg && speaksOf(s->rhs(), name));
}

// The farthest number for the symbol at which p, which grows or falls with it evenly, is not negative.
std::optional<int64_t> farthest(const Polynomial& p, const std::string& name, const Assignment& at) {
  Int128 slope = 0, rest = 0;
  for (const auto& [monomial, coefficient] : p.terms()) {
    std::optional<Int128> term = coefficient;
    bool once = false;
    for (const Atom& atom : monomial) {
      const bool itself = atom.scalar->op() == ScalarNode::Op::kSymbol && atom.scalar->name() == name;
      if ((itself && once) || (!itself && speaksOf(atom.scalar, name))) return std::nullopt;
      once = once || itself;
      const std::optional<Int128> value = itself ? Int128(1) : valueOf(atom.scalar, at);
      term = term && value ? checkedMul(*term, *value) : std::nullopt;
    }
    Int128& to = once ? slope : rest;
    const std::optional<Int128> sum = term ? checkedAdd(to, *term) : std::nullopt;
    if (!sum) return std::nullopt;
    to = *sum;
  }
  if (slope == 0) return std::nullopt;
  const Int128 end = slope > 0 ? ceilDiv(-rest, slope) : floorDiv(rest, -slope);
  return abs128(end) <= kFarthest ? narrow(end) : std::nullopt;
}

}  // namespace

std::vector<Assignment> extremeAssignments(const Claim& claim, std::vector<Assignment> bases, uint64_t seed, size_t most) {
  std::vector<Polynomial> ends;
  for (const Constraint& c : claim.constraints) {
    if (c.defined) continue;
    const Polynomial a = Polynomial::of(c.lhs), b = Polynomial::of(c.rhs);
    if (const auto p = differenceOf(a, c.relation, b); p && p->known()) ends.push_back(*p);
  }
  std::vector<std::string> names;
  for (const auto& [name, divisor] : claim.symbols)
    if (divisor == 1) names.push_back(name);
  if (ends.empty() || names.empty() || bases.empty()) return {};
  std::mt19937_64 random(seed);
  std::set<Assignment> seen(bases.begin(), bases.end());
  std::vector<Assignment> found;
  for (size_t move = 0; move < kMostMoves && found.size() < most && !WorkLimit::spent(); ++move) {
    WorkLimit::spend(kEquationUnits);
    const size_t last = std::min<size_t>(bases.size(), random() % 2 == 0 ? bases.size() : kBases);
    Assignment at = bases[bases.size() - 1 - random() % last];
    const std::string& name = names[random() % names.size()];
    const std::optional<int64_t> end = farthest(ends[random() % ends.size()], name, at);
    if (!end) continue;
    at[name] = *end;
    if (!satisfies(claim, at) || !seen.insert(at).second) continue;
    found.push_back(at);
    bases.push_back(std::move(at));
  }
  return found;
}

}  // namespace cutecheck::oracle
