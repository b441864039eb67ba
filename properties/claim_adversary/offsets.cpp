// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/offsets.h"

#include "properties/claim_adversary/coincidence.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

constexpr uint64_t kEach = 12;  // one case of so many

uint64_t seedOf(uint64_t seed, uint64_t number) {
  return seed * 0xA24BAED4963EE407ull + number * 0x9FB21C651E98DF25ull + 7;
}

Term num(int64_t v) { return Term::number(v); }
Term sym(const char* name) { return Term::symbol(name); }
Term call(std::string name, std::vector<Term> parts) { return Term::call(std::move(name), std::move(parts)); }
Term rel(std::string r, Term a, Term b) { return Term::relation(std::move(r), std::move(a), std::move(b)); }

class Drawing {
 public:
  Drawing(uint64_t seed, uint64_t number) : random_(seedOf(seed, number)) {}

  Case draw() {
    out_.plan = "offsets below 0";
    numbers_ = random_.chance(45);
    const Term value = random_.chance(45) ? operation(swizzled(1 + random_.below(2))) : swizzled(1 + random_.below(2));
    out_.claim = claim(value);
    if (!numbers_) premises();
    return std::move(out_);
  }

 private:
  Term one(std::vector<int64_t> values) { return num(random_.pick(values)); }
  Term some(std::vector<int64_t> values) {
    if (numbers_ || random_.chance(60)) return one(std::move(values));
    static const std::vector<const char*> kNames = {"N", "N", "M"};
    const Term name = sym(random_.pick(kNames));
    return random_.chance(50) ? name : Term::binary('*', one({-8, -1, 2, 4, 8}), name);
  }

  Term shift() { return some({-8, -8, -5, -4, -2, -1, 0, 0, 1, 3, 4, 7, 8, 8, 16, 24}); }
  Term stride() { return some({-8, -4, -3, -1, -1, 0, 1, 1, 2, 4, 7, 8}); }
  Term extent() {
    if (!numbers_ && random_.chance(20)) return sym("M");
    return one({1, 1, 2, 2, 3, 4, 4, 7, 8});
  }

  Term layout(size_t rank) {
    std::vector<Term> extents, strides;
    for (size_t i = 0; i < rank; ++i) extents.push_back(extent()), strides.push_back(stride());
    if (rank == 1) return Term::layout(extents[0], strides[0]);
    return Term::layout(Term::tuple(std::move(extents)), Term::tuple(std::move(strides)));
  }

  Term swizzle() {
    const int64_t bits = random_.chance(15) ? 0 : random_.between(1, 2);
    const int64_t apart = bits + random_.between(0, 1);
    return Term::swizzle(bits, random_.between(0, 2), random_.chance(20) ? -apart : apart);
  }

  // S o shift o L, one in the other at times, and trivial swizzles around and inside.
  Term swizzled(size_t rank) {
    Term l = layout(rank);
    const size_t heads = 1 + (random_.chance(30) ? 1 + random_.below(2) : 0);
    for (size_t i = 0; i < heads; ++i) {
      if (random_.chance(75)) l = Term::compose(shift(), std::move(l));
      l = Term::compose(swizzle(), std::move(l));
    }
    return l;
  }

  Term tile() { return Term::layout(one({1, 2, 4, 8}), one({-2, -1, -1, 1, 1, 2})); }
  Term place() { return some({-4, -1, -1, 0, 1, 2, 5}); }

  // What moves a layout, extends it beyond its domain or gives it another mode.
  Term operation(Term l) {
    const size_t rank = 1 + random_.below(2);
    switch (random_.below(16)) {
      case 0: return call("composition", {std::move(l), tile()});
      case 1: return call("composition", {swizzled(2), Term::tiler({tile(), tile()})});
      case 2: return Term::compose(Term::tuple({std::move(l)}), tile());
      case 3: return call("slice_and_offset", {Term::tuple({Term::keep(), place()}), swizzled(2)});
      case 4: return call("domain_offset", {Term::tuple({place(), place()}), swizzled(2)});
      case 5: return call("append", {std::move(l), Term::layout(one({2, 4}), stride())});
      case 6: return call("prepend", {std::move(l), Term::layout(one({2, 4}), stride())});
      case 7: return call("replace", {swizzled(2), num(random_.between(0, 1)), Term::layout(one({2, 4}), stride())});
      case 8: return call("with_shape", {std::move(l), Term::tuple({one({1, 2, 4}), one({2, 4})})});
      case 9: return call("local_tile", {swizzled(1), Term::tiler({one({1, 2, 4})}), Term::tuple({place()})});
      case 10: return call("local_partition", {swizzled(1), Term::layout(num(4), num(1)), one({0, 1, 3})});
      case 11: return call(random_.chance(50) ? "logical_divide" : "zipped_divide", {std::move(l), tile()});
      case 12: return call(random_.chance(50) ? "coalesce" : "flatten", {std::move(l)});
      case 13: return call(random_.chance(50) ? "get" : "select", {swizzled(2), num(random_.between(0, 1))});
      case 14: return call("recast", {one({8, 16}), one({8, 16}), std::move(l)});
      default: return call("tile_to_shape", {swizzled(rank), rank == 1 ? one({4, 8}) : Term::tuple({one({4, 8}), one({4, 8})})});
    }
  }

  Term other() { return random_.chance(50) ? layout(1 + random_.below(2)) : swizzled(1); }

  Term claim(const Term& l) {
    static const std::vector<std::string>& all = Evaluator::predicates();
    const size_t kind = random_.below(all.size() + 6);
    if (kind < all.size()) return predicate(all[kind], l);
    if (kind < all.size() + 2) return rel(kind % 2 == 0 ? "==" : "===", l, l);
    if (kind == all.size() + 2) return rel("==", l, other());
    if (kind == all.size() + 3) return rel("==", l, call("coalesce", {l}));
    if (kind == all.size() + 4) return rel(random_.chance(50) ? "==" : "<=", call("size", {l}), one({1, 2, 4, 8, 16}));
    return rel(">=", call("cosize", {l}), num(0));
  }

  // What is computed inside leaves 32 bits, or nearly does, and comes back.
  Term wide(Term l) {
    const int64_t away = random_.pick(std::vector<int64_t>{1 << 30, (int64_t{1} << 31) - 8, int64_t{1} << 31, int64_t{1} << 33});
    const Term trivial = Term::swizzle(0, 0, 0);
    l = Term::compose(trivial, Term::compose(num(away), std::move(l)));
    return Term::compose(trivial, Term::compose(num(-away), std::move(l)));
  }

  Term predicate(const std::string& name, const Term& l) {
    const char* f = name.c_str();
    if (name == "fits32" && random_.chance(40)) return call(f, {wide(l)});
    if (name == "injective" || name == "fits32") return call(f, {l});
    if (name == "aligned") return call(f, {l, one({1, 1, 2, 4}), one({1, 2, 4})});
    if (name == "conflict_free")
      return call(f, {l, one({1, 4, 4}), random_.chance(80) ? one({32, 32, 64}) : sym("ldmatrix")});
    if (name == "vectorizable") return call(f, {layout(1), l, one({1, 1, 2})});
    if (name == "covers" || name == "bijective") return call(f, {l, one({1, 1, 2, 4})});
    if (name == "within") return call(f, {l, one({8, 32, 1000})});
    if (name == "partition") return call(f, {l, Term::tuple({one({2, 4}), one({1, 2})})});
    if (name == "composable") return call(f, {l, random_.chance(70) ? tile() : Term::tiler({tile()})});
    if (name == "congruent" || name == "weakly_congruent" || name == "compatible" || name == "evenly_divides")
      return random_.chance(50) ? call(f, {l, l}) : call(f, {l, other()});
    return call(f, {l, other()});
  }

  void premises() {
    if (random_.chance(40)) out_.premises.push_back(rel(">=", sym("N"), one({0, 0, 1, 2})));
    if (random_.chance(15)) out_.premises.push_back(rel("<=", sym("N"), one({-1, 0, 2})));
    if (random_.chance(25)) out_.premises.push_back(rel(">=", sym("M"), one({0, 1, 4})));
    if (random_.chance(10)) out_.premises.push_back(rel("==", sym(random_.chance(50) ? "N" : "M"), one({-1, 0, 1, 2})));
    if (random_.chance(5)) out_.premises.push_back(rel("<=", call("size", {swizzled(1)}), one({4, 8})));
  }

  Random random_;
  Case out_;
  bool numbers_ = false;
};

}  // namespace

bool drawsOffsets(uint64_t seed, uint64_t number) {
  if (seed >= kCoincidenceSeeds) return seed >= kOffsetSeeds;
  return Random(seedOf(seed, number) ^ 0x5DEECE66Dull).next() % kEach == 0;
}

Case drawOffsets(uint64_t seed, uint64_t number) { return Drawing(seed, number).draw(); }

}  // namespace cutecheck::adversary
