// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/real.h"

#include <algorithm>
#include <cmath>

namespace cutecheck::terms {

namespace {

using emulate::bitsOf;
using emulate::isFloat;
using emulate::valueOf;

constexpr uint64_t kMostSteps = uint64_t{1} << 27;
constexpr int kMostExponent = 4096;

// Bits of the fraction and of the exponent: whether each number of one format is one of another.
struct Reach {
  int fraction, exponent;
};
Reach reachOf(Element type) {
  switch (type) {
    case Element::kF64:
      return {52, 11};
    case Element::kF32:
      return {23, 8};
    case Element::kTf32:
      return {10, 8};
    case Element::kBf16:
      return {7, 8};
    case Element::kF16:
      return {10, 5};
    case Element::kE5M2:
      return {2, 5};
    case Element::kE4M3:
    case Element::kUe4m3:
      return {3, 4};
    case Element::kE2M3:
      return {3, 2};
    case Element::kE3M2:
      return {2, 3};
    case Element::kE2M1:
      return {1, 2};
    case Element::kUe8m0:
      return {1, 8};
    default:
      return {0, 0};
  }
}

bool keepsAll(Element to, Element from) {
  const Reach a = reachOf(to), b = reachOf(from);
  return b.fraction != 0 && a.fraction >= b.fraction && a.exponent >= b.exponent;
}

// Of one ring: integers of one width.
bool sameRing(Element a, Element b) { return !isFloat(a) && !isFloat(b) && bitsOf(a) == bitsOf(b); }

std::optional<Dyadic> dyadicOf(Element as, uint64_t bits) {
  if (!isFloat(as)) {
    const int width = bitsOf(as);
    if (width < 64) {
      const uint64_t sign = uint64_t{1} << (width - 1);
      bits &= (uint64_t{1} << width) - 1;
      bits = (bits ^ sign) - sign;
    }
    return Dyadic{static_cast<int64_t>(bits), 0};
  }
  const double value = valueOf(as, bits);
  if (!std::isfinite(value)) return std::nullopt;
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);
  return Dyadic{static_cast<int64_t>(std::ldexp(fraction, 53)), exponent - 53};
}

Dyadic normal(Dyadic one) {
  if (one.mantissa == 0) return {};
  while (one.mantissa % 2 == 0) one.mantissa /= 2, ++one.exponent;
  return one;
}

}  // namespace

bool operator<(const Dyadic& a, const Dyadic& b) {
  return a.exponent != b.exponent ? a.exponent < b.exponent : a.mantissa < b.mantissa;
}

Dyadic RealTheory::product(const Dyadic& a, const Dyadic& b) {
  Dyadic made{0, a.exponent + b.exponent};
  if (__builtin_mul_overflow(a.mantissa, b.mantissa, &made.mantissa) || std::abs(made.exponent) > kMostExponent)
    gaveUp_ = true;
  return gaveUp_ ? Dyadic{} : normal(made);
}

Dyadic RealTheory::sum(const Dyadic& a, const Dyadic& b) {
  if (a.mantissa == 0) return b;
  if (b.mantissa == 0) return a;
  const Dyadic &low = a.exponent <= b.exponent ? a : b, &high = a.exponent <= b.exponent ? b : a;
  const int shift = high.exponent - low.exponent;
  Dyadic made{0, low.exponent};
  Dyadic::Wide moved = 0;
  if (shift > 120 || __builtin_mul_overflow(high.mantissa, Dyadic::Wide{1} << shift, &moved) ||
      __builtin_add_overflow(moved, low.mantissa, &made.mantissa))
    gaveUp_ = true;
  return gaveUp_ ? Dyadic{} : normal(made);
}

void RealTheory::addTerm(const Monomial& monomial, const Dyadic& times, Polynomial& into) {
  if (times.mantissa == 0) return;
  const auto [found, added] = into.try_emplace(monomial, times);
  if (added) return;
  found->second = sum(found->second, times);
  if (found->second.mantissa == 0) into.erase(found);
}

AtomId RealTheory::atomOf(TermId id) {
  const auto [found, added] = ofTerm_.try_emplace(id, atoms_);
  if (added) ++atoms_;
  return found->second;
}

AtomId RealTheory::atomOf(const std::string& function, std::vector<uint32_t> args) {
  functions_.insert(function);
  const auto [found, added] = ofFunction_.try_emplace({function, std::move(args)}, atoms_);
  if (added) ++atoms_;
  return found->second;
}

uint32_t RealTheory::polynomialNumber(TermId id, Element as) {
  if (const auto found = numbers_.find({id, as}); found != numbers_.end()) return found->second;
  Polynomial made;
  add(id, as, {1, 0}, made);
  const auto [found, added] = polynomials_.try_emplace(std::move(made), static_cast<uint32_t>(polynomials_.size()));
  numbers_[{id, as}] = found->second;
  return found->second;
}

void RealTheory::collect(Op op, TermId id, Element type, std::set<uint32_t>& into) {
  const Term& term = terms_.at(id);
  if (term.op != op || term.type != type) {
    into.insert(polynomialNumber(id, type));
    return;
  }
  const std::vector<TermId> args(terms_.args(id).begin(), terms_.args(id).end());
  for (const TermId arg : args) collect(op, arg, type, into);
}

bool RealTheory::isMonomial(TermId id, Element as, Monomial& into) {
  const Term& term = terms_.at(id);
  if (term.type != as) return false;
  if (term.op == Op::kLeaf || term.op == Op::kPick) {
    if (term.op == Op::kPick) functions_.insert(std::string(nameOf(term.op)) + "." + nameOf(as));
    into.push_back(atomOf(id));
    return true;
  }
  if (!isFloat(as)) return false;
  const std::span<const TermId> args = terms_.args(id);
  if (term.op == Op::kConvert && !isFloat(term.from)) {
    into.push_back(conversionAtom(id));
    return true;
  }
  if (term.op == Op::kConvert)
    return isFloat(term.from) && term.flavor == 0 && keepsAll(term.type, term.from) && isMonomial(args[0], term.from, into);
  if (term.op != Op::kMul) return false;
  losses_.insert(std::string(nameOf(term.op)) + "." + nameOf(as) + " without rounding");
  const TermId second = args[1];
  return isMonomial(args[0], as, into) && isMonomial(second, as, into);
}

bool RealTheory::isAtom(TermId id, Element as, AtomId& atom) {
  for (;;) {
    const Term& term = terms_.at(id);
    if (term.type != as) return false;
    if (term.op == Op::kLeaf) {
      atom = atomOf(id);
      return true;
    }
    if (term.op != Op::kConvert || !isFloat(as) || !isFloat(term.from) || term.flavor != 0 ||
        !keepsAll(term.type, term.from))
      return false;
    as = term.from;
    id = terms_.args(id)[0];
  }
}

void RealTheory::addProduct(const std::vector<std::pair<TermId, Element>>& factors, const Dyadic& times,
                            Polynomial& into) {
  // Most are products of two elements.
  Monomial pair(2);
  if (factors.size() == 2 && isAtom(factors[0].first, factors[0].second, pair[0]) &&
      isAtom(factors[1].first, factors[1].second, pair[1])) {
    if (pair[0] > pair[1]) std::swap(pair[0], pair[1]);
    if (++steps_ > kMostSteps) gaveUp_ = true;
    return addTerm(pair, times, into);
  }
  Monomial several;
  if (std::all_of(factors.begin(), factors.end(), [&](const auto& one) { return isMonomial(one.first, one.second, several); })) {
    std::sort(several.begin(), several.end());
    if (++steps_ > kMostSteps) gaveUp_ = true;
    return addTerm(several, times, into);
  }
  Polynomial all;
  all[Monomial{}] = {1, 0};
  for (const auto& [id, as] : factors) {
    Polynomial one, next;
    add(id, as, {1, 0}, one);
    for (const auto& [left, a] : all)
      for (const auto& [right, b] : one) {
        if (gaveUp_ || ++steps_ > kMostSteps) {
          gaveUp_ = true;
          return;
        }
        Monomial both = left;
        both.insert(both.end(), right.begin(), right.end());
        std::sort(both.begin(), both.end());
        addTerm(both, product(a, b), next);
      }
    all = std::move(next);
  }
  for (const auto& [monomial, coefficient] : all) addTerm(monomial, product(coefficient, times), into);
}

void RealTheory::addTensorProduct(TermId id, const Dyadic& times, Polynomial& into) {
  const Term term = terms_.at(id);
  const std::vector<TermId> args(terms_.args(id).begin(), terms_.args(id).end());
  const std::vector<TermId> left(terms_.args(args[0]).begin(), terms_.args(args[0]).end()),
      right(terms_.args(args[1]).begin(), terms_.args(args[1]).end());
  const Element a = terms_.at(args[0]).type, b = terms_.at(args[1]).type;
  const bool floats = isFloat(term.type), inRange = terms_.flavor(id).find("satfinite") != std::string::npos;
  const std::optional<Dyadic> scale = dyadicOf(Element::kF32, terms_.at(args[3]).payload);
  // What is kept in range is a function of the whole sum, of numbers so wide that it has its value.
  const Element wide = inRange ? Element::kS64 : Element::kS32;
  const auto widened = [&](TermId one, Element from) {
    if (floats) return one;
    if (bitsOf(from) < 8) from = Element::kS32;  // it is a number of 32 bits
    if (from == wide) return one;
    if (from == Element::kS8 || from == Element::kS32)
      return terms_.make(Op::kConvert, wide, std::span(&one, 1), "", from);
    const bool number = terms_.isNumber(one);
    Piece pieces[8] = {};
    if (!number) pieces[0] = {one, 0};
    return terms_.fromPieces(std::span<const Piece>(pieces, static_cast<size_t>(bytesOf(wide))),
                             number ? terms_.at(one).payload : 0);
  };
  if (floats) losses_.insert(terms_.flavor(id) + ": its sums and products without rounding");
  Polynomial whole;
  Polynomial& sums = inRange ? whole : into;
  const Dyadic by = inRange ? Dyadic{1, 0} : times;
  for (size_t k = 0; k < left.size() && !gaveUp_; ++k)
    addProduct({{widened(left[k], a), floats ? a : wide}, {widened(right[k], b), floats ? b : wide}},
               product(*scale, by), sums);
  if (floats && term.from != term.type) losses_.insert(terms_.flavor(id) + ": its sums without rounding");
  if (!inRange) return add(args[2], term.from, times, into);
  add(widened(args[2], Element::kS32), wide, by, whole);
  const auto [found, added] = polynomials_.try_emplace(std::move(whole), static_cast<uint32_t>(polynomials_.size()));
  addAtom(atomOf("cvt.s32.s64.satfinite", {found->second}), times, into);
}

AtomId RealTheory::conversionAtom(TermId id) {
  const Term term = terms_.at(id);
  const std::string flavor = terms_.flavor(id), name = std::string("cvt.") + nameOf(term.type) + "." + nameOf(term.from);
  return atomOf(name + (flavor.empty() ? "" : "." + flavor), {polynomialNumber(terms_.args(id)[0], term.from)});
}

void RealTheory::addConversion(TermId id, const Dyadic& times, Polynomial& into) {
  const Term term = terms_.at(id);
  const TermId arg = terms_.args(id)[0];
  const std::string name = std::string("cvt.") + nameOf(term.type) + "." + nameOf(term.from);
  if (!isFloat(term.type) || !isFloat(term.from)) return addAtom(conversionAtom(id), times, into);
  if (!keepsAll(term.type, term.from)) losses_.insert(name + " without rounding");
  const std::string& flavor = terms_.flavor(id);
  if (flavor == "ftz") losses_.insert(name + ".ftz without flushing");
  if (flavor.empty() || flavor == "ftz") return add(arg, term.from, times, into);
  if (flavor != "relu") return addAtom(atomOf(name + "." + flavor, {polynomialNumber(arg, term.from)}), times, into);
  // relu: the maximum with 0, as addFunction would name it.
  std::set<uint32_t> args{polynomialNumber(arg, term.from), polynomialNumber(terms_.number(0, bytesOf(term.from)), term.from)};
  addAtom(atomOf("max", {args.begin(), args.end()}), times, into);
}

void RealTheory::add(TermId id, Element as, const Dyadic& times, Polynomial& into) {
  if (gaveUp_ || ++steps_ > kMostSteps) {
    gaveUp_ = true;
    return;
  }
  const Term term = terms_.at(id);
  if (term.op == Op::kNumber) {
    const std::optional<Dyadic> number = dyadicOf(as, term.payload);
    if (!number) return gives("a constant that is infinite or no number is no real number");
    if (term.bytes < bytesOf(as)) return addAtom(atomOf(id), times, into);
    return addTerm({}, product(normal(*number), times), into);
  }
  const bool tf32 = as == Element::kTf32 && term.type == Element::kF32;
  if (tf32) losses_.insert("tf32 operands without rounding");
  if (term.type != as && !sameRing(term.type, as) && !tf32) {
    // Its bits, read as another type.
    functions_.insert(std::string("bits of ") + nameOf(term.type) + " as " + nameOf(as));
    return addAtom(atomOf(std::string("bits as ") + nameOf(as), {atomOf(id)}), times, into);
  }
  const std::vector<TermId> args(terms_.args(id).begin(), terms_.args(id).end());
  const Element type = term.type;
  const bool floats = isFloat(type);
  const auto rounds = [&] {
    if (floats) losses_.insert(std::string(nameOf(term.op)) + "." + nameOf(type) + " without rounding");
  };
  switch (term.op) {
    case Op::kAdd:
    case Op::kSub:
      rounds();
      add(args[0], type, times, into);
      return add(args[1], type, term.op == Op::kAdd ? times : product({-1, 0}, times), into);
    case Op::kNeg:
      return add(args[0], type, product({-1, 0}, times), into);
    case Op::kMul:
      rounds();
      return addProduct({{args[0], type}, {args[1], type}}, times, into);
    case Op::kFma:
      rounds();
      addProduct({{args[0], type}, {args[1], type}}, times, into);
      return add(args[2], type, times, into);
    case Op::kDiv:
    case Op::kRcp: {
      if (!floats) break;
      rounds();
      const uint32_t below = polynomialNumber(args.back(), type);
      if (const auto zero = polynomials_.find({}); zero != polynomials_.end() && zero->second == below)
        return gives("a division by 0 is no real number");
      // The inverse of a power of two is a number.
      Polynomial divisor;
      add(args.back(), type, {1, 0}, divisor);
      const Dyadic::Wide one = divisor.size() == 1 && divisor.begin()->first.empty() ? divisor.begin()->second.mantissa : 0;
      if (one == 1 || one == -1) {
        const Dyadic by{divisor.begin()->second.mantissa, -divisor.begin()->second.exponent};
        if (term.op == Op::kRcp) return addTerm({}, product(by, times), into);
        return add(args[0], type, product(by, times), into);
      }
      const AtomId inverse = atomOf("inverse", {below});
      if (term.op == Op::kRcp) return addAtom(inverse, times, into);
      Polynomial above;
      add(args[0], type, times, above);
      for (const auto& [monomial, coefficient] : above) {
        Monomial with = monomial;
        with.insert(std::upper_bound(with.begin(), with.end(), inverse), inverse);
        addTerm(with, coefficient, into);
      }
      return;
    }
    case Op::kMin:
    case Op::kMax: {
      std::set<uint32_t> all;
      collect(term.op, id, type, all);
      const std::string name = std::string(nameOf(term.op)) + (floats ? "" : std::string(".") + nameOf(type));
      return addAtom(atomOf(name, {all.begin(), all.end()}), times, into);
    }
    case Op::kSqrt:
    case Op::kAbs:
      if (!floats) break;
      if (term.op == Op::kSqrt) {
        rounds();
        Polynomial of;
        add(args[0], type, {1, 0}, of);
        if (of.size() == 1 && of.begin()->first.empty() && of.begin()->second.mantissa < 0)
          return gives("the root of a number below 0 is no real number");
      }
      return addAtom(atomOf(nameOf(term.op), {polynomialNumber(args[0], type)}), times, into);
    case Op::kConvert:
      return addConversion(id, times, into);
    case Op::kProduct:
      return addTensorProduct(id, times, into);
    default:
      break;
  }
  if (term.op != Op::kLeaf) functions_.insert(std::string(nameOf(term.op)) + "." + nameOf(type));
  addAtom(atomOf(id), times, into);
}

void RealTheory::forget(TermId from) {
  ofTerm_.erase(ofTerm_.lower_bound(from), ofTerm_.end());
  numbers_.erase(numbers_.lower_bound({from, Element{}}), numbers_.end());
}

std::optional<bool> RealTheory::equal(TermId a, TermId b, Element as) {
  if (a == b) return true;
  gaveUp_ = false;
  why_ = "the sums pass the budget, or a coefficient its range";
  steps_ = 0;
  Polynomial left, right;
  add(a, as, {1, 0}, left);
  add(b, as, {1, 0}, right);
  if (gaveUp_) return std::nullopt;
  return left == right;
}

}  // namespace cutecheck::terms
