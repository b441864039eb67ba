// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/real.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace cutecheck::terms {

namespace {

using emulate::bitsOf;
using emulate::isFloat;
using emulate::valueOf;

constexpr uint64_t kStepsBehind = uint64_t{1} << 14;  // of an element behind one that is open
// Pairs of terms of two sums that are multiplied out at once, and what one of them weighs beside another step: each becomes
// a monomial of its own. A million takes about four seconds.
constexpr uint64_t kMostPairs = uint64_t{1} << 20, kStepsOfPair = 8;
constexpr int kMostExponent = 4096;

// Bits of the fraction and of the exponent, and the sign: whether each number of one format is one of
// another.
struct Reach {
  int fraction, exponent;  // fraction: -1 of what is no such format
  bool hasSign = true;
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
      return {3, 4};
    case Element::kUe4m3:
      return {3, 4, false};
    case Element::kE2M3:
      return {3, 2};
    case Element::kE3M2:
      return {2, 3};
    case Element::kE2M1:
      return {1, 2};
    case Element::kUe8m0:
      return {0, 8, false};
    default:
      return {-1, 0};
  }
}

bool keepsAll(Element to, Element from) {
  const Reach a = reachOf(to), b = reachOf(from);
  return b.fraction >= 0 && a.fraction >= b.fraction && a.exponent >= b.exponent && (a.hasSign || !b.hasSign);
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

// The number that a polynomial without atoms is, where it is not 0.
std::optional<Dyadic> constantOf(const Polynomial& of) {
  const Polynomial::Terms all = of.terms();
  return all.size() == 1 && all[0].first == Monomial{} ? std::optional(all[0].second) : std::nullopt;
}

// The first operands: terms that are made meanwhile move the list.
template <size_t N>
std::array<TermId, N> argsOf(const Terms& terms, TermId id) {
  std::array<TermId, N> made{};
  const std::span<const TermId> args = terms.args(id);
  std::copy_n(args.begin(), std::min(N, args.size()), made.begin());
  return made;
}

Dyadic normal(Dyadic one) {
  if (one.mantissa == 0) return {};
  while (static_cast<uint64_t>(one.mantissa) == 0) one.mantissa >>= 64, one.exponent += 64;
  const int zeros = std::countr_zero(static_cast<uint64_t>(one.mantissa));
  return {one.mantissa >> zeros, one.exponent + zeros};
}

}  // namespace

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
  Dyadic& held = into[monomial];
  held = sum(held, times);
}

Monomial RealTheory::monomialOf(std::vector<AtomId>& atoms) {
  std::sort(atoms.begin(), atoms.end());
  Monomial made;
  if (atoms.size() <= Monomial::kMost) {
    std::copy(atoms.begin(), atoms.end(), made.atoms.begin());
    return made;
  }
  const auto [found, added] = longNumbers_.try_emplace(atoms, static_cast<AtomId>(long_.size()));
  if (added) long_.push_back(atoms);
  made.atoms = {Monomial::kLong, found->second, kNoAtom, kNoAtom};
  return made;
}

void RealTheory::listAtoms(const Monomial& of, std::vector<AtomId>& into) const {
  if (of.isLong())
    into.insert(into.end(), long_[of.atoms[1]].begin(), long_[of.atoms[1]].end());
  else
    std::copy_if(of.atoms.begin(), of.atoms.end(), std::back_inserter(into),
                 [](AtomId atom) { return atom != kNoAtom; });
}

Monomial RealTheory::product(const Monomial& a, const Monomial& b, Dyadic& times) {
  std::vector<AtomId> atoms;
  listAtoms(a, atoms);
  listAtoms(b, atoms);
  if (!exponents_.empty()) joinPowers(atoms, times);
  return monomialOf(atoms);
}

namespace {
AtomId& placeOf(std::vector<AtomId>& all, TermId id) {
  if (all.size() <= id) all.resize(std::max<size_t>(id + 1, 2 * all.size()), kNoAtom);
  return all[id];
}
}  // namespace

AtomId RealTheory::atomOf(TermId id) {
  AtomId& atom = placeOf(ofTerm_, id);
  if (atom == kNoAtom) atom = atoms_++;
  return atom;
}

void RealTheory::takesAsExact(TermId id) {
  const Term& term = terms_.at(id);
  if (!isFloat(term.type)) return;
  if (term.flavor != 0 && terms_.flavor(id).find("ftz") != std::string::npos)
    losses_.insert(std::string(nameOf(term.op)) + "." + nameOf(term.type) + ".ftz without flushing");
  if (term.op != Op::kAdd && term.op != Op::kSub && term.op != Op::kMul && term.op != Op::kFma &&
      term.op != Op::kDiv && term.op != Op::kRcp && term.op != Op::kSqrt && term.op != Op::kExp2)
    return;
  bool& told = rounded_[static_cast<size_t>(term.op)][static_cast<size_t>(term.type)];
  if (!std::exchange(told, true))
    losses_.insert(std::string(nameOf(term.op)) + "." + nameOf(term.type) + " without rounding");
}

void RealTheory::names(Op op, Element type) {
  bool& told = named_[static_cast<size_t>(op)][static_cast<size_t>(type)];
  if (!std::exchange(told, true)) functions_.insert(std::string(nameOf(op)) + "." + nameOf(type));
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
  if (gaveUp_) return 0;  // a part of it is no polynomial to be kept
  return numbers_[{id, as}] = numberOf(made.terms());
}

uint32_t RealTheory::numberOf(const Polynomial::Terms& terms) {
  const auto [found, added] = polynomials_.try_emplace(terms, static_cast<uint32_t>(polynomials_.size()));
  if (added) polynomialOf_.push_back(&found->first);
  return found->second;
}

bool RealTheory::goesOn() {
  if (gaveUp_ || ++steps_ > mostSteps_) {
    gaveUp_ = true;
    return false;
  }
  // Each level takes some 600 bytes of a stack of 8 MiB.
  constexpr uint64_t kDeepest = 10'000;
  if (depth_ >= kDeepest) gives("a sum of more than 10000 terms, one after the other, is not compared");
  return !gaveUp_;
}

void RealTheory::collect(Op op, TermId id, Element type, std::set<uint32_t>& into) {
  if (!goesOn()) return;
  const Level level(*this);
  const Term& term = terms_.at(id);
  if (isFloat(type) && infinityOf(id, type) == (op == Op::kMax ? -1 : 1)) return;
  if (term.op != op || term.type != type) {
    into.insert(polynomialNumber(id, type));
    return;
  }
  takesAsExact(id);
  const std::vector<TermId> args(terms_.args(id).begin(), terms_.args(id).end());
  for (const TermId arg : args) collect(op, arg, type, into);
}

bool RealTheory::isMonomial(TermId id, Element as, std::vector<AtomId>& into) {
  if (!goesOn()) return false;
  const Level level(*this);
  const Term& term = terms_.at(id);
  const Op op = term.op;
  if (term.type != as && !(op == Op::kBytes && sameRing(term.type, as))) return false;
  if (op == Op::kLeaf || op == Op::kPick || (op == Op::kBytes && !isFloat(as))) {
    if (op != Op::kLeaf) names(op, term.type);
    into.push_back(atomOf(id));
    return true;
  }
  if (op == Op::kConvert && (!isFloat(as) || !isFloat(term.from))) {
    into.push_back(conversionAtom(id));
    return true;
  }
  if (!isFloat(as)) return false;
  const std::span<const TermId> args = terms_.args(id);
  if (op == Op::kConvert)
    return term.flavor == 0 && keepsAll(as, term.from) && isMonomial(args[0], term.from, into);
  if (op != Op::kMul) return false;
  takesAsExact(id);
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

void RealTheory::addProduct(std::span<const Factor> factors, const Dyadic& times, Polynomial& into) {
  // Most are products of two elements.
  Monomial pair;
  if (factors.size() == 2 && isAtom(factors[0].id, factors[0].as, pair.atoms[0]) &&
      isAtom(factors[1].id, factors[1].as, pair.atoms[1])) {
    if (pair.atoms[0] > pair.atoms[1]) std::swap(pair.atoms[0], pair.atoms[1]);
    if (++steps_ > mostSteps_) gaveUp_ = true;
    return addTerm(pair, times, into);
  }
  std::vector<AtomId> several = std::move(several_);
  several.clear();
  const bool atoms = std::all_of(factors.begin(), factors.end(),
                                 [&](const Factor& one) { return isMonomial(one.id, one.as, several); });
  const Monomial monomial = atoms && !gaveUp_ ? monomialOf(several) : Monomial{};
  several_ = std::move(several);
  if (gaveUp_) return;
  if (atoms) {
    if (++steps_ > mostSteps_) gaveUp_ = true;
    return addTerm(monomial, times, into);
  }
  Polynomial::Terms all = {{Monomial{}, {1, 0}}};
  for (const auto& [id, as] : factors) {
    Polynomial sums, next;
    add(id, as, {1, 0}, sums);
    if (gaveUp_) return;
    const Polynomial::Terms one = sums.terms();
    if (uint64_t{all.size()} * one.size() > kMostPairs) {
      gaveUp_ = true;
      why_ = "a product of sums of " + std::to_string(all.size()) + " and " + std::to_string(one.size()) +
             " terms is not multiplied out";
      return;
    }
    for (const auto& [left, a] : all)
      for (const auto& [right, b] : one) {
        if (gaveUp_ || (steps_ += kStepsOfPair) > mostSteps_) {
          gaveUp_ = true;
          return;
        }
        Dyadic times = product(a, b);
        const Monomial monomial = product(left, right, times);
        addTerm(monomial, times, next);
      }
    all = next.terms();
  }
  for (const auto& [monomial, coefficient] : all) addTerm(monomial, product(coefficient, times), into);
}

void RealTheory::tellsProduct(TermId id) {
  const Term& term = terms_.at(id);
  const std::array<uint32_t, 3> which = {term.flavor, static_cast<uint32_t>(term.type) + 1,
                                         static_cast<uint32_t>(term.from)};
  if (std::exchange(product_, which) == which || !isFloat(term.type)) return;
  losses_.insert(terms_.flavor(id) + ": its sums and products without rounding");
  if (term.from != term.type) losses_.insert(terms_.flavor(id) + ": its sums without rounding");
}

// The integer as a number of a wider type.
TermId RealTheory::toWide(TermId one, Element from, Element wide) {
  if (from == Element::kS8 || from == Element::kS32)
    return terms_.make(Op::kConvert, wide, std::span(&one, 1), "", from);
  const bool number = terms_.isNumber(one);
  std::array<Piece, 8> pieces{};
  if (!number) pieces[0] = {one, 0};
  return terms_.fromPieces(std::span(pieces).first(static_cast<size_t>(bytesOf(wide))),
                           number ? terms_.at(one).payload : 0);
}

void RealTheory::addTensorProduct(TermId id, const Dyadic& times, Polynomial& into) {
  const Term term = terms_.at(id);
  const std::array<TermId, 4> args = argsOf<4>(terms_, id);
  // By their places: other terms are made on the way.
  const size_t count = terms_.args(args[0]).size();
  const Element a = terms_.at(args[0]).type, b = terms_.at(args[1]).type;
  const bool floats = isFloat(term.type), inRange = terms_.flavor(id).find("satfinite") != std::string::npos;
  const std::optional<Dyadic> scale = dyadicOf(Element::kF32, terms_.at(args[3]).payload);
  // What is kept in range is a function of the whole sum, of numbers so wide that it has its value.
  const Element wide = inRange ? Element::kS64 : Element::kS32;
  const auto widened = [&](TermId one, Element from) {
    if (floats) return one;
    if (bitsOf(from) < 8) from = Element::kS32;  // it is a number of 32 bits
    if (from == wide) return one;
    Widened& known = widened_[one];
    if (known.from != from || known.to != wide) known = {from, wide, toWide(one, from, wide)};
    return known.made;
  };
  tellsProduct(id);
  const Dyadic scaled = product(*scale, inRange ? Dyadic{1, 0} : times);
  Polynomial whole;
  Polynomial& sums = inRange ? whole : into;
  const Dyadic by = inRange ? Dyadic{1, 0} : times;
  for (size_t k = 0; k < count && !gaveUp_; ++k) {
    const Factor left{widened(terms_.args(args[0])[k], a), floats ? a : wide},
        right{widened(terms_.args(args[1])[k], b), floats ? b : wide};
    addProduct(std::array{left, right}, scaled, sums);
  }
  if (!inRange) return add(args[2], term.from, times, into);
  add(widened(args[2], Element::kS32), wide, by, whole);
  addAtom(atomOf("cvt.s32.s64.satfinite", {numberOf(whole.terms())}), times, into);
}

AtomId RealTheory::conversionAtom(TermId id) {
  if (const AtomId known = placeOf(ofConversion_, id); known != kNoAtom) return known;
  const Term term = terms_.at(id);
  const std::string flavor = terms_.flavor(id), name = std::string("cvt.") + nameOf(term.type) + "." + nameOf(term.from);
  const uint32_t of = polynomialNumber(terms_.args(id)[0], term.from);
  const AtomId made = atomOf(name + (flavor.empty() ? "" : "." + flavor), {of});
  if (!gaveUp_) placeOf(ofConversion_, id) = made;
  return made;
}

void RealTheory::addConversion(TermId id, const Dyadic& times, Polynomial& into) {
  const Term term = terms_.at(id);
  const TermId arg = terms_.args(id)[0];
  // What has no sign yields none, whatever its rounding.
  const bool losesSign = reachOf(term.from).hasSign && !reachOf(term.type).hasSign;
  if (!isFloat(term.type) || !isFloat(term.from) || losesSign)
    return addAtom(conversionAtom(id), times, into);
  if (term.flavor == 0 && keepsAll(term.type, term.from)) return add(arg, term.from, times, into);
  const std::string name = std::string("cvt.") + nameOf(term.type) + "." + nameOf(term.from);
  if (!keepsAll(term.type, term.from)) losses_.insert(name + " without rounding");
  // What ends at the largest number is no overflow.
  if (term.type >= Element::kE4M3 && term.type <= Element::kE2M1) {
    const double most = emulate::valueOf(term.type, emulate::largestBits(term.type));
    losses_.insert(name + " of no number beyond " + std::to_string(static_cast<int64_t>(most)));
  }
  const std::string& flavor = terms_.flavor(id);
  if (flavor == "ftz") losses_.insert(name + ".ftz without flushing");
  if (flavor.empty() || flavor == "ftz") return add(arg, term.from, times, into);
  if (flavor != "relu") return addAtom(atomOf(name + "." + flavor, {polynomialNumber(arg, term.from)}), times, into);
  // relu: the maximum with 0, as addFunction would name it.
  std::set<uint32_t> args{polynomialNumber(arg, term.from), polynomialNumber(terms_.number(0, bytesOf(term.from)), term.from)};
  addAtom(atomOf("max", {args.begin(), args.end()}), times, into);
}

void RealTheory::add(TermId id, Element as, const Dyadic& times, Polynomial& into) {
  if (!goesOn()) return;
  const Level level(*this);
  addNested(id, as, times, into);
}

void RealTheory::addNested(TermId id, Element as, const Dyadic& times, Polynomial& into) {
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
  const std::array<TermId, 3> args = argsOf<3>(terms_, id);
  const TermId last = args[std::clamp<size_t>(term.count, 1, 3) - 1];
  const Element type = term.type;
  const bool floats = isFloat(type);
  takesAsExact(id);
  switch (term.op) {
    case Op::kAdd:
    case Op::kSub:
      add(args[0], type, times, into);
      return add(args[1], type, term.op == Op::kAdd ? times : product({-1, 0}, times), into);
    case Op::kNeg:
      return add(args[0], type, product({-1, 0}, times), into);
    case Op::kMul:
      return addProduct(std::array{Factor{args[0], type}, Factor{args[1], type}}, times, into);
    case Op::kFma:
      addProduct(std::array{Factor{args[0], type}, Factor{args[1], type}}, times, into);
      return add(args[2], type, times, into);
    case Op::kDiv:
    case Op::kRcp: {
      if (!floats) break;
      const uint32_t below = polynomialNumber(last, type);
      if (gaveUp_) return;
      if (polynomialOf_[below]->empty()) return gives("a division by 0 is no real number");
      const bool isNumber = polynomialOf_[below]->size() == 1 && polynomialOf_[below]->front().first == Monomial{};
      if (!isNumber && !isPositive(*polynomialOf_[below])) losses_.insert("no divisor is 0");
      const Scaled inverse = inverseOf(below);
      if (gaveUp_) return;
      if (term.op == Op::kRcp) return addTerm(inverse.monomial, product(inverse.times, times), into);
      Polynomial above;
      add(args[0], type, times, above);
      for (const auto& [monomial, coefficient] : above.terms()) {
        Dyadic by = product(coefficient, inverse.times);
        const Monomial made = product(monomial, inverse.monomial, by);
        addTerm(made, by, into);
      }
      return;
    }
    case Op::kMin:
    case Op::kMax: {
      std::set<uint32_t> all;
      collect(term.op, id, type, all);
      if (gaveUp_) return;
      if (all.empty()) return gives("a constant that is infinite or no number is no real number");
      if (all.size() == 1 && floats) {
        for (const auto& [monomial, coefficient] : *polynomialOf_[*all.begin()])
          addTerm(monomial, product(coefficient, times), into);
        return;
      }
      const std::string name = std::string(nameOf(term.op)) + (floats ? "" : std::string(".") + nameOf(type));
      return addAtom(atomOf(name, {all.begin(), all.end()}), times, into);
    }
    case Op::kExp2:
      if (!floats) break;
      return addPower(args[0], type, times, into);
    case Op::kSqrt:
    case Op::kAbs:
      if (!floats) break;
      if (term.op == Op::kSqrt) {
        Polynomial of;
        add(args[0], type, {1, 0}, of);
        if (const std::optional<Dyadic> number = constantOf(of); number && number->mantissa < 0)
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
  if (term.op != Op::kLeaf) names(term.op, type);
  addAtom(atomOf(id), times, into);
}

void RealTheory::forget(TermId from) {
  widened_.clear();
  for (std::vector<AtomId>* all : {&ofTerm_, &ofConversion_})
    if (all->size() > from) std::fill(all->begin() + from, all->end(), kNoAtom);
  infinities_.clear();
  numbers_.erase(numbers_.lower_bound({from, Element{}}), numbers_.end());
}

bool RealTheory::sameFactors(TermId a, TermId b, Element as) {
  std::vector<uint32_t> factors;
  for (const TermId id : {a, b}) {
    const Term term = terms_.at(id);
    if (term.op != Op::kMul || term.type != as || !isFloat(as) || terms_.flavor(id) != "") return false;
    for (const TermId arg : argsOf<2>(terms_, id)) factors.push_back(polynomialNumber(arg, as));
  }
  if (gaveUp_ || std::minmax(factors[0], factors[1]) != std::minmax(factors[2], factors[3])) return false;
  takesAsExact(a);
  return true;
}

std::optional<bool> RealTheory::equal(TermId a, TermId b, Element as) {
  if (a == b) return true;
  if (gaveUp_) mostSteps_ = kStepsBehind;
  gaveUp_ = false;
  why_ = "the sums pass the budget, or a coefficient its range";
  steps_ = 0;
  if (sameFactors(a, b, as)) return true;
  left_.clear();
  right_.clear();
  add(a, as, {1, 0}, left_);
  add(b, as, {1, 0}, right_);
  if (gaveUp_) return std::nullopt;
  return left_.equals(right_) || equalWithoutDenominators();
}

}  // namespace cutecheck::terms
