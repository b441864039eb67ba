// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sums of products of atoms, with coefficients that are integers times powers of two.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cutecheck::terms {

// mantissa * 2^exponent, the mantissa odd or 0.
struct Dyadic {
  __extension__ typedef __int128 Wide;
  Wide mantissa = 0;
  int exponent = 0;
  friend bool operator==(const Dyadic& a, const Dyadic& b) {
    return a.mantissa == b.mantissa && a.exponent == b.exponent;
  }
  friend bool operator<(const Dyadic& a, const Dyadic& b) {
    return a.exponent != b.exponent ? a.exponent < b.exponent : a.mantissa < b.mantissa;
  }
};

using AtomId = uint32_t;
inline constexpr AtomId kNoAtom = ~AtomId{0};

// A product of up to four atoms, sorted, an atom as often as its power says, and behind them kNoAtom. A
// longer one is a number of a list that somebody else has, behind kLong.
struct Monomial {
  static constexpr size_t kMost = 4;
  static constexpr AtomId kLong = kNoAtom - 1;
  std::array<AtomId, kMost> atoms{kNoAtom, kNoAtom, kNoAtom, kNoAtom};
  bool isLong() const { return atoms[0] == kLong; }
  friend auto operator<=>(const Monomial&, const Monomial&) = default;
};

class Polynomial {
 public:
  using Terms = std::vector<std::pair<Monomial, Dyadic>>;

  // The coefficient, which may be changed; 0 where the monomial was not there.
  Dyadic& operator[](const Monomial& monomial);
  void clear() { all_.clear(); }
  // Those whose coefficient is not 0, sorted.
  Terms terms() const;
  // Whether no coefficient is above or below 0 in one alone.
  bool equals(const Polynomial& other) const;

 private:
  static constexpr size_t kFew = 8;  // so many are looked through one by one
  size_t find(const Monomial& monomial) const;
  size_t slotOf(const Monomial& monomial) const;
  void grow();

  Terms all_{};
  std::vector<uint32_t> table_{};  // the place in `all_`, and 1 more; a power of two
};

}  // namespace cutecheck::terms
