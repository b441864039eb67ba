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

}  // namespace

bool satisfies(const Claim& claim, const Assignment& assignment) {
  return std::all_of(claim.constraints.begin(), claim.constraints.end(), [&](const Constraint& c) {
    std::optional<Int128> a = valueOf(c.lhs, assignment), b = valueOf(c.rhs, assignment);
    return a && b && compare(*a, c.relation, *b);
  });
}

std::vector<Assignment> smallAssignments(const Claim& claim, size_t most, size_t tried) {
  std::vector<std::string> names;
  std::vector<std::vector<int64_t>> values;
  size_t width = 2;
  for (; claim.symbols.size() <= 15; ++width) {
    if (power(width + 1, claim.symbols.size()) > kMostTried || width >= 64) break;
  }
  std::set<int64_t> constants = constantsOf(claim);
  for (const auto& [name, divisor] : claim.symbols) {
    names.push_back(name);
    values.push_back(candidates(divisor, constants, width));
  }
  size_t longest = width;
  while (longest > 2 && power(longest, names.size()) > tried) --longest;
  for (std::vector<int64_t>& some : values) some.resize(std::min(some.size(), longest));
  std::vector<Assignment> found;
  std::vector<size_t> at(names.size(), 0);
  for (size_t count = 0; count < kMostTried; ++count) {
    Assignment assignment;
    for (size_t k = 0; k < names.size(); ++k) assignment[names[k]] = values[k][at[k]];
    if (satisfies(claim, assignment)) found.push_back(std::move(assignment));
    size_t k = 0;
    while (k < names.size() && ++at[k] == values[k].size()) at[k++] = 0;
    if (k == names.size()) break;
  }
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
  for (size_t tried = 0; tried < 64 * most && found.size() < most; ++tried) {
    Assignment assignment;
    for (const auto& [name, divisor] : claim.symbols) {
      Int128 range = Int128(1) << (1 + tried % 20);
      Int128 v = 1 + static_cast<Int128>(random() % static_cast<uint64_t>(range));
      if (random() % 8 == 0) v = -v;
      if (!named.empty() && random() % 4 == 0) v += floorDiv(named[random() % named.size()], divisor);
      assignment[name] = narrow(v * divisor).value_or(divisor);
    }
    if (satisfies(claim, assignment)) found.push_back(std::move(assignment));
  }
  return found;
}

}  // namespace cutecheck::oracle
