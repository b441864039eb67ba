// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generator: claims drawn from the whole grammar, true ones by construction beside random and changed ones.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "properties/claim_adversary/evaluator.h"
#include "properties/claim_adversary/term.h"

namespace cutecheck::adversary {

// SplitMix64: the same numbers everywhere.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t next();
  // In [0, n).
  size_t below(size_t n) { return n == 0 ? 0 : static_cast<size_t>(next() % n); }
  int64_t between(int64_t least, int64_t most) {
    return least + static_cast<int64_t>(next() % static_cast<uint64_t>(most - least + 1));
  }
  bool chance(unsigned percent) { return next() % 100 < percent; }
  template <typename T>
  const T& pick(const std::vector<T>& all) {
    return all[below(all.size())];
  }

 private:
  uint64_t state_;
};

// A divisor: what it divides must be this large for the quotient to be other than 0.
inline constexpr int64_t kBeyondSamples = 1'000'000'000'003;

// The product of two primes that nobody guesses.
inline constexpr int64_t kPrime = 1'000'003, kOtherPrime = 1'000'033;
// That `s` is above `least` unless `p` and `q` are these primes.
std::vector<Term> hiddenBehindPrimes(Term s, int64_t least, Term p, Term q);

struct Case {
  Term claim;
  std::vector<Term> premises;
  std::string plan;     // how it was drawn
  bool lawful = false;  // true by construction, at least where no extent is 1 and no two symbols meet
  std::vector<Term> follows{};  // claims that follow from the claim, evaluated where it is too large for that
};

// Case `number` of a seed, the same whatever was drawn before.
Case drawCase(uint64_t seed, uint64_t number);

// The kinds of names of the language; rows of the table.
const std::vector<std::string>& relationNames();
const std::vector<std::string>& infixNames();  // + - * / % neg o S ? div @
const std::vector<std::string>& integerNames();
const std::vector<std::string>& coordinateNames();
const std::vector<std::string>& layoutNames();
std::vector<std::string> allNames();

// Where a name may stand.
enum class Position : uint8_t { kSide, kPremise, kExtent, kStride, kCoordinate, kTiler, kInside };
inline constexpr size_t kPositions = 7;
const char* positionName(Position position);

}  // namespace cutecheck::adversary
