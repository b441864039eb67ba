// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Relations and predicates at numbers.
#include <algorithm>
#include <set>

#include "properties/claim_adversary/evaluator.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

bool compared(Int a, const std::string& relation, Int b) {
  if (relation == "==" || relation == "===") return a == b;
  if (relation == "!=") return a != b;
  if (relation == "<=") return a <= b;
  if (relation == "<") return a < b;
  return relation == ">=" ? a >= b : a > b;
}

// Two layouts of equal size that are too large to look at whole are told apart here, or nowhere.
constexpr int64_t kProbes[] = {1,  2,  3,  4,  5,  7,   8,   15,  16,   17,
                               31, 32, 63, 64, 99, 100, 127, 128, 1000, 4095};

}  // namespace

const std::vector<std::string>& Evaluator::predicates() {
  static const std::vector<std::string> kNames = {
      "aligned",   "bijective", "compatible",   "composable",       "conflict_free",
      "congruent", "covers",    "disjoint",     "fits32",           "evenly_divides",
      "injective", "partition", "vectorizable", "weakly_congruent", "within"};
  return kNames;
}

Truth Evaluator::truth(const Term& claim) {
  const auto evaluated = [&] {
    if (claim.is(Kind::kRelation)) return relation(claim);
    if (claim.is(Kind::kCall)) return predicate(claim);
    return fail() != 0;
  };
  bool holds = evaluated();
  if (!failed() && !weights_.empty()) {
    again_ = true;
    dynamics_ = 0;
    const bool other = evaluated();
    again_ = false;
    const bool equal = claim.name == "==" || claim.name == "===";
    if (holds != other && !(claim.is(Kind::kRelation) && equal)) fail();
    holds = holds && other;
  }
  if (failed()) return Truth::kNone;
  return holds ? Truth::kTrue : Truth::kFalse;
}

bool Evaluator::relation(const Term& t) {
  const Term &left = t.parts[0], &right = t.parts[1];
  const bool equal = t.name == "==" || t.name == "===";
  if (isInteger(left) && isInteger(right)) {
    const Int a = number(left), b = number(right);
    return compared(a, t.name, b);
  }
  if ((isInteger(left) || isTuple(left)) && (isInteger(right) || isTuple(right))) {
    const IntTree a = tree(left), b = tree(right);
    if (!equal && t.name != "!=") fail();
    // Parentheses around one integer are a grouping.
    const bool same = a == b || (unwrapped(a).leaf && unwrapped(a) == unwrapped(b));
    return same == equal;
  }
  if (!equal) return fail() == 0;
  const Layout a = layout(left), b = layout(right);
  if (failed()) return false;
  if (t.name == "===") {
    if (!a.exact || !b.exact || a.table || b.table) return fail() == 0;
    // Whether S<0,0,0> o 0 o L is L itself is not said.
    const auto kept = [](std::vector<Head> heads) {
      std::erase_if(heads, [](const Head& h) { return h.swizzle.bits == 0 && h.shift == 0; });
      return heads;
    };
    if (a.heads != b.heads && kept(a.heads) == kept(b.heads)) return fail() == 0;
    if (a.heads != b.heads || !(a.tree == b.tree)) return false;
    // A number 0 does not say of which basis it is.
    if (weights_.empty()) return true;
    marking_ = true;
    const bool same = layout(left).tree == layout(right).tree;
    marking_ = false;
    return same;
  }
  const Int size = sizeOf(a), other = sizeOf(b);
  if (failed()) return false;
  if (size != other) return false;
  if (size > limit_) {
    for (int64_t i : kProbes) {
      for (const Int index : {Int(i), size - i}) {
        if (index < 0 || index >= size) continue;
        const Int x = at(a, index), y = at(b, index);
        if (failed()) return false;
        if (x != y) return false;
      }
    }
    return fail() == 0;
  }
  for (Int i = 0; i < size; ++i) {
    const Int x = at(a, i), y = at(b, i);
    if (failed() || x != y) return false;
  }
  return true;
}

// The extents of a layout, or a tuple as it stands.
IntTree Evaluator::extents(const Term& t) {
  if (failed()) return {};
  if (isInteger(t) || isTuple(t)) return tree(t);
  const bool grouped =
      t.is(Kind::kTuple) && t.parts.size() == 1 && !isInteger(t.parts[0]) && !t.parts[0].is(Kind::kTuple);
  if (t.is(Kind::kTuple) && !grouped) return tree(t);
  const Layout l = layout(t);
  if (failed() || l.table || !l.exact) return fail(), IntTree();
  const std::function<IntTree(const Node&)> of = [&](const Node& n) {
    if (n.leaf) return IntTree::of(n.extent);
    std::vector<IntTree> modes;
    for (const Node& mode : n.modes) modes.push_back(of(mode));
    return IntTree::tuple(std::move(modes));
  };
  return of(l.tree);
}

bool Evaluator::composable(const Layout& a, const Tiler& t) {
  if (failed()) return false;
  if (t.kind == Tiler::Kind::kKeep) return true;
  if (t.kind == Tiler::Kind::kByMode) {
    if (a.table || t.modes.size() > a.tree.rank()) return fail() == 0;
    bool all = true;
    for (size_t i = 0; i < t.modes.size(); ++i) {
      Layout mode;
      mode.tree = a.tree.mode(i);
      mode.extends = a.extends;
      all = composable(mode, t.modes[i]) && all;
    }
    // The modes alone are without the swizzle.
    if (!failed() && all && !a.heads.empty()) (void)table(composition(a, t));
    return all;
  }
  // What has no value has none; what has values but no form is not composable.
  if (a.table || !t.layout.heads.empty() || t.layout.table) return fail() == 0;
  for (Int i : table(t.layout)) {
    if (failed()) return false;
    (void)at(a, i);
  }
  if (failed()) return false;
  (void)composition(a, t.layout);
  const bool exists = !failed();
  why_ = Void::kNone;
  return exists;
}

bool Evaluator::conflictFree(const Term& t) {
  const Layout l = layout(t.parts[0]);
  const Int elt = number(t.parts[1]);
  const Term& access = t.parts[2];
  Int bytes = 0;
  if (access.name == "ldmatrix" || access.name == "stmatrix") {
    bytes = 16;
  } else if (isInteger(access)) {
    const Int bits = number(access);
    if (bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 128) bytes = bits / 8;
  }
  if (failed() || bytes == 0 || elt < 1 || bytes % elt != 0) return fail() == 0;
  const Int each = bytes <= 4 ? 32 : 128 / bytes;
  const std::vector<Int> lanes = table(l);
  if (failed()) return false;
  bool ok = true;
  for (size_t first = 0; first < lanes.size(); first += static_cast<size_t>(each)) {
    std::map<Int, Int> words;  // of each bank
    for (size_t i = first; i < lanes.size() && i < first + static_cast<size_t>(each); ++i) {
      const Int address = mul(lanes[i], elt);
      if (address < 0) return fail(Void::kRefused) == 0;
      if (address % bytes != 0) ok = false;
      for (Int word = address / 4; word <= (address + bytes - 1) / 4; ++word)
        if (words.emplace(word % 32, word).first->second != word) ok = false;
    }
  }
  return ok;
}

// Whether the coordinates fall into groups of n, each consecutive and from a multiple of n on, in A and in B.
// That each group is like the first, as the specification has it, is not looked for: then there is no value.
bool Evaluator::vectorizable(const Layout& a, const Layout& b, Int n) {
  const std::vector<Int> x = table(a), y = table(b);
  if (failed() || n < 1) return fail() == 0;
  if (x.size() != y.size()) return false;
  std::map<std::pair<Int, Int>, std::vector<size_t>> groups;
  for (size_t i = 0; i < x.size(); ++i) {
    const Int rest = mod(x[i], n);
    if (rest != mod(y[i], n)) return false;
    auto& counts = groups[{x[i] - rest, y[i] - rest}];
    if (counts.empty()) counts.assign(static_cast<size_t>(n), 0);
    ++counts[static_cast<size_t>(rest)];
  }
  for (const auto& [key, counts] : groups)
    for (size_t count : counts)
      if (count != counts[0]) return false;
  return true;
}

bool Evaluator::evenlyDivides(const IntTree& a, const IntTree& b) {
  if (failed()) return false;
  if (b.leaf) {
    const Int whole = sizeOf(a), by = b.value;
    if (failed() || by < 1) return fail(Void::kDivisor) == 0;
    if (a.leaf) return whole % by == 0;
    return whole == mul(by, sizeOf(ceilDiv(a, b)));
  }
  const size_t rank = a.leaf ? 1 : a.modes.size();
  if (b.modes.size() > rank) return false;
  bool all = true;
  for (size_t i = 0; i < b.modes.size(); ++i) all = evenlyDivides(a.leaf ? a : a.modes[i], b.modes[i]) && all;
  return all;
}

bool Evaluator::fits32(const Layout& l) {
  constexpr Int kLeast = -(Int(1) << 31), kMost32 = (Int(1) << 31) - 1;
  const auto fits = [](Int v) { return v >= kLeast && v <= kMost32; };
  const Int size = sizeOf(l);
  if (failed() || l.table) return fail() == 0;
  std::vector<Node> leaves;
  leavesOf(l.tree, leaves);
  Int least = 0, most = 0;
  for (const Node& leaf : leaves) {
    const Int end = mul(leaf.extent - 1, leaf.stride);
    (end < 0 ? least : most) = add(end < 0 ? least : most, end);
  }
  if (failed()) return false;
  if (!fits(size) || !fits(least) || !fits(most)) return false;
  if (l.heads.empty()) return true;
  bool all = true;
  Layout inner = l;
  inner.heads.clear();
  for (const Head& head : l.heads) {
    Head shift;
    shift.shift = head.shift;
    std::vector<Head> before = inner.heads;
    inner.heads.push_back(shift);
    for (Int v : table(inner)) all = all && fits(v);
    inner.heads = before;
    inner.heads.push_back(head);
    for (Int v : table(inner)) all = all && fits(v);
  }
  return all;
}

bool Evaluator::predicate(const Term& t) {
  const std::string& name = t.name;
  const size_t n = t.parts.size();
  if (std::find(predicates().begin(), predicates().end(), name) == predicates().end()) return fail() == 0;
  const size_t wanted = name == "injective" || name == "fits32"                                  ? 1
                        : name == "aligned" || name == "conflict_free" || name == "vectorizable" ? 3
                                                                                                 : 2;
  if (n != wanted) return fail() == 0;
  if (name == "conflict_free") return conflictFree(t);
  if (name == "congruent" || name == "weakly_congruent" || name == "evenly_divides") {
    const IntTree a = extents(t.parts[0]), b = extents(t.parts[1]);
    if (failed()) return false;
    if (name == "evenly_divides") {
      const std::function<void(const IntTree&)> positive = [&](const IntTree& x) {
        if (x.keep || (x.leaf && x.value < 1)) fail(Void::kExtent);
        for (const IntTree& mode : x.modes) positive(mode);
      };
      positive(a);
      positive(b);
      return evenlyDivides(a, b);
    }
    const bool weak = name == "weakly_congruent";
    const std::function<bool(const IntTree&, const IntTree&)> beside = [&](const IntTree& x,
                                                                           const IntTree& y) {
      if (x.leaf) return weak || y.leaf;
      if (y.leaf || x.modes.size() != y.modes.size()) return false;
      for (size_t i = 0; i < x.modes.size(); ++i)
        if (!beside(x.modes[i], y.modes[i])) return false;
      return true;
    };
    return beside(a, b);
  }
  const Layout a = layout(t.parts[0]);
  if (failed()) return false;
  if (name == "fits32") return fits32(a);
  if (name == "composable") return composable(a, tiler(t.parts[1]));
  if (name == "compatible") {
    const Layout b = layout(t.parts[1]);
    if (failed() || a.table || b.table || !a.exact || !b.exact) return fail() == 0;
    const std::function<bool(const Node&, const Node&)> beside = [&](const Node& x, const Node& y) -> bool {
      if (x.leaf) return x.extent == sizeOf(y);
      if (y.leaf || x.modes.size() != y.modes.size()) return false;
      for (size_t i = 0; i < x.modes.size(); ++i)
        if (!beside(x.modes[i], y.modes[i])) return false;
      return true;
    };
    return beside(a.tree, b.tree);
  }
  if (name == "disjoint") {
    const Layout b = layout(t.parts[1]);
    const std::vector<Int> x = table(a), y = table(b);
    if (failed()) return false;
    const std::set<Int> left(x.begin(), x.end());
    bool zero = false, other = false;
    for (Int v : y)
      if (left.count(v) > 0) (v == 0 ? zero : other) = true;
    // Whether offset 0 counts is for the specification to say.
    if (zero && !other) return fail() == 0;
    return !other;
  }
  if (name == "vectorizable") {
    const Layout b = layout(t.parts[1]);
    const Int width = number(t.parts[2]);
    return !failed() && vectorizable(a, b, width);
  }
  if (name == "bijective" && t.parts[1].is(Kind::kTuple) && t.parts[1].parts.size() != 1) return fail() == 0;
  const std::vector<Int> values = table(a);
  if (failed()) return false;
  std::set<Int> image(values.begin(), values.end());
  const bool injective = image.size() == values.size();
  if (name == "injective") return injective;
  if (name == "aligned") {
    const Int bytes = number(t.parts[1]), elt = number(t.parts[2]);
    if (failed() || bytes < 1 || elt < 1) return fail() == 0;
    return std::all_of(values.begin(), values.end(), [&](Int v) { return mul(v, elt) % bytes == 0; });
  }
  Int bound = 0;
  if (name == "partition") {
    const IntTree shape = tree(t.parts[1]);
    std::vector<Int> all;
    leavesOf(shape, all);
    for (Int extent : all)
      if (extent < 1) fail(Void::kExtent);
    bound = sizeOf(shape);
  } else {
    bound = number(t.parts[1]);
  }
  if (failed()) return false;
  const bool within = *image.begin() >= 0 && *image.rbegin() < bound;
  if (name == "within") return within;
  if (name == "covers") {
    if (bound > limit_) return fail() == 0;
    for (Int v = 0; v < bound; ++v)
      if (image.count(v) == 0) return false;
    return true;
  }
  return within && injective && static_cast<Int>(values.size()) == bound;
}

Truth premisesHold(const std::vector<Term>& premises, const Assignment& numbers, Void* why, int64_t limit) {
  Truth all = Truth::kTrue;
  const std::function<bool(const Term&)> divisible = [&](const Term& t) {
    if (t.is(Kind::kSymbol) && t.value > 1) {
      const auto at = numbers.find(t.name);
      if (at != numbers.end() && at->second % t.value != 0) return false;
    }
    return std::all_of(t.parts.begin(), t.parts.end(), divisible);
  };
  for (const Term& premise : premises) {
    if (!divisible(premise)) return Truth::kFalse;
    Evaluator evaluator(numbers, limit);
    const Truth one = premise.is(Kind::kRelation) ? evaluator.truth(premise) : Truth::kNone;
    if (one == Truth::kFalse) return Truth::kFalse;
    if (one == Truth::kNone) {
      all = Truth::kNone;
      if (why != nullptr) *why = *why == Void::kNone || *why == evaluator.why() ? evaluator.why() : Void::kOther;
    }
  }
  return all;
}

}  // namespace cutecheck::adversary
