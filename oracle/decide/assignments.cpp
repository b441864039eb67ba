// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/assignments.h"

#include <algorithm>
#include <random>
#include <set>

#include "oracle/claims/work_limit.h"
#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kMostTried = 40'000;
constexpr int64_t kRowUnits = 2, kDrawUnits = 20;  // of work, beside what its conditions take

void constantsOf(const Expression& e, std::set<int64_t>& out) {
  if (e.kind == Expression::Kind::kInt) out.insert(e.value);
  for (const Expression& child : e.children) constantsOf(child, out);
}

std::set<int64_t> constantsOf(const Claim& claim) {
  std::set<int64_t> constants;
  constantsOf(claim.expression, constants);
  for (const Expression& premise : claim.premises) constantsOf(premise, constants);
  return constants;
}

// Multiples of the divisor near zero and near the named constants, by magnitude.
std::vector<int64_t> candidates(int64_t divisor, const std::set<int64_t>& constants, size_t most) {
  std::set<int64_t> chosen;
  for (int64_t c : constants) {
    std::optional<Int128> doubled = checkedMul(c, 2);
    for (Int128 near : {Int128(c), doubled.value_or(c)}) {
      Int128 down = floorDiv(near, divisor) * divisor;
      for (Int128 v : {down - divisor, down, down + divisor})
        if (auto fits = narrow(v)) chosen.insert(*fits);
    }
  }
  if (chosen.size() > most / 2) {
    std::set<int64_t> fewer;
    for (int64_t v : chosen)
      if (fewer.size() < most / 2) fewer.insert(v);
    chosen = fewer;
  }
  for (int64_t k = 0; chosen.size() < most; ++k) {
    if (k > 0) chosen.insert(k * divisor);
    if (k % 4 == 0 && chosen.size() < most) chosen.insert(-(k / 4) * divisor);
  }
  std::vector<int64_t> out(chosen.begin(), chosen.end());
  std::sort(out.begin(), out.end(), [](int64_t a, int64_t b) {
    return std::pair(abs128(a), a < 0) < std::pair(abs128(b), b < 0);
  });
  return out;
}

// base to the exponent, or something above kMostTried.
size_t power(size_t base, size_t exponent) {
  size_t product = 1;
  for (size_t i = 0; i < exponent && product <= kMostTried; ++i) product *= base;
  return product;
}

using Names = std::set<std::string>;

void symbolsOf(const Scalar& s, Names& out) {
  if (s->op() == ScalarNode::Op::kConstant) return;
  if (s->op() == ScalarNode::Op::kSymbol) {
    out.insert(s->name());
    return;
  }
  symbolsOf(s->lhs(), out);
  if (s->op() != ScalarNode::Op::kNeg) symbolsOf(s->rhs(), out);
}

void symbolsOf(const Expression& e, Names& out) {
  if (e.kind == Expression::Kind::kSymbol) out.insert(e.name);
  for (const Expression& child : e.children) symbolsOf(child, out);
}

// One condition on an assignment, and the symbols that it speaks of.
struct Condition {
  Names names;
  const Constraint* constraint = nullptr;
  const Expression* premise = nullptr;

  bool holds(const Assignment& at) const {
    if (premise) return holdsAt(*premise, at) == true;
    std::optional<Int128> a = valueOf(constraint->lhs, at), b = valueOf(constraint->rhs, at);
    return a && b && compare(*a, constraint->relation, *b);
  }
};

std::vector<Condition> conditionsOf(const Claim& claim) {
  std::vector<Condition> out;
  for (const Constraint& c : claim.constraints) {
    if (c.defined) continue;
    Condition condition;
    condition.constraint = &c;
    symbolsOf(c.lhs, condition.names);
    symbolsOf(c.rhs, condition.names);
    out.push_back(std::move(condition));
  }
  for (size_t i : claim.asWritten) {
    Condition condition;
    condition.premise = &claim.premises[i];
    symbolsOf(claim.premises[i], condition.names);
    out.push_back(std::move(condition));
  }
  return out;
}

// The values of one symbol that may come into question: those that its own conditions let through, with the ends
// of what they let through, by magnitude.
std::vector<int64_t> allowed(const std::string& name, int64_t divisor, const std::vector<int64_t>& values,
                             const std::vector<Condition>& conditions) {
  std::vector<const Condition*> own;
  for (const Condition& c : conditions)
    if (c.names.size() == 1 && c.names.contains(name)) own.push_back(&c);
  if (own.empty()) return values;
  auto fits = [&](int64_t v) {
    const Assignment at{{name, v}};
    return !WorkLimit::spent() &&
           std::all_of(own.begin(), own.end(), [&](const Condition* c) { return c->holds(at); });
  };
  std::set<int64_t> kept;
  for (int64_t v : values)
    if (fits(v)) kept.insert(v);
  if (kept.empty()) {
    // Far from the named numbers: doubling, then halving what lies between one that fits and one that does not.
    int64_t before = 0;
    for (int k = 0; k < 40 && kept.empty(); ++k) {
      const Int128 wide = (Int128(1) << k) * divisor;
      if (wide > INT64_MAX / 4) break;
      for (int64_t sign : {1, -1}) {
        int64_t high = static_cast<int64_t>(wide) * sign, low = before * sign;
        if (!fits(high)) continue;
        while ((high - low) * sign > divisor) {
          const int64_t middle = (low + (high - low) / 2) / divisor * divisor;
          if (middle == low || middle == high) break;
          (fits(middle) ? high : low) = middle;
        }
        for (int64_t step : {0, 1, 2}) {
          const int64_t v = high + step * divisor * sign;
          if (fits(v)) kept.insert(v);
        }
      }
      before = static_cast<int64_t>(wide);
    }
  }
  std::vector<int64_t> out(kept.begin(), kept.end());
  std::sort(out.begin(), out.end(), [](int64_t a, int64_t b) {
    return std::pair(abs128(a), a < 0) < std::pair(abs128(b), b < 0);
  });
  return out;
}

// The symbols that matter: those of the claim, and what a condition ties to them.
Names tiedToClaim(const Claim& claim, const std::vector<Condition>& conditions) {
  Names tied;
  symbolsOf(claim.expression, tied);
  for (bool more = true; more;) {
    more = false;
    for (const Condition& c : conditions) {
      const bool meets = std::any_of(c.names.begin(), c.names.end(), [&](const auto& n) { return tied.contains(n); });
      if (!meets) continue;
      const size_t before = tied.size();
      tied.insert(c.names.begin(), c.names.end());
      more = more || tied.size() > before;
    }
  }
  return tied;
}

// A condition over the grid of candidate values: what it says at its own symbols' places is kept.
class GridCondition {
 public:
  GridCondition(const Condition& condition, const std::vector<std::string>& names,
                const std::vector<std::vector<int64_t>>& values)
      : condition_(&condition) {
    size_t size = 1;
    for (size_t k = 0; k < names.size(); ++k) {
      if (!condition.names.contains(names[k])) continue;
      places_.emplace_back(k, size);
      size = size <= kMostKept ? size * values[k].size() : size;
    }
    if (size <= kMostKept) kept_.assign(size, kOpen);
  }

  // The first of the places that it speaks of; what changes before that does not change the answer.
  size_t first() const { return places_.empty() ? SIZE_MAX : places_.front().first; }

  template <typename Assigned>
  bool holds(const std::vector<size_t>& at, const Assigned& assigned) {
    if (kept_.empty()) return condition_->holds(assigned());
    size_t index = 0;
    for (const auto& [place, factor] : places_) index += at[place] * factor;
    if (kept_[index] == kOpen) kept_[index] = condition_->holds(assigned()) ? kYes : kNo;
    return kept_[index] == kYes;
  }

 private:
  static constexpr size_t kMostKept = size_t{1} << 17;
  static constexpr uint8_t kOpen = 0, kYes = 1, kNo = 2;
  const Condition* condition_;
  std::vector<std::pair<size_t, size_t>> places_;  // of its symbols, with what their numbers count in kept_
  std::vector<uint8_t> kept_;
};

// The values of `names`, in this order.
using Row = std::vector<int64_t>;

// Every row of these values that keeps the conditions, at most `most`, of at most `tried` looked at. `base` has the
// values of other symbols. Where a condition fails, all that differs in none of its symbols is passed over.
std::vector<Row> enumerated(const std::vector<std::string>& names, const std::vector<std::vector<int64_t>>& values,
                            const std::vector<const Condition*>& conditions, const Assignment& base, size_t most,
                            size_t tried) {
  std::vector<Row> found;
  for (const auto& some : values)
    if (some.empty()) return found;
  std::vector<GridCondition> grid;
  for (const Condition* c : conditions) grid.emplace_back(*c, names, values);
  std::vector<size_t> at(names.size(), 0);
  Assignment assignment = base;
  const auto assigned = [&]() -> const Assignment& {
    for (size_t k = 0; k < names.size(); ++k) assignment[names[k]] = values[k][at[k]];
    return assignment;
  };
  for (size_t count = 0; count < tried && found.size() < most && !WorkLimit::spent(); ++count) {
    WorkLimit::spend(kRowUnits);
    const auto broken =
        std::find_if(grid.begin(), grid.end(), [&](GridCondition& c) { return !c.holds(at, assigned); });
    size_t k = 0;
    if (broken == grid.end()) {
      Row row(names.size());
      for (size_t i = 0; i < names.size(); ++i) row[i] = values[i][at[i]];
      found.push_back(std::move(row));
    } else {
      if (broken->first() >= names.size()) break;
      for (; k < broken->first(); ++k) at[k] = 0;
    }
    while (k < names.size() && ++at[k] == values[k].size()) at[k++] = 0;
    if (k == names.size()) break;
  }
  return found;
}

Assignment assignmentOf(const std::vector<std::string>& names, const Row& row, const Assignment& base) {
  Assignment all = base;
  for (size_t k = 0; k < names.size(); ++k) all[names[k]] = row[k];
  return all;
}

}  // namespace

bool satisfies(const Claim& claim, const Assignment& assignment) {
  return !brokenAt(claim, assignment);
}

std::vector<Assignment> smallAssignments(const Claim& claim, size_t most, size_t tried) {
  const std::vector<Condition> conditions = conditionsOf(claim);
  const std::set<int64_t> constants = constantsOf(claim);
  const Names tied = tiedToClaim(claim, conditions);
  // A symbol that has nothing to do with the claim takes one value, and no room from those that have.
  std::vector<std::string> names, others;
  for (const auto& [name, divisor] : claim.symbols) (tied.contains(name) ? names : others).push_back(name);
  auto widthOf = [](size_t count) {
    size_t width = 2;
    while (count <= 15 && power(width + 1, count) <= kMostTried && width < 63) ++width;
    return width;
  };
  auto valuesOf = [&](const std::vector<std::string>& of, size_t width, size_t longest) {
    std::vector<std::vector<int64_t>> values;
    for (const std::string& name : of) {
      const int64_t divisor = claim.symbols.at(name);
      values.push_back(allowed(name, divisor, candidates(divisor, constants, width), conditions));
      values.back().resize(std::min(values.back().size(), longest));
    }
    return values;
  };
  auto about = [&](const std::vector<std::string>& of, bool only) {
    std::vector<const Condition*> out;
    for (const Condition& c : conditions) {
      const bool none = std::none_of(c.names.begin(), c.names.end(),
                                     [&](const auto& n) { return std::find(of.begin(), of.end(), n) != of.end(); });
      if (!none || (only && c.names.empty())) out.push_back(&c);
    }
    return out;
  };
  Assignment base;
  if (!others.empty()) {
    const size_t width = widthOf(others.size());
    const std::vector<Row> one =
        enumerated(others, valuesOf(others, width, width), about(others, false), {}, 1, kMostTried);
    if (one.empty()) return {};
    base = assignmentOf(others, one[0], {});
  }
  const size_t width = widthOf(names.size());
  size_t longest = width;
  while (longest > 2 && power(longest, names.size()) > tried) --longest;
  const std::vector<Row> rows =
      enumerated(names, valuesOf(names, width, longest), about(names, true), base, kMostTried, kMostTried);
  std::vector<std::pair<Int128, const Row*>> byWeight;
  for (const Row& row : rows) {
    Int128 sum = 0;
    for (int64_t v : row) sum += abs128(v);
    byWeight.emplace_back(sum, &row);
  }
  most = std::min(most, byWeight.size());
  std::partial_sort(byWeight.begin(), byWeight.begin() + static_cast<std::ptrdiff_t>(most), byWeight.end(),
                    [](const auto& a, const auto& b) {
                      return a.first != b.first ? a.first < b.first : *a.second < *b.second;
                    });
  std::vector<Assignment> found;
  for (size_t i = 0; i < most; ++i) found.push_back(assignmentOf(names, *byWeight[i].second, base));
  return found;
}

std::vector<Assignment> drawnAssignments(const Claim& claim, uint64_t seed, size_t most) {
  if (claim.symbols.empty()) return {};
  std::mt19937_64 random(seed);
  std::vector<Assignment> found;
  std::set<int64_t> constants = constantsOf(claim);
  std::vector<int64_t> named(constants.begin(), constants.end());
  // A symbol with conditions of its own that few numbers keep, such as N >= 10^6, is drawn near their ends too.
  const std::vector<Condition> conditions = conditionsOf(claim);
  std::map<std::string, std::vector<int64_t>> ends;
  for (const auto& [name, divisor] : claim.symbols)
    ends[name] = allowed(name, divisor, candidates(divisor, constants, 16), conditions);
  for (size_t tried = 0; tried < 64 * most && found.size() < most && !WorkLimit::spent(); ++tried) {
    WorkLimit::spend(kDrawUnits);
    Assignment assignment;
    for (const auto& [name, divisor] : claim.symbols) {
      Int128 range = Int128(1) << (1 + tried % 20);
      Int128 v = 1 + static_cast<Int128>(random() % static_cast<uint64_t>(range));
      if (random() % 8 == 0) v = -v;
      if (!named.empty() && random() % 4 == 0) v += floorDiv(named[random() % named.size()], divisor);
      const std::vector<int64_t>& near = ends.at(name);
      const std::optional<int64_t> drawn = narrow(v * divisor);
      const bool end = !near.empty() && (!drawn || random() % 2 == 0);
      assignment[name] = end ? near[random() % near.size()] : drawn ? *drawn : divisor;
    }
    if (satisfies(claim, assignment)) found.push_back(std::move(assignment));
  }
  return found;
}

}  // namespace cutecheck::oracle
