// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/generator.h"

#include <algorithm>
#include <functional>

#include "properties/claim_adversary/builder.h"
#include "properties/claim_adversary/coincidence.h"
#include "properties/claim_adversary/engineers.h"
#include "properties/claim_adversary/infer.h"
#include "properties/claim_adversary/limits.h"
#include "properties/claim_adversary/offsets.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

const std::vector<std::string> kComparisons = {"==", "<=", "<", ">=", ">", "!="};

Term rel(std::string r, Term a, Term b) { return Term::relation(std::move(r), std::move(a), std::move(b)); }
Term num(int64_t v) { return Term::number(v); }
Term op(char c, Term a, Term b) { return Term::binary(c, std::move(a), std::move(b)); }

class Drawing {
 public:
  Drawing(uint64_t seed, uint64_t number)
      : random_(seed * 0x9E3779B97F4A7C15ull + number * 0xD1B54A32D192ED03ull + 1), builder_(random_) {}

  Case draw() {
    const size_t plan = random_.below(100);
    bool ready = true;
    if (plan < 20) {
      scalarUnderPremises();
    } else if (plan < 42) {
      ready = inferredForm();
    } else if (plan < 54) {
      law();
    } else if (plan < 64) {
      predicate();
    } else if (plan < 70) {
      ready = numbersOnly();
    } else if (plan < 74) {
      wild();
    } else {
      cell();
    }
    if (!ready) law();
    if (!plain_) {
      if (random_.chance(35)) irrelevant();
      if (random_.chance(30)) usualPremise();
    }
    if (random_.chance(20)) change();
    return std::move(case_);
  }

 private:
  Term anyComparison(Term a, Term b) { return rel(random_.pick(kComparisons), std::move(a), std::move(b)); }
  Term name() { return Term::symbol(random_.pick(builder_.names())); }

  // A large symbol, or a large bound of one that occurs: small models never see it.
  void irrelevant() {
    if (random_.chance(20) && builder_.unused().size() > 0) return hidden();
    static const std::vector<int64_t> kLarge = {100, 100, 1000, 1000000, 1000000};
    const Term s =
        Term::symbol(random_.chance(85) && !builder_.unused().empty() ? random_.pick(builder_.unused())
                                                                      : random_.pick(builder_.names()));
    case_.premises.push_back(rel(">=", s, num(random_.pick(kLarge))));
  }

  // The least values of a symbol are allowed, but only where another is too large for any sample.
  void hidden() {
    if (random_.chance(50) && builder_.unused().size() > 1) {
      for (Term& premise : hiddenBehindPrimes(name(), random_.between(0, 3), Term::symbol(builder_.unused()[0]),
                                              Term::symbol(builder_.unused()[1])))
        case_.premises.push_back(std::move(premise));
      return;
    }
    const Term other = Term::symbol(random_.pick(builder_.unused()));
    case_.premises.push_back(rel(">=", other, num(1)));
    case_.premises.push_back(
        rel(">=", op('+', name(), op('/', other, num(kBeyondSamples))), num(random_.between(1, 4))));
  }

  void usualPremise() {
    const size_t kind = random_.below(9);
    const Term a = name(), b = name();
    if (kind == 0) case_.premises.push_back(rel(">=", a, num(random_.between(0, 2))));
    if (kind == 1)
      case_.premises.push_back(rel("==", op('%', a, num(int64_t{1} << random_.between(1, 4))), num(0)));
    if (kind == 2) case_.premises.push_back(rel(random_.chance(50) ? "<=" : "==", a, b));
    if (kind == 3) case_.premises.push_back(rel(">=", a, num(2)));
    if (kind == 4) case_.premises.push_back(rel("<=", a, num(random_.between(0, 9))));
    if (kind == 5) case_.premises.push_back(rel("==", a, num(random_.between(0, 8))));
    if (kind == 6)
      case_.premises.push_back(anyComparison(builder_.integer(2, true), builder_.integer(1, true)));
    if (kind == 7) case_.premises.push_back(rel("==", Term::call("gcd", {a, b}), num(1)));
    if (kind == 8)
      case_.premises.push_back(rel("<=", Term::call("cosize", {builder_.tidy(1 + random_.below(2))}),
                                   num(random_.between(1, 64))));
  }

  // Integers under premises with operations; the claim is one of what may be thought to follow.
  void scalarUnderPremises() {
    case_.plan = "integers";
    const size_t premises = 1 + random_.below(2);
    std::vector<std::pair<Term, Term>> of;
    std::vector<std::string> relations;
    for (size_t i = 0; i < premises; ++i) {
      Term a = random_.chance(55) ? name() : builder_.integer(2, true);
      Term b = random_.chance(65)   ? builder_.integerCall(random_.pick(integerNames()), 1)
               : random_.chance(50) ? builder_.integer(2, true)
                                    : num(random_.between(0, 8));
      if (random_.chance(30)) std::swap(a, b);
      const std::string r = random_.chance(35) ? "==" : random_.pick(kComparisons);
      case_.premises.push_back(rel(r, a, b));
      of.emplace_back(a, b);
      relations.push_back(r);
    }
    const size_t kind = random_.below(10);
    const auto& [a, b] = of[0];
    case_.lawful = true;
    if (kind < 2) {
      // The premise itself, or what is weaker.
      static const std::map<std::string, std::string> kWeaker = {{"==", "<="}, {"<", "<="},  {">", "!="},
                                                                 {"<=", "<="}, {">=", ">="}, {"!=", "!="}};
      case_.claim = rel(kWeaker.at(relations[0]), a, b);
    } else if (kind == 2) {
      case_.claim = rel("<=", op('+', Term::call("min", {a, b}), num(0)), Term::call("max", {b, a}));
    } else if (kind == 3) {
      const Term s = name(), t = name();
      case_.premises.push_back(rel("<=", s, Term::call("min", {t, builder_.integer(1, false)})));
      case_.claim = rel("<=", s, t);
    } else if (kind == 4) {
      const Term s = name();
      case_.claim = rel(">=", op('*', s, s), num(0));
    } else {
      case_.lawful = false;
      case_.claim = kind < 6   ? anyComparison(name(), num(random_.between(-1, 3)))
                    : kind < 7 ? anyComparison(name(), name())
                    : kind < 9 ? counted()
                               : anyComparison(builder_.integer(2, true), builder_.integer(1, true));
    }
    plain_ = random_.chance(70);
  }

  // A size, of an extent that is a product: it is at least 1 as a whole, and nothing follows for its factors.
  Term counted() {
    const Term m = name(), n = name();
    Term extent = random_.chance(70) ? op(random_.chance(80) ? '*' : '+', m, n) : builder_.extent();
    Term size = Term::call(
        random_.chance(70) ? "size" : "cosize",
        {Term::layout(std::move(extent), random_.chance(70) ? builder_.small() : builder_.symbol())});
    if (random_.chance(60)) size = op('*', random_.chance(60) ? m : name(), std::move(size));
    return rel(random_.pick(kComparisons), std::move(size),
               random_.chance(60) ? num(random_.between(0, 2)) : n);
  }

  // An operation beside its form, read off its values at a few generic numbers.
  bool inferredForm() {
    case_.plan = "form";
    case_.lawful = true;
    for (int attempt = 0; attempt < 4; ++attempt) {
      if (random_.chance(20)) {
        Term t = builder_.integerCall(random_.pick(integerNames()), 1);
        if (auto form = inferInteger(t)) {
          case_.claim = rel("==", std::move(t), *std::move(form));
          return true;
        }
        continue;
      }
      Term t = builder_.layoutCall(random_.pick(layoutNames()), random_.chance(25) ? 1 : 0);
      if (auto form = inferLayout(t)) {
        case_.claim = rel(random_.chance(25) ? "===" : "==", std::move(t), *std::move(form));
        return true;
      }
    }
    return false;
  }

  // Laws that hold for all values; sides may then be rewritten.
  void law() {
    case_.plan = "law";
    case_.lawful = true;
    const Term s = builder_.integer(1, false), t = builder_.integer(1, false);
    const Term c = builder_.small(), l = builder_.tidy(), plainOne = builder_.layout(1);
    const Term m = name(), n = name();
    const auto call = [](const char* f, std::vector<Term> parts) { return Term::call(f, std::move(parts)); };
    switch (random_.below(30)) {
      case 0:
        case_.claim = rel("==", op('*', op('+', s, t), c), op('+', op('*', c, t), op('*', s, c)));
        break;
      case 1:
        case_.claim = rel("==", op('+', op('*', op('/', s, c), c), op('%', s, c)), s);
        break;
      case 2:
        case_.claim = rel("==", op('/', op('/', s, c), num(3)), op('/', s, op('*', num(3), c)));
        break;
      case 3:
        case_.claim = rel("<", op('%', s, c), c);
        break;
      case 4:
        case_.claim = rel("<=", call("min", {s, t}), t);
        break;
      case 5:
        case_.claim = rel(">=", call("max", {s, t}), s);
        break;
      case 6:
        case_.claim = rel("==", call("ceil_div", {s, c}), op('/', op('-', op('+', s, c), num(1)), c));
        break;
      case 7:
        case_.claim = rel(">=", call("round_up", {s, c}), s);
        break;
      case 8:
        case_.claim = rel("==", call("gcd", {m, op('*', c, m)}), m);
        case_.premises.push_back(rel(">=", m, num(1)));
        break;
      case 9:
        case_.claim = rel("==", call("coalesce", {plainOne}), plainOne);
        break;
      case 10:
        case_.claim = rel("==", call("flatten", {plainOne}), plainOne);
        break;
      case 11:
        case_.claim = rel("==", call("composition", {l, Term::layout(call("size", {l}), num(1))}), l);
        break;
      case 12:
        case_.claim = rel("==", call("size", {call("flatten", {l})}), call("size", {l}));
        break;
      case 13:
        case_.claim = call("injective", {call("right_inverse", {l})});
        break;
      case 14: {
        const Term tidy = Term::layout(Term::tuple({m, n}), Term::tuple({num(1), m}));
        case_.claim = call("bijective", {tidy, op('*', n, m)});
        break;
      }
      case 15: {
        const Term first = call("get", {builder_.tidy(2), num(0)});
        case_.claim = rel("==", call("concat", {first}), first);
        break;
      }
      case 16: {
        const Term two =
            Term::layout(Term::tuple({m, n}), Term::tuple({builder_.stride(), builder_.stride()}));
        case_.claim = rel("==", call("select", {call("select", {two, num(1), num(0)}), num(1), num(0)}), two);
        break;
      }
      case 17: {
        const Term z = builder_.swizzle();
        case_.claim =
            rel("==", Term::compose(z, Term::compose(num(0), Term::compose(z, Term::compose(num(0), l)))), l);
        break;
      }
      case 18:
        case_.claim = rel("==", call("crd2idx", {s, Term::layout(n, c)}), op('*', c, s));
        break;
      case 19:
        case_.claim = rel("==", call("composition", {call("left_inverse", {l}), l}),
                          Term::layout(call("size", {l}), num(1)));
        break;
      case 20:
        case_.claim = call("within", {l, call("cosize", {l})});
        break;
      case 21: {
        const Term two = Term::layout(Term::tuple({m, op('*', c, n)}), Term::tuple({num(1), m}));
        case_.claim = rel("==", call("size", {call("logical_divide", {two, Term::tiler({Term::keep(), c})})}),
                          op('*', c, op('*', m, n)));
        break;
      }
      case 22:
        case_.claim = rel("<=", call("cosize", {call("coalesce", {l})}), call("cosize", {l}));
        break;
      case 23: {
        const int64_t k = int64_t{1} << random_.between(1, 4);
        case_.claim = rel("==", op('%', Term::symbol(m.name, k * 2), num(k)), num(0));
        break;
      }
      case 24:
        case_.premises.push_back(rel("==", op('%', m, num(8)), num(0)));
        case_.claim = rel("==", op('*', op('/', m, num(4)), num(4)), m);
        break;
      case 25:
        case_.claim = call("congruent", {l, call("make_layout_like", {l})});
        break;
      case 26:
        case_.claim = rel("==", call("product", {Term::tuple({m, n, c})}), op('*', op('*', c, n), m));
        break;
      case 27: {
        // With a free divisor, which some premise must make one.
        if (random_.chance(70)) case_.premises.push_back(rel(">=", n, num(1)));
        case_.claim = rel(">=", op('%', s, n), num(0));
        break;
      }
      case 28: {
        const Term blocks = Term::layout(op('*', c, m), num(1));
        case_.claim = rel("==", call("zipped_divide", {blocks, c}),
                          Term::layout(Term::tuple({c, m}), Term::tuple({num(1), c})));
        break;
      }
      default: {
        const Term two = builder_.tidy(2), more = Term::layout(c, n);
        case_.claim = rel("==", call("append", {two, more}),
                          call("concat", {call("get", {two, num(0)}), call("get", {two, num(1)}), more}));
        break;
      }
    }
    if (case_.claim.is(Kind::kRelation) && random_.chance(25)) rewrite(case_.claim.parts[random_.below(2)]);
  }

  // The same value, written in another way.
  void rewrite(Term& side) {
    if (Evaluator::isInteger(side)) {
      const size_t kind = random_.below(4);
      side = kind == 0   ? op('+', std::move(side), num(0))
             : kind == 1 ? op('*', num(1), std::move(side))
             : kind == 2 ? Term::tuple({std::move(side)})
                         : Term::call("max", {side, side});
    } else if (Evaluator::isTupleDivision(side)) {
      // Not the same: a tuple of one mode.
      if (random_.chance(30)) side = Term::tuple({std::move(side)}), case_.lawful = false;
    } else if (!side.is(Kind::kTuple)) {
      side = random_.chance(50) ? Term::call("coalesce", {std::move(side)}) : Term::tuple({std::move(side)});
    }
  }

  void predicate() {
    case_.plan = "predicate";
    const std::string name = random_.chance(25) ? "conflict_free" : random_.pick(Evaluator::predicates());
    case_.claim = builder_.predicateCall(name, random_.chance(30) ? 1 : 0);
  }

  bool numbersOnly() {
    case_.plan = "numbers";
    plain_ = true;
    case_.lawful = true;
    static const std::vector<std::string> kNames = {
        "composition", "complement",    "logical_divide",    "logical_product", "coalesce",
        "filter",      "right_inverse", "left_inverse",      "raked_product",   "blocked_product",
        "upcast",      "downcast",      "max_common_layout", "nullspace"};
    for (int attempt = 0; attempt < 6; ++attempt) {
      const std::string& f = random_.pick(kNames);
      std::vector<Term> parts = {builder_.numbers(1 + random_.below(3))};
      if (f == "complement" || f.ends_with("cast"))
        parts.push_back(num(random_.pick(std::vector<int64_t>{1, 2, 4, 8, 16, 24})));
      if (f == "composition" || f == "max_common_layout" || f.starts_with("logical") ||
          f.ends_with("product"))
        parts.push_back(builder_.numbers(1 + random_.below(2)));
      Term t = Term::call(f, std::move(parts));
      if (auto form = inferLayout(t)) {
        case_.claim = rel(random_.chance(30) ? "===" : "==", std::move(t), *std::move(form));
        return true;
      }
    }
    return false;
  }

  void wild() {
    case_.plan = "wild";
    if (random_.chance(50)) {
      case_.claim = rel(random_.chance(70) ? "==" : random_.pick(relationNames()), builder_.layout(2),
                        builder_.layout(2));
    } else {
      case_.claim = anyComparison(builder_.integer(3, true), builder_.integer(3, true));
    }
    const size_t premises = random_.below(3);
    for (size_t i = 0; i < premises; ++i)
      case_.premises.push_back(anyComparison(builder_.integer(2, true), builder_.integer(2, true)));
  }

  // What a name makes, by the kind of name.
  Term made(const std::string& name) {
    const auto in = [&](const std::vector<std::string>& all) {
      return std::find(all.begin(), all.end(), name) != all.end();
    };
    if (in(relationNames())) return rel(name, builder_.integer(1, false), builder_.integer(1, false));
    if (in(Evaluator::predicates())) return builder_.predicateCall(name, 0);
    if (in(integerNames())) return builder_.integerCall(name, 0);
    if (in(coordinateNames())) return builder_.coordinateCall(name);
    if (in(layoutNames())) return builder_.layoutCall(name, 0);
    if (name == "neg") return Term::negate(builder_.symbol());
    if (name == "o") return Term::compose(builder_.tidy(), builder_.tiler(1));
    if (name == "S<>")
      return Term::compose(builder_.swizzle(), Term::compose(builder_.small(), builder_.tidy()));
    if (name == "?") {
      Term t;
      t.kind = Kind::kDynamic;
      t.value = random_.chance(50) ? 1 : 8;
      return t;
    }
    if (name == "{div}")
      return Term::symbol(random_.pick(builder_.names()), int64_t{1} << random_.between(1, 4));
    if (name == "@") {
      Term t;
      t.kind = Kind::kBasis;
      t.path = {static_cast<uint32_t>(random_.below(2))};
      t.parts.push_back(builder_.small());
      return t;
    }
    return op(name[0], builder_.symbol(), random_.chance(60) ? builder_.small() : builder_.symbol());
  }

  static bool isLayout(const Term& t) {
    return t.is(Kind::kCompose) || t.is(Kind::kLayout) ||
           (t.is(Kind::kCall) &&
            std::find(layoutNames().begin(), layoutNames().end(), t.name) != layoutNames().end());
  }
  static bool isWhole(const Term& t) {
    return t.is(Kind::kRelation) ||
           (t.is(Kind::kCall) && std::find(Evaluator::predicates().begin(), Evaluator::predicates().end(),
                                           t.name) != Evaluator::predicates().end());
  }
  // An integer made of it, where it is a layout.
  Term asInteger(Term t) {
    if (isLayout(t)) return Term::call(random_.chance(60) ? "size" : "cosize", {std::move(t)});
    return t;
  }

  // One cell of the table: a name at a position.
  void cell() {
    case_.plan = "cell";
    static const std::vector<std::string> kAll = allNames();
    const std::string& name = random_.pick(kAll);
    const auto position = static_cast<Position>(random_.below(kPositions));
    Term x = made(name);
    const auto related = [&](Term a) {
      if (isWhole(a)) {
        case_.claim = std::move(a);
        return;
      }
      const bool whole = isLayout(a);
      std::optional<Term> form;
      if (a.is(Kind::kBasis)) a = Term::layout(builder_.extent(), std::move(a));
      if (random_.chance(80)) form = whole ? inferLayout(a) : inferInteger(a);
      case_.lawful = form.has_value();
      if (!form) form = whole ? builder_.literal() : builder_.integer(1, false);
      case_.claim =
          rel(whole || form.has_value() ? "==" : random_.pick(kComparisons), std::move(a), *std::move(form));
    };
    switch (position) {
      case Position::kSide:
        if (x.is(Kind::kRelation)) {
          case_.claim = std::move(x);
          if (random_.chance(50)) rewrite(case_.claim.parts[0]);
        } else if (x.is(Kind::kBasis)) {
          case_.claim = rel("==", std::move(x), builder_.small());
        } else {
          related(std::move(x));
        }
        return;
      case Position::kPremise: {
        Term p = isWhole(x)
                     ? std::move(x)
                     : anyComparison(asInteger(std::move(x)),
                                     random_.chance(70) ? num(random_.between(0, 8)) : builder_.symbol());
        case_.premises.push_back(std::move(p));
        if (random_.chance(50)) {
          case_.claim = anyComparison(this->name(), num(random_.between(-1, 3)));
        } else {
          related(builder_.layoutCall(random_.pick(layoutNames()), 0));
        }
        return;
      }
      case Position::kExtent: {
        Term e = asInteger(std::move(x));
        if (random_.chance(20)) e = op('*', std::move(e), builder_.symbol());
        const size_t kind = random_.below(4);
        if (kind < 2) related(Term::call("coalesce", {Term::layout(std::move(e), builder_.small())}));
        if (kind == 2)
          related(Term::call("make_layout_right", {Term::tuple({std::move(e), builder_.small()})}));
        if (kind == 3)
          related(
              Term::call("with_shape", {builder_.tidy(1), Term::tuple({builder_.small(), std::move(e)})}));
        return;
      }
      case Position::kStride:
        related(Term::call(random_.chance(50) ? "coalesce" : "flatten",
                           {Term::layout(Term::tuple({builder_.small(), builder_.symbol()}),
                                         Term::tuple({num(1), asInteger(std::move(x))}))}));
        return;
      case Position::kCoordinate: {
        const size_t kind = random_.below(4);
        if (x.is(Kind::kCall) && (x.name == "idx2crd" || x.name == "crd2crd")) {
          related(Term::call("crd2idx", {x, Term::layout(x.parts[1], x.parts[1])}));
          return;
        }
        Term c = asInteger(std::move(x));
        if (kind == 0)
          related(Term::call("crd2idx", {Term::tuple({std::move(c), num(1)}), builder_.tidy(2)}));
        if (kind == 1)
          related(Term::call("slice", {Term::tuple({Term::keep(), std::move(c)}), builder_.tidy(2)}));
        if (kind == 2)
          related(
              Term::call("local_tile", {builder_.tidy(2), Term::tiler({builder_.small(), builder_.small()}),
                                        Term::tuple({std::move(c), num(0)})}));
        if (kind == 3)
          related(
              Term::call("local_partition", {builder_.tidy(1), Term::layout(num(4), num(1)), std::move(c)}));
        return;
      }
      case Position::kTiler: {
        static const std::vector<std::string> kTilers = {"composition", "logical_divide", "zipped_divide",
                                                         "logical_product", "tiled_divide"};
        Term by = isLayout(x) ? std::move(x) : Term::tiler({std::move(x), builder_.small()});
        related(Term::call(random_.pick(kTilers), {builder_.tidy(2), std::move(by)}));
        return;
      }
      case Position::kInside:
        if (isLayout(x) || isWhole(x)) {
          static const std::vector<std::string> kAround = {"coalesce", "flatten", "filter", "right_inverse",
                                                           "size"};
          related(Term::call(random_.pick(kAround), {std::move(x)}));
        } else {
          static const std::vector<std::string> kAround = {"max", "min", "gcd", "ceil_div"};
          related(Term::call(random_.pick(kAround), {std::move(x), builder_.small()}));
        }
        return;
    }
  }

  // One thing changed: what was true need not be.
  void change() {
    case_.lawful = false;
    case_.plan += ", changed";
    if (!case_.premises.empty() && random_.chance(20)) {
      case_.premises.erase(case_.premises.begin() +
                           static_cast<std::ptrdiff_t>(random_.below(case_.premises.size())));
      return;
    }
    std::vector<Term*> nodes;
    std::function<void(Term&)> collect = [&](Term& t) {
      if (t.is(Kind::kNumber) || t.is(Kind::kSymbol) || t.is(Kind::kBinary) || t.is(Kind::kRelation))
        nodes.push_back(&t);
      for (Term& part : t.parts) collect(part);
    };
    collect(case_.claim);
    if (nodes.empty()) return;
    Term& t = *nodes[random_.below(nodes.size())];
    if (t.is(Kind::kNumber)) t.value += random_.chance(50) ? 1 : -1;
    if (t.is(Kind::kSymbol)) t = random_.chance(60) ? name() : builder_.small();
    if (t.is(Kind::kBinary))
      t.name = std::string(1, random_.pick(std::vector<char>{'+', '-', '*', '/', '%'}));
    if (t.is(Kind::kRelation) && Evaluator::isInteger(t.parts[0]) && Evaluator::isInteger(t.parts[1]))
      t.name = random_.pick(kComparisons);
  }

  Random random_;
  Builder builder_;
  Case case_;
  bool plain_ = false;  // no more premises
};

}  // namespace

std::vector<Term> hiddenBehindPrimes(Term s, int64_t least, Term p, Term q) {
  constexpr int64_t kProduct = kPrime * kOtherPrime;
  const Term product = op('*', p, q);
  return {rel(">=", p, num(2)), rel(">=", q, num(2)), rel("<=", product, num(kProduct)),
          rel(">=", op('*', op('-', std::move(s), num(least)), num(kProduct)), op('-', num(kProduct), product))};
}

uint64_t Random::next() {
  uint64_t z = (state_ += 0x9E3779B97F4A7C15ull);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

Case drawCase(uint64_t seed, uint64_t number) {
  if (seed >= kLimitSeeds) return drawLimits(seed, number);
  if (seed >= kEngineerSeeds) return drawEngineers(seed, number);
  if (drawsOffsets(seed, number)) return drawOffsets(seed, number);
  return seed >= kCoincidenceSeeds ? drawCoincidence(seed, number) : Drawing(seed, number).draw();
}

}  // namespace cutecheck::adversary
