// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/coincidence.h"

#include <algorithm>

#include "properties/claim_adversary/infer.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

Term num(int64_t v) { return Term::number(v); }
Term sym(const char* name) { return Term::symbol(name); }
Term call(std::string name, std::vector<Term> parts) { return Term::call(std::move(name), std::move(parts)); }
Term rel(std::string r, Term a, Term b) { return Term::relation(std::move(r), std::move(a), std::move(b)); }
Term flat(std::vector<Term> extents, std::vector<Term> strides) {
  return Term::layout(Term::tuple(std::move(extents)), Term::tuple(std::move(strides)));
}

class Drawing {
 public:
  Drawing(uint64_t seed, uint64_t number)
      : random_(seed * 0x9E3779B97F4A7C15ull + number * 0xD1B54A32D192ED03ull + 7), number_(number) {}

  Case draw() {
    static const char* const kPlans[] = {"merged tree", "merged inverse", "partition", "unwritten stride",
                                         "wide number", "address",        "basis",     "count",
                                         "exchanged",   "no number"};
    const size_t plan = number_ % 10 == 9 ? 8 : number_ % 10 == 8 ? 9 : random_.below(8);
    out_.plan = kPlans[plan];
    if (plan == 0) tree();
    if (plan == 1) inverse();
    if (plan == 2) partition();
    if (plan == 3) unwritten();
    if (plan == 4) wide();
    if (plan == 5) address();
    if (plan == 6) basis();
    if (plan == 7) count();
    if (plan == 8) exchanged();
    if (plan == 9) noNumber();
    return std::move(out_);
  }

 private:
  Term number(const std::vector<int64_t>& of) { return num(random_.pick(of)); }

  // A lower bound of a symbol, which may keep small numbers away.
  void atLeast(const char* name, const std::vector<int64_t>& bounds) {
    out_.premises.push_back(rel(">=", sym(name), number(bounds)));
  }

  // Two or three modes, one of which may continue another.
  Term modes() {
    const Term first = number({1, 3, 7});
    atLeast("M", {1, 2, 60, 5000});
    atLeast("N", {1, 2});
    if (random_.chance(40)) atLeast("K", {1, 100});
    switch (random_.below(4)) {
      case 0:
        return flat({sym("M"), sym("N")}, {first, sym("K")});
      case 1:
        return flat({sym("M"), num(random_.between(2, 4)), sym("N")}, {first, sym("P"), sym("K")});
      case 2:
        return flat({sym("M"), sym("N"), num(2)}, {sym("K"), first, sym("P")});
      default:
        return flat({num(random_.between(2, 5)), sym("N")}, {sym("M"), sym("K")});
    }
  }

  // The tree of what may be coalesced, after operations that keep it.
  void tree() {
    static const std::vector<std::string> kFirst = {"coalesce", "coalesce", "filter", "coalesce_extended"};
    Term t = call(random_.pick(kFirst), {modes()});
    for (size_t steps = 1 + random_.below(2); steps > 0; --steps) {
      const size_t kind = random_.below(7);
      const Term other = Term::layout(num(2), num(1));
      if (kind == 0) t = call("flatten", {std::move(t)});
      if (kind == 1) t = call("append", {other, std::move(t)});
      if (kind == 2) t = call("prepend", {other, std::move(t)});
      if (kind == 3) t = call("concat", {std::move(t)});
      if (kind == 4) t = call("filter_zeros", {std::move(t)});
      if (kind == 5) t = call("replace", {flat({num(2), num(3)}, {num(1), num(2)}), num(1), std::move(t)});
      if (kind == 6) t = call("concat", {other, std::move(t)});
    }
    if (random_.chance(60)) {
      t = call("composition", {Term::layout(sym("Z"), num(1)), std::move(t)});
      out_.premises.push_back(rel(">=", sym("Z"), num(1'000'000'000'000)));
    }
    told(std::move(t));
  }

  // What its form or its rank is where nothing coincides.
  void told(Term t) {
    if (random_.chance(45)) {
      const std::string of = random_.chance(75) ? "rank" : "depth";
      out_.claim = rel("==", call(of, {std::move(t)}), num(random_.between(1, 3)));
      return;
    }
    std::optional<Term> form = inferLayout(t);
    if (!form) form = flat({sym("M"), sym("N")}, {num(7), sym("K")});
    out_.claim = rel("===", std::move(t), *std::move(form));
  }

  void inverse() {
    atLeast("P", {1, 60, 600, 5000});
    atLeast("K", {2, 5, 100});
    const Term second = number({3, 7, 8});
    const Term between = random_.chance(30) ? Term::layout(sym("E"), num(1'000'003)) : Term();
    std::vector<Term> extents = {sym("P"), sym("K")}, strides = {num(1), second};
    if (between.is(Kind::kLayout)) extents.push_back(between.parts[0]), strides.push_back(between.parts[1]);
    extents.push_back(random_.chance(50) ? num(2) : sym("N"));
    strides.push_back(sym("P"));
    if (extents.back().is(Kind::kSymbol)) atLeast("N", {2});
    const Term l = flat(std::move(extents), std::move(strides));
    const Term last = l.parts[0].parts.back();
    const Term reached = Term::binary('*', sym("P"), last);
    const size_t kind = random_.below(5);
    if (kind == 0) out_.claim = rel("==", call("size", {call("right_inverse", {l})}), reached);
    if (kind == 1) out_.claim = rel("==", call("max_common_vector", {l, l}), reached);
    if (kind == 2) out_.claim = rel("==", call("size", {call("max_common_layout", {l, l})}), reached);
    if (kind == 3) {
      const Term t = call("right_inverse", {l});
      std::optional<Term> form = inferLayout(t);
      out_.claim = rel("==", t, form ? *form : Term::layout(sym("P"), num(1)));
    }
    if (kind == 4) {
      out_.premises.push_back(rel("==", call("size", {call("right_inverse", {l})}), sym("P")));
      out_.claim = rel("==", sym("P"), num(5));
    }
  }

  void partition() {
    const Term tensor = flat({num(16), num(16)}, {sym("L"), sym("K")});
    atLeast("L", {1, 5000});
    atLeast("K", {1});
    const auto four = [] { return flat({num(4), num(16)}, {num(16), num(1)}); };
    Term t;
    if (random_.chance(60)) {
      t = call(random_.pick(std::vector<std::string>{"partition_a", "partition_b", "partition_c"}),
               {tensor, Term::tuple({num(8), num(8), num(8)}), Term::layout(num(4), num(1)),
                random_.chance(50) ? four() : flat({num(4), num(16)}, {num(1), num(4)}),
                flat({num(1), num(1), num(1)}, {num(0), num(0), num(0)}), num(random_.between(0, 3))});
    } else {
      t = call(random_.chance(50) ? "partition_s" : "partition_d",
               {tensor, four(), four(), four(), four(), Term::tuple({num(8), num(8)}), num(0)});
    }
    told(std::move(t));
  }

  // A stride that is not written is 0 where its extent is 1.
  void unwritten() {
    const Term shape = random_.chance(50) ? Term::tuple({sym("N"), num(4)}) : Term::tuple({num(4), sym("N")});
    const bool first = shape.parts[0].is(Kind::kSymbol);
    if (random_.chance(30)) {
      for (Term& premise : hiddenBehindPrimes(sym("N"), 1, sym("P"), sym("Q")))
        out_.premises.push_back(std::move(premise));
      if (random_.chance(50)) return below(shape);
    } else if (random_.chance(40)) {
      out_.premises.push_back(rel(">=", sym("Z"), num(1'000'000)));
    }
    const Term written = flat(shape.parts, first ? std::vector<Term>{num(1), sym("N")} : std::vector<Term>{num(1), num(4)});
    const Term at = Term::tuple({num(first ? 1 : 0), num(first ? 0 : 1)});
    switch (random_.below(6)) {
      case 0:
        out_.claim = rel("===", call("slice_and_offset", {Term::tuple({Term::keep(), num(0)}), shape}),
                         flat({shape.parts[0]}, {num(1)}));
        return;
      case 1:
        out_.claim = rel("===", call("domain_offset", {Term::tuple({num(0), num(0)}), shape}), written);
        return;
      case 2:
        out_.claim = rel("==", call("domain_offset", {at, shape}),
                         Term::compose(Term::swizzle(0, 0, 0),
                                       Term::compose(num(first ? 1 : 4), random_.chance(50) ? shape : written)));
        return;
      case 3:
        out_.claim = rel(random_.chance(50) ? "==" : "===", call("composition", {shape, Term::layout(num(8), num(1))}),
                         Term::layout(num(8), num(1)));
        return;
      case 4:
        out_.claim = rel("==", call("crd2idx", {at, random_.chance(50) ? shape : call("make_layout", {shape})}),
                         num(first ? 1 : 4));
        return;
      default:
        out_.claim = rel("===", call(random_.chance(50) ? "flatten" : "make_layout", {shape}), written);
        return;
    }
  }

  // At a coordinate below the first, where a stride that is not written may be 0.
  void below(const Term& shape) {
    const Term extent = shape.parts[0], l = random_.chance(50) ? call("flatten", {shape}) : shape;
    const Term offset = Term::negate(extent);
    if (random_.chance(50)) {
      out_.claim = rel("==", call("crd2idx", {Term::tuple({num(0), num(-1)}), l}), offset);
      return;
    }
    out_.claim = rel("==", call("slice_and_offset", {Term::tuple({Term::keep(), num(-1)}), l}),
                     Term::compose(Term::swizzle(0, 0, 0), Term::compose(offset, Term::layout(extent, num(1)))));
  }

  // How many tiles there are may be 1: then a mode of them keeps its place, and its stride is 0.
  void count() {
    const Term tiler = Term::tiler({number({2, 4}), number({2, 4})});
    Term whole = flat({sym("M"), sym("N")}, random_.chance(50) ? std::vector<Term>{sym("N"), num(1)}
                                                               : std::vector<Term>{num(1), sym("M")});
    if (random_.chance(30)) whole.parts[1] = Term::tuple({sym("L"), num(1)});
    for (const char* extent : {"M", "N"}) {
      if (random_.chance(80)) out_.premises.push_back(rel("==", Term::binary('%', sym(extent), num(4)), num(0)));
      if (!random_.chance(40)) continue;
      for (Term& premise : hiddenBehindPrimes(sym(extent), random_.pick(std::vector<int64_t>{1, 2, 4}), sym("P"), sym("Q")))
        out_.premises.push_back(std::move(premise));
    }
    Term t;
    if (random_.chance(30)) {
      static const std::vector<std::string> kProducts = {"logical_product", "blocked_product", "raked_product",
                                                         "zipped_product"};
      t = call(random_.pick(kProducts), {flat({number({2, 4}), sym("K")}, {num(1), num(4)}),
                                         random_.chance(50) ? whole : Term::layout(sym("M"), num(1))});
    } else if (random_.chance(40)) {
      const auto place = [&] {
        return random_.chance(40) ? Term::keep() : random_.chance(50) ? sym("I") : num(random_.between(0, 1));
      };
      const Term row = place(), column = place();
      for (const Term* at : {&row, &column})
        if (at->is(Kind::kSymbol) && random_.chance(70)) {
          out_.premises.push_back(rel(">=", sym("I"), num(0)));
          out_.premises.push_back(
              rel("<", sym("I"), Term::binary('/', sym(at == &row ? "M" : "N"), num(4))));
        }
      t = call("local_tile", {whole, tiler, Term::tuple({row, column})});
    } else {
      static const std::vector<std::string> kDivides = {"logical_divide", "zipped_divide", "tiled_divide", "flat_divide"};
      t = call(random_.pick(kDivides), {whole, tiler});
    }
    const size_t around = random_.below(5);
    if (around == 0) t = call("get", {std::move(t), num(random_.between(0, 1))});
    if (around == 1) t = call("flatten", {std::move(t)});
    if (around == 2) t = call("composition", {std::move(t), Term::layout(number({2, 4, 8}), number({1, 2, 4}))});
    if (around == 3 && random_.chance(50)) t = call("coalesce_extended", {std::move(t)});
    if (random_.chance(20)) {
      const auto at = [&] { return num(random_.between(-1, 2)); };
      t = call("slice_and_offset", {Term::tuple({Term::tuple({at(), at()}), Term::tuple({at(), at()})}), std::move(t)});
    }
    told(std::move(t));
  }

  // Numbers that leave 64 or 128 bits.
  void wide() {
    const int64_t c = int64_t{1} << 62;
    std::vector<Term> parts = {num(c), num(c)};
    if (random_.chance(70)) parts.push_back(random_.chance(70) ? num(c) : num(INT64_MAX));
    if (random_.chance(30)) parts.push_back(sym("N"));
    Term t = call("product", {Term::tuple(std::move(parts))});
    const size_t around = random_.below(6);
    if (around == 0) t = call("max", {std::move(t), num(5)});
    if (around == 1) t = call("gcd", {std::move(t), sym("N")});
    if (around == 2) t = call("ceil_div", {std::move(t), num(5)});
    if (around == 3) t = call("sum", {Term::tuple({std::move(t), sym("N")})});
    if (random_.chance(15)) t = call("shape_div", {num(INT64_MIN), num(-1)});
    static const std::vector<std::string> kRelations = {"==", "<=", ">=", ">"};
    if (random_.chance(30)) {
      out_.premises.push_back(rel("==", sym("M"), std::move(t)));
      out_.claim = rel(random_.pick(kRelations).c_str(), sym("M"), number({0, 1}));
      return;
    }
    out_.claim = rel(random_.pick(kRelations).c_str(), std::move(t), random_.chance(70) ? number({0, 1, 5}) : sym("N"));
  }

  // Lanes below address 0.
  void address() {
    const Term outer = random_.chance(50) ? num(random_.between(2, 4)) : sym("N");
    const Term stride = random_.chance(60) ? number({-32, -64, -1024, 32}) : Term::symbol("K", random_.chance(50) ? 1024 : 32);
    Term l = flat({num(32), outer}, {num(1), stride});
    if (random_.chance(50))
      l = Term::compose(Term::swizzle(random_.between(0, 2), 0, 2), Term::compose(number({0, 0, 32, 64, 1024}), std::move(l)));
    if (stride.is(Kind::kSymbol) && random_.chance(60))
      out_.premises.push_back(random_.chance(50) ? rel("<=", sym("K"), num(-1)) : rel(">=", sym("K"), num(0)));
    out_.claim = call("conflict_free", {std::move(l), num(4), num(32)});
  }

  Term of(int64_t value, size_t path) {
    if (path == 0) return num(value);
    Term t;
    t.kind = Kind::kBasis;
    t.path = {static_cast<uint32_t>(path - 1)};
    t.parts.push_back(num(value));
    return t;
  }

  // Strides of a basis, with numbers 0, and modes that are taken twice.
  void basis() {
    const auto two = [&] {
      return flat({num(4), num(2)}, {of(random_.chance(50) ? 0 : 1, random_.below(3)), of(1, 1 + random_.below(2))});
    };
    if (random_.chance(60)) {
      out_.claim = rel(random_.chance(70) ? "===" : "==", two(), two());
      return;
    }
    Term repeated = flat({num(4), num(2)}, {of(1, 1), of(random_.between(1, 2), 2)});
    const size_t kind = random_.below(3);
    if (kind == 0) repeated = call("select", {repeated, num(0), num(0), num(1)});
    if (kind == 1) repeated = call("append", {repeated, Term::layout(num(3), of(1, 1)), num(random_.between(3, 5))});
    if (kind == 2) repeated = call("prepend", {repeated, Term::layout(num(3), of(1, 1)), num(random_.between(3, 5))});
    out_.claim = call("disjoint", {std::move(repeated), Term::layout(num(2), of(random_.between(1, 4), 2))});
  }

  // One operation twice, its operands in both orders: what is said of it belongs to each order.
  void exchanged() {
    static const std::vector<std::string> kOperations = {"gcd", "gcd", "min", "max"};
    const std::string& operation = random_.pick(kOperations);
    static const std::vector<const char*> kSymbols = {"M", "N", "K"};
    const char *one = random_.pick(kSymbols), *other = random_.pick(kSymbols);
    Term a = sym(one), b = random_.chance(80) ? sym(other) : number({6, 7, 1000003});
    if (random_.chance(25)) a = Term::binary('*', number({2, 3}), std::move(a));
    if (random_.chance(25)) b = call(operation, {std::move(b), sym("K")});
    Term forth = call(operation, {a, b}), back = call(operation, {b, a});
    for (const char* name : kSymbols)
      if (random_.chance(60)) atLeast(name, {1, 2, 5000, 1000000});
    static const std::vector<std::string> kRelations = {"==", "<=", ">=", ">"};
    const auto small = [&](const Term& t) { return rel(random_.pick(kRelations).c_str(), t, number({0, 1, 2})); };
    const size_t kind = random_.below(4);
    if (kind >= 2) out_.premises.push_back(random_.chance(70) ? rel(">=", forth, number({0, 1})) : small(forth));
    if (kind == 3) out_.premises.push_back(random_.chance(70) ? rel(">=", back, number({0, 1})) : small(back));
    if (kind == 0) out_.claim = rel(random_.pick(kRelations).c_str(), std::move(forth), std::move(back));
    if (kind == 1) out_.claim = rel("==", Term::binary('+', std::move(forth), std::move(back)), random_.chance(50) ? a : b);
    if (kind == 2) out_.claim = rel(random_.pick(kRelations).c_str(), std::move(back), random_.chance(50) ? a : b);
    if (kind == 3) out_.claim = rel(random_.pick(kRelations).c_str(), std::move(a), std::move(b));
  }

  // A `_`, or an element of a basis, where an operation takes integers.
  void noNumber() {
    static const std::vector<std::string> kDivisions = {"ceil_div", "round_up", "shape_div"};
    static const std::vector<std::string> kRelations = {"==", "<=", ">="};
    Term none = random_.chance(60) ? Term::keep() : of(random_.between(1, 4), 1);
    const auto leaf = [&] { return random_.chance(50) ? sym("M") : num(random_.between(0, 8)); };
    const auto pair = [&](Term a, Term b) {
      if (random_.chance(50)) std::swap(a, b);
      return Term::tuple({std::move(a), std::move(b)});
    };
    Term t;
    switch (random_.below(4)) {
      case 0:
        t = call("inner_product", {pair(leaf(), std::move(none)), Term::tuple({num(2), leaf()})});
        break;
      case 1:
        t = call(random_.pick(kDivisions), {std::move(none), num(random_.between(1, 4))});
        break;
      case 2:
        t = call("crd2idx", {pair(leaf(), std::move(none)), Term::tuple({num(4), num(8)})});
        break;
      default:
        t = call("size",
                 {Term::layout(call(random_.pick(kDivisions), {pair(num(8), std::move(none)), num(2)}),
                               pair(num(1), num(4)))});
    }
    Term told = rel(random_.pick(kRelations).c_str(), std::move(t), random_.chance(50) ? num(0) : leaf());
    if (random_.chance(60)) {
      out_.claim = std::move(told);
      return;
    }
    out_.premises.push_back(std::move(told));
    out_.claim = rel(random_.pick(kRelations).c_str(), sym("M"), num(random_.between(0, 8)));
  }

  Random random_;
  uint64_t number_;
  Case out_;
};

void collect(const Term& t, std::vector<Term>& layouts, std::vector<Term>& factors) {
  if (t.is(Kind::kNumber) && t.value >= 2 && t.value < (1 << 20)) factors.push_back(t);
  if (t.is(Kind::kLayout) && t.parts[0].is(Kind::kTuple) && t.parts[1].is(Kind::kTuple)) {
    layouts.push_back(t);
    for (const Term& extent : t.parts[0].parts) factors.push_back(extent);
  }
  for (const Term& part : t.parts) collect(part, layouts, factors);
}

}  // namespace

Case drawCoincidence(uint64_t seed, uint64_t number) { return Drawing(seed, number).draw(); }

std::vector<Assignment> coincidencesOf(const Case& drawn, const std::vector<Assignment>& bases, Random& random,
                                       size_t most) {
  std::vector<Term> layouts, factors;
  collect(drawn.claim, layouts, factors);
  for (const Term& premise : drawn.premises) collect(premise, layouts, factors);
  std::vector<Assignment> found;
  if (layouts.empty() || factors.empty() || bases.empty()) return found;
  for (size_t tries = 0; tries < 12 * most && found.size() < most; ++tries) {
    const Term& l = random.pick(layouts);
    const size_t rank = std::min(l.parts[0].parts.size(), l.parts[1].parts.size());
    const size_t i = random.below(rank), j = random.below(rank);
    const Term& target = l.parts[1].parts[j];
    if (i == j || !target.is(Kind::kSymbol)) continue;
    Assignment numbers = random.pick(bases);
    Evaluator evaluator(numbers);
    const Term& by = random.chance(60) ? l.parts[0].parts[i] : random.pick(factors);
    const auto stride = evaluator.numberOf(l.parts[1].parts[i]), times = evaluator.numberOf(by);
    if (!stride || !times || *stride == 0) continue;
    const Int end = *stride * *times;
    if (end > (Int(1) << 40) || end < -(Int(1) << 40) || end % std::max<int64_t>(target.value, 1) != 0) continue;
    numbers[target.name] = static_cast<int64_t>(end);
    found.push_back(std::move(numbers));
  }
  return found;
}

}  // namespace cutecheck::adversary
