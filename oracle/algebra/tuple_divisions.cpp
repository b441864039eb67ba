// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/tuple_divisions.h"

#include <algorithm>
#include <functional>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/basis.h"
#include "oracle/algebra/coordinate_operations.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

enum class Rounding : uint8_t { kExact, kCeil, kFloor };

class Division {
 public:
  Division(Operations& operations, const Expression& e) : operations_(operations), e_(e) {}

  Expected<IntTuple> compute() {
    CUTECHECK_TRY(a, tupleOf(operations_.denoter(), e_.children[0]));
    CUTECHECK_TRY(b, tupleOf(operations_.denoter(), e_.children[1]));
    if (e_.name == "ceil_div") return ceilDiv(a, b);
    if (e_.name == "round_up") return roundUp(a, b);
    const std::string name = e_.children.size() < 3 ? "exact" : e_.children[2].name;
    if (name != "exact" && name != "ceil" && name != "floor")
      return errorAt(e_, Code::kUsage, "claim_c1", "the rounding must be exact, ceil or floor");
    rounding_ = name == "exact" ? Rounding::kExact : name == "ceil" ? Rounding::kCeil : Rounding::kFloor;
    return e_.name == "shape_div" ? shapeDiv(a, b) : elementwise(a, b);
  }

 private:
  using Each = std::function<Expected<IntTuple>(const IntTuple&, const IntTuple&)>;

  Polynomial number(const IntTuple& t) const { return operations_.facts().normal(productOf(t)); }
  static IntTuple leafOf(const Polynomial& p) { return IntTuple::symbolic(p.scalar()); }

  Diagnostic unpaired(const char* rule) const {
    return errorAt(e_, Code::kRank, rule, "the tuples have different ranks");
  }
  // A divisor, or an extent that divides what is left of one.
  Expected<Polynomial> divisor(const Polynomial& b) {
    CUTECHECK_TRY(known, operations_.denoter().positive(b.scalar(), e_));
    (void)known;
    return b;
  }
  Polynomial lacking(std::string condition) {
    (void)operations_.lack(e_.name, e_.name + "(..)", std::move(condition));
    return Polynomial::of(operations_.denoter().lacking(1));
  }

  // Mode by mode; modes beyond `b` stand beside 1 where `longer` says that there may be such.
  Expected<IntTuple> byMode(const IntTuple& a, const IntTuple& b, bool longer, const char* rule,
                            const Each& each) {
    if (b.rank() > a.rank() || (!longer && b.rank() != a.rank())) return unpaired(rule);
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < a.rank(); ++i) {
      CUTECHECK_TRY(mode, each(a.mode(i), i < b.rank() ? b.mode(i) : IntTuple(1)));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }

  Expected<IntTuple> ceilDiv(const IntTuple& a, const IntTuple& b) {
    if (a.isTuple() && b.isTuple())
      return byMode(a, b, true, "ceil_div_c3",
                    [this](const IntTuple& x, const IntTuple& y) { return ceilDiv(x, y); });
    CUTECHECK_TRY(by, divisor(number(b)));
    return ceilFolded(a, by);
  }
  // Each mode takes from `b` what it can and leaves the rest to the next.
  Expected<IntTuple> ceilFolded(const IntTuple& a, const Polynomial& b) {
    if (!a.isTuple()) return leafOf(upward(number(a), b));
    std::vector<IntTuple> modes;
    Polynomial left = b;
    for (const IntTuple& mode : a.modes()) {
      CUTECHECK_TRY(part, ceilFolded(mode, left));
      CUTECHECK_TRY(extent, divisor(number(mode)));
      modes.push_back(std::move(part));
      left = upward(left, extent);
    }
    return IntTuple::tuple(std::move(modes));
  }

  Expected<IntTuple> roundUp(const IntTuple& a, const IntTuple& b) {
    if (a.isTuple() && b.isTuple())
      return byMode(a, b, true, "ceil_div_c3",
                    [this](const IntTuple& x, const IntTuple& y) { return roundUp(x, y); });
    if (a.isTuple() && b.isInt(1)) return a;
    if (a.isTuple() || b.isTuple()) return unpaired("ceil_div_c3");
    CUTECHECK_TRY(by, divisor(number(b)));
    return leafOf(upward(number(a), by) * by);
  }

  Expected<IntTuple> shapeDiv(const IntTuple& a, const IntTuple& b) {
    if (a.isTuple() && b.isTuple())
      return byMode(a, b, false, "shape_div_c4",
                    [this](const IntTuple& x, const IntTuple& y) { return shapeDiv(x, y); });
    return shapeFolded(a, number(b));
  }
  Expected<IntTuple> shapeFolded(const IntTuple& a, const Polynomial& b) {
    if (!a.isTuple()) {
      CUTECHECK_TRY(part, one(number(a), b));
      return leafOf(part);
    }
    std::vector<IntTuple> modes;
    Polynomial left = b;
    for (const IntTuple& mode : a.modes()) {
      CUTECHECK_TRY(part, shapeFolded(mode, left));
      CUTECHECK_TRY(rest, one(left, number(mode)));
      modes.push_back(std::move(part));
      left = rest;
    }
    return IntTuple::tuple(std::move(modes));
  }

  // One division of shape_div.
  Expected<Polynomial> one(const Polynomial& a, const Polynomial& b) {
    if (rounding_ == Rounding::kExact) return exact(a, b);
    const Facts& facts = operations_.facts();
    for (const Polynomial& n : {a, b}) {
      if (n.constant() && *n.constant() < 1)
        return errorAt(e_, Code::kOutOfDomain, "shape_div_c6", "with rounding, the numbers must be positive");
      if (!facts.positive(n)) return lacking(n.str() + " >= 1");
    }
    if (rounding_ == Rounding::kCeil) return upward(a, b);
    if (facts.lessEqual(b, a)) return quotient(a, b);
    if (facts.lessEqual(a, b)) return Polynomial(1);
    return lacking(b.str() + " <= " + a.str());
  }
  Expected<Polynomial> exact(const Polynomial& a, const Polynomial& b) {
    const Facts& facts = operations_.facts();
    const std::optional<Int128> x = a.constant(), y = b.constant();
    if (y && *y == 0) return errorAt(e_, Code::kDivisionByZero, "shape_div_c2", "a divisor is 0");
    if (x && y) {
      if (*x % *y == 0) {
        if (!narrow(*x / *y))
          return errorAt(e_, Code::kOverflow, "shape_div_c3", "the quotient leaves 64 bits");
        return Polynomial(*x / *y);
      }
      if (*x != 0 && *y % *x == 0) return Polynomial((*x < 0) == (*y < 0) ? 1 : -1);
      return errorAt(e_, Code::kNotDivisible, "shape_div_c1", "neither number divides the other");
    }
    const bool known = facts.positive(b) || facts.positive(Polynomial(0) - b);
    if (known && exactQuotient(a, b)) return *exactQuotient(a, b);
    if (facts.positive(b) && facts.equal(remainder(a, b), Polynomial(0))) return quotient(a, b);
    const bool below = facts.positive(Polynomial(0) - a), sign = below || facts.positive(a);
    const Polynomial size = below ? Polynomial(0) - a : a;
    if (sign && facts.positive(b) && (exactQuotient(b, size) || facts.equal(remainder(b, size), Polynomial(0))))
      return Polynomial(below ? -1 : 1);
    if (sign && exactQuotient(b, size)) return lacking(b.str() + " >= 1");
    const bool less = sign && facts.lessEqual(size + Polynomial(1), b);  // then b divides nothing here
    return lacking(less ? "(" + b.str() + ") % (" + size.str() + ") == 0" : "(" + a.str() + ") % (" + b.str() + ") == 0");
  }

  Expected<IntTuple> elementwise(const IntTuple& a, const IntTuple& b) {
    const Each each = [this](const IntTuple& x, const IntTuple& y) { return elementwise(x, y); };
    if (a.isTuple() && b.isTuple()) return byMode(a, b, false, "shape_div_c4", each);
    if (b.isTuple()) return unpaired("shape_div_c4");
    if (a.isTuple()) {
      std::vector<IntTuple> modes;
      for (const IntTuple& mode : a.modes()) {
        CUTECHECK_TRY(part, elementwise(mode, b));
        modes.push_back(std::move(part));
      }
      return IntTuple::tuple(std::move(modes));
    }
    Polynomial above = number(a), below = number(b);
    const std::optional<Int128> y = below.constant();
    if (y && *y == 0) return errorAt(e_, Code::kDivisionByZero, "shape_div_c2", "a divisor is 0");
    if (y && *y < 0) {
      above = Polynomial(0) - above;
      below = Polynomial(0) - below;
    }
    CUTECHECK_TRY(by, divisor(below));
    if (const std::optional<Int128> x = above.constant(), z = by.constant(); x && z && !narrow(floorDiv(*x, *z)))
      return errorAt(e_, Code::kOverflow, "shape_div_c3", "the quotient leaves 64 bits");
    if (rounding_ == Rounding::kCeil) return leafOf(upward(above, by));
    if (rounding_ == Rounding::kExact && !exactQuotient(above, by)) {
      const Polynomial rest = remainder(above, by);
      if (rest.constant() && *rest.constant() != 0)
        return errorAt(e_, Code::kNotDivisible, "shape_div_c1", "a remainder is left");
      if (!operations_.facts().equal(rest, Polynomial(0)))
        return leafOf(lacking("(" + above.str() + ") % (" + by.str() + ") == 0"));
    }
    return leafOf(quotient(above, by));
  }

  Operations& operations_;
  const Expression& e_;
  Rounding rounding_ = Rounding::kExact;
};

void pairUp(const IntTuple& a, const IntTuple& b, const std::string& text, std::vector<Goal>& goals) {
  if (!a.isTuple() && !b.isTuple()) {
    goals.push_back(
        integerGoal(scalarOf(a), Relation::kEqual, scalarOf(b), toString(a) + " == " + toString(b)));
    return;
  }
  if (!a.isTuple() || !b.isTuple() || a.rank() != b.rank())
    return goals.push_back(factGoal(false, "the trees of " + text + " are the same"));
  for (size_t i = 0; i < a.rank(); ++i) pairUp(a.mode(i), b.mode(i), text, goals);
}

// What rearranges modes, of tuples and integers alone. Of append and prepend the mode is written.
bool isRearranged(const Expression& e) {
  if (e.kind != Kind::kCall || !rearranges(e) || e.name == "concat" || e.children.size() < (e.name == "flatten" ? 1 : 2))
    return false;
  for (size_t i = 0; i < e.children.size(); ++i)
    if (isLayoutArgument(e.name, i) && !denotesTuple(e.children[i]) && !denotesInteger(e.children[i])) return false;
  return true;
}

// A layout of extents 1 whose strides are the numbers: modes are rearranged whatever they hold.
Form stridesOf(const IntTuple& t) {
  if (!t.isTuple()) return Form(Polynomial(1), Polynomial::of(scalarOf(t)));
  std::vector<Form> modes;
  for (const IntTuple& mode : t.modes()) modes.push_back(stridesOf(mode));
  return Form::tuple(std::move(modes));
}

Expected<IntTuple> rearranged(Denoter& denoter, const Expression& e) {
  std::map<const Expression*, LayoutValue> tuples;
  for (size_t i = 0; i < e.children.size(); ++i) {
    if (!isLayoutArgument(e.name, i)) continue;
    CUTECHECK_TRY(tuple, tupleOf(denoter, e.children[i]));
    tuples.emplace(&ungrouped(e.children[i]), valueOf(stridesOf(tuple), Certain::all()));
  }
  std::swap(denoter.tuples, tuples);
  const Expected<LayoutValue> value = Operations(denoter).call(e);
  std::swap(denoter.tuples, tuples);
  if (!value) return value.error();
  return value->form ? numbersOf(*value->form, &Mode::stride) : IntTuple::symbolic(denoter.lacking(1));
}

}  // namespace

Polynomial upward(const Polynomial& a, const Polynomial& b) { return quotient(a + b - Polynomial(1), b); }

Polynomial productOf(const IntTuple& t) {
  if (!t.isTuple()) return Polynomial::of(scalarOf(t));
  Polynomial total(1);
  for (const IntTuple& mode : t.modes()) total = total * productOf(mode);
  return total;
}

IntTuple numbersOf(const Form& form, Polynomial Mode::* number) {
  if (form.isLeaf) return IntTuple::symbolic((form.leaf.*number).scalar());
  std::vector<IntTuple> modes;
  for (const Form& mode : form.modes) modes.push_back(numbersOf(mode, number));
  return IntTuple::tuple(std::move(modes));
}

bool denotesTuple(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  return e.kind == Kind::kTuple || isTupleDivision(e) || isCoordinateOperation(e) || isRearranged(e);
}

bool isTupleDivision(const Expression& e) {
  if (e.kind != Kind::kCall || e.children.empty()) return false;
  if (e.name != "ceil_div" && e.name != "round_up" && e.name != "shape_div" &&
      e.name != "shape_div_elementwise")
    return false;
  const Expression& first = ungrouped(e.children[0]);
  return denotesTuple(first);
}

Expected<IntTuple> tupleDivision(Operations& operations, const Expression& e) {
  if (e.children.size() < 2 || e.children.size() > (e.name.starts_with("shape_div") ? 3u : 2u))
    return errorAt(e, Code::kUsage, "claim_c2", e.name + " takes another number of arguments");
  return Division(operations, e).compute();
}

Expected<IntTuple> tupleOf(Denoter& denoter, const Expression& e, bool keeps) {
  if (isTupleDivision(e)) {
    Operations operations(denoter);
    return tupleDivision(operations, e);
  }
  if (isRearranged(e)) return rearranged(denoter, e);
  if (isCoordinateOperation(e) || (keeps && e.kind == Kind::kUnderscore)) return denoter.coordinate(e);
  if (e.kind != Kind::kTuple) {
    CUTECHECK_TRY(number, denoter.integer(e));
    return IntTuple::symbolic(number);
  }
  std::vector<IntTuple> modes;
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(mode, tupleOf(denoter, child, keeps));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

bool sameTree(const IntTuple& a, const IntTuple& b) {
  if (!a.isTuple() || !b.isTuple()) return !a.isTuple() && !b.isTuple();
  if (a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (!sameTree(a.mode(i), b.mode(i))) return false;
  return true;
}

IntTuple unwrapped(IntTuple t) {
  while (t.isTuple() && t.rank() == 1) t = IntTuple(t.mode(0));
  return t;
}

Expected<std::vector<Goal>> tupleGoals(Denoter& denoter, const Expression& relation) {
  const bool differ = relation.relation == Relation::kNotEqual;
  if (!differ && relation.relation != Relation::kEqual && relation.relation != Relation::kIdentical)
    return errorAt(relation, Code::kUsage, "claim_c1", "tuples are related by ==, === or !=");
  CUTECHECK_TRY(a, tupleOf(denoter, relation.children[0]));
  CUTECHECK_TRY(b, tupleOf(denoter, relation.children[1]));
  std::vector<Goal> goals;
  const IntTuple left = unwrapped(a), right = unwrapped(b);
  if (!left.isTuple() && !right.isTuple()) a = left, b = right;
  const std::string sides = toString(relation.children[0]) + " and " + toString(relation.children[1]);
  pairUp(a, b, sides, goals);
  if (goals.empty()) return std::vector{factGoal(!differ, "the trees of " + sides + (differ ? " differ" : " are the same"))};
  if (!differ) return goals;
  // Where some leaf differs, the sum of squares is not 0.
  Polynomial squares(0);
  for (const Goal& goal : goals) {
    if (goal.kind == Goal::Kind::kFact) return std::vector{factGoal(true, "the trees of " + sides + " differ")};
    const Polynomial apart = Polynomial::of(goal.lower) - Polynomial::of(goal.upper);
    squares = squares + (goals.size() == 1 ? apart : apart * apart);
  }
  return std::vector{integerGoal(squares.scalar(), Relation::kNotEqual, ScalarNode::constant(0), toString(relation))};
}

}  // namespace cutecheck::oracle
