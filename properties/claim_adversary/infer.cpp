// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/infer.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

constexpr size_t kRounds = 3;
constexpr std::array<std::array<int64_t, 6>, kRounds> kGeneric = {
    {{3, 5, 7, 4, 11, 6}, {5, 3, 4, 7, 9, 11}, {7, 4, 3, 5, 8, 9}}};

struct Points {
  std::vector<std::pair<std::string, int64_t>> symbols;  // name, divisor
  std::array<Assignment, kRounds> at;
};

Points pointsOf(const Term& term) {
  Points points;
  std::map<std::string, int64_t> symbols;
  collectSymbols(term, symbols);
  for (const auto& [name, divisor] : symbols) {
    for (size_t k = 0; k < kRounds; ++k)
      points.at[k][name] = kGeneric[k][points.symbols.size() % 6] * divisor;
    points.symbols.emplace_back(name, divisor);
  }
  return points;
}

using Values = std::array<Int, kRounds>;

Term symbolOf(const std::pair<std::string, int64_t>& s) { return Term::symbol(s.first, s.second); }

Term scaled(Int c, Term t) {
  return c == 1 ? std::move(t) : Term::binary('*', Term::number(static_cast<int64_t>(c)), std::move(t));
}

std::optional<Term> fit(const Values& v, const Points& points) {
  if (std::all_of(v.begin(), v.end(), [&](Int x) { return x == v[0]; })) {
    if (v[0] > (Int(1) << 40) || v[0] < -(Int(1) << 40)) return std::nullopt;
    return Term::number(static_cast<int64_t>(v[0]));
  }
  const auto quotient = [&](const Values& by) -> std::optional<Int> {
    for (size_t k = 0; k < kRounds; ++k)
      if (by[k] == 0 || v[k] % by[k] != 0 || v[k] / by[k] != v[0] / by[0]) return std::nullopt;
    return v[0] / by[0];
  };
  std::vector<Values> of;
  for (const auto& [name, divisor] : points.symbols) {
    Values values;
    for (size_t k = 0; k < kRounds; ++k) values[k] = points.at[k].at(name);
    of.push_back(values);
  }
  const size_t n = of.size();
  for (size_t i = 0; i < n; ++i)
    if (auto c = quotient(of[i])) return scaled(*c, symbolOf(points.symbols[i]));
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = i; j < n; ++j) {
      Values product;
      for (size_t k = 0; k < kRounds; ++k) product[k] = of[i][k] * of[j][k];
      Term both = Term::binary('*', symbolOf(points.symbols[i]), symbolOf(points.symbols[j]));
      if (auto c = quotient(product)) return scaled(*c, std::move(both));
      for (size_t m = j; m < n; ++m) {
        Values three;
        for (size_t k = 0; k < kRounds; ++k) three[k] = product[k] * of[m][k];
        if (auto c = quotient(three)) return scaled(*c, Term::binary('*', both, symbolOf(points.symbols[m])));
      }
    }
  }
  for (size_t i = 0; i < n; ++i) {
    // a*s + b
    const Int run = of[i][1] - of[i][0], rise = v[1] - v[0];
    if (run != 0 && rise % run == 0) {
      const Int a = rise / run, b = v[0] - a * of[i][0];
      if (a != 0 && v[2] == a * of[i][2] + b && b > -1000 && b < 1000) {
        Term first = scaled(a, symbolOf(points.symbols[i]));
        return Term::binary(b < 0 ? '-' : '+', std::move(first),
                            Term::number(static_cast<int64_t>(b < 0 ? -b : b)));
      }
    }
    for (int64_t c = 2; c <= 16; ++c) {
      bool down = true, up = true;
      for (size_t k = 0; k < kRounds; ++k) {
        down = down && v[k] == of[i][k] / c;
        up = up && v[k] == (of[i][k] + c - 1) / c;
      }
      Term s = symbolOf(points.symbols[i]);
      if (down) return Term::binary('/', std::move(s), Term::number(c));
      if (up) return Term::binary('/', Term::binary('+', std::move(s), Term::number(c - 1)), Term::number(c));
    }
    for (size_t j = 0; j < n; ++j) {
      if (i == j) continue;
      bool sum = true, difference = true;
      for (size_t k = 0; k < kRounds; ++k) {
        sum = sum && v[k] == of[i][k] + of[j][k];
        difference = difference && v[k] == of[i][k] - of[j][k];
      }
      if (sum || difference)
        return Term::binary(sum ? '+' : '-', symbolOf(points.symbols[i]), symbolOf(points.symbols[j]));
    }
  }
  return std::nullopt;
}

std::optional<std::pair<Term, Term>> fitNode(const std::array<Node, kRounds>& nodes, const Points& points) {
  for (const Node& node : nodes)
    if (node.leaf != nodes[0].leaf || node.modes.size() != nodes[0].modes.size()) return std::nullopt;
  if (nodes[0].leaf) {
    Values extents, strides;
    for (size_t k = 0; k < kRounds; ++k) extents[k] = nodes[k].extent, strides[k] = nodes[k].stride;
    auto extent = fit(extents, points), stride = fit(strides, points);
    if (!extent || !stride) return std::nullopt;
    return std::pair{*std::move(extent), *std::move(stride)};
  }
  std::vector<Term> shape, stride;
  for (size_t i = 0; i < nodes[0].modes.size(); ++i) {
    std::array<Node, kRounds> inner;
    for (size_t k = 0; k < kRounds; ++k) inner[k] = nodes[k].modes[i];
    auto both = fitNode(inner, points);
    if (!both) return std::nullopt;
    shape.push_back(std::move(both->first));
    stride.push_back(std::move(both->second));
  }
  return std::pair{Term::tuple(std::move(shape)), Term::tuple(std::move(stride))};
}

}  // namespace

void collectSymbols(const Term& term, std::map<std::string, int64_t>& out) {
  if (term.is(Kind::kSymbol)) {
    int64_t& known = out.emplace(term.name, 1).first->second;
    known = std::lcm(known, std::max<int64_t>(term.value, 1));
  }
  // The third argument of shape_div and of conflict_free is a word.
  const bool word = term.is(Kind::kCall) && term.parts.size() == 3 &&
                    (term.name.starts_with("shape_div") ||
                     (term.name == "conflict_free" && term.parts[2].name.ends_with("matrix")));
  for (size_t i = 0; i < term.parts.size(); ++i)
    if (!word || i != 2 || !term.parts[2].is(Kind::kSymbol)) collectSymbols(term.parts[i], out);
}

void nameDynamics(Term& term, size_t& count) {
  if (term.is(Kind::kDynamic)) {
    term.kind = Kind::kSymbol;
    term.name = "?" + std::to_string(++count);
  }
  for (Term& part : term.parts) nameDynamics(part, count);
}

std::optional<Term> inferInteger(const Term& term) {
  const Points points = pointsOf(term);
  Values values{};
  for (size_t k = 0; k < kRounds; ++k) {
    const auto v = Evaluator(points.at[k], 600).numberOf(term);
    if (!v) return std::nullopt;
    values[k] = *v;
  }
  return fit(values, points);
}

std::optional<Term> inferLayout(const Term& term) {
  const Points points = pointsOf(term);
  std::array<Node, kRounds> nodes;
  std::array<std::vector<Head>, kRounds> heads;
  for (size_t k = 0; k < kRounds; ++k) {
    auto l = Evaluator(points.at[k], 600).layoutOf(term);
    if (!l || l->table) return std::nullopt;
    nodes[k] = l->tree;
    heads[k] = l->heads;
    if (heads[k].size() != heads[0].size()) return std::nullopt;
  }
  auto both = fitNode(nodes, points);
  if (!both) return std::nullopt;
  Term out = Term::layout(std::move(both->first), std::move(both->second));
  for (size_t h = 0; h < heads[0].size(); ++h) {
    Values shifts;
    for (size_t k = 0; k < kRounds; ++k) {
      if (!(heads[k][h].swizzle == heads[0][h].swizzle)) return std::nullopt;
      shifts[k] = heads[k][h].shift;
    }
    auto shift = fit(shifts, points);
    if (!shift) return std::nullopt;
    const Swizzle& s = heads[0][h].swizzle;
    out = Term::compose(Term::swizzle(s.bits, s.base, s.shift),
                        Term::compose(*std::move(shift), std::move(out)));
  }
  return out;
}

}  // namespace cutecheck::adversary
