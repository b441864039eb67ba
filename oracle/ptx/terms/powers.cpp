// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Powers of two, quotients and infinite constants in the theory `real`.
//
// exp2(x) exp2(y) is exp2(x + y), and exp2 of a whole number is a number: a monomial has one power at most.
// exp2(x) is above 0, so that it may be taken out of a denominator: 1 / (exp2(x) y) is exp2(-x) / y, whatever
// y is. What a denominator is multiplied with is cancelled only where the denominator is a sum of terms above
// 0. An infinite constant is below, or above, every real number: max(-inf, x) is x, and exp2(-inf - x) is 0.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "oracle/ptx/terms/real.h"

namespace cutecheck::terms {

namespace {

using emulate::isFloat;
using emulate::valueOf;

bool isLess(const Dyadic& a, const Dyadic& b) {
  return std::ldexp(static_cast<long double>(a.mantissa), a.exponent) <
         std::ldexp(static_cast<long double>(b.mantissa), b.exponent);
}
Dyadic negative(const Dyadic& one) { return {-one.mantissa, one.exponent}; }

Dyadic wholeNumber(int value) {
  Dyadic made{value, 0};
  for (; made.mantissa != 0 && made.mantissa % 2 == 0; made.mantissa /= 2) ++made.exponent;
  return made;
}
// The greatest whole number that is not above it; nothing where it is large, or has a long fraction.
std::optional<int> wholePart(const Dyadic& of) {
  constexpr int kMost = 1024;
  if (of.exponent > 10 || of.exponent < -100) return std::nullopt;
  const Dyadic::Wide most = Dyadic::Wide{kMost} << std::max(-of.exponent, 0);
  if (of.mantissa > most || of.mantissa < -most) return std::nullopt;
  const Dyadic::Wide whole = of.exponent >= 0 ? of.mantissa << of.exponent : of.mantissa >> -of.exponent;
  return static_cast<int>(whole);
}

}  // namespace

int RealTheory::infinityOf(TermId id, Element as) {
  if (terms_.at(id).op == Op::kLeaf || !isFloat(as)) return 0;
  if (terms_.isNumber(id)) {
    const double value = terms_.at(id).bytes < bytesOf(as) ? 0 : valueOf(as, terms_.at(id).payload);
    return std::isinf(value) ? (value > 0 ? 1 : -1) : 0;
  }
  if (terms_.at(id).type != as) return 0;
  if (const auto known = infinities_.find(id); known != infinities_.end()) return known->second;
  if (!goesOn()) return 0;
  const Level level(*this);
  const std::vector<TermId> args(terms_.args(id).begin(), terms_.args(id).end());
  const int made = infinityAmong(terms_.at(id).op, args, as);
  // Beside what is infinite all has to be real numbers.
  if (made != 0)
    for (const TermId arg : args)
      if (infinityOf(arg, as) == 0) polynomialNumber(arg, as);
  if (gaveUp_) return 0;
  return infinities_[id] = made;
}

int RealTheory::infinityAmong(Op op, const std::vector<TermId>& args, Element as) {
  const auto of = [&](size_t i) { return infinityOf(args[i], as); };
  // Opposite ones have no sum.
  const auto sum = [](int x, int y) { return x == 0 ? y : y == 0 || x == y ? x : 0; };
  const auto scaled = [&](size_t i, size_t by) {
    if (!terms_.isNumber(args[by]) || terms_.at(args[by]).bytes < bytesOf(as)) return 0;
    const double factor = valueOf(as, terms_.at(args[by]).payload);
    return !std::isfinite(factor) || factor == 0 ? 0 : factor > 0 ? of(i) : -of(i);
  };
  const auto product = [&] {
    const int first = scaled(0, 1);
    return first != 0 ? first : scaled(1, 0);
  };
  switch (op) {
    case Op::kAdd:
      return sum(of(0), of(1));
    case Op::kSub:
      return sum(of(0), -of(1));
    case Op::kNeg:
      return -of(0);
    case Op::kMul:
      return product();
    case Op::kFma:
      return sum(product(), of(2));
    case Op::kMax:
      return std::max(of(0), of(1));
    case Op::kMin:
      return std::min(of(0), of(1));
    default:
      return 0;
  }
}

void RealTheory::addPower(TermId exponent, Element as, const Dyadic& times, Polynomial& into) {
  const bool isZero = infinityOf(exponent, as) < 0;
  if (gaveUp_ || isZero) return;
  const uint32_t number = polynomialNumber(exponent, as);
  if (gaveUp_) return;
  const Scaled made = powerOf(*polynomialOf_[number]);
  addTerm(made.monomial, product(made.times, times), into);
}

AtomId RealTheory::atomOfPolynomial(const char* function, const Polynomial::Terms& of,
                                    std::unordered_map<AtomId, uint32_t>& known) {
  const uint32_t number = numberOf(of);
  const auto [found, added] = ofFunction_.try_emplace({function, {number}}, atoms_);
  if (added) known[atoms_++] = number;
  return found->second;
}

RealTheory::Scaled RealTheory::powerOf(const Polynomial::Terms& exponent) {
  Scaled made;
  Polynomial::Terms rest = exponent;
  const auto constant =
      std::find_if(rest.begin(), rest.end(), [](const auto& one) { return one.first == Monomial{}; });
  if (constant != rest.end())
    if (const std::optional<int> whole = wholePart(constant->second)) {
      made.times.exponent = *whole;
      constant->second = sum(constant->second, negative(wholeNumber(*whole)));
      if (constant->second.mantissa == 0) rest.erase(constant);
    }
  if (!rest.empty()) made.monomial.atoms[0] = atomOfPolynomial("exp2", rest, exponents_);
  return made;
}

void RealTheory::joinPowers(std::vector<AtomId>& atoms, Dyadic& times) {
  const auto isPower = [&](AtomId atom) { return exponents_.contains(atom); };
  if (std::count_if(atoms.begin(), atoms.end(), isPower) < 2) return;
  const auto behind = std::partition(atoms.begin(), atoms.end(), [&](AtomId atom) { return !isPower(atom); });
  const std::vector<AtomId> powers(behind, atoms.end());
  atoms.erase(behind, atoms.end());
  AtomId held = powers[0];
  for (size_t i = 1; i < powers.size() && !gaveUp_; ++i) {
    if (held == kNoAtom) {
      held = powers[i];
      continue;
    }
    const std::pair<AtomId, AtomId> both = std::minmax(held, powers[i]);
    auto known = joined_.find(both);
    if (known == joined_.end()) {
      Polynomial exponent;
      for (const AtomId one : {both.first, both.second})
        for (const auto& [monomial, coefficient] : *polynomialOf_[exponents_.at(one)])
          addTerm(monomial, coefficient, exponent);
      if (gaveUp_) return;
      known = joined_.emplace(both, powerOf(exponent.terms())).first;
    }
    times = product(times, known->second.times);
    held = known->second.monomial.atoms[0];
  }
  if (held != kNoAtom) atoms.push_back(held);
}

// The greatest exponent that can be taken out of each term: of each monomial its least coefficient.
Polynomial::Terms RealTheory::commonExponent(const Polynomial::Terms& of) const {
  std::map<Monomial, std::pair<Dyadic, size_t>> least;  // and in how many terms it is
  for (const auto& term : of) {
    std::vector<AtomId> atoms;
    listAtoms(term.first, atoms);
    for (const AtomId atom : atoms) {
      const auto power = exponents_.find(atom);
      if (power == exponents_.end()) continue;
      for (const auto& [monomial, coefficient] : *polynomialOf_[power->second]) {
        auto& [value, count] = least.try_emplace(monomial, coefficient, 0).first->second;
        if (isLess(coefficient, value)) value = coefficient;
        ++count;
      }
    }
  }
  Polynomial::Terms made;
  for (const auto& [monomial, found] : least) {
    const bool everywhere = found.second == of.size();
    if (everywhere || found.first.mantissa < 0) made.emplace_back(monomial, found.first);
  }
  return made;
}

RealTheory::Scaled RealTheory::inverseOf(uint32_t below) {
  if (const auto known = inverses_.find(below); known != inverses_.end()) return known->second;
  Scaled made;
  Polynomial::Terms rest = *polynomialOf_[below];
  if (Polynomial::Terms out = commonExponent(rest); !out.empty()) {
    for (auto& [monomial, coefficient] : out) coefficient = negative(coefficient);
    made = powerOf(out);
    Polynomial next;
    for (const auto& [monomial, coefficient] : rest) {
      Dyadic times = product(coefficient, made.times);
      const Monomial of = product(monomial, made.monomial, times);
      addTerm(of, times, next);
    }
    rest = next.terms();
  }
  if (rest.empty() || gaveUp_) {
    gives("a division by 0 is no real number");
    return made;
  }
  // A sign and a power of two too.
  const Dyadic first = rest[0].second;
  const Dyadic by{first.mantissa < 0 ? -1 : 1, -first.exponent};
  for (auto& [monomial, coefficient] : rest) coefficient = product(coefficient, by);
  made.times = product(made.times, by);
  if (gaveUp_) return made;
  const bool isOne = rest.size() == 1 && rest[0].first == Monomial{} && rest[0].second == Dyadic{1, 0};
  if (!isOne) {
    const AtomId inverse = atomOfPolynomial("inverse", rest, denominators_);
    Dyadic none{1, 0};
    made.monomial = product(made.monomial, Monomial{{inverse, kNoAtom, kNoAtom, kNoAtom}}, none);
  }
  return inverses_[below] = made;
}

bool RealTheory::isPositive(const Polynomial::Terms& of) const {
  return !of.empty() && std::all_of(of.begin(), of.end(), [&](const auto& term) {
    std::vector<AtomId> atoms;
    listAtoms(term.first, atoms);
    return term.second.mantissa > 0 && std::all_of(atoms.begin(), atoms.end(), [&](AtomId atom) {
             const auto below = denominators_.find(atom);
             return exponents_.contains(atom) ||
                    (below != denominators_.end() && isPositive(*polynomialOf_[below->second]));
           });
  });
}

bool RealTheory::multiplyOut(AtomId inverse, const Polynomial::Terms& by, Polynomial::Terms& all) {
  struct Part {
    Monomial rest;
    Dyadic coefficient;
    size_t power;
  };
  std::vector<Part> parts;
  size_t most = 0;
  for (const auto& [monomial, coefficient] : all) {
    std::vector<AtomId> atoms;
    listAtoms(monomial, atoms);
    const size_t power = std::erase(atoms, inverse);
    parts.push_back({monomialOf(atoms), coefficient, power});
    most = std::max(most, power);
  }
  std::vector<Polynomial::Terms> powers = {{{Monomial{}, {1, 0}}}};
  const auto times = [&](const Polynomial::Terms& terms, const Monomial& monomial, const Dyadic& coefficient,
                         Polynomial& into) {
    if (terms.size() > pairsOut_) {
      gaveUp_ = true;
      return;
    }
    pairsOut_ -= terms.size();
    for (const auto& [other, factor] : terms) {
      Dyadic scale = product(coefficient, factor);
      const Monomial made = product(monomial, other, scale);
      addTerm(made, scale, into);
    }
  };
  while (powers.size() <= most && !gaveUp_) {
    Polynomial next;
    for (const auto& [monomial, coefficient] : powers.back())
      if (!gaveUp_) times(by, monomial, coefficient, next);
    powers.push_back(next.terms());
  }
  Polynomial next;
  for (const Part& part : parts)
    if (!gaveUp_) times(powers[most - part.power], part.rest, part.coefficient, next);
  all = next.terms();
  return !gaveUp_;
}

bool RealTheory::equalWithoutDenominators() {
  if (denominators_.empty()) return false;
  Polynomial difference;
  for (const auto& [monomial, coefficient] : left_.terms()) addTerm(monomial, coefficient, difference);
  for (const auto& [monomial, coefficient] : right_.terms())
    addTerm(monomial, negative(coefficient), difference);
  Polynomial::Terms all = difference.terms();
  while (!all.empty() && !gaveUp_) {
    // The last one that was made: what is below it has none that came behind.
    std::optional<AtomId> last;
    for (const auto& [monomial, coefficient] : all) {
      std::vector<AtomId> atoms;
      listAtoms(monomial, atoms);
      for (const AtomId atom : atoms)
        if (const auto below = denominators_.find(atom); below != denominators_.end() &&
                                                         (!last || *last < atom) &&
                                                         isPositive(*polynomialOf_[below->second]))
          last = atom;
    }
    if (!last || !multiplyOut(*last, *polynomialOf_[denominators_.at(*last)], all)) break;
  }
  // What passes the budget here is not known to be equal.
  return !std::exchange(gaveUp_, false) && all.empty();
}

}  // namespace cutecheck::terms
