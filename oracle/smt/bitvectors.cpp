// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/bitvectors.h"

#include <algorithm>
#include <map>

#include "oracle/smt/cvc5.h"
#include "oracle/smt/smtlib.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;
using Outcome = Attempt::Outcome;

// A multiplier of more bits is hard work for a solver over bits.
constexpr unsigned kMostProductBits = 33;

// Bits of the numbers of a range, one for the sign where there is one.
unsigned bitsOf(const Interval& range) {
  const Int128 most = std::max(range.high, -(range.low + 1));
  unsigned bits = 1;
  while (bits < 127 && (Int128(1) << bits) <= most) ++bits;
  return bits + (range.low < 0 ? 1 : 0);
}

bool bounded(const Interval& range) {
  const Interval all = Interval::everything();
  return range.low > all.low && range.high < all.high;
}

std::optional<unsigned> powerOfTwo(const Term& t) {
  for (unsigned k = 0; k < 120; ++k)
    if (t->op == Op::kInt && t->value == Int128(1) << k) return k;
  return std::nullopt;
}

class Writer {
 public:
  explicit Writer(const std::vector<Term>& assertions) : ranges_({}, assertions) {}

  Expected<BitScript> write(const std::vector<Term>& assertions) {
    for (const Term& term : assertions) measure(term);
    for (const std::string& name : variablesOf(assertions)) declare(name);
    if (!unbounded_.empty())
      return makeError(Code::kUndecided, "bitvectors_c1", "no bounds of " + unbounded_);
    // Bounds that contradict each other leave no number, whatever the width.
    if (empty_) require("false");
    if (empty_) return std::move(script_);
    for (const BitVariable& v : script_.variables) {
      const Interval range = ranges_.bounds().at(v.name);
      require("(bvsle " + number(range.low) + " " + extended(v) + ")");
      require("(bvsle " + extended(v) + " " + number(range.high) + ")");
    }
    for (const Term& term : assertions) {
      const std::string text = spell(term);
      require(text);
    }
    return std::move(script_);
  }

 private:
  void require(const std::string& text) { script_.text += "(assert " + text + ")\n"; }

  void contain(const Interval& range, const std::string& what) {
    if (!bounded(range)) {
      if (unbounded_.empty()) unbounded_ = what + " within 120 bits";
      return;
    }
    // With a bit for the sign of every term: comparisons are signed.
    script_.width = std::max(script_.width, bitsOf({-1, std::max(range.high, -(range.low + 1))}));
  }

  // Lets the width hold every value on the way.
  void measure(const Term& t) {
    if (!measured_.emplace(t.get(), true).second) return;
    for (const Term& operand : t->operands) measure(operand);
    if (t->op >= Op::kEqual) return;
    const Interval range = ranges_.of(t);
    contain(range, t->op == Op::kVariable ? t->name : "a term");
    const bool constant =
        t->op != Op::kMul || t->operands[0]->op == Op::kInt || t->operands[1]->op == Op::kInt;
    if (!constant && bitsOf(range) > kMostProductBits) unbounded_ = "a product of unknowns within 32 bits";
    if (t->op != Op::kDiv && t->op != Op::kMod) return;
    const Interval a = ranges_.of(t->operands[0]), b = ranges_.of(t->operands[1]);
    if (!bounded(a) || !bounded(b) || a.low >= 0) return;
    contain({-a.high - b.high, b.high - a.low}, "a term");
  }

  void declare(const std::string& name) {
    auto at = ranges_.bounds().find(name);
    if (at == ranges_.bounds().end() || !bounded(at->second)) {
      if (unbounded_.empty()) unbounded_ = name + " within 120 bits";
      return;
    }
    const Interval range = at->second;
    empty_ = empty_ || range.empty();
    const BitVariable v{name, std::min(bitsOf(range), script_.width), range.low < 0};
    script_.variables.push_back(v);
    variables_.emplace(name, v);
    script_.text += "(declare-const " + quotedSymbol(name) + " (_ BitVec " + std::to_string(v.width) + "))\n";
  }

  std::string number(Int128 value) const {
    const std::string digits =
        "(_ bv" + decimal(value < 0 ? -value : value) + " " + std::to_string(script_.width) + ")";
    return value < 0 ? "(bvneg " + digits + ")" : digits;
  }

  std::string extended(const BitVariable& v) const {
    const bool sign = v.isSigned;
    return std::string("((_ ") + (sign ? "sign" : "zero") + "_extend " +
           std::to_string(script_.width - v.width) + ") " + quotedSymbol(v.name) + ")";
  }

  // floor(a/b) of b >= 1.
  std::string quotient(const Term& t) {
    const std::string a = spell(t->operands[0]);
    if (std::optional<unsigned> k = powerOfTwo(t->operands[1]))
      return "(bvashr " + a + " " + number(*k) + ")";
    const std::string b = spell(t->operands[1]);
    if (ranges_.of(t->operands[0]).low >= 0) return "(bvudiv " + a + " " + b + ")";
    return "(ite (bvslt " + a + " " + number(0) + ") (bvneg (bvudiv (bvadd (bvneg " + a + ") (bvsub " + b +
           " " + number(1) + ")) " + b + ")) (bvudiv " + a + " " + b + "))";
  }

  std::string remainder(const Term& t) {
    const std::string a = spell(t->operands[0]);
    if (std::optional<unsigned> k = powerOfTwo(t->operands[1]))
      return "(bvand " + a + " " + number((Int128(1) << *k) - 1) + ")";
    const std::string b = spell(t->operands[1]);
    if (ranges_.of(t->operands[0]).low >= 0) return "(bvurem " + a + " " + b + ")";
    return "(bvsub " + a + " (bvmul " + b + " " + quotient(t) + "))";
  }

  std::string joined(const char* word, const Term& t) {
    if (t->operands.empty()) return t->op == Op::kAnd ? "true" : "false";
    std::string text = std::string("(") + word;
    for (const Term& operand : t->operands) text += " " + spell(operand);
    return text + ")";
  }

  std::string written(const Term& t) {
    switch (t->op) {
      case Op::kAdd:
        return joined("bvadd", t);
      case Op::kMul:
        return joined("bvmul", t);
      case Op::kNegate:
        return joined("bvneg", t);
      case Op::kDiv:
        return quotient(t);
      case Op::kMod:
        return remainder(t);
      case Op::kIf:
        return joined("ite", t);
      case Op::kXor:
        return joined("bvxor", t);
      case Op::kEqual:
        return joined("=", t);
      case Op::kLessEqual:
        return joined("bvsle", t);
      case Op::kLess:
        return joined("bvslt", t);
      case Op::kAnd:
        return joined("and", t);
      case Op::kOr:
        return joined("or", t);
      default:
        return joined("not", t);
    }
  }

  // Each term is defined once, before its first use.
  std::string spell(const Term& t) {
    if (t->op == Op::kInt) return number(t->value);
    if (t->op == Op::kVariable) return extended(variables_.at(t->name));
    if (auto known = names_.find(t.get()); known != names_.end()) return known->second;
    const std::string text = written(t), name = "t!" + std::to_string(names_.size());
    const std::string sort =
        t->op >= Op::kEqual ? "Bool" : "(_ BitVec " + std::to_string(script_.width) + ")";
    script_.text += "(define-fun " + name + " () " + sort + " " + text + ")\n";
    names_.emplace(t.get(), name);
    return name;
  }

  Intervals ranges_;
  BitScript script_;
  std::string unbounded_;
  bool empty_ = false;
  std::map<const TermNode*, bool> measured_;
  std::map<const TermNode*, std::string> names_;
  std::map<std::string, BitVariable> variables_;
};

// The assertions without those of the first `premises` that speak of a variable without bounds.
std::vector<Term> boundedOf(const std::vector<Term>& assertions, size_t premises) {
  const Intervals ranges({}, assertions);
  std::vector<Term> kept;
  for (size_t i = 0; i < assertions.size(); ++i) {
    const std::vector<std::string> names = variablesOf({assertions[i]});
    const bool all = std::all_of(names.begin(), names.end(), [&](const std::string& name) {
      auto at = ranges.bounds().find(name);
      return at != ranges.bounds().end() && bounded(at->second);
    });
    if (all || i >= premises) kept.push_back(assertions[i]);
  }
  return kept;
}

bool hasSwizzle(const Function& f) {
  if (f.kind == Function::Kind::kSwizzle) return f.swizzle.bits > 0;
  return std::any_of(f.parts.begin(), f.parts.end(), [](const Function& part) { return hasSwizzle(part); });
}

}  // namespace

bool hasSwizzle(const Goal& goal) { return hasSwizzle(goal.f.meaning) || hasSwizzle(goal.g.meaning); }

Expected<BitScript> bitScript(const std::vector<Term>& assertions) {
  return Writer(assertions).write(assertions);
}

Attempt decideByBitvectors(const Goal& goal, const Assumptions& assumptions, Encoding encoding,
                           uint64_t budget, Engine engine) {
  Attempt attempt;
  attempt.engine = engine;
  attempt.method =
      encoding == Encoding::kCoordinates ? Method::kBitVectorsCoordinates : Method::kBitVectorsDivMod;
  Expected<Query> query = queryOf(goal, assumptions, encoding, true);
  Expected<BitScript> script = query ? bitScript(query->assertions) : Expected<BitScript>(query.error());
  // Without the premises on symbols that have no bounds and that the goal does not mention: less is known, so
  // that a proof is one, and a model is none.
  bool weaker = false;
  if (query && !script) {
    Expected<BitScript> rest = bitScript(boundedOf(query->assertions, assumptions.constraints.size()));
    weaker = rest.ok();
    if (weaker) script = std::move(rest);
  }
  if (!script) {
    attempt.reason = script.error().message;
    return attempt;
  }
  std::vector<std::string> names;
  for (const BitVariable& v : script->variables) names.push_back(v.name);
  Solved solved = engine == Engine::kZ3 ? solveScript(script->text, names, budget)
                                        : solveScriptByCvc5(script->text, names, budget);
  attempt.cost = solved.units;
  for (const BitVariable& v : script->variables) {
    auto at = solved.model.find(v.name);
    if (at == solved.model.end() || !v.isSigned) continue;
    if (v.width > 62)
      solved.fits = false;
    else if (at->second >> (v.width - 1) != 0)
      at->second -= int64_t{1} << v.width;
  }
  if (solved.status == Solved::Status::kUnsat) {
    attempt.outcome = Outcome::kProved;
    Derivation::record(attempt, goal, fingerprintOf(assumptions.constraints, assumptions.divisors), true);
  } else if (solved.status == Solved::Status::kUnknown) {
    attempt.reason = solved.reason.empty() ? "gave up" : solved.reason;
  } else if (weaker) {
    attempt.reason = "a model of some of the premises";
  } else {
    attempt.denied = true;
    if ((attempt.counterexample = readModel(solved, assumptions, &goal))) {
      attempt.outcome = Outcome::kRefuted;
    } else {
      attempt.reason = "a model whose numbers leave 64 bits";
    }
  }
  return attempt;
}

}  // namespace cutecheck::oracle
