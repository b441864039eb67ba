// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From bytes to a small claim: total, so that every input is a claim, and small, so that the claim can be
// decided by trying every assignment and every coordinate.
//
//   byte 0     bits 0..3 the predicate; bits 4..7 all set: the claim has symbols
//   symbols    for M and N: the least value, how many values, a divisor; some are without bounds
//   operands   a tree of leaves extent:stride, under an operation or a swizzle; a second operand is often
//              the first one, written in another way or changed in one place, so that many claims hold
//
// Bytes past the end read as 0.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/expression.h"
#include "core/notation/layout.h"
#include "core/notation/swizzle.h"
#include "core/support/integers.h"

namespace cutecheck::fuzz {

inline constexpr size_t kClaimSymbols = 2;  // M, N

using SymbolValues = std::array<int64_t, kClaimSymbols>;

// A polynomial in M and N, each to a power of at most 2: the sum of c[i][j] * M^i * N^j.
struct ClaimNumber {
  std::array<std::array<int64_t, 3>, 3> c{};

  ClaimNumber(int64_t constant = 0) { c[0][0] = constant; }
  static ClaimNumber symbol(size_t index);
  Int128 at(const SymbolValues& values) const;
  std::string text() const;
  bool names(size_t symbol) const;
  // The only term's index pair when there is one term and it has a symbol: an extent of this kind promises
  // that each of its symbols is at least 1.
  bool isProduct() const;
  // Nothing when a power would exceed 2 or a coefficient 10^6.
  static std::optional<ClaimNumber> product(const ClaimNumber& a, const ClaimNumber& b);
};

struct ClaimTree {
  bool isLeaf = true;
  ClaimNumber extent{1}, stride{0};
  std::vector<ClaimTree> modes;
};

// A literal, or an operation of literals.
struct ClaimOperand {
  enum class Op : uint8_t {
    kNone,
    kSwizzle,  // swizzle o number o a
    kCoalesce,
    kFilter,
    kComplement,  // complement(a, number)
    kRightInverse,
    kComposition,  // composition(a, b)
    kLogicalDivide,
    kLogicalProduct,
    kRakedProduct,
  };
  Op op = Op::kNone;
  ClaimTree a, b;
  ClaimNumber number;
  Swizzle swizzle;

  bool isBinary() const { return op >= Op::kComposition; }
  std::string text() const;
};

struct ClaimSymbol {
  int64_t low = 1, high = 1, divisor = 1;
  bool bounded = true;  // without bounds `low` and `high` are only what the judge tries
};

struct ClaimInput {
  enum class Kind : uint8_t {
    kEqual,
    kIdentical,
    kInjective,
    kBijective,
    kComposable,
    kCompatible,
    kCovers,
    kDisjoint,
    kSize,    // size(left) relation number
    kCosize,  // cosize(left) relation number
    kInteger  // number relation other
  };
  Kind kind = Kind::kEqual;
  ClaimOperand left, right;
  ClaimNumber number, other;
  Relation relation = Relation::kEqual;
  std::array<ClaimSymbol, kClaimSymbols> symbols;

  bool names(size_t symbol) const;
  std::string claim() const;
  std::string premises() const;  // "" when no symbol occurs
};

ClaimInput decodeClaim(std::string_view bytes);

}  // namespace cutecheck::fuzz
