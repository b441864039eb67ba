// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/carry_free.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

constexpr size_t kMaxTerms = 256;     // of a product multiplied out
constexpr size_t kMaxRelations = 12;  // 4096 rows of a table
constexpr size_t kMaxSteps = 4096;    // of a formula written out

Int128 gcdOf(Int128 a, Int128 b) {
  a = abs128(a);
  b = abs128(b);
  while (b != 0) {
    Int128 r = a % b;
    a = b;
    b = r;
  }
  return a;
}

Int128 constantPart(const Polynomial& p) {
  auto at = p.terms().find(Polynomial::Monomial{});
  return at == p.terms().end() ? 0 : at->second;
}

// Each coefficient c replaced by f(c).
template <typename F>
Polynomial mapped(const Polynomial& p, F f) {
  Polynomial result;
  for (const auto& [monomial, coefficient] : p.terms()) {
    Polynomial term(f(coefficient));
    for (const Atom& a : monomial) term = term * Polynomial::atom(a);
    result = result + term;
  }
  return result;
}

}  // namespace

void CarryFree::forget() {
  polynomials_.clear();
  formulas_.clear();
}

std::string CarryFree::printed(const Polynomial& p) const {
  std::string text;
  for (const auto& [monomial, coefficient] : p.terms()) {
    text += (text.empty() ? "" : "+") + decimal(coefficient);
    for (const Atom& a : monomial) text += "*" + a.key;
  }
  return text.empty() ? "0" : text;
}

Polynomial CarryFree::atom(const std::string& text, const Term& meaning) {
  std::string key = keys_.emplace(text, "#" + std::to_string(keys_.size())).first->second;
  atoms_.emplace(key, meaning);
  return Polynomial::atom(Atom{key, ScalarNode::symbol(key), false});
}

Term CarryFree::rebuilt(const Polynomial& p) const {
  Term sum = integer(0);
  for (const auto& [monomial, coefficient] : p.terms()) {
    Term product = integer(coefficient);
    for (const Atom& a : monomial) product = multiply(product, atoms_.at(a.key));
    sum = add(sum, product);
  }
  return sum;
}

Polynomial CarryFree::quotient(const Polynomial& a, Int128 k) {
  if (k == 1) return a;
  Polynomial whole = mapped(a, [&](Int128 c) { return floorDiv(c, k); });
  Polynomial rest = mapped(a, [&](Int128 c) { return floorMod(c, k); });
  Interval range = intervals_.of(rebuilt(rest));
  Int128 low = floorDiv(range.low, k);
  const bool bounded = range.boundedBelow() && range.boundedAbove();
  if (bounded && low == floorDiv(range.high, k)) {
    // That 0 <= 0 < k is known without them.
    asked_ = asked_ || !rest.constant();
    return whole + Polynomial(low);
  }
  // (g*p + c)/(g*m) is (p + c/g)/m.
  Int128 common = k;
  for (const auto& [monomial, coefficient] : rest.terms())
    if (!monomial.empty()) common = gcdOf(common, coefficient);
  if (common > 1) return whole + quotient(mapped(rest, [&](Int128 c) { return floorDiv(c, common); }), k / common);
  // x/a/b is x/(a*b).
  if (rest.terms().size() == 1 && rest.terms().begin()->first.size() == 1 && rest.terms().begin()->second == 1) {
    auto inner = quotients_.find(rest.terms().begin()->first[0].key);
    std::optional<Int128> both = inner == quotients_.end() ? std::nullopt : checkedMul(inner->second.second, k);
    if (both) return whole + quotient(Polynomial(inner->second.first), *both);
  }
  Polynomial digit = atom("(" + printed(rest) + ")/" + decimal(k), quotientOf(rebuilt(rest), integer(k)));
  quotients_.emplace(digit.terms().begin()->first[0].key, std::pair(rest, k));
  return whole + digit;
}

Polynomial CarryFree::polynomial(const Term& t) {
  if (auto at = polynomials_.find(t); at != polynomials_.end()) {
    asked_ |= at->second.second;
    return at->second.first;
  }
  const bool before = std::exchange(asked_, false);
  Polynomial result;
  bool known = true;
  switch (t->op) {
    case Op::kInt: result = Polynomial(t->value); break;
    case Op::kVariable: {
      auto at = multiples_.find(t->name);
      Int128 k = at == multiples_.end() ? Int128(1) : at->second;
      result = Polynomial(k) * atom(t->name, quotientOf(t, integer(k)));
      break;
    }
    case Op::kAdd: result = polynomial(t->operands[0]) + polynomial(t->operands[1]); break;
    case Op::kNegate: result = Polynomial(0) - polynomial(t->operands[0]); break;
    case Op::kMul: {
      Polynomial a = polynomial(t->operands[0]), b = polynomial(t->operands[1]);
      known = a.terms().size() * b.terms().size() <= kMaxTerms;
      if (known) result = a * b;
      break;
    }
    case Op::kDiv:
    case Op::kMod: {
      Polynomial a = polynomial(t->operands[0]), b = polynomial(t->operands[1]);
      std::optional<Int128> k = b.constant();
      known = k && *k >= 1;
      if (known) {
        result = quotient(a, *k);
        if (t->op == Op::kMod) result = a - Polynomial(*k) * result;
      } else {
        known = true;
        result = atom((t->op == Op::kDiv ? "div " : "mod ") + printed(a) + " by " + printed(b), t);
      }
      break;
    }
    case Op::kIf: {
      int holds = decided(t->operands[0]);
      if (holds >= 0) {
        result = polynomial(t->operands[holds == 1 ? 1 : 2]);
      } else {
        Formula condition;
        append(t->operands[0], condition);
        Polynomial a = polynomial(t->operands[1]), b = polynomial(t->operands[2]);
        result = a == b ? a : atom("if " + printed(condition) + " then " + printed(a) + " else " + printed(b), t);
      }
      break;
    }
    default: known = false; break;
  }
  // Coefficients that left 128 bits, or a product too long: the term as it is.
  if (!known || !(result == result)) result = atom("term " + std::to_string(reinterpret_cast<uintptr_t>(t.get())), t);
  polynomials_.emplace(t, std::pair(result, asked_));
  asked_ |= before;
  return result;
}

// A truth value that is not looked into.
void CarryFree::whole(const Term& t, Formula& out) {
  kept_.push_back(t);  // so that no address is used twice
  std::string text = "T " + std::to_string(reinterpret_cast<uintptr_t>(t.get()));
  out = {{Step::Kind::kRelation, relations_.emplace(text, relations_.size()).first->second}};
}

// p <= 0 or p == 0, by a number that stands for all its multiples and for its negation.
void CarryFree::relation(const Term& t, Formula& out) {
  Polynomial p = polynomial(t->operands[0]) - polynomial(t->operands[1]);
  if (t->op == Op::kLess) p = p + Polynomial(1);
  bool equation = t->op == Op::kEqual;
  if (!(p == p)) return whole(t, out);
  Int128 c = constantPart(p), divisor = 0;
  Polynomial rest = p - Polynomial(c);
  for (const auto& [monomial, coefficient] : rest.terms()) divisor = gcdOf(divisor, coefficient);
  auto settled = [&](bool holds) { out.push_back({holds ? Step::Kind::kTrue : Step::Kind::kFalse, 0}); };
  if (divisor == 0) return settled(equation ? c == 0 : c <= 0);
  Interval range = intervals_.of(rebuilt(p));
  const bool never = range.low > 0 || (equation && range.high < 0);
  if (never || (!equation && range.high <= 0)) {
    asked_ = true;
    return settled(!never);
  }
  if (equation && c % divisor != 0) return settled(false);
  rest = mapped(rest, [&](Int128 v) { return v / divisor; });
  c = -floorDiv(-c, divisor);
  bool negative = rest.terms().begin()->second < 0;
  if (negative) {
    rest = Polynomial(0) - rest;
    // rest + c <= 0 with rest negated: not (-rest - c + 1 <= 0).
    c = equation ? -c : 1 - c;
  }
  std::string text = (equation ? "E " : "L ") + printed(rest) + " " + decimal(c);
  out.push_back({Step::Kind::kRelation, relations_.emplace(text, relations_.size()).first->second});
  if (negative && !equation) out.push_back({Step::Kind::kNot, 1});
}

void CarryFree::append(const Term& t, Formula& out) {
  if (auto at = formulas_.find(t); at != formulas_.end()) {
    asked_ |= at->second.second;
    out.insert(out.end(), at->second.first.begin(), at->second.first.end());
    return;
  }
  const bool before = std::exchange(asked_, false);
  Formula f;
  switch (t->op) {
    case Op::kLess:
    case Op::kLessEqual:
    case Op::kEqual: relation(t, f); break;
    case Op::kNot:
      append(t->operands[0], f);
      f.push_back({Step::Kind::kNot, 1});
      break;
    default:
      for (const Term& operand : t->operands) append(operand, f);
      f.push_back({t->op == Op::kAnd ? Step::Kind::kAnd : Step::Kind::kOr, t->operands.size()});
      break;
  }
  if (f.size() > kMaxSteps) whole(t, f);
  out.insert(out.end(), f.begin(), f.end());
  formulas_.emplace(t, std::pair(std::move(f), asked_));
  asked_ |= before;
}

std::string CarryFree::printed(const Formula& f) const {
  std::string text;
  for (const Step& step : f) text += std::to_string(static_cast<int>(step.kind)) + ":" + std::to_string(step.number) + " ";
  return text;
}

namespace {

// Numbers of the relations of a formula, without repetition.
template <typename Formula>
std::vector<size_t> relationsOf(const Formula& f) {
  std::vector<size_t> numbers;
  for (const auto& step : f)
    if (step.kind == std::decay_t<decltype(step)>::Kind::kRelation) numbers.push_back(step.number);
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

// The value in one row: bit i of `row` is the relation numbers[i].
template <typename Formula>
bool valueIn(const Formula& f, const std::vector<size_t>& numbers, size_t row) {
  using Kind = typename Formula::value_type::Kind;
  std::vector<char> stack;
  for (const auto& step : f) {
    switch (step.kind) {
      case Kind::kTrue: stack.push_back(1); break;
      case Kind::kFalse: stack.push_back(0); break;
      case Kind::kRelation: {
        auto at = std::lower_bound(numbers.begin(), numbers.end(), step.number);
        stack.push_back(static_cast<char>((row >> (at - numbers.begin())) & 1));
        break;
      }
      case Kind::kNot: stack.back() = static_cast<char>(1 - stack.back()); break;
      default: {
        bool both = step.kind == Kind::kAnd, value = both;
        for (size_t i = 0; i < step.number; ++i) {
          value = both ? value && stack.back() : value || stack.back();
          stack.pop_back();
        }
        stack.push_back(value ? 1 : 0);
        break;
      }
    }
  }
  return stack.back() != 0;
}

}  // namespace

int CarryFree::decided(const Term& truth) {
  if (implied(conjunction({}), truth)) return 1;
  return implied(conjunction({}), notOf(truth)) ? 0 : -1;
}

bool CarryFree::follows(const Term& assumption, const Term& goal) {
  asked_ = false;
  return implied(assumption, goal);
}

bool CarryFree::implied(const Term& assumption, const Term& goal) {
  Formula f;
  append(implies(assumption, goal), f);
  std::vector<size_t> numbers = relationsOf(f);
  if (numbers.size() > kMaxRelations) return false;
  for (size_t row = 0; row < size_t{1} << numbers.size(); ++row)
    if (!valueIn(f, numbers, row)) return false;
  return true;
}

}  // namespace cutecheck::oracle
