// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/limits.h"

#include <algorithm>
#include <limits>

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

constexpr uint64_t kLongProducts = 50;  // one case of so many

Term num(int64_t v) { return Term::number(v); }
Term named(std::string name) { return Term::symbol(std::move(name)); }
Term call(std::string name, std::vector<Term> parts) { return Term::call(std::move(name), std::move(parts)); }
Term rel(std::string r, Term a, Term b) { return Term::relation(std::move(r), std::move(a), std::move(b)); }
Term two(Term a, Term b) { return Term::tuple({std::move(a), std::move(b)}); }

class Drawing {
 public:
  Drawing(uint64_t seed, uint64_t number)
      : random_(seed * 0x9E3779B97F4A7C15ull + number * 0xD1B54A32D192ED03ull + 11), number_(number) {}

  Case draw() {
    if (number_ % kLongProducts == kLongProducts - 1) {
      longProduct();
      return std::move(out_);
    }
    switch (random_.below(4)) {
      case 0:
        elements();
        break;
      case 1:
        sizes();
        break;
      case 2:
        below();
        break;
      default:
        basis();
        break;
    }
    if (out_.premises.empty() && random_.chance(15))
      out_.premises.push_back(rel(">=", named("Z"), num(1'000'000)));
    return std::move(out_);
  }

 private:
  Term one(std::vector<int64_t> values) { return num(random_.pick(values)); }
  std::string relation() { return random_.pick(std::vector<std::string>{"==", "==", "<=", "<", ">=", "!="}); }

  Term large() {
    constexpr int64_t kHalf = int64_t{1} << 62, kMost = std::numeric_limits<int64_t>::max();
    return one(
        {kHalf, kHalf, kHalf, kHalf - 1, kHalf + 1, kMost, kMost - 1, int64_t{1} << 61, int64_t{3} << 60});
  }

  // A few elements, as modes or as what an operation makes.
  Term few() {
    const auto mode = [&] { return Term::layout(one({2, 3, 3, 4, 5}), one({0, 1, 2, 31, 32, 64, 64, 128})); };
    switch (random_.below(5)) {
      case 0:
        return call("composition",
                    {Term::layout(num(8), one({1, 32, 64, 128})), Term::layout(one({3, 3, 4, 5}), num(1))});
      case 1:
        return call("coalesce", {mode()});
      case 2:
        return call("get", {Term::layout(two(one({3, 4}), num(2)), two(one({1, 32, 64}), num(4))), num(0)});
      default:
        return mode();
    }
  }

  // A layout of 2^124 elements and more, of which the first are looked at: what holds of all holds of these.
  void elements() {
    out_.plan = "too many elements";
    const Term first = few();
    std::vector<Term> parts = {first};
    for (size_t left = 2 + random_.below(2); left > 0; --left)
      parts.push_back(Term::layout(large(), one({0, 0, 0, 0, 0, 0, 0, 1, 2, 64, -1})));
    const Term start = Term::layout(num(4), parts[1].parts[1]);
    const bool headed = random_.chance(40);
    const Term swizzle = random_.chance(30) ? Term::swizzle(0, 0, 0)
                                            : Term::swizzle(1, random_.between(3, 5), random_.between(1, 5));
    const auto whole = [&](Term l) {
      return headed ? Term::compose(swizzle, Term::compose(num(0), std::move(l))) : std::move(l);
    };
    const Term all = whole(call("concat", std::move(parts))), some = whole(call("concat", {first, start}));
    const Term bytes = one({1, 2, 4}), banks = one({32, 32, 64}), most = one({1, 4, 64, 1000});
    const auto claim = [&](size_t kind, const Term& l) {
      if (kind < 4) return call("conflict_free", {l, bytes, banks});
      if (kind == 4) return call("injective", {l});
      if (kind == 5) return call("within", {l, most});
      if (kind == 6) return call("fits32", {l});
      return rel("<=", call(kind == 7 ? "size" : "cosize", {l}), most);
    };
    const size_t kind = random_.below(9);
    out_.claim = claim(kind, all);
    out_.follows.push_back(claim(kind, some));
  }

  // A number that is a product of three large ones, or made of it: no less than each.
  void sizes() {
    out_.plan = "too large a number";
    const Term least = large();
    std::vector<Term> factors = {least, large()};
    if (random_.chance(80)) factors.push_back(large());
    std::rotate(factors.begin(), factors.begin() + static_cast<std::ptrdiff_t>(random_.below(factors.size())),
                factors.end());
    if (random_.chance(20)) {
      factors.push_back(named("N"));
      out_.premises.push_back(rel(">=", named("N"), num(1)));
    }
    const Term shape = Term::tuple(factors);
    const Term l = call(random_.chance(50) ? "make_layout_left" : "make_layout_right", {shape});
    Term t;
    switch (random_.below(7)) {
      case 0:
      case 1:
        t = call("max_alignment", {l});
        break;
      case 2:
        t = call("max_common_vector", {l, l});
        break;
      case 3:
        t = call("size", {l});
        break;
      case 4:
        t = call("cosize", {l});
        break;
      case 5:
        t = call("product", {shape});
        break;
      default:
        t = call("size", {call("logical_product", {l, Term::layout(num(2), num(1))})});
        break;
    }
    if (random_.chance(20)) t = call("max", {std::move(t), num(5)});
    const Term other = random_.chance(70) ? one({-1, 0, 0, 1, 2, 5, 64}) : large();
    const std::string r = relation();
    out_.claim = rel(r, t, other);
    if (r == "==" || r == "<=" || r == "<") out_.follows.push_back(rel(r == "<" ? "<" : "<=", least, other));
  }

  // Offsets that are all below 0, or some of them, under swizzles that leave them where they are.
  void below() {
    out_.plan = "all below 0";
    const auto stride = [&] { return one({-8, -4, -2, -1, -1, 0, 1, 2}); };
    Term l = random_.chance(50) ? Term::layout(one({1, 2, 4, 8}), stride())
                                : Term::layout(two(one({2, 4}), one({1, 2, 4})), two(stride(), stride()));
    const Term trivial = Term::swizzle(0, 0, 0);
    const size_t kind = random_.below(6);
    if (kind < 3) {
      l = Term::compose(trivial, Term::compose(one({-64, -16, -8, -5, -1, 0, 3}), std::move(l)));
    } else if (kind == 3) {
      l = call("slice_and_offset", {two(Term::keep(), one({-2, -1})),
                                    Term::layout(two(num(4), num(8)), two(stride(), one({4, 8})))});
    } else if (kind == 4) {
      l = call("domain_offset", {two(one({-2, 0}), one({-3, -1})),
                                 Term::layout(two(num(4), num(8)), two(one({0, 1}), one({4, 8})))});
    }
    if (random_.chance(20))
      l = Term::compose(trivial, Term::compose(random_.chance(50) ? named("N") : one({-3, 2}), std::move(l)));
    const Term value = one({-63, -15, -7, -4, -1, 0, 1, 1, 2, 4, 5});
    switch (random_.below(9)) {
      case 0:
      case 1:
      case 2:
      case 3:
        out_.claim = rel(relation(), call("cosize", {l}), value);
        break;
      case 4:
        out_.claim = call("within", {l, one({1, 4, 64})});
        break;
      case 5:
        out_.claim = call("covers", {l, one({1, 2})});
        break;
      case 6:
        out_.claim = rel(relation(), call("crd2idx", {one({0, 1, 3}), l}), value);
        break;
      case 7:
        out_.claim = rel(">=", call("max", {call("cosize", {l}), value}), one({0, 1}));
        break;
      default:
        out_.claim = call("disjoint", {l, Term::layout(num(4), num(1))});
        break;
    }
    if (random_.chance(25))
      out_.premises.push_back(rel(random_.chance(50) ? "<=" : ">=", named("N"), one({-4, -1, 0, 3})));
  }

  Term element() {
    Term t;
    t.kind = Kind::kBasis;
    t.path = {static_cast<uint32_t>(random_.below(2))};
    t.parts.push_back(one({0, 1, 1, 1, 2, 4}));
    return t;
  }

  // An operation that takes integers, and is given an element of a basis for one.
  Term given(const Term& b) {
    const auto l = [&] { return Term::layout(two(num(4), num(8)), two(num(1), num(4))); };
    const auto pair = [&](int64_t other) {
      return random_.chance(50) ? two(b, num(other)) : two(num(other), b);
    };
    const auto at = [&](Term layout) {
      if (random_.chance(40)) return call(random_.chance(50) ? "size" : "cosize", {std::move(layout)});
      return call("crd2idx", {two(one({0, 1, 2}), one({0, 1, 2})), std::move(layout)});
    };
    switch (random_.below(22)) {
      case 0:
      case 1:
      case 2:
        return at(call("make_ordered_layout", {two(num(4), num(8)), pair(0)}));
      case 3:
      case 4:
      case 5:
        return at(call("tile_to_shape", {Term::layout(two(num(1), num(2)), two(num(0), num(1))),
                                         two(num(4), num(8)), pair(0)}));
      case 6:
        return call("crd2idx", {pair(1), l()});
      case 7:
        return call("crd2idx", {b, l()});
      case 8:
        return at(call("with_shape", {l(), pair(2)}));
      case 9:
        return call("size", {call("get", {l(), b})});
      case 10:
        return call("size", {call("composition", {l(), Term::tiler({b, num(2)})})});
      case 11:
        return call("size", {call(random_.chance(50) ? "upcast" : "downcast", {l(), b})});
      case 12:
        return call("size", {call("complement", {Term::layout(num(4), num(1)), b})});
      case 13:
        return call("size", {call("local_tile", {l(), Term::tiler({num(2), num(2)}), pair(0)})});
      case 14:
        return call("crd2idx", {num(1), call("domain_offset", {pair(0), l()})});
      case 15:
        return call("size",
                    {call("logical_divide", {l(), random_.chance(50) ? b : Term::tiler({b, num(2)})})});
      case 16:
        return call(
            random_.pick(std::vector<std::string>{"gcd", "max", "min", "ceil_div", "round_up", "shape_div"}),
            {b, num(4)});
      case 17:
        return call(random_.pick(std::vector<std::string>{"product", "sum", "tuple_max", "tuple_min"}),
                    {pair(2)});
      case 18:
        return call("inner_product", {pair(2), two(num(1), num(3))});
      case 19:
        return at(call(random_.chance(50) ? "make_layout_left" : "make_layout_right", {pair(2)}));
      case 20:
        return call("rank", {call(random_.chance(50) ? "append" : "prepend",
                                  {l(), Term::layout(num(2), num(1)), b})});
      default:
        return call("size", {call("local_partition", {l(), Term::layout(num(4), num(1)), b})});
    }
  }

  void basis() {
    out_.plan = "basis in a premise";
    const Term b = element();
    Term t = given(b);
    if (random_.chance(20)) {
      out_.claim = rel(relation(), std::move(t), one({0, 1, 2, 4, 8, 32}));
      return;
    }
    if (random_.chance(20)) t = Term::binary(random_.chance(50) ? '+' : '*', std::move(t), one({1, 2}));
    out_.premises.push_back(rel(random_.chance(70) ? "==" : relation(), named("M"), std::move(t)));
    if (random_.chance(20)) out_.premises.push_back(rel(">=", named("M"), one({-1, 0, 1})));
    out_.claim = rel(relation(), named("M"), one({0, 0, 1, 1, 2, 4, 8, 32}));
  }

  // Sums by sums, written twice in two orders, and one of them changed at times.
  void longProduct() {
    out_.plan = "long product";
    const size_t sums = random_.chance(60) ? static_cast<size_t>(random_.between(9, 20))
                                           : static_cast<size_t>(random_.between(2, 8));
    const bool apart = random_.chance(80);
    std::vector<Term> factors;
    for (size_t i = 0; i < sums; ++i) {
      const auto name = [&](const char* of) {
        return named(apart ? of + std::to_string(i) : std::string(1, "MNKPQ"[random_.below(5)]));
      };
      factors.push_back(Term::binary(random_.chance(80) ? '+' : '-', name("A"),
                                     random_.chance(80) ? name("B") : one({1, 2, 3})));
    }
    const auto product = [](const std::vector<Term>& of) {
      Term all = of[0];
      for (size_t i = 1; i < of.size(); ++i) all = Term::binary('*', std::move(all), of[i]);
      return all;
    };
    Term left = product(factors);
    std::rotate(factors.begin(), factors.begin() + 1, factors.end());
    const size_t kind = random_.below(4);
    if (kind == 0) factors[random_.below(sums)] = Term::binary('+', named("C"), one({1, 2}));
    out_.lawful = kind != 0 && kind != 1;
    Term right = kind == 1 ? named("C") : product(factors);
    out_.claim = rel(kind == 3 ? "<=" : "==", std::move(left), std::move(right));
  }

  Random random_;
  uint64_t number_;
  Case out_;
};

}  // namespace

Case drawLimits(uint64_t seed, uint64_t number) { return Drawing(seed, number).draw(); }

}  // namespace cutecheck::adversary
