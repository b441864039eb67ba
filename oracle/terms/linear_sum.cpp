// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/linear_sum.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "oracle/claims/work_limit.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kMostPivots = 400;
constexpr size_t kMostRows = 160;
constexpr int64_t kCellsOfUnit = 4;  // of a tableau, for one unit of work

// A rational number in lowest terms; `valid` ends when one leaves 128 bits.
struct Rational {
  Int128 n = 0, d = 1;
  bool is0() const { return n == 0; }
};

class Simplex {
 public:
  // Rows of equations: sum over k of cells[k]*x_k == right, x_k >= 0.
  Simplex(std::vector<std::vector<Rational>> rows, std::vector<Rational> right, size_t columns)
      : rows_(std::move(rows)), right_(std::move(right)), columns_(columns), basis_(rows_.size(), kNone) {
    for (size_t i = 0; i < rows_.size(); ++i) {
      if (right_[i].n >= 0) continue;
      right_[i].n = -right_[i].n;
      for (Rational& cell : rows_[i]) cell.n = -cell.n;
    }
  }

  bool feasible() {
    for (size_t pivots = 0; pivots < kMostPivots; ++pivots) {
      const bool open = std::any_of(basis_.begin(), basis_.end(), [&](size_t b) { return b == kNone; });
      bool rest = false;
      for (size_t i = 0; i < rows_.size(); ++i) rest = rest || (basis_[i] == kNone && !right_[i].is0());
      if (!open || !rest) return valid_;
      // The column that the rows without a variable gain most by; the first one where that went on for long.
      std::optional<size_t> best;
      Rational most;
      for (size_t k = 0; k < columns_; ++k) {
        Rational gain;
        for (size_t i = 0; i < rows_.size(); ++i)
          if (basis_[i] == kNone) gain = sum(gain, rows_[i][k]);
        if (gain.n <= 0 || (best && (pivots > kMostPivots / 2 || !below(most, gain)))) continue;
        best = k;
        most = gain;
      }
      if (!best || !enter(*best)) return false;
    }
    return false;
  }

  // Makes x_k less while it is 1 or more.
  bool lessen(size_t k) {
    for (size_t pivots = 0; pivots < kMostPivots; ++pivots) {
      if (!valid_) return false;
      const auto at = std::find(basis_.begin(), basis_.end(), k);
      if (at == basis_.end()) return true;
      const auto row = static_cast<size_t>(at - basis_.begin());
      if (right_[row].n < right_[row].d) return true;
      size_t entering = 0;
      while (entering < columns_ && (entering == k || rows_[row][entering].n <= 0)) ++entering;
      if (entering == columns_ || !enter(entering)) return false;
    }
    return false;
  }

  std::vector<Rational> values() const {
    std::vector<Rational> out(columns_);
    for (size_t i = 0; i < rows_.size(); ++i)
      if (basis_[i] != kNone) out[basis_[i]] = right_[i];
    return out;
  }
  bool valid() const { return valid_; }

 private:
  static constexpr size_t kNone = ~size_t{0};

  Rational make(std::optional<Int128> n, std::optional<Int128> d) {
    if (!n || !d || !valid_) {
      valid_ = false;
      return {};
    }
    const Int128 common = gcd128(*n, *d) * (*d < 0 ? -1 : 1);
    return {*n / common, *d / common};
  }
  Rational sum(const Rational& a, const Rational& b) {
    if (a.is0()) return b;
    if (b.is0()) return a;
    const auto x = checkedMul(a.n, b.d), y = checkedMul(b.n, a.d);
    return make(x && y ? checkedAdd(*x, *y) : std::nullopt, checkedMul(a.d, b.d));
  }
  Rational product(const Rational& a, const Rational& b) { return make(checkedMul(a.n, b.n), checkedMul(a.d, b.d)); }
  bool below(const Rational& a, const Rational& b) {
    const auto x = checkedMul(a.n, b.d), y = checkedMul(b.n, a.d);
    if (!x || !y) valid_ = false;
    return x && y && *x < *y;
  }

  bool enter(size_t k) {
    std::optional<size_t> row;
    Rational least;
    for (size_t i = 0; i < rows_.size(); ++i) {
      const Rational& cell = rows_[i][k];
      if (cell.is0()) continue;
      if (basis_[i] == kNone && right_[i].is0()) {  // it must stay 0
        row = i;
        break;
      }
      if (cell.n < 0) continue;
      const Rational ratio = product(right_[i], {cell.d, cell.n});
      if (row && !below(ratio, least)) continue;
      row = i;
      least = ratio;
    }
    if (!row || WorkLimit::spent()) return false;
    pivot(*row, k);
    return valid_;
  }

  void pivot(size_t row, size_t k) {
    WorkLimit::spend(static_cast<int64_t>(rows_.size() * columns_) / kCellsOfUnit);
    const Rational by = make(rows_[row][k].d, rows_[row][k].n);
    std::vector<size_t> filled;
    for (size_t j = 0; j < columns_; ++j) {
      if (rows_[row][j].is0()) continue;
      rows_[row][j] = product(rows_[row][j], by);
      filled.push_back(j);
    }
    right_[row] = product(right_[row], by);
    for (size_t i = 0; i < rows_.size() && valid_; ++i) {
      if (i == row || rows_[i][k].is0()) continue;
      const Rational times{-rows_[i][k].n, rows_[i][k].d};
      for (size_t j : filled) rows_[i][j] = sum(rows_[i][j], product(times, rows_[row][j]));
      right_[i] = sum(right_[i], product(times, right_[row]));
    }
    basis_[row] = k;
  }

  std::vector<std::vector<Rational>> rows_;
  std::vector<Rational> right_;
  size_t columns_;
  std::vector<size_t> basis_;
  bool valid_ = true;
};

// The parts that can stand in a sum: a monomial that p has not, and that the parts have with one sign only, has no part.
std::optional<std::vector<size_t>> usable(const Polynomial& p, const std::vector<Polynomial>& parts) {
  std::vector<bool> out(parts.size());
  for (bool more = true; more;) {
    more = false;
    std::map<Polynomial::Monomial, std::pair<bool, bool>> signs;
    for (size_t k = 0; k < parts.size(); ++k)
      for (const auto& [monomial, c] : parts[k].terms())
        if (!out[k]) (c > 0 ? signs[monomial].first : signs[monomial].second) = true;
    for (const auto& [monomial, c] : p.terms())
      if (const auto [up, down] = signs[monomial]; !monomial.empty() && !(c > 0 ? up : down)) return std::nullopt;
    for (size_t k = 0; k < parts.size(); ++k) {
      if (out[k]) continue;
      out[k] = std::any_of(parts[k].terms().begin(), parts[k].terms().end(), [&](const auto& term) {
        const auto [up, down] = signs[term.first];
        return !term.first.empty() && !(up && down) && !p.terms().contains(term.first);
      });
      more = more || out[k];
    }
  }
  std::vector<size_t> left;
  for (size_t k = 0; k < parts.size(); ++k)
    if (!out[k]) left.push_back(k);
  return left;
}

}  // namespace

std::optional<LinearSum> linearSum(const Polynomial& p, const std::vector<Polynomial>& parts) {
  if (!p.known()) return std::nullopt;
  const std::optional<std::vector<size_t>> used = usable(p, parts);
  if (!used) return std::nullopt;
  // Two parts more, the numbers 1 and -1: what is left over, and what rounding gives.
  const size_t over = used->size(), short_ = over + 1, columns = over + 2;
  std::map<Polynomial::Monomial, size_t> at{{{}, 0}};
  for (const auto& [monomial, c] : p.terms()) at.try_emplace(monomial, at.size());
  for (size_t k : *used)
    for (const auto& [monomial, c] : parts[k].terms()) at.try_emplace(monomial, at.size());
  if (at.size() > kMostRows) return std::nullopt;
  std::vector<std::vector<Rational>> rows(at.size(), std::vector<Rational>(columns));
  std::vector<Rational> right(at.size());
  for (const auto& [monomial, c] : p.terms()) right[at[monomial]] = {c, 1};
  for (size_t k = 0; k < used->size(); ++k)
    for (const auto& [monomial, c] : parts[(*used)[k]].terms()) rows[at[monomial]][k] = {c, 1};
  rows[0][over] = {1, 1};
  rows[0][short_] = {-1, 1};
  Simplex simplex(std::move(rows), std::move(right), columns);
  if (!simplex.feasible() || !simplex.lessen(short_)) return std::nullopt;
  const std::vector<Rational> values = simplex.values();
  LinearSum sum;
  for (const Rational& v : values) {
    std::optional<Int128> scale = checkedMul(sum.scale, v.d / gcd128(v.d, sum.scale));
    if (!scale) return std::nullopt;
    sum.scale = *scale;
  }
  sum.factors.resize(parts.size());
  for (size_t k = 0; k < used->size(); ++k) {
    std::optional<Int128> factor = checkedMul(values[k].n, sum.scale / values[k].d);
    if (!factor) return std::nullopt;
    sum.factors[(*used)[k]] = *factor;
  }
  return sum;
}

}  // namespace cutecheck::oracle
