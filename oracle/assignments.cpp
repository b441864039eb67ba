#include "oracle/assignments.h"

#include <algorithm>
#include <random>
#include <set>

#include "oracle/evaluate.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kMostTried = 40'000;

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
    return std::all_of(own.begin(), own.end(), [&](const Condition* c) { return c->holds(at); });
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

// Every assignment of these values that keeps the conditions, at most `most`, of at most `tried` looked at. `base`
// has the values of other symbols.
std::vector<Assignment> enumerated(const std::vector<std::string>& names,
                                   const std::vector<std::vector<int64_t>>& values,
                                   const std::vector<const Condition*>& conditions, const Assignment& base,
                                   size_t most, size_t tried) {
  std::vector<Assignment> found;
  std::vector<size_t> at(names.size(), 0);
  for (const auto& some : values)
    if (some.empty()) return found;
  for (size_t count = 0; count < tried && found.size() < most; ++count) {
    Assignment assignment = base;
    for (size_t k = 0; k < names.size(); ++k) assignment[names[k]] = values[k][at[k]];
    if (std::all_of(conditions.begin(), conditions.end(), [&](const Condition* c) { return c->holds(assignment); }))
      found.push_back(std::move(assignment));
    size_t k = 0;
    while (k < names.size() && ++at[k] == values[k].size()) at[k++] = 0;
    if (k == names.size()) break;
  }
  return found;
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
    std::vector<Assignment> one = enumerated(others, valuesOf(others, width, width), about(others, false), {}, 1, kMostTried);
    if (one.empty()) return {};
    base = std::move(one[0]);
  }
  const size_t width = widthOf(names.size());
  size_t longest = width;
  while (longest > 2 && power(longest, names.size()) > tried) --longest;
  std::vector<Assignment> found =
      enumerated(names, valuesOf(names, width, longest), about(names, true), base, kMostTried, kMostTried);
  auto weight = [](const Assignment& a) {
    Int128 sum = 0;
    for (const auto& [name, v] : a) sum += abs128(v);
    return sum;
  };
  std::sort(found.begin(), found.end(), [&](const Assignment& a, const Assignment& b) {
    Int128 wa = weight(a), wb = weight(b);
    return wa != wb ? wa < wb : a < b;
  });
  if (found.size() > most) found.resize(most);
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
  for (size_t tried = 0; tried < 64 * most && found.size() < most; ++tried) {
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
